// Learning: the course, the puzzles, the trainer; by mouse, by keys, on a phone, in every language, with what is kept.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import course from '../../src/learn/course.json';
import { ofDay, readPuzzles } from '../../src/learn/puzzles';
import { dayName } from '../../src/lib/day';
import { LANGUAGES } from '../../src/lib/texts.svelte';
import { accessible, visit, withBrowser, ADDRESS } from './browser';

withBrowser();

const puzzles = (['I', 'II', 'III'] as const).map((variant) =>
  readPuzzles(variant, readFileSync(new URL(`../../src/learn/puzzles/${variant}.txt`, import.meta.url), 'utf8')),
);

/** Goes to a screen and waits until a hole may be chosen there. */
async function go(page: Page, hash: string): Promise<void> {
  await page.goto(`${ADDRESS}${hash}`);
  await page.locator('.lesson[data-busy=false]').waitFor();
}
const choose = (page: Page, hole: string): Promise<void> => page.locator(`[data-hole=${hole}]`).click();
const words = (page: Page): Promise<string> => page.locator('.lesson .words').innerText();
const mood = (page: Page, wanted: string): Promise<void> => page.locator(`.lesson[data-mood=${wanted}]`).waitFor();

for (const variant of ['I', 'II', 'III'] as const) {
  test(`the course of Hoyito ${variant}, from the first step to the last`, async () => {
    const { page, complaints, close } = await visit();
    await go(page, `#/course/${variant}`);
    const steps = course[variant];
    for (const [at, step] of steps.entries()) {
      await page.getByText(`Step ${at + 1} of ${steps.length}`).waitFor();
      await page.locator('.lesson[data-busy=false][data-mood=asking]').waitFor();
      if ('ask' in step) {
        // Anything but the hole asked for is told at once.
        await choose(page, 'b');
        await mood(page, 'wrong');
        await choose(page, step.end);
      } else {
        const other = await page.locator('.cell.playable').evaluateAll(
          (cells, line) => cells.map((cell) => cell.getAttribute('data-hole')).find((hole) => hole !== line) ?? null,
          step.line.charAt(0),
        );
        if (other) {
          await choose(page, other);
          await mood(page, 'wrong');
          expect(await words(page)).toContain('everything is put back');
        }
        for (const hole of step.line) await choose(page, hole);
      }
      await mood(page, 'right');
      if (at === 0 || at === 5) await accessible(page);
      if (at + 1 < steps.length) await page.getByText('Next step').click();
    }
    await page.getByText('That was the course.').waitFor();
    // Done steps are remembered.
    await page.goto(`${ADDRESS}#/learn`);
    await page.getByText(`${steps.length} of ${steps.length} steps.`).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
}

test('a step by keyboard alone, and shown', async () => {
  const { page, complaints, close } = await visit();
  await go(page, '#/course/II/6');
  await page.keyboard.press('c');
  expect(await page.evaluate('document.activeElement.dataset.hole')).toBe('C');
  await page.keyboard.press('Enter');
  await mood(page, 'right');
  expect(await words(page)).toContain('A chain of three');
  await page.getByRole('button', { name: 'Once more' }).press('Enter');
  await mood(page, 'asking');
  await page.locator('.lesson[data-busy=false]').waitFor();
  await page.getByRole('button', { name: 'Show me' }).press('Enter');
  await mood(page, 'right');
  // The end of a sowing may lie in North's row: its letters with the shift key.
  await go(page, '#/course/II/3');
  await page.keyboard.press('Shift+C');
  expect(await page.evaluate('document.activeElement.dataset.hole')).toBe('c');
  await page.keyboard.press('Space');
  await mood(page, 'right');
  expect(complaints).toEqual([]);
  await close();
});

describe('puzzles', () => {
  for (const kind of ['most', 'win', 'save'] as const) {
    test(`${kind}: a wrong move is put back, the right ones solve it, and it stays solved`, async () => {
      const { page, complaints, close } = await visit();
      // One with a reply of North's, where the kind has any.
      const of = puzzles[1]?.filter((each) => each.kind === kind) ?? [];
      const puzzle = of.find(({ line }) => /[a-f]/.test(line)) ?? of.find(({ line }) => line.length > 1) ?? of[0];
      if (!puzzle) throw new Error('no puzzle');
      await go(page, `#/puzzles/II/${puzzle.number}`);
      const playable = await page.locator('.cell.playable').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-hole') ?? ''));
      await choose(page, playable.find((hole) => hole !== puzzle.line.charAt(0)) ?? '');
      await mood(page, 'wrong');
      expect(await words(page)).toContain('Not the one; it is put back.');
      await accessible(page);
      for (const hole of puzzle.line.replace(/[a-f]/g, '')) {
        await page.locator(`.cell.playable[data-hole=${hole}]`).waitFor();
        await choose(page, hole);
      }
      await mood(page, 'right');
      expect(await words(page)).toContain('Solved!');
      await page.reload();
      await page.getByText('Solved before').waitFor();
      await page.goto(`${ADDRESS}#/learn`);
      await page.getByText(`1 of ${puzzles[1]?.length} solved.`).waitFor();
      expect(complaints).toEqual([]);
      await close();
    });
  }

  test('an answer that was shown is not solved; kinds and grades can be chosen; the next one is an unsolved one', async () => {
    const { page, close } = await visit();
    await go(page, '#/puzzles/III/1');
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await mood(page, 'right');
    expect(await words(page)).toContain('That was the answer.');
    expect(await page.getByText('0 of 330 solved').count()).toBe(1);
    await page.getByLabel('What').selectOption('save');
    await page.getByText('Only one move saves the round').waitFor();
    const first = (puzzles[2] ?? []).findIndex(({ kind }) => kind === 'save') + 1;
    expect(await page.locator('.lesson h1').innerText()).toBe(`Puzzle ${first} · Hoyito III`);
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await page.getByText(`Puzzle ${first + 1} · Hoyito III`).waitFor();
    await close();
  });

  test('the puzzle of the day is the same in every browser on that day, and another on the next', async () => {
    const asked: string[] = [];
    for (const day of ['2026-11-30', '2026-11-30', '2026-12-01']) {
      const { page, close } = await visit({ timezoneId: asked.length === 1 ? 'Pacific/Auckland' : 'America/Santo_Domingo' });
      await page.clock.setFixedTime(new Date(`${day}T${asked.length === 1 ? '00:30:00+13:00' : '23:30:00-04:00'}`));
      await page.goto(`${ADDRESS}#/learn`);
      await page.reload();
      await page.locator('.day').click();
      await page.locator('.lesson h1').waitFor();
      const holes = await page.locator('.lesson .figure').allInnerTexts();
      asked.push(`${await page.locator('.lesson h1').innerText()} ${holes.join('-')}`);
      await close();
    }
    expect(asked[0]).toBe(asked[1]);
    expect(asked[2]).not.toBe(asked[0]);
    expect(asked[0]).toContain(`Hoyito ${ofDay('2026-11-30').variant}`);
    expect(dayName(new Date(2026, 10, 30, 23, 59))).toBe('2026-11-30');
  });
});

test('reading a sowing: where it ends, how much it takes, and what was right is counted', async () => {
  const { page, complaints, close } = await visit();
  for (const variant of ['I', 'II', 'III']) {
    await go(page, `#/reading/${variant}`);
    await page.getByText(/Where does the sowing of [A-F] end/).waitFor();
    await choose(page, 'c');
    await page.getByText('And how many seeds does it take?').waitFor();
    await accessible(page);
    await page.locator('.amounts button').first().click();
    await page.locator('.lesson[data-mood=right], .lesson[data-mood=wrong]').waitFor();
    expect(await words(page)).toMatch(/it ends in [A-Fa-f] and takes \d+ seeds?\./);
    // What was told is where the sowing ends on the board.
    const told = /ends in ([A-Fa-f]) /.exec(await words(page))?.[1];
    await page.locator(`.cell[data-hole=${told}]:has(.mark .end)`).waitFor();
    expect(await page.locator('.cell:has(.mark .end)').count()).toBe(1);
    expect(await page.getByText(/[01] of 1 right/).count()).toBe(1);
    await page.getByRole('button', { name: 'Next sowing' }).click();
    await page.getByText(/Where does the sowing of [A-F] end/).waitFor();
  }
  expect(complaints).toEqual([]);
  await close();
});

test('reading against the clock ends after two minutes and keeps the best', async () => {
  const { page, close } = await visit();
  await go(page, '#/reading/I');
  await page.getByRole('button', { name: 'Two minutes against the clock' }).click();
  await page.getByText(/1[12]\d s left/).waitFor();
  await page.locator('.lesson[data-busy=false]').waitFor();
  await choose(page, 'F');
  await page.locator('.amounts button').first().click();
  await page.evaluate(() => {
    const now = performance.now();
    performance.now = () => now + 121_000;
  });
  await page.getByText(/Time is up: [01] right\./).waitFor();
  await close();
});

const SIZES = [
  [360, 740],
  [320, 640],
  [768, 1024],
  [1440, 900],
] as const;
const HASHES = ['#/learn', '#/course/II/5', '#/puzzles/III/200', '#/reading/I'];

describe('each language, each screen, without a fault and without anything cut off', () => {
  for (const locale of LANGUAGES) {
    test(locale, { timeout: 180_000 }, async () => {
      const { page, complaints, close } = await visit({ locale, viewport: { width: 360, height: 740 }, hasTouch: true });
      for (const hash of HASHES) {
        if (hash === '#/learn') {
          await page.goto(ADDRESS + hash);
          await page.locator('.way').nth(11).waitFor();
        } else await go(page, hash);
        expect(await page.locator('body').innerText()).not.toMatch(/\b(learn|course|puzzle|puzzles|reading|error)-[a-z]/);
        await accessible(page);
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          expect(await page.evaluate(() => document.documentElement.scrollWidth), `${hash} ${width}`).toBeLessThanOrEqual(width);
        }
        await page.setViewportSize({ width: 360, height: 740 });
      }
      expect(complaints).toEqual([]);
      await close();
    });
  }
});

test('each screen by night and on a wide screen', { timeout: 180_000 }, async () => {
  const { page, complaints, close } = await visit({ viewport: { width: 768, height: 1024 }, colorScheme: 'dark' });
  for (const hash of HASHES.slice(1)) {
    await go(page, hash);
    await accessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await accessible(page);
  }
  expect(complaints).toEqual([]);
  await close();
});

test('progress that is damaged or can’t be kept is no obstacle', async () => {
  const { page, complaints, close } = await visit({ kept: { 'hoyito.learnt': '{"version":1,"steps":[7,"I/sow"],"puzzles":"x","best":[' } });
  await page.goto(`${ADDRESS}#/learn`);
  await page.getByText('0 of 9 steps.').first().waitFor();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await go(page, '#/course/I/1');
  await choose(page, 'B');
  await mood(page, 'right');
  await page.locator('.head a.brand').click();
  await page.locator('.head nav').getByText('Learn').click();
  await page.getByText('1 of 9 steps.').waitFor();
  expect(complaints).toEqual([]);
  await close();
});
