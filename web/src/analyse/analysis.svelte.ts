// The analysis board as the page holds it: the study (in a worker), the search (in another), what is only looked at, a
// position being set up, and what links and the browser keep of it.
import { Refused, Wire, type GameHead, type Sentence, type View } from '../lib/rules';
import { fileDate } from '../lib/day';
import { Show } from '../lib/show.svelte';
import { table } from '../lib/table.svelte';
import type { Place } from '../lib/place';
import type { Draft, Drafted, StudyCalls, StudyView } from './kinds';
import { kept } from './kept';
import { Damaged, pack, unpack } from './link';
import { Search } from './search.svelte';
import { studyWorker } from './workers';

const ADDRESS = '#/analyse';

/** A line that is stepped through without being kept. */
interface Look {
  readonly hole: string;
  readonly letters: string;
  readonly steps: number;
  readonly moves: number;
  readonly view: View;
}

/** What nobody misses. */
const FIRST = 'I/4-4-4-4-4-4-4-4-4-4-4-4-0-0-S';

/** A draft as a board shows it: every hole can be tapped. */
function set(view: View, { draft, letters }: Drafted): View {
  const board = draft.seeds.map((seeds, index) => ({
    index,
    letter: letters[index] ?? '',
    owner: index < draft.holes ? ('S' as const) : ('N' as const),
    column: index % draft.holes,
    seeds: seeds ?? 0,
    closed: seeds === null,
    playable: true,
    why: null,
    endless: false,
  }));
  const { variant, holes, captures, mover } = draft;
  return { ...view, variant, holes, board, captures, mover, again: false, last: null, roundOver: false };
}

const bad = (id: string): Sentence => ({ id, args: {} });

class Analysis implements Place {
  readonly show = new Show();
  readonly tells = true;
  readonly search = new Search();
  study = $state.raw<StudyView | null>(null);
  look = $state.raw<Look | null>(null);
  drafted = $state.raw<Drafted | null>(null);
  /** What a tap does to a hole that is being set up. */
  tool = $state<'add' | 'take' | 'empty' | 'close'>('add');
  notice = $state.raw<readonly Sentence[]>([]);
  aside = $state<string | null>(null);
  failed = $state(false);
  /** What the address carries. */
  link = $state('');

  #wire: Wire<StudyCalls> | null = null;
  #turn = 0;
  #queue: Promise<void> = Promise.resolve();

  get #board(): Wire<StudyCalls> {
    this.#wire ??= new Wire<StudyCalls>(studyWorker());
    return this.#wire;
  }

  /** The position on the board. */
  get view(): View | null {
    const { study, drafted, look } = this;
    if (study && drafted) return set(study.view, drafted);
    return look?.view ?? study?.view ?? null;
  }
  get personToMove(): boolean {
    return this.drafted !== null || (this.look === null && !!this.study?.view.mover);
  }

  // --- Coming and going ---

  /** The screen is opened, or its address was changed from outside. */
  async enter(carried: string): Promise<void> {
    this.aside = kept.read('aside');
    if (carried !== '' && carried === this.link && this.study) return this.#show(this.study);
    if (await (carried === '' ? this.#takeGame() : this.#openLink(carried))) return;
    // What was wrong with the link stays said over what is shown instead.
    const { notice } = this;
    if (this.study) this.#show(this.study);
    else {
      const before = kept.read('study');
      if (before === null || !(await this.#open(before, []))) await this.#do(() => this.#board.ask('view'));
    }
    this.notice = notice;
  }

  /** Begins anew from what is kept, after the board's worker failed or could not be fetched. */
  async again(carried: string): Promise<void> {
    const text = this.study?.text ?? null;
    this.#wire?.end();
    this.#wire = null;
    this.failed = false;
    this.search.again();
    if (text === null || !(await this.#open(text, []))) await this.enter(carried);
  }

  leave(): void {
    this.search.rest();
  }

  async #openLink(carried: string): Promise<boolean> {
    try {
      const text = await unpack(carried);
      return await this.#open(text, [bad('error-link-unreadable')], true);
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      this.notice = [bad('error-link-damaged')];
      return false;
    }
  }

  /** The game on the table, unless it was taken over before or nothing was played in it. */
  async #takeGame(): Promise<boolean> {
    if (!table.view || table.view.recorded === 0) return false;
    const game = await table.gameFile();
    const moves = game.replaceAll(/^\[Date .*\]\n/gm, '');
    if (moves === kept.read('game')) return false;
    const opened = await this.#open(game, [], true);
    if (!opened) return false;
    kept.write('game', moves);
    await this.#goTo(table.view.at);
    return true;
  }

  /** Opens a text; what lay on the board is laid aside. `fault` is said before the reason why it can't be opened. */
  async #open(text: string, fault: readonly Sentence[], replacing = false): Promise<boolean> {
    const before = this.study?.text ?? kept.read('study');
    this.notice = [];
    try {
      const study = await this.#board.ask('open', text);
      this.drafted = null;
      if (replacing && before !== null && before !== study.text && before !== FIRST) this.#layAside(before);
      this.#show(study);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.notice = [...fault, error.failure.sentence];
      return false;
    }
  }

  #layAside(text: string): void {
    this.aside = text;
    kept.write('aside', text);
    this.notice = [bad('analyse-laid-aside')];
  }

  /** Takes up what was laid aside, and lays this aside. */
  async takeAside(): Promise<void> {
    if (this.aside !== null) await this.open(this.aside);
  }

  /** Opens a position, a link, or a game file's first game. */
  async open(text: string): Promise<boolean> {
    const at = text.indexOf(`${ADDRESS}/`);
    this.drafted = null;
    return at < 0 ? this.#open(text, [], true) : this.#openLink(text.slice(at + ADDRESS.length + 1).trim());
  }

  /** The games of a file; nothing where it can't be read, which is then said. */
  async gamesIn(text: string): Promise<readonly GameHead[] | null> {
    try {
      return (await this.#board.ask('gamesIn', text)).games;
    } catch (error) {
      this.#refuse(error);
      return null;
    }
  }
  async openFile(text: string, which: number): Promise<void> {
    const before = this.study?.text;
    await this.#do(() => this.#board.ask('openFile', text, which));
    if (before && before !== this.study?.text) this.#layAside(before);
  }

  // --- The study ---

  play(hole: number): void {
    if (this.drafted) return void this.tap(hole);
    const target = this.study?.view.board[hole];
    if (!target || this.look) return;
    if (target.why) this.notice = [target.why];
    else void this.#do(() => this.#board.ask('play', hole));
  }
  jump(node: number): Promise<void> {
    return this.#do(() => this.#board.ask('jump', node));
  }
  /** So many places on in the line, or back. */
  step(by: number): Promise<void> {
    return this.#inTurn(async () => {
      if (this.look) await this.#lookTo(this.look.steps + by);
      else if (this.study) await this.#goTo(this.study.done + by);
    });
  }
  /** To a place of the line through here. */
  go(place: number): Promise<void> {
    return this.#inTurn(() => this.#goTo(place));
  }
  async #goTo(place: number): Promise<void> {
    const { study } = this;
    if (!study) return;
    const held = Math.min(Math.max(place, 0), study.line.length);
    if (held !== study.done) await this.jump(held === 0 ? 0 : (study.line[held - 1] ?? 0));
  }
  nextRound(): Promise<void> {
    return this.#do(() => this.#board.ask('nextRound'));
  }
  comment(text: string): Promise<void> {
    return this.#do(() => this.#board.ask('comment', text));
  }
  judge(glyph: number): Promise<void> {
    return this.#do(() => this.#board.ask('judge', glyph));
  }
  promote(): Promise<void> {
    return this.#do(() => this.#board.ask('promote'));
  }
  remove(): Promise<void> {
    return this.#do(() => this.#board.ask('remove'));
  }
  restore(): Promise<void> {
    return this.#do(() => this.#board.ask('restore'));
  }
  file(): Promise<string> {
    return this.#board.ask('ogn', fileDate(new Date()));
  }
  /** Keeps a line played from a place of the line through here. */
  keep(letters: string, place = this.study?.done ?? 0): Promise<void> {
    return this.#inTurn(async () => {
      await this.#goTo(place);
      this.look = null;
      await this.#do(() => this.#board.ask('addLine', letters));
    });
  }

  // --- A line that is only looked at ---

  lookAlong(letters: readonly string[]): Promise<void> {
    return this.#inTurn(() => this.#lookAt(letters.join(''), 1));
  }
  async #lookTo(steps: number): Promise<void> {
    const { look } = this;
    if (look && steps >= 0 && steps <= look.moves) await this.#lookAt(look.letters, steps);
  }
  async #lookAt(letters: string, steps: number): Promise<void> {
    const peek = await this.#board.ask('peek', letters, steps);
    this.look = { hole: letters.slice(0, 1), letters, steps, moves: peek.moves, view: peek.view };
    this.show.settle(peek.view);
  }
  stopLooking(): void {
    this.look = null;
    if (this.study) this.show.settle(this.study.view);
  }

  // --- A position set up by hand ---

  async setUp(): Promise<void> {
    this.look = null;
    this.search.rest();
    await this.#draft(() => this.#board.ask('draft'));
  }
  change(change: Partial<Draft> | ((draft: Draft) => Partial<Draft>)): Promise<void> {
    return this.#inTurn(async () => {
      const draft = this.drafted?.draft;
      if (!draft) return;
      const changed = { ...draft, ...(typeof change === 'function' ? change(draft) : change) };
      await this.#draft(() => this.#board.ask('check', changed));
    });
  }
  changeTo(position: string): Promise<void> {
    return this.#inTurn(async () => {
      const draft = this.drafted?.draft;
      if (draft) await this.#draft(() => this.#board.ask('draftOf', position, draft));
    });
  }
  /** Seeds of a hole, from those that lie in it; null is closed. */
  put(hole: number, from: (seeds: number | null) => number | null): Promise<void> {
    return this.change(({ seeds }) => {
      const next = from(seeds[hole] ?? null);
      const held = next === null ? null : Math.min(Math.max(next, 0), 96);
      return { seeds: seeds.map((each, at) => (at === hole ? held : (each ?? null))) };
    });
  }
  tap(hole: number): Promise<void> {
    const { tool } = this;
    return this.put(hole, (seeds) => {
      if (tool === 'close') return seeds === null ? 0 : null;
      if (tool === 'empty') return 0;
      return (seeds ?? 0) + (tool === 'add' ? 1 : -1);
    });
  }
  cancelSetUp(): void {
    this.drafted = null;
    this.notice = [];
    if (this.study) this.#show(this.study);
  }
  async useSetUp(): Promise<void> {
    const { drafted } = this;
    if (!drafted?.text) return;
    this.drafted = null;
    if (!(await this.#open(drafted.text, [], true))) this.drafted = drafted;
  }
  async #draft(command: () => Promise<Drafted>): Promise<void> {
    try {
      this.drafted = await command();
      this.notice = [];
      if (this.view) this.show.settle(this.view);
    } catch (error) {
      this.#refuse(error);
    }
  }

  // --- Underneath ---

  /** One after the other: what a key asks for begins from what the key before it led to. */
  #inTurn(job: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(job);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #do(command: () => Promise<StudyView>): Promise<void> {
    this.notice = [];
    try {
      this.#show(await command());
    } catch (error) {
      this.#refuse(error);
    }
  }

  #show(study: StudyView): void {
    this.study = study;
    this.look = null;
    this.show.settle(study.view);
    kept.write('study', study.text);
    this.search.ask(study.question);
    void this.search.standOn(study.view);
    this.#carry(study.text);
  }

  /** The address that brings the study back, wherever the page is served. */
  async address(): Promise<string> {
    const link = await pack(this.study?.text ?? '');
    return new URL(`${ADDRESS}/${link}`, location.href).href;
  }

  /** Writes the study into the address, so that copying or reloading the page brings it back. */
  #carry(text: string): void {
    this.#turn += 1;
    const turn = this.#turn;
    // Browsers refuse addresses that change too often, as when one walks quickly through a game.
    setTimeout(() => {
      if (turn === this.#turn) void this.#write(text, turn);
    }, 150);
  }
  async #write(text: string, turn: number): Promise<void> {
    const link = await pack(text);
    if (turn !== this.#turn || !location.hash.startsWith(ADDRESS)) return;
    try {
      history.replaceState(history.state, '', `${ADDRESS}/${link}`);
      this.link = link;
    } catch {
      // An address longer than the browser takes: the study is kept all the same.
    }
  }

  #refuse(error: unknown): void {
    if (error instanceof Refused) this.notice = [error.failure.sentence];
    else {
      this.failed = true;
      console.error(error);
    }
  }
}

export const analysis = new Analysis();
