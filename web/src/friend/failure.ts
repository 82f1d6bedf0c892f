// What to say when the server can't be asked or refuses.
import { NoAnswer } from '../net/ask';
import { t, texts } from '../lib/texts.svelte';

/** A notice that has no words of its own: it carries the server's code. */
export const REFUSED = 'friend-refused';

/** In the language in use; codes without words of their own are named. */
export function wordsFor(code: string): string {
  const id = `net-${code.replaceAll('_', '-')}`;
  return texts.has(id) ? t(id) : t('net-other', { code });
}

export function wordsOf(error: unknown): string {
  if (error instanceof NoAnswer) return wordsFor(error.code);
  console.error(error);
  return t('net-other', { code: 'page' });
}
