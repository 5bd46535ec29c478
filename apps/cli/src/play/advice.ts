import type { AnyWords } from '@ashtown/catalog';
import { type Odds, percentIn, type Seat, samePick, sayReason, type Who } from '@ashtown/engine';
import type { Hint, OfferedPosition } from '@ashtown/protocol';
import type { Phrases } from '../text/index.ts';

/** The best answers, each with its number, the chance to win, how sure that is, and what speaks for it. */
export function hintLines(
  { best }: Hint,
  { view, question, legal }: OfferedPosition,
  seat: Seat,
  words: AnyWords,
  { lang, noReason }: Phrases,
  who: Who,
): string[] {
  const counting = { term: words.term, amount: words.amount ?? String };
  return best.flatMap(({ pick, chance, error, reasons }) => {
    const number = 1 + legal.findIndex((offer) => samePick(offer.pick, pick));
    const odds = `${percentIn(lang, chance)} ±${Math.max(1, Math.round(100 * error))}`;
    const said = reasons.map((reason) => sayReason(lang, reason, seat, counting, who));
    return [
      `${`${number}`.padStart(3)}  ${odds.padEnd(10)} ${words.label(view, seat, question!, pick, who)}`,
      `${' '.repeat(16)}${said.join('; ') || noReason}`,
    ];
  });
}

/** Tables of what may come by chance. */
export function oddsLines(tables: readonly Odds[], { odds: words }: AnyWords, { lang, noOdds }: Phrases): string[] {
  if (tables.length === 0 || !words) return [noOdds];
  return tables.flatMap((odds) => {
    const { of, columns, rows } = odds;
    const names = rows.map(({ what }) => words.row(of, what));
    const wide = Math.max(...names.map(({ length }) => length));
    const heads = columns.map((n) => words.column(of, n));
    const cell = (text: string, i: number): string => text.padStart(Math.max(6, heads[i]!.length + 2));
    return [
      words.title(odds),
      `  ${''.padEnd(wide)}${heads.map(cell).join('')}`,
      ...rows.map(
        ({ chances }, r) =>
          `  ${names[r]!.padEnd(wide)}${chances.map((chance, i) => cell(percentIn(lang, chance), i)).join('')}`,
      ),
    ];
  });
}
