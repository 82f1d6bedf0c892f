// When not even the texts can be fetched: the sentence for that is in the program itself, in each language.
const files = import.meta.glob<string>('../../../locales/*/page.ftl', { query: '?only=page-failed', import: 'default', eager: true });
const buttons = import.meta.glob<string>('../../../locales/*/page.ftl', { query: '?only=reload', import: 'default', eager: true });

/** Tells on the waiting board that the page can't be had, and how to try again. */
export function lost(): void {
  const waiting = document.getElementById('waiting');
  const said = waiting?.querySelector('.said');
  if (!waiting || !said) return;
  const tag = navigator.languages.map((each) => each.slice(0, 2).toLowerCase()).find((each) => files[fileOf(each)]) ?? 'en';
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.lang = tag;
  words.textContent = files[fileOf(tag)] ?? '';
  const button = document.createElement('button');
  button.className = 'plain';
  button.lang = tag;
  button.textContent = buttons[fileOf(tag)] ?? '';
  button.onclick = () => location.reload();
  waiting.removeAttribute('aria-hidden');
  said.replaceChildren(words, button);
}

const fileOf = (tag: string): string => `../../../locales/${tag}/page.ftl`;
