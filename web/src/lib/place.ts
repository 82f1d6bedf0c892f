// What a board and its players need to know of the place they are at: the table, a lesson, a puzzle.
import type { Ahead, Side } from './rules';
import type { Show } from './show.svelte';

export interface Place {
  readonly show: Show;
  /** Who is to move, where more than the board decides it. */
  readonly mover?: Side | null;
  /** Holes can be chosen. */
  readonly personToMove: boolean;
  /** What was asked is done: no hole is shown as one to choose. */
  readonly done?: boolean;
  /** The hole that was chosen and has to be confirmed. */
  readonly pending?: number | null;
  /** What sowing a hole would do, where that may be shown before. */
  lookAhead?(hole: number): Promise<Ahead | null>;
  /** Any open hole is an answer, whether it may be sown or not. */
  readonly anyHole?: boolean;
  /** What South and North are called here, and what is told of each beside it; where nothing is, as the rules call them. */
  readonly names?: readonly [string | null, string | null];
  readonly details?: readonly [string, string];
  /** Milliseconds each has left. */
  readonly left?: readonly [number, number] | null;
  /** North's row is the near one, whatever the settings say. */
  readonly turned?: boolean;
  /** Every hole has its figure here, whether or not the person counts the seeds elsewhere. */
  readonly tells?: boolean;
  play(hole: number): unknown;
}
