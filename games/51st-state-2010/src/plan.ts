import type { Seat } from '@ashtown/engine';
import { builtWorth, LEFT, type Looking, leaderFuture, leaderWorth, placeWorth, UNKNOWN } from './outlook.ts';
import { accessible, isFull, placeOf } from './queries.ts';
import { priceOf, readReach, waysToReach } from './reach.ts';
import type { Frame, PlayerView } from './state.ts';
import type { Bill, Site } from './tables.ts';
import { KINDS, LEADER_SLOTS, REPLACED_VP, WORKER } from './vocabulary.ts';
import type { Worths } from './worth.ts';

/** What has been begun and is still on the stack, down to the end of the action: gains to come, less what they cost. */
export function planOf(x: Looking, seat: Seat, p: PlayerView): number {
  const { stack } = x.v;
  let value = 0;
  for (let i = stack.length - 1; i >= 0; i--) {
    const f = stack[i]!;
    if (f.t === 'main' || f.t === 'next' || f.t === 'stepping' || f.t === 'picks' || f.t === 'trims') break;
    if (ownerOf(f) === seat) value += frameWorth(x, p, f);
  }
  return value;
}
const ownerOf = (f: Frame): Seat | undefined => ('seats' in f ? f.seats[0] : 'seat' in f ? f.seat : undefined);

function frameWorth(x: Looking, p: PlayerView, f: Frame): number {
  const { t, w, v, turns } = x;
  switch (f.t) {
    case 'reach':
      return -reachCost(x, p, f.colour);
    case 'payment':
      return f.lay ? 0 : -costOf(w, f.bill);
    case 'discardCard':
      return -0.35;
    case 'giveUp':
      return -0.35 * turns - 0.1;
    case 'replace':
      return builtWorth(x, p, t.site[v.limbo]!) + REPLACED_VP - 0.45 - weakest(x, p, t.site[v.limbo]!);
    case 'method':
    case 'place': {
      const no = f.t === 'method' ? f.no : f.over;
      const built = builtWorth(x, p, t.site[v.limbo]!);
      const old = no < 0 ? undefined : placeOf(p, no);
      return old ? built + REPLACED_VP - placeWorth(x, p, old) - (f.t === 'method' ? 0.4 : 0) : built;
    }
    case 'tuck': {
      const site = t.site[v.limbo]!;
      const reacts = p.leader !== null && t.leader[p.leader.card]!.on === (f.sort === 'deal' ? 'cooperate' : 'conquer');
      const bonus = reacts && !isFull(p.leader!, LEADER_SLOTS) ? 0.6 : 0;
      return bonus + (f.sort === 'deal' ? turns * w.deal[site.f]! : turns > 0.3 ? 0.9 * w.spoils[site.f]! : 0);
    }
    case 'lead':
      return (
        leaderWorth(x, t.leader[v.limbo]!) + (p.leader === null ? 0 : REPLACED_VP - 1 - leaderFuture(x, p.leader.ones))
      );
    case 'swap':
      return UNKNOWN;
    case 'deed':
      return 1;
    case 'useEffect':
      return w.actGain[t.face[placeOf(p, f.no)!.card]!]!;
    case 'steal':
      return 0.55;
    case 'lay':
      return 0.5;
    case 'store':
      return 0.05;
    case 'keep':
      return UNKNOWN + 0.3;
    default:
      return 0;
  }
}

/** The cheapest way to reach the card in limbo. */
function reachCost({ t, w, v }: Looking, p: PlayerView, colour: number): number {
  let least = 3;
  for (const way of waysToReach(t, p, accessible(t, p), colour, t.site[v.limbo]!.distance)) {
    const { cards, tokens } = readReach(t, p, way);
    let cost = costOf(w, priceOf(cards));
    for (const card of cards) cost += card.f < 0 ? 0.12 * card.range : 0.35 * card.range;
    for (const g of tokens) cost += w.spend[g]! * LEFT;
    least = Math.min(least, cost);
  }
  return least;
}

function weakest(x: Looking, p: PlayerView, site: Site): number {
  let least = 4;
  for (const place of p.places)
    if ((x.t.site[place.card]!.mask & site.mask) !== 0) least = Math.min(least, placeWorth(x, p, place));
  return least;
}

function costOf(w: Worths, bill: Bill): number {
  let sum = 0.4 * bill.any + 0.35 * bill.cards + w.spend[WORKER]! * bill.workers;
  for (let k = 0; k < KINDS; k++) sum += bill.need[k]! * w.spend[k]!;
  return sum * 0.6;
}
