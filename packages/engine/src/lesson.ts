import type { Seat } from './game.ts';
import type { RuleId } from './rulebook.ts';

/** An answer by its words, or all answers that begin with them: `reroll` is any of `reroll heal ouch`. */
export type PickPattern = string;

export function fitsPattern(pick: unknown, pattern: PickPattern): boolean {
  const text = String(pick);
  return text === pattern || text.startsWith(`${pattern} `);
}

/** Parts of every table one can point at. */
export const LESSON_PLACES = ['prompt', 'answers', 'seats', 'board', 'mine', 'log'] as const;
export type LessonPlace = (typeof LESSON_PLACES)[number];

/** A thing as `refKey` names it, `card:refinery`; a field of it, `card:refinery#distance`; or a part of the table. */
export type Point = LessonPlace | `${string}:${string}`;

/** What is said to an answer that is legal and not the point. The sentence is a key into the words of the lesson. */
export interface Wrong {
  /** Absent: any other answer. */
  readonly when?: PickPattern;
  readonly say: string;
  readonly cite: readonly RuleId[];
  readonly point?: readonly Point[];
}

/** One sentence of the coach, what it points at, and what the learner is to do. */
export interface Beat {
  readonly say: string;
  readonly cite: readonly RuleId[];
  readonly point?: readonly Point[];
  /** The things pointed at are numbered. */
  readonly count?: true;
  /** Absent: the learner reads on. */
  readonly expect?: {
    readonly question: string;
    readonly open: readonly [PickPattern, ...PickPattern[]];
    /** The first that fits is said; the last one fits all. */
    readonly wrong: readonly Wrong[];
  };
  /** Said once the answer has taken effect; a note is kept among what was learned. */
  readonly after?: { readonly say: string; readonly note?: string };
}

/** A position of the real game, and what is said, pointed at and expected there. The learner sits in seat 0. */
export interface Lesson {
  readonly id: string;
  readonly minutes: number;
  readonly teaches: readonly RuleId[];
  /** As `parsePosition` reads it. */
  readonly position: unknown;
  /** The answers of the others, in order; after the last one a beginner plays for them. */
  readonly script?: readonly { readonly seat: Seat; readonly pick: PickPattern }[];
  readonly beats: readonly [Beat, ...Beat[]];
}

/** A lesson in one language. */
export interface LessonWords {
  readonly title: string;
  readonly about: string;
  /** Every sentence by its key. */
  readonly says: Readonly<Record<string, string>>;
}
export type LessonBook = Readonly<Record<string, LessonWords>>;
