// Plurals settled when the page is built must come out as the browser's own rules would have it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { tellsOneFromOthers, withoutPluralRules } from '../../src/lib/plurals';

const LOCALES = fileURLToPath(new URL('../../../locales', import.meta.url));

test('every language of the page tells one from others; some languages do not', () => {
  expect(['en', 'es', 'rm'].filter((language) => !tellsOneFromOthers(language))).toEqual([]);
  expect(['fr', 'ru', 'ar', 'ja'].filter(tellsOneFromOthers)).toEqual([]);
});

test('every counted message says the same as with plural rules', () => {
  let compared = 0;
  for (const language of ['en', 'es', 'rm']) {
    for (const part of ['page', 'events']) {
      const { body } = new FluentResource(readFileSync(`${LOCALES}/${language}/${part}.ftl`, 'utf8'));
      const [plain, settled] = [body, withoutPluralRules(body)].map((messages) => {
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
  expect(compared).toBeGreaterThan(3000);
});
