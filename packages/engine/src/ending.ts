import type { Ref, Score, Seat } from './game.ts';

/** What an answer caused, as somebody was told it; the moment after it is `at + 1`. A log is made of these. */
export interface Happened<E> {
  at: number;
  events: readonly E[];
}

/** Something that is compared: by seat, more is better. Whoever has no number there is ahead of all who have one. */
export interface Merit {
  id: string;
  n: readonly (number | null)[];
}

/** Why a game was over: a code, and what a sentence needs. Whatever a log does not reach back to is missing. */
export interface Cause {
  t: string;
  seat?: Seat;
  n?: number;
  round?: number;
  card?: string;
  /** The moment at which it was settled. */
  at?: number;
}

/** Somebody who left the game before its end. */
export interface Out {
  seat: Seat;
  round: number;
  /** Whose deed it was; null: nobody's, or it is not known. */
  by: Seat | null;
  at?: number;
}

/** How a game was decided and why it was over, as data. */
export interface Ending {
  /** Nobody where the game itself has won. */
  winners: readonly Seat[];
  /** What decided: one of the steps, or another word of the game's own. */
  by: string;
  /** What the ranks follow, after the win itself, the more important first. */
  steps: readonly Merit[];
  why: Cause;
  /** The score that ends the game, where one does. */
  goal?: number;
  out?: readonly Out[];
  /** The game's own side, where it plays against the people. */
  rival?: Pick<Score, 'score' | 'lines'>;
  /** How good a win was: 1 and more, 0 for none; `least` is the score each grade begins with. */
  grade?: { n: number; least: readonly number[] };
}

/** Something worth counting over a game: so much for a seat, and what it was about. */
export interface Feat {
  seat: Seat;
  n: number;
  thing?: Ref;
}

/** What is worth counting in a game, found in its events. */
export type Feats<E, Id extends string = string> = Readonly<Record<Id, (e: E) => Feat | null>>;

/** The step that parts one seat from all others, and null where nothing does: then they share. */
export function decidedBy(steps: readonly Merit[]): string | null {
  let left = (steps[0]?.n ?? []).map((_, seat) => seat);
  for (const { id, n } of steps) {
    const most = Math.max(...left.map((seat) => n[seat] ?? Number.POSITIVE_INFINITY));
    left = left.filter((seat) => (n[seat] ?? Number.POSITIVE_INFINITY) === most);
    if (left.length === 1) return id;
  }
  return null;
}
