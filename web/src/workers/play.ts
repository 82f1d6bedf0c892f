// The module of the game, for both workers that need it.
import init from '../generated/hoyito_wasm.js';
import module from '../generated/hoyito_wasm_bg.wasm?url';
import { answerWith } from './answer';

/** Answers with the methods of what `make` makes. */
export function answer(make: () => object): void {
  answerWith(init({ module_or_path: module }).then(make));
}
