// What a first visit transfers. First what is needed to play: page, styles, fonts, texts, rules, the computer player's
// first move and every part that may be opened at the table; this has a limit. Then, in a visit of its own, all of that
// and what is kept afterwards for offline use, when the page has long been played: it is told, and has no limit.
// Every byte that the program sends is counted on its way through a port of our own, headers included.
import { readdirSync, statSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { createServer, connect } from 'node:net';
import { chromium } from 'playwright-core';

const LIMIT = 250 * 1024;
const program = process.env.HOYITO;
if (!program) {
  console.error('weight: set HOYITO to the built program, for example target/debug/hoyito');
  process.exit(2);
}

const port = 20_000 + Math.floor(Math.random() * 20_000);
const served = spawn(program, ['serve', '--no-open', '--port', String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
await new Promise((resolve, reject) => {
  served.stdout.once('data', resolve);
  served.once('exit', (code) => reject(new Error(`${program} serve ended with ${code}`)));
});

let bytes = 0;
const counter = createServer((client) => {
  const server = connect(port, '127.0.0.1');
  server.on('data', (chunk) => (bytes += chunk.length));
  for (const socket of [client, server]) socket.on('error', () => socket.destroy());
  client.pipe(server).pipe(client);
});
await new Promise((resolve) => counter.listen(0, '127.0.0.1', resolve));

const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  });
let browser = await launch();
const heaviest = [];
let offline;
try {
  const page = await browser.newPage({ locale: 'es', serviceWorkers: 'block' });
  page.on('response', async (response) => {
    const size = Number((await response.allHeaders())['content-length'] ?? 0);
    heaviest.push([size, new URL(response.url()).pathname]);
  });
  // What level 10 and the analysis board stand on comes in the background once a variant is played: told by itself, and left
  // out here as where a device saves data.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(`http://127.0.0.1:${counter.address().port}/`);
  await page.locator('.cell.playable').first().click();
  // The computer has answered: its half of the rules is loaded too.
  await page.waitForFunction(() => document.querySelector('.table')?.getAttribute('data-at') === '2', undefined, { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const first = bytes;
  // Another browser: one of the first's own pages would find what that one has fetched.
  await browser.close();
  browser = await launch();
  const other = await browser.newPage({ locale: 'es' });
  await other.goto(`http://127.0.0.1:${counter.address().port}/`);
  // Ready is a service worker that has fetched all it is to keep.
  await other.evaluate(async () => void (await navigator.serviceWorker.ready));
  offline = bytes - first;
  bytes = first;
} finally {
  await browser.close();
  counter.close();
  served.removeAllListeners('exit');
  served.kill();
}

for (const [size, path] of heaviest.sort((one, other) => other[0] - one[0]).slice(0, 8)) console.log(`${size}\t${path}`);
console.log(`first visit: ${(bytes / 1024).toFixed(1)} KiB transferred, ${LIMIT / 1024} KiB is the most`);
const exact = new URL('../dist/exact/v2/', import.meta.url);
const values = readdirSync(exact).filter((name) => name.startsWith('II-')).reduce((sum, name) => sum + statSync(new URL(name, exact)).size, 0);
console.log(`exact values of a variant, in the background once it is played: ${(values / 1024).toFixed(1)} KiB`);
console.log(`with all that is kept for offline use, in the background: ${(offline / 1024).toFixed(1)} KiB`);
if (bytes > LIMIT || bytes < 50 * 1024) {
  console.error(bytes > LIMIT ? 'weight: too heavy' : 'weight: too little was transferred for this to be the page');
  process.exit(1);
}
