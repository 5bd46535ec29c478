import type { Held } from '@ashtown/protocol';
import type { Kept, Player, Quota, TableRecord, Write } from '@ashtown/room';
import type { RowCalls } from './row-calls.ts';
import { keptOf, newRowsOf, tableOf, takebackOf, writeRowsOf } from './rows.ts';
import type { Storage, Sweep, Takeback } from './storage.ts';

/** A storage over a data file, wherever that is looked after: records become rows here, and rows records. */
export class RowStorage implements Storage {
  readonly #file: RowCalls;

  constructor(file: RowCalls) {
    this.#file = file;
  }

  async load(id: string): Promise<Kept | null> {
    const rows = await this.#file.load(id);
    return rows && keptOf(rows);
  }

  async create(table: TableRecord, player: Player, quota?: Quota): Promise<'ok' | 'taken' | 'full'> {
    return this.#file.create(newRowsOf(table, player), quota ?? null);
  }

  async commit(write: Write): Promise<'ok' | 'stale'> {
    return this.#file.commit(writeRowsOf(write));
  }

  findCode(code: string): Promise<string | null> {
    return this.#file.findCode(code);
  }

  async takebacks(id: string): Promise<Takeback[]> {
    return (await this.#file.takebacks(id)).map(takebackOf);
  }

  async openTables(limit: number, since: number): Promise<TableRecord[]> {
    return (await this.#file.openTables(limit, since)).map(tableOf);
  }

  async tablesOf(player: string, limit: number): Promise<TableRecord[]> {
    return (await this.#file.tablesOf(player, limit)).map(tableOf);
  }

  sweepLobbies(sweep: Sweep): Promise<number> {
    return this.#file.sweepLobbies(sweep);
  }

  player(id: string): Promise<Player | null> {
    return this.#file.player(id);
  }

  ran(ms: number): Promise<number> {
    return this.#file.ran(ms);
  }

  note(key: string): Promise<string | null> {
    return this.#file.note(key);
  }

  setNote(key: string, known: string | null, text: string): Promise<boolean> {
    return this.#file.setNote(key, known, text);
  }

  held(since: number): Promise<Held> {
    return this.#file.held(since);
  }

  check(): Promise<void> {
    return this.#file.check();
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}
