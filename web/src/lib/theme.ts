// Day or night: as the device has it, or as the person chose. The style sheets say once what the night looks like, under
// the condition that the device is dark; a choice changes that condition.
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const ASKS = /prefers-color-scheme/;
/** Conditions on paper stay as they are: it is never night there. */
const WHEN = {
  dark: { system: '(prefers-color-scheme: dark)', light: 'not all', dark: 'screen' },
  light: { system: '(prefers-color-scheme: light)', light: 'screen', dark: 'not all' },
} as const;

/** Conditions that ask the device, and which of the two each stands for. */
const found = new Map<MediaList, keyof typeof WHEN>();

function conditions(): Map<MediaList, keyof typeof WHEN> {
  const add = (media: MediaList): void => {
    if (ASKS.test(media.mediaText)) found.set(media, media.mediaText.includes('dark') ? 'dark' : 'light');
  };
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) if (rule instanceof CSSMediaRule) add(rule.media);
  }
  return found;
}

/** Shows the page by day or by night. */
export function show(theme: Theme): void {
  for (const [media, of] of conditions()) media.mediaText = WHEN[of][theme];
  // The browser's own frame round the page.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const of = (meta.dataset['of'] ??= meta.media.includes('dark') ? 'dark' : 'light') as keyof typeof WHEN;
    meta.media = WHEN[of][theme];
  }
}

/** The choice that was kept, before anything else of the page is there: no flash of the other one. */
export function showKept(key: string): void {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { theme?: unknown } | null;
    const theme = THEMES.find((known) => known === kept?.theme);
    if (theme && theme !== 'system') show(theme);
  } catch {
    // Nothing was kept, or nothing that makes sense.
  }
}
