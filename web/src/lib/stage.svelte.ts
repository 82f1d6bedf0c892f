// The page is laid out part by part, each in a task of its own: whoever taps meanwhile is heard at once, also on a
// slow phone. A part that has not come yet keeps its room, so that nothing moves.

/** Lets the browser do what waits, then goes on. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** In the order of their coming; the holes come one by one between `frame` and `head`. */
const PARTS = ['shapes', 'frame', 'head', 'north', 'south', 'said', 'controls', 'side', 'moves', 'files'] as const;
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

  async #next(): Promise<void> {
    this.#parts += 1;
    await breath();
  }

  /** What has to be there before the page is shown in the place of the waiting board. */
  async prepare(): Promise<void> {
    while (!this.has('frame')) await this.#next();
  }

  /** Lets everything else come, the board's holes first. */
  async raise(holes: number): Promise<void> {
    for (this.holes = 1; this.holes < holes; this.holes += 1) await breath();
    // A longer board, should one follow, is there at once.
    this.holes = Infinity;
    while (!this.complete) await this.#next();
  }
}

export const stage = new Stage();
