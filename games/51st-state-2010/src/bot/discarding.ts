import type { Read } from '../answers/notation.ts';
import type { Site, Tables } from '../content/tables.ts';
import {
  ANY,
  BUILDING,
  CONQUEST,
  COOPERATION,
  HAND_LIMIT,
  INCORPORATION,
  OPEN,
  PICKS,
  REDEVELOP,
  REDEVELOP_ANY,
  SWAP,
  UNIVERSAL,
} from '../content/vocabulary.ts';
import { handSize } from '../rules/queries.ts';
import type { Answer, Place, PlayerView } from '../state.ts';
import type { Asked } from './asked.ts';
import { rangeLeft } from './contacts.ts';
import { isLast, scoresAtOnce } from './last.ts';
import { makesVp } from './points.ts';

/** What is wrong in any case with a card of the hand that is discarded. */
export function discardingOf(t: Tables, read: Read) {
  /** A contact card that would have reached the location alone, and for nothing, is no price to reach it (FS-82). */
  function wouldReach({ v }: Asked, pick: Answer): boolean {
    if (!v.stack.some(({ t: frame }) => frame === 'place')) return false;
    const shot = t.shots[read(pick).f - t.sites.length];
    if (!shot || (shot.colour !== INCORPORATION && shot.colour !== UNIVERSAL)) return false;
    return shot.bill.total === 0 && shot.bill.cards === 0 && shot.range >= t.site[v.limbo]!.distance;
  }

  /** Whether a location turns building material into VP. */
  function takesMaterial(place: Place): boolean {
    const { act, set } = t.site[place.card]!;
    return makesVp(t, place) && act!.bill.need[BUILDING]! + act!.bill.any + (set?.[BUILDING] ?? 0) > 0;
  }

  /** Whether a location in hand could still be placed: with tokens, or in the stead of another one for 2 VP. */
  function isPlaceable({ p, all }: Asked, { distance, mask }: Site): boolean {
    if (distance <= rangeLeft(p, INCORPORATION)) return true;
    if (all[REDEVELOP_ANY]! > 0) return p.places.length > 0;
    const material = !p.redeveloped && all[BUILDING]! + all[ANY]! > 0 && !p.places.some(takesMaterial);
    return (material || all[REDEVELOP]! > 0) && p.places.some(({ card }) => t.site[card]!.mask & mask);
  }

  /** Whether a card only tucks another one, which brings nothing any more. */
  function isIdle(p: PlayerView, card: number): boolean {
    const colour = t.shot[card]?.colour;
    return (
      (colour === CONQUEST && !scoresAtOnce(t, p, 'spoils')) || (colour === COOPERATION && !scoresAtOnce(t, p, 'deal'))
    );
  }

  /** In the last turn a location goes that could still be placed, while there are enough cards that bring nothing. */
  function discardsPoints(q: Asked, pick: Answer): boolean {
    const { v, p, cards, thieves } = q;
    const site = t.sites[read(pick).f];
    if (!site || thieves || !isLast(v) || !isPlaceable(q, site)) return false;
    const left = v.stack.filter(({ t: frame }) => frame === 'discardCard').length;
    return cards.filter((card) => isIdle(p, card)).length >= left;
  }

  /** The same of the last two cards of the hand. */
  const discardsLast = (q: Asked): boolean =>
    handSize(q.p) === SWAP.discard && !q.thieves && isLast(q.v) && q.sites.some((site) => isPlaceable(q, site));

  /** Whether somebody may still visit, who would bring a worker. */
  const mayBeVisited = ({ v, seat, p }: Asked): boolean =>
    p.places.some(({ card }) => t.site[card]!.layout === OPEN) &&
    v.players.some(({ passed }, other) => other !== seat && !passed);

  /**
   * Whether two cards would go for one that nothing is left to play with: that can wait for the next turn, which brings more to
   * choose from, as long as there is one and the hand holds it.
   */
  function drawsTooSoon(q: Asked): boolean {
    const { p, all, cards, ending } = q;
    if (ending || all.some((n) => n > 0) || p.pool.some((n) => n > 0) || mayBeVisited(q)) return false;
    if (handSize(p) > SWAP.discard && cards.some((card) => t.shot[card])) return false;
    return handSize(p) + PICKS + 1 <= HAND_LIMIT;
  }

  return { wouldReach, discardsPoints, discardsLast, drawsTooSoon };
}
