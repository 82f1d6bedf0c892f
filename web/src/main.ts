import { mount } from 'svelte';
import App from './App.svelte';
import { prepare } from './lib/seeds';
import { table } from './lib/table.svelte';
import { breath } from './lib/texts.svelte';

const target = document.getElementById('page');
if (target) {
  void getReady();
  // The waiting board stays until there is one to play on.
  table.open().catch((error: unknown) => {
    console.error(error);
    table.failed = 'page';
  }).finally(() => {
    document.getElementById('waiting')?.remove();
    mount(App, { target });
  });
}

/** While the rules are on their way, what the board needs is worked out in small tasks. */
async function getReady(): Promise<void> {
  for (let hole = 0; hole < 12; hole += 1) {
    await breath();
    prepare(hole);
  }
}
