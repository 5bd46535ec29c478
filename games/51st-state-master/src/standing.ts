import { linesOf, type Result, ranksOf, type Standing } from '@ashtown/engine';
import { countIntact, goodsLeft, type Known, type Somebody } from './rules/queries.ts';
import { SOURCES, type State } from './state.ts';

/** Who stands where: as if the round that is played were the last one and over. */

const LOCATIONS = SOURCES.indexOf('locations');
const RUINS = SOURCES.indexOf('ruins');
const DEALS = SOURCES.indexOf('deals');

/** VP by SOURCES, with what the State counts at the end (FSM-178, FSM-179). */
export function pointsOf(s: Known, p: Somebody): number[] {
  const from = p.from.slice();
  if (s.winners !== null) return from; // counted already
  const intact = countIntact(p);
  from[LOCATIONS]! += intact;
  if (s.options.ruinsScore) from[RUINS]! += p.places.length - intact;
  if (s.options.dealsScore) from[DEALS]! += p.deals.length;
  return from;
}

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, n) => total + n, 0);

/** FSM-180 to FSM-183 as numbers, the more important first. */
export const meritsOf = (s: Known, p: Somebody): readonly number[] => [
  sum(pointsOf(s, p)),
  goodsLeft(p),
  s.options.ruinsScore ? p.places.length : countIntact(p),
];

/** Ranks follow VP, goods and locations. Alone at the table the virtual opponent is first unless it is beaten (FSM-291). */
export function standing(s: Known): Standing {
  const ranks = ranksOf(s.players.map((p) => meritsOf(s, p)));
  const rival = s.solo === null ? Number.NEGATIVE_INFINITY : sum(pointsOf(s, s.solo.rival));
  return s.players.map((p, seat) => {
    const points = pointsOf(s, p);
    const score = sum(points);
    return { seat, rank: ranks[seat]! + (score > rival ? 0 : 1), score, lines: linesOf(SOURCES, points) };
  });
}

/** Alone at the table a defeat leaves the first place to the game. */
export function result(s: State): Result | null {
  const { winners } = s;
  if (winners === null) return null;
  return standing(s).map((score) => ({ ...score, share: winners.includes(score.seat) ? 1 / winners.length : 0 }));
}
