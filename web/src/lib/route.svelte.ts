// Where one is: the table (#/), the rules (#/rules/I), or a screen of its own (#/learn, #/puzzles/II …; screens.ts).
// A hash needs no server that knows it, and works below any path.
import { isScreen, type ScreenName } from './screens';

export const VARIANTS = ['I', 'II', 'III'] as const;
export type VariantName = (typeof VARIANTS)[number];
export type Route =
  | { readonly page: 'play' }
  | { readonly page: 'rules'; readonly variant: VariantName }
  /** `rest`: what follows the screen's name, for the screen to read. */
  | { readonly page: ScreenName; readonly rest: readonly string[] };

export const variantNamed = (text: string | undefined): VariantName | undefined => VARIANTS.find((known) => known === text);

export function parseRoute(hash: string): Route {
  const [, page = '', ...rest] = hash.replace(/^#/, '').split('/');
  if (page === 'rules') return { page, variant: variantNamed(rest[0]) ?? 'I' };
  return isScreen(page) ? { page, rest } : { page: 'play' };
}

class Router {
  route = $state.raw<Route>(parseRoute(location.hash));
  /** The parts of the address behind the name of a screen. */
  get rest(): readonly string[] {
    return 'rest' in this.route ? this.route.rest : [];
  }
  constructor() {
    addEventListener('hashchange', ({ newURL }) => {
      // Not location's: a screen may have written its own address over a link that has only just been opened.
      this.route = parseRoute(new URL(newURL).hash);
      scrollTo(0, 0);
    });
  }
}

export const router = new Router();
