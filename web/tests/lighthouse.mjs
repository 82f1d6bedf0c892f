// Lighthouse on its mobile setting, several times, since one run says little: each run's scores, then the median.
// `npm run lighthouse [RUNS]` with HOYITO naming the built program, best a release build on a machine that does nothing
// else. It judges nothing: scores of performance depend on the machine (its own speed, `benchmark`, is printed too).
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const program = process.env.HOYITO;
if (!program) {
  console.error('lighthouse: set HOYITO to the built program, for example target/release/hoyito');
  process.exit(2);
}
const runs = Number(process.argv[2] ?? 5);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FIGURES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
};

const port = 20_000 + Math.floor(Math.random() * 20_000);
const served = spawn(program, ['serve', '--no-open', '--port', String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
await new Promise((resolve, reject) => {
  served.stdout.once('data', resolve);
  served.once('exit', (code) => reject(new Error(`${program} serve ended with ${code}`)));
});

function measure() {
  const cli = join(dirname(createRequire(import.meta.url).resolve('lighthouse/package.json')), 'cli/index.js');
  const flags = '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-sync';
  const args = [
    cli,
    `http://127.0.0.1:${port}/`,
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${flags}`,
  ];
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' };
  return new Promise((resolve, reject) => {
    const run = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
    let text = '';
    run.stdout.on('data', (part) => (text += part));
    run.once('error', reject);
    run.once('close', (code) => (code === 0 ? resolve(JSON.parse(text)) : reject(new Error(`lighthouse ended with ${code}`))));
  });
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
const scores = CATEGORIES.map(() => []);
try {
  for (let run = 1; run <= runs; run += 1) {
    // A trace fails now and then, which says nothing of the page.
    const { categories, audits, environment } = await measure().catch(() => measure());
    const now = CATEGORIES.map((name) => Math.round(categories[name].score * 100));
    now.forEach((score, at) => scores[at].push(score));
    const told = CATEGORIES.map((name, at) => `${name} ${now[at]}`);
    const figures = Object.entries(FIGURES).map(([short, id]) => `${short} ${audits[id].displayValue.replace(/\s/g, ' ')}`);
    console.log(`${run}: ${told.join(', ')} | ${figures.join(', ')} | benchmark ${environment.benchmarkIndex}`);
  }
  console.log(`median of ${runs}: ${CATEGORIES.map((name, at) => `${name} ${median(scores[at])}`).join(', ')}`);
} finally {
  served.removeAllListeners('exit');
  served.kill();
}
