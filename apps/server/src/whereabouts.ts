/** From where each table is played: who has many names has few addresses. */
export class Whereabouts {
  /** In the order they came. */
  readonly #addresses = new Map<string, string[]>();

  enter(table: string, address: string): void {
    const known = this.#addresses.get(table);
    if (known) known.push(address);
    else this.#addresses.set(table, [address]);
  }

  leave(table: string, address: string): void {
    const known = this.#addresses.get(table) ?? [];
    const at = known.indexOf(address);
    if (at >= 0) known.splice(at, 1);
    if (known.length === 0) this.#addresses.delete(table);
  }

  /** Undefined: nobody is there. */
  of(table: string): string | undefined {
    return this.#addresses.get(table)?.[0];
  }
}
