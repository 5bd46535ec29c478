import * as v from 'valibot';
import { ClockWish, Name, Options, SeatWish, UNDO } from './parts.ts';
import type { TableLine } from './table.ts';

/** Bodies of the REST API. The player's token travels as `Authorization: Bearer …`. */

export const NewTable = v.object({
  game: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  seats: v.pipe(v.array(SeatWish), v.minLength(1), v.maxLength(8)),
  options: v.optional(Options, {}),
  undo: v.optional(v.picklist(UNDO), 'ask'),
  clock: v.optional(ClockWish, null),
  public: v.optional(v.boolean(), false),
  name: Name,
});
export type NewTable = v.InferOutput<typeof NewTable>;

/** `POST /api/tables`, and `GET /api/codes/:code`. */
export interface TableFound {
  id: string;
  code: string;
}

/** `GET /api/tables`. */
export interface TableList {
  tables: readonly TableLine[];
}

/** `GET /api/games`. Weakest bot first. */
export interface GameList {
  games: readonly {
    id: string;
    version: number;
    players: readonly [min: number, max: number];
    options: Readonly<Record<string, unknown>>;
    /** Of its bots that look ahead: `hard:raider` is one, and `hard:any` wishes for one of them. */
    temperaments: readonly string[];
  }[];
  bots: readonly string[];
}

/** `GET /api/reach`: the addresses by which others on the network reach the server; none: only its own machine does. */
export interface Reach {
  addresses: readonly string[];
  /** The same by name, where somebody answers for it. */
  name: string | null;
}
