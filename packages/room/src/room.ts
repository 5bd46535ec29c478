import type { Match, Seat } from '@ashtown/engine';
import type { Host } from '@ashtown/host';
import type { ChatLine, Code, Command, Problem } from '@ashtown/protocol';
import { Absences } from './absence.ts';
import { Advisers } from './advice.ts';
import { Alarm } from './alarm.ts';
import { Audience, type Eyes } from './audience.ts';
import { Bots } from './bots.ts';
import { moveClock } from './clock.ts';
import { ASIDE, answer, COMMANDS, type Done } from './commands.ts';
import { comeBack, settled } from './company.ts';
import { type Guest, tell } from './guest.ts';
import type { House } from './house.ts';
import { commonLength, goOnFrom, NotHere, stepOf, withConsents } from './match.ts';
import type { Here, News } from './neighbours.ts';
import { CHAT_KEPT, type TableRecord } from './record.ts';
import { hasReturned, seatInfo } from './seating.ts';
import { isToldIn } from './shown.ts';
import type { Kept } from './store.ts';

type Decide = () => Done | Problem | Promise<Done | Problem>;

/** How often a command is decided anew because others were quicker. */
const MOST_TRIES = 8;

/** Somebody else has written to this table: what is in memory is not true any more. */
class Stale extends Error {}

/**
 * One table: the record, the match, and the guests around it. Whatever happens to it happens in order, one thing at a
 * time: it is written, acknowledged, told. If that fails, the truth is read again from the store. Other houses may have
 * rooms at the same table: whatever they write is read and told here, too.
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
  /** Who is at this table in other houses. */
  elsewhere: readonly Here[] = [];
  /** When it was last used. */
  touched: number;
  /** Its table cannot be read any more: whoever holds the room lets go of it. */
  isLost = false;
  /** The answers that are written, which is what the guests know of. */
  readonly #written: Match['answers'][number][] = [];
  /** A change has failed: memory may be ahead of the store, or behind. */
  #isInDoubt = false;
  #joining = 0;
  #tail: Promise<unknown> = Promise.resolve();
  readonly #alarm: Alarm;
  #isClosed = false;

  private constructor(house: House, { record }: Kept) {
    this.house = house;
    this.record = record;
    this.touched = house.clock.now();
    this.absences = new Absences(this, house, () => this.#settle({ tell: ['table'] }));
    this.audience = new Audience(this, house.clock);
    this.bots = new Bots(this);
    this.#alarm = new Alarm(this, house.clock, () => void this.#enqueue(async () => this.audience.tellMoment()));
    this.advisers = new Advisers(this);
  }

  /** Null: there is no such table. */
  static async open(house: House, id: string): Promise<Room | null> {
    const kept = await house.store.load(id);
    if (!kept) return null;
    const room = new Room(house, kept);
    return (await room.#take(kept)) !== 'stale' || (await room.#read()) !== null ? room : null;
  }

  /** Makes sure that nothing is missing here that was written before now. */
  async refresh(): Promise<void> {
    const news = await this.house.neighbours?.look(this.record.id);
    if (news) await this.hear(news);
  }

  /** What other houses have written is read and told; whoever comes and goes there counts here. */
  async hear({ revision, elsewhere }: News): Promise<void> {
    if (JSON.stringify(elsewhere) !== JSON.stringify(this.elsewhere)) {
      this.elsewhere = elsewhere;
      this.audience.presenceChanged();
      this.#presenceChanged();
    }
    if (revision > this.record.revision && !this.isLost)
      await this.#enqueue(async () => {
        if (revision <= this.record.revision || this.isLost) return;
        await this.#readAgain(true);
        this.bots.wake();
      });
  }

  /** Those on their way in count too, so that the room does not close under them. */
  get guests(): number {
    return this.audience.size + this.#joining;
  }

  /** Screens at this table in all houses. */
  get crowd(): number {
    return this.elsewhere.reduce((n, here) => n + here.people.length, this.guests);
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
    const isAside = ASIDE.has(command.t);
    const carryOut = async () => {
      this.touched = clock.now();
      const decide: Decide = () =>
        this.#isRemoved(guest) ? { code: 'removed' } : COMMANDS[command.t](this, guest, command as never);
      const done = await (isAside ? this.#decideAside(decide) : this.#carryOut(decide));
      const { id } = command;
      if (isProblem(done)) {
        tell(guest, { t: 'refused', id, ...done });
        watcher.refused?.(done.code);
      } else {
        guest.player = done.player ?? guest.player;
        tell(guest, { t: 'ok', id, ...(this.host && { at: this.record.length }), ...done.reply });
        if (command.t === 'answer') watcher.answered?.('human');
      }
      if (isAside) return !isProblem(done);
      if (this.#isInDoubt) await this.#readAgain();
      else if (!isProblem(done)) this.#tell(done, guest);
      this.bots.wake();
      return !isProblem(done);
    };
    return isAside ? carryOut() : this.#enqueue(carryOut);
  }

  /**
   * A bot's answer, unless nobody wants it any more when its turn comes. Where it cannot be written, or another house was
   * quicker, a bot thinks again before long.
   */
  answer(seat: Seat, ply: number, pick: unknown, isWanted: () => boolean): Promise<void> {
    return this.#enqueue(async () => {
      if (!this.host || !isWanted()) return;
      const done = await this.#carryOut(() => answer(this.host!, seat, ply, pick));
      if (this.#isInDoubt) await this.#readAgain();
      if (isProblem(done)) return this.bots.wakeLater();
      this.house.watcher.answered?.('bot');
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

  /** Closes: waits for what is under way, and keeps the position for whatever rules open the table next, unless others have gone on. */
  async rest(): Promise<void> {
    this.#halt();
    await this.#enqueue(async () => {
      const { host, record, house } = this;
      if (!host || record.status !== 'playing' || this.isLost) return;
      const after = { ...record, revision: record.revision + 1 };
      await house.store.commit({ before: record, after, head: host.snapshot() });
    });
  }

  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(work);
    this.#tail = result.catch(() => {});
    return result;
  }

  /**
   * Decides and writes. Where somebody else was quicker it decides again, about what they have left; nobody is refused for
   * what has changed elsewhere. What throws is a rule of the game, what rejects is the store; either way the truth is in doubt.
   */
  async #carryOut(decide: Decide): Promise<Done | Problem> {
    for (let tries = 1; !this.isLost; tries++) {
      let code: Code = 'broken';
      try {
        const decided = decide();
        code = 'unavailable';
        const done = await decided;
        if (!isProblem(done)) return await this.#write(done);
        if (tries === MOST_TRIES || !(await this.#isBehind())) return done;
        await this.#readAgain(true);
      } catch (error) {
        if (!(error instanceof Stale)) {
          this.#isInDoubt = true;
          this.house.watcher.failed?.(error, 'a change failed', this.record);
          return { code };
        }
        await this.#readAgain();
        if (tries === MOST_TRIES) return { code: 'stale' };
      }
    }
    return { code: 'unavailable' };
  }

  /** Decides what changes nothing, beside the queue: nothing is in doubt where that fails. */
  async #decideAside(decide: Decide): Promise<Done | Problem> {
    if (this.isLost) return { code: 'unavailable' };
    try {
      return await decide();
    } catch (error) {
      this.house.watcher.failed?.(error, 'a question failed', this.record);
      return { code: 'broken' };
    }
  }

  /** Whether other houses have written what is not known here yet. */
  async #isBehind(): Promise<boolean> {
    const news = await this.house.neighbours?.look(this.record.id);
    return news ? news.revision > this.record.revision : false;
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
    if (step) this.#written.splice(step.keep, Number.POSITIVE_INFINITY, ...step.answers);
    if (line) this.chat = [...this.chat, line].slice(-CHAT_KEPT);
    this.advisers.goOn();
    const isCut = step !== null && step.keep < before.length;
    if (isCut) this.audience.cut(step.keep);
    if (isCut || after.status !== 'playing' || hasReturned(before, after)) this.bots.forget();
    if (before.seats !== after.seats || before.status !== after.status) this.#presenceChanged();
    this.#alarm.set();
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
    if (away !== undefined) this.#sendAway(this.audience.guestsOf(away));
    if (told.includes('table')) {
      this.audience.tellTable();
      this.#announce();
    }
    if (told.includes('moment')) this.audience.tellMoment();
    if (told.includes('eyes') && guest) this.audience.tellMoment([guest]);
    if (line) this.audience.tellAll({ t: 'chat', lines: [line] });
    if (record?.seats?.some((s) => s.motion)) this.#settle();
  }

  #sendAway(guests: readonly Guest[]): void {
    for (const guest of guests) {
      this.leave(guest);
      sendAway(guest);
    }
  }

  #isRemoved({ player }: Guest): boolean {
    return this.record.bans?.removed.includes(player.id) ?? false;
  }

  #presenceChanged(): void {
    const { audience, absences, elsewhere } = this;
    absences.update(
      audience.presence().online,
      elsewhere.flatMap((here) => here.away),
    );
    this.#announce();
  }

  /** Other houses learn who is here, and whom this one misses. */
  #announce(): void {
    const { audience, absences, house, record } = this;
    if (!this.#isClosed) house.neighbours?.tell(record.id, { people: audience.people(), away: absences.missed() });
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

  /** Reads the truth from the store, and tells what is new in it. `isClean`: the match in memory is as it was written. */
  async #readAgain(isClean = false): Promise<void> {
    const { house, record: before, chat } = this;
    let held: number | null;
    this.#isInDoubt = false;
    try {
      held = await this.#read(isClean);
      if (held === null) throw new Error('the table is gone');
    } catch (error) {
      house.watcher.failed?.(error, 'a table cannot be read', before);
      this.isLost = true;
      this.#halt();
      this.audience.dismiss();
      return;
    }
    this.#sendAway(this.audience.guests().filter((guest) => this.#isRemoved(guest)));
    if (!isClean || isToldIn('table', before, this.record)) this.audience.tellTable();
    if (!isClean || isToldIn('moment', before, this.record) || held < before.length) this.audience.tellMoment();
    const lines = this.chat.filter((line) => line.id > (chat.at(-1)?.id ?? 0));
    if (lines.length > 0) this.audience.tellAll({ t: 'chat', lines });
  }

  /** Goes on from what the store says: how many of the answers known here still hold. Null: there is no such table. */
  async #read(isClean = false): Promise<number | null> {
    for (;;) {
      const kept = await this.house.store.load(this.record.id);
      const held = kept && (await this.#take(kept, isClean));
      if (held !== 'stale') return held;
    }
  }

  async #take(kept: Kept, isClean = false): Promise<number | 'stale'> {
    const { house, record: before } = this;
    const held = commonLength(this.#written, kept.answers);
    const isBehind = isClean && held === this.#written.length;
    const { host, write } = goOnFrom(house, kept, isBehind ? { host: this.host, record: before } : null);
    // Whoever has played it so far keeps its position when they close: from there nothing is lost.
    const isLosing = write !== null && write.after.length < kept.record.length;
    if (isLosing && (await house.neighbours?.hasOlder(kept.record.game, host!.game.version)))
      throw new NotHere('a server with older rules, until it has stopped');
    if (write && (await house.store.commit(write)) === 'stale') return 'stale';
    const record = write?.after ?? kept.record;
    this.record = withConsents(record, host?.consents);
    this.host = host;
    this.chat = kept.chat;
    this.#written.splice(0, Number.POSITIVE_INFINITY, ...kept.answers.slice(0, record.length));
    this.audience.cut(Math.min(held, record.length), write ? Math.min(kept.lowestCut, record.length) : kept.lowestCut);
    this.advisers.forget();
    if (held < before.length || record.status !== 'playing' || hasReturned(before, record)) this.bots.forget();
    this.#presenceChanged();
    this.#alarm.set();
    return held;
  }

  #halt(): void {
    this.#isClosed = true;
    this.house.neighbours?.leave(this.record.id);
    this.bots.stop();
    this.advisers.forget();
    this.#alarm.stop();
    this.absences.stop();
    this.audience.stop();
  }
}

const sendAway = (guest: Guest): void => {
  tell(guest, { t: 'refused', id: null, code: 'removed' });
  guest.dismiss();
};

const isProblem = (done: Done | Problem): done is Problem => 'code' in done;

const eventOf = ({ status, abandoned }: TableRecord) =>
  status === 'playing' ? 'begun' : abandoned ? 'abandoned' : 'finished';
