import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupReport, FailedBackup } from '@ashtown/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Copied } from '../storage/copying/copy-data.ts';
import { copyInThread } from '../storage/copying/thread-copy.ts';
import type { Storage } from '../storage/storage.ts';
import { type BackupFile, backupsIn } from './backup-folder.ts';
import { Latest } from './latest.ts';
import { nameAt, nightAt, nightlyName, tooMany } from './night.ts';

/** After a failure this server waits so long before it tries again by itself. */
const AGAIN_AFTER = 3_600_000;
/** What a server left that was killed halfway, once nobody can be writing it any more. */
const LEFT_AFTER = 24 * 3_600_000;
const PART = /^\.ashtown-.*\.part/;
/** How many are remembered: more than the page tells of. */
const MOST_COUNTED = 50;
/** The note that says for which night a backup was made, or is being made: one server of several does it. */
const NIGHT = 'night';

/** Makes backups: when somebody wants one, and every night. One at a time. */
export class Backups {
  readonly folder: string;
  readonly #data: string;
  readonly #storage: Storage;
  readonly #log: FastifyBaseLogger;
  readonly #tell: (t: 'backup' | 'failed', why?: FailedBackup['why']) => void;
  readonly #ending = new AbortController();
  /** What lies in a file, by its name, size and time. */
  readonly #counted = new Latest<Promise<BackupReport['held']>>(MOST_COUNTED);
  #busy: Promise<void> | null = null;
  #failed: FailedBackup | null = null;

  /** `tell`: somebody who wants to know what came of each. */
  constructor(
    folder: string,
    data: string,
    storage: Storage,
    log: FastifyBaseLogger,
    tell: (t: 'backup' | 'failed', why?: FailedBackup['why']) => void = () => {},
  ) {
    this.folder = folder;
    this.#data = data;
    this.#storage = storage;
    this.#log = log;
    this.#tell = tell;
  }

  get isBusy(): boolean {
    return this.#busy !== null;
  }

  get failed(): FailedBackup | null {
    return this.#failed;
  }

  /** Begins one; where one is being made already, that is it. */
  make(name = nameAt(new Date())): Promise<void> {
    this.#busy ??= this.#make(name)
      .then(
        () => {
          this.#failed = null;
          this.#tell('backup');
        },
        (err: Error) => {
          if (this.#ending.signal.aborted) return;
          this.#failed = { at: Date.now(), why: whyOf(err.message) };
          this.#tell('failed', this.#failed.why);
          this.#log.error({ err }, 'a backup failed');
        },
      )
      .finally(() => {
        this.#busy = null;
      });
    return this.#busy;
  }

  /** The one of this night, where it is due and no server has made it. */
  async atNight(now: Date): Promise<void> {
    const night = nightAt(now);
    if (night === null || this.#busy || now.getTime() - (this.#failed?.at ?? 0) < AGAIN_AFTER) return;
    try {
      const known = await this.#storage.note(NIGHT);
      if (known === night || !(await this.#storage.setNote(NIGHT, known, night))) return;
      await this.make(nightlyName(night));
      if (this.#failed) await this.#storage.setNote(NIGHT, night, known ?? '');
      else await this.#clear();
    } catch (err) {
      this.#log.error({ err }, 'a chore failed');
    }
  }

  async find(name: string): Promise<BackupFile | undefined> {
    return (await backupsIn(this.folder)).find((file) => file.name === name);
  }

  /** What lies in a backup; it is counted once. */
  held({ name, at, bytes }: BackupFile): Promise<BackupReport['held']> {
    const job = { from: null, to: join(this.folder, name) };
    return this.#counted.get(`${name} ${at} ${bytes}`, () =>
      copyInThread(job, this.#ending.signal).then(heldOf, () => null),
    );
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#busy;
  }

  /** Under another name until it has been read back: whatever bears its name is whole. */
  async #make(name: string): Promise<void> {
    const part = join(this.folder, `.${name}.part`);
    const leave = () => Promise.all(['', '-wal', '-shm', '-lock'].map((end) => rm(part + end, { force: true })));
    await mkdir(this.folder, { recursive: true });
    await leave();
    try {
      const counted = await copyInThread({ from: this.#data, to: part }, this.#ending.signal);
      await rename(part, join(this.folder, name));
      this.#log.info({ backup: name, ...heldOf(counted) }, 'backup made and read back');
    } catch (error) {
      await leave();
      throw error;
    }
  }

  async #clear(): Promise<void> {
    const names = (await backupsIn(this.folder)).map(({ name }) => name);
    const parts = (await readdir(this.folder)).filter((name) => PART.test(name));
    const left = await Promise.all(
      parts.map(async (name) => {
        const found = await stat(join(this.folder, name)).catch(() => null);
        return found && Date.now() - found.mtimeMs > LEFT_AFTER ? [name] : [];
      }),
    );
    for (const name of [...tooMany(names), ...left.flat()]) await rm(join(this.folder, name), { force: true });
  }
}

const heldOf = ({ tables, answers = 0, players = 0 }: Partial<Copied>): BackupReport['held'] =>
  tables === undefined ? null : { tables, answers, players };

/** From what the system or SQLite say. */
function whyOf(message: string): FailedBackup['why'] {
  if (/ENOSPC|EDQUOT|disk is full/i.test(message)) return 'full';
  return /EACCES|EPERM|EROFS|ENOTDIR|readonly|unable to open/i.test(message) ? 'denied' : 'other';
}
