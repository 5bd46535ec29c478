import type { Match, Seat } from '@ashtown/engine';
import type { Host } from '@ashtown/host';
import type { ChatLine, Code, Command, Problem } from '@ashtown/protocol';
import { Absences } from './absence.ts';
import { Advisers } from './advice.ts';
import { Audience, type Eyes } from './audience.ts';
import { Bots } from './bots.ts';
import { expiredSeat, moveClock, untilExpiry } from './clock.ts';
import { ASIDE, answer, COMMANDS, type Done } from './commands.ts';
import { comeBack, settled } from './company.ts';
import { type Guest, tell } from './guest.ts';
import type { House } from './house.ts';
import { goOn, withConsents } from './match.ts';
import { CHAT_KEPT, type TableRecord } from './record.ts';
import { seatInfo } from './seating.ts';
import type { Kept, Step } from './store.ts';

/** A timer cannot wait longer. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Somebody else has written to this table: what is in memory is not true any more. */
class Stale extends Error {}

/**
 * One table: the record, the match, and the guests around it. Whatever happens to it happens in order, one thing at a
 * time: it is written, acknowledged, told. If that fails, the truth is read again from the store.
 */
export class Room {
  readonly house: House;
  readonly audience: Audience;
  readonly bots: Bots;
  readonly advisers: Advisers;
  readonly absences: Absences;
  record: TableRecord;
  host: Host | null = null;
  chat: readonly ChatLine[] = [];
  /** When it was last used. */
  touched: number;
  /** Its table cannot be read any more: whoever holds the room lets go of it. */
  isLost = false;
  /** A change has failed: memory may be ahead of the store, or behind. */
  #isInDoubt = false;
  #joining = 0;
  #tail: Promise<unknown> = Promise.resolve();
  #timer: (() => void) | null = null;
  #isClosed = false;

  private constructor(house: House, { record }: Kept) {
    this.house = house;
    this.record = record;
    this.touched = house.clock.now();
    this.absences = new Absences(this, house, () => this.#settle({ tell: ['table'] }));
    this.audience = new Audience(this, house.clock);
    this.bots = new Bots(this);
    this.advisers = new Advisers(this);
  }

  /** Null: there is no such table. */
  static async open(house: House, id: string): Promise<Room | null> {
    const kept = await house.store.load(id);
    if (!kept) return null;
    const room = new Room(house, kept);
    await room.#take(kept);
    return room;
  }

  /** Those on their way in count too, so that the room does not close under them. */
  get guests(): number {
    return this.audience.size + this.#joining;
  }

  /**
   * Tells a newcomer all there is to see. `at`: how many answers of these eyes' log they have already. Whoever comes back to
   * a seat that a bot has kept warm sits in it again.
   */
  join(guest: Guest, eyes?: Eyes, at?: number): Promise<void> {
    this.#joining++;
    return this.#enqueue(async () => {
      this.touched = this.house.clock.now();
      this.#joining--;
      if (this.isLost) return guest.dismiss();
      if (this.#isRemoved(guest)) return sendAway(guest);
      const back = await this.#carryOut(() => comeBack(this, guest.player.id) ?? {});
      this.audience.add(guest, eyes, at);
      this.#presenceChanged();
      if (this.#isInDoubt) await this.#readAgain();
      else if (!isProblem(back)) this.#tell(back);
      if (this.record.seats.some((s) => s.motion)) this.#settle();
      this.bots.wake();
    });
  }

  /** May be called twice. */
  leave(guest: Guest): void {
    if (!this.audience.remove(guest)) return;
    this.touched = this.house.clock.now();
    this.#presenceChanged();
  }

  /** Whether it was granted; the guest has been told. */
  command(guest: Guest, command: Command): Promise<boolean> {
    const { watcher, clock } = this.house;
    const carryOut = async () => {
      this.touched = clock.now();
      const decide = (): ReturnType<(typeof COMMANDS)[Command['t']]> =>
        this.#isRemoved(guest) ? { code: 'removed' } : COMMANDS[command.t](this, guest, command as never);
      const done = await this.#carryOut(decide);
      const { id } = command;
      if (isProblem(done)) {
        tell(guest, { t: 'refused', id, ...done });
        watcher.refused?.(done.code);
      } else {
        guest.player = done.player ?? guest.player;
        tell(guest, { t: 'ok', id, ...(this.host && { at: this.record.length }), ...done.reply });
        if (command.t === 'answer') watcher.answered?.('human');
      }
      if (this.#isInDoubt) await this.#readAgain();
      else if (!isProblem(done)) this.#tell(done, guest);
      this.bots.wake();
      return !isProblem(done);
    };
    return ASIDE.has(command.t) ? carryOut() : this.#enqueue(carryOut);
  }

  /** A bot's answer, unless nobody wants it any more when its turn comes. A bot that cannot answer waits for the next change. */
  answer(seat: Seat, ply: number, pick: unknown, isWanted: () => boolean): Promise<void> {
    return this.#enqueue(async () => {
      const { host, house } = this;
      if (!host || !isWanted()) return;
      const done = await this.#carryOut(() => answer(host, seat, ply, pick));
      if (this.#isInDoubt) return this.#readAgain();
      if (isProblem(done)) return;
      house.watcher.answered?.('bot');
      this.#tell(done);
      this.bots.wake();
    });
  }

  /** The whole match, secrets included, for its owner; null before it begins. The names are those of the table. */
  export(): Match | null {
    return this.host && { ...this.host.export(), seats: this.record.seats.map(seatInfo) };
  }

  /** The match file anybody may have: there is none before the end. */
  publish(): Match | null {
    return this.record.status === 'over' ? this.export() : null;
  }

  /** Closes: waits for what is under way, and keeps the position for whatever rules open the table next. */
  async rest(): Promise<void> {
    this.#halt();
    await this.#enqueue(async () => {
      const { host, record, house } = this;
      if (host && record.status === 'playing' && !this.isLost) await house.store.keepHead(record.id, host.snapshot());
    });
  }

  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(work);
    this.#tail = result.catch(() => {});
    return result;
  }

  /** Decides and writes. What throws is a rule of the game, what rejects is the store; either way the truth is in doubt. */
  async #carryOut(decide: () => Done | Problem | Promise<Done | Problem>): Promise<Done | Problem> {
    if (this.isLost) return { code: 'unavailable' };
    let code: Code = 'broken';
    try {
      const decided = decide();
      code = 'unavailable';
      const done = await decided;
      return isProblem(done) ? done : await this.#write(done);
    } catch (error) {
      this.#isInDoubt = true;
      if (error instanceof Stale) return { code: 'stale' };
      this.house.watcher.failed?.(error, 'a change failed', this.record);
      return { code };
    }
  }

  /** Writes what was decided, and what follows from it for status and clocks. The one way anything gets into the store. */
  async #write(done: Done): Promise<Done> {
    const { record: patch, host = this.host, keep, line, player } = done;
    const { record: before, house } = this;
    const isAgreeing = host?.consents !== before.consents;
    if (!patch && keep === undefined && !line && !isAgreeing) return done;
    const step = host && keep !== undefined ? stepOf(host, keep) : null;
    const next = patch || step ? this.#following({ ...before, ...patch }, step && host) : before;
    const after = withConsents({ ...next, revision: before.revision + 1 }, host?.consents);
    const write = { before, after, ...(step && { step }), ...(line && { line }), ...(player && { player }) };
    if ((await house.store.commit(write)) === 'stale') throw new Stale();
    this.record = after;
    this.host = host;
    if (line) this.chat = [...this.chat, line].slice(-CHAT_KEPT);
    this.advisers.goOn();
    const isCut = step !== null && step.keep < before.length;
    if (isCut) this.audience.cut(step.keep);
    if (isCut || after.status !== 'playing' || hasReturned(before, after)) this.bots.forget();
    if (before.seats !== after.seats || before.status !== after.status) this.#presenceChanged();
    this.#setTimer();
    if (after.status === before.status) return done;
    house.watcher.match?.(eventOf(after), after);
    return { ...done, tell: ['table', 'moment'] };
  }

  /** The record once the match stands as its host says. Bots have no clock, so clocks follow the seats too. */
  #following(next: TableRecord, host: Host | null): TableRecord {
    const { clock } = this.house;
    const { asked, length } = host ?? next;
    const status = host && asked.length === 0 ? 'over' : next.status;
    const time = next.clock && next.time && moveClock(next.time, next.clock, next.seats, asked, clock.up());
    return { ...next, asked, length, status, time, updated: clock.now() };
  }

  #tell({ tell: told = [], line, away, record }: Done, guest?: Guest): void {
    for (const gone of away === undefined ? [] : this.audience.guestsOf(away)) {
      this.leave(gone);
      sendAway(gone);
    }
    if (told.includes('table')) this.audience.tellTable();
    if (told.includes('moment')) this.audience.tellMoment();
    if (told.includes('eyes') && guest) this.audience.tellMoment([guest]);
    if (line) this.audience.tellAll({ t: 'chat', lines: [line] });
    if (record?.seats?.some((s) => s.motion)) this.#settle();
  }

  #isRemoved({ player }: Guest): boolean {
    return this.record.bans?.removed.includes(player.id) ?? false;
  }

  #presenceChanged(): void {
    this.absences.update(this.audience.presence().online);
  }

  /** Somebody has left, or is away for long: maybe those who are left have agreed by now. */
  #settle(otherwise: Done = {}): void {
    void this.#enqueue(async () => {
      const done = await this.#carryOut(() => settled(this) ?? otherwise);
      if (this.#isInDoubt) return this.#readAgain();
      if (!isProblem(done)) this.#tell(done);
      this.bots.wake();
    });
  }

  async #readAgain(): Promise<void> {
    const { house, record } = this;
    this.#isInDoubt = false;
    try {
      const kept = await house.store.load(record.id);
      if (!kept) throw new Error('the table is gone');
      this.bots.forget();
      this.advisers.forget();
      await this.#take(kept);
      this.audience.tellAllAgain();
    } catch (error) {
      house.watcher.failed?.(error, 'a table cannot be read', record);
      this.isLost = true;
      this.#halt();
      this.audience.dismiss();
    }
  }

  async #take(kept: Kept): Promise<void> {
    const { host, write } = kept.record.status === 'lobby' ? LOBBY : goOn(this.house, kept);
    if (write && (await this.house.store.commit(write)) === 'stale') throw new Stale();
    this.record = write?.after ?? kept.record;
    this.host = host;
    this.chat = kept.chat;
    this.audience.cut(write ? Math.min(kept.lowestCut, this.record.length) : kept.lowestCut);
    this.#presenceChanged();
    this.#setTimer();
  }

  #halt(): void {
    this.#isClosed = true;
    this.bots.stop();
    this.advisers.forget();
    this.#timer?.();
    this.absences.stop();
    this.audience.stop();
  }

  /** When somebody's time runs out, all are told; nothing else happens. */
  #setTimer(): void {
    const { clock } = this.house;
    this.#timer?.();
    this.#timer = null;
    const { time, status } = this.record;
    const wait = time && status === 'playing' ? untilExpiry(time, clock.up()) : null;
    if (wait === null || this.#isClosed) return;
    this.#timer = clock.later(
      () => {
        const { time: late, status: still } = this.record;
        if (late && still === 'playing' && expiredSeat(late, clock.up()) !== null)
          this.#enqueue(async () => this.audience.tellMoment());
        this.#setTimer();
      },
      Math.min(wait + 1, LONGEST_WAIT),
    );
  }
}

const LOBBY = { host: null, write: null };

const sendAway = (guest: Guest): void => {
  tell(guest, { t: 'refused', id: null, code: 'removed' });
  guest.dismiss();
};

/** Whether a person sits where a bot was, so that what it thinks leads nowhere. */
const hasReturned = (before: TableRecord, after: TableRecord): boolean =>
  before.seats !== after.seats && before.seats.some((s, i) => s.kind === 'bot' && after.seats[i]!.kind === 'human');

const isProblem = (done: Done | Problem): done is Problem => 'code' in done;

const stepOf = (host: Host, keep: number): Step => ({
  keep,
  answers: host.answers(keep),
  snapshots: host.snapshots(keep),
  head: host.snapshot(),
});

const eventOf = ({ status, abandoned }: TableRecord) =>
  status === 'playing' ? 'begun' : abandoned ? 'abandoned' : 'finished';
