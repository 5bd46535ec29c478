import type { Held } from '@ashtown/protocol';
import type { Player, Quota } from '@ashtown/room';
import { DataFault, faultOf } from '../data-fault.ts';
import {
  type AnswerRow,
  type ChatRow,
  type KeptRows,
  minuteOf,
  type NewRows,
  NOTE,
  type RowCalls,
  type SnapshotRow,
  type TableRow,
  type TakebackRow,
  type WriteRows,
} from '../row-calls.ts';
import type { Sweep } from '../storage.ts';
import { type Idle, sweeping } from '../sweeping.ts';
import { commitStatement } from './commit-statement.ts';
import type { Database, Row } from './database.ts';
import { ALIVE } from './nodes.ts';

/** Locks for what is done by one at a time: counting and making tables, sweeping. */
const MAKING = 5_151_002;
const SWEEPING = 5_151_003;

/** One statement sees one moment: what it finds belongs together. Rows are lists in JSON. */
const LOAD = `SELECT tables.*,
  (SELECT json_agg(json_build_array(n, seat, pick) ORDER BY n) FROM answers WHERE table_id = id) AS answers,
  (SELECT json_agg(json_build_array(at, version, state) ORDER BY at) FROM snapshots WHERE table_id = id) AS snapshots,
  (SELECT json_build_array(at, version, state) FROM heads WHERE table_id = id) AS head,
  (SELECT json_agg(json_build_array(n, name, seat, text, at, told) ORDER BY n) FROM chat WHERE table_id = id) AS chat,
  (SELECT MIN(keep) FROM takebacks WHERE table_id = id) AS cut
  FROM tables WHERE id = $1`;

/** The words of the index `tables_public`, or it is not used. */
const OPEN_TABLES = `SELECT * FROM tables WHERE public = 1 AND status <> 'over' AND (strpos(seats, '"kind":"open"') > 0) = $1
  AND minute >= $2 AND updated >= $3 ORDER BY minute DESC, updated DESC LIMIT $4`;
const COUNT = `SELECT COUNT(*) AS n FROM tables WHERE status <> 'over' AND minute >= $1 AND updated >= $2`;

/** Lobbies go as they were looked at: whoever has sat down meanwhile, at any node, has moved the revision on. */
const REMOVE = `DELETE FROM tables USING unnest($1::TEXT[], $2::BIGINT[]) AS swept (id, revision)
  WHERE tables.id = swept.id AND tables.revision = swept.revision RETURNING tables.id`;

/** By the database's clock. Where another node is alive, it has run all along. */
const RAN = `UPDATE uptime SET seen = GREATEST(seen, now.at), ms = ms + (
    SELECT CASE WHEN EXISTS (SELECT 1 FROM nodes WHERE id <> $1 AND ${ALIVE}) THEN since.ms ELSE LEAST($2::BIGINT, since.ms) END
    FROM (SELECT GREATEST(0, EXTRACT(EPOCH FROM now.at - uptime.seen) * 1000)::BIGINT AS ms) AS since
  ) FROM (SELECT clock_timestamp() AS at) AS now RETURNING ms`;

/** The data in PostgreSQL. Any number of processes may use it: every change is one statement that names the revision it knows. */
export class PostgresRows implements RowCalls {
  readonly #db: Database;
  readonly #node: string;
  /** Tables somebody has begun to use here since a sweep was asked for; null: none is under way. */
  #opened: Set<string> | null = null;
  #making: Promise<unknown> = Promise.resolve();

  constructor(db: Database, node: string) {
    this.#db = db;
    this.#node = node;
  }

  async load(id: string): Promise<KeptRows | null> {
    this.#opened?.add(id);
    const row = await this.#db.one<Row>(LOAD, [id]);
    if (!row) return null;
    return {
      table: row as TableRow,
      answers: (row.answers ?? []) as AnswerRow[],
      snapshots: (row.snapshots ?? []) as SnapshotRow[],
      head: row.head as SnapshotRow | null,
      chat: (row.chat ?? []) as ChatRow[],
      lowestCut: row.cut as number | null,
    };
  }

  /** They are made one after the other anyway, by a lock: here they wait without a connection, for answers need those. */
  create(rows: NewRows, quota: Quota | null): Promise<'ok' | 'taken' | 'full'> {
    const made = this.#making.then(() => this.#create(rows, quota));
    this.#making = made.catch(() => {});
    return made;
  }

  async #create({ id, host, fields, values, players, player }: NewRows, quota: Quota | null) {
    return this.#db.together(async (all): Promise<'ok' | 'taken' | 'full'> => {
      if (quota) {
        await all('SELECT pg_advisory_xact_lock($1)', [MAKING]);
        const from = [minuteOf(quota.since), quota.since];
        const [counted] = await all<{ n: number }>(COUNT, from);
        const [own] = await all<{ n: number }>(`${COUNT} AND host = $3`, [...from, host]);
        if (counted!.n >= quota.all || own!.n >= quota.own) return 'full';
      }
      const places = values.map((_, i) => `$${i + 1}`);
      const made = `INSERT INTO tables (${fields}) VALUES (${places}) ON CONFLICT DO NOTHING RETURNING id`;
      if ((await all(made, values)).length === 0) return 'taken';
      await all('INSERT INTO belongs SELECT player, $1 FROM unnest($2::TEXT[]) AS player', [id, players]);
      const save = `INSERT INTO players VALUES ($1, $2, $3)
        ON CONFLICT (id) DO UPDATE SET hash = excluded.hash, name = excluded.name`;
      await all(save, [player.id, player.hash, player.name]);
      return 'ok';
    });
  }

  async commit(rows: WriteRows): Promise<'ok' | 'stale'> {
    const { text, values } = commitStatement(rows);
    return (await this.#db.all(text, values)).length > 0 ? 'ok' : 'stale';
  }

  async findCode(code: string): Promise<string | null> {
    const row = await this.#db.one<{ id: string }>(`SELECT id FROM tables WHERE code = $1 AND status <> 'over'`, [
      code,
    ]);
    return row?.id ?? null;
  }

  async takebacks(id: string): Promise<TakebackRow[]> {
    const rows = await this.#db.all('SELECT * FROM takebacks WHERE table_id = $1 ORDER BY n', [id]);
    return rows.map(({ cut_from, keep, dropped, at }) => [cut_from, keep, dropped, at] as unknown as TakebackRow);
  }

  async openTables(limit: number, since: number): Promise<TableRow[]> {
    const list = (isOpen: boolean, most: number) =>
      this.#db.all<TableRow>(OPEN_TABLES, [isOpen, minuteOf(since), since, most]);
    const open = await list(true, limit);
    return [...open, ...(await list(false, limit - open.length))];
  }

  async tablesOf(player: string, limit: number): Promise<TableRow[]> {
    const text = `SELECT tables.* FROM belongs JOIN tables ON tables.id = belongs.table_id
      WHERE player = $1 AND status <> 'over' ORDER BY updated DESC LIMIT $2`;
    return this.#db.all<TableRow>(text, [player, limit]);
  }

  /** One at a time; whoever finds somebody at it leaves it to them. What is used at any node stays. */
  async sweepLobbies(sweep: Sweep): Promise<number> {
    const used = new Set(sweep.used);
    this.#opened = used;
    return this.#db.together(async (all) => {
      const [lock] = await all<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [SWEEPING]);
      if (!lock!.mine) return 0;
      const here = await all<{ table_id: string }>('SELECT table_id FROM present');
      for (const { table_id } of here) used.add(table_id);
      const text = `SELECT * FROM tables WHERE status = 'lobby' AND minute <= $1 AND updated < $2`;
      const lobbies = await all<TableRow>(text, [minuteOf(sweep.before), sweep.before]);
      const known = (await all('SELECT * FROM idle')) as unknown as Idle[];
      const { gone, idle } = sweeping(lobbies, known, sweep, (id) => used.has(id));
      if (this.#opened === used) this.#opened = null;
      await all('DELETE FROM idle');
      const save = 'INSERT INTO idle SELECT * FROM unnest($1::TEXT[], $2::BIGINT[], $3::BIGINT[])';
      await all(save, [idle.map((x) => x.table_id), idle.map((x) => x.revision), idle.map((x) => x.since)]);
      const revisions = new Map(lobbies.map((row) => [row.id, row.revision]));
      const removed = await all<{ id: string }>(REMOVE, [gone, gone.map((id) => revisions.get(id))]);
      const ids = removed.map(({ id }) => id);
      for (const part of ['chat', 'belongs']) await all(`DELETE FROM ${part} WHERE table_id = ANY($1::TEXT[])`, [ids]);
      return ids.length;
    });
  }

  async player(id: string): Promise<Player | null> {
    return (await this.#db.one<Player & Row>('SELECT id, hash, name FROM players WHERE id = $1', [id])) ?? null;
  }

  async ran(ms: number): Promise<number> {
    return (await this.#db.one<{ ms: number }>(RAN, [this.#node, ms]))!.ms;
  }

  async note(key: string): Promise<string | null> {
    const row = await this.#db.one<{ value: string }>('SELECT value FROM meta WHERE key = $1', [NOTE + key]);
    return row?.value ?? null;
  }

  async setNote(key: string, known: string | null, text: string): Promise<boolean> {
    const written =
      known === null
        ? this.#db.all('INSERT INTO meta VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING key', [NOTE + key, text])
        : this.#db.all('UPDATE meta SET value = $2 WHERE key = $1 AND value = $3 RETURNING key', [
            NOTE + key,
            text,
            known,
          ]);
    return (await written).length > 0;
  }

  async held(since: number): Promise<Held> {
    const text = `SELECT pg_database_size(current_database()) AS bytes, (SELECT COUNT(*) FROM tables) AS tables, (${COUNT}) AS live`;
    return (await this.#db.one<{ bytes: number; tables: number; live: number }>(text, [minuteOf(since), since]))!;
  }

  async check(): Promise<void> {
    const mark = `${this.#node} ${performance.now()}`;
    try {
      const save = `INSERT INTO meta VALUES ('checked', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value RETURNING value`;
      const row = await this.#db.one<{ value: string }>(save, [mark]);
      if (row?.value !== mark) throw new DataFault('damaged', 'what was written cannot be read');
    } catch (error) {
      throw error instanceof DataFault ? error : new DataFault(faultOf(error), (error as Error).message);
    }
  }

  close(): Promise<void> {
    return this.#db.close();
  }
}
