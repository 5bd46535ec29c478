import type { Seat } from '@ashtown/engine';
import type { ChatLine, Command, Problem } from '@ashtown/protocol';
import { expiredSeat, refillClock } from './clock.ts';
import type { Done } from './commands.ts';
import type { Guest } from './guest.ts';
import type { Bans, Player, SeatRecord } from './record.ts';
import type { Room } from './room.ts';
import {
  freed,
  givenToBot,
  isPersonOf,
  isSeatOf,
  mayTakePart,
  seatInfo,
  seatsOf,
  takenBack,
  unmoved,
  votersOn,
} from './seating.ts';

/** What people at a table do about each other: somebody is away, comes back, leaves, is sent away or muted. */

type Decided = Done | Problem;
type Asked<T extends Command['t']> = Extract<Command, { t: T }>;

const NOTHING: Done = {};
const NOBODY: Bans = { muted: [], removed: [] };
/** So many the host may mute, and send away. */
const MOST_BANS = 100;

/** Somebody gives a seat to a bot for good. */
export function leave(room: Room, seat: Seat): Done {
  const { seats } = room.record;
  const { substitute } = room.house.rules;
  return {
    ...reseated(room, seats.with(seat, givenToBot(seats[seat]!, substitute, 'replaced'))),
    ...told(room, 'left', seat),
  };
}

/** What the others choose about a seat whose time has run out, or whose person has been away for long. */
export function absent(room: Room, { player }: Guest, { choice, seat: named }: Asked<'absent'>): Decided {
  const { record, house, absences } = room;
  if (record.status !== 'playing') return { code: 'not-playing' };
  const up = house.clock.up();
  const out = record.time && expiredSeat(record.time, up);
  const seat = named ?? out;
  if (seat === null) return { code: 'no-timeout' };
  const about = record.seats[seat];
  if (!about) return { code: 'no-seat' };
  const isAway = about.kind === 'human' && absences.isOverdue(about.player);
  if (seat !== out && !isAway) return { code: 'not-away' };
  if (!seatsOf(record, player.id).some((own) => own !== seat)) return { code: 'not-yours' };
  if (choice === 'bot') return keepWarm(room, isAway ? seatsOf(record, about.player!) : [seat]);
  if (choice === 'end') return agree(room, seat, 'end', player.id);
  if (isAway) absences.wait(about.player!);
  const time = seat === out && record.time && record.clock && refillClock(record.time, record.clock, seat, up);
  const seats = about.motion && record.seats.with(seat, unmoved(about));
  const changed = { ...(time && { time }), ...(seats && { seats }) };
  return { ...((time || seats) && { record: changed }), tell: ['table', 'moment'] };
}

/** A bot plays until the person comes back. Whoever is away from several seats at one screen is away from all. */
function keepWarm(room: Room, away: readonly Seat[]): Done {
  const { seats } = room.record;
  const { substitute } = room.house.rules;
  const kept = seats.map((s, seat) => (away.includes(seat) ? givenToBot(s, substitute, 'kept') : s));
  return { ...reseated(room, kept), ...told(room, 'kept', away[0]!) };
}

/** A player sits down again in the seats that bots have kept, or in one of them, and nobody ends the match without them. Null: there are none. */
export function comeBack(room: Room, player: string, only?: Seat): Done | null {
  const { record, house } = room;
  if (record.status !== 'playing') return null;
  const isTheirs = (s: SeatRecord, seat: Seat) => s.player === player && (only === undefined || only === seat);
  const isMissed = (s: SeatRecord) => s.kind === 'human' && s.motion?.what === 'end';
  const back = record.seats.findIndex((s, seat) => isTheirs(s, seat) && s.kept);
  const isBack = (seat: Seat) => isTheirs(record.seats[seat]!, seat) && record.seats[seat]!.kept;
  if (back < 0 && !record.seats.some((s, seat) => isTheirs(s, seat) && isMissed(s))) return null;
  const seats = record.seats.map((s, seat) => {
    if (!isTheirs(s, seat)) return s;
    return isMissed(s) ? unmoved(s) : takenBack(s);
  });
  const done = reseated(room, seats);
  if (back < 0) return { ...done, tell: ['table'] };
  const { clock } = record;
  let { time } = record;
  for (const [seat, left] of time?.left.entries() ?? [])
    if (left === 0 && clock && isBack(seat)) time = refillClock(time!, clock, seat, house.clock.up());
  return { ...done, record: { ...done.record, time }, ...told(room, 'returned', back) };
}

/** What somebody in the seat has done: nobody ends the match without them any more. */
export function stillHere({ record: { seats } }: Room, seat: Seat, done: Done): Done {
  const taken = seats[seat]!;
  if (taken.motion?.what !== 'end') return done;
  const record = { ...done.record, seats: seats.with(seat, unmoved(taken)) };
  return { ...done, record, tell: [...(done.tell ?? []), 'table'] };
}

/** Sits down again, for whoever never went: their time had run out. */
export function comeBackTo(room: Room, { player }: Guest, { seat }: Asked<'return'>): Decided {
  const { record } = room;
  if (record.status !== 'playing') return { code: record.status === 'lobby' ? 'not-playing' : 'over' };
  const taken = record.seats[seat];
  if (!taken) return { code: 'no-seat' };
  if (isSeatOf(record, seat, player.id)) return NOTHING;
  if (taken.player !== player.id) return { code: 'not-yours' };
  return comeBack(room, player.id, seat) ?? { code: 'replaced' };
}

/** The host sends somebody away: at once, or with the consent of the others from a seat in a running match. */
export function remove(room: Room, { player }: Guest, { player: whom }: Asked<'remove'>): Decided {
  const { record } = room;
  const problem = cannotJudge(room, player, whom);
  if (problem) return problem;
  if (record.bans?.removed.includes(whom)) return NOTHING;
  const seat = record.status === 'playing' ? record.seats.findIndex((s) => isPersonIn(s, whom)) : -1;
  return seat < 0 ? sentAway(room, whom) : agree(room, seat, 'remove', player.id);
}

/** Yes or no to what is proposed about a seat. Who says no ends it. */
export function vote(room: Room, { player }: Guest, { seat, yes }: Asked<'vote'>): Decided {
  const { record, absences } = room;
  if (record.status !== 'playing') return { code: 'not-playing' };
  const about = record.seats[seat];
  if (!about) return { code: 'no-seat' };
  if (seatsOf(record, player.id).length === 0 || about.player === player.id) return { code: 'not-yours' };
  if (!about.motion) return { code: 'no-motion' };
  if (yes) return agree(room, seat, about.motion.what, player.id);
  if (about.motion.what === 'end') absences.wait(about.player!);
  return { record: { seats: record.seats.with(seat, unmoved(about)) }, tell: ['table'] };
}

/** What all who are asked have agreed to by now, since somebody left or is away for long. Null: nothing. */
export function settled(room: Room): Done | null {
  const { record } = room;
  if (record.status !== 'playing') return null;
  for (const [seat, { motion }] of record.seats.entries())
    if (motion && isAgreed(room, seat, motion.by)) return carried(room, seat, motion.what);
  return null;
}

/** The host lets somebody talk no more, or again; whoever has come since somebody was sent away, for the first time. */
export function mute(room: Room, { player }: Guest, { player: whom, yes }: Asked<'mute'>): Decided {
  const problem = cannotJudge(room, player, whom);
  if (problem) return problem;
  const bans = room.record.bans ?? NOBODY;
  const others = bans.muted.filter((id) => id !== whom);
  const muted = yes ? capped(others, whom) : others;
  const isNew = !yes && !mayTakePart(room.record, whom);
  const admitted = isNew && { admitted: capped(bans.admitted ?? [], whom) };
  return { record: { bans: { ...bans, muted, ...admitted } }, tell: ['table'] };
}

/** Why somebody may not be muted or sent away by a player. */
function cannotJudge({ record, audience }: Room, { id }: Player, whom: string): Problem | null {
  if (record.host !== id) return { code: 'not-host' };
  if (whom === id) return { code: 'not-yours' };
  const isKnown = isPersonOf(record, whom) || audience.presence().online.has(whom) || record.bans?.muted.includes(whom);
  return isKnown ? null : { code: 'not-found' };
}

function agree(room: Room, seat: Seat, what: 'end' | 'remove', player: string): Done {
  const { seats } = room.record;
  const { motion } = seats[seat]!;
  const by = [...new Set([...(motion?.what === what ? motion.by : []), player])];
  if (isAgreed(room, seat, by)) return carried(room, seat, what);
  return { record: { seats: seats.with(seat, { ...seats[seat]!, motion: { what, by } }) }, tell: ['table'] };
}

/** Where nobody is left whose word counts, nothing is agreed to. */
function isAgreed({ record, absences }: Room, seat: Seat, by: readonly string[]): boolean {
  const voters = votersOn(record, seat, (player) => absences.isOverdue(player));
  return voters.size > 0 && [...voters].every((player) => by.includes(player));
}

const carried = (room: Room, seat: Seat, what: 'end' | 'remove'): Done =>
  what === 'end'
    ? { ...abandoned(room.record.seats.map(unmoved)), ...told(room, 'ended', seat) }
    : sentAway(room, room.record.seats[seat]!.player!);

/** Somebody has to go and does not come in again. A bot plays on for them, for good. */
function sentAway(room: Room, whom: string): Done {
  const { record, house, audience } = room;
  const { muted, removed, admitted = knownAt(room) } = record.bans ?? NOBODY;
  const bans = { muted, removed: capped(removed, whom), admitted: admitted.filter((id) => id !== whom) };
  const seat = record.seats.findIndex((s) => isPersonIn(s, whom));
  const name = record.seats[seat]?.name ?? audience.presence().watching.get(whom) ?? '';
  const line = told(room, 'removed', seat < 0 ? null : seat, name);
  if (record.status === 'lobby')
    return { record: { bans, seats: freed(record, whom) }, ...line, away: whom, tell: ['table'] };
  if (seat < 0 || record.status === 'over') return { record: { bans }, ...line, away: whom, tell: ['table'] };
  const { substitute } = house.rules;
  const done = reseated(
    room,
    record.seats.map((s) => (isPersonIn(s, whom) ? givenToBot(s, substitute, 'replaced') : s)),
  );
  return { ...done, record: { ...done.record, bans }, ...line, away: whom };
}

/** Those who are known when somebody is sent away: who sits, and who watches. */
function knownAt({ record, audience }: Room): string[] {
  const sitting = record.seats.flatMap((s) => s.player ?? []);
  return [...new Set([...sitting, ...audience.presence().online])].slice(0, MOST_BANS);
}

const isPersonIn = (s: SeatRecord, player: string): boolean =>
  s.player === player && (s.kind === 'human' || s.kept === true);

/**
 * The match with others in its seats. Bots do not play for nobody: once the last person has left, those whose seats
 * were kept warm have them back, and where there are none the match is over.
 */
function reseated({ record, house, host }: Room, wished: readonly SeatRecord[]): Done {
  const isNobody = !house.rules.botsAlone && wished.every((s) => s.kind === 'bot');
  if (isNobody && !wished.some((s) => s.kept)) return abandoned(wished);
  const seats = isNobody ? wished.map(takenBack) : wished;
  let keep: number | undefined;
  for (const [seat, taken] of seats.entries()) {
    if (taken.kind === record.seats[seat]!.kind && taken.bot === record.seats[seat]!.bot) continue;
    const { done, at } = host!.reseat(seat, seatInfo(taken));
    if (done) keep = Math.min(at, keep ?? at);
  }
  return { record: { seats }, ...(keep !== undefined && { keep }), tell: ['table', 'moment'] };
}

/** Its people end the match before the game does. */
const abandoned = (seats: readonly SeatRecord[]): Done => ({
  record: { seats, abandoned: true, status: 'over', asked: [] },
});

/** A line of the table's own in the chat, where there is chat. */
function told(
  { house, record, chat }: Room,
  what: NonNullable<ChatLine['told']>,
  seat: Seat | null,
  name = seat === null ? '' : record.seats[seat]!.name!,
): { line?: ChatLine } {
  if (!house.rules.chat) return {};
  return { line: { id: (chat.at(-1)?.id ?? 0) + 1, name, seat, text: '', at: house.clock.now(), told: what } };
}

const capped = (list: readonly string[], one: string): string[] => [...list, one].slice(-MOST_BANS);
