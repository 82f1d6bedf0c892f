// Where seeds come to lie. Worked out when the page is built for the boards that are played most (build/settled.ts), since it
// takes an old phone a while, and in the page for longer rows and for heaps.

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
function scatter(random: () => number, count: number, reach: number): Place[] {
  const places: Place[] = [];
  for (let i = 0; i < count; i += 1) {
    let best = { x: 0, y: 0 };
    let bestCost = Infinity;
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const angle = random() * Math.PI * 2;
      const radius = Math.sqrt(random()) * reach;
      const x = Math.cos(angle) * radius;
      const y = Math.sin(angle) * radius;
      let cost = (radius / reach) * (i < 5 ? 12 : 4);
      for (const other of places) {
        const apart = (x - other.x) ** 2 + (y - other.y) ** 2;
        if (apart < 18 ** 2) cost += (18 - Math.sqrt(apart)) * 2;
      }
      if (cost < bestCost) {
        bestCost = cost;
        best = { x, y };
      }
    }
    places.push(best);
  }
  return places;
}

/** Nearer than this, seeds lie on each other. */
const ROOM = 17;

/** Lets seeds that lie on each other slide apart, as far as the hole has room. */
function relax(places: Place[], reach: number): void {
  for (let round = 0; round < 24; round += 1) {
    for (let at = 0; at < places.length; at += 1) {
      const one = places[at] as Place;
      for (let beside = at + 1; beside < places.length; beside += 1) {
        const other = places[beside] as Place;
        const dx = other.x - one.x;
        const dy = other.y - one.y;
        const apart = dx * dx + dy * dy;
        if (apart >= ROOM ** 2) continue;
        const gap = Math.sqrt(apart) || 0.01;
        const push = ((ROOM - gap) / gap) * 0.3;
        one.x -= dx * push;
        one.y -= dy * push;
        other.x += dx * push;
        other.y += dy * push;
      }
    }
    for (const each of places) {
      const out = Math.hypot(each.x, each.y) / reach;
      if (out > 1) {
        each.x /= out;
        each.y /= out;
      }
    }
  }
}

function dressed(places: readonly Place[], random: () => number): Seed[] {
  return places.map(({ x, y }) => ({
    x,
    y,
    turn: Math.round(random() * 360),
    size: 0.94 + random() * 0.14,
    shape: Math.floor(random() * 3),
  }));
}

/** The seeds of a hole that can be counted. */
export function ground(hole: number): Seed[] {
  const random = generator(hole * 7919 + 17);
  const places = scatter(random, COUNTABLE, REACH);
  relax(places, REACH);
  return dressed(places, random);
}

/** The seeds of a heap that lie on the others. */
export function top(hole: number): Seed[] {
  const random = generator(hole * 7919 + 71);
  return dressed(scatter(random, DRAWN - COUNTABLE, REACH * 0.7), random);
}
