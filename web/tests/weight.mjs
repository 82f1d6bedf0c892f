// What a first visit transfers, all of it: page, styles, fonts, texts, rules and the computer player's first move.
// Every byte that the program sends is counted on its way through a port of our own, headers included.
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

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
});
const heaviest = [];
try {
  const page = await browser.newPage({ locale: 'es' });
  page.on('response', async (response) => {
    const size = Number((await response.allHeaders())['content-length'] ?? 0);
    heaviest.push([size, new URL(response.url()).pathname]);
  });
  await page.goto(`http://127.0.0.1:${counter.address().port}/`);
  await page.locator('.cell.playable').first().click();
  // The computer has answered: its half of the rules is loaded too.
  await page.waitForFunction(() => document.querySelector('.table')?.getAttribute('data-at') === '2', undefined, { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
} finally {
  await browser.close();
  counter.close();
  served.removeAllListeners('exit');
  served.kill();
}

for (const [size, path] of heaviest.sort((one, other) => other[0] - one[0]).slice(0, 8)) console.log(`${size}\t${path}`);
console.log(`first visit: ${(bytes / 1024).toFixed(1)} KiB transferred, ${LIMIT / 1024} KiB is the most`);
if (bytes > LIMIT || bytes < 50 * 1024) {
  console.error(bytes > LIMIT ? 'weight: too heavy' : 'weight: too little was transferred for this to be the page');
  process.exit(1);
}
