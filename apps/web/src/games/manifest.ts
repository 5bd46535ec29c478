import type {
  About,
  AnyMade,
  CoachWords,
  Defined,
  Lang,
  Lesson,
  LessonBook,
  Rulebook,
  RuleId,
  TermFacts,
  TermWords,
} from '@ashtown/engine';
import type { ComponentType } from 'react';
import type { PosterProps } from '../kit/Sheet.tsx';
import type { AnyGameBoard } from '../table/board.ts';
import type { Loaded } from '../table/scene.ts';
import type { Book } from './book.ts';

/**
 * All the client knows of a game: `games/<id>/manifest.ts` exports it as `manifest`, and nothing else names the game. What can be
 * said before anything is loaded is there at once, the rest is fetched when first wanted.
 */
export interface Manifest {
  about: About;
  /** The rules with their content; `rules.ts`, since a worker fetches them too. */
  rules(): Promise<Defined<AnyMade>>;
  /** What `made.speak` is given. */
  // biome-ignore lint/suspicious/noExplicitAny: languages of different games have nothing in common.
  text: Readonly<Record<Lang, () => Promise<{ language: any }>>>;
  /** The plain board where there is none. */
  board?(): Promise<{ board: AnyGameBoard }>;
  /** The rules to be read; where there is none, the cards with their texts. */
  book?(): Promise<{ makeBook(lang: Lang, loaded: Loaded): Book | Promise<Book> }>;
  /** The numbered rules, and which of them are ours. */
  rulebook?: Readonly<Record<Lang, () => Promise<{ rules: Rulebook }>>>;
  rulings?(): Promise<{ RULINGS: readonly RuleId[] }>;
  /** What newcomers are taught on the board, as stops of a line of this shape. */
  lessons?: {
    line: 'bridge' | 'rails' | 'road' | 'wall';
    all(): Promise<{ LESSONS: readonly Lesson[] }>;
    words: Readonly<Record<Lang, () => Promise<{ lessons: LessonBook }>>>;
  };
  /** What a coach says beside somebody's first games. */
  coach?: Readonly<Record<Lang, () => Promise<{ coach: CoachWords }>>>;
  /** The words of the game that are explained, and how their signs are drawn. */
  terms?: {
    all(): Promise<{
      TERMS: Readonly<Record<string, TermFacts>>;
      TermSign: ComponentType<{ id: string; size: number }>;
    }>;
    words: Readonly<Record<Lang, () => Promise<{ terms: Readonly<Record<string, TermWords>> }>>>;
  };
  /** A sheet with the name where there is none. */
  poster?(): Promise<{ Poster: ComponentType<PosterProps> }>;
}
