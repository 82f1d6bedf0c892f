// Where the seeds of a hole lie. They are settled, not random: the same hole and count give the same picture, and
// one seed more leaves the others where they were, as a seed dropped by hand would.

/** One drawn seed; lengths in units of a hole 100 high, the middle at 0,0. */
export interface Seed {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
  readonly size: number;
  /** Which of the drawn shapes. */
  readonly shape: number;
}

/** Up to here every seed is drawn and can be counted; above it the hole is a heap and the figure leads. */
export const COUNTABLE = 15;
/** A heap is drawn with this many at most: more would only hide each other. */
export const DRAWN = 26;

const REACH = 28;

/** A small seeded generator (mulberry32): pictures must not change between visits. */
export function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function settle(hole: number, wide: number): Seed[] {
  const random = generator(hole * 7919 + 17);
  const placed: Seed[] = [];
  for (let i = 0; i < DRAWN; i += 1) {
    // The first fifteen lie on the ground, the others on top of them.
    const layer = i < COUNTABLE ? 0 : COUNTABLE;
    const reach = layer === 0 ? REACH : REACH * 0.72;
    let best = { x: 0, y: 0 };
    let bestCost = Infinity;
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const angle = random() * Math.PI * 2;
      const radius = Math.sqrt(random()) * reach;
      const x = Math.cos(angle) * radius * wide;
      const y = Math.sin(angle) * radius;
      let cost = (Math.hypot(x / wide, y) / reach) * (i < 5 ? 9 : 4);
      for (const other of placed.slice(layer)) {
        const gap = Math.hypot(x - other.x, y - other.y);
        if (gap < 17.5) cost += (17.5 - gap) * 2.4;
      }
      if (cost < bestCost) {
        bestCost = cost;
        best = { x, y };
      }
    }
    placed.push({
      x: round(best.x),
      y: round(best.y),
      turn: Math.round(random() * 360),
      size: round(0.94 + random() * 0.14),
      shape: Math.floor(random() * 3),
    });
  }
  return placed;
}

const round = (value: number): number => Math.round(value * 100) / 100;
const settled = new Map<string, Seed[]>();

/** The picture of `count` seeds in a hole that is `wide` times as wide as high. */
export function seedsIn(hole: number, count: number, wide = 1): readonly Seed[] {
  const step = Math.round(wide * 10) / 10;
  const key = `${hole}:${step}`;
  let all = settled.get(key);
  if (!all) {
    all = settle(hole, step);
    settled.set(key, all);
  }
  return all.slice(0, Math.min(count, DRAWN));
}
