// The search for the analysis board, in a worker of its own: it works in slices and hears new questions in between.
import init, { Analyst } from '../generated/hoyito_analysis.js';
import module from '../generated/hoyito_analysis_bg.wasm?url';
import { answerWith } from './answer';

answerWith(
  init({ module_or_path: module }).then(() => new Analyst()),
);
