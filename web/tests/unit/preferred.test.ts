import { expect, test } from 'vitest';
import { preferred } from '../../src/lib/texts.svelte';

test('the first language of the list that the page speaks', () => {
  expect(preferred(['de-CH', 'rm-CH', 'es'])).toBe('rm');
  expect(preferred(['es-DO'])).toBe('es');
  expect(preferred(['fr-CA', 'en'])).toBe('fr');
  expect(preferred(['ca-valencia'])).toBe('ca');
  expect(preferred(['ht-HT', 'fr-HT'])).toBe('ht');
  expect(preferred(['de', 'ja'])).toBe('en');
  expect(preferred([])).toBe('en');
});
