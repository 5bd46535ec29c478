import type { Bill, Pile, Site, Tables } from '../content/tables.ts';
import { GOODS, type Good } from '../content/vocabulary.ts';
import type { Weights } from './weights.ts';

/** What goods and cards are worth by themselves, worked out once for a content and some weights. */

/** What a face is worth by itself. */
interface Worth {
  spoils: number;
  deal: number;
  /** Gain of a production or a reaction, every round and now. */
  flow: number;
  now: number;
  bonus: number;
  /** What one use of the action earns in a round to come, now, and now less its price. */
  each: number;
  gained: number;
  net: number;
}

/** What a bot goes by: the cards, its weights, and what follows from both. */
export interface Mind {
  readonly t: Tables;
  readonly w: Weights;
  /** By good. */
  readonly everyRound: readonly number[];
  readonly toSpend: readonly number[];
  /** By face. */
  readonly worth: readonly Worth[];
  /** What each faction board brings in a round, by good. */
  readonly income: readonly (readonly number[])[];
}

export const worthOf = (pile: Pile, worth: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < pile.length; i++) sum += pile[i]![1] * worth[pile[i]![0]]!;
  return sum;
};
export const costOf = ({ toSpend, w }: Mind, bill: Bill): number => priceOf(bill, toSpend, w.goods.price);
const priceOf = (bill: Bill, worth: readonly number[], price: Weights['goods']['price']): number =>
  worthOf(bill.need, worth) + price.any * bill.any + price.card * bill.cards + price.deal * bill.deals;

const byGood = (worth: Record<Good, number>): readonly number[] => GOODS.map((good) => worth[good]);

export function mindOf(t: Tables, w: Weights): Mind {
  const everyRound = byGood(w.goods.everyRound);
  const toSpend = byGood(w.goods.toSpend);

  const nowWorth = ({ does, gain }: Site): number => {
    if (does.t !== 'action') return 0;
    return does.effect.t === 'gain'
      ? worthOf(gain, toSpend)
      : w.abilities.specialNow * w.abilities.special[does.effect.t];
  };
  const actionWorth = ({ does, bill, gain }: Site): number => {
    if (does.t !== 'action') return 0;
    const gained = does.effect.t === 'gain' ? worthOf(gain, everyRound) : w.abilities.special[does.effect.t];
    return Math.max(w.abilities.least, gained - priceOf(bill!, everyRound, w.goods.laterPrice));
  };
  const worth = t.sites.map((site): Worth => {
    const options = site.options.map((pile) => worthOf(pile, everyRound));
    const gained = nowWorth(site);
    return {
      spoils: worthOf(site.spoils, toSpend),
      deal: everyRound[site.dealGood]!,
      flow: options.length > 0 ? Math.max(...options) + w.production.choice : worthOf(site.gain, everyRound),
      now: options.length > 0 ? w.production.choiceNow : worthOf(site.gain, toSpend),
      bonus: worthOf(site.bonusGain, toSpend),
      each: actionWorth(site),
      gained,
      net: site.bill === null ? 0 : gained - priceOf(site.bill, toSpend, w.goods.price),
    };
  });
  const income = t.factions.map(({ gain }) => {
    const all = Array<number>(GOODS.length).fill(0);
    for (const [g, n] of gain) all[g]! += n;
    return all;
  });
  return { t, w, everyRound, toSpend, worth, income };
}
