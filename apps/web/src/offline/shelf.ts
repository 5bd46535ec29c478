import type { TableLine } from '@ashtown/protocol';
import { complete, database, done, partOf, STORES } from './database.ts';
import type { Brought } from './saved.ts';

/** The local tables as the page sees them: lines of a list. What is in a match only the worker reads. */

/** More finished tables than this are not kept. */
const FINISHED = 20;

/** Mine to move first, then the latest. */
export const inOrder = (lines: readonly TableLine[]): TableLine[] =>
  [...lines].sort((a, b) => Number(b.turn) - Number(a.turn) || b.updated - a.updated);

/** All saved tables; none where the browser keeps nothing. */
export async function savedTables(): Promise<TableLine[]> {
  try {
    const db = await database();
    const lines = (await done(db.transaction('lines').objectStore('lines').getAll())) as TableLine[];
    const finished = inOrder(lines.filter((x) => x.status === 'over')).slice(FINISHED);
    for (const { id } of finished) await forgetTable(id);
    return inOrder(lines.filter((x) => !finished.includes(x)));
  } catch {
    return [];
  }
}

/** Puts a match where the worker will find it. */
export async function bring(match: Brought, line: TableLine): Promise<void> {
  const db = await database();
  const transaction = db.transaction(['lines', 'matches'], 'readwrite');
  transaction.objectStore('matches').put(match);
  transaction.objectStore('lines').put(line);
  await complete(transaction);
}

export async function forgetTable(id: string): Promise<void> {
  const db = await database();
  const transaction = db.transaction(STORES, 'readwrite');
  for (const store of STORES)
    transaction.objectStore(store).delete(store === 'answers' || store === 'snapshots' ? partOf(id) : id);
  await complete(transaction);
}
