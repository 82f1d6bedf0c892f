// The analysis board as a person uses it: values, lines, variations, links, set-ups, a whole game looked over, pictures.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/lib/texts.svelte';
import type { Page } from 'playwright-core';
import { accessible, ADDRESS, begin, board, said, sowAll, visit, withBrowser } from './browser';

withBrowser();

const START = '4-4-4-4-4-4-4-4-4-4-4-4-0-0-S';
/** A round near its end, where everything can be proved at once. */
const END = '#/analyse/I/0-1-2-3-0-0-0-0-0-2-0-0-27-13-S';

const at = (page: Page, place: number): Promise<unknown> =>
  page.waitForFunction((wanted) => document.querySelector('.study')?.getAttribute('data-at') === String(wanted), place);
const proved = (page: Page): Promise<void> => page.getByText('All proved.').waitFor();
const tokens = (page: Page): Promise<string[]> => page.locator('.tree .token').allInnerTexts();

test('one tap from the first screen, and the game on the board is there', async () => {
  const { page, complaints, close } = await visit();
  await begin(page, { variant: 'II', people: true });
  await sowAll(page, 'Fa');
  const table = await board(page);
  await page.getByRole('link', { name: 'Analyse', exact: true }).click();
  await at(page, 2);
  expect(await board(page)).toBe(table);
  // The game is not taken over again when one comes back to it.
  await page.locator('.study [data-hole=A]').click();
  await at(page, 3);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.locator('.table:not(.study)').waitFor();
  await page.getByRole('link', { name: 'Analyse', exact: true }).click();
  await at(page, 3);
  expect(await tokens(page)).toEqual(['1.F', 'a', '2.A+4']);
  expect(complaints).toEqual([]);
  await close();
});

test('every hole that may be played has its value, proved ones without the sign of an estimate', async () => {
  const { page, complaints, close } = await visit({ hash: END });
  await proved(page);
  const holes = await page.locator('.cell.playable').evaluateAll((cells) =>
    cells.map((cell) => [cell.getAttribute('data-hole'), cell.querySelector('.worth')?.textContent?.trim(), cell.getAttribute('aria-label')]),
  );
  expect(holes.length).toBeGreaterThan(1);
  for (const [, value, label] of holes) {
    expect(value).toMatch(/^([+−]\d+|=)$/);
    expect(label).toContain(`${value}, proved`);
  }
  const listed = await page.locator('.values .value').allInnerTexts();
  expect(listed[0]).toBe('+22');
  const numbers = listed.map((text) => Number(text.replace('−', '-').replace('=', '0')));
  expect(numbers).toEqual([...numbers].sort((one, other) => other - one));
  // The reason: laps and captures.
  expect(await page.locator('.values .told p').first().innerText()).toMatch(/^\d+ laps?, (\+\d+|nothing captured)/);
  // On a long row the values are estimates, and say so.
  await page.goto(`${ADDRESS}#/analyse/III/${'4-'.repeat(24)}0-0-S`);
  await page.waitForFunction(() => document.querySelectorAll('.values li').length === 12);
  expect(await page.locator('.values .value').first().innerText()).toMatch(/^≈\s?[+−=]/);
  expect(complaints).toEqual([]);
  await close();
});

test('the line behind a move is stepped through and kept as a variation', async () => {
  const { page, close } = await visit({ hash: END });
  await proved(page);
  const before = await board(page);
  await page.locator('.values .line').first().click();
  await page.locator('.controls .place').getByText(/: 1 of \d+$/).waitFor();
  expect(await board(page)).not.toBe(before);
  await page.keyboard.press('ArrowLeft');
  await page.locator('.controls .place').getByText(/: 0 of/).waitFor();
  expect(await board(page)).toBe(before);
  await page.getByRole('button', { name: 'Keep as a variation' }).click();
  await page.locator('.tree .token').first().waitFor();
  expect(await board(page)).toBe(before);
  await page.keyboard.press('ArrowRight');
  await at(page, 1);
  await close();
});

test('variations and comments go into the file and the link, and come back', async () => {
  const { page, complaints, close } = await visit({ hash: `#/analyse/II/${START}/Fa` });
  await at(page, 2);
  await page.getByLabel('Comment on a').fill('quiet {so far}');
  await page.getByLabel('Comment on a').blur();
  await page.getByLabel('Judgement').selectOption({ label: '! good' });
  await page.getByRole('button', { name: 'One move back' }).click();
  await at(page, 1);
  await page.locator('.study [data-hole=e]').click();
  await at(page, 2);
  expect(await tokens(page)).toEqual(['1.F', 'a!', '1…e+4']);
  expect(await page.locator('.tree .variation').count()).toBe(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the game' }).click();
  const path = await (await download).path();
  const file = readFileSync(path, 'utf8');
  expect(file).toContain('quiet {so far}');
  expect(file).toContain('(1... e+4)');
  // Removed and brought back; moved up.
  await page.getByRole('button', { name: 'Remove from here on' }).click();
  await at(page, 1);
  expect(await tokens(page)).toEqual(['1.F', 'a!']);
  await page.getByRole('button', { name: 'Bring back' }).click();
  await at(page, 2);
  await page.getByRole('button', { name: 'Move this line up' }).click();
  await page.waitForFunction(() => document.querySelectorAll('.tree .token')[1]?.textContent?.includes('e+4'));
  // The address follows a moment later; it is at rest once it stays as it is.
  await page.waitForFunction(async () => {
    const before = location.hash;
    await new Promise((resolve) => setTimeout(resolve, 800));
    return before.includes('~') && location.hash === before;
  });
  const link = page.url();
  const shown = await tokens(page);
  await page.reload();
  expect(page.url()).toBe(link);
  await at(page, 2);
  expect(await tokens(page)).toEqual(shown);
  expect(await page.locator('.tree').innerText()).toContain('quiet {so far}');
  // The file, opened by hand.
  await page.locator('.share input[type=file]').setInputFiles({ name: 'g.ogn', mimeType: 'text/plain', buffer: Buffer.from(file) });
  await page.waitForFunction(() => document.querySelectorAll('.tree .token')[1]?.textContent?.includes('a!'));
  expect(complaints).toEqual([]);
  await close();
});

test('malformed links say what is wrong and lose nothing', async () => {
  const { page, complaints, close } = await visit({ hash: `#/analyse/II/${START}/Fa` });
  await at(page, 2);
  const before = await board(page);
  for (const [hash, words] of [
    ['~abc', 'damaged or was cut off'],
    ['%E0%A4%A', 'damaged or was cut off'],
    ['II/4-4', 'This is no position of Hoyito'],
    [`II/${START.replace('0-0', '0-4')}`, '52 seeds on the board'],
    [`II/${START}/FF`, 'can be read up to move 2'],
    [`IV/${START}`, 'not Hoyito I, II or III'],
  ] as const) {
    await page.goto(`${ADDRESS}#/analyse/${hash}`);
    await page.waitForFunction((wanted) => document.querySelector('.said')?.textContent?.includes(wanted), words);
    expect(await board(page)).toBe(before);
  }
  // Also when nothing but the link is opened. The board's own address comes a moment after it.
  await page.waitForFunction(() => location.hash.endsWith('0-0-S/Fa'));
  await page.evaluate(() => history.replaceState(null, '', '#/analyse/~abc'));
  await page.reload();
  await page.waitForFunction(() => document.querySelector('.said')?.textContent?.includes('damaged or was cut off'));
  expect(await board(page)).toBe(before);
  expect(complaints).toEqual([]);
  await close();
});

test('a position set up by taps, keys and typing', async () => {
  const { page, complaints, close } = await visit({ hash: '#/analyse' });
  await page.getByRole('button', { name: 'Set up a position' }).click();
  await page.getByRole('button', { name: 'Empty all holes' }).click();
  await page.waitForFunction(() => document.querySelector('.said')?.textContent?.includes('No seeds'));
  // A tap drops a seed; faults are told as they arise, and captures make the total right.
  for (const hole of ['A', 'A', 'B']) await page.locator(`[data-hole=${hole}]`).click();
  await page.waitForFunction(() => document.querySelector('.said')?.textContent?.includes('3 seeds on the board. It must be a multiple of four'));
  const use = page.getByRole('button', { name: 'Analyse this position' });
  expect(await use.isDisabled()).toBe(true);
  // Digits type the seeds of the hole with the focus.
  await page.locator('[data-hole=f]').focus();
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('x');
  await page.waitForFunction(() => document.querySelector('.said')?.textContent?.includes('16 seeds on the board, 32 captured'));
  // A closed hole changes no sum: it may come a moment later.
  await expect.poll(() => board(page)).toBe('2-1-0-0-0-0-0-0-0-x-1-12-0-32');
  await page.getByLabel('South’s captures').fill('20');
  await page.getByLabel('South’s captures').blur();
  await page.waitForFunction(() => document.querySelector('.player.south .pile')?.lastChild?.textContent === '20');
  expect(await board(page)).toBe('2-1-0-0-0-0-0-0-0-x-1-12-20-12');
  await page.getByLabel('Who is to move').selectOption('N');
  await page.getByLabel('Which Hoyito?').selectOption('III');
  await accessible(page);
  await use.click();
  await at(page, 0);
  await page.waitForFunction(() => location.hash.endsWith('III/2-1-0-0-0-0-0-0-0-x-1-12-20-12-N'));
  // What was there before can be had back.
  await page.getByRole('button', { name: 'Set up a position' }).click();
  await page.getByLabel('In notation').fill(START.replace('0-0-S', '0-4-S'));
  await page.getByLabel('In notation').blur();
  await page.waitForFunction(() => document.querySelector('.said')?.textContent?.includes('52 seeds'));
  await page.getByLabel('In notation').fill(START);
  await page.getByLabel('In notation').blur();
  await page.waitForFunction(() => document.querySelector('.said')?.textContent?.includes('48 seeds on the board'));
  await use.click();
  await page.getByRole('button', { name: 'Take it up again' }).click();
  await page.waitForFunction(() => location.hash.endsWith('20-12-N'));
  expect(complaints).toEqual([]);
  await close();
});

test('a whole game looked over: graph, faults, accuracy', async () => {
  const { page, complaints, close } = await visit({ hash: END });
  await proved(page);
  // The worst move, and what follows from it.
  await page.locator('.values .move').last().click();
  await at(page, 1);
  await page.getByRole('button', { name: 'Look the game over' }).click();
  await page.waitForFunction(() => document.querySelector('.review') && !document.querySelector('.review progress') && document.querySelector('.review table'));
  expect(await page.locator('.review li').count()).toBe(1);
  expect(await page.locator('.review li').innerText()).toMatch(/^1\.\s+South, .*: \d+ seeds given away\s+Better: [A-F]$/);
  const accuracy = await page.locator('.review tbody tr').first().locator('td').allInnerTexts();
  expect(Number(accuracy[0])).toBeLessThan(100);
  expect(accuracy[1]).toBe('–');
  // The graph is walked by keys and by pointer, and says where it is.
  const graph = page.getByRole('slider', { name: 'How far ahead South ends' });
  await graph.focus();
  await page.keyboard.press('Home');
  await at(page, 0);
  expect(await graph.getAttribute('aria-valuetext')).toBe('Move 0 of 1: South ends 22 seeds ahead');
  await page.keyboard.press('ArrowRight');
  await at(page, 1);
  const box = await graph.boundingBox();
  if (!box) throw new Error('the graph is not to be seen');
  await page.mouse.click(box.x + 3, box.y + 20);
  await at(page, 0);
  await accessible(page);
  // What was better becomes a variation.
  await page.getByRole('button', { name: /^Keep [A-F] as a variation$/ }).click();
  await page.locator('.tree .variation').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('pictures and paper', async () => {
  const { page, complaints, close } = await visit({ hash: '#/analyse/II/4-0-3-1-0-0-16-0-x-0-0-0-20-4-N' });
  for (const [name, begin] of [
    ['SVG', '<svg'],
    ['PNG', '\u0089PNG'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Picture (${name})` }).click();
    const bytes = readFileSync(await (await download).path());
    expect(bytes.toString('latin1').slice(0, 4)).toBe(begin);
    if (name === 'SVG') expect(bytes.toString('utf8')).toContain('A position of Hoyito II: 4-0-3-1-0-0-16-0-x-0-0-0-20-4-N');
    else expect(bytes.length).toBeGreaterThan(20_000);
  }
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.paper svg').isVisible()).toBe(true);
  expect(await page.locator('.head').isVisible()).toBe(false);
  for (const part of ['.board', '.controls', '.said', '.values']) {
    expect(await page.locator(`.study ${part}`).isVisible()).toBe(false);
  }
  expect(complaints).toEqual([]);
  await close();
});

test('with the keyboard alone', async () => {
  const { page, close } = await visit({ hash: `#/analyse/II/${START}` });
  await page.keyboard.press('f');
  expect(await page.evaluate('document.activeElement?.getAttribute("data-hole")')).toBe('F');
  await page.keyboard.press('Enter');
  await at(page, 1);
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await at(page, 2);
  expect(await said(page)).toMatch(/^North sowed a: /);
  // Elsewhere than on the board the arrows walk the game.
  await page.getByRole('button', { name: 'Copy the link' }).focus();
  await page.keyboard.press('ArrowLeft');
  await at(page, 1);
  await page.keyboard.press('ArrowRight');
  await at(page, 2);
  await close();
});

test('the page stays awake while the search runs', async () => {
  const { page, close } = await visit({ hash: `#/analyse/III/${'4-'.repeat(24)}0-0-S` });
  await page.waitForFunction(() => document.querySelectorAll('.values li').length === 12);
  const felt = await page.evaluate(async () => {
    let felt = 0;
    let before = performance.now();
    for (let beat = 0; beat < 60; beat += 1) {
      await new Promise((resolve) => setTimeout(resolve, 16));
      if (performance.now() - before > 250) felt += 1;
      before = performance.now();
    }
    return felt;
  });
  // Slices of the search last up to 400 ms: in the page nearly every beat would wait for one. A busy machine lets one or two wait.
  expect(felt).toBeLessThan(3);
  await close();
});

test('on a phone a line that is looked at brings the board into sight', async () => {
  const { page, close } = await visit({ viewport: { width: 360, height: 740 }, hash: END });
  await proved(page);
  await page.locator('.values .line').first().click();
  await page.locator('.controls .place').waitFor();
  await page.waitForFunction(() => scrollY === 0);
  expect(await page.locator('.study .board').isVisible()).toBe(true);
  await close();
});

describe('each language and theme without a fault', () => {
  for (const locale of LANGUAGES) {
    test(locale, async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const { page, complaints, close } = await visit({ locale, colorScheme, hash: `${END}/B` });
        await at(page, 1);
        await page.locator('.review button').click();
        await page.locator('.review table').waitFor();
        await accessible(page);
        await page.keyboard.press('ArrowLeft');
        await page.locator('.values .line').first().click();
        await accessible(page);
        // No text is missing: an id would show itself.
        expect(await page.locator('.study').innerText()).not.toMatch(/\b(values|value|why|line|review|setup|share|judge|step)-[a-z]/);
        expect(complaints).toEqual([]);
        await close();
      }
    });
  }
});

describe('no screen cuts anything off', () => {
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [740, 360],
    [768, 1024],
    [1440, 900],
  ] as const) {
    test(`${width} × ${height}`, async () => {
      const { page, close } = await visit({ locale: 'fr', viewport: { width, height }, hash: `#/analyse/III/${'4-'.repeat(24)}0-0-S/C` });
      await page.waitForFunction(() => document.querySelectorAll('.values li').length > 3);
      const over = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await over()).toBeLessThanOrEqual(0);
      await page.locator('.controls .set').first().click();
      await page.locator('.setup').waitFor();
      expect(await over()).toBeLessThanOrEqual(0);
      await close();
    });
  }
});
