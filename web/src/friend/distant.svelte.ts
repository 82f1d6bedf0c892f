// A game with somebody far away: what the server tells of it, drawn by the rules; what a person does, sent to the server.
// The server decides what was played; here it is only shown.
import { REFUSED } from './failure';
import { Refused, Wire, type GameCalls, type NewGame, type RoundView, type Sentence, type View } from '../lib/rules';
import { Show } from '../lib/show.svelte';
import { SILENT } from '../lib/sound';
import { table } from '../lib/table.svelte';
import { t } from '../lib/texts.svelte';
import { keep, ownGame } from './seats';
import { rulesWorker } from '../lib/workers';
import type { Place } from '../lib/place';
import { NoAnswer } from '../net/ask';
import { Line } from '../net/line.svelte';
import type { Action, GameState, Greeting, Presence, ServerMessage, Side } from '../net/protocol';

/** More sowings than this at once are not shown one by one: somebody was away for a while. */
const SHOWN_ONE_BY_ONE = 6;

/** How long the end of a round stays on the board before the next, unless somebody is in a hurry. The server's clocks wait longer. */
const ROUND_SEEN = 8_000;
/** The sentences that tell how a round ended. */
const RESULT = /^event-(round-won|round-tied)$/;

const other = (side: Side): Side => (side === 'S' ? 'N' : 'S');

export class Distant implements Place {
  readonly show = new Show();
  view = $state.raw<View | null>(null);
  state = $state.raw<GameState | null>(null);
  /** The seat one plays from; null for who watches. */
  you = $state<Side | null>(null);
  presence = $state.raw<Presence | null>(null);
  /** What was called over last. */
  greeting = $state.raw<{ side: Side; greeting: Greeting } | null>(null);
  /** What a hole or a wish was answered with. */
  notice = $state.raw<Sentence | null>(null);
  /** Why nothing more comes: the code of docs/protocol.md. */
  lost = $state<NoAnswer['code'] | null>(null);
  /** A move is on its way. */
  sent = $state<string | null>(null);
  pending = $state<number | null>(null);
  /** The round on the board is over, and the next is about to begin. */
  between = $state(false);
  /** How the round before ended, until somebody moves. */
  before = $state.raw<readonly Sentence[]>([]);
  readonly line: Line;
  readonly #rules = new Wire<GameCalls>(rulesWorker());
  /** The history that is on the board. */
  #played = $state<string | null>(null);
  #queue: Promise<void> = Promise.resolve();
  #goOn: (() => void) | null = null;

  constructor(game: string, seat: string | null) {
    this.line = new Line(game, seat, (message) => this.#hear(message));
  }

  end(): void {
    clearInterval(this.#time);
    this.goOn();
    this.line.end();
    this.show.skip();
    this.#rules.end();
  }

  get live(): GameState['live'] | null {
    return this.state?.live ?? null;
  }
  get personToMove(): boolean {
    return this.live?.to_move !== null && this.live?.to_move === this.you && this.sent === null && !this.behind && !this.show.running;
  }
  /** Nobody before both have come, or while the board shows what was played. */
  get mover(): Side | null {
    return this.behind ? null : (this.live?.to_move ?? null);
  }
  /** The board is not yet where the game is. */
  get behind(): boolean {
    return this.state !== null && this.state.history !== this.#played;
  }
  /** All is over, and the board has shown it. */
  get over(): boolean {
    return !!this.live?.over && !this.behind;
  }
  /** The rounds of a pair as far as the board has shown them; those of a match are the rules' own. */
  get pair(): readonly RoundView[] {
    const { live, view, state } = this;
    if (!live || !view || !state) return [];
    const begun = (this.#played ?? '').split('/').length;
    const seen = live.rounds.slice(0, view.roundOver ? begun : begun - 1);
    const plain = { lines: [], kept: [0, 0] as [number, number], closed: ['', ''] as [string, string] };
    const rounds: RoundView[] = seen.map(({ first, seeds, winner, ended }, at) => ({
      ...plain,
      number: at + 1,
      first,
      captures: seeds,
      winner,
      ended: ended.replaceAll('_', '-'),
    }));
    const first = (begun === 1 ? state.setup.first : other(state.setup.first as Side)) as Side;
    if (!view.roundOver) rounds.push({ ...plain, number: begun, first, captures: view.captures, winner: null, ended: null });
    return rounds;
  }

  // --- How the players are shown ---

  readonly #time = setInterval(() => (this.#now = Date.now()), 250);
  #now = $state(Date.now());

  get names(): readonly [string | null, string | null] {
    const called = (side: 'south' | 'north'): string | null => {
      const player = this.live?.[side];
      return player && player.level !== null ? t('level', { level: player.level }) : (player?.name ?? null);
    };
    return [called('south'), called('north')];
  }
  get details(): readonly [string, string] {
    const told = (side: 'south' | 'north'): string => {
      const player = this.live?.[side];
      const row = t(`player-${side}`);
      if (!player) return `${row}, ${t('presence-free')}`;
      return player.level !== null || !this.presence ? row : `${row}, ${t(`presence-${this.presence[side]}`)}`;
    };
    return [told('south'), told('north')];
  }
  /** Who is to move and has no line, to everybody else. */
  get missing(): Side | null {
    const { live, presence } = this;
    const side = this.mover;
    if (!side || !presence || side === this.you) return null;
    const [player, there] = side === 'S' ? [live?.south, presence.south] : [live?.north, presence.north];
    return there === 'gone' && player?.level === null ? side : null;
  }
  /** By the server's clock; what lies ahead does not run yet. */
  get left(): readonly [number, number] | null {
    const clock = this.live?.clock;
    if (!clock) return null;
    const gone = Math.max(0, this.#now + this.line.ahead - clock.since);
    const of = (side: Side, all: number): number => Math.max(0, all - (clock.running === side ? gone : 0));
    return [of('S', clock.south), of('N', clock.north)];
  }
  /** Who sits North has North's row near. */
  get turned(): boolean {
    return this.you === null ? table.settings.flipped : (this.you === 'N') !== table.settings.flipped;
  }

  /** One's own last move of the round in play, which may be asked to be taken back. */
  get takeable(): { step: number; hole: string } | null {
    const { live, you } = this;
    if (!live || !you || live.over) return null;
    return you === 'S' ? live.last.south : live.last.north;
  }

  /** The seat in the game that follows, sides changed: the same secret opens it. */
  takeAlong(game: string | null): void {
    const own = this.state && ownGame(this.state.game);
    if (game && own) keep({ ...own, game, side: other(own.side), invitation: null, since: Date.now() });
  }

  // --- What a person does ---

  /** Enough of the round that is over. */
  goOn(): void {
    this.#goOn?.();
  }

  play(hole: number): unknown {
    if (this.show.running) return this.show.skip();
    if (this.between) return this.goOn();
    const target = this.view?.board[hole];
    if (!target || !this.live) return undefined;
    if (!this.personToMove) {
      if (this.you && this.live.to_move === other(this.you)) this.notice = { id: 'friend-not-your-turn', args: {} };
      return undefined;
    }
    if (target.why) {
      this.notice = target.why;
      return undefined;
    }
    if (table.settings.confirm && this.pending !== hole) {
      this.pending = hole;
      return undefined;
    }
    this.pending = null;
    this.sent = target.letter;
    return this.act({ do: 'move', step: this.live.step, hole: target.letter }).finally(() => (this.sent = null));
  }

  /** Sends it; what the server refuses is said. */
  async act(action: Action): Promise<boolean> {
    this.notice = null;
    try {
      await this.line.act(action);
      return true;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      // Overtaken by what comes with the next message.
      if (error.code !== 'stale') this.notice = { id: REFUSED, args: { code: error.code } };
      return false;
    }
  }

  // --- What the server tells ---

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'game':
        this.state = message.state;
        this.you = message.you;
        this.#keepSide(message.state.game, message.you);
        this.presence = message.presence;
        return this.#follow();
      case 'changed': {
        const { state } = this;
        if (!state) return;
        if (message.version <= state.version) return;
        if (message.version !== state.version + 1) return this.line.catchUp();
        const history = state.history.slice(0, message.keep) + message.add;
        this.state = { ...state, version: message.version, history, live: message.live };
        return this.#follow();
      }
      case 'presence':
        this.presence = message.presence;
        return;
      case 'said':
        this.greeting = { side: message.side, greeting: message.greeting };
        return;
      case 'refused':
        this.lost = message.error.code;
        return;
      default:
    }
  }

  /** A seat that was taken up by its link alone: only the server knows which one it is. */
  #keepSide(game: string, side: Side | null): void {
    const own = ownGame(game);
    if (own && side && own.side !== side) keep({ ...own, side });
  }

  /** Brings the board to where the game is, one change after the other. */
  #follow(): void {
    // Who already plays on is not to be waited with.
    if (this.between && this.#played !== null && (this.state?.history.length ?? 0) > this.#played.length + 1) this.goOn();
    this.#queue = this.#queue.then(async () => {
      const { state } = this;
      if (!state || state.history === this.#played) return;
      try {
        await this.#bring(state);
      } catch (error) {
        if (error instanceof Refused) this.notice = error.failure.sentence;
        else console.error(error);
        // From the start again with the next message.
        this.#played = null;
      }
    });
  }

  async #bring({ history, setup }: GameState): Promise<void> {
    const goesOn = this.#played !== null && history.startsWith(this.#played);
    const todo = goesOn ? history.slice(this.#played?.length) : history;
    const shown = goesOn && todo.length <= SHOWN_ONE_BY_ONE;
    if (!goesOn) {
      this.show.skip();
      await this.#start(setup, setup.first as Side);
    }
    for (const [at, what] of [...todo].entries()) {
      if (what === '/' && shown) await this.#lookBack();
      if (what === '/' && setup.kind === 'pair') await this.#start(setup, other(setup.first as Side));
      else await this.#step(what, shown);
      // What is on its way without being shown counts once all of it is on the board.
      if (shown) this.#played = history.slice(0, history.length - todo.length + at + 1);
    }
    if (!shown) this.#take(await this.#rules.ask('view'));
    this.#played = history;
  }

  /** Leaves the end of a round on the board for a while. */
  async #lookBack(): Promise<void> {
    this.between = true;
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, ROUND_SEEN);
      this.#goOn = () => (clearTimeout(late), resolve());
    });
    this.#goOn = null;
    this.between = false;
    this.before = this.view?.said.filter(({ id }) => RESULT.test(id)) ?? [];
  }

  async #start(setup: GameState['setup'], first: Side): Promise<void> {
    const { rulings } = setup;
    const game: NewGame = {
      variant: setup.variant,
      holes: setup.holes,
      single: setup.kind !== 'match',
      first,
      seats: [{ by: 'person' }, { by: 'person' }],
      rules: {
        endlessEndsRound: rulings.endless_sowing === 'ends_round',
        repetition: rulings.repetition,
        noCaptureLimit: rulings.no_capture_limit,
        roundLimit: rulings.round_limit,
        closedLeftmost: rulings.closed_holes === 'leftmost',
      },
      seed: 1,
    };
    this.#played = '';
    this.#take(await this.#rules.ask('start', game));
  }

  async #step(what: string, shown: boolean): Promise<void> {
    if (what === '=') return this.#end(await this.#rules.ask('agree'), shown);
    if (what === '<' || what === '>') return this.#end(await this.#rules.ask('resign', what === '<' ? 'S' : 'N'), shown);
    if (what === '/') return this.#end(await this.#rules.ask('nextRound'), shown);
    const hole = this.#holes(what);
    const sowing = await this.#rules.ask('play', hole);
    this.before = [];
    if (!shown) return;
    this.notice = null;
    await this.show.run(sowing, table.speed, sowing.player === this.you || table.speed !== 'instant' ? table.feel : SILENT);
    this.#take(sowing.view);
  }

  #end(view: View, shown: boolean): void {
    if (shown) this.#take(view);
  }

  /** The ring index of a hole by its letter: South's are capital (RULES.md, section 6). */
  #holes(letter: string): number {
    const hole = this.view?.board.find((each) => each.letter === letter);
    if (!hole) throw new Error(`no hole ${letter}`);
    return hole.index;
  }

  #take(view: View): void {
    this.view = view;
    this.show.settle(view);
  }
}
