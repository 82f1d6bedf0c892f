// Plurals settled when the page is built: asking the browser for a language's plural rules costs an old phone a third
// of a second, at the very moment when the board should come.

type Key = { type: 'str'; value: string } | { type: 'num'; value: number; precision: number };
interface Variant {
  key: Key;
  value: unknown;
}
interface Select {
  variants: Variant[];
  star: number;
}

/** What no count ever is: a variant that is only there to be the last resort. */
const NEVER = -1;

/** Languages that browsers know no plural rules of, and so would count by those of another. Creole bends no word for a count. */
const UNKNOWN_TO_BROWSERS: Readonly<Record<string, readonly number[]>> = { ht: [] };

/**
 * The counts that a language calls "one", if it calls all others "other"; null if it tells more apart. Counts of whole
 * millions ("many" in French and Catalan) never come up in the game's sentences.
 */
export function countsOfOne(language: string): readonly number[] | null {
  const own = UNKNOWN_TO_BROWSERS[language];
  if (own) return own;
  if (Intl.PluralRules.supportedLocalesOf(language).length === 0) return null;
  const rules = new Intl.PluralRules(language);
  const ones: number[] = [];
  for (let count = 0; count <= 1000; count += 1) {
    const category = rules.select(count);
    if (category === 'one') ones.push(count);
    else if (category !== 'other') return null;
  }
  return ones.length <= 2 ? ones : null;
}

const exactly = (value: number): Key => ({ type: 'num', value, precision: 0 });

/** The messages with each `[one]` as the numbers it stands for (`countsOfOne`). */
export function withoutPluralRules<T>(messages: T, ones: readonly number[]): T {
  return JSON.parse(
    JSON.stringify(messages, (_, value: unknown) => {
      const select = value as Partial<Select> | null;
      if (typeof value !== 'object' || !select?.variants) return value;
      const variants: Variant[] = [];
      let star = 0;
      select.variants.forEach((variant, at) => {
        // One variant may become two or none, so the last resort moves along.
        if (at === select.star) star = variants.length;
        if (variant.key.type === 'str' && variant.key.value === 'other') variants.push({ ...variant, key: exactly(NEVER) });
        else if (variant.key.type === 'str' && variant.key.value === 'one')
          variants.push(...ones.map((count) => ({ ...variant, key: exactly(count) })));
        else variants.push(variant);
      });
      return { ...select, variants, star };
    }),
  ) as T;
}
