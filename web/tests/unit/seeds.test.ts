import { expect, test } from 'vitest';
import { settled } from '../../build/settled';
import { DRAWN, seedsIn } from '../../src/lib/seeds';
import { ground } from '../../src/lib/settle';

test('the same hole and count give the same picture, another hole another', () => {
  expect(seedsIn(3, 9)).toEqual(seedsIn(3, 9));
  expect(seedsIn(3, 9)).not.toEqual(seedsIn(4, 9));
});

test('one seed more leaves the others where they lie', () => {
  for (let count = 0; count < DRAWN; count += 1) {
    expect(seedsIn(5, count + 1).slice(0, count)).toEqual(seedsIn(5, count));
  }
});

test('every seed lies within its hole, and the countable ones lie apart', () => {
  for (const wide of [0.8, 1, 1.5]) {
    for (let hole = 0; hole < 24; hole += 1) {
      const seeds = seedsIn(hole, 15, wide);
      for (const [at, { x, y }] of seeds.entries()) {
        expect(Math.hypot(x / wide, y)).toBeLessThanOrEqual(30.1);
        for (const other of seeds.slice(at + 1)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(9);
      }
    }
  }
});

test('a heap is drawn with no more than it can show', () => {
  expect(seedsIn(0, 60)).toHaveLength(DRAWN);
});

test('what is settled when the page is built is what the page would work out', () => {
  expect(settled().map(([hole]) => hole)).toContain(11);
  for (const [hole, seeds] of settled()) {
    for (const [at, { x, y, turn, size, shape }] of ground(hole).entries()) {
      expect(seeds[at]).toEqual({ x: expect.closeTo(x, 2), y: expect.closeTo(y, 2), turn, size: expect.closeTo(size, 2), shape });
    }
  }
});
