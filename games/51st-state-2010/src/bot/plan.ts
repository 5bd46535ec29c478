import type { Seat } from '@ashtown/engine';
import { priceOf, type Way, waysToReach } from '../answers/range.ts';
import { CARD, REDEVELOP_ANY, REPLACED_VP, TOKENS } from '../content/vocabulary.ts';
import { placeOf } from '../rules/queries.ts';
import type { Frame } from '../state.ts';
import { type Held, leastMatching } from './hand.ts';
import { add, addRange, type Means, payRedevelopment, spendBill } from './means.ts';
import { builtWorth, type Looking, leaderWorth, placeWorth, reaction } from './outlook.ts';
import { costOf } from './worth.ts';

/**
 * What has been begun and is still on the stack, down to the end of the action: what it will bring. What it will cost is
 * taken from the means at once, so that nothing is planned with it any more.
 */
export function planOf(x: Looking, m: Means, held: readonly Held[], places: readonly number[]): number {
  const { stack } = x.v;
  let value = 0;
  for (let i = stack.length - 1; i >= 0; i--) {
    const f = stack[i]!;
    if (f.t === 'main' || f.t === 'next' || f.t === 'stepping' || f.t === 'picks' || f.t === 'trims') break;
    if (ownerOf(f) === x.seat) value += f.t === 'discardCard' ? discard(held) : frameWorth(x, m, places, f);
  }
  return value;
}
const ownerOf = (f: Frame): Seat | undefined => ('seats' in f ? f.seats[0] : 'seat' in f ? f.seat : undefined);

function frameWorth(x: Looking, m: Means, places: readonly number[], f: Frame): number {
  const { t, k, w, v, p, turns } = x;
  switch (f.t) {
    case 'reach':
      return reach(x, m, f.colour);
    case 'payment':
      spendBill(m, f.bill);
      return f.lay ? 0 : -costOf(w, f.bill);
    case 'giveUp':
      return -k.planning.givenUpTurn * turns - k.planning.givenUp;
    case 'replace': {
      const site = t.site[v.limbo]!;
      const old = leastMatching(x, m.all[REDEVELOP_ANY]! > 0 ? -1 : site.mask, places);
      payRedevelopment(m);
      return builtWorth(x, site) + REPLACED_VP + reaction(x, 'redevelop', 0) - (old < 0 ? 1 : places[old]!);
    }
    case 'method':
    case 'place': {
      const no = f.t === 'method' ? f.no : f.over;
      const built = builtWorth(x, t.site[v.limbo]!);
      const old = no < 0 ? undefined : placeOf(p, no);
      if (f.t === 'method') payRedevelopment(m);
      return old ? built + REPLACED_VP + reaction(x, 'redevelop', 0) - placeWorth(x, old) : built;
    }
    case 'tuck': {
      const site = t.site[v.limbo]!;
      if (f.sort === 'deal') return reaction(x, 'cooperate', 0) + turns * w.deal[site.f]!;
      return reaction(x, 'conquer', 0) + (turns > 0 ? k.abilities.spoils * w.spoils[site.f]! : 0);
    }
    case 'lead':
      return leaderWorth(x, t.leader[v.limbo]!);
    case 'swap':
      return k.hand.unknown;
    case 'deed':
      return 1;
    case 'useEffect':
      return useEffect(x, m, f.no);
    case 'steal':
      return k.planning.stolen;
    case 'lay':
      return k.supply.laid;
    case 'store':
      return k.planning.stored;
    case 'keep':
      return k.hand.unknown + k.planning.chosen;
    default:
      return 0;
  }
}

/** The card that is missed least goes. It stays in the hand until it is chosen. */
function discard(held: readonly Held[]): number {
  let least: Held | null = null;
  for (const h of held) if (!h.used && (least === null || h.worth < least.worth)) least = h;
  if (least === null) return 0;
  least.used = true;
  return -least.worth;
}

/** Goods it brings can be planned with; the rest is worth what it is. */
function useEffect({ t, k, w, p }: Looking, m: Means, no: number): number {
  const { act, f } = t.site[placeOf(p, no)!.card]!;
  if (act!.op === 'STEAL') return w.actGain[f]!;
  let value = 0;
  add(m, act!.gain, 1);
  for (const [g, n] of act!.gain) if (g >= TOKENS) value += n * (g === CARD ? k.hand.unknown : w.spend[g]!);
  return value;
}

/** Reaches the card in limbo in the cheapest way. */
function reach({ t, k, w, v, p }: Looking, m: Means, colour: number): number {
  let least = Number.POSITIVE_INFINITY;
  let best: Way | null = null;
  for (const way of waysToReach(t, p, m.all, colour, t.site[v.limbo]!.distance)) {
    const { cards, tokens } = way;
    let cost = costOf(w, priceOf(cards));
    for (const card of cards) cost += (card.f < 0 ? k.planning.contact : k.card.shot) * card.range;
    for (const g of tokens) cost += w.spend[g]! * k.supply.left;
    if (cost >= least) continue;
    least = cost;
    best = way;
  }
  if (best === null) return 0;
  const { cards, tokens } = best;
  for (const card of cards) if (card.f < 0) m.exhausted |= 1 << card.colour;
  for (const g of tokens) addRange(m, g, -1);
  spendBill(m, priceOf(cards));
  return -least;
}
