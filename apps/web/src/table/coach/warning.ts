import { type CoachWords, percentIn, sayReason } from '@ashtown/engine';
import type { TrainingWords } from '../../text/training.ts';
import type { Scene } from '../scene.ts';
import type { Blunder } from './blunder.ts';

export interface Warned {
  say: string;
  /** What speaks for the better answer, where something plainly does. */
  reason: string | null;
}

/** What is wrong with an answer, in the game's own words where it has some, and how often a better one wins. */
export function warningOf(
  { words, position, lang, who }: Pick<Scene, 'words' | 'position' | 'lang' | 'who'>,
  { better, than }: Blunder,
  { blunders }: CoachWords,
  text: TrainingWords,
): Warned {
  const { view, seat, question } = position;
  const label = words.label(view, seat!, question!, better.pick);
  const best = text.better(label, percentIn(lang, better.chance));
  const named = than.t === 'anyway' ? blunders[than.name]?.(than.others) : undefined;
  const chosen = than.t === 'anyway' ? than : { t: than.t, chance: percentIn(lang, than.chance) };
  // Terms of the game's own reckoning are for the panel with all of them.
  const reason = better.reasons.find(({ t }) => t !== 'term');
  return {
    say: named === undefined ? `${best} ${text.chosen(chosen)}` : `${named} ${best}`,
    reason: reason ? sayReason(lang, reason, seat!, { term: words.term, amount: words.amount ?? String }, who) : null,
  };
}
