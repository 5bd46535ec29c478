import { makeId, type Write } from '@ashtown/room';
import { RowStorage } from '../row-storage.ts';
import { Database } from './database.ts';
import { PostgresNodes } from './nodes.ts';
import { PostgresRows } from './postgres-rows.ts';
import { SCHEMA } from './schema.ts';

/** A storage any number of servers share. Each of them is a node with a name of its own for as long as it runs. */
export class PostgresStorage extends RowStorage {
  readonly commons: PostgresNodes;

  private constructor(db: Database, node: string) {
    super(new PostgresRows(db, node));
    this.commons = new PostgresNodes(db, node);
  }

  /** Rejects with a `DataProblem` where the database cannot be used. */
  static async open(url: string, schema = SCHEMA): Promise<PostgresStorage> {
    return new PostgresStorage(await Database.open(url, schema), makeId());
  }

  override async commit(write: Write): Promise<'ok' | 'stale'> {
    const written = await super.commit(write);
    if (written === 'ok') this.commons.bus.tell(write.before.id);
    return written;
  }
}
