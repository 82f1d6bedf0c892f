// What the browser keeps, what a damaged save does, and game files out and in.
import { readFile, writeFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { begin, board, said, settled, sowAll, visit, withBrowser } from './browser';

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
  await page.locator('.board .cell').first().waitFor();
  expect(await board(page)).toBe(before);
  expect(await said(page)).toBe(words);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es');
  expect(await page.locator('.token').count()).toBe(2);
  await page.locator('.controls .undo').click();
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.table')?.dataset['at'] === '1');
  await page.reload();
  await page.locator('.board .cell').first().waitFor();
  expect(await page.locator('.token.undone').count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

test('a damaged save is told, kept for download, and a new game is there', async () => {
  const junk = 'hoyito 1\nsum 00000000\nat 3\nñ broken';
  const { page, complaints, close } = await visit({ kept: { 'hoyito.game': junk } });
  expect(await said(page)).toContain('The saved game is damaged');
  expect(await board(page)).toBe(`${'4-'.repeat(12)}0-0`);
  await page.locator('[data-hole=B]').click();
  await settled(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the damaged game' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe(junk);
  await page.reload();
  await page.locator('.board .cell').first().waitFor();
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

  await writeFile(file, '[Variant "I"]\n\n1. A *\n\n[Variant "III"]\n\n1. F f *\n');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('dialog .numbers button').nth(1).click();
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
  await page.locator('.board .cell').first().waitFor();
  await page.locator('[data-hole=A]').click();
  await settled(page);
  expect(await page.locator('.files').innerText()).toContain('This browser keeps nothing');
  await close();
});
