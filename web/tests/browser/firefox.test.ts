// The same page in the other engine Debian has: a round from its first move to its last, the analysis board, a puzzle, a
// language, and all of it without a network. Firefox is driven over WebDriver BiDi.
import { readFileSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPuzzles } from '../../src/learn/puzzles';
import { Host } from './host';

let host: Host;
let browser: Browser;

beforeAll(async () => {
  host = await Host.below('/hoyito/');
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'en' },
  });
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

const text = (page: Page, of: string): Promise<string> => page.$eval(of, (each) => each.textContent?.trim() ?? '');
const click = (page: Page, of: string): Promise<void> => page.locator(of).click();
const there = (page: Page, of: string): Promise<unknown> => page.waitForSelector(of, { timeout: 20_000 });
/** What the board, or whatever `of` names, says until it says this. */
const says = (page: Page, of: string, words: string): Promise<unknown> =>
  page.waitForFunction((each, wanted) => document.querySelector(each)?.textContent?.includes(wanted), { timeout: 20_000 }, of, words);

/** Goes to a part of the page by its address. */
const go = (page: Page, hash: string): Promise<void> => page.evaluate((to) => void (location.hash = to), hash);

/** Opens the page; collects what Firefox complains of. */
async function open(complaints: string[]): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(host.address);
  await there(page, '.files');
  return page;
}

test('a round, the analysis board, a puzzle, a language; then all of it without a network', async () => {
  const complaints: string[] = [];
  const page = await open(complaints);
  expect(complaints).toEqual([]);
  // They are heard at all.
  await page.evaluate(() => console.error('heard'));
  await expect.poll(() => complaints.splice(0)).toEqual(['heard']);
  await page.select('.language select', 'fr');
  await page.waitForFunction(() => document.documentElement.lang === 'fr');
  expect(await text(page, '.head nav a')).toBe('Jouer');
  await page.select('.language select', 'en');
  await page.waitForFunction(() => document.documentElement.lang === 'en');
  // The first game is against the computer: it answers.
  await click(page, '.pace');
  await click(page, '.pace');
  await says(page, '.pace', 'Instant');
  await click(page, '[data-hole=D]');
  await there(page, '.table[data-at="2"][data-busy=false]');

  await click(page, '.head .new');
  await there(page, 'dialog[open] form');
  await click(page, 'input[name=variant][value=II]');
  await click(page, 'input[name=against][value=person]');
  await page.select('dialog form > .pair select', '3');
  await click(page, 'dialog button[type=submit]');
  await there(page, '.table[data-at="0"]');
  const moves = await page.evaluate(async () => {
    const at = (): string | undefined => document.querySelector<HTMLElement>('.table')?.dataset['at'];
    for (let move = 0; move < 300; move += 1) {
      const hole = document.querySelector<HTMLButtonElement>('.cell.playable');
      if (!hole) return move;
      const before = at();
      hole.click();
      for (let wait = 0; at() === before && wait < 4000; wait += 1) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return null;
  });
  expect(moves).toBeGreaterThan(3);
  await there(page, '.table.ended');
  // No seed was lost: what both have captured is the whole board.
  const piles = await page.$$eval('.pile', (all) => all.map((each) => Number(each.lastChild?.textContent)));
  expect(piles.reduce((sum, each) => sum + each, 0)).toBe(24);

  await click(page, '.controls a.icon');
  await there(page, `.study[data-at="${moves}"]`);
  await click(page, '.study .controls button');
  await there(page, '.study[data-at="0"] .values .value');

  const puzzle = readPuzzles('II', readFileSync(new URL('../../src/learn/puzzles/II.txt', import.meta.url), 'utf8'))[0];
  await go(page, '#/puzzles/II/1');
  await there(page, '.lesson[data-busy=false]');
  for (const hole of (puzzle?.line ?? '').replace(/[a-f]/g, '')) await click(page, `.cell.playable[data-hole=${hole}]`);
  await there(page, '.lesson[data-mood=right]');
  expect(await text(page, '.lesson .words')).toContain('Solved!');
  expect(complaints).toEqual([]);

  // Everything is kept once the page has told so; then the host is gone.
  await go(page, '#/');
  await says(page, '.files', 'From now on the game also plays offline.');
  await host.down();
  await page.reload();
  await there(page, '.files');
  await there(page, '.table.ended');
  await page.select('.language select', 'ht');
  await page.waitForFunction(() => document.documentElement.lang === 'ht');
  await go(page, '#/analyse');
  await there(page, '.study .values .value');
  await go(page, '#/puzzles/III/1');
  await there(page, '.lesson[data-busy=false]');
  expect(complaints).toEqual([]);
});
