// The computer player, in a worker of its own: it may think for seconds, and neither page nor rules wait for it.
import { Thinker } from '../generated/hoyito_wasm.js';
import { answer } from './play';

answer(() => new Thinker());
