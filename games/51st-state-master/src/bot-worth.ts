import { GOODS, type Good } from './board.ts';
import { type Bill, type Pile, SITES, type Site } from './cards.ts';

/** What goods and cards are worth by themselves, in victory points. */

const by = (worth: Record<Good, number>): readonly number[] => GOODS.map((good) => worth[good]);

/** One more of a good in every round to come. */
export const EVERY_ROUND = by({
  fuel: 0.7,
  iron: 0.75,
  gun: 0.75,
  brick: 0.8,
  ammo: 0.9,
  worker: 0.6,
  red: 0.55,
  blue: 0.6,
  grey: 0.95,
  universal: 1,
  shield: 0.15,
  redevelopment: 1,
  card: 0.6,
  vp: 1,
});
/** One more of a good to spend now. */
export const TO_SPEND = by({
  fuel: 0.4,
  iron: 0.45,
  gun: 0.45,
  brick: 0.5,
  ammo: 0.55,
  worker: 0.3,
  red: 0.3,
  blue: 0.35,
  grey: 0.55,
  universal: 0.6,
  shield: 0.12,
  redevelopment: 0.6,
  card: 0.45,
  vp: 1,
});

export const worthOf = (pile: Pile, worth: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < pile.length; i++) sum += pile[i]![1] * worth[pile[i]![0]]!;
  return sum;
};
export const costOf = (bill: Bill): number =>
  worthOf(bill.need, TO_SPEND) + 0.42 * bill.any + 0.35 * bill.cards + 0.8 * bill.deals;

/** What a face is worth by itself, worked out once. */
interface Worth {
  spoils: number;
  deal: number;
  /** Gain of a production or a reaction, every round and now. */
  flow: number;
  now: number;
  bonus: number;
  /** What one use of the action earns in a round to come, and now. */
  each: number;
  net: number;
}
/** What the actions without a plain gain bring. */
const SPECIAL = { steal: 0.7, activate: 1, reset: 1.3, useDeals: 1.2 } as const;

export const WORTH: readonly Worth[] = SITES.map((site) => {
  const options = site.options.map((pile) => worthOf(pile, EVERY_ROUND));
  const flow = options.length > 0 ? Math.max(...options) + 0.1 : worthOf(site.gain, EVERY_ROUND);
  return {
    spoils: worthOf(site.spoils, TO_SPEND),
    deal: EVERY_ROUND[site.dealGood]!,
    flow,
    now: options.length > 0 ? 0.45 : worthOf(site.gain, TO_SPEND),
    bonus: worthOf(site.bonusGain, TO_SPEND),
    each: actionWorth(site),
    net: site.bill === null ? 0 : nowWorth(site) - costOf(site.bill),
  };
});

export function nowWorth({ does, gain }: Site): number {
  if (does.t !== 'action') return 0;
  return does.effect.t === 'gain' ? worthOf(gain, TO_SPEND) : 0.6 * SPECIAL[does.effect.t];
}

function actionWorth({ does, bill, gain }: Site): number {
  if (does.t !== 'action') return 0;
  const gained = does.effect.t === 'gain' ? worthOf(gain, EVERY_ROUND) : SPECIAL[does.effect.t];
  return Math.max(
    0.1,
    gained - worthOf(bill!.need, EVERY_ROUND) - 0.7 * bill!.any - 0.5 * bill!.cards - 1.5 * bill!.deals,
  );
}
