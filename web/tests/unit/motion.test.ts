import { expect, test } from 'vitest';
import { durations, type Beat } from '../../src/lib/motion';

const sowing = (laps: number, drops: number, casas: number): Beat[] => [
  ...Array.from({ length: laps }, (): Beat[] => ['lift', ...Array.from({ length: drops }, (): Beat => 'drop')]).flat(),
  ...Array.from({ length: casas }, (): Beat[] => ['light', 'take']).flat(),
];
const total = (beats: Beat[], speed: Parameters<typeof durations>[1]): number =>
  durations(beats, speed).reduce((sum, each) => sum + each, 0);

test('a drop of a short sowing takes about 140 ms at normal speed', () => {
  const [, drop = 0] = durations(sowing(1, 4, 0), 'normal');
  expect(drop).toBeGreaterThan(120);
  expect(drop).toBeLessThan(145);
});

test('twelve laps stay under six seconds, and so does any sowing', () => {
  expect(total(sowing(12, 5, 2), 'normal')).toBeLessThan(6000);
  expect(total(sowing(400, 6, 3), 'normal')).toBeLessThan(6000);
});

test('a sowing speeds up on the way and slows down to be seen at its end', () => {
  const each = durations(sowing(40, 5, 1), 'normal');
  expect(each[150]).toBeLessThan((each[2] ?? 0) / 3);
  expect(each.at(-3)).toBeGreaterThan(80);
});

test('slow is slower than normal, normal than fast, instant takes no time', () => {
  const beats = sowing(6, 4, 1);
  expect(total(beats, 'slow')).toBeGreaterThan(total(beats, 'normal'));
  expect(total(beats, 'normal')).toBeGreaterThan(total(beats, 'fast'));
  expect(total(beats, 'instant')).toBe(0);
});
