// What the browser keeps, what a damaged save does, and game files out and in.
import { readFile, writeFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accessible, begin, board, ready, said, settled, sowAll, visit, withBrowser } from './browser';

withBrowser();

test('a reload keeps the game, its history and the language', async () => {
  const { page, complaints, close } = await visit();
  await begin(page, { variant: 'III', holes: 5, match: true });
  await sowAll(page, 'Aa');
  await page.getByLabel('Language').selectOption('es');
  await page.waitForFunction(() => document.documentElement.lang === 'es');
  const before = await board(page);
  const words = await said(page);
  await page.reload();
  await ready(page);
  expect(await board(page)).toBe(before);
  expect(await said(page)).toBe(words);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es');
  expect(await page.locator('.token').count()).toBe(2);
  await page.locator('.controls .undo').click();
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.table')?.dataset['at'] === '1');
  await page.reload();
  await ready(page);
  expect(await page.locator('.token.undone').count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

test('a damaged save is told, kept for download, and a new game is there', async () => {
  const junk = 'hoyito 1\nsum 00000000\nat 3\nñ broken';
  const { page, complaints, close } = await visit({ kept: { 'hoyito.game': junk } });
  // Right under what is said, with what can be done about it.
  expect(await page.locator('.said .damaged').innerText()).toContain('is damaged and can’t be opened');
  expect(await board(page)).toBe(`${'4-'.repeat(12)}0-0`);
  await page.locator('[data-hole=B]').click();
  await settled(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the damaged game' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe(junk);
  await page.reload();
  await ready(page);
  expect(await page.locator('.token').count()).toBe(2);
  await page.getByRole('button', { name: 'Throw it away and start anew' }).click();
  await page.waitForFunction(() => !document.querySelector('.damaged'));
  expect(await page.evaluate(() => localStorage.getItem('hoyito.game.damaged'))).toBe(null);
  expect(complaints).toEqual([]);
  await close();
});

test('settings that make no sense are no obstacle', async () => {
  const { page, complaints, close } = await visit({ kept: { 'hoyito.settings': '{"version":1,"speed":[],"language":"xx"' } });
  expect(await said(page)).toContain('You start.');
  expect(complaints).toEqual([]);
  await close();
});

test('a game file goes out and comes in again', async () => {
  const { page, complaints, close } = await visit();
  await begin(page, { variant: 'II', holes: 2, match: true });
  await sowAll(page, 'A');
  const before = await board(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the game (OGN)' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('[Variant "II"]');
  expect(text).toContain('[Match "yes"]');
  const folder = await mkdtemp(join(tmpdir(), 'hoyito-'));
  const file = join(folder, 'game.ogn');
  await writeFile(file, text);
  await begin(page, { variant: 'I' });
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.table')?.dataset['at'] === '1');
  expect(await board(page)).toBe(before);
  expect(await said(page)).toContain('Opened.');

  await writeFile(file, '[Variant "I"]\n\n1. A A *\n');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForFunction(() => document.querySelector('.said.warning'));
  expect(await said(page)).toContain('The game can be read up to move 2');
  expect(await board(page)).toBe(before);

  const second = '[Variant "III"]\n[South "Ana"]\n[North "Hoyito level 3"]\n[Date "2004.08.15"]';
  await writeFile(file, `[Variant "I"]\n\n1. A *\n\n${second}\n\n1. F f 30-18\n`);
  await page.locator('input[type=file]').setInputFiles(file);
  const games = page.locator('dialog .games button');
  await games.first().waitFor();
  expect(await games.allInnerTexts()).toEqual([
    '1. unknown – unknown\nHoyito I · in play',
    '2. Ana – Computer, level 3\n2004-08-15 · Hoyito III · 30-18',
  ]);
  await accessible(page);
  await games.nth(1).click();
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.table')?.dataset['at'] === '2');
  expect(complaints).toEqual([]);
  await close();
});

test('a browser that keeps nothing still plays, and says so', async () => {
  const { page, close } = await visit();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.reload();
  await ready(page);
  await page.locator('[data-hole=A]').click();
  await settled(page);
  expect(await page.locator('.files').innerText()).toContain('This browser keeps nothing');
  await close();
});

test('the same game in two tabs: which is kept is asked, and the other is laid aside', async () => {
  const { page, complaints, close } = await visit();
  await begin(page, { variant: 'I' });
  await sowAll(page, 'A');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await ready(other);
  await sowAll(other, 'b');
  const there = await board(other);
  await page.locator('.said .tabs').waitFor();
  await accessible(page);
  // Playing on meanwhile does not write over the other.
  const kept = await page.evaluate(() => localStorage.getItem('hoyito.game'));
  await sowAll(page, 'a');
  const here = await board(page);
  expect(here).not.toBe(there);
  expect(await page.evaluate(() => localStorage.getItem('hoyito.game'))).toBe(kept);
  await page.getByRole('button', { name: 'Go on with the other' }).click();
  await page.locator('.said .tabs').waitFor({ state: 'detached' });
  expect(await board(page)).toBe(there);
  await page.reload();
  await ready(page);
  expect(await board(page)).toBe(there);
  await page.getByRole('button', { name: 'Back to the game laid aside' }).click();
  await page.waitForFunction(() => document.querySelector('.row.north .cell:last-child .figure, [data-hole=a] .figure') !== null);
  await expect.poll(() => board(page)).toBe(here);
  // Now the other tab is asked, and keeps its own.
  await other.locator('.said .tabs').waitFor();
  await other.getByRole('button', { name: 'Keep this one' }).click();
  await other.locator('.said .tabs').waitFor({ state: 'detached' });
  await other.reload();
  await ready(other);
  expect(await board(other)).toBe(there);
  expect(complaints).toEqual([]);
  await close();
});

test('the sheet for a new game remembers what was chosen last', async () => {
  const { page, complaints, close } = await visit();
  await begin(page, { variant: 'III', holes: 4, match: true, first: 'N', repetition: null, leftmost: true });
  await page.reload();
  await ready(page);
  await page.locator('.head .new').click();
  const form = page.locator('dialog form');
  await form.locator('summary').click();
  const checked = await form.locator('input:checked').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  expect(checked).toEqual(['III', 'person', 'false']);
  const selects = form.locator('> .pair select');
  expect(await selects.nth(0).locator('option:checked').innerText()).toBe('4');
  expect(await selects.nth(1).inputValue()).toBe('N');
  expect(await form.locator('summary').innerText()).toContain('2 changed');
  expect(complaints).toEqual([]);
  await close();
});
