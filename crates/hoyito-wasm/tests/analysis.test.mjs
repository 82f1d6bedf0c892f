// The built module of the analysis board, run as the WebAssembly that browsers get.
// Needs `cargo xtask wasm`; run by `node --test`.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { Analyst, Master, Study, initSync } from '../../../web/src/generated/hoyito_analysis.js';

const at = (path) => new URL(`../../../${path}`, import.meta.url);
initSync({ module: readFileSync(at('web/src/generated/hoyito_analysis_bg.wasm')) });

test('recorded rounds come back from the text that links carry', () => {
  const lines = readFileSync(at('testdata/vectors/replay.jsonl'), 'utf8').trim().split('\n');
  let seen = 0;
  for (const line of lines) {
    const { q, a } = JSON.parse(line);
    if (q.match || !a.over) continue;
    const start = `${'4-'.repeat(2 * q.holes)}0-0-${q.first}`;
    const rulings = q.rulings.no_capture_limit === null ? '' : `[NoCaptureLimit "${q.rulings.no_capture_limit}"]\n`;
    const study = new Study();
    const view = study.open(`[Variant "${q.variant}"]\n[FEN "${start}"]\n[Repetition "${q.rulings.repetition}"]\n${rulings}\n${q.moves} *`);
    assert.equal(view.line.length, q.moves.length);
    assert.equal(view.position.split('-').slice(-3, -1).join('-'), a.rounds[0].result);
    const again = new Study().open(view.text);
    assert.deepEqual(again, view);
    seen += 1;
  }
  assert.ok(seen >= 10, `${seen} rounds`);
});

test('values come in slices and end proved', () => {
  const study = new Study().open('I/0-1-2-3-0-0-0-0-0-2-0-0-27-13-S');
  const analyst = new Analyst();
  let values = analyst.ask(study.question);
  for (let slice = 0; slice < 500 && !values.done; slice += 1) values = analyst.deepen(5000);
  assert.ok(values.done);
  assert.deepEqual(
    values.moves.map(({ letter, value, exact, best }) => [letter, value, exact, best])[0],
    ['B', 22, true, true],
  );
  assert.match(values.moves[0].why.id, /^why-/);
});

test('the start of Hoyito I is proved as docs/solved.md has it', () => {
  const analyst = new Analyst();
  let values = analyst.ask(new Study().view().question);
  for (let slice = 0; slice < 400 && !values.done; slice += 1) values = analyst.deepen(40_000);
  assert.ok(values.done);
  const found = values.moves.map(({ letter, value, exact }) => [letter, value, exact]);
  assert.deepEqual(
    found.sort(([one], [other]) => (one < other ? -1 : 1)),
    [-16, -8, -16, -8, -16, -8].map((value, at) => ['ABCDEF'[at], value, true]),
  );
});

test('nonsense is refused in words, and changes nothing', () => {
  const study = new Study();
  study.open('II/4-4-4-4-4-4-4-4-4-4-4-4-0-0-S/Fa');
  const before = study.view();
  for (const text of ['', 'II', 'II/4-4', '[', 'II/4-4-4-4-4-4-4-4-4-4-4-4-0-0-S/zz', '{', 'x'.repeat(3_000_000)]) {
    assert.throws(
      () => study.open(text),
      (failure) => typeof failure.code === 'string' && typeof failure.sentence.id === 'string',
      text.slice(0, 40),
    );
    assert.deepEqual(study.view(), before);
  }
  assert.throws(() => study.play(200), { code: 'bad_move' });
  assert.deepEqual(study.view(), before);
});

// The files of exact values that the page fetches.
const exact = (variant) => {
  const folder = at('web/public/exact/v2/');
  const names = readdirSync(folder).filter((name) => name.startsWith(`${variant}-`)).sort();
  assert.equal(names.length, 4);
  return names.map((name) => [name, readFileSync(new URL(name, folder))]);
};
const START = '4-4-4-4-4-4-4-4-4-4-4-4-0-0-S';

test('with the page’s exact values the starts are proved at once', () => {
  // docs/solved.md
  for (const [variant, value] of [['I', -8], ['II', -28], ['III', -36]]) {
    const study = new Study().open(`${variant}/${START}`);
    const analyst = new Analyst();
    for (const [name, bytes] of exact(variant)) analyst.bring(name, bytes);
    let values = analyst.ask(study.question);
    for (let slice = 0; slice < 3 && !values.done; slice += 1) values = analyst.deepen(5000);
    assert.ok(values.moves.every((move) => move.exact), variant);
    assert.equal(values.moves[0].value, value, variant);
  }
});

test('level 10 proves its moves, and takes no file that is damaged', () => {
  const master = new Master();
  const [[name, bytes]] = exact('II');
  const damaged = Uint8Array.from(bytes);
  damaged[bytes.length >> 1] ^= 1;
  assert.throws(() => master.bring(name, damaged), (error) => /build it again/.test(error) || assert.fail(String(error)));
  for (const [name, bytes] of exact('II')) master.bring(name, bytes);
  const { question } = new Study().open(`II/${START}`);
  assert.deepEqual(master.choose(question, 2000).proved, true);
  assert.throws(() => master.choose('?', 2000), (error) => error.code === 'saved_damaged');
});
