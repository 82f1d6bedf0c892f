// The page is laid out part by part, each in a task of its own: whoever taps meanwhile is heard at once, also on a
// slow phone. A part that has not come yet keeps its room, so that nothing moves.

/** Lets the browser do what waits, then goes on. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** In the order of their coming; holes come in pairs of columns between `players` and `said`. */
const PARTS = ['frame', 'head', 'north', 'south', 'said', 'controls', 'side', 'moves', 'files'] as const;
export type Part = (typeof PARTS)[number];

class Stage {
  #parts = $state(0);
  /** Holes of the board that are there. */
  holes = $state(0);

  has(part: Part): boolean {
    return this.#parts > PARTS.indexOf(part);
  }
  get complete(): boolean {
    return this.#parts === PARTS.length;
  }

  /** Lets everything come, the board first. */
  async raise(holes: number): Promise<void> {
    const next = async (): Promise<void> => {
      this.#parts += 1;
      await breath();
    };
    await next();
    for (this.holes = 1; this.holes < holes; this.holes += 1) await breath();
    // A longer board, should one follow, is there at once.
    this.holes = Infinity;
    while (!this.complete) await next();
  }
}

export const stage = new Stage();
