import type { TableLink } from '../net/link.ts';
import { type LessonPort, OfflineLink, type Port } from './link.ts';
import { type LocalSetup, makeTableId } from './setup.ts';

/** Set up, but not opened yet: between the click and the screen of the table. */
const waiting = new Map<string, LocalSetup>();

/** A new local table; its id leads to it. */
export function newLocalTable(setup: LocalSetup): string {
  const id = makeTableId();
  waiting.set(id, setup);
  return id;
}

const startWorker = <P = Port>(): P =>
  new Worker(new URL('./worker/main.ts', import.meta.url), { type: 'module', name: 'table' }) as unknown as P;

/** A table that runs in this page: a new one, or one from the shelf. */
export const openOffline = (id: string): TableLink => new OfflineLink(startWorker(), id, waiting.get(id));

/** A worker that is to teach a lesson. */
export const startLesson = (): LessonPort => startWorker<LessonPort>();

/** The match of a table on the shelf, as the text of its file; null where there is none. */
export function readOffline(id: string): Promise<string | null> {
  const worker = startWorker();
  return new Promise<string | null>((resolve) => {
    worker.onmessage = ({ data }) => data.t === 'file' && resolve(data.text);
    worker.onerror = () => resolve(null);
    worker.postMessage({ t: 'read', id: 'read', table: id });
  }).finally(() => worker.terminate());
}
