import type { Saved, SavedLine, Shelf } from './saved.ts';

const NAME = 'ashtown';
const LINES = 'lines';
const MATCHES = 'matches';
/** More finished tables than this are not kept. */
const FINISHED = 20;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const complete = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  if (!opened) {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(LINES, { keyPath: 'id' });
      request.result.createObjectStore(MATCHES, { keyPath: 'id' });
    };
    opened = done(request);
    opened.catch(() => {
      opened = null;
    });
  }
  return opened;
}

/** The local tables in this browser's own database. The worker writes, the page reads the lines. */
export const shelf: Shelf = {
  async load(id) {
    const db = await database();
    return ((await done(db.transaction(MATCHES).objectStore(MATCHES).get(id))) as Saved | undefined) ?? null;
  },
  async put(saved, line) {
    const db = await database();
    const transaction = db.transaction([LINES, MATCHES], 'readwrite');
    transaction.objectStore(MATCHES).put(saved);
    transaction.objectStore(LINES).put(line);
    await complete(transaction);
  },
};

/** Mine to move first, then the latest. */
export const inOrder = (lines: readonly SavedLine[]): SavedLine[] =>
  [...lines].sort((a, b) => Number(b.turn) - Number(a.turn) || b.updated - a.updated);

/** All saved tables; none where the browser keeps nothing. */
export async function savedTables(): Promise<SavedLine[]> {
  try {
    const db = await database();
    const lines = (await done(db.transaction(LINES).objectStore(LINES).getAll())) as SavedLine[];
    const finished = inOrder(lines.filter((x) => x.status === 'over')).slice(FINISHED);
    for (const { id } of finished) await forgetTable(id);
    return inOrder(lines.filter((x) => !finished.includes(x)));
  } catch {
    return [];
  }
}

export async function forgetTable(id: string): Promise<void> {
  const db = await database();
  const transaction = db.transaction([LINES, MATCHES], 'readwrite');
  transaction.objectStore(LINES).delete(id);
  transaction.objectStore(MATCHES).delete(id);
  await complete(transaction);
}
