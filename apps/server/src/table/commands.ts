import { findBot, type Host, hint, type Undone } from '@ashtown/host';
import type { ChatLine, Command, Hint, Past, Problem } from '@ashtown/protocol';
import { expiredSeat, refillClock, startClock } from './clock.ts';
import type { Guest } from './guest.ts';
import type { LiveTable } from './live-table.ts';
import { beginMatch } from './match.ts';
import { fill, isFull, replaceByBot, seatInfo, seatsOf, sit, stand } from './seating.ts';

/** What a command led to. `eyes`: only the sender sees something else now. */
export interface Done {
  at?: number;
  table?: string;
  hint?: Hint;
  past?: Past;
  line?: ChatLine;
  changed?: readonly ('table' | 'play' | 'eyes')[];
}

type Handler<T extends Command['t']> = (
  table: LiveTable,
  guest: Guest,
  command: Extract<Command, { t: T }>,
) => Promise<Done | Problem>;

const TABLE: Done = { changed: ['table'] };

/** One entry per command, in the order of the protocol. */
export const COMMANDS: { readonly [T in Command['t']]: Handler<T> } = {
  async sit(table, guest, { seat }) {
    const problem = sit(table.record, seat, guest.player.id, guest.name);
    if (problem) return problem;
    await table.services.storage.savePlayer({ ...guest.player, name: guest.name });
    await table.save();
    return TABLE;
  },

  async stand(table, guest, { seat }) {
    const problem = stand(table.record, seat, guest.player.id);
    if (problem) return problem;
    await table.save();
    return TABLE;
  },

  async rename(table, guest, { name }) {
    const { record, host } = table;
    guest.name = name;
    const own = seatsOf(record, guest.player.id).filter((seat) => !record.seats[seat]!.local);
    if (own.length === 0) return {};
    for (const seat of own) {
      record.seats[seat] = { ...record.seats[seat]!, name };
      host?.reseat(seat, seatInfo(record.seats[seat]!));
    }
    await table.services.storage.savePlayer({ ...guest.player, name });
    await table.save();
    return TABLE;
  },

  async fill(table, guest, { seat, bot }) {
    if (!findBot(bot)) return { code: 'bad-seats', detail: 'a bot there is' };
    const problem = fill(table.record, seat, guest.player.id, bot);
    if (problem) return problem;
    await table.save();
    return TABLE;
  },

  async start(table, guest) {
    const { record } = table;
    if (record.host !== guest.player.id) return { code: 'not-host' };
    if (record.status === 'playing') return { at: record.length };
    if (record.status === 'over') return { code: 'not-in-lobby' };
    if (!isFull(record)) return { code: 'seats-open' };
    return begin(table);
  },

  async rematch(table, guest) {
    const { record, services } = table;
    if (record.status !== 'over') return { code: 'not-over' };
    if (record.host !== guest.player.id && seatsOf(record, guest.player.id).length === 0) return { code: 'not-yours' };
    if (record.rematch !== null) return { table: record.rematch };
    const made = await services.tables.rematch(record, guest.player);
    if (typeof made !== 'string') return made;
    record.rematch = made;
    await table.save();
    return { table: made, ...TABLE };
  },

  async look(table, guest, { seat, at }) {
    const problem = cannotSee(table, guest, seat);
    if (problem) return problem;
    table.audience.look(guest, seat, at);
    return { changed: ['eyes'] };
  },

  async answer(table, guest, { seat, ply, pick }) {
    const problem = cannotPlay(table, guest, seat);
    if (problem) return problem;
    const host = table.host!;
    const from = host.length;
    const answered = host.answer(seat, ply, pick);
    return answered.ok ? table.commit(from, from) : { code: answered.why };
  },

  /** Free where it can be; else the others are asked. */
  async undo(table, guest, { seat, all }) {
    const move = all ? (host: Host) => host.resetTurn(seat) : (host: Host) => host.requestUndo(seat);
    return cannotPlay(table, guest, seat) ?? takeBack(table, move);
  },

  async redo(table, guest, { seat }) {
    return cannotPlay(table, guest, seat) ?? takeBack(table, (host) => host.redo(seat));
  },

  async hint(table, guest, { seat }) {
    const problem = cannotPlay(table, guest, seat);
    if (problem) return problem;
    const found = hint(table.host!, seat);
    return found ? { hint: found } : { code: 'no-hint' };
  },

  async past(table, guest, { seat, at }) {
    const problem = cannotSee(table, guest, seat);
    if (problem) return problem;
    const found = table.host?.past(seat, at);
    return found ? { past: found } : { code: 'no-past' };
  },

  async consent(table, guest, { seat, yes }) {
    return cannotPlay(table, guest, seat) ?? takeBack(table, (host) => host.consent(seat, yes));
  },

  async chat(table, guest, { text }) {
    const { services, record } = table;
    const [seat = null] = seatsOf(record, guest.player.id);
    const keep = services.settings.chatKept;
    const line = await services.storage.addChat(record.id, { name: guest.name, seat, text, at: Date.now() }, keep);
    table.chat = [...table.chat, line].slice(-keep);
    return { line };
  },

  async leave(table, guest, { seat }) {
    const { record } = table;
    if (record.status === 'lobby') return COMMANDS.stand(table, guest, { t: 'stand', id: '', seat });
    return cannotPlay(table, guest, seat) ?? letBotPlay(table, seat);
  },

  async absent(table, guest, { choice }) {
    const { record, services } = table;
    if (record.status !== 'playing') return { code: 'not-playing' };
    const up = services.uptime.now();
    const seat = record.time && expiredSeat(record.time, up);
    if (seat === null || !record.time || !record.clock) return { code: 'no-timeout' };
    if (!seatsOf(record, guest.player.id).some((own) => own !== seat)) return { code: 'not-yours' };
    if (choice === 'bot') return letBotPlay(table, seat);
    if (choice === 'end') {
      await table.abandon();
    } else {
      record.time = refillClock(record.time, record.clock, seat, up);
      await table.save();
    }
    return { changed: ['table', 'play'] };
  },

  async ping() {
    return {};
  },
};

/** Begins the match of a full table. */
export async function begin(table: LiveTable): Promise<Done> {
  const { record, services } = table;
  const host = beginMatch(record, services.catalog);
  record.asked = host.asked;
  record.time = record.clock && startClock(record.clock, record.seats, host.asked, services.uptime.now());
  await table.save();
  table.host = host;
  services.metrics.matches.inc({ event: 'begun' });
  services.log.info({ table: record.id, game: record.game, seats: record.seats.length }, 'match begun');
  return { at: 0, changed: ['table', 'play'] };
}

/** Why a guest cannot act for a seat in a running match. */
function cannotPlay(table: LiveTable, guest: Guest, seat: number): Problem | null {
  const { status, seats } = table.record;
  if (status !== 'playing') return { code: status === 'lobby' ? 'not-playing' : 'over' };
  const taken = seats[seat];
  if (!taken) return { code: 'no-seat' };
  if (table.owns(guest, seat)) return null;
  return { code: taken.replaced && taken.player === guest.player.id ? 'replaced' : 'not-yours' };
}

/** Whether somebody may not see with these eyes: everybody may with a spectator's. */
function cannotSee(table: LiveTable, guest: Guest, seat: number | null): Problem | null {
  if (seat === null) return null;
  if (!table.record.seats[seat]) return { code: 'no-seat' };
  return table.owns(guest, seat) ? null : { code: 'not-yours' };
}

async function takeBack(table: LiveTable, move: (host: Host) => Undone): Promise<Done | Problem> {
  const host = table.host!;
  const from = host.length;
  const undone = move(host);
  if (!undone.ok) return { code: undone.why };
  return undone.done ? table.commit(from, undone.at) : { at: host.length, changed: ['play'] };
}

/** A bot plays on for a person who left; after the last person there is nobody to play for. */
async function letBotPlay(table: LiveTable, seat: number): Promise<Done> {
  const { record, services } = table;
  const host = table.host!;
  replaceByBot(record, seat, services.settings.substitute);
  if (record.seats.every((s) => s.kind === 'bot')) {
    await table.abandon();
    return { changed: ['table', 'play'] };
  }
  const from = host.length;
  const { done, at } = host.reseat(seat, seatInfo(record.seats[seat]!));
  await table.save();
  if (done) await table.commit(from, at);
  return { changed: ['table', 'play'] };
}
