import { amountIn, type OddsWords, titleOfDraws } from '@ashtown/engine';
import type { Mark } from '../advice/odds.ts';
import type { LineId } from '../advice/sheet.ts';
import { amount, capital } from './format.ts';
import type { Language } from './language.ts';

/** A line of a sheet, with its number. */
export function amountText(l: Language, what: LineId, n: number): string {
  if (what === 'score') return `${amountIn(l.lang, n, ' ')}${l.vp}`;
  if (what === 'location') return amountIn(l.lang, n, l.location);
  return amount(l, what, n);
}

export const oddsWords = (l: Language): OddsWords => ({
  title: ({ n }) => titleOfDraws(l.lang, capital(l.table.deck), amountIn(l.lang, n, l.good.card)),
  column: (_, n) => amountIn(l.lang, n, l.good.card),
  row(_, what) {
    const mark = what as Mark;
    return mark === 'leader' || mark === 'oneShotContact' ? l.kind[mark] : l.type[mark];
  },
});
