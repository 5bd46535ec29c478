import type { Takeback } from '@ashtown/server';

/** What the clients of one table have done, were told and have seen, by one clock: enough to find out afterwards whether they were lied to. */

/** Something a client asked for. `unknown`: its connection ended before it was answered, so it may have happened or not. */
export interface Deed {
  readonly seat: number;
  readonly kind: 'answer' | 'undo' | 'consent' | 'redo' | 'chat' | 'sit' | 'rematch';
  /** The pick, whether somebody agrees, the text, the player who sits down, or the table that was promised. */
  what: unknown;
  readonly sent: number;
  answered: number | null;
  outcome: 'ok' | 'refused' | 'unknown';
  /** Of what has changed the match and was acknowledged: how many answers there were then. A wish others still have to agree to changes nothing. */
  length: number | null;
}

/** One connection, from the wish to come in until its end. */
export interface Visit {
  readonly seat: number;
  readonly knocked: number;
  /** When it was first told how things stand; null: never. */
  joined: number | null;
  left: number | null;
  /** How many answers it knew of, each time it was told. */
  readonly sights: (readonly [when: number, length: number])[];
}

export interface History {
  readonly table: string;
  readonly deeds: Deed[];
  readonly visits: Visit[];
}

export const newHistory = (table: string): History => ({ table, deeds: [], visits: [] });

export type Answers = readonly (readonly [seat: number, pick: unknown])[];

/** What is there in the end. */
export interface Truth {
  /** Null: nobody may see them before the match is over. */
  readonly answers: Answers | null;
  /** What was taken back, the earliest first; when is told by the clock of the history. */
  readonly takebacks: readonly Pick<Takeback, 'keep' | 'dropped' | 'at'>[];
  readonly chat: readonly string[];
  /** Who sits where, by public id. */
  readonly players: readonly (string | null)[];
  /** The table that goes on from here, and all that one of the people belongs to and that are not over. */
  readonly rematch: string | null;
  readonly tables: readonly string[];
  readonly isOver: boolean;
  /** Why the match does not follow the rules of its game; null: it does. */
  readonly breach: string | null;
}
