import { randomInt } from 'node:crypto';
import { findGame } from '@ashtown/catalog';
import { type Options, parseOptions } from '@ashtown/engine';
import { findBot } from '@ashtown/host';
import type { NewTable, Problem, TableFound } from '@ashtown/protocol';
import type { Identity } from './identity.ts';
import type { Services } from './services.ts';
import type { TableRecord } from './storage/storage.ts';
import { begin } from './table/commands.ts';
import { LiveTable } from './table/live-table.ts';
import { rotated, seatsOf, seatsWished } from './table/seating.ts';

const ID = { alphabet: 'abcdefghijklmnopqrstuvwxyz0123456789', length: 16 };
/** People read it out to each other: nothing that looks or sounds like something else. */
const CODE = { alphabet: 'ABCDEFGHJKMNPQRSTUVWXYZ23456789', length: 6 };
const DAY = 24 * 3600 * 1000;

const draw = ({ alphabet, length }: typeof ID): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** As it is written: with a dash in the middle. */
export const makeCode = (letters: string): string => `${letters.slice(0, 3)}-${letters.slice(3)}`;

/** All tables. Those somebody uses are in memory; the others rest in the storage. */
export class Tables {
  readonly #services: Services;
  /** In the order of their last use. */
  readonly #live = new Map<string, Promise<LiveTable | null>>();
  readonly #loaded = new Map<string, LiveTable>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** Null: there is no such table. */
  get(id: string): Promise<LiveTable | null> {
    const known = this.#live.get(id);
    if (known) {
      this.#live.delete(id);
      this.#live.set(id, known);
      return known;
    }
    const loading = LiveTable.load(this.#services, id);
    this.#live.set(id, loading);
    loading.then(
      (table) => (table ? this.#loaded.set(id, table) : this.#live.delete(id)),
      () => this.#live.delete(id),
    );
    return loading;
  }

  async create(wish: NewTable, player: Identity): Promise<TableFound | Problem> {
    const { storage } = this.#services;
    const checked = this.#check(wish);
    if (!checked.ok) return { code: checked.code, ...(checked.detail !== undefined && { detail: checked.detail }) };
    const problem = await this.#tooMany(player);
    if (problem) return problem;
    await storage.savePlayer({ ...player, name: wish.name });
    const { game, undo, clock } = wish;
    const { options } = checked;
    const now = Date.now();
    const seats = seatsWished(wish.seats, player.id, wish.name);
    const table = {
      game,
      options,
      undo,
      clock,
      public: wish.public,
      seats,
      host: player.id,
      created: now,
      updated: now,
    };
    return this.#store(table);
  }

  /** The same people one seat on. Where nobody else has to come along, the match begins at once. */
  async rematch(old: TableRecord, player: Identity): Promise<string | Problem> {
    const problem = await this.#tooMany(player);
    if (problem) return problem;
    const { game, options, undo, clock } = old;
    const now = Date.now();
    const seats = rotated(old.seats);
    const made = await this.#store({
      ...{ game, options, undo, clock, public: old.public, seats, host: player.id, created: now, updated: now },
    });
    const table = await this.get(made.id);
    const people = seats.filter((s) => s.kind !== 'bot').length;
    if (table && people > 0 && people === seatsOf(table.record, player.id).length) {
      const begun = await table.enqueue(() => table.attempt(() => begin(table)));
      if (!begun.ok) return { code: begun.code };
      table.bots.wake();
    }
    return made.id;
  }

  /** What is in memory cannot be trusted any more: the next to ask reads it anew. */
  forget(table: LiveTable): void {
    const { id } = table.record;
    if (this.#loaded.get(id) !== table) return;
    this.#loaded.delete(id);
    this.#live.delete(id);
  }

  /** How many are in memory, by status. */
  count(): Record<string, number> {
    const counts: Record<string, number> = { lobby: 0, playing: 0, over: 0 };
    for (const table of this.#loaded.values()) counts[table.record.status]!++;
    return counts;
  }

  /** Lets go of tables nobody has used for a while, and at once of the least used ones where there are too many. */
  async sweep(): Promise<void> {
    const { settings, log } = this.#services;
    const late = Date.now() - settings.idleMs;
    let surplus = this.#loaded.size - settings.maxIdleTables;
    for (const id of [...this.#live.keys()]) {
      const table = this.#loaded.get(id);
      if (!table || table.guests > 0 || table.bots.isBusy()) continue;
      if (table.touched > late && surplus <= 0) continue;
      surplus--;
      this.#live.delete(id);
      this.#loaded.delete(id);
      await table.rest().catch((err) => log.error({ err, table: id }, 'a table could not be put to rest'));
    }
  }

  async stop(): Promise<void> {
    const tables = [...this.#loaded.values()];
    this.#live.clear();
    this.#loaded.clear();
    await Promise.allSettled(tables.map((table) => table.rest()));
  }

  /** What a table can be made of: the options come back complete, as the match will need them. */
  #check({ game: id, seats, options }: NewTable): { ok: true; options: Options } | ({ ok: false } & Problem) {
    const badSeats = (detail: string) => ({ ok: false, code: 'bad-seats', detail }) as const;
    const game = findGame(id, this.#services.catalog)?.game;
    if (!game) return { ok: false, code: 'unknown-game' };
    const [min, max] = game.players;
    if (seats.length < min || seats.length > max) return badSeats(`${min} to ${max} seats`);
    if (seats.filter((s) => s.kind === 'me').length > 1) return badSeats('one seat is mine');
    if (seats.every((s) => s.kind === 'bot')) return badSeats('a seat for a person');
    if (seats.some((s) => s.kind === 'bot' && !findBot(s.bot))) return badSeats('a bot there is');
    const parsed = parseOptions(game, seats.length, options);
    if (parsed.ok) return parsed;
    const { option, expected } = parsed.problem;
    return { ok: false, code: 'bad-options', detail: `${option}: ${expected}`.slice(0, 200) };
  }

  /** Tables nobody has touched for a day do not count: an abandoned game must not keep anybody from the next one. */
  async #tooMany(player: Identity): Promise<Problem | null> {
    const { settings, storage } = this.#services;
    const since = Date.now() - DAY;
    const [all, own] = await Promise.all([storage.countTables(since), storage.countTables(since, player.id)]);
    return all >= settings.maxTables || own >= settings.maxTablesPerPlayer ? { code: 'too-many-tables' } : null;
  }

  async #store(
    given: Pick<
      TableRecord,
      'game' | 'options' | 'undo' | 'clock' | 'public' | 'seats' | 'host' | 'created' | 'updated'
    >,
  ): Promise<TableFound> {
    const fresh = { status: 'lobby', asked: [], time: null, abandoned: false, rematch: null } as const;
    const match = { seed: null, commitment: null, version: null, length: 0 };
    for (;;) {
      const id = draw(ID);
      const code = makeCode(draw(CODE));
      const stored = await this.#services.storage.createTable({ ...given, ...fresh, ...match, id, code });
      if (stored === 'ok') return { id, code };
    }
  }
}
