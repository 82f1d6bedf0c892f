import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/lib/texts.svelte';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));
const LOCALES = fileURLToPath(new URL('../../../locales', import.meta.url));
const ids = (language: string): Set<string> =>
  new Set(
    readdirSync(`${LOCALES}/${language}`).filter((file) => file !== 'terminal.ftl').flatMap((file) =>
      [...readFileSync(`${LOCALES}/${language}/${file}`, 'utf8').matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, id]) => id ?? ''),
    ),
  );

test('every text the page asks for by name is there in every language', () => {
  const code = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith('generated'))
    .map((name) => readFileSync(`${SOURCE}/${name}`, 'utf8'))
    .join('\n');
  const asked = [...code.matchAll(/\bt\('([\w-]+)'|\bid: '([\w-]+)'/g)].map(([, one, other]) => one ?? other ?? '');
  expect(asked.length).toBeGreaterThan(80);
  for (const language of LANGUAGES) {
    const known = ids(language);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  }
});
