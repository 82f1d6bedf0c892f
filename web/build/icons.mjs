// Draws the icons that systems want as PNG from public/favicon.svg, in Chromium: `npm run icons`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const at = (path) => fileURLToPath(new URL(`../public/${path}`, import.meta.url));
const sign = readFileSync(at('favicon.svg'), 'utf8');
/** `share`: how much of the picture the sign takes. Maskable icons lose their rim to the system's own shape. */
const ICONS = [
  { name: 'icons/192.png', size: 192, share: 0.86, ground: 'transparent' },
  { name: 'icons/512.png', size: 512, share: 0.86, ground: 'transparent' },
  { name: 'icons/maskable.png', size: 512, share: 0.58, ground: '#f6efe2' },
  { name: 'icons/apple.png', size: 180, share: 0.72, ground: '#f6efe2' },
];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const { name, size, share, ground } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}svg{width:${100 * share}vw}</style>${sign}`,
  );
  await page.screenshot({ path: at(name), omitBackground: ground === 'transparent' });
}
await browser.close();
