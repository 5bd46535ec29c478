import type { Seat } from '@ashtown/engine';
import { countFaces } from '../answers/index.ts';
import type { Tables } from '../content/tables.ts';
import {
  ATTACK,
  CELEBRITY,
  DESTRUCTION,
  ENERGY,
  HEAL,
  MANHATTAN,
  OUCH,
  STACKS_PER_BOROUGH,
  STATUE_NEEDS,
  SUPERSTAR_NEEDS,
} from '../content/vocabulary.ts';
import { isAlive, living, maxLife, sumMods, topTile, unitsAt } from '../rules/queries.ts';
import type { Player, View } from '../state.ts';
import { planDestruction } from './plan.ts';
import { offer, starsOfFame } from './sure.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** The parts of `evaluate`, in its order. */
export const TERMS = [
  'stars',
  'life',
  'energy',
  'cards',
  'superstar',
  'manhattan',
  'tokens',
  'dice',
  'win',
  'threat',
] as const;
export type TermId = (typeof TERMS)[number];

/** More points of DESTRUCTION are not counted on. */
const POINTS = 3;

type FeatureOf<T extends TermId> = T extends TermId ? keyof Weights[T] : never;
export type FeatureId = FeatureOf<TermId>;

/** Every feature and the term it belongs to: the names of the weights. */
export const FEATURES = TERMS.flatMap((term) =>
  (Object.keys(WEIGHTS[term]) as FeatureId[]).map((id): [TermId, FeatureId] => [term, id]),
);
/** Where a feature stands among FEATURES. */
const AT = Object.fromEntries(FEATURES.map(([, id], i) => [id, i])) as Record<FeatureId, number>;

/** The weights in the order of FEATURES. */
export const vectorOf = (w: Weights): Float64Array =>
  Float64Array.from(FEATURES, ([term, id]) => (w[term] as Record<string, number>)[id]!);

export type Measured = Float64Array;

export interface Measure {
  /** Measures a view for a seat that still plays: what there is of each feature, in the order of FEATURES. */
  all(v: View, seat: Seat, f: Measured): void;
  /** Only what depends on the dice of this seat's turn. */
  dice(v: View, seat: Seat, f: Measured): void;
}

export function measureOf(t: Tables, w: Weights): Measure {
  const { shape } = w;
  const perishable = new Set(
    t.cardIds.filter((id) => t.cards[id]!.triggers?.some((trigger) => trigger.do.some((e) => e.t === 'perish'))),
  );

  const starsBent = (star: number): number => (star * star) / shape.starsBend;
  const costOf = (p: Player): number => {
    let cost = 0;
    for (const id of p.cards) cost += t.cards[id]!.cost;
    return cost;
  };

  /** What the Buildings around offer next time: ★, and ♥ to the badly wounded, of one point of DESTRUCTION, of two and so on. */
  function offered(v: View, p: Player): number {
    let key = p.life <= shape.badly ? 1 : 0;
    for (let i = 0; i < STACKS_PER_BOROUGH; i++)
      key = key * (t.tiles.length + 1) + 1 + topTile(v, p.at * STACKS_PER_BOROUGH + i);
    offers[key] ??= sumOffers(v, p);
    return offers[key]!;
  }
  /** By what is seen there: it is asked for all the time. */
  const offers: (number | undefined)[] = [];
  function sumOffers(v: View, p: Player): number {
    const best = new Array<number>(POINTS + 1).fill(0);
    for (let i = 0; i < STACKS_PER_BOROUGH; i++) {
      const tile = topTile(v, p.at * STACKS_PER_BOROUGH + i);
      if (tile < 0) continue;
      const { durability, reward } = t.tiles[tile]!;
      if (reward.res === 'star' || (reward.res === 'life' && p.life <= shape.badly)) offer(best, durability, reward.n);
    }
    return best.reduce((a, b) => a + b);
  }

  /** Damage to be expected until this Monster's next turn. */
  function danger(v: View, seat: Seat, p: Player): number {
    const inside = p.at === MANHATTAN;
    let hits = 0;
    for (let i = 0; i < v.players.length; i++)
      if (i !== seat && isAlive(v, i) && (v.players[i]!.at === MANHATTAN) !== inside) hits += shape.hitOfRival;
    return hits + shape.hitOfUnit * unitsAt(v, p.at);
  }

  function measureOwn(v: View, seat: Seat, p: Player, f: Measured): void {
    f[AT.star] = p.star;
    f[AT.starsBent] = starsBent(p.star);
    if (p.star >= t.figures.starsToWin) f[AT.starsEnough] = 1;
    f[AT.lifeLow] = Math.min(p.life, shape.lifeEnough);
    f[AT.lifeHigh] = Math.max(0, p.life - shape.lifeEnough);
    // Life is worth more the less of it is left, and the more damage may come before the next turn.
    const risk = Math.max(0, danger(v, seat, p) + shape.lifeMargin - p.life);
    f[AT.risk] = risk * risk;
    const units = unitsAt(v, p.at);
    // Being shot in one's own turn: an OUCH among the last dice is likely enough to fear the Units around.
    const spare = p.life - units;
    if (spare <= 2) f[spare <= 0 ? AT.shotTo0 : spare === 1 ? AT.shotTo1 : AT.shotTo2] = 1;
    f[AT.energyLow] = Math.min(p.energy, shape.energyEnough);
    f[AT.energyHigh] = Math.max(0, p.energy - shape.energyEnough);
    f[AT.cardCost] = costOf(p);
    f[AT.card] = p.cards.length;
    if (v.superstar === seat) f[AT.superstar] = 1;
    if (p.at === MANHATTAN) {
      const gains = t.zones[p.zone]!;
      const survival = Math.max(0, Math.min(1, (p.life - shape.zoneLifeFrom) / shape.zoneLifeSpan));
      f[AT.zoneStars] = gains.star * survival;
      f[AT.zoneEnergy] = gains.energy * survival;
      f[AT.zone] = survival;
    }
    f[AT.unitsHere] = units;
    if (p.at >= 0) f[AT.offeredHere] = offered(v, p);
    f[AT.web] = p.web;
    f[AT.jinx] = p.jinx;
    f[AT.carapace] = p.carapace;
  }

  function measureDoom(v: View, seat: Seat, p: Player, f: Measured): void {
    if (!p.cards.some((id) => perishable.has(id))) return;
    const left = v.turn.seat === seat && v.turn.dice.includes(CELEBRITY);
    f[!left ? AT.doomed : v.turn.rerolls > 0 && isRolling(v) ? AT.doomedRolling : AT.doomedNow] = 1;
  }

  function measureRivals(v: View, seat: Seat, f: Measured): void {
    const others = living(v) - 1;
    let most = 0;
    let sum = 0;
    for (let i = 0; i < v.players.length; i++) {
      if (i === seat || !isAlive(v, i)) continue;
      const p = v.players[i]!;
      const worth =
        w.stars.star * p.star +
        w.stars.starsBent * starsBent(p.star) +
        (p.star >= t.figures.starsToWin ? w.stars.starsEnough : 0) +
        shape.rivalLife * p.life +
        w.energy.energyLow * Math.min(p.energy, shape.energyEnough) +
        w.energy.energyHigh * Math.max(0, p.energy - shape.energyEnough) +
        w.cards.cardCost * costOf(p) +
        w.cards.card * p.cards.length +
        (v.superstar === i ? shape.rivalSuperstar : 0) +
        (p.at === MANHATTAN ? shape.rivalManhattan : 0);
      sum += worth;
      if (worth > most) most = worth;
    }
    f[AT.strongest] = most;
    f[AT.average] = sum / Math.max(1, others);
    f[AT.rivals] = others;
  }

  /** What the dice on the table, or the symbols still open, would give: the greedy bot compares rerolls with it. */
  function measureDice(v: View, seat: Seat, p: Player, f: Measured): void {
    const rolling = isRolling(v);
    const open = rolling ? countFaces(v.turn.dice) : v.turn.open;
    f[AT.diceEnergy] = open[ENERGY]!;
    if (p.at !== MANHATTAN) {
      const healed = Math.min(open[HEAL]!, maxLife(t, v, p) - p.life);
      f[p.life <= shape.badly ? AT.healBadly : p.life <= shape.slightly ? AT.healSlightly : AT.healHardly] = healed;
    } else f[AT.unjinx] = Math.min(open[HEAL]!, p.jinx);
    if (open[ATTACK]! > 0) measureAttack(v, seat, p, open[ATTACK]!, f);
    const fame = open[CELEBRITY]!;
    if (fame > 0) f[AT.fame] = starsOfFame(t, p) + (v.superstar === seat ? fame : 0);
    if (v.superstar !== seat && fame >= SUPERSTAR_NEEDS) {
      f[AT.fameTaken] = fame - SUPERSTAR_NEEDS + 1;
      f[AT.fameTaking] = 1;
    }
    f[AT.destruction] = planDestruction(t, w, v, p, open[DESTRUCTION]!);
    if (open[OUCH]! > 0) measureOuch(v, seat, p, open[OUCH]!, f);
    if (rolling) f[AT.rerolls] = v.turn.rerolls * (1 + sumMods(t, p, 'dice') / shape.diceOfReroll);
  }

  function measureAttack(v: View, seat: Seat, p: Player, n: number, f: Measured): void {
    const inside = p.at === MANHATTAN;
    for (let i = 0; i < v.players.length; i++) {
      const other = v.players[i]!;
      if (i === seat || other.out > 0 || (other.at === MANHATTAN) === inside) continue;
      const hit = Math.min(n, other.life);
      f[AT.hit]! += hit;
      if (n >= other.life) f[AT.kill]! += 1;
      if (other.star >= shape.leader) f[AT.hitLeader]! += hit;
    }
    f[AT.unweb] = Math.min(n, p.web);
  }

  function measureOuch(v: View, seat: Seat, p: Player, n: number, f: Measured): void {
    const revealed = v.turn.open[DESTRUCTION]! > 0 || v.stack.some((x) => x.t === 'destroy' || x.t === 'destroyObject');
    const mine = unitsAt(v, p.at) + (revealed ? 1 : 0);
    f[AT.shots] = mine;
    if (mine >= p.life) f[AT.shotDead] = 1;
    if (n < STATUE_NEEDS) return;
    if (v.statue !== seat) f[AT.statue] = 1;
    if (v.statue >= 0 && v.statue !== seat) f[AT.statueRobbed] = 1;
    for (let i = 0; i < v.players.length; i++)
      if (i !== seat && isAlive(v, i))
        f[AT.shotsAtOthers]! += Math.min(unitsAt(v, v.players[i]!.at), v.players[i]!.life);
  }

  function dice(v: View, seat: Seat, f: Measured): void {
    f.fill(0);
    measureDoom(v, seat, v.players[seat]!, f);
    if (seat === v.turn.seat) measureDice(v, seat, v.players[seat]!, f);
  }

  return {
    dice,
    all(v, seat, f) {
      dice(v, seat, f);
      measureOwn(v, seat, v.players[seat]!, f);
      measureRivals(v, seat, f);
    },
  };
}

const isRolling = (v: View): boolean => v.stack.some((f) => f.t === 'result');

/** The features of a view that are there at all, by name: for those who tune, learn and explain. */
export function featuresOf(t: Tables, w: Weights = WEIGHTS) {
  const { all } = measureOf(t, w);
  return (v: View, seat: Seat): { readonly [F in FeatureId]?: number } => {
    if (v.winners || v.players[seat]!.out > 0) return { won: v.winners?.includes(seat) ? 1 : -1 };
    const f = new Float64Array(FEATURES.length);
    all(v, seat, f);
    return Object.fromEntries(FEATURES.flatMap(([, id], i) => (f[i] === 0 ? [] : [[id, f[i]!]])));
  };
}
