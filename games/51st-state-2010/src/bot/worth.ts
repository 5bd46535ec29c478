import type { Act, Bill, Pile, Site, Tables } from '../content/tables.ts';
import { GOODS, type Good, KINDS, OPEN, WORKER } from '../content/vocabulary.ts';
import type { Weights } from './weights.ts';

/** What goods and cards are worth by themselves, in victory points, worked out once for a set of cards. */

const by = (worth: Record<Good, number>): readonly number[] => GOODS.map((good) => worth[good]);

const worthOf = (pile: Pile, worth: readonly number[]): number => pile.reduce((sum, [g, n]) => sum + n * worth[g]!, 0);
const hasVp = (pile: Pile): boolean => pile.some(([g]) => GOODS[g]!.startsWith('vp'));

/** What paying a bill in this turn takes away: goods that are not spent are mostly lost. */
export function costOf({ k, spend }: Worths, bill: Bill): number {
  let sum = k.paid.any * bill.any + spend[WORKER]! * bill.workers;
  for (let kind = 0; kind < KINDS; kind++) sum += bill.need[kind]! * spend[kind]!;
  return k.planning.price * sum + k.paid.card * bill.cards;
}

/** By face; a face that does not have something is worth 0 there. */
export interface Worths {
  k: Weights;
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

export function worthsOf(t: Tables, k: Weights, players: number): Worths {
  const spend = by(k.toSpend);
  const everyTurn = by(k.everyTurn);
  const each = (worth: (site: Site) => number): number[] => t.sites.map(worth);
  const gainOf = (site: Site, worth: readonly number[]): number =>
    site.act === null ? 0 : site.act.op === 'STEAL' ? k.place.steal : worthOf(site.act.gain, worth);
  const priceOf = (bill: Bill, workers: number): number => {
    let sum = spend[WORKER]! * (workers + bill.workers) + k.paid.any * bill.any + k.paid.card * bill.cards;
    for (let kind = 0; kind < KINDS; kind++) sum += bill.need[kind]! * spend[kind]!;
    return sum + (bill.tucked === null ? 0 : k.paid.tucked);
  };
  const earns = ({ workers, bill, op }: Act, gain: number): number =>
    k.place.act * (gain - priceOf(bill, workers) - (op === 'COLLECT_SET' ? k.place.set : 0));
  /** What a visitor gets out of it in a turn, as far as it hurts the owner, who is given a worker. */
  const visited = (site: Site): number =>
    site.layout === OPEN ? k.place.visitors * (worthOf(site.produce!, spend) - k.place.visitPaid * spend[WORKER]!) : 0;
  return {
    k,
    spend,
    flow: each((s) => (s.produce ? worthOf(s.produce, everyTurn) - players * visited(s) : 0)),
    now: each((s) => (s.produce ? worthOf(s.produce, spend) : 0)),
    vpFlow: t.sites.map((s) => s.produce !== null && hasVp(s.produce)),
    deal: each((s) => worthOf(s.deal, everyTurn) + (s.dealRoom > 0 ? k.place.dealRoom : 0)),
    spoils: each((s) => worthOf(s.spoils, spend)),
    act: each((s) => (s.act ? Math.max(k.place.leastAct, earns(s.act, gainOf(s, everyTurn))) : 0)),
    actGain: each((s) => gainOf(s, spend)),
    feature: each(
      (s) =>
        (s.store > 0 ? k.place.store : 0) +
        k.place.room * (s.room + s.spoilsRoom > 0 ? 1 : 0) +
        (s.draft > 0 ? k.place.draft : 0),
    ),
    counted: each((s) => worthOf(s.countedGain, spend)),
    vpCounted: t.sites.map((s) => hasVp(s.countedGain)),
    entry: each((s) => k.place.stock * worthOf(s.stock ?? [], spend) + worthOf(s.onBuild ?? [], spend)),
    leader: [
      ...Array<number>(t.faces - t.leaders.length).fill(0),
      ...t.leaders.map((l) => k.place.leaderStock * worthOf(l.stock, spend)),
    ],
  };
}
