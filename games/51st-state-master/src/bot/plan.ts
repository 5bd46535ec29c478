import type { Seat } from '@ashtown/engine';
import type { Site } from '../content/tables.ts';
import { canBeCopied, isSpent, placeOf, playerAt } from '../rules/queries.ts';
import type { Frame, PlayerView, View } from '../state.ts';
import { bonusOf, builtWorth, placeWorth } from './engine.ts';
import { costOf, type Mind } from './worth.ts';

/** What has been begun and is still on the stack, down to the end of the action: gains to come, less what they cost. */
export function plan(m: Mind, v: View, seat: Seat, p: PlayerView, rounds: number, spare: readonly number[]): number {
  let value = 0;
  for (let i = v.stack.length - 1; i >= 0; i--) {
    const f = v.stack[i]!;
    if (f.t === 'acted' || f.t === 'turn' || f.t === 'rivalTurn' || f.t === 'takeTurn') break;
    if (ownerOf(f) === seat) value += frameWorth(m, v, p, f, rounds, spare);
  }
  return value;
}

const ownerOf = (f: Frame): Seat | undefined => ('seats' in f ? f.seats[0] : 'seat' in f ? f.seat : undefined);

function frameWorth(m: Mind, v: View, p: PlayerView, f: Frame, rounds: number, spare: readonly number[]): number {
  const w = m.w.plan;
  switch (f.t) {
    case 'payment':
      return -Math.min(...f.bills.map((bill) => costOf(m, bill)));
    case 'discardCard':
      return w.discardCard;
    case 'discardDeal':
      return w.discardDeal.perRound * rounds + w.discardDeal.once;
    case 'redevelopOld':
      return (
        builtWorth(m, p, m.t.site[v.limbo]!, rounds, spare) +
        w.redevelop +
        w.redevelopPrice -
        weakest(m, p, m.t.site[v.limbo]!, rounds, spare)
      );
    case 'build': {
      const old = f.over >= 0 ? placeOf(p, f.over) : undefined;
      return (
        builtWorth(m, p, m.t.site[v.limbo]!, rounds, spare) +
        (old ? w.redevelop - placeWorth(m, p, old, rounds, spare) : 0)
      );
    }
    case 'bonus':
      return bonusOf(m, p, m.t.site[placeOf(p, f.no)!.card]!);
    case 'makeDeal':
      return m.worth[m.t.site[v.limbo]!.f]!.deal * rounds + m.toSpend[m.t.site[v.limbo]!.dealGood]!;
    case 'razeCard':
      return m.worth[m.t.site[v.limbo]!.f]!.spoils;
    case 'razePlace':
      return m.worth[m.t.site[placeOf(playerAt(v, f.owner), f.no)!.card]!.f]!.spoils + w.raze;
    case 'useEffect':
      return m.worth[m.t.site[placeOf(p, f.no)!.card]!.f]!.gained;
    case 'convert':
      return w.convert;
    case 'exchangeGood':
      return w.exchange;
    case 'visit':
      return m.worth[m.t.site[placeOf(playerAt(v, f.owner), f.no)!.card]!.f]!.now;
    case 'takeConnection':
    case 'playConnection':
      return w.connection;
    case 'stealTarget':
      return w.steal;
    case 'activateTarget':
      return bestNow(m, p);
    case 'resetTargets':
      return w.resetEach * Math.min(f.left, p.places.filter(isSpent).length);
    case 'ownDeals':
      return w.dealEach * Math.min(f.left, p.deals.length - f.named);
    case 'opponentDeal':
      return w.opponentDeal;
    case 'productionOption':
      return w.option;
    case 'copySource':
      return w.copy;
    case 'placeShield':
      return w.shield;
    default:
      return 0;
  }
}

function weakest(m: Mind, p: PlayerView, site: Site, rounds: number, spare: readonly number[]): number {
  let least = m.w.plan.replacedMost;
  for (const place of p.places) {
    const common = place.ruins || site.mask === 0 || (m.t.site[place.card]!.mask & site.mask) !== 0;
    if (common) least = Math.min(least, placeWorth(m, p, place, rounds, spare));
  }
  return least;
}

function bestNow(m: Mind, p: PlayerView): number {
  let most = m.w.plan.activateLeast;
  for (const place of p.places)
    if (canBeCopied(m.t, place)) most = Math.max(most, m.worth[m.t.site[place.card]!.f]!.now);
  return most;
}
