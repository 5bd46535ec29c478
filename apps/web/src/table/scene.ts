import type { AnyWords, AnyWordsAt } from '@ashtown/catalog';
import type { AnyGame, Lang, RuleId, Seat, UndoPolicy } from '@ashtown/engine';
import type { Position } from '@ashtown/protocol';
import type { Speaker } from '../story/caption.ts';
import type { Narration } from '../story/useTelling.ts';
import type { AnyGameBoard } from './board.ts';

/** A game in one language: rules, cards and figures, words. */
export interface Loaded {
  game: AnyGame;
  tables: unknown;
  words: AnyWords;
  lang: Lang;
}

/** A moment of a match as a screen shows it: live, or from a replay. */
export interface Scene extends Narration {
  game: AnyGame;
  tables: unknown;
  words: AnyWordsAt;
  lang: Lang;
  gameBoard: AnyGameBoard;
  position: Position;
  seats: number;
  undo: UndoPolicy;
  /** Nothing that is answered here is for good: a lesson explains what was not the point. */
  harmless?: boolean;
  /** The seats of this screen; none for a spectator. */
  mine: readonly Seat[];
  who(seat: Seat): string;
  about(seat: Seat): string;
}

/** The rules behind the question of this moment. */
export const askedRules = ({ game, position: { question } }: Pick<Scene, 'game' | 'position'>): readonly RuleId[] =>
  (question !== null && game.cites.questions[question]) || [];

/** The words of a scene, as the story needs them. */
export const speakerOf = ({ words, who }: Pick<Scene, 'words' | 'who'>): Speaker => ({
  say: words.event,
  who,
  phase: words.phase,
  card: words.card,
});
