import type { Seat } from '@ashtown/engine';
import type { Host } from '@ashtown/host';
import type { ChatLine, Command, Problem } from '@ashtown/protocol';
import type { Services } from '../services.ts';
import type { TableRecord } from '../storage/storage.ts';
import { BotPump } from './bot-pump.ts';
import { expiredSeat, moveClock, untilExpiry } from './clock.ts';
import { COMMANDS, type Done } from './commands.ts';
import { type Guest, tell } from './guest.ts';
import { resumeMatch } from './match.ts';
import { isSeatOf, seatsOf } from './seating.ts';
import { type Presence, positionOf, tableShown } from './shown.ts';

/** A timer cannot wait longer. */
const LONGEST_WAIT = 2 ** 31 - 1;
/** People come and go in bunches: at a start, at a restart of the server. */
const PRESENCE_DELAY = 50;

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
  readonly #guests = new Set<Guest>();
  #joining = 0;
  #lowestCut = Number.POSITIVE_INFINITY;
  #tail: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;
  #presenceTimer: NodeJS.Timeout | null = null;

  private constructor(services: Services, record: TableRecord) {
    this.services = services;
    this.record = record;
    this.bots = new BotPump(this);
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
    return this.#guests.size + this.#joining;
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
      this.#guests.add(guest);
      this.tellTable([guest]);
      this.look(guest, guest.eyes, at);
      this.#tellPlay([guest], true);
      if (this.chat.length > 0) tell(guest, { t: 'chat', lines: this.chat });
      this.#presenceChanged();
      this.bots.wake();
    });
  }

  /** Changes whose eyes a guest sees with. Whoever has `at` answers of their log may have seen some that were taken back. */
  look(guest: Guest, eyes: Guest['eyes'], at = 0): void {
    guest.eyes = eyes;
    guest.seen = { eyes: this.#eyesOf(guest), upTo: Math.min(at, this.#lowestCut, this.record.length) };
  }

  /** May be called twice. */
  leave(guest: Guest): void {
    if (!this.#guests.delete(guest)) return;
    this.touched = Date.now();
    this.#presenceChanged();
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
      const { at, table } = reply;
      tell(guest, { t: 'ok', id: command.id, ...(at !== undefined && { at }), ...(table !== undefined && { table }) });
      if (reply.changed?.includes('table')) this.tellTable();
      if (reply.changed?.includes('play')) this.#tellPlay(this.#guests, this.record.length < before);
      if (reply.changed?.includes('eyes')) this.#tellPlay([guest], true);
      if (reply.line) this.#tellAll(JSON.stringify({ t: 'chat', lines: [reply.line] }));
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
    if (keep < from) this.#cut(keep);
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

  tellTable(guests: Iterable<Guest> = this.#guests): void {
    const table = tableShown(this.record, this.presence());
    for (const guest of guests) tell(guest, { t: 'table', table, seats: seatsOf(this.record, guest.player.id) });
  }

  /** After something that was no command: a bot's answer, or time that has run out. */
  tellChange(done: Done): void {
    if (done.changed?.includes('table')) this.tellTable();
    if (done.changed?.includes('play')) this.#tellPlay(this.#guests, false);
  }

  presence(): Presence {
    const players = [...this.#guests].map((guest) => guest.player.id);
    const sitting = new Set(this.record.seats.map((s) => (s.kind === 'human' ? s.player : undefined)));
    return { online: new Set(players), spectators: players.filter((id) => !sitting.has(id)).length };
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
    clearTimeout(this.#presenceTimer ?? undefined);
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
      this.#lowestCut = lowestCut;
    }
    this.#setTimer();
  }

  async #readAgain(): Promise<void> {
    try {
      await this.#read();
      this.#cut(0);
      this.tellTable();
      this.#tellPlay(this.#guests, true);
    } catch (error) {
      this.services.log.error({ err: error, table: this.record.id }, 'a table cannot be read');
      this.services.tables.forget(this);
      this.#halt();
      for (const guest of this.#guests) guest.close(1011);
    }
  }

  /** Whoever was told more has to be told again from here. */
  #cut(at: number): void {
    this.#lowestCut = Math.min(this.#lowestCut, at);
    for (const { seen } of this.#guests) if (seen) seen.upTo = Math.min(seen.upTo, at);
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
          this.enqueue(async () => this.#tellPlay(this.#guests, false));
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

  #eyesOf(guest: Guest): Seat | null {
    if (guest.eyes === null || (guest.eyes !== undefined && this.owns(guest, guest.eyes))) return guest.eyes;
    const own = seatsOf(this.record, guest.player.id);
    return own.length === 1 ? own[0]! : null;
  }

  /**
   * Tells each what its eyes may see: the log since it was told last, then the position. Those who see the same are told
   * the same text. `always`: also where the log has nothing new, because it may have become shorter.
   */
  #tellPlay(guests: Iterable<Guest>, always: boolean): void {
    const { host, record, services } = this;
    if (!host) return;
    const texts = new Map<string, string>();
    const text = (key: string, make: () => unknown): string => {
      const known = texts.get(key) ?? JSON.stringify(make());
      texts.set(key, known);
      return known;
    };
    for (const guest of guests) {
      const eyes = this.#eyesOf(guest);
      if (guest.seen?.eyes !== eyes) guest.seen = { eyes, upTo: 0 };
      const from = guest.seen.upTo;
      if (always || from < host.length)
        guest.send(text(`log ${eyes} ${from}`, () => ({ t: 'log', seat: eyes, from, entries: host.log(eyes, from) })));
      const position = () => positionOf(host, record, eyes, services.uptime.now(), Date.now());
      guest.send(text(`position ${eyes}`, () => ({ t: 'position', position: position() })));
      guest.seen.upTo = host.length;
    }
  }

  #tellAll(text: string): void {
    for (const guest of this.#guests) guest.send(text);
  }

  #presenceChanged(): void {
    this.#presenceTimer ??= setTimeout(() => {
      this.#presenceTimer = null;
      this.tellTable();
    }, PRESENCE_DELAY).unref();
  }
}
