// The computer that sits at the table: which worker thinks, what level 10 stands on, and what it says of its move.
import { Wire, type MasterCalls, type ThinkerCalls, type View } from './rules';
import { exact } from './exact';
import type { VariantName } from './route.svelte';
import { masterWorker, thinkerWorker } from './workers';

/** The level that plays exactly wherever it can prove its move. */
const EXACT = 10;
/** How long it looks for a proof, in milliseconds. */
const PROOF = 2000;

/** What level 10 says of its last move: proved or not, or that its exact values are on their way or can't be had. */
export type Proof = 'proved' | 'unproved' | 'coming' | 'missing';

type Game = Pick<View, 'variant' | 'holes'>;

export class Opponent {
  proof = $state<Proof | null>(null);
  #thinker: Wire<ThinkerCalls> | null = null;
  #master: Wire<MasterCalls> | null = null;
  /** Whose exact values the master has, or is being brought. */
  #brought: Partial<Record<VariantName, Promise<boolean> | undefined>> = {};

  get #usual(): Wire<ThinkerCalls> {
    this.#thinker ??= new Wire<ThinkerCalls>(thinkerWorker());
    return this.#thinker;
  }

  /** The move of a level in a kept game. */
  async choose(saved: string, level: number, game: Game): Promise<number> {
    this.proof = null;
    if (level < EXACT) return this.#usual.ask('choose', saved, level);
    try {
      return await this.#exactly(saved, game);
    } catch (error) {
      // Its module can't be had just now: the level plays on without proofs.
      console.warn(error);
      this.#endMaster();
      const hole = await this.#usual.ask('choose', saved, level);
      this.proof = 'unproved';
      return hole;
    }
  }

  /** Has level 10, if it plays, unpack its exact values while somebody else sows. */
  async prepare(game: Game & Pick<View, 'seats'>, save: () => Promise<string>): Promise<void> {
    if (!exact.fits(game) || !game.seats.some((seat) => seat.by === 'computer' && seat.level === EXACT)) return;
    try {
      this.#master ??= new Wire<MasterCalls>(masterWorker());
      const master = this.#master;
      const saved = await save();
      if (await this.#bring(master, game.variant as VariantName)) await master.ask('prepare', saved);
    } catch (error) {
      // Whoever chooses a move will meet it again.
      console.warn(error);
    }
  }

  async #exactly(saved: string, game: Game): Promise<number> {
    this.#master ??= new Wire<MasterCalls>(masterWorker());
    const master = this.#master;
    const ground = exact.fits(game) ? await this.#bringSoon(master, game.variant as VariantName) : 'there';
    const { hole, proved } = await master.ask('choose', saved, PROOF);
    if (proved) this.proof = 'proved';
    else this.proof = ground === 'there' ? 'unproved' : ground;
    return hole;
  }

  async #bringSoon(master: Wire<MasterCalls>, variant: VariantName): Promise<'there' | 'coming' | 'missing'> {
    const come = await exact.soon(variant);
    if (come === 'coming') return come;
    return come && (await this.#bring(master, variant)) ? 'there' : 'missing';
  }

  /** Whether the exact values could be had. */
  #bring(master: Wire<MasterCalls>, variant: VariantName): Promise<boolean> {
    return (this.#brought[variant] ??= exact.bring(variant, (name, bytes) => master.ask('bring', name, bytes)).then((all) => {
      // Another time, perhaps.
      if (!all && master === this.#master) this.#brought[variant] = undefined;
      return all;
    }));
  }

  /** Whether the level agrees to share the seeds left. */
  agrees(saved: string, level: number): Promise<boolean> {
    return this.#usual.ask('agrees', saved, level);
  }

  /** Ends all thinking. */
  end(): void {
    this.#thinker?.end();
    this.#thinker = null;
    this.#endMaster();
  }

  #endMaster(): void {
    this.#master?.end();
    this.#master = null;
    this.#brought = {};
  }
}
