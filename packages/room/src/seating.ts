import type { Seat, SeatInfo } from '@ashtown/engine';
import { botName, distinctName, type Problem, type SeatWish } from '@ashtown/protocol';
import type { SeatRecord, TableRecord } from './record.ts';

/** Who sits where. Whoever changes it gets all seats as they will be, or why not. */
export type Seated = readonly SeatRecord[] | Problem;

const OPEN: SeatRecord = { kind: 'open', name: null };

export const isRefused = (seated: Seated): seated is Problem => 'code' in seated;

export const seatsOf = (table: TableRecord, player: string): Seat[] =>
  [...table.seats.keys()].filter((seat) => isSeatOf(table, seat, player));

export function isSeatOf({ seats }: TableRecord, seat: Seat, player: string): boolean {
  const s = seats[seat];
  return s?.kind === 'human' && s.player === player;
}

/** Whether somebody plays here: sits, or is away from a seat that a bot keeps warm. */
export const isPersonOf = ({ seats }: TableRecord, player: string): boolean =>
  seats.some((s) => s.player === player && (s.kind === 'human' || s.kept));

/** Whether somebody may sit down and talk, or watches only since they came after somebody was sent away. */
export const mayTakePart = (table: TableRecord, player: string): boolean =>
  table.bans?.admitted?.includes(player) !== false || table.host === player || isPersonOf(table, player);

/** The players whose word counts about a seat: everybody else's who is not away for long. */
export function votersOn({ seats }: TableRecord, about: Seat, isOverdue: (player: string) => boolean): Set<string> {
  const concerned = seats[about]!.player;
  const counts = (s: SeatRecord) => s.kind === 'human' && s.player && s.player !== concerned && !isOverdue(s.player);
  return new Set(seats.flatMap((s) => (counts(s) ? s.player! : [])));
}

/** The seats of those who have not agreed yet to what is proposed about a seat. */
export function seatsWaitedFor(table: TableRecord, about: Seat, isOverdue: (player: string) => boolean): Seat[] {
  const voters = votersOn(table, about, isOverdue);
  const by = table.seats[about]!.motion?.by ?? [];
  const isWaitedFor = ({ kind, player = '' }: SeatRecord) =>
    kind === 'human' && voters.has(player) && !by.includes(player);
  return [...table.seats.keys()].filter((seat) => isWaitedFor(table.seats[seat]!));
}

/** The seats a new table is wished with. */
export function seatsWished(wishes: readonly SeatWish[], player: string, name: string): SeatRecord[] {
  const taken = [name];
  const distinct = (wished: string): string => {
    taken.push(distinctName(wished, taken));
    return taken.at(-1)!;
  };
  return withBotNames(
    wishes.map((wish): SeatRecord => {
      if (wish.kind === 'me') return { kind: 'human', name, player };
      if (wish.kind === 'local') return { kind: 'human', name: distinct(wish.name), player, local: true };
      return wish.kind === 'bot' ? { kind: 'bot', name: null, bot: wish.bot } : OPEN;
    }),
  );
}

const namesOf = (seats: readonly SeatRecord[]): string[] => seats.flatMap((s) => s.name ?? []);

/** The name somebody is heard by: that of their seat, or one that looks like nobody's who sits. */
export function nameHeard({ seats }: TableRecord, seat: Seat | null, name: string): string {
  return seat === null ? distinctName(name, namesOf(seats)) : (seats[seat]?.name ?? name);
}

/** Takes an open seat. Whoever sits already moves there. */
export function sit(table: TableRecord, seat: Seat, player: string, name: string): Seated {
  const { status, seats } = table;
  if (status !== 'lobby') return { code: 'not-in-lobby' };
  if (!mayTakePart(table, player)) return { code: 'not-admitted' };
  if (!seats[seat]) return { code: 'no-seat' };
  if (seats[seat].kind !== 'open') return { code: 'seat-taken' };
  const left = seats.map((s) => (s.kind === 'human' && s.player === player && !s.local ? OPEN : s));
  return left.with(seat, { kind: 'human', name: distinctName(name, namesOf(left)), player });
}

/** Gives up a seat; whoever made the table may free any. */
export function stand(table: TableRecord, seat: Seat, player: string): Seated {
  const { status, seats, host } = table;
  if (status !== 'lobby') return { code: 'not-in-lobby' };
  if (!seats[seat] || seats[seat].kind === 'open') return { code: 'no-seat' };
  if (host !== player && !isSeatOf(table, seat, player)) return { code: 'not-yours' };
  return seats.with(seat, OPEN);
}

/** Gives an open seat to a bot, a bot's seat to another one, or that of the guest it names: whoever was quicker keeps it. */
export function fill(
  { status, seats, host }: TableRecord,
  seat: Seat,
  player: string,
  bot: string,
  instead?: string,
): Seated {
  if (status !== 'lobby') return { code: 'not-in-lobby' };
  if (host !== player) return { code: 'not-host' };
  if (!seats[seat]) return { code: 'no-seat' };
  if (seats[seat].kind === 'human' && seats[seat].player !== instead) return { code: 'seat-taken' };
  return withBotNames(seats.with(seat, { kind: 'bot', name: null, bot }));
}

/** The player goes by another name; others at the same screen keep theirs. Null: the player sits nowhere. */
export function renamed({ seats }: TableRecord, player: string, name: string): readonly SeatRecord[] | null {
  const isTheirs = (s: SeatRecord) => s.kind === 'human' && s.player === player && !s.local;
  const distinct = distinctName(name, namesOf(seats.filter((s) => !isTheirs(s))));
  return seats.some(isTheirs) ? seats.map((s) => (isTheirs(s) ? { ...s, name: distinct } : s)) : null;
}

/** Sends somebody away from all their seats in the lobby. */
export const freed = ({ seats }: TableRecord, player: string): readonly SeatRecord[] =>
  seats.map((s) => (s.kind === 'human' && s.player === player ? OPEN : s));

/** A bot plays for a person, for good or until they come back; the seat keeps the person's name. */
export function givenToBot(s: SeatRecord, bot: string, as: 'kept' | 'replaced'): SeatRecord {
  const { kept, replaced, motion, ...person } = s;
  return { ...person, kind: 'bot', bot, [as]: true };
}

/** Nothing is proposed about the seat any more. */
export function unmoved(s: SeatRecord): SeatRecord {
  const { motion, ...rest } = s;
  return motion ? rest : s;
}

/** The person a bot has kept the seat for sits in it again. */
export function takenBack(s: SeatRecord): SeatRecord {
  const { bot, kept, ...person } = s;
  return kept ? { ...person, kind: 'human' } : s;
}

/** Whether a person sits where a bot was, so that what it thinks leads nowhere. */
export const hasReturned = (before: TableRecord, after: TableRecord): boolean =>
  before.seats !== after.seats && before.seats.some((s, i) => s.kind === 'bot' && after.seats[i]!.kind === 'human');

/** The same people one seat on, so that the first seat is somebody else's. A bot that took a seat over has its own name. */
export const rotated = (seats: readonly SeatRecord[]): SeatRecord[] =>
  withBotNames(
    [...seats.slice(1), ...seats.slice(0, 1)]
      .map(takenBack)
      .map(({ kind, name, bot, player, local, replaced }): SeatRecord => {
        if (kind === 'bot') return { kind, name: replaced ? null : name, ...(bot !== undefined && { bot }) };
        return { kind, name, ...(player !== undefined && { player }), ...(local && { local }) };
      }),
  );

export const isFull = ({ seats }: TableRecord): boolean => seats.every((s) => s.kind !== 'open');

/** As a match knows its seats; there are no open ones any more. */
export const seatInfo = ({ name, bot }: SeatRecord): SeatInfo =>
  bot === undefined ? { name: name!, kind: 'human' } : { name: name!, kind: 'bot', bot };

/** A bot keeps the name it has. */
function withBotNames(seats: readonly SeatRecord[]): SeatRecord[] {
  const taken = new Set(seats.flatMap((s) => s.name ?? []));
  return seats.map((seat) => {
    if (seat.kind !== 'bot' || seat.name !== null) return seat;
    const name = botName(taken);
    taken.add(name);
    return { ...seat, name };
  });
}
