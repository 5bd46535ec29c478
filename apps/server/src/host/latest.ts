/** Remembers what was found out for the keys that were asked for last, so many of them. */
export class Latest<T> {
  readonly #found = new Map<string, T>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string, find: () => T): T {
    const found = this.#found.has(key) ? this.#found.get(key)! : find();
    this.#found.delete(key);
    this.#found.set(key, found);
    const [oldest] = this.#found.keys();
    if (this.#found.size > this.#most) this.#found.delete(oldest!);
    return found;
  }
}
