// The texts: the Fluent files shared with the terminal. Only the language in use is loaded, the rules only when read.
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable, type Scope } from '@fluent/bundle';

export const LANGUAGES = ['en', 'es', 'ht', 'fr', 'ca', 'rm'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  ht: 'Kreyòl ayisyen',
  fr: 'Français',
  ca: 'Català',
  rm: 'Rumantsch',
};

const files = import.meta.glob<FluentResource['body']>(['../../../locales/*/*.ftl', '!../../../locales/*/terminal.ftl'], {
  query: '?messages',
  import: 'default',
});
const PLAYING = ['page', 'events', 'errors'];

/** A count. Below a thousand every language of ours writes it alike; a browser's own number formats take long to load. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return Math.abs(this.value) < 1000 && Number.isInteger(this.value) ? String(this.value) : super.toString(scope);
  }
}

function counted(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const entries = Object.entries(args);
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'number' ? new Count(value) : value]));
}

class Texts {
  language = $state<Language>('en');
  #bundle: FluentBundle | null = null;
  /** Counts the languages taken into use: whoever reads must look again. */
  #edition = $state(0);
  /** Counts the texts added to the one in use: only who missed one looks again, not the whole page. */
  #added = $state(0);
  #loaded = new Map<string, FluentBundle>();
  /** Parts that are in their bundles, as `es/rules`. */
  #there = new Set<string>();
  /** What was asked for besides the texts for playing: another language has to bring it as well. */
  #more = new Set<string>();

  /** Takes a language into use, its texts for playing included. */
  async use(language: Language): Promise<void> {
    const bundle = await this.#load(language, [...PLAYING, ...this.#more]);
    this.language = language;
    this.#bundle = bundle;
    this.#edition += 1;
    document.documentElement.lang = language;
  }

  /** Adds the texts of a screen, such as `rules`, to the language in use. */
  async with(parts: readonly string[]): Promise<void> {
    for (const part of parts) this.#more.add(part);
    const before = this.#there.size;
    await this.#load(this.language, parts);
    if (this.#there.size > before) this.#added += 1;
  }

  async #load(language: Language, parts: readonly string[]): Promise<FluentBundle> {
    let bundle = this.#loaded.get(language);
    if (!bundle) {
      bundle = new FluentBundle(language, { useIsolating: false });
      this.#loaded.set(language, bundle);
    }
    const target = bundle;
    const add = async (part: string): Promise<void> => {
      const name = `${language}/${part}`;
      if (this.#there.has(name)) return;
      const body = await files[`../../../locales/${name}.ftl`]?.();
      if (!body) return;
      target.addResource({ body }, { allowOverrides: true });
      this.#there.add(name);
    };
    await Promise.all(parts.map(add));
    return bundle;
  }

  has(id: string): boolean {
    return this.#message(id) !== undefined;
  }

  #message(id: string): ReturnType<FluentBundle['getMessage']> {
    const found = this.#edition > 0 ? this.#bundle?.getMessage(id) : undefined;
    if (!found) void this.#added;
    return found;
  }

  /** The text of a message. An unknown id shows itself, so that a gap is seen and not guessed at. */
  say(id: string, args?: Record<string, FluentVariable>): string {
    const pattern = this.#message(id)?.value;
    if (!this.#bundle || !pattern) return id;
    return this.#bundle.formatPattern(pattern, args && counted(args), []);
  }
}

export const texts = new Texts();
export const t = (id: string, args?: Record<string, FluentVariable>): string => texts.say(id, args);

/** The first language of the browser's list that the page speaks; English otherwise. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    const found = LANGUAGES.find((language) => language === base);
    if (found) return found;
  }
  return 'en';
}
