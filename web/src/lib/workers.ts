// The workers of rules and computer player.
export const rulesWorker = (): Worker => new Worker(new URL('../workers/rules.ts', import.meta.url), { type: 'module' });
export const thinkerWorker = (): Worker => new Worker(new URL('../workers/thinker.ts', import.meta.url), { type: 'module' });
export const masterWorker = (): Worker => new Worker(new URL('../workers/master.ts', import.meta.url), { type: 'module' });
