// Plurals settled when the page is built must come out as the browser's own rules would have it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { countsOfOne, withoutPluralRules } from '../../src/lib/plurals';
import { LANGUAGES } from '../../src/lib/texts.svelte';

const LOCALES = fileURLToPath(new URL('../../../locales', import.meta.url));

test('which counts a language calls one', () => {
  const ones = Object.fromEntries(LANGUAGES.map((language) => [language, countsOfOne(language)]));
  expect(ones).toEqual({ en: [1], es: [1], ht: [], fr: [0, 1], ca: [1], rm: [1] });
  expect(countsOfOne('ja')).toEqual([]);
  // These tell more apart, or nothing is known of them.
  expect(['ru', 'ar', 'lv', 'xx'].filter((language) => countsOfOne(language))).toEqual([]);
});

test('the last resort stays the last resort, and a number of its own comes before one', () => {
  const source = `said = { $count ->
    [0] none
    [one] one
   *[other] more
 }`;
  const { body } = new FluentResource(source);
  const bundle = new FluentBundle('fr');
  bundle.addResource({ body: withoutPluralRules(body, [0, 1]) } as FluentResource);
  const say = (count: number): string => bundle.formatPattern(bundle.getMessage('said')?.value ?? '', { count }, []);
  expect([0, 1, 2, 1_000_000].map(say)).toEqual(['none', 'one', 'more', 'more']);
});

test('every counted message says the same as with plural rules', () => {
  let compared = 0;
  for (const language of LANGUAGES) {
    for (const part of ['page', 'events']) {
      const { body } = new FluentResource(readFileSync(`${LOCALES}/${language}/${part}.ftl`, 'utf8'));
      const [plain, settled] = [body, withoutPluralRules(body, countsOfOne(language) ?? [])].map((messages) => {
        const bundle = new FluentBundle(language, { useIsolating: false });
        bundle.addResource({ body: messages } as FluentResource);
        return bundle;
      }) as [FluentBundle, FluentBundle];
      for (const { id } of body) {
        for (const count of [0, 1, 2, 5, 11, 21, 101]) {
          const args = { count, seeds: count, casas: count, laps: count, who: 'north', level: 1 };
          const say = (bundle: FluentBundle): string =>
            bundle.formatPattern(bundle.getMessage(id)?.value ?? '', args, []);
          expect(say(settled)).toBe(say(plain));
          compared += 1;
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(6000);
});
