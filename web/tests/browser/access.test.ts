// For everybody: keys alone, every language, a phone, no movement, and no fault that axe knows of.
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/lib/texts.svelte';
import { accessible, begin, board, said, settled, sowAll, speak, visit, withBrowser } from './browser';

withBrowser();

const focused = '(document.activeElement?.getAttribute("data-hole") ?? "")';

test('a game by keyboard alone', async () => {
  const { page, complaints, close } = await visit();
  const focus = (): Promise<string> => page.evaluate(focused);
  // To the dialog, through it, and back to the board without a mouse.
  await page.locator('.head .new').focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor();
  await page.locator('input[name=against][value=computer]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => !document.querySelector('dialog'));
  await page.keyboard.press('c');
  expect(await focus()).toBe('C');
  await page.keyboard.press('ArrowRight');
  expect(await focus()).toBe('D');
  await page.keyboard.press('ArrowUp');
  expect(await focus()).toBe('c');
  await page.keyboard.press('ArrowRight');
  expect(await focus()).toBe('b');
  await page.keyboard.press('ArrowDown');
  expect(await focus()).toBe('E');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await focus()).toBe('a');
  await page.keyboard.press('End');
  expect(await focus()).toBe('f');
  await page.keyboard.press('Home');
  expect(await focus()).toBe('a');
  await page.keyboard.press('6');
  expect(await focus()).toBe('F');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('.table')?.getAttribute('data-at') === '1');
  expect(await said(page)).toBe('South sowed F: 5 laps, no casa. North is to move.');
  // Letters now name the holes of North.
  await page.keyboard.press('f');
  expect(await focus()).toBe('f');
  await page.keyboard.press('Space');
  await page.waitForFunction(() => document.querySelector('.table')?.getAttribute('data-at') === '2');
  await page.keyboard.press('Control+z');
  await page.waitForFunction(() => document.querySelector('.table')?.getAttribute('data-at') === '1');
  await page.keyboard.press('Control+y');
  await page.waitForFunction(() => document.querySelector('.table')?.getAttribute('data-at') === '2');
  // A hole that may not be sown says why.
  await page.keyboard.press('Control+z');
  await page.waitForFunction(() => document.querySelector('.table')?.getAttribute('data-at') === '1');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await said(page)).toMatch(/^[A-F] is in the other row\./);
  // The focused hole can be seen.
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineWidth);
  expect(outline).toBe('3px');
  expect(complaints).toEqual([]);
  await close();
});

test('ten, eleven and twelve by two digits', async () => {
  const { page, close } = await visit();
  await begin(page, { variant: 'I', holes: 12 });
  await page.keyboard.press('1');
  expect(await page.evaluate(focused)).toBe('A');
  await page.keyboard.press('2');
  expect(await page.evaluate(focused)).toBe('L');
  await close();
});

describe('each language, each page, without a fault', () => {
  const words = {
    en: ['You start.', 'The rules of Hoyito II', 'New game'],
    es: ['Empiezas tú.', 'Hoyito II', 'Juego nuevo'],
    ht: ['Se ou ki kòmanse.', 'Règ Hoyito II', 'Nouvo jwèt'],
    fr: ['Tu commences.', 'Règles du jeu\u00a0: Hoyito II', 'Nouvelle partie'],
    ca: ['Comences tu.', 'Regles del joc: Hoyito II', 'Joc nou'],
    rm: ['cumenz', 'Hoyito II', ''],
  } as const satisfies Record<Language, readonly [string, string, string]>;
  for (const [language, [start, rules, fresh]] of Object.entries(words)) {
    test(language, async () => {
      const { page, complaints, close } = await visit({ locale: language });
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      expect(await said(page)).toContain(start);
      await accessible(page);
      await page.locator('[data-hole=D]').click();
      await settled(page);
      await accessible(page);
      await page.locator('.head .new').click();
      await page.locator('dialog summary').click();
      expect(await page.locator('dialog h2').innerText()).toContain(fresh);
      await accessible(page);
      await page.keyboard.press('Escape');
      await page.goto(`${page.url().split('#')[0]}#/rules/II`);
      await page.locator('.reading h2').nth(7).waitFor();
      expect(await page.locator('h1').innerText()).toContain(rules);
      // Every message has its text: an id would be seen as it is.
      expect(await page.locator('body').innerText()).not.toMatch(/\b(rules|ruling|event|error|hole|match|moves)-[a-z]/);
      await accessible(page);
      expect(complaints).toEqual([]);
      await close();
    });
  }
});

test('switching the language keeps the game', async () => {
  const { page, close } = await visit();
  await begin(page, { variant: 'II' });
  await sowAll(page, 'C');
  const before = await board(page);
  for (const [language, word] of [['rm', 'Sid'], ['fr', 'Sud a'], ['ht', 'Sid'], ['ca', 'Sud ha'], ['es', 'Sur'], ['en', 'South']] as const) {
    await speak(page, language);
    expect(await said(page)).toContain(word);
    expect(await board(page)).toBe(before);
  }
  await close();
});

describe('on a phone, 360 x 740', () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

  test('two rows of twelve stand upright, every target 44 px', async () => {
    const { page, complaints, close } = await visit(phone);
    await begin(page, { variant: 'II', holes: 12, match: true });
    const cells = await page.locator('.cell').evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect));
    expect(cells).toHaveLength(24);
    for (const { width, height, left, right, bottom } of cells) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(360);
      expect(bottom).toBeLessThanOrEqual(740);
    }
    // South's row stands on the right and goes up, so the sowing still runs anticlockwise.
    const place = async (hole: string): Promise<{ x: number; y: number }> =>
      (await page.locator(`[data-hole=${hole}]`).boundingBox()) ?? { x: 0, y: 0 };
    const [A, L, a] = [await place('A'), await place('L'), await place('a')];
    expect(A.y).toBeGreaterThan(L.y);
    expect(A.x).toBeGreaterThan(a.x);
    expect(a.y).toBeLessThan(A.y);
    await page.locator('[data-hole=E]').tap();
    await page.waitForFunction(() => document.querySelector('.table')?.getAttribute('data-at') === '1');
    const figure = await page.locator('.figure').first().evaluate((each) => parseFloat(getComputedStyle(each).fontSize));
    expect(figure).toBeGreaterThanOrEqual(18);
    await accessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test('nothing is wider than the screen, every control is 44 px', async () => {
    const { page, close } = await visit(phone);
    await page.locator('[data-hole=D]').tap();
    await settled(page);
    for (const language of LANGUAGES) {
      await speak(page, language);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      const small = await page.locator('button:visible, a:visible, select:visible').evaluateAll((all) =>
        all
          .filter((each) => !each.classList.contains('skip'))
          .map((each) => ({ text: each.outerHTML.slice(0, 90), box: each.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 44 || box.height < 44)
          .map(({ text, box }) => `${text} ${box.width}x${box.height}`),
      );
      expect(small).toEqual([]);
      const cut = await page.locator('.who strong, .who .pill, .figure, .letter').evaluateAll((all) =>
        all.filter((each) => each.getBoundingClientRect().left < 0 || each.getBoundingClientRect().right > 360).length,
      );
      expect(cut).toBe(0);
    }
    await close();
  });
});

for (const viewport of [
  { width: 740, height: 360 },
  { width: 640, height: 360 },
]) {
  test(`a phone that lies, ${viewport.width} x ${viewport.height}: board, sentence and controls on one screen`, async () => {
    const { page, complaints, close } = await visit({ viewport, hasTouch: true, isMobile: true });
    await page.locator('[data-hole=D]').tap();
    await settled(page);
    for (const language of LANGUAGES) {
      await speak(page, language);
      const outside = await page.locator('.board, .said, .controls button:visible, .player, .cell').evaluateAll((all) =>
        all
          .map((each) => ({ text: each.outerHTML.slice(0, 60), box: each.getBoundingClientRect() }))
          .filter(({ box }) => box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
          .map(({ text, box }) => `${text} ${box.right} ${box.bottom}`),
      );
      expect(outside).toEqual([]);
      const said = page.locator('.said');
      expect(await said.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      await accessible(page);
    }
    expect(complaints).toEqual([]);
    await close();
  });
}

test('text twice as large cuts off no name', async () => {
  const { page, close } = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const language of LANGUAGES) {
    await speak(page, language);
    const cut = await page.locator('.who strong, .who .pill, .pile, .said p, .controls button').evaluateAll((all) =>
      all
        .filter((each) => {
          const box = each.getBoundingClientRect();
          return each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline' || box.left < 0 || box.right > 360;
        })
        .map((each) => each.outerHTML.slice(0, 90)),
    );
    expect(cut).toEqual([]);
  }
  await close();
});

test('figures are as high as capitals: packing the style sheets has not undone it', async () => {
  const { page, close } = await visit();
  const { fontVariantNumeric, fontWeight } = await page.evaluate(() => getComputedStyle(document.body));
  expect([fontVariantNumeric, fontWeight]).toEqual(['lining-nums', '500']);
  await close();
});

test('with reduced motion nothing moves, and the marks tell', async () => {
  const { page, close } = await visit({ speed: 'slow', reducedMotion: 'reduce' });
  await begin(page, { variant: 'I' });
  const start = Date.now();
  await page.locator('[data-hole=A]').click();
  await page.waitForFunction(() => document.querySelector('.table')?.getAttribute('data-at') === '1');
  expect(Date.now() - start).toBeLessThan(1500);
  expect(await page.locator('.hand').count()).toBe(0);
  expect(await page.locator('.mark .end').count()).toBe(1);
  expect(await page.locator('.mark .step').count()).toBeGreaterThan(3);
  await close();
});

test('an endless sowing shows as such and says why', async () => {
  const { page, close } = await visit();
  // Hole A of this board never comes to an end in any variant (RULES.md, section 7).
  const text = '[Variant "III"]\n[FEN "2-0-1-0-2-1-0-2-1-0-2-1-20-16-S"]\n\n*\n';
  await page.locator('input[type=file]').setInputFiles({ name: 'endless.ogn', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.locator('.endless').first().waitFor();
  const hole = page.locator('[data-hole=A]');
  expect(await hole.getAttribute('aria-label')).toContain('A sowing from A would never end, so it may not be played.');
  await hole.click({ force: true });
  await page.waitForFunction(() => document.querySelector('.said.warning'));
  expect(await said(page)).toBe('A sowing from A would never end, so it may not be played. Choose another hole.');
  await accessible(page);
  await close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`contrast by ${colorScheme === 'light' ? 'day' : 'night'}, in the middle of a match`, async () => {
    const { page, close } = await visit({ colorScheme });
    await begin(page, { variant: 'II', holes: 2, match: true });
    await sowAll(page, 'A');
    await accessible(page);
    await page.getByRole('button', { name: 'Give up' }).click();
    await accessible(page);
    await page.getByRole('button', { name: 'Give up the round' }).click();
    await accessible(page);
    await page.goto(`${page.url().split('#')[0]}#/rules/I`);
    await page.locator('.reading h2').nth(7).waitFor();
    await accessible(page);
    await close();
  });
}
