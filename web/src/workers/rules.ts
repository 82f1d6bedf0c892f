// The rules, off the page's thread.
import { Game } from '../generated/hoyito_wasm.js';
import { answer } from './play';

answer(() => new Game());
