import type { Seat, Snapshot } from '@ashtown/engine';
import type { ChatLine } from '@ashtown/protocol';
import { CHAT_KEPT, type Kept, type Player, type Step, type TableRecord, type Write } from '@ashtown/room';
import type Database from 'libsql';
import { DataFault, faultOf } from './data-fault.ts';
import { GroupCommit } from './group-commit.ts';
import { MIGRATIONS } from './migrations.ts';
import { openFile } from './open-file.ts';
import { cell, chatLineOf, FIELDS, snapshotOf, tableOf } from './rows.ts';
import type { Storage, Sweep, Takeback } from './storage.ts';
import { WatchedFile } from './watched-file.ts';

type Statement = Database.Statement<unknown[]>;

/** The words of the index `tables_public`, or it is not used. */
export const OPEN_TABLES = `SELECT * FROM tables WHERE public = 1 AND status IN ('lobby', 'playing')
  AND (instr(seats, '"kind":"open"') > 0) = ? AND updated >= ? ORDER BY updated DESC LIMIT ?`;

/** What a check writes, in bytes: as much as a large change, so that a disk is full before the last byte is. */
const CHECKED = 32_768;

interface Idle {
  table_id: string;
  revision: number;
  /** In the time servers have run. */
  since: number;
}

/** Whether somebody sits there besides whoever made the table. */
const hasGuests = ({ seats, host }: TableRecord): boolean => seats.some((s) => s.kind === 'human' && s.player !== host);

/** The embedded storage: one file, one process. */
export class SqliteStorage implements Storage {
  readonly #db: Database.Database;
  readonly #lock: Database.Database;
  readonly #file: WatchedFile;
  readonly #commits: GroupCommit;
  readonly #statements = new Map<string, Statement>();

  /** Creates file and folder where they are missing, and brings an older file up to date. */
  constructor(path: string, migrations = MIGRATIONS) {
    ({ db: this.#db, lock: this.#lock } = openFile(path, migrations));
    this.#file = new WatchedFile(path);
    this.#commits = new GroupCommit(this.#db, () => this.#file.verify());
  }

  async load(id: string): Promise<Kept | null> {
    const row = this.#sql('SELECT * FROM tables WHERE id = ?').get(id);
    if (!row) return null;
    const snapshots = this.#sql('SELECT * FROM snapshots WHERE table_id = ? ORDER BY at').all(id).map(snapshotOf);
    const head = this.#sql('SELECT * FROM heads WHERE table_id = ?').get(id);
    if (head && snapshotOf(head).at > (snapshots.at(-1)?.at ?? -1)) snapshots.push(snapshotOf(head));
    const chat = this.#sql('SELECT * FROM chat WHERE table_id = ? ORDER BY n').all(id).map(chatLineOf);
    const cut = this.#sql('SELECT MIN(keep) AS keep FROM takebacks WHERE table_id = ?').get(id);
    const lowestCut = (cut as { keep: number | null }).keep ?? Number.POSITIVE_INFINITY;
    return { record: tableOf(row), answers: this.#answers(id, 0), snapshots, chat, lowestCut };
  }

  async create(table: TableRecord, player: Player): Promise<'ok' | 'taken'> {
    const values = FIELDS.map((field) => cell(table, field));
    return this.#commits.write(() => {
      const { changes } = this.#sql(
        `INSERT INTO tables (${FIELDS.join(', ')}) VALUES (${FIELDS.map(() => '?').join(', ')}) ON CONFLICT DO NOTHING`,
      ).run(...values);
      if (changes === 0) return 'taken';
      this.#belong(table);
      this.#savePlayer(player);
      return 'ok';
    });
  }

  /** Only what has changed is written: an answer leaves seats and options alone. */
  async commit({ before, after, step, line, player }: Write): Promise<'ok' | 'stale'> {
    const { id } = before;
    const changed = FIELDS.filter((field) => before[field] !== after[field]);
    const values = changed.map((field) => cell(after, field));
    return this.#commits.write(() => {
      const { changes } = this.#sql(
        `UPDATE tables SET ${changed.map((field) => `${field} = ?`).join(', ')} WHERE id = ? AND revision = ?`,
      ).run(...values, id, before.revision);
      if (changes === 0) return 'stale';
      if (before.seats !== after.seats || before.host !== after.host || before.status !== after.status)
        this.#belong(after);
      if (step && step.keep < before.length) this.#takeBack(id, before.length, step.keep, after.updated);
      if (step) this.#append(id, step);
      if (line) this.#addLine(id, line);
      if (player) this.#savePlayer(player);
      return 'ok';
    });
  }

  async findCode(code: string): Promise<string | null> {
    const row = this.#sql(`SELECT id FROM tables WHERE code = ? AND status <> 'over'`).get(code);
    return (row as { id: string } | undefined)?.id ?? null;
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

  async openTables(limit: number, since: number): Promise<TableRecord[]> {
    const list = (open: number, most: number) => this.#sql(OPEN_TABLES).all(open, since, most).map(tableOf);
    const open = list(1, limit);
    return [...open, ...list(0, limit - open.length)];
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

  async sweepLobbies({ before, up, rest, isUsed }: Sweep): Promise<number> {
    return this.#commits.write(() => {
      const lobbies = this.#sql(`SELECT * FROM tables WHERE status = 'lobby' AND updated < ?`).all(before).map(tableOf);
      const known = new Map((this.#sql('SELECT * FROM idle').all() as Idle[]).map((row) => [row.table_id, row]));
      this.#sql('DELETE FROM idle').run();
      let swept = 0;
      for (const lobby of lobbies) {
        const { id, revision } = lobby;
        if (isUsed(id) || hasGuests(lobby)) continue;
        const idle = known.get(id);
        const since = idle?.revision === revision ? idle.since : up;
        if (since <= up - rest) {
          for (const part of ['chat', 'belongs']) this.#sql(`DELETE FROM ${part} WHERE table_id = ?`).run(id);
          this.#sql('DELETE FROM tables WHERE id = ?').run(id);
          swept++;
        } else this.#sql('INSERT INTO idle VALUES (?, ?, ?)').run(id, revision, since);
      }
      return swept;
    });
  }

  async player(id: string): Promise<Player | null> {
    const row = this.#sql('SELECT * FROM players WHERE id = ?').get(id) as Player | undefined;
    return row ? { id: row.id, hash: row.hash, name: row.name } : null;
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
    const mark = String(performance.timeOrigin + performance.now()).padEnd(CHECKED);
    try {
      await this.#commits.write(() => {
        this.#sql(`INSERT OR REPLACE INTO meta VALUES ('checked', ?)`).run(mark);
      });
      const row = this.#sql(`SELECT value FROM meta WHERE key = 'checked'`).get() as { value: string } | undefined;
      if (row?.value !== mark) throw new DataFault('damaged', 'what was written cannot be read');
    } catch (error) {
      const fault = error instanceof DataFault ? error : new DataFault(faultOf(error), (error as Error).message);
      throw fault.fault === 'damaged' ? this.#file.lose(fault) : fault;
    }
  }

  /** What cannot be put in order any more is left as it is: everything acknowledged is in the file or its log. */
  async close(): Promise<void> {
    await this.#file.stop();
    await this.#commits.drain();
    try {
      this.#db.pragma('wal_checkpoint(TRUNCATE)');
    } catch {}
    this.#db.close();
    this.#lock.close();
  }

  #append(table: string, { keep, answers, snapshots }: Step): void {
    for (const [i, [seat, pick]] of answers.entries())
      this.#sql('INSERT INTO answers VALUES (?, ?, ?, ?)').run(table, keep + i, seat, JSON.stringify(pick));
    for (const { at, version, state } of snapshots)
      this.#sql('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)').run(table, at, version, JSON.stringify(state));
  }

  #addLine(table: string, { id, name, seat, text, at, told }: ChatLine): void {
    this.#sql('INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)').run(table, id, name, seat, text, at, told ?? null);
    this.#sql('DELETE FROM chat WHERE table_id = ? AND n <= ?').run(table, id - CHAT_KEPT);
  }

  #savePlayer({ id, hash, name }: Player): void {
    this.#sql('INSERT OR REPLACE INTO players VALUES (?, ?, ?)').run(id, hash, name);
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

  /** Whose lists a table is in; once it is over, nobody's. */
  #belong({ id, host, seats, status }: TableRecord): void {
    const players = new Set([
      host,
      ...seats.flatMap((s) => ((s.kind === 'human' || s.kept) && s.player ? [s.player] : [])),
    ]);
    this.#sql('DELETE FROM belongs WHERE table_id = ?').run(id);
    if (status === 'over') return;
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
