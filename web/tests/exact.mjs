// How much of level 10's play in the browser is proved: games against level 9 and against chance, in the module as it is
// delivered, with the files of exact values that the page fetches. `npm run exact [GAMES] [VARIANT]`; needs `cargo xtask web`.
// A phone's core is taken as a quarter of this one: proofs get a quarter of two seconds, and times are told four times as
// long as they took. It judges nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { Master, initSync } from '../src/generated/hoyito_analysis.js';
import { Game, Thinker, initSync as initGame } from '../src/generated/hoyito_wasm.js';

const QUARTER = 4;
const PROOF = 2000;
const games = Number(process.argv[2] ?? 200);
const variants = process.argv[3] ? [process.argv[3]] : ['I', 'II', 'III'];

const at = (path) => new URL(path, import.meta.url);
initSync({ module: readFileSync(at('../src/generated/hoyito_analysis_bg.wasm')) });
initGame({ module: readFileSync(at('../src/generated/hoyito_wasm_bg.wasm')) });
const folder = at('../public/exact/v2/');
const thinker = new Thinker();

/** The same numbers in every run. */
function chance(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Processor time in milliseconds, which others on the machine do not take from. */
function timed(work) {
  const before = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(before);
  return { value, time: ((user + system) / 1000) * QUARTER };
}

const bring = (to, variant) => {
  for (const name of readdirSync(folder).filter((name) => name.startsWith(`${variant}-`)).sort()) {
    to.bring(name, readFileSync(new URL(name, folder)));
  }
};

function play(variant, number, level) {
  const random = chance(number + 1);
  const master = new Master();
  bring(master, variant);
  const own = number % 2 === 0 ? 'S' : 'N';
  const seats = [{ by: 'person' }, { by: 'person' }];
  const rules = { endlessEndsRound: false, repetition: 3, noCaptureLimit: null, roundLimit: null, closedLeftmost: false };
  const game = new Game();
  let view = game.start({ variant, holes: 6, single: true, first: 'S', seats, rules, seed: number });
  const moves = [];
  // Level 9 plays the same game twice: its first moves are left to chance.
  let opening = level === 0 ? Infinity : 1 + random(4);
  while (!view.roundOver) {
    const playable = view.board.filter((hole) => hole.playable);
    let hole;
    if (view.mover === own) {
      const saved = game.save();
      const { value, time } = timed(() => master.choose(saved, PROOF / QUARTER));
      hole = value.hole;
      if (playable.length > 1) moves.push({ proved: value.proved, time, first: moves.length === 0 });
    } else if (opening > 0) {
      opening -= 1;
      hole = playable[random(playable.length)].index;
    } else hole = thinker.choose(game.save(), level);
    view = game.play(hole).view;
  }
  const [south, north] = view.captures;
  master.free();
  game.free();
  return { moves, won: Math.sign(own === 'S' ? south - north : north - south) };
}

const rank = (values, part) => values[Math.min(values.length - 1, Math.floor(values.length * part))];
const shown = (time) => `${Math.round(time)} ms`;

for (const variant of variants) {
  for (const level of [0, 9]) {
    const all = [];
    const results = { 1: 0, 0: 0, '-1': 0 };
    for (let number = 0; number < games / 2; number += 1) {
      const { moves, won } = play(variant, number, level);
      all.push(...moves);
      results[won] += 1;
    }
    const proved = all.filter((move) => move.proved).length;
    const later = all.filter((move) => !move.first).map((move) => move.time).sort((one, other) => one - other);
    const first = all.filter((move) => move.first).map((move) => move.time).sort((one, other) => one - other);
    console.log(
      `Hoyito ${variant} against ${level === 0 ? 'chance' : `level ${level}`}: ${games / 2} games ` +
        `(won ${results[1]}, drawn ${results[0]}, lost ${results[-1]}), proved ${proved} of ${all.length} moves ` +
        `(${((100 * proved) / all.length).toFixed(2)}%); a move ${shown(rank(later, 0.5))} in the middle, ` +
        `${shown(rank(later, 0.95))} in 95%, ${shown(rank(later, 1))} at most; the first of a game, tables unpacked, ` +
        `${shown(rank(first, 0.5))}, at most ${shown(rank(first, 1))}`,
    );
  }
}
