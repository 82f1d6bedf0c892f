// Where the browser keeps things. Nothing here may throw: a browser can refuse to keep anything, or have no room left.
// What there was no room for is known until the page is closed, and tried again with everything that is kept later.

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's store, or null where it may not be used. A full one can still be read. */
export function browserStore(): Store | null {
  try {
    const store = window.localStorage;
    store.getItem('hoyito');
    return store;
  } catch {
    return null;
  }
}

export class Keep {
  readonly #store: Store | null;
  #unkept = $state.raw<readonly (readonly [key: string, text: string])[]>([]);

  constructor(store: Store | null) {
    this.#store = store;
  }

  /** The browser lets the page keep things at all. */
  get keeps(): boolean {
    return this.#store !== null;
  }
  /** Something found no room. */
  get full(): boolean {
    return this.#unkept.length > 0;
  }

  read(key: string): string | null {
    return this.#unkept.find(([name]) => name === key)?.[1] ?? this.stored(key);
  }
  /** What the browser has, whatever this page could not add to it. */
  stored(key: string): string | null {
    try {
      return this.#store?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }
  write(key: string, text: string): boolean {
    const kept = this.#put(key, text);
    if (kept && !this.full) return true;
    const others = this.#unkept.filter(([name]) => name !== key);
    this.#unkept = kept || !this.#store ? others : [...others, [key, text]];
    if (kept) this.again();
    return kept;
  }
  drop(key: string): void {
    if (this.full) this.#unkept = this.#unkept.filter(([name]) => name !== key);
    try {
      this.#store?.removeItem(key);
    } catch {
      // Nothing is lost: what can't be removed is overwritten by the next save.
    }
  }
  /** Tries once more to keep what found no room. */
  again(): void {
    this.#unkept = this.#unkept.filter(([key, text]) => !this.#put(key, text));
  }

  #put(key: string, text: string): boolean {
    try {
      this.#store?.setItem(key, text);
      return this.#store !== null;
    } catch {
      return false;
    }
  }
}

export const keep = new Keep(browserStore());
