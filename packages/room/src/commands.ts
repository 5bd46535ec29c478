import type { Seat } from '@ashtown/engine';
import { type Advice, type AdviceKind, type Host, isBotWish, type Past, type Undone } from '@ashtown/host';
import type { ChatLine, Command, Problem } from '@ashtown/protocol';
import { absent, comeBackTo, leave, mute, remove, stillHere, vote } from './company.ts';
import type { Guest } from './guest.ts';
import { makeRematch } from './make.ts';
import { begin } from './match.ts';
import type { Player, TableRecord } from './record.ts';
import type { Room } from './room.ts';
import {
  fill,
  isFull,
  isPersonOf,
  isRefused,
  isSeatOf,
  mayTakePart,
  nameHeard,
  renamed,
  type Seated,
  seatsOf,
  sit,
  stand,
} from './seating.ts';

/** What a command decided. The room writes it, then says `ok`, then tells. */
export interface Done {
  /** What becomes of the record, besides what follows from the match. */
  readonly record?: Partial<TableRecord>;
  /** The match that begins. */
  readonly host?: Host;
  /** The match has changed: so many of its answers are as they were. */
  readonly keep?: number;
  readonly line?: ChatLine;
  /** The sender as they are known from now on. Whoever only watches is written down nowhere. */
  readonly player?: Player;
  /** The player who has to go. */
  readonly away?: string;
  /** What the sender is told with `ok`. */
  readonly reply?: { table?: string; past?: Past } & Partial<Advice>;
  /** What everybody is told; `eyes`: only the sender sees something else now. */
  readonly tell?: readonly ('table' | 'moment' | 'eyes')[];
}

type Decided = Done | Problem;
type Handler<T extends Command['t']> = (
  room: Room,
  guest: Guest,
  command: Extract<Command, { t: T }>,
) => Decided | Promise<Decided>;

const NOTHING: Done = {};

/** These change nothing and may take a while: nobody waits for them but whoever asked. */
export const ASIDE: ReadonlySet<Command['t']> = new Set<AdviceKind>(['hint', 'chances']);

/**
 * One entry per command, in the order of the protocol. None writes or tells anything itself. What throws is a rule of the
 * game; what rejects is the store.
 */
export const COMMANDS: { readonly [T in Command['t']]: Handler<T> } = {
  sit({ record }, { player }, { seat }) {
    return seated(sit(record, seat, player.id, player.name), player);
  },

  stand({ record }, { player }, { seat }) {
    return seated(stand(record, seat, player.id));
  },

  rename({ record }, guest, { name }) {
    const player = { ...guest.player, name };
    const seats = renamed(record, player.id, name);
    return seats ? seated(seats, player) : { player };
  },

  fill({ record }, { player }, { seat, bot, instead }) {
    if (!isBotWish(bot)) return { code: 'bad-seats', detail: 'a bot there is' };
    return seated(fill(record, seat, player.id, bot, instead));
  },

  start({ house, record }, { player }) {
    if (record.host !== player.id) return { code: 'not-host' };
    if (record.status === 'playing') return NOTHING;
    if (record.status === 'over') return { code: 'not-in-lobby' };
    return isFull(record) ? begin(house, record) : { code: 'seats-open' };
  },

  async rematch({ house, record }, { player }) {
    if (record.status !== 'over') return { code: 'not-over' };
    if (record.host !== player.id && !isPersonOf(record, player.id)) return { code: 'not-yours' };
    if (record.rematch !== null) return { reply: { table: record.rematch } };
    const made = await makeRematch(house, record, player);
    if (!('id' in made)) return made;
    return { record: { rematch: made.id }, reply: { table: made.id }, tell: ['table'] };
  },

  look(room, guest, { seat, at }) {
    const problem = cannotSee(room, guest, seat);
    if (problem) return problem;
    room.audience.look(guest, seat, at);
    return { tell: ['eyes'] };
  },

  answer(room, guest, { seat, ply, pick }) {
    const decided = cannotPlay(room, guest, seat) ?? answer(room.host!, seat, ply, pick);
    return 'code' in decided ? decided : stillHere(room, seat, decided);
  },

  /** Free where it can be; else the others are asked. */
  undo(room, guest, { seat, all }) {
    const move = (host: Host) => (all ? host.resetTurn(seat) : host.requestUndo(seat));
    return cannotPlay(room, guest, seat) ?? takeBack(room.host!, move);
  },

  redo(room, guest, { seat }) {
    return cannotPlay(room, guest, seat) ?? takeBack(room.host!, (host) => host.redo(seat));
  },

  hint: (room, guest, { seat }) => advised(room, guest, seat, 'hint'),
  chances: (room, guest, { seat }) => advised(room, guest, seat, 'chances'),

  past(room, guest, { seat, at }) {
    const problem = cannotSee(room, guest, seat);
    if (problem) return problem;
    const found = room.host?.past(seat, at);
    return found ? { reply: { past: found } } : { code: 'no-past' };
  },

  consent(room, guest, { seat, yes }) {
    return cannotPlay(room, guest, seat) ?? takeBack(room.host!, (host) => host.consent(seat, yes));
  },

  chat({ house, record, chat }, { player }, { text }) {
    if (!house.rules.chat) return { code: 'method' };
    if (record.bans?.muted.includes(player.id)) return { code: 'muted' };
    if (!mayTakePart(record, player.id)) return { code: 'not-admitted' };
    const [seat = null] = seatsOf(record, player.id);
    const name = nameHeard(record, seat, player.name);
    return { line: { id: (chat.at(-1)?.id ?? 0) + 1, name, seat, text, at: house.clock.now() } };
  },

  leave(room, guest, { seat }) {
    if (room.record.status === 'lobby') return COMMANDS.stand(room, guest, { t: 'stand', id: '', seat });
    return cannotPlay(room, guest, seat) ?? leave(room, seat);
  },

  absent,
  return: comeBackTo,
  remove,
  vote,
  mute,

  ping: () => NOTHING,
};

/** An answer, whoever gives it. */
export function answer(host: Host, seat: Seat, ply: number, pick: unknown): Decided {
  const keep = host.length;
  const answered = host.answer(seat, ply, pick);
  return answered.ok ? { keep, tell: ['moment'] } : { code: answered.why };
}

const seated = (seats: Seated, player?: Player): Decided =>
  isRefused(seats) ? seats : { record: { seats }, ...(player && { player }), tell: ['table'] };

async function advised(room: Room, guest: Guest, seat: Seat, kind: AdviceKind): Promise<Decided> {
  const problem = cannotPlay(room, guest, seat);
  if (problem) return problem;
  const found = await room.advisers.ask(seat, kind);
  return found === null ? { code: 'no-hint' } : { reply: { [kind]: found } };
}

/** Why a guest cannot act for a seat in a running match. */
function cannotPlay({ record }: Room, { player }: Guest, seat: Seat): Problem | null {
  const { status, seats } = record;
  if (status !== 'playing') return { code: status === 'lobby' ? 'not-playing' : 'over' };
  const taken = seats[seat];
  if (!taken) return { code: 'no-seat' };
  if (isSeatOf(record, seat, player.id)) return null;
  return { code: taken.kind === 'bot' && taken.player === player.id ? 'replaced' : 'not-yours' };
}

/** Whether somebody may not see with these eyes: everybody may with a spectator's. */
function cannotSee({ record }: Room, { player }: Guest, seat: Seat | null): Problem | null {
  if (seat === null) return null;
  if (!record.seats[seat]) return { code: 'no-seat' };
  return isSeatOf(record, seat, player.id) ? null : { code: 'not-yours' };
}

function takeBack(host: Host, move: (host: Host) => Undone): Decided {
  const undone = move(host);
  if (!undone.ok) return { code: undone.why };
  return { ...(undone.done && { keep: undone.at }), tell: ['moment'] };
}
