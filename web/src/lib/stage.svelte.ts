// The page is laid out part by part, each in a task of its own: whoever taps meanwhile is heard at once, also on a
// slow phone. A part that has not come yet keeps its room, so that nothing moves.

/** Lets the browser do what waits, then goes on. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Lets the browser show what a tap has changed, before what costs more follows. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // No pictures are made of a page that lies behind another.
    setTimeout(resolve, 100);
  });

/** Waits until the browser has nothing better to do, so many milliseconds at most. */
export const idle = (patience: number): Promise<void> =>
  // Not every browser tells when it is idle.
  new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: patience }) : setTimeout(resolve, patience)));

/** In the order of their coming; the holes come one by one between `frame` and `head`. */
const PARTS = ['shapes', 'table', 'frame', 'head', 'north', 'south', 'said', 'controls', 'side', 'moves', 'files'] as const;
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
