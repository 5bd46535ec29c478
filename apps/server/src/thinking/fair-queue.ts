/** Takes turns among keys; what has the same key comes in its own order. However much one brings, another waits for one of it. */
export class FairQueue<T> {
  /** In the order of their turns. */
  readonly #lines = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(key: string, item: T): void {
    const line = this.#lines.get(key);
    if (line) line.push(item);
    else this.#lines.set(key, [item]);
    this.#size++;
  }

  shift(): T | undefined {
    const [next] = this.#lines;
    if (!next) return undefined;
    const [key, line] = next;
    this.#lines.delete(key);
    if (line.length > 1) this.#lines.set(key, line);
    this.#size--;
    return line.shift();
  }

  /** False: it was not there any more. */
  remove(key: string, item: T): boolean {
    const line = this.#lines.get(key);
    const at = line?.indexOf(item) ?? -1;
    if (!line || at < 0) return false;
    line.splice(at, 1);
    if (line.length === 0) this.#lines.delete(key);
    this.#size--;
    return true;
  }
}
