// The built door, run as the WebAssembly that browsers get: recorded games through it, and what it says to nonsense.
// Needs `cargo xtask wasm`; run by `node --test`.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Game, Thinker, initSync } from '../../../web/src/generated/hoyito_wasm.js';

const at = (path) => new URL(`../../../${path}`, import.meta.url);
initSync({ module: readFileSync(at('web/src/generated/hoyito_wasm_bg.wasm')) });

const PEOPLE = [{ by: 'person' }, { by: 'person' }];
const RULES = { endlessEndsRound: false, repetition: 3, noCaptureLimit: null, roundLimit: null, closedLeftmost: false };
const newGame = (change) => ({
  variant: 'I',
  holes: 6,
  single: true,
  first: 'S',
  seats: PEOPLE,
  rules: RULES,
  seed: 1,
  ...change,
});
const hole = (view, letter) => view.board.find((each) => each.letter === letter).index;
const position = (view) =>
  [...view.board.map((each) => (each.closed ? 'x' : each.seeds)), ...view.captures, view.mover].join('-');

test('recorded rounds and matches come out as recorded', () => {
  const lines = readFileSync(at('testdata/vectors/replay.jsonl'), 'utf8').trim().split('\n');
  assert.ok(lines.length >= 60);
  for (const line of lines) {
    const { q, a } = JSON.parse(line);
    const game = new Game();
    const rules = {
      ...RULES,
      repetition: q.rulings.repetition,
      noCaptureLimit: q.rulings.no_capture_limit,
      roundLimit: q.rulings.round_limit ?? null,
    };
    let view = game.start(newGame({ variant: q.variant, holes: q.holes, single: !q.match, first: q.first, rules }));
    for (const letter of q.moves) {
      if (view.roundOver) view = game.nextRound();
      view = game.play(hole(view, letter)).view;
    }
    const ended = view.rounds.filter((round) => round.ended);
    assert.deepEqual(
      ended.map((round) => [round.captures.join('-'), round.ended, round.winner ?? 'tie', round.first]),
      a.rounds.map((round) => [round.result, round.ended.replaceAll('_', '-'), round.winner, round.first]),
    );
    assert.equal(view.over, a.over);
    if (a.position !== null) {
      if (view.roundOver) view = game.nextRound();
      assert.equal(position(view), a.position);
    }
    // What is kept comes back.
    const again = new Game();
    assert.deepEqual(again.load(game.save()), view);
    game.free();
    again.free();
  }
});

test('every level plays a hole that may be played', () => {
  const thinker = new Thinker();
  for (const variant of ['I', 'II', 'III']) {
    const game = new Game();
    let view = game.start(newGame({ variant }));
    for (let level = 1; level <= Math.min(9, view.levels); level += 1) {
      const chosen = thinker.choose(game.save(), level);
      assert.ok(view.board[chosen].playable);
      view = game.play(chosen).view;
    }
  }
});

test('a refusal is data that a page can say, and the game stays as it was', () => {
  const game = new Game();
  const before = game.start(newGame({}));
  const refusal = (call) => {
    try {
      call();
    } catch (error) {
      return error;
    }
    return assert.fail('nothing was refused');
  };
  const wrong = refusal(() => game.play(7));
  assert.equal(wrong.code, 'not_your_hole');
  assert.deepEqual(wrong.sentence, { id: 'error-not-your-hole', args: { first: 'A', hole: 'b', last: 'F' } });
  assert.equal(refusal(() => game.play(99)).code, 'bad_move');
  assert.equal(refusal(() => game.load('no game')).code, 'saved_damaged');
  assert.equal(refusal(() => game.load('hoyito 99\n')).code, 'saved_newer');
  assert.equal(refusal(() => game.openOgn('', 0)).sentence.id, 'error-ogn-empty');
  assert.equal(refusal(() => game.openOgn('[Variant "Oware"]\n\n1. A *', 0)).sentence.id, 'error-ogn-variant');
  assert.equal(refusal(() => game.start(newGame({ holes: 13 }))).code, 'bad_request');
  assert.equal(typeof refusal(() => game.start({ variant: 'I' })), 'string');
  assert.deepEqual(game.view(), before);
});

// The page takes files of up to 2 MiB.
test('two million characters of nonsense are answered soon', () => {
  const game = new Game();
  for (const text of ['('.repeat(2e6), 'A'.repeat(2e6), '{'.repeat(2e6), '[Variant "I"]\n' + '1. '.repeat(6e5)]) {
    const start = performance.now();
    try {
      game.gamesIn(text);
      game.openOgn(text, 0);
    } catch (error) {
      assert.ok(error.sentence, String(error));
    }
    assert.ok(performance.now() - start < 5000, `${text.slice(0, 20)} took ${performance.now() - start} ms`);
  }
});
