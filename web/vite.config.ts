import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** `FILE.ftl?messages` is the file's messages, read when the page is built: reading them takes an old phone a while. */
function fluent(): Plugin {
  return {
    name: 'fluent-messages',
    load(id) {
      const [file, query] = id.split('?');
      if (!file?.endsWith('.ftl') || query !== 'messages') return null;
      this.addWatchFile(file);
      const { body } = new FluentResource(readFileSync(file, 'utf8'));
      // Text within text, since a browser reads JSON much faster than the same as a program.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(body))});`;
    },
  };
}

export default defineConfig({
  plugins: [fluent(), svelte()],
  // The server's policy allows only files of its own, so nothing may turn into a data: address.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  // The texts are shared with the terminal and live beside this folder.
  server: { host: '127.0.0.1', fs: { allow: ['..'] } },
});
