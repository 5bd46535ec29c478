import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { ATTACK, CELEBRITY, DESTRUCTION, HEAL, MANHATTAN, OUCH, STATUE_NEEDS, UNITS } from '../content/vocabulary.ts';
import {
  armyShots,
  attackDamage,
  canDestroyAt,
  canPay,
  findMod,
  maxLife,
  monstersAt,
  moveFee,
  sumMods,
  targetsAt,
  unitPrice,
  unitsAt,
} from '../rules/queries.ts';
import type { Player, View } from '../state.ts';
import { mayHunt } from './destroy.ts';
import { isGuarded, starsWith, surelyEliminates, surelyWins, survives } from './sure.ts';
import { WEIGHTS } from './weights.ts';

/** In which order symbols must not be resolved, whatever comes. */

/**
 * Whether DESTRUCTION before OUCH only brings more Units that shoot: none of those around is worth destroying first, nobody
 * else is shot at, and no ATTACK may lead away to fewer of them.
 */
export function invitesShots(t: Tables, v: View, seat: Seat, isPaid: boolean): boolean {
  const p = v.players[seat]!;
  const { open, unitsOnly } = v.turn;
  if (open[OUCH] === 0 || unitsOnly || findMod(t, p, 'reachPrice')) return false;
  if (open[OUCH]! > 1 && monstersAt(v, p.at) > 1) return false;
  if (!canDestroyAt(t, v, p, p.at, open[DESTRUCTION]!)) return false;
  if (unitsAt(v, p.at) === 0) return true;
  if (!bearsShots(t, v, seat) || findMod(t, p, 'energyForDamage')) return false;
  if (mayDriveOut(t, v, p) && (findMod(t, p, 'scatter') || unitsAt(v, MANHATTAN) < unitsAt(v, p.at))) return false;
  return !mayHunt(t, v, isPaid);
}

/**
 * Whether ATTACK comes too early: whoever is in Manhattan may flee and draw the attacker in, where HEAL heals nobody and the
 * Units shoot at it instead (KNY-79).
 */
export function attacksEarly(t: Tables, v: View, seat: Seat): boolean {
  const p = v.players[seat]!;
  if (findMod(t, p, 'scatter') || findMod(t, p, 'moreAgainstHealthier')) return false; // sends them away; KNY-69
  return mayBeDrawnIn(t, v, p) && (losesHeal(t, v, p) || losesShots(t, v, seat));
}

/**
 * Whether OUCH comes too early: with nothing to heal or destroy before, ATTACK may first draw the attacker in, away from
 * these Units, and nobody else stands among them.
 */
export function staysAmongUnits(t: Tables, v: View, seat: Seat): boolean {
  const p = v.players[seat]!;
  const { open } = v.turn;
  if (open[HEAL]! > 0 || open[DESTRUCTION]! > 0) return false;
  if (open[OUCH]! >= STATUE_NEEDS || (open[OUCH]! > 1 && monstersAt(v, p.at) > 1)) return false;
  if (findMod(t, p, 'scatter') || findMod(t, p, 'moreAgainstHealthier')) return false; // as above
  return mayBeDrawnIn(t, v, p) && armyShots(t, v, seat, 1) > 0 && unitsAt(v, MANHATTAN) < unitsAt(v, p.at);
}

/**
 * Whether a symbol comes too early for a win that is sure: it is, with HEAL before OUCH, OUCH before DESTRUCTION brings more
 * Units, and ATTACK, from which one may flee, after all that concerns this borough.
 */
export function spoilsWin(t: Tables, v: View, seat: Seat, face: number): boolean {
  const p = v.players[seat]!;
  const { open } = v.turn;
  const isEarly =
    face === ATTACK
      ? mayBeDrawnIn(t, v, p) && !surelyWins(t, v, without(open, ATTACK), MANHATTAN)
      : face === OUCH
        ? open[HEAL]! > 0 && !bearsShots(t, v, seat) && !isGuarded(t, p)
        : face === DESTRUCTION && bringsDeath(t, v, p);
  return isEarly && surelyWins(t, v, open, p.at);
}

/**
 * Whether DESTRUCTION before OUCH surely brings a Unit more than can be borne: the ★ that are missing take Buildings, and
 * the points that are left with them neither heal nor destroy a Unit.
 */
function bringsDeath(t: Tables, v: View, p: Player): boolean {
  const { open } = v.turn;
  if (open[OUCH] === 0 || isGuarded(t, p) || findMod(t, p, 'reachPrice')) return false;
  const missing = t.figures.starsToWin - starsWith(t, v, without(open, DESTRUCTION), p.at);
  if (missing <= 0 || open[DESTRUCTION]! - missing >= LEAST_OTHER) return false;
  const paysStars = (unit: number): boolean =>
    t.units[unit]!.reward.res === 'star' && unitPrice(t, p, unit) <= open[DESTRUCTION]!;
  if (UNITS.some((_, unit) => targetsAt(v, p.at, unit) > 0 && paysStars(unit))) return false;
  return !survives(t, v, open, p.at, 1);
}
/** What costs less is a High-rise, which pays a ★ for each point. */
const LEAST_OTHER = 2;

const without = (symbols: readonly number[], face: number): number[] => symbols.map((n, i) => (i === face ? 0 : n));

/** Whether somebody in Manhattan is wounded by the attack: nobody leaves it for a scratch. */
const mayDriveOut = (t: Tables, v: View, p: Player): boolean =>
  p.at !== MANHATTAN &&
  v.turn.open[ATTACK]! > 0 &&
  v.players.some(
    ({ at, life }, i) =>
      at === MANHATTAN && life - attackDamage(t, v, i, v.turn.open[ATTACK]!) <= WEIGHTS.shape.slightly,
  );

/** Whether somebody in Manhattan may survive the attack, and pay to flee from it (KNY-213). */
const mayBeDrawnIn = (t: Tables, v: View, p: Player): boolean =>
  p.at !== MANHATTAN &&
  v.turn.open[ATTACK]! > p.web &&
  v.players.some(
    (other, i) =>
      other.at === MANHATTAN && canPay(t, other, moveFee(t, v)) && !surelyEliminates(t, v, i, v.turn.open[ATTACK]!),
  );

const bearsShots = (t: Tables, v: View, seat: Seat): boolean =>
  v.players[seat]!.life > armyShots(t, v, seat, v.turn.open[OUCH]!);

/** HEAL is for now, unless some of it may serve better after damage that is still to come. */
function losesHeal(t: Tables, v: View, p: Player): boolean {
  const { open } = v.turn;
  const missing = maxLife(t, v, p) - p.life;
  return open[HEAL]! > 0 && missing > 0 && (open[HEAL]! <= missing || (open[OUCH] === 0 && open[CELEBRITY] === 0));
}

/** Whether no fewer Units shoot at it in Manhattan, and more, or else they should shoot at whoever is there now. */
function losesShots(t: Tables, v: View, seat: Seat): boolean {
  const p = v.players[seat]!;
  const { open } = v.turn;
  const inside = unitsAt(v, MANHATTAN);
  if (open[OUCH] === 0 || inside === 0 || !bearsShots(t, v, seat)) return false;
  const shots = armyShots(t, v, seat, open[OUCH]!);
  const cheapest = Math.min(...UNITS.map((_, unit) => unitPrice(t, p, unit)));
  const gone = Math.floor(open[DESTRUCTION]! / cheapest);
  const least = sumMods(t, p, 'armyLess') + shots;
  return inside - gone >= least && (inside > least || open[OUCH]! >= STATUE_NEEDS);
}
