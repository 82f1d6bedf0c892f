// What the browser keeps of the analysis board: the study, the one laid aside, and the game that was last taken over.
// As in storage.ts, nothing here may throw.
import { browserStore } from '../lib/storage';

const NAMES = { study: 'hoyito.study', aside: 'hoyito.study.aside', game: 'hoyito.study.game' } as const;

class Kept {
  #store = browserStore();

  read(what: keyof typeof NAMES): string | null {
    try {
      return this.#store?.getItem(NAMES[what]) ?? null;
    } catch {
      return null;
    }
  }

  write(what: keyof typeof NAMES, text: string | null): void {
    try {
      if (text === null) this.#store?.removeItem(NAMES[what]);
      else this.#store?.setItem(NAMES[what], text);
    } catch {
      // A browser that keeps nothing has the study in the address all the same.
    }
  }
}

export const kept = new Kept();
