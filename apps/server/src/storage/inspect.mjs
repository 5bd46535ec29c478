// Looks through the whole data file whenever it is asked, in a thread of its own and past the memory of the server.
// Plain JavaScript: a thread starts without whatever the process was started with.
import { existsSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';

parentPort.on('message', () => {
  const start = performance.now();
  const damage = find();
  parentPort.postMessage({ damage, ms: performance.now() - start });
});

/** What is damaged, in SQLite's words, or null. Opening a file that is gone would make a new one. */
function find() {
  if (!existsSync(workerData)) return null;
  let db = null;
  try {
    db = new Database(workerData);
    const [{ quick_check: found }] = db.pragma('quick_check(1)');
    return found === 'ok' ? null : found;
  } catch (error) {
    return /^SQLITE_(CORRUPT|NOTADB)/.test(error.code) ? error.message : null;
  } finally {
    db?.close();
  }
}
