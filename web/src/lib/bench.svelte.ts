// A board of its own beside the table: a position to play out, put back, look ahead from. Lessons, puzzles and the
// trainer stand on it. What holds and what happens is asked of the rules, in a worker of their own.
import { Refused, Wire, type GameCalls, type Ahead, type Sentence, type Sowing, type View } from './rules';
import { Show } from './show.svelte';
import { SILENT } from './sound';
import { table } from './table.svelte';
import { t } from './texts.svelte';
import type { Place } from './place';
import type { VariantName } from './route.svelte';

let wire: Wire<GameCalls> | null = null;
/** The worker failed, or could not be fetched. */
let failed = $state(false);
/** One worker serves every bench: only one is on the screen at a time. */
function rules(): Wire<GameCalls> {
  wire ??= new Wire<GameCalls>(new Worker(new URL('../workers/rules.ts', import.meta.url), { type: 'module' }), (why) => {
    console.error(why);
    wire?.end();
    wire = null;
    failed = true;
  });
  return wire;
}

export interface Laid {
  readonly variant: VariantName;
  /** As RULES.md, section 6, writes it. */
  readonly position: string;
  /** Who takes the last four, where it is not whoever captured last. */
  readonly lastFour?: 'south' | 'north';
}

export class Bench implements Place {
  view = $state.raw<View | null>(null);
  readonly show = new Show();
  /** What a refused hole is answered with, until the next sowing. */
  notice = $state.raw<Sentence | null>(null);
  /** A person may choose a hole now. */
  open = $state(false);
  anyHole = $state(false);
  /** What was asked is done. */
  done = $state(false);
  #busy = $state(false);
  /** What choosing a hole does; the default sows it. */
  chosen: (hole: number) => unknown = (hole) => this.sow(hole);
  #turn = 0;

  get personToMove(): boolean {
    return this.open && !this.#busy;
  }
  /** Nobody of any strength plays here: only the rows are told. */
  get details(): readonly [string, string] {
    return [t('player-south'), t('player-north')];
  }

  get failed(): boolean {
    return failed;
  }
  /** Another worker shall do it; what was on the board has to be laid again. */
  renew(): void {
    failed = false;
    this.#busy = false;
  }

  /** Puts a position on the board: South is the person, North the computer. */
  async lay({ variant, position, lastFour }: Laid): Promise<View> {
    this.#turn += 1;
    this.show.skip();
    const tags = [`[Variant "${variant}"]`, '[South "Person"]', '[North "Hoyito level 1"]', `[FEN "${position}"]`];
    if (lastFour) tags.push(`[LastFour "${lastFour}"]`);
    return this.#take(await rules().ask('openOgn', `${tags.join('\n')}\n\n*\n`, 0));
  }

  /** Another way to begin: a whole game from its start, both rows played by the person. */
  async start(variant: VariantName): Promise<View> {
    return this.lay({ variant, position: `${'4-'.repeat(12)}0-0-S` });
  }

  play(hole: number): unknown {
    if (this.show.running) return this.show.skip();
    const target = this.view?.board[hole];
    if (!this.personToMove || !target) return undefined;
    return this.chosen(hole);
  }

  /** Sows, shows it, and leaves what is said in the view; null where the rules refuse it. */
  async sow(hole: number, quick = false): Promise<Sowing | null> {
    if (this.#busy) return null;
    this.#busy = true;
    this.notice = null;
    const turn = this.#turn;
    try {
      const sowing = await rules().ask('play', hole);
      if (turn === this.#turn) await this.show.run(sowing, quick ? 'instant' : table.speed, quick ? SILENT : table.feel);
      if (turn !== this.#turn) return null;
      this.#take(sowing.view);
      return sowing;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.notice = error.failure.sentence;
      return null;
    } finally {
      this.#busy = false;
    }
  }

  /** Back to the position as it was laid, or to another place of what was played since. */
  async back(to = 0): Promise<void> {
    this.show.skip();
    this.#take(await rules().ask('jump', to));
  }

  /** What a sowing would do; asked by the trainer, and never shown on the board before. */
  ahead(hole: number): Promise<Ahead> {
    return rules().ask('look', hole);
  }

  #take(view: View): View {
    this.view = view;
    this.show.settle(view);
    return view;
  }
}
