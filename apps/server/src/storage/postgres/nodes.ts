import type { NodeReport } from '@ashtown/protocol';
import type { Here } from '@ashtown/room';
import type { Pace } from '../../shared-limit.ts';
import type { Commons, Seen } from '../commons.ts';
import type { Database } from './database.ts';
import { NotifyBus } from './notify-bus.ts';

/** Whether a row of `nodes` is that of a server that lives: it has said so within five seconds, by the database's clock. */
export const ALIVE = `seen > clock_timestamp() - INTERVAL '5 seconds'`;

const LOOK = `SELECT id, revision, (SELECT json_agg(here::JSON) FROM present JOIN nodes ON nodes.id = node
    WHERE table_id = tables.id AND node <> $2 AND ${ALIVE}) AS elsewhere
  FROM tables WHERE id = ANY($1::TEXT[])`;

const CROWD = `WITH there AS (SELECT table_id, here::JSON->'people' AS people FROM present JOIN nodes ON nodes.id = node WHERE ${ALIVE})
  SELECT (SELECT COUNT(DISTINCT table_id) FROM there JOIN tables ON id = table_id WHERE status = 'playing') AS playing,
    (SELECT COUNT(DISTINCT person->>'id') FROM there, json_array_elements(people) AS person) AS people`;

/** A claim is taken from whoever is gone. */
const CLAIM = `INSERT INTO claims VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET node = excluded.node
  WHERE claims.node = excluded.node OR NOT EXISTS (SELECT 1 FROM nodes WHERE id = claims.node AND ${ALIVE})
  RETURNING node`;

/** What is left of an allowance by now: it fills up by itself, by the database's clock. */
const LEFT = `LEAST($3::FLOAT8, a.level + $2::FLOAT8 * EXTRACT(EPOCH FROM clock_timestamp() - a.at)::FLOAT8)`;
const TAKE = `INSERT INTO allowances AS a VALUES ($1, $3::FLOAT8 - 1, clock_timestamp())
  ON CONFLICT (key) DO UPDATE SET level = ${LEFT} - 1, at = clock_timestamp() WHERE ${LEFT} >= 1 RETURNING key`;
const GIVE_BACK = `UPDATE allowances AS a SET level = LEAST($3::FLOAT8, ${LEFT} + 1), at = clock_timestamp() WHERE key = $1`;
/** Whatever has not been used for so long is full again, and need not be known. */
const FORGOTTEN = `DELETE FROM allowances WHERE at < clock_timestamp() - INTERVAL '10 minutes'`;

/** The servers on one PostgreSQL, as one of them sees the others. */
export class PostgresNodes implements Commons {
  readonly bus: NotifyBus;
  readonly node: string;
  readonly #db: Database;

  constructor(db: Database, node: string) {
    this.#db = db;
    this.node = node;
    this.bus = new NotifyBus(db, node);
  }

  /** Whoever is gone leaves nothing behind. */
  async beat(report?: NodeReport, lost?: (node: string) => void): Promise<boolean> {
    const alive = `INSERT INTO nodes VALUES ($1, clock_timestamp(), $2)
      ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, report = excluded.report`;
    const known = `(SELECT ${ALIVE} FROM nodes WHERE id = $1)`;
    const values = [this.node, report ? JSON.stringify(report) : null];
    const row = await this.#db.one<{ known: boolean | null }>(`${alive} RETURNING ${known} AS known`, values);
    const gone = await this.#db.all<{ id: string }>(`DELETE FROM nodes WHERE NOT ${ALIVE} RETURNING id`);
    await this.#db.all(FORGOTTEN);
    if (gone.length > 0) await this.#forget(gone.map(({ id }) => id));
    for (const { id } of gone) lost?.(id);
    return row?.known === true;
  }

  async others(): Promise<NodeReport[]> {
    const text = `SELECT report FROM nodes WHERE id <> $1 AND report IS NOT NULL AND ${ALIVE} ORDER BY id`;
    const rows = await this.#db.all<{ report: string }>(text, [this.node]);
    return rows.map(({ report }) => JSON.parse(report));
  }

  async crowd(): Promise<{ playing: number; people: number }> {
    return (await this.#db.one<{ playing: number; people: number }>(CROWD))!;
  }

  async tell(table: string, here: Here | null): Promise<void> {
    if (here) {
      const text = `INSERT INTO present VALUES ($1, $2, $3) ON CONFLICT (table_id, node) DO UPDATE SET here = excluded.here`;
      await this.#db.all(text, [table, this.node, JSON.stringify(here)]);
    } else await this.#db.all('DELETE FROM present WHERE table_id = $1 AND node = $2', [table, this.node]);
    this.bus.tell(table);
  }

  async look(tables: readonly string[]): Promise<Seen[]> {
    const rows = await this.#db.all<{ id: string; revision: number; elsewhere: Here[] | null }>(LOOK, [
      tables,
      this.node,
    ]);
    return rows.map(({ id, revision, elsewhere }) => ({ id, revision, elsewhere: elsewhere ?? [] }));
  }

  async claim(table: string): Promise<boolean> {
    return (await this.#db.all(CLAIM, [table, this.node])).length > 0;
  }

  async keepClaims(tables: readonly string[]): Promise<void> {
    await this.#db.all('DELETE FROM claims WHERE node = $1 AND table_id <> ALL($2::TEXT[])', [this.node, tables]);
  }

  async take(key: string, { rate, burst }: Pace): Promise<boolean> {
    return (await this.#db.all(TAKE, [key, rate, burst])).length > 0;
  }

  async giveBack(key: string, { rate, burst }: Pace): Promise<void> {
    await this.#db.all(GIVE_BACK, [key, rate, burst]);
  }

  async leave(): Promise<void> {
    await this.bus.close();
    await this.#forget([this.node]);
    await this.#db.all('DELETE FROM nodes WHERE id = $1', [this.node]);
  }

  async #forget(nodes: readonly string[]): Promise<void> {
    for (const part of ['present', 'claims'])
      await this.#db.all(`DELETE FROM ${part} WHERE node = ANY($1::TEXT[])`, [nodes]);
  }
}
