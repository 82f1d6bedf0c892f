// The analysis board, off the page's thread. Its module is another than that of the game: a first visit needs neither.
import init, { Study } from '../generated/hoyito_analysis.js';
import module from '../generated/hoyito_analysis_bg.wasm?url';
import { answerWith } from './answer';

answerWith(
  init({ module_or_path: module }).then(() => new Study()),
);
