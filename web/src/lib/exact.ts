// Exact values in files: what level 10 and the analysis board stand on. 3 MB a variant, fetched once that variant is
// played, and kept beside the page's own files so that they are there offline and after an update.
import { idle } from './stage.svelte';
import type { VariantName } from './route.svelte';

/** Below the page, a folder for each version of the files. */
const ALL = 'exact/';
/** With the version of the files: `cargo xtask web` puts them there (xtask/src/exact.rs). */
const FOLDER = `${ALL}v2/`;
/** On two rows of six. */
const HOLES = 6;
const FILES = ['6-6-08.hoyitotb', '6-6-12.hoyitotb', '6-6-16.hoyitotb', '6-6.openings'];
/** Copies of the page below other paths of the host have a store of their own. */
const STORE = 'hoyito-exact ';
/** Nobody waits longer for a move because of them. */
const PATIENCE = 1500;

export interface ExactFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What takes files along: a worker that searches. */
export type Bring = (name: string, bytes: Uint8Array) => Promise<unknown>;

const files = (variant: VariantName): readonly { name: string; address: string }[] =>
  FILES.map((file) => `${variant}-${file}`).map((name) => ({ name, address: new URL(FOLDER + name, document.baseURI).href }));

async function wanted(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

class Exact {
  readonly #coming = new Map<VariantName, Promise<boolean>>();

  /** Whether there are such files for the game. */
  fits(game: { readonly variant: string; readonly holes: number }): boolean {
    return game.holes === HOLES;
  }

  /** Fetches what is missing, in the background; whether all is there then. */
  fetch(variant: VariantName): Promise<boolean> {
    const known = this.#coming.get(variant);
    if (known) return known;
    const coming = this.#keep(variant).then(
      () => true,
      // Without a network they are asked for again when they are next wanted.
      () => (this.#coming.delete(variant), false),
    );
    this.#coming.set(variant, coming);
    return coming;
  }

  /** The same once somebody has begun to play the variant, unless their device asks to save data. */
  want(game: { readonly variant: string; readonly holes: number }): void {
    const line = (navigator as { connection?: { saveData?: boolean } }).connection;
    if (this.fits(game) && !line?.saveData) void idle(PATIENCE).then(() => this.fetch(game.variant as VariantName));
  }

  /** Whether the files are there, if they come soon enough. */
  async soon(variant: VariantName): Promise<boolean | 'coming'> {
    const late = new Promise<'coming'>((resolve) => setTimeout(() => resolve('coming'), PATIENCE));
    return Promise.race([this.fetch(variant), late]);
  }

  /** Hands the files over however long they take; whether they could be had. */
  async bring(variant: VariantName, to: Bring): Promise<boolean> {
    if (!(await this.fetch(variant))) return false;
    try {
      for (const { name, bytes } of await this.#files(variant)) await to(name, bytes);
      return true;
    } catch (error) {
      // Damaged on the way or in the store: fetched anew the next time.
      console.warn(error);
      this.#coming.delete(variant);
      await this.#forget();
      return false;
    }
  }

  /** Sees to it that the files are there, one after the other. Their bytes stay out of the page, which may be busy. */
  async #keep(variant: VariantName): Promise<void> {
    const store = await this.#store();
    for (const { address } of files(variant)) {
      if (await store?.match(address)) continue;
      const response = await wanted(address);
      // A full or forbidden store is no reason to do without: the browser has a memory of its own.
      await (store ? store.put(address, response).catch(() => undefined) : response.arrayBuffer());
    }
  }

  async #files(variant: VariantName): Promise<readonly ExactFile[]> {
    const store = await this.#store();
    return Promise.all(
      files(variant).map(async ({ name, address }) => {
        const response = (await store?.match(address)) ?? (await wanted(address));
        return { name, bytes: new Uint8Array(await response.arrayBuffer()) };
      }),
    );
  }

  get #name(): string {
    return STORE + new URL(FOLDER, document.baseURI).pathname;
  }
  /** What other versions of this copy kept is only in the way. */
  async #tidy(): Promise<void> {
    const ours = STORE + new URL(ALL, document.baseURI).pathname;
    const old = (await caches.keys()).filter((name) => name.startsWith(ours) && name !== this.#name);
    await Promise.all(old.map((name) => caches.delete(name)));
  }
  async #store(): Promise<Cache | null> {
    // Only pages that came safely, or from this machine, have one.
    if (!('caches' in globalThis)) return null;
    try {
      await this.#tidy();
      return await caches.open(this.#name);
    } catch {
      return null;
    }
  }
  async #forget(): Promise<void> {
    if ('caches' in globalThis) await caches.delete(this.#name).catch(() => false);
  }
}

export const exact = new Exact();
