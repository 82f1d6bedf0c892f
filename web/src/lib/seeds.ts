// The seeds of a hole as they are drawn. They are settled, not random: the same hole and count give the same picture, and
// one seed more leaves the others where they were, as a seed dropped by hand would.
import { COUNTABLE, DRAWN, ground, top, type Seed } from './settle';
import SETTLED from './settle.ts?settled';

export { COUNTABLE, DRAWN, generator } from './settle';

/** Of each hole, the top only where there was a heap. */
const settled = new Map<number, readonly Seed[]>(SETTLED);

/** The seeds of each hole as they lie in one `wide` times as wide as high: all holes of a board are alike. */
const placed = new Map<number, { wide: number; seeds: readonly Seed[] }>();

/** The picture of `count` seeds in a hole that is `wide` times as wide as high. A seed that stays is the same object. */
export function seedsIn(hole: number, count: number, wide = 1): readonly Seed[] {
  let all = settled.get(hole) ?? ground(hole);
  if (count > COUNTABLE && all.length === COUNTABLE) all = [...all, ...top(hole)];
  settled.set(hole, all);
  let known = placed.get(hole);
  if (known?.wide !== wide || known.seeds.length < all.length) {
    known = { wide, seeds: all.map((seed) => ({ ...seed, x: round(seed.x * wide), y: round(seed.y), size: round(seed.size) })) };
    placed.set(hole, known);
  }
  return known.seeds.slice(0, Math.min(count, DRAWN));
}

const round = (value: number): number => Math.round(value * 100) / 100;
