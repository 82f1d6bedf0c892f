// What the workers do: load a module once, then answer calls in order.
import type { Reply, Request } from '../lib/rules';

/** Answers with the methods of what becomes ready. */
export function answerWith(ready: Promise<object>): void {
  const reply = (message: Reply): void => postMessage(message);
  addEventListener('message', (event: MessageEvent<Request>) => {
    const { id, method, args } = event.data;
    void ready
      .then((door) => {
        const call = (door as Record<string, (...args: readonly unknown[]) => unknown>)[method];
        if (!call) throw new Error(`no such call: ${method}`);
        reply({ id, value: call.apply(door, args as unknown[]) });
      })
      .catch((error: unknown) => {
        if (isFailure(error)) reply({ id, failure: error });
        else reply({ id, crash: String(error) });
      });
  });
}

function isFailure(error: unknown): error is Extract<Reply, { failure: unknown }>['failure'] {
  return typeof error === 'object' && error !== null && 'code' in error && 'sentence' in error;
}
