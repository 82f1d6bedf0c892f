// What is played, in words.
import { t } from '../lib/texts.svelte';
import type { ClockSetup, Setup } from '../net/protocol';

export function clockWords(clock: ClockSetup): string {
  if (clock.kind === 'untimed') return t('clock-untimed');
  if (clock.kind === 'days') return t('clock-days', { count: clock.days });
  return t('clock-timed', { minutes: clock.start / 60, seconds: clock.increment });
}

export function setupWords(setup: Required<Setup>): string {
  const parts = [t(`variant-${setup.variant}`), t(`kind-${setup.kind}`), clockWords(setup.clock)];
  if (setup.holes !== 6) parts.splice(1, 0, `2 × ${setup.holes}`);
  return parts.join(' · ');
}

/** A link to a game, or to what `rest` says of it. */
export const linkTo = (rest: string): string => new URL(`#/game/${rest}`, location.href).href;
