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

/** How far from the middle a seed's own middle may lie; its tip then just meets the rim. */
const REACH = 28.5;

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

interface Place {
  x: number;
  y: number;
}

/** Drops one seed after the other where there is room, the first ones near the middle. */
function scatter(random: () => number, count: number, reach: number, wide: number): Place[] {
  const places: Place[] = [];
  for (let i = 0; i < count; i += 1) {
    let best = { x: 0, y: 0 };
    let bestCost = Infinity;
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const angle = random() * Math.PI * 2;
      const radius = Math.sqrt(random()) * reach;
      const x = Math.cos(angle) * radius * wide;
      const y = Math.sin(angle) * radius;
      let cost = (radius / reach) * (i < 5 ? 12 : 4);
      for (const other of places) cost += Math.max(0, 18 - Math.hypot(x - other.x, y - other.y)) * 2;
      if (cost < bestCost) {
        bestCost = cost;
        best = { x, y };
      }
    }
    places.push(best);
  }
  return places;
}

/** Lets seeds that lie on each other slide apart, as far as the hole has room. */
function relax(places: Place[], reach: number, wide: number): void {
  const room = 17 * Math.sqrt(wide);
  for (let round = 0; round < 60; round += 1) {
    for (const [at, one] of places.entries()) {
      for (const other of places.slice(at + 1)) {
        const dx = other.x - one.x;
        const dy = other.y - one.y;
        const gap = Math.hypot(dx, dy) || 0.01;
        if (gap >= room) continue;
        const push = ((room - gap) / gap) * 0.25;
        one.x -= dx * push;
        one.y -= dy * push;
        other.x += dx * push;
        other.y += dy * push;
      }
    }
    for (const each of places) {
      const out = Math.hypot(each.x / wide, each.y) / reach;
      if (out > 1) {
        each.x /= out;
        each.y /= out;
      }
    }
  }
}

function settle(hole: number, wide: number): Seed[] {
  const random = generator(hole * 7919 + 17);
  const ground = scatter(random, COUNTABLE, REACH, wide);
  relax(ground, REACH, wide);
  // The others lie on top of these.
  const top = scatter(random, DRAWN - COUNTABLE, REACH * 0.7, wide);
  return [...ground, ...top].map(({ x, y }) => ({
    x: round(x),
    y: round(y),
    turn: Math.round(random() * 360),
    size: round(0.94 + random() * 0.14),
    shape: Math.floor(random() * 3),
  }));
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
