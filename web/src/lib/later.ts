// Parts that a first look at the board does not need. They come once it is there, so that all that can be opened
// later opens at once, also when the network is gone by then.
import { SCREENS, type ScreenName } from './screens';
import { fetched } from './fetched';
import { breath } from './stage.svelte';
import { texts } from './texts.svelte';

export const later = {
  moves: () => import('../parts/Moves.svelte'),
  match: () => import('../parts/Match.svelte'),
  files: () => import('../parts/Files.svelte'),
  newGame: () => import('../parts/NewGame.svelte'),
  ask: () => import('../parts/Ask.svelte'),
  rules: () => import('../parts/Rules.svelte'),
  settings: () => import('../parts/Settings.svelte'),
  menu: () => import('../parts/Menu.svelte'),
};

/** A screen with its texts. */
export async function screenPart(name: ScreenName): Promise<Awaited<ReturnType<(typeof SCREENS)[ScreenName]['load']>>> {
  const [part] = await Promise.all([SCREENS[name].load(), texts.with(SCREENS[name].texts)]);
  return part;
}

/** Fetches every part, one after the other. */
export async function fetchLater(): Promise<void> {
  for (const part of Object.values(later)) {
    await breath();
    // What can't be had now is asked for again when it is opened.
    await fetched<unknown>(part).catch(() => undefined);
  }
}
