/** What the clients of one table have done, were told and have seen, by one clock: enough to find out afterwards whether they were lied to. */

/** Something a client asked for. `unknown`: its connection ended before it was answered, so it may have happened or not. */
export interface Deed {
  readonly seat: number;
  readonly kind: 'answer' | 'chat';
  /** The pick, or the text. */
  readonly what: unknown;
  readonly sent: number;
  answered: number | null;
  outcome: 'ok' | 'refused' | 'unknown';
  /** Of an answer that was acknowledged: its place in the match. */
  index: number | null;
}

/** One connection, from the wish to come in until its end. */
export interface Visit {
  readonly seat: number;
  readonly knocked: number;
  /** When it was first told how things stand; null: never. */
  joined: number | null;
  left: number | null;
  /** How many answers it knew of, and since when. */
  readonly sights: (readonly [when: number, length: number])[];
}

export interface History {
  readonly table: string;
  readonly deeds: Deed[];
  readonly visits: Visit[];
}

export const newHistory = (table: string): History => ({ table, deeds: [], visits: [] });

/** What is there in the end. */
export interface Truth {
  /** Null: nobody may see them before the match is over. */
  readonly answers: readonly (readonly [seat: number, pick: unknown])[] | null;
  readonly chat: readonly string[];
  readonly isOver: boolean;
  /** Why the match does not follow the rules of its game; null: it does. */
  readonly breach: string | null;
}
