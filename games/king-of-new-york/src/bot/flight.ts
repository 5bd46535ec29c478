import { oncePerQuestion, type Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import {
  BOROUGHS,
  type Borough,
  type CardId,
  CELEBRITY,
  DESTRUCTION,
  ENERGY,
  MANHATTAN,
  OUCH,
} from '../content/vocabulary.ts';
import { active, canPay, findMod, mayBuy, priceOf, superstarNeeds, unitsAt } from '../rules/queries.ts';
import { type Answer, NOBODY, type Player, type View } from '../state.ts';
import { chanceNext, isNear, nextAfter, nextOf } from './next.ts';
import { surelyWins } from './sure.ts';
import { WEIGHTS } from './weights.ts';

/** From what nobody must flee. */

/** Whether the attacker wins in Manhattan, and only there. */
export function letsWin(t: Tables, v: View): boolean {
  const { at } = active(v);
  const { open } = v.turn;
  return at !== MANHATTAN && surelyWins(t, v, open, MANHATTAN) && !surelyWins(t, v, open, at);
}

/**
 * Whether somebody who has the next turn so likely wins in it from Manhattan that nothing makes up for it: neither the
 * chances of that turn elsewhere nor even ones after it. Nothing may come before that takes the Superstar, shoots, or gives
 * another turn, nor pay for the flight.
 */
export function leavingOf(t: Tables): (v: View, seat: Seat, legal: readonly Answer[]) => boolean {
  const mayUpset = (v: View, id: CardId): boolean => {
    const { needs, do: effects = [] } = t.cards[id]!;
    if (needs === undefined && !effects.some((e) => e.t === 'extraTurn')) return false;
    return mayBuy(t, v, id) && canPay(t, richest(t, v), priceOf(t, active(v), id));
  };
  const isCalm = (v: View, seat: Seat): boolean =>
    v.turn.open[OUCH] === 0 &&
    v.turn.open[DESTRUCTION] === 0 &&
    (v.superstar !== seat || v.turn.open[CELEBRITY]! < superstarNeeds(t, v)) &&
    !v.bank.some((id) => id !== null && mayUpset(v, id)) &&
    !v.players[seat]!.cards.some((id) => t.triggers.arrive[id]);
  return oncePerQuestion((v: View, seat, legal: readonly Answer[]) => {
    if (!isNear(t, v, seat) || nextOf(v) !== seat || !isCalm(v, seat)) return false;
    const lost = 1 - chanceNext(t, v, seat, MANHATTAN);
    return (
      2 * lost < 1 &&
      legal.every((to) => to === 'stay' || 2 * lost < 1 - chanceNext(t, v, seat, BOROUGHS.indexOf(to as Borough)))
    );
  });
}

/** The ★ of Midtown and Upper Manhattan. */
const RICH = 2;

/**
 * Whether somebody leaves the ★ of Midtown or Upper Manhattan that are as good as sure: at most one more attack comes before
 * its turn, and there is life enough for it, and for the Units there.
 */
export function leavesIncome(t: Tables, v: View, seat: Seat): boolean {
  const { life, zone, cards } = v.players[seat]!;
  if (t.zones[zone]!.star < RICH || life - unitsAt(v, MANHATTAN) < WEIGHTS.shape.lifeEnough) return false;
  if (v.turn.open[OUCH]! > 0 || cards.some((id) => t.triggers.arrive[id])) return false;
  if (v.players.some((p) => findMod(t, p, 'attackTimes'))) return false;
  const next = nextOf(v);
  return next === seat || (next !== NOBODY && next !== v.turn.seat && nextAfter(v, next) === seat);
}

/** Whoever has the turn, with the most ⚡ there may be to spend: cards of the bank bring some. */
function richest(t: Tables, v: View): Player {
  let energy = active(v).energy + v.turn.open[ENERGY]!;
  for (const id of v.bank)
    for (const e of (id !== null && t.cards[id]!.do) || [])
      if ((e.t === 'gain' || e.t === 'everyoneGains') && e.res === 'energy') energy += e.n;
  return { ...active(v), energy };
}
