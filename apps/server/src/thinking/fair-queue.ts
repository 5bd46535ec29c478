interface Line<T> {
  readonly items: T[];
  /** From when on it is its turn again. */
  ready: number;
}

/** From so many waiting on it is a crowd. */
const CROWD = 4;

/**
 * Takes turns among keys; what has the same key comes in its own order. However much one brings, another waits for one of it;
 * and whoever brings a crowd rests after each of it, so that it does not take all the time there is.
 */
export class FairQueue<T> {
  /** In the order of their turns. */
  readonly #lines = new Map<string, Line<T>>();
  readonly #rest: number;
  #size = 0;

  /** In milliseconds. */
  constructor(rest = 0) {
    this.#rest = rest;
  }

  get size(): number {
    return this.#size;
  }

  push(key: string, item: T): void {
    const line = this.#lines.get(key);
    if (line) line.items.push(item);
    else this.#lines.set(key, { items: [item], ready: 0 });
    this.#size++;
  }

  /** Undefined: there is nothing, or all of it rests. */
  shift(now: number): T | undefined {
    for (const [key, line] of this.#lines) {
      if (line.ready > now) continue;
      this.#lines.delete(key);
      const item = line.items.shift();
      const ready = line.items.length < CROWD ? 0 : now + this.#rest;
      if (line.items.length > 0) this.#lines.set(key, { items: line.items, ready });
      this.#size--;
      return item;
    }
    return undefined;
  }

  /** When the next one is ready; null: nothing waits. */
  next(): number | null {
    let first: number | null = null;
    for (const { ready } of this.#lines.values()) if (first === null || ready < first) first = ready;
    return first;
  }

  /** All that is left, without order. */
  clear(): T[] {
    const left = [...this.#lines.values()].flatMap(({ items }) => items);
    this.#lines.clear();
    this.#size = 0;
    return left;
  }

  /** False: it was not there any more. */
  remove(key: string, item: T): boolean {
    const items = this.#lines.get(key)?.items ?? [];
    const at = items.indexOf(item);
    if (at < 0) return false;
    items.splice(at, 1);
    if (items.length === 0) this.#lines.delete(key);
    this.#size--;
    return true;
  }
}
