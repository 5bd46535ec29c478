import { type Odds, oddsOfDraws } from '@ashtown/engine';
import { sum } from '../answers/figures.ts';
import type { Tables } from '../content/tables.ts';
import { COLOURS, FIGURES, figureOf, GROUPS, MARAUDER } from '../content/vocabulary.ts';
import { openly } from '../rules/queries.ts';
import type { View } from '../state.ts';

const MOST = 4;

/** What may come from the bag and from the equipment deck. */
export const oddsOf =
  (t: Tables) =>
  (v: View): readonly Odds[] => [...bagOdds(t, v), ...deckOdds(t, v)];

/**
 * Of the figures in the bag one knows how many are marauders. Which of the others are which is known where no screen hides
 * any; else only that they are survivors.
 */
function bagOdds(t: Tables, v: View): Odds[] {
  const left = t.total.map((n, figure) => n - v.gone.figures[figure]!);
  for (const [i, n] of v.figures.entries()) left[i % FIGURES.length]! -= n;
  for (const p of v.players) for (const c of COLOURS.keys()) left[figureOf(c)]! -= openly(p, c) + (p.screen?.[c] ?? 0);
  const isKnown = sum(left) === v.bagSize;
  const marauders = left[MARAUDER]!;
  const pool = isKnown
    ? left.flatMap((n, figure) => Array.from({ length: n }, () => [FIGURES[figure]!]))
    : Array.from({ length: v.bagSize }, (_, i) => [i < marauders ? FIGURES[MARAUDER] : 'survivor'] as const);
  return oddsOfDraws('bag', pool, { pile: v.bagSize, marks: [...FIGURES, 'survivor'], most: MOST });
}

/** Only while nothing is known of single cards that lie face down: then all that are out of sight are as likely. */
function deckOdds(t: Tables, v: View): Odds[] {
  const memory = v.viewer === null ? null : v.players[v.viewer]!.memory;
  if (memory?.sure.length || v.counted >= 0 || v.deck.some((kind) => kind !== null)) return [];
  const left = t.equipment.map(({ copies }, kind) => copies - v.gone.equipment[kind]!);
  const seen = [v.display, ...v.players.flatMap(({ hand, look }) => [hand, look])].flat();
  for (const kind of seen) if (kind !== null && kind >= 0) left[kind]!--;
  const pool = left.flatMap((n, kind) => Array.from({ length: n }, () => [GROUPS[t.equipment[kind]!.group]!]));
  return oddsOfDraws('equipment', pool, { pile: v.deck.length, marks: GROUPS, most: MOST });
}
