// Level 10 with exact values, in a worker of its own. Its module is that of the analysis board, which a first visit does
// not need.
import init, { Master } from '../generated/hoyito_analysis.js';
import module from '../generated/hoyito_analysis_bg.wasm?url';
import { answerWith } from './answer';

answerWith(
  init({ module_or_path: module }).then(() => new Master()),
);
