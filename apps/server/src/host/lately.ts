import type { HostEvent } from '@ashtown/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Storage } from '../storage/storage.ts';
import { within } from '../storage/within.ts';

/** The note that all servers share: so it is known after a start what was before it. */
const NOTE = 'lately';
const MOST = 20;
/** A disk that does not answer must not keep anybody from learning so, in milliseconds. */
const READ_WITHIN = 1000;

/** What has happened to the servers, for whoever runs them; the latest first. Nothing that happens often is kept here. */
export class Lately {
  readonly #storage: Storage;
  readonly #node: string;
  readonly #log: FastifyBaseLogger;
  /** What is still to be written down, the latest first: once the data answers. */
  #unwritten: readonly HostEvent[] = [];
  #writing: Promise<void> = Promise.resolve();

  constructor(storage: Storage, node: string, log: FastifyBaseLogger) {
    this.#storage = storage;
    this.#node = node;
    this.#log = log;
  }

  /** Nobody waits for it. `node`: where it is not this one that it happened to. */
  tell(t: HostEvent['t'], what?: string, node = this.#node): void {
    this.#unwritten = after([{ at: Date.now(), t, node, ...(what !== undefined && { what }) }], this.#unwritten);
    void this.write();
  }

  async all(): Promise<readonly HostEvent[]> {
    const text = await within(READ_WITHIN, this.#storage.note(NOTE)).catch(() => null);
    return after(this.#unwritten, parsed(text));
  }

  /** Whatever is left to be written; what cannot be is tried again with the next. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    const events = this.#unwritten;
    if (events.length === 0) return;
    try {
      for (let isWritten = false; !isWritten; ) {
        const known = await this.#storage.note(NOTE);
        isWritten = await this.#storage.setNote(NOTE, known, JSON.stringify(after(events, parsed(known))));
      }
      this.#unwritten = this.#unwritten.filter((event) => !events.includes(event));
    } catch (err) {
      this.#log.warn({ err }, 'what has happened could not be written down');
    }
  }
}

/** Of a limit that is reached again and again the last time is enough, or there would be nothing else. */
function after(events: readonly HostEvent[], before: readonly HostEvent[]): readonly HostEvent[] {
  const isAgain = ({ t, what }: HostEvent) => t === 'limit' && events.some((e) => e.t === t && e.what === what);
  return [...events, ...before.filter((event) => !isAgain(event))].slice(0, MOST);
}

function parsed(text: string | null): readonly HostEvent[] {
  try {
    const events: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(events) ? events : [];
  } catch {
    return [];
  }
}
