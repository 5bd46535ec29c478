/**
 * The history of the data file. A file says in `user_version` how many of these it has seen; the others run when it is
 * opened, each in a transaction. Never change one that was released: add another.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE players (id TEXT PRIMARY KEY, hash TEXT NOT NULL, name TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    public INTEGER NOT NULL,
    undo TEXT NOT NULL,
    clock TEXT NOT NULL,
    seats TEXT NOT NULL,
    host TEXT NOT NULL,
    created INTEGER NOT NULL,
    abandoned INTEGER NOT NULL,
    rematch TEXT,
    seed TEXT,
    commitment TEXT,
    version INTEGER,
    length INTEGER NOT NULL,
    status TEXT NOT NULL,
    asked TEXT NOT NULL,
    time TEXT NOT NULL,
    updated INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE answers (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, pick TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
  ) WITHOUT ROWID;
  CREATE TABLE snapshots (
    table_id TEXT NOT NULL, at INTEGER NOT NULL, version INTEGER NOT NULL, state TEXT NOT NULL,
    PRIMARY KEY (table_id, at)
  ) WITHOUT ROWID;
  CREATE TABLE heads (
    table_id TEXT PRIMARY KEY, at INTEGER NOT NULL, version INTEGER NOT NULL, state TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE chat (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, name TEXT NOT NULL, seat INTEGER, text TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
  ) WITHOUT ROWID;
  `,
  // Taking back is written down, and lists need not read every table.
  `
  CREATE TABLE takebacks (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, cut_from INTEGER NOT NULL, keep INTEGER NOT NULL, dropped TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
  ) WITHOUT ROWID;
  CREATE TABLE belongs (
    player TEXT NOT NULL, table_id TEXT NOT NULL,
    PRIMARY KEY (player, table_id)
  ) WITHOUT ROWID;
  CREATE INDEX belongs_table ON belongs (table_id);
  INSERT INTO belongs SELECT host, id FROM tables;
  INSERT OR IGNORE INTO belongs
    SELECT json_extract(seat.value, '$.player'), tables.id FROM tables, json_each(tables.seats) AS seat
    WHERE json_extract(seat.value, '$.kind') = 'human' AND json_extract(seat.value, '$.player') IS NOT NULL;
  CREATE INDEX tables_status ON tables (status, updated);
  CREATE INDEX tables_host ON tables (host, status, updated);
  `,
  // Every write names the revision it knows.
  'ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0',
  // The host may mute and send away, and the table tells of comings and goings in the chat.
  `
  ALTER TABLE tables ADD COLUMN bans TEXT;
  ALTER TABLE chat ADD COLUMN told TEXT;
  `,
  // What lists cost does not grow with what is over, and how long a lobby has been idle is counted in running time.
  `
  CREATE INDEX tables_public ON tables (instr(seats, '"kind":"open"') > 0, updated)
    WHERE public = 1 AND status IN ('lobby', 'playing');
  DELETE FROM belongs WHERE table_id IN (SELECT id FROM tables WHERE status = 'over');
  CREATE TABLE idle (table_id TEXT PRIMARY KEY, revision INTEGER NOT NULL, since INTEGER NOT NULL) WITHOUT ROWID;
  `,
  // A wish to take back waits for the others across a restart.
  'ALTER TABLE tables ADD COLUMN consents TEXT',
  // An answer leaves the lists alone unless a minute has passed: each index it touched was another page to write.
  `
  ALTER TABLE tables ADD COLUMN minute INTEGER NOT NULL DEFAULT 0;
  UPDATE tables SET minute = updated / 60000;
  DROP INDEX tables_status;
  DROP INDEX tables_host;
  DROP INDEX tables_public;
  CREATE INDEX tables_status ON tables (status, minute);
  CREATE INDEX tables_host ON tables (host, status, minute);
  CREATE INDEX tables_public ON tables (instr(seats, '"kind":"open"') > 0, minute)
    WHERE public = 1 AND status IN ('lobby', 'playing');
  `,
];
