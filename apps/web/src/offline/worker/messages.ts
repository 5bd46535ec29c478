import type { Lesson, SeatInfo, Wrong } from '@ashtown/engine';
import type { Command, Moment, ServerMessage } from '@ashtown/protocol';
import type { LocalSetup } from '../setup.ts';

/** What the page sends to its worker: the commands of the protocol, and what only a local table needs. */
export type ToWorker =
  | Command
  /** `setup` for a new table; without it the table is taken from the shelf. `offers` as in `hello`. */
  | { t: 'open'; table: string; setup?: LocalSetup; offers?: boolean }
  /** The match file of the open table, or of any table on the shelf. */
  | { t: 'file'; id: string }
  | { t: 'read'; id: string; table: string };

export type FromWorker = ServerMessage | { t: 'file'; id: string; text: string | null };

/** What a lesson is told: the first of these makes the worker teach instead of holding a table. */
export type ToLesson =
  | { t: 'teach'; game: string; lesson: Lesson; at: number; names: readonly string[] }
  | { t: 'try'; pick: unknown }
  /** On to the next beat, by the expected answer where this one waits for one. */
  | { t: 'on' }
  | { t: 'show' };

export type FromLesson =
  /** The beat, and every moment since the last one that was told. */
  | { t: 'taught'; at: number; seats: readonly SeatInfo[]; moments: readonly Moment[] }
  | { t: 'tried'; wrong: Wrong; tries: number }
  | { t: 'shown'; pick: unknown }
  | { t: 'broken'; why: string };
