import type { Seat, Snapshot } from '@ashtown/engine';
import type { ChatLine } from '@ashtown/protocol';
import type Database from 'libsql';
import { GroupCommit } from './group-commit.ts';
import { MIGRATIONS } from './migrations.ts';
import { openFile } from './open-file.ts';
import { cell, chatLineOf, FIELDS, snapshotOf, tableOf } from './rows.ts';
import type { KeptMatch, Player, Step, Storage, TableRecord, Takeback } from './storage.ts';

type Statement = Database.Statement<unknown[]>;

/** The embedded storage: one file, one process. */
export class SqliteStorage implements Storage {
  readonly #db: Database.Database;
  readonly #lock: Database.Database;
  readonly #commits: GroupCommit;
  readonly #statements = new Map<string, Statement>();

  /** Creates file and folder where they are missing, and brings an older file up to date. */
  constructor(path: string, migrations = MIGRATIONS) {
    ({ db: this.#db, lock: this.#lock } = openFile(path, migrations));
    this.#commits = new GroupCommit(this.#db);
  }

  async createTable(table: TableRecord): Promise<'ok' | 'taken'> {
    return this.#commits.write(() => {
      const { changes } = this.#sql(
        `INSERT INTO tables (${FIELDS.join(', ')}) VALUES (${FIELDS.map(() => '?').join(', ')}) ON CONFLICT DO NOTHING`,
      ).run(...FIELDS.map((field) => cell(table, field)));
      if (changes === 0) return 'taken';
      this.#belong(table);
      return 'ok';
    });
  }

  async table(id: string): Promise<TableRecord | null> {
    const row = this.#sql('SELECT * FROM tables WHERE id = ?').get(id);
    return row ? tableOf(row) : null;
  }

  async findCode(code: string): Promise<string | null> {
    return (this.#sql('SELECT id FROM tables WHERE code = ?').get(code) as { id: string } | undefined)?.id ?? null;
  }

  async saveTable(table: TableRecord): Promise<void> {
    const fields = FIELDS.filter((field) => field !== 'id' && field !== 'length');
    const values = [...fields.map((field) => cell(table, field)), table.id];
    return this.#commits.write(() => {
      this.#sql(`UPDATE tables SET ${fields.map((field) => `${field} = ?`).join(', ')} WHERE id = ?`).run(...values);
      this.#belong(table);
    });
  }

  async commit({ table, from, keep, answers, snapshots, moment }: Step): Promise<'ok' | 'stale'> {
    const { status, updated } = moment;
    const asked = JSON.stringify(moment.asked);
    const time = JSON.stringify(moment.time);
    return this.#commits.write(() => {
      const { changes } = this.#sql(
        'UPDATE tables SET length = ?, status = ?, asked = ?, time = ?, updated = ? WHERE id = ? AND length = ?',
      ).run(keep + answers.length, status, asked, time, updated, table, from);
      if (changes === 0) return 'stale';
      if (keep < from) this.#takeBack(table, from, keep, updated);
      for (const [i, [seat, pick]] of answers.entries())
        this.#sql('INSERT INTO answers VALUES (?, ?, ?, ?)').run(table, keep + i, seat, JSON.stringify(pick));
      for (const x of snapshots)
        this.#sql('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)').run(
          table,
          x.at,
          x.version,
          JSON.stringify(x.state),
        );
      return 'ok';
    });
  }

  async match(table: string): Promise<KeptMatch> {
    const snapshots = this.#sql('SELECT * FROM snapshots WHERE table_id = ? ORDER BY at').all(table).map(snapshotOf);
    const head = this.#sql('SELECT * FROM heads WHERE table_id = ?').get(table);
    if (head && snapshotOf(head).at > (snapshots.at(-1)?.at ?? -1)) snapshots.push(snapshotOf(head));
    const cut = this.#sql('SELECT MIN(keep) AS keep FROM takebacks WHERE table_id = ?').get(table);
    const { keep } = cut as { keep: number | null };
    return { answers: this.#answers(table, 0), snapshots, lowestCut: keep ?? Number.POSITIVE_INFINITY };
  }

  async takebacks(table: string): Promise<Takeback[]> {
    const rows = this.#sql('SELECT * FROM takebacks WHERE table_id = ? ORDER BY n').all(table);
    return (rows as { cut_from: number; keep: number; dropped: string; at: number }[]).map((row) => ({
      from: row.cut_from,
      keep: row.keep,
      dropped: JSON.parse(row.dropped),
      at: row.at,
    }));
  }

  async keepHead(table: string, { at, version, state }: Snapshot): Promise<void> {
    const text = JSON.stringify(state);
    return this.#commits.write(() => {
      this.#sql('INSERT OR REPLACE INTO heads SELECT ?, ?, ?, ? FROM tables WHERE id = ? AND length = ?').run(
        table,
        at,
        version,
        text,
        table,
        at,
      );
    });
  }

  async openTables(limit: number): Promise<TableRecord[]> {
    return this.#sql(
      `SELECT * FROM tables WHERE status IN ('lobby', 'playing') AND public = 1
       ORDER BY seats LIKE '%"kind":"open"%' DESC, updated DESC LIMIT ?`,
    )
      .all(limit)
      .map(tableOf);
  }

  async tablesOf(player: string, limit: number): Promise<TableRecord[]> {
    return this.#sql(
      `SELECT tables.* FROM belongs JOIN tables ON tables.id = belongs.table_id
       WHERE player = ? AND status <> 'over' ORDER BY updated DESC LIMIT ?`,
    )
      .all(player, limit)
      .map(tableOf);
  }

  async countTables(since: number, host?: string): Promise<number> {
    const open = `SELECT COUNT(*) AS n FROM tables WHERE status IN ('lobby', 'playing') AND updated >= ?`;
    const row = host === undefined ? this.#sql(open).get(since) : this.#sql(`${open} AND host = ?`).get(since, host);
    return (row as { n: number }).n;
  }

  async sweepLobbies(before: number): Promise<number> {
    return this.#commits.write(() => {
      const rows = this.#sql(`SELECT id FROM tables WHERE status = 'lobby' AND updated < ?`).all(before);
      for (const { id } of rows as { id: string }[]) {
        for (const part of ['chat', 'belongs']) this.#sql(`DELETE FROM ${part} WHERE table_id = ?`).run(id);
        this.#sql('DELETE FROM tables WHERE id = ?').run(id);
      }
      return rows.length;
    });
  }

  async player(id: string): Promise<Player | null> {
    const row = this.#sql('SELECT * FROM players WHERE id = ?').get(id) as Player | undefined;
    return row ? { id: row.id, hash: row.hash, name: row.name } : null;
  }

  async savePlayer({ id, hash, name }: Player): Promise<void> {
    return this.#commits.write(() => {
      this.#sql('INSERT OR REPLACE INTO players VALUES (?, ?, ?)').run(id, hash, name);
    });
  }

  async addChat(table: string, { name, seat, text, at }: Omit<ChatLine, 'id'>, keep: number): Promise<ChatLine> {
    return this.#commits.write(() => {
      const last = this.#sql('SELECT MAX(n) AS n FROM chat WHERE table_id = ?').get(table) as { n: number | null };
      const id = (last.n ?? 0) + 1;
      this.#sql('INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)').run(table, id, name, seat, text, at);
      this.#sql('DELETE FROM chat WHERE table_id = ? AND n <= ?').run(table, id - keep);
      return { id, name, seat, text, at };
    });
  }

  async chat(table: string): Promise<ChatLine[]> {
    return this.#sql('SELECT * FROM chat WHERE table_id = ? ORDER BY n').all(table).map(chatLineOf);
  }

  async uptime(): Promise<number> {
    const row = this.#sql(`SELECT value FROM meta WHERE key = 'uptime'`).get() as { value: string } | undefined;
    return Number(row?.value ?? 0);
  }

  async saveUptime(ms: number): Promise<void> {
    return this.#commits.write(() => {
      this.#sql(`INSERT OR REPLACE INTO meta VALUES ('uptime', ?)`).run(String(ms));
    });
  }

  async check(): Promise<void> {
    this.#sql('SELECT 1 FROM meta LIMIT 1').get();
  }

  async close(): Promise<void> {
    this.#commits.flush();
    this.#db.pragma('wal_checkpoint(TRUNCATE)');
    this.#db.close();
    this.#lock.close();
  }

  #takeBack(table: string, from: number, keep: number, at: number): void {
    const dropped = JSON.stringify(this.#answers(table, keep));
    this.#sql('INSERT INTO takebacks SELECT ?, COUNT(*), ?, ?, ?, ? FROM takebacks WHERE table_id = ?').run(
      table,
      from,
      keep,
      dropped,
      at,
      table,
    );
    this.#sql('DELETE FROM answers WHERE table_id = ? AND n >= ?').run(table, keep);
    for (const part of ['snapshots', 'heads'])
      this.#sql(`DELETE FROM ${part} WHERE table_id = ? AND at > ?`).run(table, keep);
  }

  #answers(table: string, from: number): [Seat, unknown][] {
    const rows = this.#sql('SELECT seat, pick FROM answers WHERE table_id = ? AND n >= ? ORDER BY n').all(table, from);
    return (rows as { seat: Seat; pick: string }[]).map(({ seat, pick }) => [seat, JSON.parse(pick)]);
  }

  #belong({ id, host, seats }: TableRecord): void {
    const players = new Set([host, ...seats.flatMap((s) => (s.kind === 'human' && s.player ? [s.player] : []))]);
    this.#sql('DELETE FROM belongs WHERE table_id = ?').run(id);
    for (const player of players) this.#sql('INSERT INTO belongs VALUES (?, ?)').run(player, id);
  }

  #sql(text: string): Statement {
    const known = this.#statements.get(text);
    if (known) return known;
    const statement = this.#db.prepare<unknown[]>(text);
    this.#statements.set(text, statement);
    return statement;
  }
}
