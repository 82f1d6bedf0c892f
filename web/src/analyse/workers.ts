// The workers of the analysis board.
export const studyWorker = (): Worker => new Worker(new URL('../workers/study.ts', import.meta.url), { type: 'module' });
export const analystWorker = (): Worker => new Worker(new URL('../workers/analyst.ts', import.meta.url), { type: 'module' });
