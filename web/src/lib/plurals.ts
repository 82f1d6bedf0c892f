// Plurals settled when the page is built: asking the browser for a language's plural rules costs an old phone a third
// of a second, at the very moment when the board should come.

type Key = { type: 'str'; value: string } | { type: 'num'; value: number; precision: number };

/** What no count ever is: a variant that is only there to be the last resort. */
const NEVER = -1;

/** Whether a language calls one thing "one" and every other count "other". */
export function tellsOneFromOthers(language: string): boolean {
  const rules = new Intl.PluralRules(language);
  for (let count = 0; count <= 1000; count += 1) {
    if (rules.select(count) !== (count === 1 ? 'one' : 'other')) return false;
  }
  return true;
}

/** The messages with `[one]` as the number 1; only for languages that `tellsOneFromOthers`. */
export function withoutPluralRules<T>(messages: T): T {
  return JSON.parse(
    JSON.stringify(messages, (name: string, value: unknown) => {
      if (name !== 'key') return value;
      const key = value as Key;
      if (key.type !== 'str' || !['one', 'other'].includes(key.value)) return key;
      return { type: 'num', value: key.value === 'one' ? 1 : NEVER, precision: 0 } satisfies Key;
    }),
  ) as T;
}
