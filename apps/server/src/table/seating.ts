import type { Seat, SeatInfo } from '@ashtown/engine';
import { botName, type Problem, type SeatWish } from '@ashtown/protocol';
import type { SeatRecord, TableRecord } from '../storage/storage.ts';

/** Who sits where, before the match begins. Each function changes the record, or says why not. */

const OPEN: SeatRecord = { kind: 'open', name: null };

export const seatsOf = (table: TableRecord, player: string): Seat[] =>
  [...table.seats.keys()].filter((seat) => isSeatOf(table, seat, player));

export function isSeatOf({ seats }: TableRecord, seat: Seat, player: string): boolean {
  const s = seats[seat];
  return s?.kind === 'human' && s.player === player;
}

/** The seats a new table is wished with. */
export function seatsWished(wishes: readonly SeatWish[], player: string, name: string): SeatRecord[] {
  const seats = wishes.map((wish): SeatRecord => {
    if (wish.kind === 'me') return { kind: 'human', name, player };
    if (wish.kind === 'local') return { kind: 'human', name: wish.name, player, local: true };
    return wish.kind === 'bot' ? { kind: 'bot', name: null, bot: wish.bot } : { ...OPEN };
  });
  nameBots(seats);
  return seats;
}

/** Takes an open seat. Whoever sits already moves there. */
export function sit(table: TableRecord, seat: Seat, player: string, name: string): Problem | null {
  const wanted = table.seats[seat];
  if (table.status !== 'lobby') return { code: 'not-in-lobby' };
  if (!wanted) return { code: 'no-seat' };
  if (wanted.kind !== 'open') return { code: 'seat-taken' };
  const old = seatsOf(table, player).find((other) => !table.seats[other]!.local);
  if (old !== undefined) table.seats[old] = { ...OPEN };
  table.seats[seat] = { kind: 'human', name, player };
  return null;
}

/** Gives up a seat; whoever made the table may free any. */
export function stand(table: TableRecord, seat: Seat, player: string): Problem | null {
  const given = table.seats[seat];
  if (table.status !== 'lobby') return { code: 'not-in-lobby' };
  if (!given || given.kind === 'open') return { code: 'no-seat' };
  if (table.host !== player && !isSeatOf(table, seat, player)) return { code: 'not-yours' };
  table.seats[seat] = { ...OPEN };
  return null;
}

/** Gives an open seat to a bot, or a bot's seat to another one. */
export function fill(table: TableRecord, seat: Seat, player: string, bot: string): Problem | null {
  const given = table.seats[seat];
  if (table.status !== 'lobby') return { code: 'not-in-lobby' };
  if (table.host !== player) return { code: 'not-host' };
  if (!given) return { code: 'no-seat' };
  if (given.kind === 'human') return { code: 'seat-taken' };
  table.seats[seat] = { kind: 'bot', name: null, bot };
  nameBots(table.seats);
  return null;
}

/** The same people one seat on, so that the first seat is somebody else's. */
export function rotated(seats: readonly SeatRecord[]): SeatRecord[] {
  const moved = seats.map((_, i): SeatRecord => {
    const { kind, name, bot, player, local, replaced } = seats[(i + 1) % seats.length]!;
    if (kind === 'bot') return { kind, name: replaced ? null : name, ...(bot !== undefined && { bot }) };
    return { kind, name, ...(player !== undefined && { player }), ...(local && { local }) };
  });
  nameBots(moved);
  return moved;
}

/** A bot plays on for a person; the seat keeps the person's name. */
export function replaceByBot(table: TableRecord, seat: Seat, bot: string): void {
  const { name, player, local } = table.seats[seat]!;
  table.seats[seat] = {
    kind: 'bot',
    name,
    bot,
    ...(player !== undefined && { player }),
    ...(local && { local }),
    replaced: true,
  };
}

export const isFull = ({ seats }: TableRecord): boolean => seats.every((s) => s.kind !== 'open');

/** As a match knows its seats; there are no open ones any more. */
export const seatInfo = ({ name, bot }: SeatRecord): SeatInfo =>
  bot === undefined ? { name: name!, kind: 'human' } : { name: name!, kind: 'bot', bot };

/** A bot keeps the name it has. */
function nameBots(seats: SeatRecord[]): void {
  const taken = new Set(seats.flatMap((s) => s.name ?? []));
  for (const [i, seat] of seats.entries()) {
    if (seat.kind !== 'bot' || seat.name !== null) continue;
    const name = botName(taken);
    taken.add(name);
    seats[i] = { ...seat, name };
  }
}
