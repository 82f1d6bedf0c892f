import { expect, test } from 'vitest';
import { Keep } from '../../src/lib/keep.svelte';
import { DAMAGED_KEY, DEFAULTS, GAME_KEY, Keeper, readSettings, type Settings } from '../../src/lib/storage';

function store(): Storage & { map: Map<string, string> } {
  const map = new Map<string, string>();
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  } as Storage & { map: Map<string, string> };
}

test('settings come back as they went, each nonsense as its default', () => {
  const kept = store();
  const keeper = new Keeper(new Keep(kept));
  const all: Settings = { ...DEFAULTS, speed: 'fast', sound: true, volume: 3, language: 'rm', board: 'chalk', seeds: 'pebbles', flipped: true, confirm: true };
  keeper.keepSettings(all);
  expect(keeper.settings()).toEqual(all);
  expect(readSettings('{"version":2,"board":"gold","seeds":1,"volume":99,"preview":"no"}')).toEqual(DEFAULTS);
  expect(readSettings('{"speed":"warp","sound":true,"language":7}')).toEqual({ ...DEFAULTS, sound: true });
  for (const text of ['', '{', 'null', '[]', '"x"', null]) expect(readSettings(text)).toEqual(DEFAULTS);
});

test('settings of version 1 mean in version 2 what they meant', () => {
  const old = '{"version":1,"speed":"slow","sound":true,"language":"ht"}';
  expect(readSettings(old)).toEqual({ ...DEFAULTS, speed: 'slow', sound: true, language: 'ht' });
});

test('the board of version 2 was chosen only where it is not the one everybody had', () => {
  expect(readSettings('{"version":2,"board":"earth"}').board).toBe(null);
  expect(readSettings('{"version":2,"board":"chalk","flipped":true}')).toEqual({ ...DEFAULTS, board: 'chalk', flipped: true });
  expect(readSettings('{"version":3,"board":"earth","theme":"dark","figures":false}')).toEqual({ ...DEFAULTS, board: 'earth', theme: 'dark', figures: false });
  expect(readSettings('{"version":3,"board":"earth","theme":"dusk"}')).toEqual({ ...DEFAULTS, board: 'earth' });
});

test('a damaged game is moved aside and not overwritten by the next save', () => {
  const kept = store();
  const keeper = new Keeper(new Keep(kept));
  kept.map.set(GAME_KEY, 'junk');
  keeper.setAside('junk');
  keeper.keepGame('good');
  expect(kept.map.get(DAMAGED_KEY)).toBe('junk');
  expect(keeper.game()).toBe('good');
  keeper.discardDamaged();
  expect(keeper.damaged()).toBe(null);
});

test('a store that refuses is survived, and said', () => {
  const full = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => {
      throw new Error('denied');
    },
  };
  const keep = new Keep(full);
  const keeper = new Keeper(keep);
  expect(keeper.keepGame('x')).toBe(false);
  expect(keep.full).toBe(true);
  // Known until the page is closed.
  expect(keeper.game()).toBe('x');
  keeper.setAside('x');
  keeper.discardDamaged();
  expect(keeper.settings()).toEqual(DEFAULTS);
  expect(new Keep(null).keeps).toBe(false);
  expect(new Keep(null).write('a', 'b')).toBe(false);
  expect(new Keep(null).full).toBe(false);
});

test('what found no room is kept as soon as there is some', () => {
  let room = false;
  const inner = store();
  const keep = new Keep({ ...inner, setItem: (key, value) => {
    if (!room) throw new Error('full');
    inner.setItem(key, value);
  } });
  inner.map.set('a', 'old');
  keep.write('a', 'new');
  keep.write('b', 'more');
  expect([keep.read('a'), keep.stored('a'), keep.full]).toEqual(['new', 'old', true]);
  keep.again();
  expect(keep.full).toBe(true);
  room = true;
  keep.write('c', 'last');
  expect([...inner.map.entries()]).toEqual([['a', 'new'], ['c', 'last'], ['b', 'more']]);
  expect(keep.full).toBe(false);
});
