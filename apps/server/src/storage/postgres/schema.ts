/**
 * The history of a database. It says in `meta` how many of these it has seen; the others run when it is opened. Nodes of an
 * older version go on meanwhile, so add, and take away only what no released version uses. Never change one that was released.
 */
export const SCHEMA: readonly string[] = [
  // What changes with every answer is in no index: such an update stays in its page.
  `
  CREATE TABLE players (id TEXT PRIMARY KEY, hash TEXT NOT NULL, name TEXT NOT NULL);
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
    created BIGINT NOT NULL,
    abandoned INTEGER NOT NULL,
    rematch TEXT,
    seed TEXT,
    commitment TEXT,
    version INTEGER,
    length INTEGER NOT NULL,
    status TEXT NOT NULL,
    asked TEXT NOT NULL,
    time TEXT NOT NULL,
    updated BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    bans TEXT,
    consents TEXT,
    minute BIGINT NOT NULL
  ) WITH (fillfactor = 70);
  CREATE INDEX tables_status ON tables (status, minute) WHERE status <> 'over';
  CREATE INDEX tables_host ON tables (host, minute) WHERE status <> 'over';
  CREATE INDEX tables_public ON tables ((strpos(seats, '"kind":"open"') > 0), minute) WHERE public = 1 AND status <> 'over';
  CREATE TABLE answers (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, pick TEXT NOT NULL, PRIMARY KEY (table_id, n)
  );
  CREATE TABLE snapshots (
    table_id TEXT NOT NULL, at INTEGER NOT NULL, version INTEGER NOT NULL, state TEXT NOT NULL, PRIMARY KEY (table_id, at)
  );
  CREATE TABLE heads (table_id TEXT PRIMARY KEY, at INTEGER NOT NULL, version INTEGER NOT NULL, state TEXT NOT NULL);
  CREATE TABLE chat (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, name TEXT NOT NULL, seat INTEGER, text TEXT NOT NULL, at BIGINT NOT NULL,
    told TEXT, PRIMARY KEY (table_id, n)
  );
  CREATE TABLE takebacks (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, cut_from INTEGER NOT NULL, keep INTEGER NOT NULL, dropped TEXT NOT NULL,
    at BIGINT NOT NULL, PRIMARY KEY (table_id, n)
  );
  CREATE TABLE belongs (player TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (player, table_id));
  CREATE INDEX belongs_table ON belongs (table_id);
  CREATE TABLE idle (table_id TEXT PRIMARY KEY, revision BIGINT NOT NULL, since BIGINT NOT NULL);
  CREATE TABLE uptime (ms BIGINT NOT NULL, seen TIMESTAMPTZ NOT NULL);
  INSERT INTO uptime VALUES (0, clock_timestamp());
  `,
  // Which servers are there, who is at their tables, and whose bots think where: gone after a crash, and then told anew.
  `
  CREATE UNLOGGED TABLE nodes (id TEXT PRIMARY KEY, seen TIMESTAMPTZ NOT NULL);
  CREATE UNLOGGED TABLE present (
    table_id TEXT NOT NULL, node TEXT NOT NULL, here TEXT NOT NULL, PRIMARY KEY (table_id, node)
  );
  CREATE INDEX present_node ON present (node);
  CREATE UNLOGGED TABLE claims (table_id TEXT PRIMARY KEY, node TEXT NOT NULL);
  CREATE INDEX claims_node ON claims (node);
  `,
  // How a server does, for the page of whoever runs it.
  'ALTER TABLE nodes ADD COLUMN report TEXT',
  // What an address may still do, counted for all servers; by a hash of it, and for minutes.
  'CREATE UNLOGGED TABLE allowances (key TEXT PRIMARY KEY, level FLOAT8 NOT NULL, at TIMESTAMPTZ NOT NULL)',
];
