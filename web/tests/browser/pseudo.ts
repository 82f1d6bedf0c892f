// A language made of the English one: every letter that can wears an accent, words are longer by two fifths, and each
// message stands in « ». What the page shows without the signs was written into the program and not into a text file;
// what finds no room now will find none in some language.
import { runInNewContext } from 'node:vm';
import type { Page } from 'playwright-core';

const ACCENTS: Record<string, string> = {
  a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', n: 'ñ', c: 'ç',
  A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', N: 'Ñ', C: 'Ç',
};

/** A text with accents, every fifth letter of it three times: longer by two fifths, and the words with it. */
export function lengthened(text: string): string {
  let letters = 0;
  return text.replace(/\p{L}/gu, (letter) => {
    letters += 1;
    return (ACCENTS[letter] ?? letter).repeat(letters % 5 === 3 ? 3 : 1);
  });
}

type Pattern = string | null | readonly (string | { readonly type: string; readonly variants?: readonly { value: Pattern }[] })[];

function changed(pattern: Pattern): Pattern {
  if (typeof pattern === 'string') return lengthened(pattern);
  if (pattern === null) return null;
  return pattern.map((part) => {
    if (typeof part === 'string') return lengthened(part);
    if (!part.variants) return part;
    return { ...part, variants: part.variants.map((variant) => ({ ...variant, value: changed(variant.value) })) };
  });
}

const marked = (pattern: Pattern): Pattern => (pattern === null ? null : ['«', ...[changed(pattern) ?? ''].flat(), '»']);

/** A file of messages as the page fetches it, in the made language; null for any other file. */
export function inPseudo(program: string): string | null {
  const found = /^var (\w+)=JSON\.parse\(([`'"]\[.*\][`'"])\);(export\{.*)$/s.exec(program.trim());
  if (!found) return null;
  const [, name = '', literal = '', rest = ''] = found;
  const messages = JSON.parse(String(runInNewContext(literal))) as { id: string; value: Pattern }[];
  const made = messages.map((message) => ({ ...message, value: marked(message.value) }));
  return `var ${name}=JSON.parse(${JSON.stringify(JSON.stringify(made))});${rest}`;
}

/** From now on the page gets its English texts in the made language, by its own way of fetching them. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.route(/\/assets\/[a-z]+-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const made = inPseudo(await response.text());
    await (made === null ? route.fulfill({ response }) : route.fulfill({ response, body: made }));
  });
}

/** Faults of the page as it stands: words of no text file, and words that are cut off, stick out or lie on others. */
export const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const outer = (element: Element): string =>
      `<${element.tagName.toLowerCase()} class="${[...element.classList].filter((each) => !each.startsWith('svelte')).join(' ')}"> in ${
        [...(element.parentElement?.classList ?? [])].filter((each) => !each.startsWith('svelte')).join(' ')}`;

    // Words of no text file. The name, letters of holes, moves, positions and what a person typed belong to no language.
    const foreign = (text: string): boolean => {
      let left = text;
      for (let before = ''; before !== left; ) {
        before = left;
        left = left.replace(/«[^«»]*»/g, ' ');
      }
      return /\p{L}{2,}|[«»]/u.test(left.replace(/\bhoyito\b/i, ' '));
    };
    const own = '.language, [lang]:not(html), [data-own]';
    for (const each of document.querySelectorAll('body *')) {
      if (each.closest(own)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription', 'aria-valuetext']) {
        const text = each.getAttribute(name);
        if (text && foreign(text)) found.add(`fixed ${name} ${JSON.stringify(text)} at ${outer(each)}`);
      }
    }
    if (foreign(document.title)) found.add(`fixed title of the page ${JSON.stringify(document.title)}`);

    interface Word { readonly text: string; readonly element: Element; readonly rects: DOMRect[] }
    const words: Word[] = [];
    const open = document.querySelector('dialog[open]');
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest('script, style, noscript')) continue;
      if (!element.closest(own) && foreign(text)) found.add(`fixed ${JSON.stringify(text)} in ${outer(element)}`);
      if (element.closest('option, .hidden-words, .skip, [aria-hidden=true]') || (open && !open.contains(element))) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const clip = element.closest<HTMLElement>('.name, .word, .brand span');
      if (clip && getComputedStyle(clip).position === 'absolute') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // What of a line the letters fill, without the air above and below.
      const size = parseFloat(getComputedStyle(element).fontSize);
      const rects = [...range.getClientRects()]
        .filter(({ width }) => width > 0)
        .map((rect) => new DOMRect(rect.x, rect.y + (rect.height - 0.8 * size) / 2, rect.width, 0.8 * size));
      words.push({ text, element, rects });
    }

    const SLACK = 1.5;
    for (const { text, element, rects } of words) {
      const tell = (what: string): void => void found.add(`${what} ${JSON.stringify(text)} in ${outer(element)}`);
      let box: Element | null = null;
      for (let each: Element | null = element; each && each !== document.documentElement; each = each.parentElement) {
        const style = getComputedStyle(each);
        const { left, right, top, bottom } = each.getBoundingClientRect();
        if (!box && !['inline', 'contents'].includes(style.display)) {
          box = each;
          if (rects.some((rect) => rect.right > right + SLACK || rect.left < left - SLACK)) tell('sticks out of its box:');
          if (rects.some((rect) => rect.bottom > bottom + SLACK || rect.top < top - SLACK)) tell('is higher than its box:');
        }
        if (['hidden', 'clip'].includes(style.overflowX) && each.scrollWidth > each.clientWidth + 1 && box === each) tell('cut off:');
        if (['hidden', 'clip'].includes(style.overflowX) && rects.some((rect) => rect.right > right + SLACK || rect.left < left - SLACK)) tell('cut off:');
        if (['hidden', 'clip'].includes(style.overflowY) && rects.some((rect) => rect.bottom > bottom + SLACK || rect.top < top - SLACK)) tell('cut off below:');
        if (['auto', 'scroll'].includes(style.overflowX) && each.scrollWidth > each.clientWidth + 1) break;
        if (each.parentElement === document.body && rects.some((rect) => rect.right > innerWidth + SLACK || rect.left < -SLACK)) tell('beside the screen:');
      }
    }
    // The text of a select has no box of its own.
    const pen = document.createElement('canvas').getContext('2d');
    for (const select of document.querySelectorAll('select')) {
      if (select.closest('.language') || !select.checkVisibility() || (open && !open.contains(select)) || !pen) continue;
      const style = getComputedStyle(select);
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const text = select.selectedOptions[0]?.textContent?.trim() ?? '';
      const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 16;
      const needs = pen.measureText(text).width;
      if (needs > room + 2) found.add(`cut off: ${JSON.stringify(text)} in ${outer(select)}: ${Math.round(needs)} px in ${Math.round(room)}`);
    }
    // Words on words.
    const sticks = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'sticky' || sticks(element.parentElement));
    const seen = words.map(({ text, element, rects }): Word => {
      let left = rects;
      for (let each: Element | null = element; each; each = each.parentElement) {
        if (getComputedStyle(each).overflowY === 'visible') continue;
        const { top, bottom } = each.getBoundingClientRect();
        left = left.filter((rect) => rect.bottom > top && rect.top < bottom);
      }
      return { text, element, rects: left };
    });
    for (const [at, one] of seen.entries()) {
      for (const other of seen.slice(at + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        // A look ahead lies over the board for a moment; what sticks to the edge of a sheet has the rest scroll below it.
        if ([one, other].some(({ element }) => element.closest('.told') || sticks(element))) continue;
        const meet = one.rects.some((rect) =>
          other.rects.some(
            (next) =>
              Math.min(rect.right, next.right) - Math.max(rect.left, next.left) > 2 &&
              Math.min(rect.bottom, next.bottom) - Math.max(rect.top, next.top) > 2,
          ),
        );
        if (meet) found.add(`${JSON.stringify(one.text)} in ${outer(one.element)} lies on ${JSON.stringify(other.text)} in ${outer(other.element)}`);
      }
    }
    return [...found];
  });
