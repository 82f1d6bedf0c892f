// The screens beside the table and the rules. A new one needs a line here and its texts; nothing of it is loaded before
// the table stands. What follows its name in the address it finds in `router.rest`.
import type { Component } from 'svelte';

interface Screen {
  load(): Promise<{ default: Component<Record<string, never>> }>;
  /** The Fluent files it needs besides those for playing. */
  readonly texts: readonly string[];
  /** The message that names it, in the title of the page. */
  readonly title: string;
  /** The place it belongs to, which head and menu then show as the present one. */
  readonly within?: string;
}

export const SCREENS = {
  learn: { load: () => import('../learn/Learn.svelte'), texts: ['learn'], title: 'nav-learn' },
  course: { load: () => import('../learn/Course.svelte'), texts: ['learn'], title: 'course', within: 'learn' },
  puzzles: { load: () => import('../learn/Puzzles.svelte'), texts: ['learn'], title: 'puzzles', within: 'learn' },
  reading: { load: () => import('../learn/Reading.svelte'), texts: ['learn'], title: 'reading', within: 'learn' },
  analyse: { load: () => import('../analyse/Analyse.svelte'), texts: ['analyse'], title: 'nav-analyse' },
  friend: { load: () => import('../friend/Friend.svelte'), texts: ['friend'], title: 'nav-friend' },
  game: { load: () => import('../friend/Game.svelte'), texts: ['friend'], title: 'friend-game', within: 'friend' },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof SCREENS;
export const isScreen = (name: string): name is ScreenName => Object.hasOwn(SCREENS, name);

/** The place of PLACES that a page belongs to. */
export function placeOf(page: ScreenName | 'play' | 'rules'): string {
  const screen: Screen | undefined = isScreen(page) ? SCREENS[page] : undefined;
  return screen?.within ?? page;
}

/** What the head and the menu lead to, in their order. */
export const PLACES = [
  { page: 'play', name: 'nav-play', to: () => '#/' },
  { page: 'friend', name: 'nav-friend', to: () => '#/friend' },
  { page: 'learn', name: 'nav-learn', to: () => '#/learn' },
  { page: 'analyse', name: 'nav-analyse', to: () => '#/analyse' },
  { page: 'rules', name: 'nav-rules', to: (variant: string) => `#/rules/${variant}` },
] as const satisfies readonly { page: ScreenName | 'play' | 'rules'; name: string; to: (variant: string) => string }[];
