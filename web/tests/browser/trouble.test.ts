// What goes wrong in the middle: no room to keep anything, a clock that is set, a network that is gone when a part of the
// page, a language or a worker is wanted. Each is told, can be tried again, and loses nothing.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessible, ADDRESS, begin, board, ready, said, settled, sowAll, visit, withBrowser } from './browser';

withBrowser();

/** The browser has no room, until `room` says so. */
const fill = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const keep = Storage.prototype.setItem;
    Object.assign(window, { room: false });
    Storage.prototype.setItem = function (this: Storage, key: string, text: string) {
      if (!(window as unknown as { room: boolean }).room) throw new DOMException('full', 'QuotaExceededError');
      keep.call(this, key, text);
    };
  });
const makeRoom = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { room: true }));

describe('no room to keep anything', () => {
  test('in the middle of a game: said, played on, kept once there is room', async () => {
    const { page, complaints, close } = await visit({ viewport: { width: 360, height: 740 } });
    await begin(page, { variant: 'II' });
    await sowAll(page, 'F');
    const kept = await page.evaluate(() => localStorage.getItem('hoyito.game'));
    await fill(page);
    await sowAll(page, 'a');
    const alert = page.locator('.said [role=alert]');
    await alert.getByText('The browser has no room left').waitFor();
    await accessible(page);
    // What was kept before is still there, and the game goes on.
    expect(await page.evaluate(() => localStorage.getItem('hoyito.game'))).toBe(kept);
    await sowAll(page, 'A');
    const now = await board(page);
    await page.locator('.language select').selectOption('ca');
    await page.waitForFunction(() => document.documentElement.lang === 'ca');
    await page.locator('.language select').selectOption('en');
    const download = page.waitForEvent('download');
    await alert.getByRole('button', { name: 'Download the game (OGN)' }).click();
    expect((await download).suggestedFilename()).toBe('hoyito.ogn');
    await alert.getByRole('button', { name: 'Try again' }).click();
    expect(await alert.count()).toBe(1);
    await makeRoom(page);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await alert.waitFor({ state: 'detached' });
    await page.reload();
    await ready(page);
    expect(await board(page)).toBe(now);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a store that is full from the start is read all the same', async () => {
    const { page, complaints, close } = await visit();
    await begin(page, { variant: 'III' });
    await sowAll(page, 'Aa');
    const before = await board(page);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.reload();
    await ready(page);
    expect(await board(page)).toBe(before);
    await sowAll(page, (await page.locator('.cell.playable').first().getAttribute('data-hole')) ?? '');
    await page.locator('.said').getByText('no room left').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('while learning and analysing: said there, and what another tab learnt is not lost', async () => {
    const { page, complaints, close } = await visit();
    await fill(page);
    await page.goto(`${ADDRESS}#/course/I/1`);
    await page.locator('.lesson[data-busy=false]').waitFor();
    await page.locator('[data-hole=B]').click();
    await page.locator('.lesson[data-mood=right]').waitFor();
    const alert = page.locator('.said [role=alert]');
    await alert.getByText('no room left').waitFor();
    await accessible(page);
    const other = await page.context().newPage();
    await other.goto(`${ADDRESS}#/course/II/1`);
    await other.locator('.lesson[data-busy=false]').waitFor();
    await other.getByRole('button', { name: 'Show me' }).click();
    await other.locator('.lesson[data-mood=right]').waitFor();
    await makeRoom(page);
    await page.getByText('Next step').click();
    await page.locator('.lesson[data-busy=false]').waitFor();
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.locator('.lesson[data-mood=right]').waitFor();
    await alert.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.lesson').waitFor();
    const learnt = await page.evaluate(() => JSON.parse(localStorage.getItem('hoyito.learnt') ?? '{}') as { steps: string[] });
    expect(learnt.steps.map((step) => step.split('/')[0]).sort()).toEqual(['I', 'I', 'II']);
    await fill(page);
    await page.goto(`${ADDRESS}#/analyse`);
    await page.locator('.study [data-hole=A]').click();
    await alert.getByText('no room left').waitFor();
    await accessible(page);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a clock that is set in the middle', () => {
  test('the puzzle of the day stays on the board, counts for its day, and the next day has its own', async () => {
    const { page, close } = await visit({ timezoneId: 'America/Santo_Domingo' });
    await page.clock.install({ time: new Date('2026-11-30T23:58:00-04:00') });
    await page.goto(`${ADDRESS}#/learn`);
    await page.reload();
    const day = page.locator('.day');
    const today = await day.innerText();
    await day.click();
    await page.locator('.lesson h1').waitFor();
    const title = await page.locator('.lesson h1').innerText();
    await page.clock.setSystemTime(new Date('2026-12-01T00:02:00-04:00'));
    await page.clock.runFor(25_000);
    expect(await page.locator('.lesson h1').innerText()).toBe(title);
    await page.evaluate(() => localStorage.setItem('hoyito.learnt', '{"version":1,"days":["2030-01-01"]}'));
    const { ofDay, readPuzzles } = await import('../../src/learn/puzzles');
    const { readFileSync } = await import('node:fs');
    const { variant, place } = ofDay('2026-11-30');
    const all = readPuzzles(variant, readFileSync(new URL(`../../src/learn/puzzles/${variant}.txt`, import.meta.url), 'utf8'));
    for (const hole of (all[place(all.length)]?.line ?? '').replace(/[a-f]/g, '')) {
      await page.locator(`.cell.playable[data-hole=${hole}]`).click();
      await page.clock.runFor(2000);
    }
    await page.locator('.lesson[data-mood=right]').waitFor();
    const days = (): Promise<unknown> =>
      page.evaluate(() => (JSON.parse(localStorage.getItem('hoyito.learnt') ?? '{}') as { days: string[] }).days);
    expect(await days()).toEqual(['2026-11-30', '2030-01-01']);
    // A screen that stays open over midnight, and a clock set back: each day's own puzzle.
    await page.goto(`${ADDRESS}#/learn`);
    await day.waitFor();
    expect(await day.innerText()).not.toBe(today);
    await page.clock.setSystemTime(new Date('2026-11-30T12:00:00-04:00'));
    await page.clock.runFor(25_000);
    expect(await day.innerText()).toContain('Solved today');
    await close();
  });

  test('the trainer’s two minutes are two minutes, whatever the clock says', async () => {
    const { page, complaints, close } = await visit();
    await page.goto(`${ADDRESS}#/reading/I`);
    await page.locator('.lesson[data-busy=false]').waitFor();
    await page.getByRole('button', { name: 'Two minutes against the clock' }).click();
    await page.getByText(/1[12]\d s left/).waitFor();
    for (const hours of [2, -2]) {
      await page.evaluate((by) => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + by * 3_600_000;
      }, hours);
      await page.waitForTimeout(600);
      expect(await page.locator('.clock').innerText()).toMatch(/^1[012]\d s left$/);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test('a game file has the day of the calendar on the wall, or none where the clock is far off', async () => {
    const { page, close } = await visit({ timezoneId: 'America/Santo_Domingo' });
    const dateNow = async (time: string): Promise<string | undefined> => {
      await page.clock.setFixedTime(new Date(time));
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download the game (OGN)' }).click();
      const { readFile } = await import('node:fs/promises');
      return /\[Date "(.*)"\]/.exec(await readFile(await (await download).path(), 'utf8'))?.[1];
    };
    expect(await dateNow('2026-11-30T23:30:00-04:00')).toBe('2026.11.30');
    expect(await dateNow('1970-01-01T08:00:00Z')).toBe('????.??.??');
    expect(await dateNow('2026-12-01T00:30:00-04:00')).toBe('2026.12.01');
    await close();
  });
});

/** From now on files of this name do not arrive; calling the answer lets them through again. */
async function without(page: Page, files: RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(files);
}
const alert = (page: Page, words: string): Promise<void> => page.locator('[role=alert]').getByText(words).waitFor();
const again = (page: Page): Promise<void> => page.getByRole('button', { name: 'Try again' }).click();
/** The same, to no avail: a retry that is still under way might find the network back. */
async function againInVain(page: Page): Promise<void> {
  await again(page);
  await page.locator('.missing[aria-busy=false]').waitFor();
}
/** Without what browser and axe say of every file that did not arrive. */
const own = (complaints: readonly string[]): string[] =>
  complaints.filter((each) => !each.includes('Failed to load resource') && !/Failed to fetch|could not start|load preload assets|Unable to preload CSS|Cannot access rules|preloaded using link preload/.test(each));

describe('no network in the middle', () => {
  for (const [name, open, files] of [
    ['new game', '.head .new', /sheets-.*\.js/],
    ['settings', '.head button[title]', /sheets-.*\.css/],
    ['giving up', '.controls .wide >> nth=0', /sheets-.*\.js/],
  ] as const) {
    test(`${name}: told, tried in vain, tried again`, async () => {
      const back: (() => Promise<void>)[] = [];
      const { page, complaints, close } = await visit({ before: async (now) => void back.push(await without(now, files)) });
      await page.locator('[data-hole=D]').click();
      await settled(page);
      const before = await board(page);
      // The network is gone for the page's own address as well: else it would begin anew by itself.
      await page.context().setOffline(true);
      await page.locator(open).click();
      await alert(page, 'This part could not be fetched.');
      await accessible(page);
      await againInVain(page);
      await alert(page, 'This part could not be fetched.');
      await page.context().setOffline(false);
      await back[0]?.();
      await again(page);
      await page.locator('dialog[open]').waitFor();
      // With its looks, though its style sheet did not come the first time.
      expect(await page.locator('dialog').evaluate((sheet) => getComputedStyle(sheet).borderTopLeftRadius)).toBe('24px');
      if (name === 'settings') expect(await page.locator('dialog .choice').first().evaluate((each) => getComputedStyle(each).display)).toBe('flex');
      await accessible(page);
      await page.keyboard.press('Escape');
      expect(await board(page)).toBe(before);
      expect(own(complaints)).toEqual([]);
      await close();
    });
  }

  for (const [name, hash, there] of [
    ['the analysis board', 'Analyse', '.study'],
    ['learning', 'Learn', '.way >> nth=11'],
    ['the rules', 'Rules', '.reading h2 >> nth=7'],
  ] as const) {
    test(`${name}: told, and there once there is a network`, async () => {
      // The part itself is fetched early where it may be wanted soon.
      const back: (() => Promise<void>)[] = [];
      const { page, complaints, close } = await visit({
        before: async (now) => void back.push(await without(now, /assets\/(Analyse|Learn|Rules)-/)),
      });
      await page.locator('[data-hole=D]').click();
      await settled(page);
      const before = await board(page);
      await page.context().setOffline(true);
      await page.locator('.head nav').getByText(hash, { exact: true }).click();
      await alert(page, 'This part could not be fetched.');
      await accessible(page);
      await page.context().setOffline(false);
      await back[0]?.();
      await again(page);
      await page.locator(there).waitFor();
      await page.locator('.head nav').getByText('Play', { exact: true }).click();
      await page.locator('.table:not(.study)').waitFor();
      expect(await board(page)).toBe(before);
      expect(own(complaints)).toEqual([]);
      await close();
    });
  }

  test('a language: told, the one before stays, tried again', async () => {
    const { page, complaints, close } = await visit();
    await page.context().setOffline(true);
    await page.locator('.language select').selectOption('rm');
    await alert(page, 'Rumantsch could not be fetched.');
    expect(await page.locator('.language select').inputValue()).toBe('en');
    expect(await said(page)).toContain('You start.');
    await accessible(page);
    await page.context().setOffline(false);
    await again(page);
    await page.waitForFunction(() => document.documentElement.lang === 'rm');
    await page.locator('.missing').waitFor({ state: 'detached' });
    expect(own(complaints)).toEqual([]);
    await close();
  });

  test('the computer player, the analysis worker, the puzzles, a lesson’s rules', async () => {
    const { page, complaints, close } = await visit();
    await page.context().setOffline(true);
    const thinker = await without(page, /assets\/thinker-/);
    await page.locator('[data-hole=D]').click();
    await page.getByText('The computer player stopped with an error.').waitFor();
    await accessible(page);
    await page.context().setOffline(false);
    await thinker();
    await again(page);
    await settled(page);
    expect(await page.locator('.table').getAttribute('data-at')).toBe('2');

    const analyst = await without(page, /assets\/analyst-/);
    await page.goto(`${ADDRESS}#/analyse`);
    await alert(page, 'The search stopped with an error.');
    await analyst();
    await again(page);
    await page.locator('.values li').first().waitFor();

    const puzzles = await without(page, /assets\/III-.*\.js/);
    await page.goto(`${ADDRESS}#/puzzles/III/1`);
    await alert(page, 'The puzzles can’t be had just now.');
    await puzzles();
    await again(page);
    await page.locator('.lesson[data-busy=false]').waitFor();
    expect(own(complaints)).toEqual([]);
    await close();

    const lesson = await visit();
    const rules = await without(lesson.page, /assets\/rules-.*\.js/);
    await lesson.page.goto(`${ADDRESS}#/course/I/1`);
    await alert(lesson.page, 'This part could not be fetched.');
    await rules();
    await again(lesson.page);
    await lesson.page.locator('.lesson[data-busy=false]').waitFor();
    expect(own(lesson.complaints)).toEqual([]);
    await lesson.close();
  });

  for (const files of [/assets\/page-/, /assets\/start-/, /\.wasm/]) {
    test(`from the very start: ${files.source}`, async () => {
      const { page, close } = await visit();
      const back = await without(page, files);
      await page.reload();
      await alert(page, 'The game could not be loaded. Check the connection and reload the page.');
      await back();
      await page.getByRole('button', { name: 'Reload' }).click();
      await ready(page);
      expect(await said(page)).toContain('You start.');
      await close();
    });
  }
});
