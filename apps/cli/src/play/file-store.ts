import type { Snapshot } from '@ashtown/engine';
import { MemoryStore, matchOf, type Write } from '@ashtown/room';
import { writeMatch } from '../files.ts';

/** The one table of a terminal: in memory, and after every change as a match file, where one was named. */
export class FileStore extends MemoryStore {
  readonly file: string | null;
  readonly #onUnsaved: (error: unknown) => void;

  /** A disk that is full does not end the game: whoever plays is told, and can save elsewhere. */
  constructor(file: string | null, onUnsaved: (error: unknown) => void) {
    super();
    this.file = file;
    this.#onUnsaved = onUnsaved;
  }

  override async commit(write: Write): Promise<'ok' | 'stale'> {
    const { id } = write.before;
    if ((await super.commit(write)) === 'stale') return 'stale';
    if (this.file !== null && write.step) await this.#write(this.file, id, write.step.head);
    return 'ok';
  }

  async #write(file: string, id: string, head: Snapshot): Promise<void> {
    const { snapshots, ...kept } = (await this.load(id))!;
    try {
      writeMatch(file, matchOf({ ...kept, snapshots: [...snapshots.filter((x) => x.at < head.at), head] }));
    } catch (error) {
      this.#onUnsaved(error);
    }
  }
}
