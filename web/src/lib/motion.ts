// How long each step of a sowing is shown: the rhythm of a hand that gets into its stride.

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What is shown one after the other; a casa is lit before it is taken. */
export type Beat = 'lift' | 'drop' | 'light' | 'take' | 'sweep' | 'share';

interface Pace {
  /** Milliseconds a single drop takes in a short sowing. */
  readonly drop: number;
  /** What even the longest run of laps comes near to but never passes, in milliseconds. */
  readonly most: number;
}

const PACES: Record<Exclude<Speed, 'instant'>, Pace> = {
  slow: { drop: 300, most: 14_000 },
  normal: { drop: 140, most: 4_600 },
  fast: { drop: 60, most: 1_900 },
};

const WEIGHT: Record<Beat, number> = { lift: 1.7, drop: 1, light: 2.2, take: 2.6, sweep: 4, share: 4 };
/** The end of a sowing is what counts: its last beats keep a readable length however fast the laps became. */
const CLOSING = 6;
const CLOSING_LEAST = 0.65;

/** Milliseconds for each beat. Long sowings speed up on the way; the last beats slow down again to be seen. */
export function durations(beats: readonly Beat[], speed: Speed): number[] {
  if (speed === 'instant') return beats.map(() => 0);
  const { drop, most } = PACES[speed];
  let raw = 0;
  const shownBy = (time: number): number => most * (1 - Math.exp(-time / most));
  return beats.map((beat, index) => {
    const start = shownBy(raw);
    raw += WEIGHT[beat] * drop;
    const usual = shownBy(raw) - start;
    const closing = beats.length - index <= CLOSING;
    return closing ? Math.max(usual, WEIGHT[beat] * drop * CLOSING_LEAST) : usual;
  });
}
