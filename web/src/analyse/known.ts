/** What was found of positions seen before; the oldest are forgotten. */
export class Known<T> {
  readonly #found = new Map<string, T>();
  readonly #most: number;
  constructor(most = 300) {
    this.#most = most;
  }

  get(question: string): T | undefined {
    return this.#found.get(question);
  }

  set(question: string, found: T): void {
    this.#found.delete(question);
    this.#found.set(question, found);
    const [oldest] = this.#found.keys();
    if (this.#found.size > this.#most && oldest !== undefined) this.#found.delete(oldest);
  }
}
