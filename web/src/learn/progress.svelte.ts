// What has been learnt: kept in this browser, each part by itself, so that a damaged one takes nothing else along.
import { browserStore } from '../lib/storage';

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

class Progress {
  #store = browserStore();
  #now = $state.raw<Learnt>(this.#read());

  constructor() {
    // Another tab has learnt something.
    addEventListener('storage', ({ key }) => {
      if (key === LEARNT_KEY) this.#now = this.#read();
    });
  }

  get now(): Learnt {
    return this.#now;
  }
  step(step: string): void {
    this.#add({ steps: [...this.#read().steps, step] });
  }
  puzzle(puzzle: string): void {
    this.#add({ puzzles: [...this.#read().puzzles, puzzle] });
  }
  day(day: string): void {
    this.#add({ days: [...this.#read().days, day].slice(-40) });
  }
  /** Keeps a result if it is the best so far. */
  result(of: string, count: number): void {
    const { best } = this.#read();
    if (count > (best[of] ?? 0)) this.#add({ best: { ...best, [of]: count } });
  }

  #read(): Learnt {
    try {
      return readLearnt(this.#store?.getItem(LEARNT_KEY) ?? null);
    } catch {
      return NOTHING;
    }
  }
  #add(change: Partial<Learnt>): void {
    // Read anew each time: another tab may have added something, and a full store still lets this tab go on.
    const next = readLearnt(JSON.stringify({ ...this.#now, ...this.#read(), ...change }));
    this.#now = next;
    try {
      this.#store?.setItem(LEARNT_KEY, JSON.stringify(next));
    } catch {
      // Known until the page is closed.
    }
  }
}

export const progress = new Progress();
