// Whole rounds, pairs and matches between two browsers, against games recorded elsewhere (testdata/vectors).
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accessible, board, withBrowser, type Visit } from './browser';
import { at, kept, noServer, PHONE, playAll, seated, sit, told, words } from './far';

interface Recorded {
  q: {
    variant: 'I' | 'II' | 'III';
    holes: number;
    match: boolean;
    first: 'S' | 'N';
    moves: string;
    rulings: { repetition: number; no_capture_limit: number | null; round_limit?: number };
  };
  a: { rounds: { result: string; ended: string }[]; over: boolean };
}

const recorded = readFileSync(new URL('../../../testdata/vectors/replay.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Recorded);

/** The shortest recorded game that went to its end and is like this. */
function shortest(like: (game: Recorded) => boolean): Recorded {
  const found = recorded.filter((game) => game.a.over && like(game)).sort((one, other) => one.q.moves.length - other.q.moves.length)[0];
  if (!found) throw new Error('no such game recorded');
  return found;
}

withBrowser();

const results = async ({ page }: Visit): Promise<string[]> =>
  page
    .locator('section[aria-labelledby=match-title] tbody tr:not(.how)')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('b')].map((figure) => figure.textContent).join('-')));

describe.skipIf(noServer)('two browsers', { timeout: 180_000 }, () => {
  test('a usual round of Hoyito I, with a phone and another language on one side', async () => {
    const { q, a } = shortest((game) => !game.q.match && game.q.holes === 6 && game.q.variant === 'I');
    const { repetition, no_capture_limit } = q.rulings;
    const rulings = { repetition, no_capture_limit, round_limit: null, endless_sowing: 'forbidden', closed_holes: 'rightmost' } as const;
    const { game, south, north } = await seated({ variant: 'I', holes: 6, first: q.first, rulings });
    const ana = await sit(south);
    const nuria = await sit(north, { ...PHONE, locale: 'ca' });
    // Who sits North has North’s row near.
    const [a6, A6] = [await nuria.page.locator('[data-hole=a]').boundingBox(), await nuria.page.locator('[data-hole=A]').boundingBox()];
    expect(a6?.x ?? 0).toBeGreaterThan(A6?.x ?? 0);
    const middle = Math.floor(q.moves.length / 2);
    await playAll(ana, nuria, q.moves.slice(0, middle));
    // In the middle of it both lose the page, and have it again.
    await Promise.all([ana.page.reload(), nuria.page.reload()]);
    await Promise.all([at(ana, middle), at(nuria, middle)]);
    expect(await board(ana.page)).toBe(await board(nuria.page));
    await playAll(ana, nuria, q.moves.slice(middle));
    const result = a.rounds[0]?.result ?? '';
    const [more, less] = result.split('-').map(Number).sort((one, other) => other - one);
    await told(ana, `wins the round, ${more} to ${less}.`);
    await told(nuria, `guanya la ronda, ${more} a ${less}.`);
    for (const one of [ana, nuria]) expect(await board(one.page)).toBe(`${'0-'.repeat(12)}${result}`);
    expect((await kept(game)).history).toBe(q.moves);
    expect([...ana.complaints, ...nuria.complaints]).toEqual([]);
    await Promise.all([ana.close(), nuria.close()]);
  });

  test('a match with closed holes; each round’s end stays until somebody goes on', async () => {
    const { q, a } = shortest((game) => game.q.match && game.q.holes === 2 && game.q.variant === 'III' && game.a.rounds.length > 2);
    const { game, south, north } = await seated({ variant: 'III', holes: 2, kind: 'match', first: q.first });
    const ana = await sit(south, { locale: 'fr', ...PHONE });
    const nuria = await sit(north, { locale: 'rm' });
    const third = await sit(`#/game/${game}`);
    const seen: string[] = [];
    await playAll(ana, nuria, q.moves, async () => {
      seen.push((await board(third.page)).slice('0-0-0-0-'.length));
      await third.page.getByRole('button', { name: 'Next round' }).waitFor();
      // Nobody moves here but the round that is over: the words tell how it ended.
      expect(await words(third)).toMatch(/The round is over\. .*(wins the round|tie)/);
      if (seen.length > 1) return;
      await accessible(third.page);
      // A page that comes back now is in the next round at once.
      await nuria.page.reload();
      await nuria.page.locator('.distance[data-busy=false]').waitFor();
    });
    expect(seen).toEqual(a.rounds.slice(0, -1).map(({ result }) => result));
    await told(third, /wins the match/);
    await told(ana, /gagne le match/);
    for (const one of [ana, nuria, third]) expect(await results(one)).toEqual(a.rounds.map(({ result }) => result));
    // South filled one of two holes for the second round.
    expect(await third.page.locator('section[aria-labelledby=match-title] tbody tr:not(.how)').nth(1).innerText()).toContain('Holes closed: B');
    expect((await kept(game)).history.replaceAll('/', '')).toBe(q.moves);
    expect([...ana.complaints, ...nuria.complaints, ...third.complaints]).toEqual([]);
    await Promise.all([ana.close(), nuria.close(), third.close()]);
  });

  test('a pair of rounds: each starts once, and both are counted', async () => {
    const [one, two] = ['S', 'N'].map((first) =>
      shortest(({ q, a }) => q.variant === 'II' && q.holes === 2 && q.first === first && a.rounds.length === 1 && q.rulings.repetition === 3),
    ) as [Recorded, Recorded];
    const { south, north } = await seated({ variant: 'II', holes: 2, kind: 'pair', first: 'S' });
    const ana = await sit(south);
    const nuria = await sit(north, { locale: 'ht', ...PHONE });
    await playAll(ana, nuria, one.q.moves, async () => {
      await told(ana, 'The round is over.');
      expect(await results(ana)).toEqual([one.a.rounds[0]?.result]);
    });
    // North begins the second; how the first ended is still told.
    await nuria.page.evaluate(() => document.querySelector<HTMLElement>('.controls .main')?.click());
    await nuria.page.locator('.cell.playable').first().waitFor();
    await ana.page.getByRole('button', { name: 'Next round' }).click();
    await told(ana, /(wins the round|tie).* North starts\./);
    await playAll(ana, nuria, two.q.moves);
    const sums = [0, 1].map((side) => [one, two].reduce((sum, { a }) => sum + Number(a.rounds[0]?.result.split('-')[side]), 0)) as [number, number];
    const [more, less] = [Math.max(...sums), Math.min(...sums)];
    await told(ana, `${sums[0] > sums[1] ? 'South' : 'North'} wins, ${more} to ${less}.`);
    for (const each of [ana, nuria]) expect(await results(each)).toEqual([one, two].map(({ a }) => a.rounds[0]?.result));
    await accessible(ana.page);
    await accessible(nuria.page);
    expect([...ana.complaints, ...nuria.complaints]).toEqual([]);
    await Promise.all([ana.close(), nuria.close()]);
  });

  test('one round of a pair given up, then all of it', async () => {
    const { south, north } = await seated({ variant: 'I', holes: 3, kind: 'pair', first: 'S' });
    const ana = await sit(south);
    const nuria = await sit(north, { locale: 'es' });
    await ana.page.getByRole('button', { name: 'Give up' }).click();
    await accessible(ana.page);
    await ana.page.getByRole('button', { name: 'The round' }).click();
    await told(nuria, 'Norte gana la ronda, 24 a 0.');
    await nuria.page.getByRole('button', { name: 'Ronda siguiente' }).click();
    await at(nuria, 2);
    await nuria.page.getByRole('button', { name: 'Rendirse' }).click();
    await nuria.page.getByRole('button', { name: 'Todo' }).click();
    // Each has as many seeds of both rounds, and South wins all the same.
    await told(nuria, 'Abandono. Gana Sur.');
    await told(ana, 'Resigned. South wins.');
    expect([...ana.complaints, ...nuria.complaints]).toEqual([]);
    await Promise.all([ana.close(), nuria.close()]);
  });
});
