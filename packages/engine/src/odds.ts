import type { Lang } from './words.ts';

/** What may come by chance, and how likely it is: exact, from what a seat knows. */
export interface Odds {
  /** What is thrown or drawn; the game has a headline for it. */
  readonly of: string;
  /** Of how many: dice that are thrown, cards that may come. */
  readonly n: number;
  /** What the columns stand for: at least so many, or within so many; the game says which. */
  readonly columns: readonly number[];
  readonly rows: readonly OddsRow[];
  /** The answer that leads to it, where it is one's own. */
  readonly pick?: unknown;
}

export interface OddsRow {
  readonly what: string;
  /** One for each column. */
  readonly chances: readonly number[];
}

/** How a game speaks of its odds. */
export interface OddsWords {
  title(odds: Odds): string;
  column(of: string, n: number): string;
  row(of: string, what: string): string;
}

const NEXT: Readonly<Record<Lang, string>> = {
  en: 'chance of at least one among the next',
  pl: 'szansa na co najmniej jedną wśród następnych',
  sk: 'šanca na aspoň jednu z nasledujúcich',
};

/** The headline over draws from a pile, with what is in it: `Deck, 30 cards`. */
export const titleOfDraws = (lang: Lang, pile: string, amount: string): string => `${pile}, ${amount}: ${NEXT[lang]}`;

/** The chance of at least `least` hits in so many independent tries. */
export function chanceOfHits(least: number, tries: number, p: number): number {
  if (least <= 0) return 1;
  let chance = 0;
  let ways = 1;
  for (let hits = 0; hits <= tries; hits++) {
    if (hits >= least) chance += ways * p ** hits * (1 - p) ** (tries - hits);
    ways = (ways * (tries - hits)) / (hits + 1);
  }
  return Math.min(1, chance);
}

/** The chance that at least one of `good` among `all` is drawn, when `drawn` of them are. */
export function chanceToDraw(good: number, all: number, drawn: number): number {
  let none = 1;
  for (let i = 0; i < Math.min(drawn, all); i++) none *= Math.max(0, all - good - i) / (all - i);
  return 1 - none;
}

/**
 * The odds of drawing from a pile: `pool` is everything that may lie there, as likely one as another, and `pile` how much
 * does. What has several marks counts for each of them; rows that are sure never to come are left out.
 */
export function oddsOfDraws<M extends string>(
  of: string,
  pool: readonly (readonly M[])[],
  { pile, marks, most }: { pile: number; marks: readonly M[]; most: number },
): Odds[] {
  const columns = Array.from({ length: Math.min(most, pile) }, (_, i) => i + 1);
  if (columns.length === 0) return [];
  const rows = marks.flatMap((what): OddsRow[] => {
    const good = pool.filter((marked) => marked.includes(what)).length;
    if (good === 0) return [];
    return [{ what, chances: columns.map((drawn) => chanceToDraw(good, pool.length, drawn)) }];
  });
  return [{ of, n: pile, columns, rows }];
}
