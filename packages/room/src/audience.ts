import { SET_UP, type Seat } from '@ashtown/engine';
import type { Host } from '@ashtown/host';
import { type ChatLine, type Position, PROTOCOL, type ServerMessage } from '@ashtown/protocol';
import type { Absences } from './absence.ts';
import { type Guest, Outgoing, tell } from './guest.ts';
import type { Clock } from './house.ts';
import type { Here, Person } from './neighbours.ts';
import type { TableRecord } from './record.ts';
import { isSeatOf, seatsOf } from './seating.ts';
import { type Presence, positionOf, tableShown, withOffers } from './shown.ts';

/** People come and go in bunches: at a start, at a restart of a server. */
const PRESENCE_DELAY = 50;
/** So many of those who watch are told by name. */
const MOST_WATCHING = 30;

/** What is told: the table as it is now. */
interface Stage {
  readonly record: TableRecord;
  readonly host: Host | null;
  readonly chat: readonly ChatLine[];
  readonly absences: Absences;
  readonly elsewhere: readonly Here[];
}

/** Whose eyes are wished for; undefined: those of the player's only seat, else a spectator's. */
export type Eyes = Seat | null | undefined;

interface Seen {
  wish: Eyes;
  /** Whose eyes it was last told with, and up to which entry of the log. */
  eyes: Seat | null;
  upTo: number;
}

/** The guests of a room, and what each of them is told, through its own eyes. */
export class Audience {
  readonly #stage: Stage;
  readonly #clock: Clock;
  readonly #guests = new Map<Guest, Seen>();
  /** The fewest answers a taking back ever left. */
  #lowestCut = Number.POSITIVE_INFINITY;
  #waiting: (() => void) | null = null;

  constructor(stage: Stage, clock: Clock) {
    this.#stage = stage;
    this.#clock = clock;
  }

  get size(): number {
    return this.#guests.size;
  }

  /** Tells a newcomer all there is to see. */
  add(guest: Guest, wish: Eyes, at: number | undefined): void {
    const { record, chat } = this.#stage;
    const { id } = guest.player;
    this.look(guest, wish, at);
    tell(guest, { t: 'welcome', v: PROTOCOL, player: id, seats: seatsOf(record, id), now: this.#clock.now() });
    this.tellTable([guest]);
    this.tellMoment([guest]);
    if (chat.length > 0) tell(guest, { t: 'chat', lines: chat });
    this.presenceChanged();
  }

  /** False: it was not there. */
  remove(guest: Guest): boolean {
    const was = this.#guests.delete(guest);
    if (was) this.presenceChanged();
    return was;
  }

  guests(): Guest[] {
    return [...this.#guests.keys()];
  }

  /** The screens of a player. */
  guestsOf(player: string): Guest[] {
    return this.guests().filter((guest) => guest.player.id === player);
  }

  /** Who is here, screen by screen. */
  people(): Person[] {
    return this.guests().map(({ player: { id, name } }) => ({ id, name }));
  }

  /** Changes whose eyes a guest sees with. Whoever has `at` answers of their log may have seen some that were taken back. */
  look(guest: Guest, wish: Eyes, at = SET_UP): void {
    const upTo = Math.min(at, this.#lowestCut, this.#stage.record.length);
    this.#guests.set(guest, { wish, eyes: this.#eyesOf(guest, wish), upTo });
  }

  /** Entries from `at` on are not true any more: whoever was told more has to be told again from there. `ever`: the lowest there was. */
  cut(at: number, ever = at): void {
    this.#lowestCut = Math.min(this.#lowestCut, ever);
    for (const seen of this.#guests.values()) seen.upTo = Math.min(seen.upTo, at);
  }

  /** Everybody who is there, wherever they came in. */
  presence(): Presence {
    const { record, elsewhere, absences } = this.#stage;
    const people = [...this.people(), ...elsewhere.flatMap((here) => here.people)];
    const sitting = new Set(record.seats.map((s) => (s.kind === 'human' ? s.player : undefined)));
    const standing = people.filter(({ id }) => !sitting.has(id));
    const watching = new Map<string, string>();
    for (const { id, name } of standing) if (watching.size < MOST_WATCHING) watching.set(id, name);
    const online = new Set(people.map(({ id }) => id));
    return { online, spectators: standing.length, watching, away: absences.shown() };
  }

  tellTable(guests: Iterable<Guest> = this.#guests.keys()): void {
    const { record } = this.#stage;
    const table = tableShown(record, this.presence());
    for (const guest of guests) tell(guest, { t: 'table', table, seats: seatsOf(record, guest.player.id) });
  }

  /** Tells each what its eyes may see: the log since it was told last, and the position it led to. */
  tellMoment(guests: Iterable<Guest> = this.#guests.keys()): void {
    const { host, record } = this.#stage;
    if (!host) return;
    const told = new Map<string, Outgoing>();
    const positions = new Map<string, Position>();
    for (const guest of guests) {
      const seen = this.#guests.get(guest)!;
      const eyes = this.#eyesOf(guest, seen.wish);
      if (seen.eyes !== eyes) Object.assign(seen, { eyes, upTo: SET_UP });
      const from = seen.upTo;
      const { offers = false, exact = offers } = guest;
      const key = `${eyes} ${from} ${offers} ${exact}`;
      const position = positions.get(`${eyes} ${exact}`) ?? positionOf(host, record, eyes, this.#clock, exact);
      positions.set(`${eyes} ${exact}`, position);
      const moment = () => ({
        from,
        entries: host.log(eyes, from),
        position: offers ? withOffers(host, position) : position,
      });
      const out = told.get(key) ?? new Outgoing({ t: 'moment', ...moment() });
      told.set(key, out);
      guest.send(out);
      seen.upTo = host.length;
    }
  }

  /** The same to everybody. */
  tellAll(message: ServerMessage): void {
    const out = new Outgoing(message);
    for (const guest of this.#guests.keys()) guest.send(out);
  }

  stop(): void {
    this.#waiting?.();
  }

  dismiss(): void {
    for (const guest of this.#guests.keys()) guest.dismiss();
  }

  /** Never another player's, whatever was wished for. */
  #eyesOf({ player }: Guest, wish: Eyes): Seat | null {
    const { record } = this.#stage;
    if (wish === null || (wish !== undefined && isSeatOf(record, wish, player.id))) return wish;
    const own = seatsOf(record, player.id);
    return own.length === 1 ? own[0]! : null;
  }

  /** Those who are here learn of it before long. */
  presenceChanged(): void {
    this.#waiting ??= this.#clock.later(() => {
      this.#waiting = null;
      this.tellTable();
    }, PRESENCE_DELAY);
  }
}
