import type { Rng, Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import type { CardId } from '../content/vocabulary.ts';
import type { State, View } from '../state.ts';
import { type Forecast, forecastOf } from './forecast.ts';
import type { Rules } from './index.ts';
import { maxLife, priceOf, shortOf, topTile, unitPrice } from './queries.ts';

/** What follows from a view by the rules and several places of a board show. Without a seat: as it is printed. */
export interface Facts {
  priceOf(v: View, seat: Seat | null, card: CardId): number;
  /** What a seat lacks to pay for a card; 0 where it can. */
  shortOf(v: View, seat: Seat, card: CardId): number;
  /** Points it takes to destroy a Unit. */
  unitPrice(v: View, seat: Seat | null, unit: number): number;
  maxLife(v: View, seat: Seat): number;
  /** What a reroll with OUCH costs (KNY-42). */
  rerollFee(v: View, seat: Seat): number;
  /** The visible tile of a stack, −1 where it is used up. */
  topTile(v: View, stack: number): number;
  forecast(v: View): Forecast;
}

export function factsOf(
  t: Tables,
  rules: Rules,
  worlds: { determinize(v: View, rng: Rng): State; clone(s: State): State },
): Facts {
  const price = (v: View, seat: Seat | null, card: CardId): number =>
    seat === null ? t.cards[card]!.cost : priceOf(t, v.players[seat]!, card);
  return {
    priceOf: price,
    shortOf: (v, seat, card) => shortOf(t, v.players[seat]!, price(v, seat, card)),
    unitPrice: (v, seat, unit) => (seat === null ? t.units[unit]!.durability : unitPrice(t, v.players[seat]!, unit)),
    maxLife: (v, seat) => maxLife(t, v, v.players[seat]!),
    rerollFee: (v, seat) => v.players[seat]!.jinx,
    topTile,
    forecast: forecastOf(rules, worlds),
  };
}
