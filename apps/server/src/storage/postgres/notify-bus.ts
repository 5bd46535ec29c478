import type { Bus } from '../commons.ts';
import type { Database } from './database.ts';

const CHANNEL = 'ashtown';
/** A notification holds 8000 bytes: that many ids, and some room. */
const MOST_IDS = 400;

/**
 * The bus of one PostgreSQL: `LISTEN` and `NOTIFY`. What changes while a notification is under way goes with the next one, and never
 * in the transaction that changed it: transactions that notify wait for each other.
 */
export class NotifyBus implements Bus {
  readonly #db: Database;
  readonly #node: string;
  readonly #changed = new Set<string>();
  #isTelling = false;
  #isClosed = false;

  constructor(db: Database, node: string) {
    this.#db = db;
    this.#node = node;
  }

  tell(table: string): void {
    this.#changed.add(table);
    if (!this.#isTelling) void this.#tellAll();
  }

  async listen(heard: (table: string) => void): Promise<void> {
    await this.#db.sql.listen(CHANNEL, (payload) => {
      const [node, ...tables] = payload.split(' ');
      if (node !== this.#node && !this.#isClosed) for (const table of tables) heard(table);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
  }

  /** One that fails is lost: the others find out by looking. */
  async #tellAll(): Promise<void> {
    this.#isTelling = true;
    await new Promise((go) => setImmediate(go));
    while (this.#changed.size > 0 && !this.#isClosed) {
      const tables = [...this.#changed].slice(0, MOST_IDS);
      for (const table of tables) this.#changed.delete(table);
      await this.#db.all('SELECT pg_notify($1, $2)', [CHANNEL, [this.#node, ...tables].join(' ')]).catch(() => {});
    }
    this.#isTelling = false;
  }
}
