import { BUILDING, namedBy, UNIT_AT } from '../answers/index.ts';
import type { Tables } from '../content/tables.ts';
import { DESTRUCTION, ENERGY, MANHATTAN, OUCH, type Reward, STACKS_PER_BOROUGH } from '../content/vocabulary.ts';
import {
  active,
  armyShots,
  findMod,
  gainOf,
  priceOf,
  targetsAt,
  topTile,
  unitPrice,
  unitsAt,
} from '../rules/queries.ts';
import type { Answer, Answers, View } from '../state.ts';
import { offer, starsWith, survives } from './sure.ts';
import { WEIGHTS } from './weights.ts';

/** What DESTRUCTION must not be spent on. */

interface Prize {
  price: number;
  res: Reward['res'];
  /** What its reward gives in fact. */
  n: number;
  isUnit: boolean;
  /** Another Building lies below. */
  hides: boolean;
  /** How many of it there are. */
  count: number;
}

/** A ★ comes before any ♥. */
const FIRST = 100;
const starsFirst = (res: Reward['res']): number => (res === 'star' ? FIRST : res === 'life' ? 1 : 0);
const energyOnly = (res: Reward['res']): number => (res === 'energy' ? 1 : 0);
const alike = (): number => 1;

/** More Units around than anybody can destroy in a turn. */
export const MANY = 3;

/**
 * Whether something brings less than others would: as many ★ as the points can bring, and ♥ with those left, are more than
 * its own reward and the best of everything in sight after it, or win where it does not. Whom shots may wound badly, or who is
 * still to be shot at by a Unit, may want ♥ and quiet instead, quiet whoever is in Manhattan, and ⚡ whoever lacks some for a card.
 */
export function isPoor(t: Tables, v: View, points: number, legal: readonly Answer[], pick: Answer): boolean {
  const prize = prizeOf(t, v, pick);
  const prizes = legal.filter((x) => x !== 'shed carapace').map((x) => (x === pick ? prize : prizeOf(t, v, x)));
  if (!prize || !prizes.every((x) => x !== undefined)) return false; // there is more to choose from elsewhere
  const rest = prizes.map((x) => (x === prize ? { ...x, count: x.count - 1 } : x));
  const left = points - prize.price;
  const missing = starsMissing(t, v);
  if (missing > 0 && missing <= Math.floor(mostOf(prizes, points, starsFirst) / FIRST)) {
    const own = prize.res === 'star' ? prize.n : 0;
    return own + mostOf(rest, left, (res) => (res === 'star' ? 1 : 0)) < missing;
  }
  if (prize.res === 'energy' && buysMore(t, v, points)) return false;
  if (prize.res === 'life' && !isSafe(t, v)) return false;
  if (prize.isUnit && (v.turn.open[OUCH]! > 0 || wantsQuiet(t, v) || needsUnit(t, v))) return false;
  const after = prize.isUnit ? rest.filter((x) => !x.hides) : rest; // these come first, to be seen below
  return bestOf(t, v, prizes, points) > prize.n + mostOf(after, left, alike);
}

/**
 * Whether Hailing Cabs bring less than Buildings would with fewer points: as many ★ as these can bring, and ♥ with those
 * left, are more than the best of the few Units around. Whom shots await may want quiet instead.
 */
export function wastesCabs(t: Tables, v: View): boolean {
  const p = active(v);
  const { open } = v.turn;
  if (open[OUCH]! > 0 || wantsQuiet(t, v) || unitsAt(v, p.at) >= MANY) return false;
  if (needsUnit(t, v) || findMod(t, p, 'reachPrice')) return false;
  const prizes = prizesHere(t, v);
  const units = prizes.filter((x) => x.isUnit);
  const points = open[DESTRUCTION]! + findMod(t, p, 'cabs')!.n;
  if (buysMore(t, v, mostOf(units, points, energyOnly))) return false;
  return bestOf(t, v, prizes, open[DESTRUCTION]!) > mostOf(units, points, alike);
}

/** Whether destroying a Unit before it shoots may be worth more than the best there is after the shots. */
export function mayHunt(t: Tables, v: View, isPaid: boolean): boolean {
  const points = v.turn.open[DESTRUCTION]!;
  const prizes = prizesHere(t, v);
  if (!prizes.some((x) => x.isUnit && x.count > 0 && x.price <= points)) return false;
  const early = prizes.map((x) => ({ ...x, n: x.isUnit ? x.n + 1 : x.n - 1 })); // a shot less or more
  return isPaid || wantsQuiet(t, v) || bestOf(t, v, prizes, points) <= mostOf(early, points, alike);
}

/** Whether a card asks for a Unit destroyed (KNY-133). */
const needsUnit = (t: Tables, v: View): boolean => v.bank.some((id) => id !== null && t.cards[id]!.needs);

/** The ★ that win once nothing shoots any more, beside those of all other symbols; none where these are enough. */
function starsMissing(t: Tables, v: View): number {
  const open = v.turn.open.map((n, face) => (face === DESTRUCTION ? 0 : n));
  const { at, cards } = active(v);
  if (open[OUCH]! > 0 || cards.some((id) => t.triggers.turnEnd[id]) || !survives(t, v, open, at)) return 0;
  return Math.max(0, t.figures.starsToWin - starsWith(t, v, open, at));
}

/** Whether some card is dear now that so many ⚡ more could buy. */
function buysMore(t: Tables, v: View, most: number): boolean {
  const energy = active(v).energy + v.turn.open[ENERGY]!;
  return v.bank.some((id) => {
    const missing = id === null ? 0 : priceOf(t, active(v), id) - energy;
    return missing > 0 && missing <= most;
  });
}

const isSafe = (t: Tables, v: View): boolean => active(v).life - armyShots(t, v, v.turn.seat, 1) >= WEIGHTS.shape.badly;

/** Whether Units around may weigh more than ★: nobody moves away from those in Manhattan, nor heals there (KNY-59, KNY-129). */
const wantsQuiet = (t: Tables, v: View): boolean => active(v).at === MANHATTAN || !isSafe(t, v);

function prizeOf(t: Tables, v: View, pick: Answer): Prize | undefined {
  const named = namedBy(pick as Answers['destroyObject']);
  if (!named || named.kind === 'reach') return undefined;
  const isUnit = named.kind === 'unit';
  const p = active(v);
  const stack = named.at * STACKS_PER_BOROUGH + named.i;
  const thing = isUnit ? t.units[named.i]! : t.tiles[topTile(v, stack)]!;
  const { res, n } = thing.reward;
  return {
    price: isUnit ? unitPrice(t, p, named.i) : thing.durability,
    res,
    n: gainOf(t, v, p, res, n),
    isUnit,
    hides: !isUnit && v.height[stack]! > 1,
    count: isUnit ? targetsAt(v, named.at, named.i) : 1,
  };
}

/** What may be destroyed around, whatever it costs. */
function prizesHere(t: Tables, v: View): Prize[] {
  const { at } = active(v);
  const isThere = (_: Answer, i: number): boolean => !v.turn.unitsOnly && topTile(v, at * STACKS_PER_BOROUGH + i) >= 0;
  return [...BUILDING[at]!.filter(isThere), ...UNIT_AT[at]!].map((pick) => prizeOf(t, v, pick)!);
}

/** As many ★ as points can bring, and ♥ with those left. */
function bestOf(t: Tables, v: View, prizes: readonly Prize[], points: number): number {
  const most = mostOf(prizes, points, starsFirst);
  const p = active(v);
  return gainOf(t, v, p, 'star', Math.floor(most / FIRST)) + gainOf(t, v, p, 'life', most % FIRST);
}

/** The most that points can bring, by what one of each reward is worth. */
function mostOf(prizes: readonly Prize[], points: number, worth: (res: Reward['res']) => number): number {
  const best = new Array<number>(points + 1).fill(0);
  for (const { price, res, n, count } of prizes) for (let i = 0; i < count; i++) offer(best, price, worth(res) * n);
  return best[points]!;
}
