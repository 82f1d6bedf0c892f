import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { policy, serviceWorker } from './build/site';
import { countsOfOne, withoutPluralRules } from './src/lib/plurals';

/**
 * `FILE.ftl?messages` is the file's messages, read when the page is built: reading them takes an old phone a while.
 * `FILE.ftl?only=ID` is the text of one.
 */
function fluent(): Plugin {
  return {
    name: 'fluent-messages',
    load(id) {
      const [file, query] = id.split('?');
      const only = /^only=(.*)$/.exec(query ?? '')?.[1];
      if (!file?.endsWith('.ftl') || (query !== 'messages' && only === undefined)) return null;
      this.addWatchFile(file);
      const { body } = new FluentResource(readFileSync(file, 'utf8'));
      if (only !== undefined) {
        const value = body.find((message) => message.id === only)?.value;
        if (typeof value !== 'string') throw new Error(`${file}: ${only} is no plain text`);
        return `export default ${JSON.stringify(value)};`;
      }
      const language = basename(dirname(file));
      const ones = countsOfOne(language);
      const messages = ones ? withoutPluralRules(body, ones) : body;
      // Text within text, since a browser reads JSON much faster than the same as a program.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
    },
  };
}

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

export default defineConfig({
  // The page lies below any path: every address in it is relative.
  base: './',
  plugins: [fluent(), fetchEarly(), svelte(), policy(), serviceWorker()],
  // The server's policy allows only files of its own, so nothing may turn into a data: address.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  // The texts are shared with the terminal and live beside this folder.
  server: { host: '127.0.0.1', fs: { allow: ['..'] } },
});
