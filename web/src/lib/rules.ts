// The way to the rules: a worker holds the game, the page asks and waits. Every type comes from Rust.
import type { Master } from '../generated/hoyito_analysis.js';
import type { Failure, Game, Thinker } from '../generated/hoyito_wasm.js';

export type {
  Failure,
  GameHead,
  HoleView,
  HouseRules,
  Jump,
  LastSowing,
  Line,
  Ahead,
  NewGame,
  RoundView,
  RulesBlock,
  RulesPage,
  Seat,
  Sentence,
  Side,
  Sowing,
  Step,
  Token,
  View,
} from '../generated/hoyito_wasm.js';

/** The methods of a class of the browser's door, as calls to a worker. */
export type MethodsOf<T> = {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  [K in keyof T as T[K] extends (...args: any[]) => unknown ? K : never]: T[K];
};
export type GameCalls = Omit<MethodsOf<Game>, 'free'>;
export type ThinkerCalls = Omit<MethodsOf<Thinker>, 'free'>;
export type MasterCalls = Omit<MethodsOf<Master>, 'free'>;

export interface Request {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}
export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: Failure }
  | { readonly id: number; readonly crash: string };

/** What the rules refused, with a sentence for the person. */
export class Refused extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Call = (...args: any[]) => unknown;

/** One worker and its open questions. */
export class Wire<Calls> {
  readonly #worker: Worker;
  readonly #open = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  #next = 1;

  /** `broken`: what to do when the worker fails; open questions are then never answered. */
  constructor(worker: Worker, broken?: (why: string) => void) {
    this.#worker = worker;
    const fail = broken ?? ((why: string) => this.#fail(why));
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      const waiting = this.#open.get(data.id);
      this.#open.delete(data.id);
      if ('value' in data) waiting?.resolve(data.value as never);
      else if ('failure' in data) waiting?.reject(new Refused(data.failure));
      else if (broken) broken(data.crash);
      else waiting?.reject(new Error(data.crash));
    };
    worker.onerror = (event) => fail(event.message || 'the worker could not start');
  }

  ask<M extends keyof Calls & string>(
    method: M,
    ...args: Calls[M] extends Call ? Parameters<Calls[M]> : never
  ): Promise<Calls[M] extends Call ? ReturnType<Calls[M]> : never> {
    const id = this.#next;
    this.#next += 1;
    return new Promise((resolve, reject) => {
      this.#open.set(id, { resolve, reject });
      this.#worker.postMessage({ id, method, args } satisfies Request);
    });
  }

  /** Ends the worker, whatever it does; open questions are never answered. */
  end(): void {
    this.#worker.terminate();
    this.#open.clear();
  }

  #fail(message: string): void {
    for (const { reject } of this.#open.values()) reject(new Error(message));
    this.#open.clear();
  }
}
