import { mount } from 'svelte';
import App from './App.svelte';
import { offline } from './offline/offline.svelte';
import { fetchLater } from './lib/later';
import { lost } from './lib/lost';
import { breath, idle, stage } from './lib/stage.svelte';
import { table } from './lib/table.svelte';
import { texts } from './lib/texts.svelte';

const target = document.getElementById('page');
if (target) void open(target);

async function open(target: HTMLElement): Promise<void> {
  await breath();
  const opened = table.open();
  try {
    await opened;
  } catch (error) {
    console.error(error);
    table.failed = 'page';
    if (!texts.has('page-failed')) return lost();
  }
  await breath();
  // The waiting board stays until there is one in its place.
  target.hidden = true;
  mount(App, { target });
  await stage.prepare();
  document.getElementById('waiting')?.remove();
  target.hidden = false;
  await breath();
  await stage.raise(2 * (table.view?.holes ?? 6));
  await fetchLater();
  if (!import.meta.env.PROD) return;
  await quiet();
  await offline.begin();
}

/** What is kept for later waits until the person has the page to play on: fetching it takes a slow phone's time. */
async function quiet(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await idle(10_000);
}
