import type { Bill, Pile, Site, Tables } from '../content/tables.ts';
import { GOODS, type Good, KINDS, OPEN, WORKER } from '../content/vocabulary.ts';
import { WEIGHTS } from './weights.ts';

/** What goods and cards are worth by themselves, in victory points, worked out once for a set of cards. */

const by = (worth: Record<Good, number>): readonly number[] => GOODS.map((good) => worth[good]);

/** One more of a good in every turn to come. */
const EVERY_TURN = by({
  scrap: 0.6,
  fuel: 0.5,
  weapon: 0.5,
  building: 0.75,
  any: 0.8,
  worker: 0.4,
  redevelop: 1.6,
  redevelopAny: 1.8,
  conquest1: 0.3,
  conquest2: 0.5,
  conquest3: 0.65,
  cooperation1: 0.3,
  cooperation2: 0.5,
  cooperation3: 0.65,
  incorporation1: 0.8,
  incorporation2: 1.3,
  incorporation3: 1.6,
  universal1: 0.8,
  universal3: 1.6,
  card: 0.55,
  vp1: 1,
  vp2: 2,
});
/** One more of a good to spend. */
const TO_SPEND = by({
  scrap: 0.45,
  fuel: 0.4,
  weapon: 0.4,
  building: 0.55,
  any: 0.6,
  worker: 0.3,
  redevelop: 1.2,
  redevelopAny: 1.4,
  conquest1: 0.25,
  conquest2: 0.45,
  conquest3: 0.6,
  cooperation1: 0.25,
  cooperation2: 0.45,
  cooperation3: 0.6,
  incorporation1: 0.6,
  incorporation2: 1.1,
  incorporation3: 1.4,
  universal1: 0.6,
  universal3: 1.4,
  card: 0.5,
  vp1: 1,
  vp2: 2,
});

const worthOf = (pile: Pile, worth: readonly number[]): number => pile.reduce((sum, [g, n]) => sum + n * worth[g]!, 0);
const hasVp = (pile: Pile): boolean => pile.some(([g]) => GOODS[g]!.startsWith('vp'));

/** A resource of any kind, where the payer chooses. */
export const ANY_KIND = 0.4;
const CARD_PAID = 0.35;
const TUCKED_PAID = 0.8;

function priceOf(bill: Bill, workers: number): number {
  let sum = TO_SPEND[WORKER]! * (workers + bill.workers) + ANY_KIND * bill.any + CARD_PAID * bill.cards;
  for (let k = 0; k < KINDS; k++) sum += bill.need[k]! * TO_SPEND[k]!;
  return sum + (bill.tucked === null ? 0 : TUCKED_PAID);
}

/** What paying a bill in this turn takes away: goods that are not spent are mostly lost. */
export function costOf(bill: Bill): number {
  let sum = ANY_KIND * bill.any + TO_SPEND[WORKER]! * bill.workers;
  for (let k = 0; k < KINDS; k++) sum += bill.need[k]! * TO_SPEND[k]!;
  return WEIGHTS.price * sum + CARD_PAID * bill.cards;
}

/** By face; a face that does not have something is worth 0 there. */
export interface Worths {
  /** One of a good to spend. */
  spend: readonly number[];
  /** Production in every turn to come, and at once. */
  flow: readonly number[];
  now: readonly number[];
  vpFlow: readonly boolean[];
  deal: readonly number[];
  spoils: readonly number[];
  /** What one use earns in a turn to come, and its gain alone. */
  act: readonly number[];
  actGain: readonly number[];
  /** What a feature is good for in each turn. */
  feature: readonly number[];
  counted: readonly number[];
  vpCounted: readonly boolean[];
  /** What comes with a location once. */
  entry: readonly number[];
  leader: readonly number[];
}

const STEAL = 0.6;

const gainOf = (site: Site, worth: readonly number[]): number =>
  site.act === null ? 0 : site.act.op === 'STEAL' ? STEAL : worthOf(site.act.gain, worth);
/** A set takes three resources besides. */
const besides = (site: Site): number => (site.act?.op === 'COLLECT_SET' ? 0.9 : 0);

const featureOf = (site: Site): number =>
  (site.store > 0 ? 0.35 : 0) + 0.15 * (site.room + site.spoilsRoom > 0 ? 1 : 0) + (site.draft > 0 ? 0.4 : 0);

/** What a visitor gets out of it in a turn, as far as it hurts the owner, who is given a worker. */
const visitWorth = (site: Site): number =>
  site.layout === OPEN
    ? WEIGHTS.visitors * (worthOf(site.produce!, TO_SPEND) - WEIGHTS.visitPaid * TO_SPEND[WORKER]!)
    : 0;

export function worthsOf(t: Tables, players: number): Worths {
  const each = (worth: (site: Site) => number): number[] => t.sites.map(worth);
  return {
    spend: TO_SPEND,
    flow: each((s) => (s.produce ? worthOf(s.produce, EVERY_TURN) - players * visitWorth(s) : 0)),
    now: each((s) => (s.produce ? worthOf(s.produce, TO_SPEND) : 0)),
    vpFlow: t.sites.map((s) => s.produce !== null && hasVp(s.produce)),
    deal: each((s) => worthOf(s.deal, EVERY_TURN) + (s.dealRoom > 0 ? 0.2 : 0)),
    spoils: each((s) => worthOf(s.spoils, TO_SPEND)),
    act: each((s) =>
      s.act ? Math.max(0.1, 0.75 * (gainOf(s, EVERY_TURN) - priceOf(s.act.bill, s.act.workers) - besides(s))) : 0,
    ),
    actGain: each((s) => gainOf(s, TO_SPEND)),
    feature: each(featureOf),
    counted: each((s) => worthOf(s.countedGain, TO_SPEND)),
    vpCounted: t.sites.map((s) => hasVp(s.countedGain)),
    entry: each((s) => 0.75 * worthOf(s.stock ?? [], TO_SPEND) + worthOf(s.onBuild ?? [], TO_SPEND)),
    leader: [
      ...Array<number>(t.faces - t.leaders.length).fill(0),
      ...t.leaders.map((l) => 0.7 * worthOf(l.stock, TO_SPEND)),
    ],
  };
}
