// Every screen in a made language: no word is written into the program, and nothing is cut off where words are longer.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import course from '../../src/learn/course.json';
import { ADDRESS, begin, settled, sowAll, visit, withBrowser, type Visit } from './browser';
import { faults, inPseudo, lengthened, speakPseudo } from './pseudo';

withBrowser();

const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

test('the made language: longer by two fifths, and marked', () => {
  const text = 'Choose a hole of your own row: its seeds are sown one by one.';
  expect(lengthened(text).length / text.length).toBeGreaterThan(1.28);
  const messages = [{ id: 'one', value: 'Menu' }, { id: 'two', value: ['at ', { type: 'var', name: 'hole' }] }];
  const made = inPseudo(`var e=JSON.parse(\`${JSON.stringify(messages)}\`);export{e as default};`);
  expect(made).toContain('«');
  expect(made).toContain('Méñññú');
  expect(inPseudo('var e=1;export{e as default};')).toBe(null);
});

test('what is looked for is found', async () => {
  const { page, close } = await visit({ before: speakPseudo });
  expect(await faults(page)).toEqual([]);
  await page.evaluate(() => {
    const add = (style: string, text: string): void => {
      const each = document.createElement('p');
      each.style.cssText = style;
      each.textContent = text;
      document.querySelector('.said')?.append(each);
    };
    add('', 'Written here');
    add('width: 40px; overflow: hidden; white-space: nowrap', '«cut off at the end»');
    add('width: 40px; white-space: nowrap', '«beside its box»');
    add('height: 10px; overflow: hidden', '«cut off «at» the foot»');
    add('position: absolute; top: 0; left: 0', '«on the head of the page»');
    document.querySelector('.undo')?.setAttribute('title', 'A title of «here»');
  });
  const found = (await faults(page)).join('\n');
  for (const fault of ['fixed "Written here"', 'fixed title "A title', 'cut off: "«cut off at', 'sticks out of its box: "«beside', 'cut off below: "«cut off «at»', 'lies on']) {
    expect(found).toContain(fault);
  }
  await close();
});

for (const viewport of SIZES) {
  describe(`${viewport.width} x ${viewport.height}`, () => {
    const open = (hash = '', kept: Record<string, string> = {}): Promise<Visit> => {
      found = [];
      return visit({ viewport, hasTouch: viewport.width < 640, before: speakPseudo, hash, kept });
    };
    let found: string[] = [];
    const look = async (page: Page, where: string): Promise<void> => {
      found.push(...(await faults(page)).map((each) => `${where}: ${each}`));
    };
    const done = async ({ complaints, close }: Visit): Promise<void> => {
      expect(found).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    };

    test('the table, from the first move to the end of a match', async () => {
      const now = await open();
      const { page } = now;
      await look(page, 'start');
      await page.locator('[data-hole=D]').click();
      await settled(page);
      await look(page, 'answered');
      await page.locator('.token').first().click();
      await page.locator('.controls .main').waitFor();
      await look(page, 'gone back');
      await begin(page, { variant: 'III', holes: 4, match: true, people: true });
      await sowAll(page, 'A');
      await look(page, 'in a match');
      await page.locator('[data-hole=a]').focus();
      for (const button of [0, 1]) {
        await page.locator('.wide:visible, section[aria-label] > .plain:visible').nth(button).click();
        await page.locator('dialog[open]').waitFor();
        await look(page, `asked ${button}`);
        await page.keyboard.press('Escape');
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
      }
      await page.locator('.wide:visible, section[aria-label] > .plain:visible').nth(1).click();
      await page.locator('dialog[open] .main').click();
      await page.locator('.table.ended').waitFor();
      await look(page, 'round over');
      await page.locator('.controls .main').click();
      await page.locator('.table:not(.ended)').waitFor();
      await look(page, 'second round');
      await begin(page, { variant: 'I', holes: 12 });
      await look(page, 'twelve holes');
      await page.locator('.wide:visible, section[aria-label] > .plain:visible').first().click();
      await page.locator('dialog[open] .main').click();
      await page.locator('.table.ended').waitFor();
      await look(page, 'all over');
      await done(now);
    });

    test.skipIf(!process.env['HOYITO'])('a game with somebody far away', async () => {
      const host = await open('');
      const { page } = host;
      await page.goto(`${ADDRESS}#/friend`);
      await page.locator('form.card [name=with]').selectOption('engine');
      await page.locator('form.card summary').click();
      await look(page, 'a new game');
      await page.locator('form.card [name=with]').selectOption('anybody');
      await page.locator('form.card [name=clock]').selectOption('5');
      await page.locator('form.card .main').click();
      await page.locator('.distance .link').first().waitFor();
      await page.locator('.distance details summary').click();
      await look(page, 'nobody has come');
      const link = await page.locator('.link input').first().inputValue();
      const guest = await visit({ viewport, before: speakPseudo });
      await guest.page.goto(link);
      await guest.page.locator('form [name=name]').waitFor();
      await look(guest.page, 'invited');
      await guest.page.locator('form .main').click();
      await page.locator('.distance .said .wishes button').nth(2).waitFor();
      await look(page, 'in play');
      await page.locator('.distance .said .wishes button').nth(2).click();
      await page.locator('.distance .said .wishes .icon').waitFor();
      await look(page, 'greetings');
      await page.locator('.distance .said .wishes .icon').click();
      await page.locator('.distance .said .wishes button').nth(0).click();
      await guest.page.locator('.distance .said .wishes .yes').waitFor();
      await look(page, 'a share offered');
      await look(guest.page, 'a share wanted');
      await guest.page.locator('.distance .said .wishes .yes').click();
      await page.locator('.distance .controls a').first().waitFor();
      await look(page, 'over');
      await page.goto(`${ADDRESS}#/friend`);
      await page.locator('.lists .way').first().waitFor();
      await look(page, 'own games');
      await guest.close();
      await done(host);
    });

    test('what opens over the table, and what is told on it', async () => {
      const settings = JSON.stringify({ version: 2, speed: 'instant', confirm: true });
      const now = await open('', { 'hoyito.settings': settings, 'hoyito.game': 'hoyito 1\nsum 00000000\nat 3\njunk' });
      const { page } = now;
      await look(page, 'a damaged save');
      await page.locator('.head .new').click();
      await page.locator('dialog summary').click();
      await look(page, 'new game');
      await page.locator('dialog input[name=against][value=person]').check();
      await look(page, 'new game of two');
      await page.keyboard.press('Escape');
      await page.locator('.head button[title]').click();
      await page.locator('dialog .volume').waitFor();
      await look(page, 'settings');
      await page.keyboard.press('Escape');
      if (viewport.width < 900) {
        await page.locator('.head .menu').click();
        await page.locator('dialog nav').waitFor();
        await look(page, 'menu');
        await page.keyboard.press('Escape');
      }
      await page.locator('[data-hole=B]').click();
      await look(page, 'asked before sowing');
      await page.keyboard.press('c');
      await page.locator('.told').waitFor();
      await look(page, 'a look ahead');
      const games = '[Variant "I"]\n\n1. A *\n\n[Variant "III"]\n[South "Person"]\n[North "Hoyito level 3"]\n\n1. F f 30-18\n';
      const file = (text: string): Promise<void> =>
        page.locator('input[type=file]').setInputFiles({ name: 'g.ogn', mimeType: 'text/plain', buffer: Buffer.from(text) });
      await file(games);
      await page.locator('dialog .games').waitFor();
      await look(page, 'several games');
      await page.keyboard.press('Escape');
      await file('[Variant "I"]\n\n1. A A *\n');
      await page.locator('.said.warning').waitFor();
      await look(page, 'a file with a fault');
      await file('[Variant "III"]\n[FEN "2-0-1-0-2-1-0-2-1-0-2-1-20-16-S"]\n\n*\n');
      await page.locator('.endless').first().waitFor();
      await page.locator('[data-hole=A]').click({ force: true });
      await page.locator('.said.warning').waitFor();
      await look(page, 'an endless sowing');
      await done(now);
    });

    test('rules and learning', async () => {
      const now = await open('#/rules/I');
      const { page } = now;
      for (const variant of ['I', 'II', 'III'] as const) {
        await page.goto(`${ADDRESS}#/rules/${variant}`);
        await page.locator('.reading h2').nth(7).waitFor();
        await look(page, `rules of ${variant}`);
      }
      await page.goto(`${ADDRESS}#/learn`);
      await page.locator('.way').nth(11).waitFor();
      await look(page, 'learn');
      for (const variant of ['I', 'II', 'III'] as const) {
        for (const [at, step] of course[variant].entries()) {
          await page.goto(`${ADDRESS}#/course/${variant}/${at + 1}`);
          await page.locator(`.side a[aria-current=step]`).getByText(`${at + 1}.`).waitFor();
          await page.locator('.lesson[data-busy=false][data-mood=asking]').waitFor();
          await look(page, `course ${variant} ${step.id}`);
          await page.locator('.controls button').last().click();
          await page.locator('.lesson[data-mood=right]').waitFor();
          await look(page, `course ${variant} ${step.id}, done`);
        }
      }
      for (const hash of ['#/puzzles/II/1', '#/puzzles/III/200', '#/puzzles/day']) {
        await page.goto(ADDRESS + hash);
        await page.locator('.lesson[data-busy=false]').waitFor();
        await look(page, hash);
        await page.locator('.controls button').nth(-2).click();
        await page.locator('.lesson[data-mood=right]').waitFor();
        await look(page, `${hash}, answered`);
      }
      await page.goto(`${ADDRESS}#/reading/I`);
      await page.locator('.lesson[data-busy=false]').waitFor();
      await look(page, 'reading');
      await page.locator('[data-hole=c]').click();
      await page.locator('.amounts button').first().waitFor();
      await look(page, 'reading, asked how many');
      await page.locator('.amounts button').first().click();
      await page.locator('.lesson[data-mood=right], .lesson[data-mood=wrong]').waitFor();
      await page.locator('.controls .main').waitFor();
      await look(page, 'reading, answered');
      await page.locator('.controls button').last().click();
      await page.locator('.clock').waitFor();
      await look(page, 'reading against the clock');
      await done(now);
    });

    test('the analysis board', async () => {
      const now = await open('#/analyse/II/0-1-2-3-0-0-0-0-0-2-0-0-27-13-S/D');
      const { page } = now;
      await page.waitForFunction(() => document.querySelector('.study')?.getAttribute('data-at') === '1');
      await page.locator('.review button').click();
      await page.locator('.review table').waitFor();
      await look(page, 'looked over');
      await page.keyboard.press('ArrowLeft');
      await page.locator('.values .line').first().waitFor();
      await look(page, 'values');
      await page.locator('.values .line').first().click();
      await page.locator('.controls .place').waitFor();
      await look(page, 'a line');
      await page.locator('.controls .main').click();
      await page.locator('.controls .set').first().click();
      await page.locator('.setup').waitFor();
      await look(page, 'set up');
      await page.locator('[data-hole=A]').click();
      await look(page, 'set up with a fault');
      await page.goto(`${ADDRESS}#/analyse/~abc`);
      await page.locator('.said .notice').waitFor();
      await look(page, 'a damaged link');
      await page.goto(`${ADDRESS}#/analyse/III/${'4-'.repeat(24)}0-0-S/C`);
      await page.waitForFunction(() => document.querySelectorAll('.values li').length > 3);
      await look(page, 'two rows of twelve');
      await done(now);
    });
  });
}
