// The seats this browser holds: its own games, with the secret that opens each seat. Nothing here may throw: a browser can
// refuse to keep anything, and what it kept may be damaged.
import type { Side, VariantName } from '../net/protocol';

const KEY = 'hoyito.seats';
const NAME = 'hoyito.name';
/** The oldest games give way to new ones. */
const MOST = 200;

export interface OwnGame {
  readonly game: string;
  /** The secret of the seat. */
  readonly seat: string;
  readonly side: Side;
  readonly variant: VariantName;
  /** The secret that lets a friend sit down, for who made the game. */
  readonly invitation: string | null;
  /** When it was begun here, in milliseconds since 1970. */
  readonly since: number;
}

const SECRET = /^[0-9a-f]{32}$/;
export const isSecret = (text: string | undefined): text is string => text !== undefined && SECRET.test(text);
export const isGame = (text: string | undefined): text is string => text !== undefined && /^[0-9a-f]{20}$/.test(text);

/** A new secret of 128 bits. */
export function freshSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isOwn(value: unknown): value is OwnGame {
  if (typeof value !== 'object' || value === null) return false;
  const { game, seat, side, variant, invitation, since } = value as Record<string, unknown>;
  return (
    isGame(game as string) &&
    isSecret(seat as string) &&
    (side === 'S' || side === 'N') &&
    ['I', 'II', 'III'].includes(variant as string) &&
    (invitation === null || isSecret(invitation as string)) &&
    Number.isFinite(since)
  );
}

/** The newest first. */
export function ownGames(): readonly OwnGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOwn) : [];
  } catch {
    return [];
  }
}

export const ownGame = (game: string): OwnGame | undefined => ownGames().find((each) => each.game === game);

/** Whether it could be kept: without, the seat is lost with the tab. */
export function keep(own: OwnGame): boolean {
  return write([own, ...ownGames().filter((each) => each.game !== own.game)].slice(0, MOST));
}
export function forget(game: string): void {
  write(ownGames().filter((each) => each.game !== game));
}
function write(games: readonly OwnGame[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
    return true;
  } catch {
    return false;
  }
}

export function ownName(): string {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}
export function keepName(name: string): void {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // Then it is typed again.
  }
}
