// What the board shows while a sowing runs. Steps come from the rules with the counts they leave; nothing is worked out here.
import type { Side, Sowing, Step, View } from './rules';
import { durations, type Beat, type Speed } from './motion';
import { again, ended, knock, taken, type Feel } from './sound';

/** Four seeds (or the rest) on their way to a bowl. */
export interface Flight {
  readonly id: number;
  readonly from: number;
  readonly to: Side;
  readonly length: number;
}

type Frame = { readonly beat: Beat; readonly step: Step };

const SIDES = { S: 0, N: 1 } as const;

function frames(steps: readonly Step[]): Frame[] {
  return steps.flatMap((step): Frame[] => {
    switch (step.step) {
      case 'lift':
        return [{ beat: 'lift', step }];
      case 'drop':
        return [{ beat: 'drop', step }];
      case 'casa':
        return [
          { beat: 'light', step },
          { beat: 'take', step },
        ];
      case 'lastFour':
        return [{ beat: 'sweep', step }];
      case 'share':
        return [{ beat: 'share', step }];
    }
  });
}

export class Show {
  seeds = $state<number[]>([]);
  captures = $state<[number, number]>([0, 0]);
  /** The hand: over which hole, with how many seeds. */
  hand = $state.raw<{ hole: number; seeds: number } | null>(null);
  /** The hole whose casa is lit. */
  lit = $state<number | null>(null);
  /** Where this sowing has been. */
  trail = $state.raw<readonly number[]>([]);
  flights = $state.raw<Flight[]>([]);
  running = $state(false);
  /** Whose sowing runs, and from which hole. */
  sower = $state.raw<{ side: Side; hole: number } | null>(null);
  /** Milliseconds the present beat lasts. */
  beat = $state(0);
  #finish: (() => void) | null = null;
  #flights = 0;

  settle(view: View): void {
    this.seeds = view.board.map((hole) => hole.seeds);
    this.captures = [view.captures[0], view.captures[1]];
    this.hand = null;
    this.lit = null;
    this.flights = [];
    this.trail = [];
  }

  /** Shows a sowing step by step; at once where speed or the person's settings say so. Ends when it was shown. */
  async run(sowing: Sowing, speed: Speed, feel: Feel): Promise<void> {
    if (speed !== 'instant' && sowing.steps.length > 0) {
      const list = frames(sowing.steps);
      const lengths = durations(
        list.map((frame) => frame.beat),
        speed,
      );
      const first = sowing.steps.find((step) => step.step === 'lift');
      this.sower = first ? { side: sowing.player, hole: first.hole } : null;
      this.running = true;
      await this.#play(list, lengths, feel);
      this.running = false;
      this.sower = null;
    }
    this.settle(sowing.view);
    if (sowing.view.roundOver) ended(feel);
    else if (sowing.view.again) again(feel);
  }

  /** Jumps to the end of the sowing that runs. */
  skip(): void {
    this.#finish?.();
  }

  #play(list: readonly Frame[], lengths: readonly number[], feel: Feel): Promise<void> {
    return new Promise((resolve) => {
      let next = 0;
      let casas = 0;
      let due = performance.now();
      let ticket = 0;
      const done = (): void => {
        cancelAnimationFrame(ticket);
        this.#finish = null;
        resolve();
      };
      this.#finish = done;
      const tick = (now: number): void => {
        let knocked = false;
        while (due <= now) {
          const frame = list[next];
          if (!frame) return done();
          const length = lengths[next] ?? 0;
          this.beat = length;
          this.#apply(frame, length);
          // Faster than about forty knocks a second is noise, not rhythm.
          if (!knocked && length > 0) {
            knocked = true;
            if (frame.beat === 'drop' && frame.step.step === 'drop') knock(feel.volume, frame.step.seeds);
            if (frame.beat === 'take' || frame.beat === 'sweep') taken(feel, casas);
          }
          if (frame.beat === 'take') casas += 1;
          due += length;
          next += 1;
        }
        ticket = requestAnimationFrame(tick);
      };
      ticket = requestAnimationFrame(tick);
    });
  }

  #apply({ beat, step }: Frame, length: number): void {
    switch (step.step) {
      case 'lift':
        this.seeds[step.hole] = 0;
        this.hand = { hole: step.hole, seeds: step.hand };
        this.#been(step.hole);
        break;
      case 'drop':
        this.seeds[step.hole] = step.seeds;
        this.hand = { hole: step.hole, seeds: step.hand };
        this.#been(step.hole);
        break;
      case 'casa':
        if (beat === 'light') this.lit = step.hole;
        else {
          this.lit = null;
          this.seeds[step.hole] = 0;
          this.captures[SIDES[step.to]] = step.captures;
          this.#fly(step.hole, step.to, length);
        }
        break;
      case 'lastFour':
        for (const [hole, seeds] of this.seeds.entries()) if (seeds > 0) this.#fly(hole, step.to, length);
        this.seeds = this.seeds.map(() => 0);
        this.hand = null;
        this.captures[SIDES[step.to]] = step.captures;
        break;
      case 'share':
        for (const [hole, seeds] of this.seeds.entries()) {
          if (seeds > 0) this.#fly(hole, hole < this.seeds.length / 2 ? 'S' : 'N', length);
        }
        this.seeds = this.seeds.map(() => 0);
        this.hand = null;
        this.captures = [step.captures[0], step.captures[1]];
        break;
    }
  }

  #been(hole: number): void {
    if (!this.trail.includes(hole)) this.trail = [...this.trail, hole];
  }

  #fly(from: number, to: Side, length: number): void {
    this.#flights += 1;
    const flight: Flight = { id: this.#flights, from, to, length: Math.max(length, 260) };
    this.flights = [...this.flights.slice(-5), flight];
  }

  /** A flight has come down. */
  landed(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }
}
