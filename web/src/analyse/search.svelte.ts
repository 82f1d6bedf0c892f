// The search for the board: what each move is worth, and a game looked over. It runs in a worker, in slices that grow, so
// that a new question never waits long.
import { exact, type Bring } from '../lib/exact';
import type { VariantName } from '../lib/route.svelte';
import { Wire } from '../lib/rules';
import type { AnalystCalls, Review, Values } from './kinds';
import { Known } from './known';
import { analystWorker } from './workers';

/** How long slices take, at first and at most, in milliseconds. */
const FIRST_SLICE = 40;
const LONGEST_SLICE = 200;
/** How long one position is searched before somebody asks for more, in milliseconds. */
const ENOUGH = 20_000;

export class Search {
  /** What is known of the position asked for. */
  values = $state.raw<Values | null>(null);
  searching = $state(false);
  /** The person stopped it. */
  paused = $state(false);
  failed = $state(false);
  review = $state.raw<Review | null>(null);
  /** The line that was looked over, as the study tells it. */
  reviewed = $state<string | null>(null);
  reviewing = $state(false);

  #wire: Wire<AnalystCalls> | null = null;
  /** Whose exact values the worker has. */
  #has: readonly string[] = [];
  readonly #known = new Known<Values>();
  #question: string | null = null;
  /** Counts the questions: an answer to an older one is dropped. */
  #turn = 0;
  #turnOfReview = 0;
  /** Positions visited a millisecond. */
  #speed = 50;

  get #analyst(): Wire<AnalystCalls> {
    this.#wire ??= new Wire<AnalystCalls>(analystWorker());
    return this.#wire;
  }

  /** Turns to a position; what was found of it before is shown at once. */
  ask(question: string): void {
    if (question === this.#question) return;
    this.#question = question;
    this.values = this.#known.get(question) ?? null;
    void this.#run(question);
  }

  /** Exact values for the game that is looked at: what is searched meanwhile goes on, and the proofs stand on them. */
  async standOn(game: { readonly variant: string; readonly holes: number }): Promise<void> {
    const { variant } = game;
    if (!exact.fits(game) || this.#has.includes(variant)) return;
    this.#has = [...this.#has, variant];
    const bring: Bring = (name, bytes) => this.#analyst.ask('bring', name, bytes);
    if (!(await exact.bring(variant as VariantName, bring))) {
      this.#has = this.#has.filter((each) => each !== variant);
      return;
    }
    const idle = !this.searching && !this.paused && !this.reviewing;
    if (idle && this.#question !== null && !this.values?.done) void this.#run(this.#question);
  }

  pause(): void {
    this.paused = true;
    this.#turn += 1;
    this.searching = false;
  }

  goOn(): void {
    this.paused = false;
    if (this.#question !== null) void this.#run(this.#question);
  }

  /** Begins anew after the worker failed or could not be fetched. */
  again(): void {
    this.#wire?.end();
    this.#wire = null;
    this.#has = [];
    this.failed = false;
    this.reviewing = false;
    this.goOn();
  }

  /** Nobody looks at it any more. */
  rest(): void {
    this.#turn += 1;
    this.#turnOfReview += 1;
    this.#question = null;
    this.searching = false;
    this.reviewing = false;
  }

  async #run(question: string): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.searching = true;
    try {
      let found = await this.#analyst.ask('ask', question);
      let slice = FIRST_SLICE;
      const end = performance.now() + ENOUGH;
      while (turn === this.#turn) {
        this.#take(question, found);
        if (found.done || this.paused || this.reviewing || performance.now() > end) break;
        const before = performance.now();
        const visited = found.nodes;
        found = await this.#analyst.ask('deepen', Math.max(200, Math.round(slice * this.#speed)));
        const took = performance.now() - before;
        if (found.nodes > visited) this.#speed = Math.max(1, (found.nodes - visited) / Math.max(took, 1));
        slice = Math.min(slice * 1.5, LONGEST_SLICE);
      }
    } catch (error) {
      this.#fail(error);
    } finally {
      if (turn === this.#turn) this.searching = false;
    }
  }

  #take(question: string, found: Values): void {
    const known = this.#known.get(question);
    // A new search begins from nothing: until it knows more, what was found before stays.
    if (known && known.depth > found.depth && !found.done) return;
    this.#known.set(question, found);
    this.values = found;
  }

  /** Looks a game over, place by place; the search for the board waits meanwhile. */
  async look(whole: string): Promise<void> {
    this.#turnOfReview += 1;
    const turn = this.#turnOfReview;
    this.reviewing = true;
    this.#turn += 1;
    this.searching = false;
    try {
      let found = await this.#analyst.ask('review', whole);
      while (turn === this.#turnOfReview) {
        this.review = found;
        this.reviewed = whole;
        if (found.looked >= found.all) break;
        found = await this.#analyst.ask('look');
      }
    } catch (error) {
      this.#fail(error);
    } finally {
      if (turn === this.#turnOfReview) this.stopLooking();
    }
  }

  stopLooking(): void {
    this.#turnOfReview += 1;
    this.reviewing = false;
    if (!this.paused && this.#question !== null && !this.values?.done) void this.#run(this.#question);
  }

  #fail(error: unknown): void {
    this.failed = true;
    console.error(error);
  }
}
