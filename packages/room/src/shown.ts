import type { Seat } from '@ashtown/engine';
import type { Host } from '@ashtown/host';
import type { OfferedPosition, Position, SeatShown, TableLine, TableShown, Watching } from '@ashtown/protocol';
import type { AwayShown } from './absence.ts';
import { clockShown } from './clock.ts';
import type { Clock } from './house.ts';
import type { TableRecord } from './record.ts';
import { isPersonOf, mayTakePart, seatsOf, seatsWaitedFor } from './seating.ts';

/** What leaves the room, written field by field: a new field of a record stays inside until it is shown here. */

/** What a record changes in what is told: of the table, and of the match. */
const TOLD_IN = {
  table: ['status', 'seats', 'bans', 'host', 'rematch', 'abandoned', 'commitment'],
  moment: ['status', 'seats', 'length', 'asked', 'time', 'consents'],
} as const satisfies Record<string, readonly (keyof TableRecord)[]>;

export const isToldIn = (what: keyof typeof TOLD_IN, before: TableRecord, after: TableRecord): boolean =>
  TOLD_IN[what].some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

export interface Presence {
  online: ReadonlySet<string>;
  spectators: number;
  /** Names by player. */
  watching: ReadonlyMap<string, string>;
  away: ReadonlyMap<string, AwayShown>;
}

export const tableShown = (t: TableRecord, present: Presence): TableShown => ({
  id: t.id,
  code: t.code,
  game: t.game,
  options: t.options,
  status: t.status,
  public: t.public,
  undo: t.undo,
  clock: t.clock,
  seats: t.seats.map((_, seat) => seatShown(t, seat, present)),
  host: t.host,
  spectators: present.spectators,
  watching: [...present.watching].map(([player, name]) => watchingShown(t, player, name)),
  commitment: t.commitment,
  rematch: t.rematch,
  ...(t.abandoned && { abandoned: true }),
  created: t.created,
  updated: t.updated,
});

function seatShown(t: TableRecord, seat: Seat, { online, away }: Presence): SeatShown {
  const { name, kind, bot, player, kept, replaced, motion } = t.seats[seat]!;
  const absence = kind === 'human' ? away.get(player ?? '') : undefined;
  const isOverdue = (other: string) => away.get(other)?.overdue === true;
  return {
    name,
    kind,
    ...(bot !== undefined && { bot }),
    ...((kind === 'human' || kept) && player !== undefined && { player }),
    online: kind === 'human' && player !== undefined && online.has(player),
    ...(absence && { away: absence.since }),
    ...(absence?.overdue && { overdue: true }),
    ...(kept && { kept }),
    ...(replaced && { replaced }),
    ...(motion && { motion: { what: motion.what, waiting: seatsWaitedFor(t, seat, isOverdue) } }),
    ...mutedShown(t, player ?? ''),
  };
}

/** Somebody new may not talk either. */
const watchingShown = (t: TableRecord, player: string, name: string): Watching =>
  mayTakePart(t, player) ? { player, name, ...mutedShown(t, player) } : { player, name, muted: true, waits: true };

const mutedShown = ({ bans }: TableRecord, player: string): { muted?: true } =>
  bans?.muted.includes(player) ? { muted: true } : {};

export function tableLine(t: TableRecord, player: string | null): TableLine {
  const own = player === null ? [] : seatsOf(t, player);
  return {
    id: t.id,
    code: t.code,
    game: t.game,
    status: t.status,
    clock: t.clock,
    seats: t.seats.map(({ name, kind }) => ({ name, kind })),
    updated: t.updated,
    mine: t.host === player || (player !== null && isPersonOf(t, player)),
    turn: t.status === 'playing' && own.some((seat) => t.asked.includes(seat)),
  };
}

/** The table through the eyes of one seat. Once it is over everything is told and nothing can be changed. */
export function positionOf(host: Host, t: TableRecord, seat: Seat | null, clock: Clock, exact: boolean): Position {
  const shown = { ...host.show(seat, exact), seat };
  if (t.status !== 'over') {
    const time = t.clock && t.time ? clockShown(t.time, t.clock, clock.up(), clock.now()) : null;
    return { ...shown, seed: null, clock: time };
  }
  const still = { asked: [], question: null, undo: null, redo: false, request: null, clock: null };
  return { ...shown, ...still, seed: t.seed };
}

/** The same with what can be answered. */
export const withOffers = (host: Host, position: Position): OfferedPosition => ({
  ...position,
  legal: position.seat !== null && position.question !== null ? host.offers(position.seat) : [],
});
