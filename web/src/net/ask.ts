// What is asked of the server once: making a game, sitting down, looking at one (docs/protocol.md).
import type { Create, Created, ErrorCode, GameState, Join, Joined, LobbyEntry, Refusal } from './protocol';

/** What the server refused, or that there is none: the page may lie on a plain web host, or the network be gone. */
export class NoAnswer extends Error {
  readonly code: ErrorCode | 'no_server' | 'no_network';
  constructor(code: NoAnswer['code'], message: string) {
    super(message);
    this.code = code;
  }
}

const addressOf = (path: string): string => new URL(`api/${path}`, document.baseURI).href;

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request: RequestInit =
    body === undefined
      ? { cache: 'no-store' }
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(addressOf(path), request);
  } catch (error) {
    throw new NoAnswer('no_network', String(error));
  }
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    throw new NoAnswer('no_server', `${path}: ${response.status}`);
  }
  if (response.ok) return answer as T;
  const refusal = (answer as { error?: Refusal }).error ?? (answer as Refusal);
  throw new NoAnswer(refusal.code, refusal.message);
}

export const create = (wish: Create): Promise<Created> => ask('games', wish);
export const join = (game: string, wish: Join): Promise<Joined> => ask(`games/${game}/join`, wish);
export const read = (game: string): Promise<GameState> => ask(`games/${game}`);
export const lobby = (): Promise<readonly LobbyEntry[]> => ask('lobby');

export function socketAddress(): string {
  const address = new URL('ws', document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  return address.href;
}

/** Where the game is to be had as a file. */
export const fileOf = (game: string): string => addressOf(`games/${game}/ogn`);

export async function fileText(game: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(fileOf(game), { cache: 'no-store' });
  } catch (error) {
    throw new NoAnswer('no_network', String(error));
  }
  if (!response.ok) throw new NoAnswer('unknown_game', String(response.status));
  return response.text();
}
