import { percentIn } from '@ashtown/engine';
import type { Hint } from '@ashtown/protocol';
import type { Scene } from '../scene.ts';
import type { TableText } from '../text/table-text.ts';
import { pointsOf } from './points.ts';

/** A hint in a sentence for those who listen: the best answer and its chance; the panel has the rest. */
export function sayHint({ position, words, lang }: Scene, { best }: Hint, text: TableText): string {
  const { seat, question, view } = position;
  const [first] = best;
  if (!first || seat === null || question === null) return '';
  const label = words.label(view, seat, question, first.pick);
  return `${text.advice.hint}: ${label}. ${text.advice.spoken(percentIn(lang, first.chance), pointsOf(first.error))}`;
}
