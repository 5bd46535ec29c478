import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Database from 'libsql';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { type WebSocket, WebSocketServer } from 'ws';

/**
 * The least a server can do for a table: for each message one row on the disk, `ok` to who sent it and a short note to the
 * other. No rules, no views, no limits. What machines make of it is what figures of different machines are compared by.
 */

const db = new Database(process.env.ASHTOWN_DATA!);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = NORMAL');
db.exec('CREATE TABLE answers (table_id TEXT, n INTEGER, text TEXT, PRIMARY KEY (table_id, n)) WITHOUT ROWID');
const insert = db.prepare<unknown[]>('INSERT INTO answers VALUES (?, ?, ?)');

const registry = new Registry();
collectDefaultMetrics({ register: registry });
const server = createServer(async (_request, response) => response.end(await registry.metrics()));
const sockets = new WebSocketServer({ server, perMessageDeflate: false });

interface Table {
  length: number;
  readonly sockets: Set<WebSocket>;
}
const tables = new Map<string, Table>();

sockets.on('connection', (socket, { url = '' }) => {
  const table = tables.get(url) ?? { length: 0, sockets: new Set() };
  tables.set(url, table);
  table.sockets.add(socket);
  socket.on('close', () => table.sockets.delete(socket));
  socket.on('message', (data) => {
    const text = data.toString();
    const { id } = JSON.parse(text);
    insert.run(url, table.length++, text);
    socket.send(JSON.stringify({ t: 'ok', id, at: table.length }));
    for (const other of table.sockets)
      if (other !== socket) other.send(JSON.stringify({ t: 'note', at: table.length }));
  });
});

server.listen(0, '127.0.0.1');
await once(server, 'listening');
console.log(`ready: http://127.0.0.1:${(server.address() as AddressInfo).port}`);
process.on('SIGTERM', () => process.exit(0));
