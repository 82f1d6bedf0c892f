// The files of puzzles, made and proved by `cargo xtask puzzles`; a variant's is fetched when it is first wanted.
import type { VariantName } from '../lib/route.svelte';

const FILES: Record<VariantName, () => Promise<{ default: string }>> = {
  I: () => import('./puzzles/I.txt?raw'),
  II: () => import('./puzzles/II.txt?raw'),
  III: () => import('./puzzles/III.txt?raw'),
};

export const KINDS = ['most', 'win', 'save'] as const;
export type Kind = (typeof KINDS)[number];

export interface Puzzle {
  readonly variant: VariantName;
  /** Its place in the file, from 1. */
  readonly number: number;
  readonly kind: Kind;
  /** 1 to 5, the easiest first. */
  readonly grade: number;
  readonly position: string;
  /** South's moves and North's replies, by their letters. */
  readonly line: string;
  /** What it is remembered by: the same in a later file that has it elsewhere. */
  readonly id: string;
}

/** The puzzles of a file. */
export function readPuzzles(variant: VariantName, text: string): Puzzle[] {
  const lines = text.trimEnd().split('\n').slice(1);
  return lines.map((each, at) => {
    const [head = '', position = '', line = ''] = each.split(' ');
    const kind = KINDS.find((known) => known.startsWith(head.charAt(0))) ?? 'most';
    return { variant, number: at + 1, kind, grade: Number(head.slice(1)), position, line, id: `${variant} ${head.charAt(0)} ${position}` };
  });
}

const loaded = new Map<VariantName, Promise<readonly Puzzle[]>>();

export function puzzlesOf(variant: VariantName): Promise<readonly Puzzle[]> {
  const known = loaded.get(variant);
  if (known) return known;
  const found = FILES[variant]().then(({ default: text }) => readPuzzles(variant, text));
  loaded.set(variant, found);
  // What failed is asked for again next time.
  found.catch(() => loaded.delete(variant));
  return found;
}

/** Which puzzle a day has: variants take turns, and the whole file is gone through before one comes back. */
export function ofDay(day: string): { variant: VariantName; place(count: number): number } {
  const number = Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
  const variant = (['I', 'II', 'III'] as const)[number % 3] ?? 'I';
  const turn = Math.floor(number / 3);
  // A step that shares no divisor with the count meets every puzzle, easy and hard ones mixed.
  const share = (one: number, other: number): number => (other === 0 ? one : share(other, one % other));
  const place = (count: number): number => {
    let step = Math.max(1, Math.round(count * 0.381966));
    while (share(step, count) !== 1) step += 1;
    return (turn * step) % count;
  };
  return { variant, place };
}
