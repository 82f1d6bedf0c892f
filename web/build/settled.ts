import type { Plugin } from 'vite';
import { ground, type Seed } from '../src/lib/settle';

/** The holes of a board of two rows of six, and the hand (Board.svelte). */
const HOLES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 40];

const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** Each hole with its seeds, as close as a picture needs them. */
export const settled = (): [number, Seed[]][] =>
  HOLES.map((hole) => [
    hole,
    ground(hole).map((seed) => ({ ...seed, x: hundredth(seed.x), y: hundredth(seed.y), size: hundredth(seed.size) })),
  ]);

/** `settle.ts?settled` is where the seeds of the boards played most come to lie. */
export function settledSeeds(): Plugin {
  return {
    name: 'settled-seeds',
    load: (id) => (id.endsWith('settle.ts?settled') ? `export default ${JSON.stringify(settled())};` : null),
  };
}
