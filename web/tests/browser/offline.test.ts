// Kept for offline use: whole after one visit, below any path, and updated only when it suits the person.
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { begin, board, ready, said, settled, sowAll, visit, withBrowser, type Visit } from './browser';
import { Host } from './host';

withBrowser();

let host: Host;
afterEach(() => host.close());

const PATH = '/games/of the south/hoyito/';

async function visitHost(): Promise<Visit> {
  host = await Host.below(PATH);
  return visit({ address: encodeURI(host.address), serviceWorkers: 'allow' });
}

/** The page has told that it is kept. */
const kept = (page: Page): Promise<void> => page.getByText('From now on the game also plays offline.').waitFor({ timeout: 40_000 });

const edition = (page: Page): Promise<string | null> => page.locator('#page').getAttribute('data-edition');

test('after one visit everything is there without a network: game, computer, languages, every screen', async () => {
  const { page, complaints, close } = await visitHost();
  await page.locator('[data-hole=C]').click();
  await settled(page);
  const before = await board(page);
  await kept(page);
  await host.down();
  await page.reload();
  await ready(page);
  expect(await board(page)).toBe(before);
  await sowAll(page, (await page.locator('.cell.playable').first().getAttribute('data-hole')) ?? '');
  await settled(page);
  for (const [language, word] of [['es', 'Jugar'], ['ht', 'Jwe'], ['fr', 'Jouer'], ['ca', 'Juga'], ['rm', 'Giugar'], ['en', 'Play']] as const) {
    await page.locator('.language select').selectOption(language);
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    expect(await page.locator('.head nav a').first().innerText()).toBe(word);
  }
  await page.locator('.head nav').getByText('Rules').click();
  await page.locator('.reading h2').nth(7).waitFor();
  await page.locator('.head nav').getByText('Learn').click();
  await page.locator('main.learn h1').waitFor();
  for (const hash of ['#/course/I/1', '#/puzzles/III/1', '#/reading/II']) {
    await page.goto(`${encodeURI(host.address)}${hash}`);
    await page.locator('.lesson[data-busy=false]').waitFor();
  }
  await page.goto(`${encodeURI(host.address)}#/analyse`);
  await page.locator('.board').waitFor();
  // A whole new visit, in another tab.
  const again = await page.context().newPage();
  await again.goto(`${encodeURI(host.address)}#/rules/II`);
  await again.locator('.reading h2').nth(7).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('nothing is asked for outside the page’s own path', async () => {
  const { page, close } = await visitHost();
  await kept(page);
  expect(host.asked.length).toBeGreaterThan(40);
  expect(host.asked.filter((path) => !path.startsWith(PATH))).toEqual([]);
  // The manifest's addresses lead into it, too.
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const text = (await (await fetch(link?.href ?? '')).json()) as { start_url: string; icons: { src: string }[] };
    const all = [text.start_url, ...text.icons.map(({ src }) => src)].map((each) => new URL(each, link?.href).href);
    return Promise.all(all.map(async (each) => [each, (await fetch(each)).status] as const));
  });
  expect(manifest.map(([, status]) => status)).toEqual(manifest.map(() => 200));
  expect(manifest[0]?.[0]).toBe(encodeURI(host.address));
  await close();
});

test('a newer version is told between games, never in the middle of one, and takes the game along', async () => {
  const { page, complaints, close } = await visitHost();
  await kept(page);
  await begin(page, { variant: 'II', holes: 2 });
  await host.renew('second');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  const news = page.getByText('A newer version is ready.');
  await news.waitFor();
  // In the middle of a game nothing is said, and a reload goes on with the old version.
  await sowAll(page, 'A');
  expect(await news.count()).toBe(0);
  const game = await board(page);
  await page.reload();
  await ready(page);
  expect(await edition(page)).toBe(null);
  expect(await news.count()).toBe(0);
  expect(await board(page)).toBe(game);
  await page.getByRole('button', { name: 'Agree to share' }).click();
  await page.getByRole('button', { name: 'Share and end the round' }).click();
  await news.waitFor();
  const words = await said(page);
  await page.getByRole('button', { name: 'Reload to use it' }).click();
  await page.waitForFunction(() => document.querySelector('#page')?.getAttribute('data-edition') === 'second');
  await ready(page);
  expect(await said(page)).toBe(words);
  expect(await page.locator('.token').count()).toBe(1);
  expect(await news.count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('whoever closes every page has the newer version at the next visit, and only two versions are kept', async () => {
  const { page, close } = await visitHost();
  await kept(page);
  for (const name of ['second', 'third', 'fourth']) {
    await host.renew(name);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.getByText('A newer version is ready.').waitFor();
    await page.goto('about:blank');
    await expect
      .poll(async () => {
        await page.goto(encodeURI(host.address));
        const found = await edition(page);
        if (found !== name) await page.goto('about:blank');
        return found;
      }, { timeout: 20_000 })
      .toBe(name);
    await ready(page);
  }
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(2);
  await close();
});

test('where the browser keeps no service worker, the page plays all the same', async () => {
  host = await Host.below('/');
  const { page, complaints, close } = await visit({ address: host.address, serviceWorkers: 'allow' });
  await page.addInitScript(() => {
    Object.defineProperty(navigator.serviceWorker, 'register', { value: () => Promise.reject(new DOMException('no', 'SecurityError')) });
  });
  await page.reload();
  await ready(page);
  await page.locator('[data-hole=A]').click();
  await settled(page);
  expect(complaints).toEqual([]);
  await close();
});
