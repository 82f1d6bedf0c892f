import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fluent } from './build/fluent';
import { settledSeeds } from './build/settled';

export default defineConfig({
  plugins: [fluent(), settledSeeds(), svelte()],
  server: { fs: { allow: ['..'] } },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], environment: 'node' } },
      { extends: true, test: { name: 'page', include: ['tests/page/**/*.test.ts'], environment: './tests/page/environment.ts' } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/browser/serve.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
