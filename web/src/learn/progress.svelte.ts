// What has been learnt: kept in this browser, each part by itself, so that a damaged one takes nothing else along.
import { keep } from '../lib/keep.svelte';

export const LEARNT_KEY = 'hoyito.learnt';

export interface Learnt {
  readonly version: 1;
  /** Steps of the course that were done, `I/sow`. */
  readonly steps: readonly string[];
  /** Puzzles that were solved, by variant and position. */
  readonly puzzles: readonly string[];
  /** Days whose puzzle was solved, `2026-11-30`; the last few. */
  readonly days: readonly string[];
  /** The most sowings read in two minutes, by variant and laps. */
  readonly best: Readonly<Record<string, number>>;
}

/** So many days are remembered. */
const DAYS = 40;

export const NOTHING: Learnt = { version: 1, steps: [], puzzles: [], days: [], best: {} };

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter((each): each is string => typeof each === 'string'))] : [];

/** What was learnt from its text; what makes no sense in it is left out. */
export function readLearnt(text: string | null): Learnt {
  let raw: unknown;
  try {
    raw = JSON.parse(text ?? '{}');
  } catch {
    return NOTHING;
  }
  if (typeof raw !== 'object' || raw === null) return NOTHING;
  const { steps, puzzles, days, best } = raw as Record<string, unknown>;
  const counts = typeof best === 'object' && best !== null ? Object.entries(best) : [];
  const good = counts.filter((entry): entry is [string, number] => Number.isInteger(entry[1]) && Number(entry[1]) > 0);
  return { version: 1, steps: texts(steps), puzzles: texts(puzzles), days: texts(days), best: Object.fromEntries(good) };
}

const stored = (): Learnt => readLearnt(keep.stored(LEARNT_KEY));

/** Both together: another tab may have learnt something, and there may have been no room to keep what this one did. */
export function together(one: Learnt, other: Learnt): Learnt {
  const best = { ...one.best };
  for (const [of, count] of Object.entries(other.best)) best[of] = Math.max(count, best[of] ?? 0);
  return {
    version: 1,
    steps: texts([...one.steps, ...other.steps]),
    puzzles: texts([...one.puzzles, ...other.puzzles]),
    days: texts([...one.days, ...other.days]).sort().slice(-DAYS),
    best,
  };
}

class Progress {
  #now = $state.raw<Learnt>(stored());

  constructor() {
    // Another tab has learnt something.
    addEventListener('storage', ({ key }) => {
      if (key === LEARNT_KEY) this.#now = together(this.#now, stored());
    });
  }

  get now(): Learnt {
    return this.#now;
  }
  step(step: string): void {
    this.#add({ steps: [step] });
  }
  puzzle(puzzle: string): void {
    this.#add({ puzzles: [puzzle] });
  }
  day(day: string): void {
    this.#add({ days: [day] });
  }
  /** Keeps a result if it is the best so far. */
  result(of: string, count: number): void {
    if (count > 0) this.#add({ best: { [of]: count } });
  }

  #add(more: Partial<Learnt>): void {
    this.#now = together(together(this.#now, stored()), { ...NOTHING, ...more });
    keep.write(LEARNT_KEY, JSON.stringify(this.#now));
  }
}

export const progress = new Progress();
