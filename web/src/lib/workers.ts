// The workers of the computer player.
export const thinkerWorker = (): Worker => new Worker(new URL('../workers/thinker.ts', import.meta.url), { type: 'module' });
export const masterWorker = (): Worker => new Worker(new URL('../workers/master.ts', import.meta.url), { type: 'module' });
