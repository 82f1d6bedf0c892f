// How soon the page answers on a slow phone: Chromium four times slower than this machine, on a phone's screen. For each
// thing a person does the time from the tap to the next picture (as "interaction to next paint" counts it), and for a
// sowing the pictures a second. `npm run interaction [RUNS]` measures the built page, or the program that HOYITO names.
// It judges nothing: the figures depend on the machine, which is best left alone meanwhile.
import { spawn } from 'node:child_process';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const runs = Number(process.argv[2] ?? 5);
const SLOWER = 4;

/** Where the page is served, and how to end that. */
async function serve() {
  const program = process.env.HOYITO;
  if (!program) {
    const server = await preview({ preview: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
    return [server.resolvedUrls.local[0], () => server.close()];
  }
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const served = spawn(program, ['serve', '--no-open', '--port', String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve, reject) => {
    served.stdout.once('data', resolve);
    served.once('exit', (code) => reject(new Error(`${program} serve ended with ${code}`)));
  });
  served.removeAllListeners('exit');
  return [`http://127.0.0.1:${port}/`, () => served.kill()];
}

/** What is measured: what is tapped, and what is there afterwards. `back` undoes it unmeasured. */
const escape = (page) => page.keyboard.press('Escape');
/** The sowings are over. Looked for seldom: a locator's own waiting looks at every picture, which takes the page's time. */
async function sown(page) {
  do await page.waitForTimeout(500);
  while (await page.evaluate(() => document.querySelector('.table')?.dataset.busy === 'true'));
}
const STEPS = [
  ['choose a hole', '.cell.playable', '.board.running', sown],
  ['open the menu', '.head .menu', 'dialog[open] nav', escape],
  ['open new game', '.head .new', 'dialog[open] form', escape],
  ['open the settings', '.head button[title]', 'dialog[open] .volume', escape],
  ['chalk instead of soil', 'dialog[open] input[value=chalk]', ':root[data-board=chalk]', null, '.head button[title]'],
  ['to learning', 'dialog[open] a[href="#/learn"]', '.way >> nth=11', null, '.head .menu'],
  ['to a lesson', '.way >> nth=0', '.lesson[data-busy=false]'],
  ['to the analysis board', 'dialog[open] a[href="#/analyse"]', '.values li', null, '.head .menu'],
  ['a move there', '.study .cell.playable', '.study .values li'],
  ['to the rules', 'dialog[open] a[href^="#/rules"]', '.reading h2 >> nth=7', null, '.head .menu'],
  ['back to the table', 'dialog[open] a[href="#/"]', '.table:not(.study) .cell >> nth=11', null, '.head .menu'],
];

/** A tap and nothing else: a locator's own has the page look for what lies under the finger, which takes the page's time. */
async function finger(page, target) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** What is quicker than a browser tells of counts as 16. */
const longest = (page) => page.evaluate(() => Math.max(16, ...window.measured.taps.splice(0)));

async function once(address) {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'en' });
  await page.addInitScript(() => {
    window.measured = { taps: [], frames: [] };
    new PerformanceObserver((list) => {
      for (const each of list.getEntries()) if (each.interactionId) window.measured.taps.push(each.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
    const frame = (now) => {
      if (document.querySelector('.board.running')) window.measured.frames.push(now);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await page.goto(address);
  await page.locator('.files').waitFor({ state: 'attached' });
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const times = {};
  for (const [name, target, there, back, before] of STEPS) {
    if (before) {
      await page.locator(before).tap();
      await page.locator(target).waitFor();
    }
    // What is still going on is not this step's.
    await page.waitForTimeout(600);
    await page.evaluate(() => (window.measured.taps.length = 0));
    await finger(page, page.locator(target).first());
    await page.locator(there).first().waitFor();
    await page.waitForTimeout(400);
    times[name] = await longest(page);
    await back?.(page);
    if (back === escape) {
      await page.waitForTimeout(400);
      times['close it again'] = Math.max(times['close it again'] ?? 0, await longest(page));
    }
    await page.evaluate(() => (window.measured.taps.length = 0));
    if (name === 'chalk instead of soil') await escape(page);
  }
  const gaps = await page.evaluate(() => window.measured.frames.map((time, at, all) => time - (all[at - 1] ?? time)).filter((gap) => gap > 0 && gap < 400));
  await page.close();
  return { times, rate: (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0), longest: Math.max(...gaps) };
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
const [address, end] = await serve();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'],
});
try {
  const all = [];
  for (let run = 0; run < runs; run += 1) all.push(await once(address));
  console.log(`milliseconds to the next paint, ${SLOWER} times slower, median and worst of ${runs}:`);
  for (const name of Object.keys(all[0].times)) {
    const each = all.map(({ times }) => times[name]);
    console.log(`${String(median(each)).padStart(5)} ${String(Math.max(...each)).padStart(5)}  ${name}`);
  }
  const rates = all.map(({ rate }) => rate);
  console.log(`pictures a second while seeds move: median ${median(rates).toFixed(1)}, least ${Math.min(...rates).toFixed(1)}`);
  console.log(`longest gap between two: median ${median(all.map(({ longest }) => longest)).toFixed(0)} ms`);
} finally {
  await browser.close();
  end();
}
