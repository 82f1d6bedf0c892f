// A look ahead: where the sowing of a hole would run, while a mouse rests on the hole, a finger stays on it, or the keys
// have come to it. What it shows is asked of the rules each time.
import type { Ahead } from './rules';
import type { Place } from './place';

/** A mouse on its way elsewhere is not meant. */
const REST = 180;
/** A finger that stays this long does not want to sow. */
const LONG = 480;

export class Glimpse {
  readonly #place: () => Place;
  hole = $state<number | null>(null);
  look = $state.raw<Ahead | null>(null);
  /** A finger has stayed: when it leaves, nothing is chosen. */
  held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  constructor(place: () => Place) {
    this.#place = place;
  }

  rest(hole: number, finger = false): void {
    this.leave();
    // Not every browser lets a click follow a finger that has stayed.
    this.held = false;
    if (!this.#place().lookAhead) return;
    this.#timer = setTimeout(() => void this.#show(hole, finger), finger ? LONG : REST);
  }

  async #show(hole: number, finger: boolean): Promise<void> {
    const turn = this.#turn;
    const look = await this.#place().lookAhead?.(hole);
    if (turn !== this.#turn || !look) return;
    this.held = finger;
    this.hole = hole;
    this.look = look;
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
    this.hole = null;
    this.look = null;
  }
}
