import type { Seat } from '@ashtown/engine';
import { bonusOf, builtWorth, placeWorth } from './bot-engine.ts';
import { costOf, nowWorth, TO_SPEND, WORTH } from './bot-worth.ts';
import { SITE, type Site } from './cards.ts';
import { canBeCopied, isSpent, placeOf, playerAt } from './queries.ts';
import type { Frame, PlayerView, View } from './state.ts';

/** What has been begun and is still on the stack, down to the end of the action: gains to come, less what they cost. */
export function plan(v: View, seat: Seat, p: PlayerView, rounds: number, spare: readonly number[]): number {
  let value = 0;
  for (let i = v.stack.length - 1; i >= 0; i--) {
    const f = v.stack[i]!;
    if (f.t === 'acted' || f.t === 'turn' || f.t === 'rivalTurn' || f.t === 'takeTurn') break;
    if (ownerOf(f) === seat) value += frameWorth(v, p, f, rounds, spare);
  }
  return value;
}

const ownerOf = (f: Frame): Seat | undefined => ('seats' in f ? f.seats[0] : 'seat' in f ? f.seat : undefined);

function frameWorth(v: View, p: PlayerView, f: Frame, rounds: number, spare: readonly number[]): number {
  switch (f.t) {
    case 'payment':
      return -Math.min(...f.bills.map(costOf));
    case 'discardCard':
      return -0.4;
    case 'discardDeal':
      return -0.7 * rounds - 0.1;
    case 'redevelopOld':
      return builtWorth(p, SITE[v.limbo]!, rounds, spare) + 1 - 0.5 - weakest(p, SITE[v.limbo]!, rounds, spare);
    case 'build': {
      const old = f.over >= 0 ? placeOf(p, f.over) : undefined;
      return builtWorth(p, SITE[v.limbo]!, rounds, spare) + (old ? 1 - placeWorth(p, old, rounds, spare) : 0);
    }
    case 'bonus':
      return bonusOf(p, SITE[placeOf(p, f.no)!.card]!);
    case 'makeDeal':
      return WORTH[SITE[v.limbo]!.f]!.deal * rounds + TO_SPEND[SITE[v.limbo]!.dealGood]!;
    case 'razeCard':
      return WORTH[SITE[v.limbo]!.f]!.spoils;
    case 'razePlace':
      return WORTH[SITE[placeOf(playerAt(v, f.owner), f.no)!.card]!.f]!.spoils + 0.6;
    case 'useEffect': {
      return nowWorth(SITE[placeOf(p, f.no)!.card]!);
    }
    case 'convert':
      return 0.9;
    case 'exchangeGood':
      return 0.5;
    case 'visit':
      return WORTH[SITE[placeOf(playerAt(v, f.owner), f.no)!.card]!.f]!.now;
    case 'takeConnection':
    case 'playConnection':
      return 0.7;
    case 'stealTarget':
      return 0.6;
    case 'activateTarget':
      return bestNow(p);
    case 'resetTargets':
      return 0.35 * Math.min(f.left, p.places.filter(isSpent).length);
    case 'ownDeals':
      return 0.4 * Math.min(f.left, p.deals.length - 1 - f.after);
    case 'opponentDeal':
      return 0.5;
    case 'productionOption':
      return 0.45;
    case 'copySource':
      return 0.6;
    case 'placeShield':
      return 0.3;
    default:
      return 0;
  }
}

function weakest(p: PlayerView, site: Site, rounds: number, spare: readonly number[]): number {
  let least = 3;
  for (const place of p.places) {
    const common = place.ruins || site.mask === 0 || (SITE[place.card]!.mask & site.mask) !== 0;
    if (common) least = Math.min(least, placeWorth(p, place, rounds, spare));
  }
  return least;
}

function bestNow(p: PlayerView): number {
  let most = 0.3;
  for (const place of p.places) if (canBeCopied(place)) most = Math.max(most, WORTH[SITE[place.card]!.f]!.now);
  return most;
}
