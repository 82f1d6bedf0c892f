// Level 10 and the analysis board with the exact values that are fetched once a variant is played.
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { ready, settled, visit, withBrowser, type Visit } from './browser';
import { Host } from './host';

withBrowser();

let host: Host;
afterEach(() => host.close());

async function visitHost(options: Parameters<typeof visit>[0] = {}): Promise<Visit> {
  host = await Host.below('/mancala/hoyito/');
  return visit({ address: host.address, ...options });
}

const FILES = ['6-6-08.hoyitotb', '6-6-12.hoyitotb', '6-6-16.hoyitotb', '6-6.openings'];
const asked = (): string[] => host.asked.filter((path) => path.includes('/exact/')).map((path) => path.split('/').pop() ?? '').sort();
const exactOf = (variant: string): string[] => FILES.map((file) => `${variant}-${file}`).sort();

/** A game that South, a person, begins against level 10. */
async function againstTen(page: Page, variant: string): Promise<void> {
  const game = `[Variant "${variant}"]\n[South "Person"]\n[North "Hoyito level 10"]\n\n*\n`;
  const file = { name: 'game.ogn', mimeType: 'text/plain', buffer: Buffer.from(game) };
  await page.locator('.files input[type=file]').setInputFiles(file);
  await page.getByText('North, level 10').waitFor();
}

async function sow(page: Page, letter: string): Promise<string> {
  await page.locator(`[data-hole=${letter}]`).click();
  await settled(page);
  return page.locator('.player.north .who').innerText();
}

test('level 10 says that its moves are proved, also without a network once its values are there', async () => {
  const { page, complaints, close } = await visitHost({ serviceWorkers: 'allow' });
  await page.getByText('From now on the game also plays offline.').waitFor({ timeout: 40_000 });
  expect(asked()).toEqual([]);
  // What an older version of the page kept goes; another copy's stays.
  const stores = (): Promise<string[]> => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('hoyito-exact')).sort());
  const [kept, older, others] = ['hoyito-exact /mancala/hoyito/exact/v2/', 'hoyito-exact /mancala/hoyito/exact/v1/', 'hoyito-exact /mancala/exact/v1/'] as const;
  await page.evaluate(async (names) => void (await Promise.all(names.map((name) => caches.open(name)))), [older, others]);
  await againstTen(page, 'II');
  expect(await sow(page, 'A')).toMatch(/level 10; best move, proved/);
  expect(asked()).toEqual(exactOf('II'));
  expect(await stores()).toEqual([others, kept]);
  await host.down();
  await page.reload();
  await ready(page);
  const next = (await page.locator('.cell.playable').first().getAttribute('data-hole')) ?? '';
  expect(await sow(page, next)).toMatch(/level 10; best move, proved/);
  // Taken back, it is no longer said.
  await page.locator('.controls .undo').click();
  await page.locator('.player.north .who').filter({ hasNotText: 'proved' }).waitFor();
  expect(asked()).toEqual(exactOf('II'));
  expect(complaints).toEqual([]);
  await close();
});

test('the exact values come once a variant is played, whoever plays, unless data is to be saved', async () => {
  for (const saving of [false, true]) {
    const { page, close } = await visitHost({
      before: async (page) => {
        if (saving) await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      },
    });
    expect(asked()).toEqual([]);
    await page.locator('[data-hole=C]').click();
    await settled(page);
    if (saving) await page.waitForTimeout(1000);
    await expect.poll(asked).toEqual(saving ? [] : exactOf('I'));
    await close();
    await host.close();
  }
});

test('where they can’t be had or are damaged, level 10 plays on and says so; later they are asked for again', async () => {
  const { page, close } = await visitHost();
  const tables = await host.replace('exact/v2/III-6-6-16.hoyitotb', (content) => Buffer.from(content).fill(7, 1000, 2000));
  await againstTen(page, 'III');
  expect(await sow(page, 'A')).toMatch(/level 10; (best move, proved|exact values can’t be fetched now)/);
  const before = asked().length;
  await host.replace('exact/v2/III-6-6-16.hoyitotb', () => tables);
  await sow(page, (await page.locator('.cell.playable').first().getAttribute('data-hole')) ?? '');
  await expect.poll(() => asked().length).toBe(before + FILES.length);
  expect(await page.locator('.player.north .who').innerText()).toMatch(/level 10; best move, proved/);
  // They come one after the other, and no oftener.
  await page.waitForTimeout(500);
  expect(asked().length).toBe(before + FILES.length);
  await close();
});

test('the analysis board proves the start of each variant at once', async () => {
  // docs/solved.md
  for (const [variant, value] of [['I', '−8'], ['II', '−28'], ['III', '−36']] as const) {
    const { page, complaints, close } = await visitHost({ hash: `#/analyse/${variant}/${'4-'.repeat(12)}0-0-S` });
    await page.waitForFunction(
      (wanted) => {
        const values = [...document.querySelectorAll('.values .value')].map((each) => each.textContent?.trim());
        return values.length === 6 && values[0] === wanted;
      },
      value,
    );
    expect(complaints).toEqual([]);
    await close();
    await host.close();
  }
});
