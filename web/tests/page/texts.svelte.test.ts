// Texts that come later: whoever missed one gets it, and nobody else works for it.
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { t, texts } from '../../src/lib/texts.svelte';

test('more texts make only those look again who missed one', async () => {
  const seen: string[] = [];
  const asked: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(t('new-game')));
    $effect(() => void asked.push(t('learn-title')));
  });
  await texts.use('en');
  flushSync();
  expect([seen.at(-1), asked.at(-1)]).toEqual(['New game', 'learn-title']);
  const before = seen.length;
  await texts.with(['learn']);
  flushSync();
  expect(asked.at(-1)).not.toBe('learn-title');
  expect(seen.length).toBe(before);
  // Once there they are not added again.
  const times = asked.length;
  await texts.with(['learn']);
  flushSync();
  expect(asked.length).toBe(times);
  // Another language brings what was asked for, to both.
  await texts.use('es');
  flushSync();
  expect([seen.at(-1), asked.at(-1)]).not.toContain('learn-title');
  expect(seen.at(-1)).not.toBe('New game');
  stop();
});
