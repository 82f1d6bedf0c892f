import { mount } from 'svelte';
import App from './App.svelte';
import { table } from './lib/table.svelte';

const target = document.getElementById('page');
if (target) {
  // The waiting board stays until there is one to play on.
  table.open().catch((error: unknown) => {
    console.error(error);
    table.failed = 'page';
  }).finally(() => {
    document.getElementById('waiting')?.remove();
    mount(App, { target });
  });
}
