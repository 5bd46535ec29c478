import { amountIn, type OddsWords, titleOfDraws } from '@ashtown/engine';
import type { LineId } from '../advice/sheet.ts';
import { FIGURES, type Figure, type Group } from '../content/vocabulary.ts';
import { capital } from './format.ts';
import type { Language } from './language.ts';

/** A line of a sheet, with its number. */
export function amountText(l: Language, what: LineId, n: number): string {
  if (what === 'vp') return `${amountIn(l.lang, n, ' ')}${l.vp}`;
  const isOther = what === 'building' || what === 'housing' || what === 'damage';
  return amountIn(l.lang, n, what === 'cards' ? l.card : isOther ? l.sheet[what] : l.figure[what]);
}

const isFigure = (what: string): what is Figure => (FIGURES as readonly string[]).includes(what);

export const oddsWords = (l: Language): OddsWords => ({
  title: ({ of, n }) =>
    of === 'bag'
      ? titleOfDraws(l.lang, l.pile.bag, l.figures(n))
      : titleOfDraws(l.lang, l.pile.deck, amountIn(l.lang, n, l.card)),
  column: (of, n) => (of === 'bag' ? `${n}` : amountIn(l.lang, n, l.card)),
  row: (of, what) =>
    of === 'equipment' ? l.group[what as Group] : capital(isFigure(what) ? l.figure[what].one : l.survivor.one),
});
