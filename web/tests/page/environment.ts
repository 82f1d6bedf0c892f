// Where a test runs on the page's own Svelte instead of that which writes pages on a server, without being a page.
import type { Environment } from 'vitest/runtime';

const page: Environment = {
  name: 'page',
  viteEnvironment: 'client',
  setup(global: { document?: unknown }) {
    // Texts say which language the page is in.
    global.document = { documentElement: {} };
    return { teardown: () => void delete global.document };
  },
};

export default page;
