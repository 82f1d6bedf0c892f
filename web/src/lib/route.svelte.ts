// Two places: the table (#/) and the rules (#/rules/I). A hash needs no server that knows them.
export const VARIANTS = ['I', 'II', 'III'] as const;
export type VariantName = (typeof VARIANTS)[number];
export type Route = { readonly page: 'play' } | { readonly page: 'rules'; readonly variant: VariantName };

export function parseRoute(hash: string): Route {
  const [, page, variant] = hash.replace(/^#/, '').split('/');
  if (page !== 'rules') return { page: 'play' };
  return { page: 'rules', variant: VARIANTS.find((known) => known === variant) ?? 'I' };
}

class Router {
  route = $state.raw<Route>(parseRoute(location.hash));
  constructor() {
    addEventListener('hashchange', () => {
      this.route = parseRoute(location.hash);
      scrollTo(0, 0);
    });
  }
}

export const router = new Router();
