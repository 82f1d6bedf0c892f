import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { fluent } from './build/fluent';
import { settledSeeds } from './build/settled';
import { policy, serviceWorker } from './build/site';

/** The page's program is fetched while the browser paints what index.html shows, and run after it (main.ts). */
function fetchEarly(): Plugin {
  return {
    name: 'fetch-early',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const start = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.name === 'start');
        if (start?.type !== 'chunk') return [];
        const styles = [...(start.viteMetadata?.importedCss ?? [])];
        return [
          { tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `./${start.fileName}` }, injectTo: 'head' },
          ...styles.map((href) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'style', crossorigin: true, href: `./${href}` },
            injectTo: 'head' as const,
          })),
        ];
      },
    },
  };
}

/**
 * What comes together: what is run before the first picture, the page, and what it fetches once the board is there.
 * Small files and style sheets of their own would each cost a slow phone its time.
 */
const GROUPS = [
  { name: 'first', test: /\/src\/(main|lib\/(lost|theme))\.ts$|preload-helper/, priority: 3 },
  { name: 'start', test: /\/src\/start\.ts$/, priority: 2 },
  { name: 'cards', test: /\/src\/parts\/(Moves|Match|Files)\.svelte/, priority: 1 },
  { name: 'sheets', test: /\/src\/parts\/(NewGame|Ask|Settings|Menu)\.svelte/, priority: 1 },
];

/** Nearly all of the page's program runs as it comes: the browser makes it ready beside the page, not piece by piece in it. */
function readyEarly(): Plugin {
  return {
    name: 'ready-early',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.name === 'start') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}

export default defineConfig({
  // The page lies below any path: every address in it is relative.
  base: './',
  plugins: [fluent(), settledSeeds(), fetchEarly(), readyEarly(), svelte(), policy(), serviceWorker()],
  // The server's policy allows only files of its own, so nothing may turn into a data: address.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  worker: { format: 'es' },
  // The texts are shared with the terminal and live beside this folder.
  server: { host: '127.0.0.1', fs: { allow: ['..'] } },
});
