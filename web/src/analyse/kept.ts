// What the browser keeps of the analysis board: the study, the one laid aside, and the game that was last taken over.
// A browser that keeps nothing has the study in the address all the same.
import { keep } from '../lib/keep.svelte';

const NAMES = { study: 'hoyito.study', aside: 'hoyito.study.aside', game: 'hoyito.study.game' } as const;

export const kept = {
  read: (what: keyof typeof NAMES): string | null => keep.read(NAMES[what]),
  write: (what: keyof typeof NAMES, text: string): void => void keep.write(NAMES[what], text),
};
