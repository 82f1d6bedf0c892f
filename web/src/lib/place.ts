// What a board and its players need to know of the place they are at: the table, a lesson, a puzzle.
import type { Show } from './show.svelte';

export interface Place {
  readonly show: Show;
  /** Holes can be chosen. */
  readonly personToMove: boolean;
  play(hole: number): unknown;
}
