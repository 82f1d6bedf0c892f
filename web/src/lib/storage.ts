// What the browser keeps: the game (a text that only the rules understand) and the settings. What it kept may be damaged.
import { LANGUAGES, type Language } from './texts.svelte';
import type { Keep } from './keep.svelte';
import { SPEEDS, type Speed } from './motion';
import { THEMES, type Theme } from './theme';
import type { HouseRules, Side } from './rules';

export const GAME_KEY = 'hoyito.game';
export const DAMAGED_KEY = 'hoyito.game.damaged';
export const ASIDE_KEY = 'hoyito.game.aside';
export const SETTINGS_KEY = 'hoyito.settings';
export const CHOICES_KEY = 'hoyito.choices';

export const BOARDS = ['earth', 'chalk', 'contrast'] as const;
export const SEEDS = ['mate', 'pebbles'] as const;

/**
 * Version 2 added what the board looks and feels like; what version 1 kept means the same in it. Version 3 knows whether a
 * board was chosen: in version 2 the one of soil may have been, or nobody had ever looked.
 */
export interface Settings {
  readonly version: 3;
  readonly speed: Speed;
  readonly sound: boolean;
  /** How loud, 1 to 10. */
  readonly volume: number;
  readonly vibrate: boolean;
  /** Null: the browser's own. */
  readonly language: Language | null;
  readonly theme: Theme;
  /** Null: the one of soil, or the one of high contrast where the device asks for more of it. */
  readonly board: (typeof BOARDS)[number] | null;
  readonly seeds: (typeof SEEDS)[number];
  /** North's row is the near one. */
  readonly flipped: boolean;
  /** Where a sowing would run is shown before it is sown. */
  readonly preview: boolean;
  /** A hole is sown when it is chosen a second time. */
  readonly confirm: boolean;
  /** Every hole has its figure; else only heaps, which no eye can count. */
  readonly figures: boolean;
}

export const DEFAULTS: Settings = {
  version: 3,
  speed: 'normal',
  sound: false,
  volume: 7,
  vibrate: true,
  language: null,
  theme: 'system',
  board: null,
  seeds: 'mate',
  flipped: false,
  preview: true,
  confirm: false,
  figures: true,
};

/** What a new game was made of, as the sheet for it asks. */
export interface Choices {
  readonly variant: string;
  readonly holes: number;
  readonly single: boolean;
  readonly against: 'computer' | 'person';
  readonly level: number;
  readonly mine: Side;
  readonly first: Side | 'chance';
  readonly rules: HouseRules;
}

export class Keeper {
  readonly #keep: Keep;
  constructor(keep: Keep) {
    this.#keep = keep;
  }

  game(): string | null {
    return this.#keep.read(GAME_KEY);
  }
  keepGame(text: string): boolean {
    return this.#keep.write(GAME_KEY, text);
  }

  /** A game that could not be read is moved aside, so that the next save does not overwrite it. */
  setAside(text: string): void {
    if (this.#keep.write(DAMAGED_KEY, text)) this.#keep.drop(GAME_KEY);
  }
  damaged(): string | null {
    return this.#keep.read(DAMAGED_KEY);
  }
  discardDamaged(): void {
    this.#keep.drop(DAMAGED_KEY);
  }

  aside(): string | null {
    return this.#keep.read(ASIDE_KEY);
  }
  layAside(text: string): void {
    this.#keep.write(ASIDE_KEY, text);
  }

  choices(): Choices | null {
    return readChoices(this.#keep.read(CHOICES_KEY));
  }
  keepChoices(choices: Choices): void {
    this.#keep.write(CHOICES_KEY, JSON.stringify(choices));
  }

  settings(): Settings {
    return readSettings(this.#keep.read(SETTINGS_KEY));
  }
  keepSettings(settings: Settings): void {
    this.#keep.write(SETTINGS_KEY, JSON.stringify(settings));
  }
}

/** Settings from their text; each one that makes no sense falls back to its default. */
export function readSettings(text: string | null): Settings {
  let raw: unknown;
  try {
    raw = JSON.parse(text ?? '{}');
  } catch {
    return DEFAULTS;
  }
  if (typeof raw !== 'object' || raw === null) return DEFAULTS;
  const kept = raw as Record<string, unknown>;
  const yes = (name: 'sound' | 'vibrate' | 'flipped' | 'preview' | 'confirm' | 'figures'): boolean => {
    const value = kept[name];
    return typeof value === 'boolean' ? value : DEFAULTS[name];
  };
  const board = BOARDS.find((known) => known === kept['board']) ?? null;
  const unasked = board === 'earth' && kept['version'] !== 3;
  return {
    version: 3,
    speed: SPEEDS.find((known) => known === kept['speed']) ?? DEFAULTS.speed,
    sound: yes('sound'),
    volume: between(1, 10)(kept['volume']) ? Number(kept['volume']) : DEFAULTS.volume,
    vibrate: yes('vibrate'),
    language: LANGUAGES.find((known) => known === kept['language']) ?? null,
    theme: THEMES.find((known) => known === kept['theme']) ?? DEFAULTS.theme,
    board: unasked ? null : board,
    seeds: SEEDS.find((known) => known === kept['seeds']) ?? DEFAULTS.seeds,
    flipped: yes('flipped'),
    preview: yes('preview'),
    confirm: yes('confirm'),
    figures: yes('figures'),
  };
}

const oneOf =
  (...known: unknown[]) =>
  (value: unknown): boolean =>
    known.includes(value);
const yesOrNo = oneOf(true, false);
const between =
  (least: number, most: number) =>
  (value: unknown): boolean =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const orNone =
  (check: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === null || check(value);

type Checks<T> = { readonly [K in keyof T]: (value: unknown) => boolean };
const RULES: Checks<HouseRules> = {
  endlessEndsRound: yesOrNo,
  repetition: orNone(between(2, 100)),
  noCaptureLimit: orNone(between(1, 10_000)),
  roundLimit: orNone(between(1, 1000)),
  closedLeftmost: yesOrNo,
};
const CHOICES: Checks<Choices> = {
  variant: oneOf('I', 'II', 'III'),
  holes: between(2, 12),
  single: yesOrNo,
  against: oneOf('computer', 'person'),
  level: between(1, 10),
  mine: oneOf('S', 'N'),
  first: oneOf('S', 'N', 'chance'),
  rules: (value) => fits(value, RULES),
};

function fits<T>(value: unknown, checks: Checks<T>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return (Object.keys(checks) as (keyof T & string)[]).every((name) => checks[name](fields[name]));
}

/** The choices from their text; all of them or none, since they belong together. */
export function readChoices(text: string | null): Choices | null {
  try {
    const raw: unknown = JSON.parse(text ?? 'null');
    return fits(raw, CHOICES) ? (raw as Choices) : null;
  } catch {
    return null;
  }
}
