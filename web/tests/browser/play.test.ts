// Whole games by the page's own buttons, against games recorded elsewhere (testdata/vectors).
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { begin, board, said, settled, sowAll, visit, withBrowser } from './browser';

interface Recorded {
  q: {
    variant: string;
    holes: number;
    match: boolean;
    first: string;
    moves: string;
    rulings: { repetition: number; no_capture_limit: number | null; round_limit?: number };
  };
  a: { rounds: { result: string; winner: string; ended: string }[]; position: string | null; over: boolean };
}

const file = new URL('../../../testdata/vectors/replay.jsonl', import.meta.url);
const recorded = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Recorded);

const choiceOf = ({ q }: Recorded): Parameters<typeof begin>[1] => ({
  variant: q.variant,
  holes: q.holes,
  match: q.match,
  first: q.first,
  repetition: q.rulings.repetition,
  quiet: q.rulings.no_capture_limit,
  ...(q.match && q.rulings.round_limit !== undefined ? { rounds: q.rulings.round_limit } : {}),
});

withBrowser();

describe('a whole round as recorded', () => {
  for (const variant of ['I', 'II', 'III']) {
    test(`Hoyito ${variant}`, async () => {
      const longest = recorded
        .filter(({ q, a }) => q.variant === variant && !q.match && q.holes === 6 && a.over)
        .sort((one, other) => other.q.moves.length - one.q.moves.length)[0];
      if (!longest) throw new Error('no such game recorded');
      const { page, complaints, close } = await visit();
      await begin(page, choiceOf(longest));
      await sowAll(page, longest.q.moves);
      const round = longest.a.rounds[0];
      expect(await board(page)).toBe(`${'0-'.repeat(12)}${round?.result}`);
      const [south, north] = (round?.result ?? '').split('-').map(Number) as [number, number];
      const expected =
        south === north
          ? `${south} to ${north}: the round is a tie.`
          : `${south > north ? 'South' : 'North'} wins the round, ${Math.max(south, north)} to ${Math.min(south, north)}.`;
      expect(await said(page)).toContain(expected);
      expect(await page.locator('.token').count()).toBe(longest.q.moves.length);
      expect(await page.locator('.controls .main').innerText()).toBe('Play again');
      expect(complaints).toEqual([]);
      await close();
    });
  }
});

test('a match with closed and reopened holes', async () => {
  const match = recorded.find(({ q, a }) => q.match && q.holes === 4 && a.rounds.some(({ ended }) => ended === 'repetition'));
  if (!match) throw new Error('no such match recorded');
  const { page, complaints, close } = await visit();
  await begin(page, choiceOf(match));
  await sowAll(page, match.q.moves);
  const rows = page.locator('section[aria-labelledby=match-title] tbody tr:not(.how)');
  const results = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('b')].map((figure) => figure.textContent).join('-')),
  );
  expect(results).toEqual(match.a.rounds.map(({ result }) => result));
  // After 12-20 South fills three of four holes; after 8-24 two. The third round is tied and opens them again.
  expect(await rows.nth(1).locator('td').first().innerText()).toMatch(/Holes closed: D/);
  expect(await rows.nth(2).locator('td').first().innerText()).toMatch(/Holes closed: C, D/);
  expect(await rows.nth(3).locator('td').first().innerText()).not.toMatch(/Holes closed/);
  expect(await said(page)).toContain('South wins the match');
  // Back to the start of the round with two closed holes: a leaf lies on each, and it is said.
  const third = page.locator('.list table').nth(2).locator('.token').first();
  await third.click();
  await page.waitForFunction(() => document.querySelectorAll('.leaf').length === 2);
  const closed = page.locator('[data-hole=D]');
  expect(await closed.getAttribute('aria-label')).toBe('South’s hole D, closed');
  expect(complaints).toEqual([]);
  await close();
});

test('against the computer, with undo, redo, and looking back', async () => {
  const { page, complaints, close } = await visit();
  expect(await said(page)).toBe('Four seeds lie in every hole. You start.');
  await page.locator('[data-hole=C]').click();
  await settled(page);
  expect(await said(page)).toMatch(/^The computer sowed [a-f]: .*Your move\.$/);
  const after = await board(page);
  const undo = page.locator('.controls .undo');
  expect(await undo.innerText()).toBe('Undo your sowing of C');
  await undo.click();
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.table')?.dataset['at'] === '0');
  expect(await board(page)).toBe(`${'4-'.repeat(12)}0-0`);
  expect(await said(page)).toContain('Your sowing of C is undone.');
  await page.getByRole('button', { name: 'Redo your sowing of C' }).click();
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.table')?.dataset['at'] === '2');
  expect(await board(page)).toBe(after);
  // Looking back to the computer's turn, it waits for a word.
  await page.locator('.token').first().click();
  await page.getByRole('button', { name: 'Let it play' }).click();
  await settled(page);
  expect(await page.locator('.table').getAttribute('data-at')).toBe('2');
  expect(complaints).toEqual([]);
  await close();
});

test('resigning and agreeing end the round as they should', async () => {
  const { page, close } = await visit();
  await begin(page, { variant: 'II', match: true });
  await page.getByRole('button', { name: 'Agree to share' }).click();
  await page.getByRole('button', { name: 'Share and end the round' }).click();
  await page.getByRole('button', { name: 'Next round' }).click();
  await page.waitForFunction(() => document.querySelector('.said')?.textContent?.includes('Round 2. North starts.'));
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Give up the round' }).click();
  await page.waitForFunction(() => document.querySelector('.said')?.textContent?.includes('North gave up the round.'));
  expect(await said(page)).toContain('South wins the match');
  await close();
});

test('while a sowing runs it says whose it is, and a double click does not end it', async () => {
  const { page, complaints, close } = await visit({ speed: 'slow' });
  await begin(page, { variant: 'I' });
  await page.locator('[data-hole=A]').dblclick();
  await page.locator('.hand').waitFor({ state: 'attached' });
  expect(await page.locator('.player.south .pill').innerText()).toBe('sowing A');
  expect(await said(page)).toBe('South is sowing A.');
  await page.waitForTimeout(400);
  expect(await page.locator('.hand').count()).toBe(1);
  // A click of its own does, and means no hole: not even one that may be sown next.
  await page.locator('[data-hole=b]').click({ force: true });
  await page.waitForFunction(() => document.querySelector('.table[data-busy=false]'));
  await page.waitForTimeout(300);
  expect(await page.locator('.table').getAttribute('data-at')).toBe('1');
  expect(await said(page)).toBe('South sowed A: 5 laps, no casa. North is to move.');
  expect(complaints).toEqual([]);
  await close();
});

test('the computer may be offered to share the seeds, and says no where it hopes for more', async () => {
  const { page, complaints, close } = await visit();
  const offer = async (board: string, computer: string): Promise<void> => {
    const text = `[Variant "I"]\n[${computer} "Hoyito level 6"]\n[FEN "${board}"]\n\n*\n`;
    const file = { name: 'end.ogn', mimeType: 'text/plain', buffer: Buffer.from(text) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.waitForFunction(() => document.querySelector('.said')?.textContent?.includes('Opened.'));
    await page.getByRole('button', { name: 'Agree to share' }).click();
    await page.getByRole('button', { name: 'Offer to share' }).click();
  };
  // South moves and may be left with nothing: North would rather have the rest.
  await offer('1-0-0-2-0-0-0-0-2-0-2-1-20-20-S', 'North');
  await expect.poll(() => said(page)).toBe('The computer would rather play on.');
  // South wins all eight here: the computer, North, is glad to share.
  await offer('0-1-2-3-0-0-0-0-0-2-0-0-27-13-S', 'North');
  await page.waitForFunction(() => document.querySelector('.table.ended'));
  expect(await said(page)).toContain('31 to 17');
  // What ended the round can be undone and done again.
  await page.locator('.controls .undo').click();
  await page.waitForFunction(() => !document.querySelector('.table.ended'));
  await page.getByRole('button', { name: 'Agree again' }).click();
  await page.waitForFunction(() => document.querySelector('.table.ended'));
  expect(complaints).toEqual([]);
  await close();
});

test('a sowing is shown step by step, and a tap ends it', async () => {
  const { page, close } = await visit({ speed: 'slow' });
  await begin(page, { variant: 'I' });
  const height = (): Promise<number> => page.locator('.board').evaluate((board) => board.clientHeight);
  const still = await height();
  const start = Date.now();
  await page.locator('[data-hole=A]').click();
  await page.locator('.hand').waitFor({ state: 'attached' });
  expect(await page.locator('.controls .skip').innerText()).toBe('Skip');
  expect(await height()).toBe(still);
  // The middle of the board is no hole.
  await page.locator('.board').click();
  await page.waitForFunction(() => document.querySelector('.table[data-busy=false]'));
  expect(Date.now() - start).toBeLessThan(7000);
  expect(await said(page)).toBe('South sowed A: 5 laps, no casa. North is to move.');
  // The whole sowing at its own pace.
  await page.getByRole('button', { name: 'Speed: Slow' }).click();
  const again = Date.now();
  await page.locator('[data-hole=a]').click();
  await page.waitForFunction(() => document.querySelector('.table')?.getAttribute('data-at') === '2');
  expect(Date.now() - again).toBeGreaterThan(700);
  expect(await page.locator('.mark .end').count()).toBe(1);
  await close();
});
