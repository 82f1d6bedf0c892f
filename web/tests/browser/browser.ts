// A real browser, and a person's way through the page.
import axe, { type AxeResults } from 'axe-core';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';

export const ADDRESS = inject('address');

let browser: Browser;

export function withBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
  });
  afterAll(() => browser.close());
}

export interface Visit {
  readonly page: Page;
  /** What the browser complained of: errors, refused resources, warnings. */
  readonly complaints: string[];
  close(): Promise<void>;
}

export interface Wishes extends BrowserContextOptions {
  /** Another address than the one all tests share. */
  address?: string;
  /** What the browser already keeps. */
  kept?: Record<string, string>;
  speed?: 'slow' | 'normal' | 'fast' | 'instant';
  hash?: string;
  /** What is to be done before the page is asked for. */
  before?: (page: Page) => Promise<void>;
}

/** Opens the page and waits until it can be played. Nothing is kept for offline use here: offline.test.ts does that. */
export async function visit({ kept = {}, speed = 'instant', hash = '', address = ADDRESS, before, ...options }: Wishes = {}): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 800 }, serviceWorkers: 'block', ...options });
  const settings = JSON.stringify({ version: 1, speed });
  await context.addInitScript(
    (store) => {
      for (const [key, value] of Object.entries(store)) {
        if (localStorage.getItem(key) === null && sessionStorage.getItem('seen') === null) localStorage.setItem(key, value);
      }
      sessionStorage.setItem('seen', '1');
    },
    { 'hoyito.settings': settings, ...kept },
  );
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    const own = !message.text().includes('registration blocked by Playwright');
    if (own && ['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await before?.(page);
  await page.goto(address + hash);
  if (hash.startsWith('#/rules')) await page.locator('.reading h2').first().waitFor();
  else if (hash.startsWith('#/analyse')) await page.locator('.study').waitFor();
  else await ready(page);
  return { page, complaints, close: () => context.close() };
}

/** Waits until every part of the page has come. */
export const ready = (page: Page): Promise<void> => page.locator('.files').waitFor({ state: 'attached' });

export interface Choice {
  variant: string;
  holes?: number;
  match?: boolean;
  first?: string;
  people?: boolean;
  repetition?: number | null;
  quiet?: number | null;
  rounds?: number | null;
  leftmost?: boolean;
}

/** Starts a game by the dialog, as a person would. */
export async function begin(page: Page, choice: Choice): Promise<void> {
  await page.locator('.head .new').click();
  const form = page.locator('dialog form');
  await form.locator(`input[name=variant][value=${choice.variant}]`).check();
  await form.locator(`input[name=against][value=${choice.people === false ? 'computer' : 'person'}]`).check();
  await form.locator(`input[name=length][value=${choice.match ? 'false' : 'true'}]`).check();
  const selects = form.locator('> .pair select');
  await selects.nth(0).selectOption({ index: [6, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12].indexOf(choice.holes ?? 6) });
  await selects.nth(1).selectOption(choice.first ?? 'S');
  await form.locator('summary').click();
  const rules = form.locator('details select');
  const pick = async (at: number, index: number): Promise<void> => void (await rules.nth(at).selectOption({ index }));
  if (choice.repetition !== undefined) await pick(1, [2, 3, 4, 5, null].indexOf(choice.repetition));
  if (choice.quiet !== undefined) await pick(2, [null, 30, 50, 100, 200, 500].indexOf(choice.quiet));
  if (choice.leftmost) await pick(3, 1);
  if (choice.rounds !== undefined) await pick(4, [null, 2, 3, 4, 5, 6, 8, 10, 12].indexOf(choice.rounds));
  await form.locator('button[type=submit]').click();
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.table')?.dataset['at'] === '0');
}

/** Sows one hole after the other, a new round being started whenever one is over. */
export async function sowAll(page: Page, moves: string): Promise<void> {
  await page.evaluate(async (letters) => {
    const table = (): HTMLElement => document.querySelector<HTMLElement>('.table') as HTMLElement;
    const settled = async (at: string | undefined): Promise<void> => {
      for (let wait = 0; table().dataset['at'] === at; wait += 1) {
        if (wait > 4000) throw new Error(`nothing happened after ${at}: ${document.querySelector('.said')?.textContent}`);
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    };
    for (const letter of letters) {
      if (!document.querySelector('.cell.playable')) {
        const at = table().dataset['at'];
        document.querySelector<HTMLButtonElement>('.controls .main')?.click();
        await settled(at);
      }
      const at = table().dataset['at'];
      document.querySelector<HTMLButtonElement>(`[data-hole="${letter}"]`)?.click();
      await settled(at);
    }
  }, moves);
}

/** The board as its figures tell it, in ring order, `x` for a closed hole, then the captures. */
export function board(page: Page): Promise<string> {
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll('.row.south .cell'), ...document.querySelectorAll('.row.north .cell')];
    const seeds = cells.map((cell) => cell.querySelector('.figure')?.textContent ?? 'x');
    const piles = ['.player.south .pile', '.player.north .pile'].map(
      (pile) => document.querySelector(pile)?.lastChild?.textContent,
    );
    return [...seeds, ...piles].join('-');
  });
}

export const said = (page: Page): Promise<string> => page.locator('.said p').innerText();

/** Waits until the computer has answered and the person is to move, or the round is over. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('.cell.playable, .controls .main') && document.querySelector('.table[data-busy=false]'),
  );
}

/** No fault of accessibility on the page as it stands. */
export async function accessible(page: Page): Promise<void> {
  // The page's own policy is not asked: a browser's tools may run what they like.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>("axe.run(document, { resultTypes: ['violations'], preload: false })");
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join('\n')}`);
  expect(told).toEqual([]);
}

/** Another language, by the page's own choice of languages. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.locator('.language select').selectOption(language);
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
}
