import type { Seat } from '@ashtown/engine';
import type { Advice, Hint, Past } from '@ashtown/host';
import * as v from 'valibot';
import type { Problem } from './errors.ts';
import { PROTOCOL } from './limits.ts';
import { ChatText, CommandId, Name, Pick, Ply, SeatNo, Token } from './parts.ts';
import type { ChatLine, Moment, TableShown } from './table.ts';

export type { Advice, Hint };

/**
 * The first message of a socket. `seat`: whose eyes it wants to see with, as in `look`; where it is absent, those of the
 * player's only seat, else a spectator's. `at`: how many answers the client already has in the log of these eyes; absent: nothing at all.
 * `offers`: it has no rules of the game, and wants to be told what can be answered.
 */
export const Hello = v.object({
  t: v.literal('hello'),
  v: v.literal(PROTOCOL),
  token: Token,
  name: v.optional(Name),
  seat: v.optional(v.nullable(SeatNo)),
  at: v.optional(Ply),
  offers: v.optional(v.boolean()),
});

const id = CommandId;
const seat = SeatNo;
/** The public id of somebody at the table. */
const player = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** What a client sends; each is answered by `ok` or `refused` with the same `id`. */
export const Command = v.variant('t', [
  /** Takes an open seat, gives it up, renames the player. */
  v.object({ t: v.literal('sit'), id, seat }),
  v.object({ t: v.literal('stand'), id, seat }),
  v.object({ t: v.literal('rename'), id, name: Name }),
  /** The host gives an open seat to a bot, or that of the guest named in `instead`; or begins once no seat is open. */
  v.object({ t: v.literal('fill'), id, seat, bot: v.pipe(v.string(), v.maxLength(40)), instead: v.optional(player) }),
  v.object({ t: v.literal('start'), id }),
  v.object({ t: v.literal('rematch'), id }),
  /** Whose eyes this socket sees the table with; one of the player's own seats, or null for a spectator. */
  v.object({ t: v.literal('look'), id, seat: v.nullable(seat), at: v.optional(Ply) }),
  v.object({ t: v.literal('answer'), id, seat, ply: Ply, pick: Pick }),
  /** `all`: everything that is free, back to the beginning of the turn. */
  v.object({ t: v.literal('undo'), id, seat, all: v.optional(v.boolean()) }),
  v.object({ t: v.literal('redo'), id, seat }),
  /** The best answers, and everybody's chances to win; only for whoever is asked and plays against bots alone. */
  v.object({ t: v.literal('hint'), id, seat }),
  v.object({ t: v.literal('chances'), id, seat }),
  /** What one of the player's own seats, or a spectator, saw after `at` answers. */
  v.object({ t: v.literal('past'), id, seat: v.nullable(seat), at: Ply }),
  /** Says yes or no to somebody's wish to take back. */
  v.object({ t: v.literal('consent'), id, seat, yes: v.boolean() }),
  v.object({ t: v.literal('chat'), id, text: ChatText }),
  /** Gives the seat to a bot for good. */
  v.object({ t: v.literal('leave'), id, seat }),
  /**
   * What becomes of a seat whose time has run out, or of the named one whose person has been away for long: the others
   * wait, a bot keeps it warm, or the match ends if all of them say so.
   */
  v.object({ t: v.literal('absent'), id, choice: v.picklist(['wait', 'bot', 'end']), seat: v.optional(seat) }),
  /** Sits down again where a bot keeps the seat warm; whoever was away does so by coming in. */
  v.object({ t: v.literal('return'), id, seat }),
  /** The host sends somebody away for good; from a running match only if the others say so too. */
  v.object({ t: v.literal('remove'), id, player }),
  /** Says yes or no to what somebody proposed about a seat. */
  v.object({ t: v.literal('vote'), id, seat, yes: v.boolean() }),
  /** The host lets somebody talk no more, or again; with no also somebody in who came after another was sent away. */
  v.object({ t: v.literal('mute'), id, player, yes: v.boolean() }),
  v.object({ t: v.literal('ping'), id }),
]);
export type Command = v.InferOutput<typeof Command>;
export type Hello = v.InferOutput<typeof Hello>;

/** How a server closes a socket that it will not serve; before it comes `refused` with the reason. */
export const CLOSE = {
  'bad-message': 4400,
  'no-token': 4401,
  removed: 4403,
  'no-table': 4404,
  'too-fast': 4429,
  'too-many-connections': 4430,
  version: 4426,
  unavailable: 4503,
} as const;

/** What a server sends. */
export type ServerMessage =
  /** `seats`: the seats of this player at this table. */
  | { t: 'welcome'; v: typeof PROTOCOL; player: string; seats: readonly Seat[]; now: number }
  | { t: 'table'; table: TableShown; seats: readonly Seat[] }
  | ({ t: 'moment' } & Moment)
  /** Lines to be added; those whose id the client has already come again after a reconnect. */
  | { t: 'chat'; lines: readonly ChatLine[] }
  /** `at`: how many answers the match has now. `table`: the table of the rematch. */
  | ({ t: 'ok'; id: string; at?: number; table?: string; past?: Past } & Partial<Advice>)
  | ({ t: 'refused'; id: string | null } & Problem)
  /** The server stops; the client comes back by itself. */
  | { t: 'bye' };
