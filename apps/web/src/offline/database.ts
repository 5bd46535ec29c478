/** This browser's own database: what a list shows, the tables by their parts, and matches that were brought along. */

export const STORES = ['lines', 'matches', 'tables', 'answers', 'snapshots', 'heads'] as const;

const NAME = 'ashtown';
/** Version 1 had `lines` and `matches` alone. */
const VERSION = 2;

export const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export const complete = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });

let opened: Promise<IDBDatabase> | null = null;

export function database(): Promise<IDBDatabase> {
  if (!opened) {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const { result: db } = request;
      for (const store of STORES) {
        if (db.objectStoreNames.contains(store)) continue;
        const made = db.createObjectStore(store, store === 'answers' || store === 'snapshots' ? {} : { keyPath: 'id' });
        if (store === 'tables') made.createIndex('code', 'record.code', { unique: true });
      }
    };
    opened = done(request).then((db) => {
      // A newer page in another tab wants to go on with it.
      db.onversionchange = () => {
        db.close();
        opened = null;
      };
      return db;
    });
    opened.catch(() => {
      opened = null;
    });
  }
  return opened;
}

/** What belongs to one table among things known by table and number. */
export const partOf = (id: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);
