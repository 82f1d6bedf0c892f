// What the browser keeps: the game (a text that only the rules understand) and the settings. Nothing here may throw:
// a browser can refuse to keep anything, and what it kept may be damaged.
import { LANGUAGES, type Language } from './texts.svelte';
import { SPEEDS, type Speed } from './motion';

export const GAME_KEY = 'hoyito.game';
export const DAMAGED_KEY = 'hoyito.game.damaged';
export const SETTINGS_KEY = 'hoyito.settings';

export interface Settings {
  readonly version: 1;
  readonly speed: Speed;
  readonly sound: boolean;
  /** Null: the browser's own. */
  readonly language: Language | null;
}

export const DEFAULTS: Settings = { version: 1, speed: 'normal', sound: false, language: null };

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's store, or null where it may not be used. */
export function browserStore(): Store | null {
  try {
    const store = window.localStorage;
    store.setItem('hoyito.probe', '1');
    store.removeItem('hoyito.probe');
    return store;
  } catch {
    return null;
  }
}

export class Keeper {
  readonly #store: Store | null;
  constructor(store: Store | null) {
    this.#store = store;
  }

  get keeps(): boolean {
    return this.#store !== null;
  }

  game(): string | null {
    return this.#read(GAME_KEY);
  }
  keepGame(text: string): boolean {
    return this.#write(GAME_KEY, text);
  }

  /** A game that could not be read is moved aside, so that the next save does not overwrite it. */
  setAside(text: string): void {
    if (this.#write(DAMAGED_KEY, text)) this.#drop(GAME_KEY);
  }
  damaged(): string | null {
    return this.#read(DAMAGED_KEY);
  }
  discardDamaged(): void {
    this.#drop(DAMAGED_KEY);
  }

  settings(): Settings {
    return readSettings(this.#read(SETTINGS_KEY));
  }
  keepSettings(settings: Settings): void {
    this.#write(SETTINGS_KEY, JSON.stringify(settings));
  }

  #read(key: string): string | null {
    try {
      return this.#store?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }
  #write(key: string, text: string): boolean {
    try {
      this.#store?.setItem(key, text);
      return this.#store !== null;
    } catch {
      return false;
    }
  }
  #drop(key: string): void {
    try {
      this.#store?.removeItem(key);
    } catch {
      // Nothing is lost: what can't be removed is overwritten by the next save.
    }
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
  const { speed, sound, language } = raw as Record<string, unknown>;
  return {
    version: 1,
    speed: SPEEDS.find((known) => known === speed) ?? DEFAULTS.speed,
    sound: typeof sound === 'boolean' ? sound : DEFAULTS.sound,
    language: LANGUAGES.find((known) => known === language) ?? null,
  };
}
