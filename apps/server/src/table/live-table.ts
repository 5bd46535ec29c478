import type { Seat } from '@ashtown/engine';
import type { Host } from '@ashtown/host';
import type { ChatLine, Command, Problem } from '@ashtown/protocol';
import type { Services } from '../services.ts';
import type { TableRecord } from '../storage/storage.ts';
import { Audience } from './audience.ts';
import { BotPump } from './bot-pump.ts';
import { expiredSeat, moveClock, untilExpiry } from './clock.ts';
import { COMMANDS, type Done } from './commands.ts';
import { type Guest, tell } from './guest.ts';
import { resumeMatch } from './match.ts';
import { isSeatOf } from './seating.ts';

/** A timer cannot wait longer. */
const LONGEST_WAIT = 2 ** 31 - 1;

export type Reply = ({ ok: true } & Done) | ({ ok: false } & Problem);

/** Somebody else has changed the match in the storage: what is in memory is not true any more. */
export class Stale extends Error {}

/**
 * One table in memory: the record, the match, and the sockets around it. Whatever happens to it happens in order, one
 * thing at a time, and is on disk before anybody is told. If that fails, the truth is read again from the storage.
 */
export class LiveTable {
  record: TableRecord;
  host: Host | null = null;
  chat: ChatLine[] = [];
  touched = Date.now();
  readonly services: Services;
  readonly bots: BotPump;
  readonly audience: Audience;
  #joining = 0;
  #tail: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;

  private constructor(services: Services, record: TableRecord) {
    this.services = services;
    this.record = record;
    this.bots = new BotPump(this);
    this.audience = new Audience(this);
  }

  static async load(services: Services, id: string): Promise<LiveTable | null> {
    const record = await services.storage.table(id);
    if (!record) return null;
    const table = new LiveTable(services, record);
    await table.#read();
    return table;
  }

  /** Those on their way in count too, so that the table does not leave memory under them. */
  get guests(): number {
    return this.audience.size + this.#joining;
  }

  /** Does something with the table once everything before it is done. */
  enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(work);
    this.#tail = result.catch(() => {});
    return result;
  }

  join(guest: Guest, at?: number): Promise<void> {
    this.#joining++;
    return this.enqueue(async () => {
      this.touched = Date.now();
      this.#joining--;
      this.audience.add(guest, at);
      if (this.chat.length > 0) tell(guest, { t: 'chat', lines: this.chat });
      this.bots.wake();
    });
  }

  /** May be called twice. */
  leave(guest: Guest): void {
    if (this.audience.remove(guest)) this.touched = Date.now();
  }

  /** Carries out a command, and answers it before anybody hears of what it changed. */
  command(guest: Guest, command: Command): Promise<Reply> {
    return this.enqueue(async () => {
      this.touched = Date.now();
      const before = this.record.length;
      const reply = await this.attempt(() => COMMANDS[command.t](this, guest, command as never));
      if (!reply.ok) {
        const { ok, ...problem } = reply;
        tell(guest, { t: 'refused', id: command.id, ...problem });
        this.services.metrics.refusals.inc({ code: reply.code });
        return reply;
      }
      const { at, table, hint, past } = reply;
      tell(guest, {
        t: 'ok',
        id: command.id,
        ...(at !== undefined && { at }),
        ...(table !== undefined && { table }),
        ...(hint && { hint }),
        ...(past && { past }),
      });
      if (reply.changed?.includes('table')) this.audience.tellTable();
      if (reply.changed?.includes('play')) this.audience.tellPlay(undefined, this.record.length < before);
      if (reply.changed?.includes('eyes')) this.audience.tellPlay([guest], true);
      if (reply.line) this.audience.tellAll({ t: 'chat', lines: [reply.line] });
      this.bots.wake();
      return reply;
    });
  }

  /** Runs a change. If it throws, memory may be ahead of the disk, so the table is read again. */
  async attempt(change: () => Promise<Done | Problem>): Promise<Reply> {
    try {
      const done = await change();
      return 'code' in done ? { ok: false, ...done } : { ok: true, ...done };
    } catch (error) {
      if (!(error instanceof Stale)) this.services.log.error({ err: error, table: this.record.id }, 'a change failed');
      await this.#readAgain();
      return { ok: false, code: error instanceof Stale ? 'stale' : 'unavailable' };
    }
  }

  /**
   * Writes down that of the `from` answers the first `keep` are still there and that the host has gone on from them.
   * The one way an answer gets into the storage, whoever gave it.
   */
  async commit(from: number, keep: number): Promise<Done> {
    const { record, services } = this;
    const host = this.host!;
    const finished = host.asked.length === 0;
    record.asked = host.asked;
    record.updated = Date.now();
    if (finished) record.status = 'over';
    this.#moveClock();
    const { id, status, asked, time, updated } = record;
    const answers = host.answers(keep);
    const step = {
      table: id,
      from,
      keep,
      answers,
      snapshots: host.snapshots(keep),
      moment: { status, asked, time, updated },
    };
    if ((await services.storage.commit(step)) === 'stale') throw new Stale();
    record.length = host.length;
    if (keep < from) this.audience.cut(keep);
    if (finished) this.#ended('finished');
    this.#setTimer();
    return { at: host.length, changed: finished ? ['table', 'play'] : ['play'] };
  }

  /** After seats or status changed. The clocks follow, since bots have none. */
  async save(): Promise<void> {
    this.record.updated = Date.now();
    this.#moveClock();
    await this.services.storage.saveTable(this.record);
    this.#setTimer();
  }

  /** Its people end the match before the game does. */
  async abandon(): Promise<void> {
    this.record.abandoned = true;
    this.record.status = 'over';
    this.record.asked = [];
    await this.save();
    this.#ended('abandoned');
  }

  owns(guest: Guest, seat: Seat): boolean {
    return isSeatOf(this.record, seat, guest.player.id);
  }

  /** After something that was no command: a bot's answer. */
  tellChange({ changed }: Done): void {
    if (changed?.includes('table')) this.audience.tellTable();
    if (changed?.includes('play')) this.audience.tellPlay();
  }

  /** Leaves memory: waits for what is under way, and keeps the position for whatever rules open the table next. */
  async rest(): Promise<void> {
    this.#halt();
    await this.enqueue(async () => {
      if (this.host && this.record.status === 'playing')
        await this.services.storage.keepHead(this.record.id, this.host.snapshot());
    });
  }

  #halt(): void {
    this.bots.stop();
    clearTimeout(this.#timer ?? undefined);
    this.audience.stop();
  }

  async #read(): Promise<void> {
    const { storage, catalog } = this.services;
    const record = await storage.table(this.record.id);
    if (!record) throw new Error('the table is gone');
    this.record = record;
    this.host = null;
    this.chat = await storage.chat(record.id);
    if (record.status !== 'lobby') {
      const { host, lowestCut } = await resumeMatch(record, catalog, storage);
      this.host = host;
      this.audience.cut(lowestCut);
    }
    this.#setTimer();
  }

  async #readAgain(): Promise<void> {
    try {
      await this.#read();
      this.audience.cut(0);
      this.audience.tellTable();
      this.audience.tellPlay(undefined, true);
    } catch (error) {
      this.services.log.error({ err: error, table: this.record.id }, 'a table cannot be read');
      this.services.tables.forget(this);
      this.#halt();
      this.audience.dismiss(1011);
    }
  }

  #moveClock(): void {
    const { record } = this;
    if (!record.clock || !record.time) return;
    record.time = moveClock(record.time, record.clock, record.seats, record.asked, this.services.uptime.now());
  }

  #setTimer(): void {
    clearTimeout(this.#timer ?? undefined);
    this.#timer = null;
    const { time, status } = this.record;
    const wait = time && status === 'playing' ? untilExpiry(time, this.services.uptime.now()) : null;
    if (wait === null) return;
    this.#timer = setTimeout(
      () => {
        const { time: late, status: still } = this.record;
        if (late && still === 'playing' && expiredSeat(late, this.services.uptime.now()) !== null)
          this.enqueue(async () => this.audience.tellPlay());
        this.#setTimer();
      },
      Math.min(wait + 1, LONGEST_WAIT),
    );
    this.#timer.unref();
  }

  #ended(event: 'finished' | 'abandoned'): void {
    this.services.metrics.matches.inc({ event });
    const { id, game, length } = this.record;
    this.services.log.info({ table: id, game, answers: length }, `match ${event}`);
  }
}
