// The table one plays at: the game as the rules show it, the computer's turn, what is kept in the browser.
import { DEFAULTS, GAME_KEY, Keeper, type BOARDS, type Choices, type Settings } from './storage';
import { exact } from './exact';
import { Opponent, type Proof } from './opponent.svelte';
import { Refused, Wire, type GameCalls, type GameHead, type Ahead, type NewGame, type RulesPage, type Sentence, type Side, type View } from './rules';
import { preferred, t, texts, type Language } from './texts.svelte';
import { Show } from './show.svelte';
import { fileDate } from './day';
import { keep } from './keep.svelte';
import type { Place } from './place';
import { screen } from './screen.svelte';
import { breath, painted } from './stage.svelte';
import type { Feel } from './sound';
import type { Speed } from './motion';

/** The first game of a newcomer: the plainest variant against a gentle computer. */
export const FIRST_GAME: NewGame = {
  variant: 'I',
  holes: 6,
  single: true,
  first: 'S',
  seats: [{ by: 'person' }, { by: 'computer', level: 2 }],
  rules: { endlessEndsRound: false, repetition: 3, noCaptureLimit: null, roundLimit: null, closedLeftmost: false },
  seed: 0,
};

/** The computer's opinions differ from game to game. */
const freshSeed = (): number => Math.floor(Math.random() * 0x1_0000_0000);

/** A pause before the computer sows, so that the eye can follow whose turn it is. */
const COMPUTER_PAUSE = 420;

class Table implements Place {
  view = $state.raw<View | null>(null);
  readonly show = new Show();
  settings = $state.raw<Settings>(DEFAULTS);
  /** Said in place of the rules' sentences: a refusal, an undo, a file that can't be read. */
  notice = $state.raw<Sentence | null>(null);
  /** The text of a saved game that could not be read. */
  damaged = $state.raw<string | null>(null);
  /** The game as another tab has kept it meanwhile; until one of the two is chosen, nothing here is kept over it. */
  rival = $state.raw<string | null>(null);
  /** A game laid aside when another was chosen before it. */
  aside = $state.raw<string | null>(null);
  /** What the last new game was made of. */
  choices = $state.raw<Choices | null>(null);
  thinking = $state(false);
  failed = $state<'page' | 'engine' | null>(null);
  /** The computer waits for a word: the person went back in the game. */
  waiting = $state(false);
  calm = $state(false);

  #keeper = new Keeper(keep);
  #wire: Wire<GameCalls> | null = null;
  /** The text this tab last kept or found. */
  #kept: string | null = null;
  readonly #opponent = new Opponent();
  /** Counts the changes of the game: an answer to an older question is dropped. */
  #turn = 0;
  #busy = $state(false);

  /** The hole that waits to be chosen a second time. */
  pending = $state<number | null>(null);

  get feel(): Feel {
    const { sound, volume, vibrate } = this.settings;
    return { volume: sound ? volume / 10 : 0, vibrate };
  }
  /** The board one sees: the one that was chosen, or what suits the device. */
  get look(): (typeof BOARDS)[number] {
    return this.settings.board ?? (screen.stark ? 'contrast' : 'earth');
  }
  /** The speed that counts: without movement where the device asks for it. */
  get speed(): Speed {
    return this.calm ? 'instant' : this.settings.speed;
  }

  /** A sowing or the computer's thought is under way. */
  get busy(): boolean {
    return this.#busy || this.thinking || this.show.running;
  }

  /** What level 10 says of its last move. */
  get proof(): Proof | null {
    return this.#opponent.proof;
  }

  /** Whose turn it is for a person to play. */
  get personToMove(): boolean {
    const { view } = this;
    if (!view?.mover) return false;
    return view.seats[view.mover === 'S' ? 0 : 1].by === 'person';
  }

  async open(): Promise<void> {
    // In small tasks: the page hears whoever taps meanwhile.
    void this.#rules;
    await breath();
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    this.calm = still.matches;
    still.addEventListener('change', (event) => (this.calm = event.matches));
    this.settings = this.#keeper.settings();
    this.choices = this.#keeper.choices();
    this.damaged = this.#keeper.damaged();
    this.aside = this.#keeper.aside();
    addEventListener('storage', (event) => this.#heard(event));
    await breath();
    const language = this.settings.language ?? preferred(navigator.languages);
    const [view] = await Promise.all([this.#firstView(), texts.use(language)]);
    this.#take(view);
    this.#carryOn();
  }

  async #firstView(): Promise<View> {
    const saved = this.#keeper.game();
    this.#kept = saved;
    if (saved !== null) {
      try {
        return await this.#rules.ask('load', saved);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        this.#keeper.setAside(saved);
        this.damaged = saved;
        // That it is damaged is said beside the game itself, with what can be done (Notice.svelte).
        if (error.failure.code !== 'saved_damaged') this.notice = error.failure.sentence;
      }
    }
    return this.#rules.ask('start', { ...FIRST_GAME, seed: freshSeed() });
  }

  // --- What a person can do ---

  async play(hole: number): Promise<void> {
    if (this.show.running) return this.show.skip();
    const target = this.view?.board[hole];
    if (this.#busy || !this.view || !target) return;
    if (!this.personToMove && !this.view.roundOver) {
      this.notice = { id: 'error-not-your-move', args: { who: this.#mover() } };
      return;
    }
    if (target.why) {
      this.notice = target.why;
      return;
    }
    if (this.settings.confirm && this.pending !== hole) {
      this.pending = hole;
      this.notice = { id: 'confirm-ask', args: { hole: target.letter } };
      return;
    }
    exact.want(this.view);
    void this.#opponent.prepare(this.view, () => this.#rules.ask('save'));
    // That the hole was heard is seen before its seeds move.
    await this.#sow(hole, painted());
  }
  /** Takes back a hole that waits to be chosen a second time. */
  unchoose(): void {
    if (this.pending === null) return;
    this.pending = null;
    this.notice = null;
  }
  /** What sowing a hole would do; nothing where that is not to be shown. */
  async lookAhead(hole: number): Promise<Ahead | null> {
    if (!this.settings.preview || this.show.running || !this.personToMove) return null;
    return this.#rules.ask('look', hole).catch(() => null);
  }

  async start(game: Omit<NewGame, 'seed'>, choices: Choices): Promise<void> {
    this.choices = choices;
    this.#keeper.keepChoices(choices);
    await this.#change(() => this.#rules.ask('start', { ...game, seed: freshSeed() }));
  }
  async nextRound(): Promise<void> {
    await this.#change(() => this.#rules.ask('nextRound'));
  }
  async resign(side: Side): Promise<void> {
    await this.#change(() => this.#rules.ask('resign', side));
  }
  async agree(): Promise<void> {
    await this.#change(() => this.#rules.ask('agree'));
  }
  /** Offers the computer to share the seeds left; it may decline. */
  async offer(): Promise<void> {
    const level = this.view?.seats.find((seat) => seat.by === 'computer')?.level;
    if (level === undefined || this.#busy || this.thinking || !this.personToMove) return;
    const turn = this.#turn;
    this.thinking = true;
    try {
      const agreed = await this.#opponent.agrees(await this.#rules.ask('save'), level);
      if (turn !== this.#turn) return;
      this.thinking = false;
      if (agreed) await this.agree();
      else this.notice = { id: 'agree-declined', args: {} };
    } catch (error) {
      if (turn !== this.#turn) return;
      this.thinking = false;
      if (error instanceof Refused) this.#refuse(error);
      else this.#loseEngine(error);
    }
  }
  /** Goes to another place of the game's history; the computer then waits until asked. */
  async jump(to: number, said: Sentence | null = null): Promise<void> {
    await this.#change(() => this.#rules.ask('jump', to), said, true);
  }
  async undo(): Promise<void> {
    const target = this.view?.undo;
    if (target) await this.jump(target.to);
  }
  async redo(): Promise<void> {
    const target = this.view?.redo;
    if (target) await this.jump(target.to);
  }
  /** The games of a file; nothing where it can't be read, which is then said. */
  async gamesIn(text: string): Promise<readonly GameHead[] | null> {
    try {
      return (await this.#rules.ask('gamesIn', text)).games;
    } catch (error) {
      this.#refuse(error);
      return null;
    }
  }
  async openFile(text: string, which: number): Promise<boolean> {
    return this.#change(() => this.#rules.ask('openOgn', text, which), { id: 'upload-done', args: {} }, true);
  }
  /** The rules for reading, as message ids. */
  async rulesOf(variant: string): Promise<RulesPage> {
    const [page] = await Promise.all([this.#rules.ask('rules', variant), texts.with(['rules'])]);
    return page;
  }
  async gameFile(): Promise<string> {
    return this.#rules.ask('ogn', fileDate(new Date()));
  }
  /** Lets the waiting computer play on from here. */
  carryOn(): void {
    this.waiting = false;
    this.#carryOn();
  }

  // --- The same page in two tabs ---

  /** Another tab has kept a game. */
  #heard(event: StorageEvent): void {
    if (event.key !== GAME_KEY || event.newValue === null) return;
    this.rival = event.newValue === this.#kept ? null : event.newValue;
  }
  /** Keeps the game of this tab; the other tab's is laid aside. */
  async keepThis(): Promise<void> {
    const other = this.rival;
    this.rival = null;
    await this.#save();
    if (other !== null) this.#layAside(other);
  }
  /** Goes on with the other tab's game; this tab's is laid aside. */
  async takeOther(): Promise<void> {
    if (this.rival !== null) await this.#exchange(this.rival);
  }
  /** Takes up the game laid aside, and lays this one aside. */
  async takeAside(): Promise<void> {
    if (this.aside !== null) await this.#exchange(this.aside);
  }
  async #exchange(text: string): Promise<void> {
    const mine = await this.#rules.ask('save');
    const rival = this.rival;
    const taken = await this.#change(
      () => this.#rules.ask('load', text).then((view) => ((this.rival = null), view)),
      null,
      true,
    );
    if (taken) this.#layAside(mine);
    else this.rival = rival;
  }
  #layAside(text: string): void {
    this.aside = text;
    this.#keeper.layAside(text);
  }

  // --- Settings ---

  async speak(language: Language): Promise<void> {
    await texts.use(language);
    this.#set({ language });
  }
  setSpeed(speed: Speed): void {
    this.#set({ speed });
  }
  setSound(sound: boolean): void {
    this.#set({ sound });
  }
  /** Changes how the table looks and feels. */
  set(change: Partial<Settings>): void {
    this.#set(change);
  }
  discardDamaged(): void {
    this.#keeper.discardDamaged();
    this.damaged = null;
  }
  #set(change: Partial<Settings>): void {
    this.settings = { ...this.settings, ...change };
    this.#keeper.keepSettings(this.settings);
  }

  // --- Underneath ---

  get #rules(): Wire<GameCalls> {
    this.#wire ??= new Wire<GameCalls>(new Worker(new URL('../workers/rules.ts', import.meta.url), { type: 'module' }));
    return this.#wire;
  }
  #mover(): string {
    const { view } = this;
    return view?.names[view.mover === 'N' ? 1 : 0] ?? 'south';
  }

  async #sow(hole: number, heard?: Promise<void>): Promise<void> {
    this.#busy = true;
    this.#turn += 1;
    const turn = this.#turn;
    this.notice = null;
    this.pending = null;
    this.waiting = false;
    try {
      const [sowing] = await Promise.all([this.#rules.ask('play', hole), heard]);
      await this.#save();
      if (turn === this.#turn) await this.show.run(sowing, this.speed, this.feel);
      if (turn === this.#turn) this.#take(sowing.view);
    } catch (error) {
      this.#refuse(error);
    } finally {
      this.#busy = false;
    }
    // Whoever went elsewhere in the game meanwhile carries on from there.
    if (turn === this.#turn) this.#carryOn();
  }

  /** Carries out a command that answers with the game as it then is. */
  async #change(command: () => Promise<View>, said: Sentence | null = null, wait = false): Promise<boolean> {
    this.show.skip();
    this.#turn += 1;
    this.#stopThinking();
    this.#opponent.proof = null;
    try {
      const view = await command();
      // A file that contradicts its own moves is worth more words than that it was opened.
      this.notice = view.said.find(({ id }) => id === 'error-ogn-result') ?? said;
      this.#take(view);
      this.waiting = wait && !view.roundOver && !this.personToMove;
      await this.#save();
    } catch (error) {
      this.#refuse(error);
      return false;
    }
    if (!this.waiting) this.#carryOn();
    return true;
  }

  #take(view: View): void {
    this.view = view;
    this.pending = null;
    this.show.settle(view);
  }

  #refuse(error: unknown): void {
    if (error instanceof Refused) this.notice = error.failure.sentence;
    else {
      this.failed = 'page';
      console.error(error);
    }
  }

  async #save(): Promise<void> {
    const text = await this.#rules.ask('save');
    if (this.rival !== null) {
      // What another tab kept is not written over; nor is this game lost, should the tab be closed.
      this.#keeper.layAside(text);
      return;
    }
    this.#kept = text;
    this.#keeper.keepGame(text);
  }

  /** If it is the computer's turn, lets it think and sow. */
  #carryOn(): void {
    const { view } = this;
    if (!view?.mover || this.waiting) return;
    const seat = view.seats[view.mover === 'S' ? 0 : 1];
    if (seat.by === 'computer') void this.#think(seat.level);
  }

  async #think(level: number): Promise<void> {
    const { view } = this;
    if (!view) return;
    const turn = this.#turn;
    this.thinking = true;
    try {
      const game = await this.#rules.ask('save');
      const pause = this.speed === 'instant' ? 0 : COMPUTER_PAUSE;
      const [hole] = await Promise.all([
        this.#opponent.choose(game, level, view),
        new Promise((resolve) => setTimeout(resolve, pause)),
      ]);
      if (turn !== this.#turn) return;
      this.thinking = false;
      await this.#sow(hole);
    } catch (error) {
      if (turn !== this.#turn) return;
      this.thinking = false;
      this.#loseEngine(error);
    }
  }

  #loseEngine(error: unknown): void {
    this.failed = 'engine';
    console.error(error);
  }
  /** Lets a new computer player take over from one that failed, or that could not be fetched. */
  renewEngine(): void {
    this.failed = null;
    this.#opponent.end();
    this.#carryOn();
  }

  #stopThinking(): void {
    if (!this.thinking) return;
    this.#opponent.end();
    this.thinking = false;
  }
}

export const table = new Table();

/** A sentence of the rules, in the language in use. */
export const speak = (sentence: Sentence): string => t(sentence.id, sentence.args);
