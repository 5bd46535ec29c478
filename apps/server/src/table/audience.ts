import type { Seat } from '@ashtown/engine';
import type { Host } from '@ashtown/host';
import type { ServerMessage } from '@ashtown/protocol';
import type { Services } from '../services.ts';
import type { TableRecord } from '../storage/storage.ts';
import { type Guest, tell } from './guest.ts';
import { isSeatOf, seatsOf } from './seating.ts';
import { type Presence, positionOf, tableShown } from './shown.ts';

/** People come and go in bunches: at a start, at a restart of the server. */
const PRESENCE_DELAY = 50;

/** What is told: the table as it is now. */
interface Stage {
  readonly record: TableRecord;
  readonly host: Host | null;
  readonly services: Services;
}

/** The sockets around a table, and what each of them is told, through its own eyes. */
export class Audience {
  readonly #stage: Stage;
  readonly #guests = new Set<Guest>();
  /** The fewest answers a taking back ever left. */
  #lowestCut = Number.POSITIVE_INFINITY;
  #timer: NodeJS.Timeout | null = null;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  get size(): number {
    return this.#guests.size;
  }

  /** Tells a newcomer all there is to see. */
  add(guest: Guest, at: number | undefined): void {
    this.#guests.add(guest);
    this.tellTable([guest]);
    this.look(guest, guest.eyes, at);
    this.tellPlay([guest], true);
    this.#presenceChanged();
  }

  /** False: it was not there. */
  remove(guest: Guest): boolean {
    const was = this.#guests.delete(guest);
    if (was) this.#presenceChanged();
    return was;
  }

  /** Changes whose eyes a guest sees with. Whoever has `at` answers of their log may have seen some that were taken back. */
  look(guest: Guest, eyes: Guest['eyes'], at = 0): void {
    guest.eyes = eyes;
    guest.seen = { eyes: this.#eyesOf(guest), upTo: Math.min(at, this.#lowestCut, this.#stage.record.length) };
  }

  /** Answers from `at` on were taken back: whoever was told more has to be told again from there. */
  cut(at: number): void {
    this.#lowestCut = Math.min(this.#lowestCut, at);
    for (const { seen } of this.#guests) if (seen) seen.upTo = Math.min(seen.upTo, at);
  }

  presence(): Presence {
    const players = [...this.#guests].map((guest) => guest.player.id);
    const sitting = new Set(this.#stage.record.seats.map((s) => (s.kind === 'human' ? s.player : undefined)));
    return { online: new Set(players), spectators: players.filter((id) => !sitting.has(id)).length };
  }

  tellTable(guests: Iterable<Guest> = this.#guests): void {
    const { record } = this.#stage;
    const table = tableShown(record, this.presence());
    for (const guest of guests) tell(guest, { t: 'table', table, seats: seatsOf(record, guest.player.id) });
  }

  /**
   * Tells each what its eyes may see: the log since it was told last, then the position. Those who see the same are told
   * the same text. `always`: also where the log has nothing new, because it may have become shorter.
   */
  tellPlay(guests: Iterable<Guest> = this.#guests, always = false): void {
    const { host, record, services } = this.#stage;
    if (!host) return;
    const texts = new Map<string, string>();
    const text = (key: string, make: () => ServerMessage): string => {
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

  /** The same to everybody. */
  tellAll(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const guest of this.#guests) guest.send(text);
  }

  stop(): void {
    clearTimeout(this.#timer ?? undefined);
  }

  dismiss(code: number): void {
    for (const guest of this.#guests) guest.close(code);
  }

  /** Never another player's, whatever was asked for. */
  #eyesOf({ eyes, player }: Guest): Seat | null {
    const { record } = this.#stage;
    if (eyes === null || (eyes !== undefined && isSeatOf(record, eyes, player.id))) return eyes;
    const own = seatsOf(record, player.id);
    return own.length === 1 ? own[0]! : null;
  }

  #presenceChanged(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.tellTable();
    }, PRESENCE_DELAY).unref();
  }
}
