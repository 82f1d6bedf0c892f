// How the table looks and feels: boards, seeds, a look ahead, asking before sowing, a board turned round, sound, vibration.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/lib/texts.svelte';
import { accessible, ADDRESS, begin, board, said, sowAll, speak, visit, withBrowser } from './browser';

withBrowser();

const keeping = (change: object): Record<string, string> => ({
  'hoyito.settings': JSON.stringify({ version: 2, speed: 'instant', ...change }),
});
const open = (page: Page): Promise<void> => page.getByRole('button', { name: 'Settings' }).click();

test('every choice takes effect at once and is kept', async () => {
  const { page, complaints, close } = await visit();
  await open(page);
  await page.getByLabel('Chalk on concrete').check();
  await page.getByLabel('Pebbles').check();
  await page.getByLabel('Turn the board round').check();
  await page.getByLabel('Let it be heard').check();
  await page.getByLabel('How loud').fill('3');
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toEqual({ board: 'chalk', seeds: 'pebbles' });
  await accessible(page);
  await page.keyboard.press('Escape');
  await page.reload();
  await page.locator('.files').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toEqual({ board: 'chalk', seeds: 'pebbles' });
  expect(await page.locator('.board.flipped').count()).toBe(1);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('hoyito.settings') ?? '{}') as unknown)).toMatchObject({
    version: 3,
    board: 'chalk',
    seeds: 'pebbles',
    flipped: true,
    sound: true,
    volume: 3,
  });
  expect(complaints).toEqual([]);
  await close();
});

const ground = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const DAY = 'rgb(246, 239, 226)';
const NIGHT = 'rgb(28, 17, 11)';

test('day and night: as the device has it, or as it was chosen', async () => {
  for (const [colorScheme, own, other, name] of [
    ['light', DAY, NIGHT, 'Night'],
    ['dark', NIGHT, DAY, 'Day'],
  ] as const) {
    const { page, complaints, close } = await visit({ colorScheme });
    expect(await ground(page)).toBe(own);
    await open(page);
    expect(await page.getByLabel('As my device').isChecked()).toBe(true);
    await page.getByLabel(name, { exact: true }).check();
    expect(await ground(page)).toBe(other);
    await accessible(page);
    await page.reload();
    // Before anything else of the page is there.
    expect(await ground(page)).toBe(other);
    await page.locator('.files').waitFor({ state: 'attached' });
    expect(await ground(page)).toBe(other);
    const frame = await page.locator('meta[name=theme-color]').evaluateAll((all) =>
      all.filter((each) => matchMedia((each as HTMLMetaElement).media).matches).map((each) => each.getAttribute('content')),
    );
    expect(frame).toEqual([other === DAY ? '#f6efe2' : '#1c110b']);
    // The device is not asked any more, until it is to be asked again.
    await page.emulateMedia({ colorScheme: colorScheme === 'light' ? 'dark' : 'light' });
    expect(await ground(page)).toBe(other);
    await page.emulateMedia({ colorScheme });
    await open(page);
    await page.getByLabel('High contrast').check();
    expect(await ground(page)).toBe(other === DAY ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)');
    await accessible(page);
    await page.getByLabel('As my device').check();
    expect(await ground(page)).toBe(own === DAY ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)');
    await page.emulateMedia({ colorScheme: colorScheme === 'light' ? 'dark' : 'light' });
    expect(await ground(page)).toBe(other === DAY ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)');
    expect(complaints).toEqual([]);
    await close();
  }
});

test('a device that asks for more contrast gets the board of high contrast, unless another was chosen', async () => {
  const look = (page: Page): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset['board']);
  // A version that did not ask kept the board of soil for everybody.
  const { page, complaints, close } = await visit({ contrast: 'more', kept: keeping({ board: 'earth' }) });
  expect(await look(page)).toBe('contrast');
  await accessible(page);
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect.poll(() => look(page)).toBe('earth');
  await page.emulateMedia({ contrast: 'more' });
  await expect.poll(() => look(page)).toBe('contrast');
  await open(page);
  expect(await page.getByLabel('High contrast').isChecked()).toBe(true);
  await page.getByLabel('Soil').check();
  expect(await look(page)).toBe('earth');
  await page.reload();
  await page.locator('.files').waitFor({ state: 'attached' });
  expect(await look(page)).toBe('earth');
  expect(complaints).toEqual([]);
  await close();
  const chalk = await visit({ contrast: 'more', kept: keeping({ board: 'chalk' }) });
  expect(await look(chalk.page)).toBe('chalk');
  await chalk.close();
});

test('without figures one counts the seeds; heaps, the ear and the analysis board keep them', async () => {
  const { page, complaints, close } = await visit();
  const seen = (): Promise<string[]> =>
    page.locator('.board .figure').evaluateAll((all) => all.filter((each) => getComputedStyle(each).visibility === 'visible').map((each) => each.textContent));
  const text = '[Variant "II"]\n[South "Person"]\n[North "Person"]\n[FEN "0-1-2-3-16-1-2-2-2-2-1-0-8-8-S"]\n\n*\n';
  await page.locator('input[type=file]').setInputFiles({ name: 'heap.ogn', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.locator('.figure.heap').waitFor();
  expect(await seen()).toHaveLength(12);
  await open(page);
  await page.getByLabel('Show a figure for every hole').uncheck();
  await page.keyboard.press('Escape');
  expect(await seen()).toEqual(['16']);
  expect(await page.locator('[data-hole=D]').getAttribute('aria-label')).toContain('3 seeds');
  await accessible(page);
  await page.goto(`${ADDRESS}#/puzzles/I/1`);
  await page.locator('.lesson[data-busy=false]').waitFor();
  expect((await seen()).every((figure) => Number(figure) > 15)).toBe(true);
  await page.goto(`${ADDRESS}#/analyse`);
  await page.locator('.study').waitFor();
  expect(await seen()).toHaveLength(12);
  expect(complaints).toEqual([]);
  await close();
});

describe('each board, by day and by night, without a fault', () => {
  for (const look of ['earth', 'chalk', 'contrast']) {
    test(look, async () => {
      const { page, complaints, close } = await visit({ colorScheme: 'light', kept: keeping({ board: look }) });
      const byDayAndByNight = async (): Promise<void> => {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await accessible(page);
        }
      };
      await begin(page, { variant: 'II', holes: 2, match: true });
      await sowAll(page, 'A');
      await byDayAndByNight();
      await open(page);
      await page.getByLabel('Pebbles').check();
      await byDayAndByNight();
      await page.keyboard.press('Escape');
      for (const [hash, there] of [
        ['#/learn', '.way >> nth=11'],
        ['#/puzzles/II/1', '.lesson[data-busy=false]'],
        ['#/rules/II', '.reading h2 >> nth=7'],
      ] as const) {
        await page.goto(ADDRESS + hash);
        await page.locator(there).waitFor();
        await byDayAndByNight();
      }
      expect(complaints).toEqual([]);
      await close();
    });
  }
});

test('the settings in every language, on 320 pixels', async () => {
  const { page, complaints, close } = await visit({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  for (const language of LANGUAGES) {
    await speak(page, language);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.locator('.head button[title]').click();
    await page.locator('dialog[open] .volume').waitFor();
    expect(await page.locator('dialog').evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
    await accessible(page);
    await page.keyboard.press('Escape');
  }
  expect(complaints).toEqual([]);
  await close();
});

describe('a look ahead', () => {
  test('a mouse that rests and keys that come to a hole tell where its sowing ends, and so it ends', async () => {
    const { page, complaints, close } = await visit();
    await begin(page, { variant: 'I' });
    await page.locator('[data-hole=C]').hover();
    await page.locator('.told').waitFor();
    const end = await page.locator('.cell:has(.mark .end)').getAttribute('data-hole');
    expect(await page.locator('.told').innerText()).toBe(`Ends in ${end}, 5 laps, +0`);
    await accessible(page);
    await page.mouse.move(2, 2);
    await page.locator('.told').waitFor({ state: 'detached' });
    await page.keyboard.press('d');
    await page.locator('.told').waitFor();
    const told = /Ends in ([A-Fa-f])/.exec((await page.locator('[data-hole=D]').getAttribute('aria-label')) ?? '')?.[1];
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('.table')?.getAttribute('data-at') === '1');
    await page.locator('[data-hole=D]').blur();
    expect(await page.locator('.cell:has(.mark .end)').getAttribute('data-hole')).toBe(told);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a finger that stays shows it and sows nothing', async () => {
    const { page, close } = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const touch = await page.context().newCDPSession(page);
    const box = await page.locator('[data-hole=C]').boundingBox();
    const point = { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 30 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await page.locator('.told').waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.locator('.told').waitFor({ state: 'detached' });
    expect(await page.locator('.table').getAttribute('data-at')).toBe('0');
    await page.locator('[data-hole=C]').tap();
    await page.locator('.table[data-at="2"]').waitFor();
    await close();
  });

  test('switched off it is gone, and puzzles never have it', async () => {
    const { page, close } = await visit({ kept: keeping({ preview: false }) });
    await page.locator('[data-hole=C]').hover();
    await page.waitForTimeout(600);
    expect(await page.locator('.told').count()).toBe(0);
    await open(page);
    await page.getByLabel('Look ahead').check();
    await page.keyboard.press('Escape');
    await page.goto(`${ADDRESS}#/puzzles/I/1`);
    await page.locator('.lesson[data-busy=false]').waitFor();
    await page.locator('.cell.playable').first().hover();
    await page.waitForTimeout(600);
    expect(await page.locator('.told').count()).toBe(0);
    await close();
  });
});

test('asked before sowing: the second choice sows, another hole or Escape does not', async () => {
  const { page, complaints, close } = await visit({ kept: keeping({ confirm: true }) });
  await begin(page, { variant: 'I' });
  const start = await board(page);
  await page.locator('[data-hole=C]').click();
  await page.locator('.cell.pending').waitFor();
  expect(await said(page)).toBe('Choose C again to sow it.');
  await page.waitForTimeout(600);
  await page.locator('[data-hole=D]').click();
  expect(await said(page)).toBe('Choose D again to sow it.');
  await page.keyboard.press('Escape');
  await page.locator('.cell.pending').waitFor({ state: 'detached' });
  expect(await board(page)).toBe(start);
  await accessible(page);
  await page.keyboard.press('d');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('.table')?.getAttribute('data-at') === '1');
  expect(await said(page)).toContain('South sowed D');
  expect(complaints).toEqual([]);
  await close();
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  test(`turned round, ${viewport.width} wide: North’s row is the near one, and arrows go where they point`, async () => {
    const { page, complaints, close } = await visit({ viewport, kept: keeping({ flipped: true }) });
    await begin(page, { variant: 'I' });
    const place = async (hole: string): Promise<{ x: number; y: number }> =>
      (await page.locator(`[data-hole=${hole}]`).boundingBox()) ?? { x: 0, y: 0 };
    const upright = viewport.width < 640;
    const [A, B, a] = [await place('A'), await place('B'), await place('a')];
    if (upright) {
      expect(a.x).toBeGreaterThan(A.x);
      expect(B.y).toBeGreaterThan(A.y);
    } else {
      expect(a.y).toBeGreaterThan(A.y);
      expect(B.x).toBeLessThan(A.x);
    }
    await page.locator('[data-hole=B]').focus();
    for (const [key, dx, dy] of [['ArrowLeft', -1, 0], ['ArrowRight', 1, 0], ['ArrowUp', 0, -1], ['ArrowDown', 0, 1]] as const) {
      await page.locator('[data-hole=B]').focus();
      await page.keyboard.press(key);
      const to = await page.evaluate('document.activeElement.dataset.hole');
      const now = await place(String(to));
      const moved = (now.x - B.x) * dx + (now.y - B.y) * dy;
      // At the edge one stays where one is.
      expect(to === 'B' ? 1 : moved, key).toBeGreaterThan(0);
    }
    const [north, south] = [await page.locator('.player.north').boundingBox(), await page.locator('.player.south').boundingBox()];
    if (!upright) expect(north?.y ?? 0).toBeGreaterThan(south?.y ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    await accessible(page);
    expect(complaints).toEqual([]);
    await close();
  });
}

test('a casa, another move and the end are heard and felt; switched off, nothing is', async () => {
  for (const [change, some] of [
    [{ sound: true, vibrate: true }, true],
    [{ sound: false, vibrate: false }, false],
  ] as const) {
    const { page, close } = await visit({ kept: { 'hoyito.settings': JSON.stringify({ version: 2, speed: 'slow', ...change }) } });
    await page.evaluate(() => {
      const heard = { tones: 0, buzzes: [] as string[] };
      Object.assign(window, { heard });
      const create = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function (this: AudioContext) {
        heard.tones += 1;
        return create.call(this);
      };
      Object.defineProperty(navigator, 'vibrate', {
        value: (pattern: number[]) => {
          heard.buzzes.push(pattern.join(' '));
          return true;
        },
      });
    });
    // Slow, since seeds that fall in one frame are heard as one. C captures a chain of two here, and South moves again (RULES.md, section 2).
    const text = '[Variant "II"]\n[FEN "0-1-2-3-3-1-2-2-2-2-2-0-14-14-S"]\n\n*\n';
    await page.locator('input[type=file]').setInputFiles({ name: 'chain.ogn', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.waitForFunction(() => document.querySelector('.said')?.textContent?.includes('Opened.'));
    await page.locator('[data-hole=C]').click();
    await page.waitForFunction(() => document.querySelector('.table[data-at="1"][data-busy=false]'));
    const heard = await page.evaluate(() => (window as unknown as { heard: { tones: number; buzzes: string[] } }).heard);
    if (some) {
      // Two knocks, two casas of four, two notes for the move to come.
      expect(heard.tones).toBe(2 + 2 * 4 + 2);
      expect(heard.buzzes).toEqual(['18', '18', '16 50 30']);
    } else expect(heard).toEqual({ tones: 0, buzzes: [] });
    await page.getByRole('button', { name: 'Agree to share' }).click();
    await close();
  }
});
