import type { Match } from '@ashtown/engine';
import type { TableLine, TableShown } from '@ashtown/protocol';

/** The one player of local tables; all people at this screen are theirs. */
export const LOCAL_PLAYER = 'local';

/** A match somebody brings to the shelf, from a replay or an older version: it becomes a table when it is opened. */
export interface Brought {
  id: string;
  undo: TableShown['undo'];
  created: number;
  updated: number;
  rematch: string | null;
  /** The seats a person gave to a bot. */
  left: readonly number[];
  match: Match;
}

/** The line of a match in the list of tables. */
export const lineOf = ({ id, updated, match: { game, seats } }: Brought, asked: readonly number[]): TableLine => ({
  id,
  code: '',
  game,
  status: asked.length === 0 ? 'over' : 'playing',
  clock: null,
  seats: seats.map(({ name, kind }) => ({ name, kind })),
  updated,
  mine: true,
  turn: asked.some((seat) => seats[seat]?.kind === 'human'),
});
