import type { Match } from '@ashtown/engine';
import type { TableLine, TableShown } from '@ashtown/protocol';

/** A local table as it is kept: what everybody at it may know, and the match with all its secrets. */
export interface Saved {
  id: string;
  undo: TableShown['undo'];
  created: number;
  updated: number;
  rematch: string | null;
  /** The seats a person gave to a bot. */
  left: readonly number[];
  match: Match;
}

/** What a list of tables shows; kept apart, so that no page ever reads a match to show a list. */
export type SavedLine = TableLine;

/** Where local tables are kept. */
export interface Shelf {
  load(id: string): Promise<Saved | null>;
  put(saved: Saved, line: SavedLine): Promise<void>;
}
