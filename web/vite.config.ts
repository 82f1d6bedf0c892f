import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  // The server's policy allows only files of its own, so nothing may turn into a data: address.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  // The texts are shared with the terminal and live beside this folder.
  server: { host: '127.0.0.1', fs: { allow: ['..'] } },
});
