import { MIGRATIONS } from '../../src/storage/migrations.ts';
import { RowStorage } from '../../src/storage/row-storage.ts';
import { SqliteFile } from '../../src/storage/sqlite-file.ts';

/** The data file in this thread: opened at once, and with whatever migrations a test wants. */
export class SqliteStorage extends RowStorage {
  constructor(path: string, migrations = MIGRATIONS) {
    super(new SqliteFile(path, migrations));
  }
}
