// Two people far apart, each with a browser of their own, at one game of the program's server.
import { existsSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { expect } from 'vitest';
import type { GameState, Setup } from '../../src/net/protocol';
import { accessible, ADDRESS, visit, type Visit, type Wishes } from './browser';

/** A server for games is there only with the built program. */
export const noServer = !process.env['HOYITO'] || !existsSync(process.env['HOYITO']);

/** A phone, in the language of the one who holds it. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

/** Waits until the board shows the game after so many steps, and rests. */
export const at = ({ page }: Visit, step: number): Promise<unknown> =>
  page.waitForFunction((wanted) => {
    const board = document.querySelector<HTMLElement>('.distance');
    return board?.dataset['at'] === String(wanted) && board.dataset['busy'] === 'false';
  }, step);
export const words = ({ page }: Visit): Promise<string> => page.locator('.said .words').innerText();
export const told = ({ page }: Visit, text: string | RegExp): Promise<void> => page.locator('.said .words').filter({ hasText: text }).waitFor();

/** Chooses a hole as soon as it may be sown. */
export async function sow({ page }: Visit, hole: string): Promise<void> {
  await page.locator(`.cell.playable[data-hole=${hole}]`).click();
}

/** Opens another address in a page that is there, or the first. */
export const go = (visit: Visit, hash: string): Promise<unknown> => visit.page.goto(`${ADDRESS}${hash}`);

/** Ana makes a game and sits South, Núria comes by the link; South begins. */
export async function together(options: { kind?: string; clock?: string } = {}): Promise<[Visit, Visit, string]> {
  const ana = await visit();
  const nuria = await visit({ viewport: PHONE.viewport, locale: 'es' });
  await go(ana, '#/friend');
  const form = ana.page.locator('form.card');
  await form.locator('[name=side]').selectOption('S');
  await form.locator('[name=first]').selectOption('S');
  if (options.kind) await form.locator('[name=kind]').selectOption(options.kind);
  if (options.clock) await form.locator('[name=clock]').selectOption(options.clock);
  await form.locator('[name=name]').fill('Ana');
  await form.locator('.main').click();
  await ana.page.getByText('Nobody has come yet').waitFor();
  const link = await ana.page.locator('.link input').first().inputValue();
  expect(link).toMatch(/#\/game\/[0-9a-f]{20}\/join\/[0-9a-f]{32}$/);
  await nuria.page.goto(link);
  await nuria.page.getByText('Ana te invita').waitFor();
  await nuria.page.locator('[name=name]').fill('Núria');
  await accessible(nuria.page);
  await nuria.page.locator('form .main').click();
  await ana.page.locator('.cell.playable').first().waitFor();
  await at(nuria, 0);
  return [ana, nuria, link];
}

/** The seats of a game that both have taken, as links on whatever device. */
export interface Seats {
  readonly game: string;
  readonly south: string;
  readonly north: string;
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`${ADDRESS}api/${path}`, request);
  const answer = (await response.json()) as T;
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer;
}

/** Makes a game as programs do, where its making is not what is tried. */
export async function seated(setup: Setup): Promise<Seats> {
  const made = await ask<{ game: string; seat: string; invitation: string }>('games', { setup, side: 'S' });
  const joined = await ask<{ seat: string }>(`games/${made.game}/join`, { invitation: made.invitation });
  return { game: made.game, south: `#/game/${made.game}/seat/${made.seat}`, north: `#/game/${made.game}/seat/${joined.seat}` };
}

/** The game as the server has it. */
export const kept = (game: string): Promise<GameState> => ask(`games/${game}`);

/** A browser that takes up a seat, or watches. */
export async function sit(seat: string, { address = ADDRESS, ...wishes }: Wishes = {}): Promise<Visit> {
  const one = await visit({ address, ...wishes });
  await one.page.goto(address + seat);
  await one.page.locator('.distance').waitFor();
  return one;
}

/**
 * Plays the moves, each in the browser of whose hole it is; whoever begins the next round has seen enough of the one before.
 * `ended` is done each time a round is over, in the browser that played its last move.
 */
export async function playAll(south: Visit, north: Visit, moves: string, ended?: () => Promise<void>): Promise<void> {
  for (const hole of moves) {
    const { page } = hole < 'a' ? south : north;
    const target = page.locator(`.cell.playable[data-hole=${hole}]`);
    await target.or(page.locator('.controls .main')).first().waitFor();
    // The other may go on just now, and the button be gone.
    await page.evaluate(() => document.querySelector<HTMLElement>('.distance .controls .main')?.click());
    const before = await page.locator('.distance').getAttribute('data-at');
    await target.click();
    const over = await page.waitForFunction((was) => {
      const board = document.querySelector<HTMLElement>('.distance');
      const between = !!board?.querySelector('.controls .main');
      const rests = board?.dataset['at'] !== was && (between || board?.dataset['busy'] === 'false');
      return rests && { between };
    }, before);
    if (((await over.jsonValue()) as { between: boolean }).between) await ended?.();
  }
}

/** A line that can be cut: what a browser sends goes through here to the program, and what it answers comes back. */
export class Cable {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #whole = true;
  /** Answers are lost on the way: what is sent arrives, and nobody hears of it. */
  deaf = false;
  /** Attempts to get through while it was cut. */
  refused = 0;

  private constructor(to: URL) {
    this.#server = createServer((near) => {
      near.on('error', () => near.destroy());
      if (!this.#whole) {
        this.refused += 1;
        near.destroy();
        return;
      }
      const far = connect(Number(to.port), to.hostname);
      far.on('error', () => near.destroy());
      far.on('data', (data) => this.deaf || near.write(data));
      near.pipe(far);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#open.add(one);
        one.on('close', () => {
          this.#open.delete(one);
          other.destroy();
        });
      }
    });
  }

  static async to(address: string): Promise<Cable> {
    const cable = new Cable(new URL(address));
    await new Promise<void>((resolve) => cable.#server.listen(0, '127.0.0.1', resolve));
    return cable;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  cut(): void {
    this.#whole = false;
    this.refused = 0;
    for (const each of this.#open) each.destroy();
  }

  mend(): void {
    this.#whole = true;
    this.deaf = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
