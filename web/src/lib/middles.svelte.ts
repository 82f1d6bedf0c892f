// Where holes and bowls are on the screen: between them the hand goes and seeds fly.
import type { Side } from './rules';

export interface Point {
  readonly x: number;
  readonly y: number;
}
const NOWHERE: Point = { x: 0, y: 0 };

interface Known {
  readonly layout: string;
  readonly holes: readonly Point[];
  readonly bowls: Record<Side, Point>;
}

interface Of {
  /** From whose corner is measured. */
  corner: () => Element | undefined;
  holes: () => readonly (Element | null | undefined)[];
  /** Changes whenever something may stand elsewhere. */
  layout: () => string;
  /** Seeds are on their way: nothing is measured that can wait. */
  moving: () => boolean;
}

export class Middles {
  readonly #of: Of;
  #known: Known | null = null;

  constructor(of: Of) {
    this.#of = of;
    // Just after a picture was made everything has its place. Asked for in the middle of a change, the browser has to lay
    // out the page for it.
    $effect(() => {
      of.layout();
      if (of.moving()) return;
      let later: ReturnType<typeof setTimeout> | undefined;
      const frame = requestAnimationFrame(() => (later = setTimeout(() => this.#measure())));
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(later);
      };
    });
  }

  hole(hole: number): Point {
    return this.#now()?.holes[hole] ?? NOWHERE;
  }
  /** Of a player's bowl. */
  bowl(side: Side): Point {
    return this.#now()?.bowls[side] ?? NOWHERE;
  }

  #now(): Known | null {
    if (this.#known?.layout !== this.#of.layout()) this.#measure();
    return this.#known;
  }

  #measure(): void {
    const frame = this.#of.corner()?.getBoundingClientRect();
    if (!frame) return;
    const middle = (element: Element | null | undefined, down: number): Point => {
      const at = element?.getBoundingClientRect();
      return at ? { x: at.left + at.width / 2 - frame.left, y: at.top + at.height * down - frame.top } : NOWHERE;
    };
    const bowl = (side: Side): Point => middle(document.querySelector(`[data-bowl="${side}"]`), 0.5);
    const holes = this.#of.holes().map((hole) => middle(hole?.querySelector('.pit'), 0.56));
    this.#known = { layout: this.#of.layout(), holes, bowls: { S: bowl('S'), N: bowl('N') } };
  }
}
