import type { ChatLine, Held } from '@ashtown/protocol';
import type { Player, Quota } from '@ashtown/room';
import type Database from 'libsql';
import { DataFault, faultOf } from './data-fault.ts';
import { GroupCommit } from './group-commit.ts';
import { MIGRATIONS } from './migrations.ts';
import { openFile } from './open-file.ts';
import type {
  AnswerRow,
  ChatRow,
  KeptRows,
  NewRows,
  RowCalls,
  SnapshotRow,
  TableRow,
  TakebackRow,
  WriteRows,
} from './row-calls.ts';
import { minuteOf, NOTE } from './row-calls.ts';
import type { Sweep } from './storage.ts';
import { type Idle, sweeping } from './sweeping.ts';
import { WatchedFile } from './watched-file.ts';

type Statement = Database.Statement<unknown[]>;

/** The words of the index `tables_public`, or it is not used. */
export const OPEN_TABLES = `SELECT * FROM tables WHERE public = 1 AND status IN ('lobby', 'playing')
  AND (instr(seats, '"kind":"open"') > 0) = ? AND minute >= ? AND updated >= ? ORDER BY minute DESC, updated DESC LIMIT ?`;
/** All but those of the first minute are counted in the index alone. */
const count = (more: string) => `SELECT
  (SELECT COUNT(*) FROM tables WHERE status IN ('lobby', 'playing') AND minute > ?1 ${more}) +
  (SELECT COUNT(*) FROM tables WHERE status IN ('lobby', 'playing') AND minute = ?1 AND updated >= ?2 ${more}) AS n`;
const COUNT = count('');
const COUNT_OWN = count('AND host = ?3');

/** What a check writes, in bytes: as much as a large change, so that a disk is full before the last byte is. */
const CHECKED = 32_768;

/** The data file: one file, one process, one thread. */
export class SqliteFile implements RowCalls {
  readonly #db: Database.Database;
  readonly #lock: Database.Database;
  readonly #file: WatchedFile;
  readonly #commits: GroupCommit;
  readonly #statements = new Map<string, Statement>();
  /** By the fields they set. */
  readonly #updates = new Map<string, Statement>();
  /** Tables somebody has begun to use since a sweep was asked for; null: none is under way. */
  #opened: Set<string> | null = null;

  /** Creates file and folder where they are missing, and brings an older file up to date. */
  constructor(path: string, migrations = MIGRATIONS) {
    ({ db: this.#db, lock: this.#lock } = openFile(path, migrations));
    this.#file = new WatchedFile(path);
    this.#commits = new GroupCommit(this.#db, () => this.#file.verify());
  }

  async load(id: string): Promise<KeptRows | null> {
    this.#opened?.add(id);
    const table = this.#sql('SELECT * FROM tables WHERE id = ?').get(id);
    if (!table) return null;
    const cut = this.#sql('SELECT MIN(keep) AS keep FROM takebacks WHERE table_id = ?').get(id);
    return {
      table: table as TableRow,
      answers: this.#answers(id, 0),
      snapshots: this.#all<SnapshotRow>('SELECT at, version, state FROM snapshots WHERE table_id = ? ORDER BY at', id),
      head: this.#all<SnapshotRow>('SELECT at, version, state FROM heads WHERE table_id = ?', id)[0] ?? null,
      chat: this.#all<ChatRow>('SELECT n, name, seat, text, at, told FROM chat WHERE table_id = ? ORDER BY n', id),
      lowestCut: (cut as { keep: number | null }).keep,
    };
  }

  async create({ id, host, fields, values, players, player }: NewRows, quota: Quota | null) {
    return this.#commits.write((): 'ok' | 'taken' | 'full' => {
      if (quota && this.#isReached(quota, host)) return 'full';
      const text = `INSERT INTO tables (${fields}) VALUES (${values.map(() => '?')}) ON CONFLICT DO NOTHING`;
      if (this.#sql(text).run(...values).changes === 0) return 'taken';
      this.#belong(id, players);
      this.#savePlayer(player);
      return 'ok';
    });
  }

  async commit(rows: WriteRows): Promise<'ok' | 'stale'> {
    const { id, revision, fields, values, players, cut, answers = [], snapshots = [], line, forget, player } = rows;
    const write = () => {
      if (this.#update(fields).run(...values, id, revision).changes === 0) return 'stale';
      if (players) this.#belong(id, players);
      if (cut) this.#takeBack(id, cut);
      for (const answer of answers) this.#sql('INSERT INTO answers VALUES (?, ?, ?, ?)').run(id, ...answer);
      for (const snapshot of snapshots)
        this.#sql('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)').run(id, ...snapshot);
      if (line) this.#addLine(id, line, forget!);
      if (rows.head) this.#sql('INSERT OR REPLACE INTO heads VALUES (?, ?, ?, ?)').run(id, ...rows.head);
      if (player) this.#savePlayer(player);
      return 'ok';
    };
    return this.#commits.write(write, rows.isPatient);
  }

  async findCode(code: string): Promise<string | null> {
    const row = this.#sql(`SELECT id FROM tables WHERE code = ? AND status <> 'over'`).get(code);
    return (row as { id: string } | undefined)?.id ?? null;
  }

  async takebacks(id: string): Promise<TakebackRow[]> {
    return this.#all('SELECT cut_from, keep, dropped, at FROM takebacks WHERE table_id = ? ORDER BY n', id);
  }

  async openTables(limit: number, since: number): Promise<TableRow[]> {
    const list = (open: number, most: number) =>
      this.#sql(OPEN_TABLES).all(open, minuteOf(since), since, most) as TableRow[];
    const open = list(1, limit);
    return [...open, ...list(0, limit - open.length)];
  }

  async tablesOf(player: string, limit: number): Promise<TableRow[]> {
    return this.#sql(
      `SELECT tables.* FROM belongs JOIN tables ON tables.id = belongs.table_id
       WHERE player = ? AND status <> 'over' ORDER BY updated DESC LIMIT ?`,
    ).all(player, limit) as TableRow[];
  }

  /** Whoever opens a table between the question and its turn keeps it, too. */
  async sweepLobbies(sweep: Sweep): Promise<number> {
    const used = new Set(sweep.used);
    this.#opened = used;
    return this.#commits.write(() => {
      this.#opened = null;
      const text = `SELECT * FROM tables WHERE status = 'lobby' AND minute <= ? AND updated < ?`;
      const lobbies = this.#sql(text).all(minuteOf(sweep.before), sweep.before) as TableRow[];
      const known = this.#sql('SELECT * FROM idle').all() as Idle[];
      const { gone, idle } = sweeping(lobbies, known, sweep, (id) => used.has(id));
      this.#sql('DELETE FROM idle').run();
      for (const row of idle) this.#sql('INSERT INTO idle VALUES (?, ?, ?)').run(row.table_id, row.revision, row.since);
      for (const id of gone) {
        for (const part of ['chat', 'belongs']) this.#sql(`DELETE FROM ${part} WHERE table_id = ?`).run(id);
        this.#sql('DELETE FROM tables WHERE id = ?').run(id);
      }
      return gone.length;
    });
  }

  async player(id: string): Promise<Player | null> {
    const row = this.#sql('SELECT * FROM players WHERE id = ?').get(id) as Player | undefined;
    return row ? { id: row.id, hash: row.hash, name: row.name } : null;
  }

  /** Whoever only asks writes nothing: a server starts beside a lock too. */
  async ran(ms: number): Promise<number> {
    const before = (): number => {
      const row = this.#sql(`SELECT value FROM meta WHERE key = 'uptime'`).get() as { value: string } | undefined;
      return Number(row?.value ?? 0);
    };
    if (ms === 0) return before();
    return this.#commits.write(() => {
      const up = before() + ms;
      this.#sql(`INSERT OR REPLACE INTO meta VALUES ('uptime', ?)`).run(String(up));
      return up;
    });
  }

  async note(key: string): Promise<string | null> {
    const row = this.#sql('SELECT value FROM meta WHERE key = ?').get(NOTE + key);
    return (row as { value: string } | undefined)?.value ?? null;
  }

  async setNote(key: string, known: string | null, text: string): Promise<boolean> {
    const write =
      known === null
        ? () => this.#sql('INSERT INTO meta VALUES (?, ?) ON CONFLICT DO NOTHING').run(NOTE + key, text)
        : () => this.#sql('UPDATE meta SET value = ? WHERE key = ? AND value = ?').run(text, NOTE + key, known);
    return this.#commits.write(() => write().changes > 0);
  }

  /** Counted in indexes alone. */
  async held(since: number): Promise<Held> {
    const text = `SELECT page_count * page_size AS bytes, (SELECT COUNT(*) FROM tables INDEXED BY tables_status) AS tables,
      (${COUNT}) AS live FROM pragma_page_count(), pragma_page_size()`;
    const { bytes, tables, live } = this.#sql(text).get(minuteOf(since), since) as Held;
    return { bytes, tables, live };
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

  #isReached({ since, all, own }: Quota, host: string): boolean {
    const from = [minuteOf(since), since];
    const [counted, mine] = [this.#sql(COUNT).get(...from), this.#sql(COUNT_OWN).get(...from, host)];
    return (counted as { n: number }).n >= all || (mine as { n: number }).n >= own;
  }

  /** Sets these fields, where the revision is still the one that is known. */
  #update(fields: string): Statement {
    const known = this.#updates.get(fields);
    if (known) return known;
    const sets = fields.split(',').map((field) => `${field} = ?`);
    const statement = this.#sql(`UPDATE tables SET ${sets} WHERE id = ? AND revision = ?`);
    this.#updates.set(fields, statement);
    return statement;
  }

  #addLine(id: string, { id: n, name, seat, text, at, told }: ChatLine, forget: number): void {
    this.#sql('INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)').run(id, n, name, seat, text, at, told ?? null);
    this.#sql('DELETE FROM chat WHERE table_id = ? AND n <= ?').run(id, forget);
  }

  #savePlayer({ id, hash, name }: Player): void {
    this.#sql('INSERT OR REPLACE INTO players VALUES (?, ?, ?)').run(id, hash, name);
  }

  #takeBack(id: string, { from, keep, at }: { from: number; keep: number; at: number }): void {
    const dropped = JSON.stringify(this.#answers(id, keep).map(([, seat, pick]) => [seat, JSON.parse(pick)]));
    const text = 'INSERT INTO takebacks SELECT ?, COUNT(*), ?, ?, ?, ? FROM takebacks WHERE table_id = ?';
    this.#sql(text).run(id, from, keep, dropped, at, id);
    this.#sql('DELETE FROM answers WHERE table_id = ? AND n >= ?').run(id, keep);
    for (const part of ['snapshots', 'heads'])
      this.#sql(`DELETE FROM ${part} WHERE table_id = ? AND at > ?`).run(id, keep);
  }

  #answers(id: string, from: number): AnswerRow[] {
    return this.#all('SELECT n, seat, pick FROM answers WHERE table_id = ? AND n >= ? ORDER BY n', id, from);
  }

  #belong(id: string, players: readonly string[]): void {
    this.#sql('DELETE FROM belongs WHERE table_id = ?').run(id);
    for (const player of players) this.#sql('INSERT INTO belongs VALUES (?, ?)').run(player, id);
  }

  /** Rows as lists, in the order of the columns. */
  #all<T>(text: string, ...values: unknown[]): T[] {
    return this.#sql(text)
      .raw()
      .all(...values) as T[];
  }

  #sql(text: string): Statement {
    const known = this.#statements.get(text);
    if (known) return known;
    const statement = this.#db.prepare<unknown[]>(text);
    this.#statements.set(text, statement);
    return statement;
  }
}
