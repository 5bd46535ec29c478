import { oncePerQuestion, type Seat } from '@ashtown/engine';
import { TAKE_BILL } from '../answers/actions.ts';
import type { Bill, Link, Pile, Tables } from '../content/tables.ts';
import {
  BASICS,
  CARD,
  COLOURS,
  type Colour,
  END_VP,
  EXCHANGE_COST,
  GOODS,
  GREY,
  RED,
  VP,
  WORKER,
} from '../content/vocabulary.ts';
import { available, canPay, opponents, placeOf, playerAt, usesOf } from '../rules/queries.ts';
import { meritsOf } from '../standing.ts';
import type { Answer, Place, PlayerView, View } from '../state.ts';
import { amountIn, cardsOf, isDealOfUse, isWanted, keptIn, spendsDeals } from './demand.ts';
import { isPaidDear, isTokenSpared } from './payments.ts';
import { freePointsOf, isExchangeForLess, isOutpointed } from './points.ts';
import { isHarmless, isHarmlessNow, isPayableIn, leadsToPoint, usefulIn } from './reach.ts';
import { isReplacedCounted, isReplacedIntact, isReplacedUnused } from './replacing.ts';
import { isTakenBack } from './undoing.ts';

/** The number of a good an answer names, alone or last; −1 where it names none. */
const goodIn = (pick: Answer): number => (GOODS as readonly string[]).indexOf(pick.slice(pick.lastIndexOf(' ') + 1));

/** The place an answer names: `1.4` is place 4 of seat 1. */
const placeIn = (pick: Answer): [owner: Seat, no: number] => {
  const [owner, no] = pick.slice(pick.indexOf(' ') + 1).split('.');
  return [Number(owner), Number(no)];
};

const amountOf = (pile: Pile): number => pile.reduce((sum, [, n]) => sum + n, 0);
/** How many goods are paid; deals are none (FSM-182). */
const priceOf = ({ need, any, cards }: Bill): number => amountOf(need) + any + cards;
/** What two prices take together; the other one asks for nothing that the first does not. */
const sumOf = (bill: Bill, other: Bill): Bill => ({
  ...bill,
  need: bill.need.map(([g, n]) => [g, n + amountIn(other.need, g)]),
});
/** Goods of which it can be told what asks for them; all others serve for more. */
const isPlain = (g: number): boolean => g < BASICS || (g >= RED && g <= GREY);

const TOKEN: Answer = 'pay redevelopment';

/** So few points apart a tie for the victory may still come about. */
const CLOSE = 3;
/** With so few points to go this round may be the last. */
const NEAR = 5;

export type BlunderId =
  | 'exchangedUseless'
  | 'exchangedForLess'
  | 'exchangedBack'
  | 'passedWithPoint'
  | 'passedWithWorkers'
  | 'convertedUseless'
  | 'playedUseless'
  | 'usedUseless'
  | 'usedForLess'
  | 'dealtUseless'
  | 'dealtForLess'
  | 'paidDear'
  | 'replacedIntact'
  | 'replacedUnused'
  | 'replacedCounted'
  | 'sparedToken'
  | 'tookUseless'
  | 'visitedUseless';

/** What anybody who knows the game would laugh at. */
export function blundersOf(t: Tables) {
  const usefulNow = oncePerQuestion<View, Answer, number | null>((v, seat) => usefulIn(t, v, seat, {}));

  /** Nothing is gained but goods that are of no use. */
  const isOutOfUse = (useful: () => number | null, gain: Pile): boolean => {
    if (gain.some(([g]) => g >= CARD)) return false;
    const goods = useful();
    return goods !== null && gain.every(([g]) => (goods & (1 << g)) === 0);
  };

  /** The price takes the last card, and no action of the State asks for such contacts. */
  function paysWithLast(v: View, p: PlayerView, contact: number): boolean {
    const { bill } = t.factions[p.faction]!.conversions.find(({ gain }) => gain.some(([g]) => g === contact))!;
    return (
      bill.cards > 0 &&
      p.hand.length + p.seen.length <= bill.cards &&
      (keptIn(t, v, p) & (1 << contact)) === 0 &&
      !p.places.some(({ card, ruins }) => !ruins && t.site[card]!.bill?.need.some(([g]) => g === contact))
    );
  }

  /** In the last round a tie is decided by goods (FSM-181), but not alone (FSM-185). */
  const isNearTie = (v: View, seat: Seat): boolean => {
    if (!v.ending || v.solo !== null) return false;
    const points = (other: Seat): number => meritsOf(v, playerAt(v, other))[0]!;
    return Math.abs(Math.max(...opponents(v, seat).map(points)) - points(seat)) <= CLOSE;
  };

  /** Nothing asks for what is gained, or nothing that does is in reach. */
  const isUseless = (v: View, seat: Seat, useful: () => number | null, gain: Pile, price: number): boolean =>
    gain.length > 0 &&
    (isOutOfUse(useful, gain) || gain.every(([g]) => isPlain(g) && !isWanted(t, v, seat, g))) &&
    (amountOf(gain) <= price || !isNearTie(v, seat));

  /** In the last round nothing in reach can use what a deal gives. */
  const isDealInVain = (v: View, seat: Seat, legal: readonly Answer[], card: number): boolean =>
    v.ending &&
    !v.options.dealsScore &&
    !spendsDeals(t, v, seat) &&
    t.site[card]!.distance > 0 &&
    isOutOfUse(() => usefulNow(v, seat, legal), t.site[card]!.deal);

  /** The only card that is left gives as much when it is built, and a point, with contacts that are lost; the end is near. */
  function isDealForLess(v: View, seat: Seat, card: number): boolean {
    const p = v.players[seat]!;
    const { distance, does, gain, dealGood, mask, counts } = t.site[card]!;
    const isElse = (other: number): boolean => other !== card && !t.isConnection(other);
    return (
      v.players.some(({ vp }) => vp + NEAR >= END_VP) &&
      (does.t === 'produce' || (does.t === 'perType' && (mask & counts) !== 0)) &&
      amountIn(gain, dealGood) > 0 &&
      p.tokens[GREY]! >= distance &&
      (keptIn(t, v, p) & (1 << GREY)) === 0 &&
      !cardsOf(p).some(isElse) &&
      !p.places.some((place) => amountIn(t.site[place.card]!.bill?.need ?? [], GREY) > 0) &&
      !v.options.dealsScore &&
      !spendsDeals(t, v, seat)
    );
  }

  /** Alone one may pass early, so that the virtual opponent does less. */
  const mayPassEarly = (v: View): boolean => v.solo !== null && !v.solo.rival.passed;

  /** A point that brings no worse with it. */
  function isPassForNothing(v: View, seat: Seat, legal: readonly Answer[]): boolean {
    const p = v.players[seat]!;
    if (mayPassEarly(v)) return false;
    if (p.places.some((place) => freePointsOf(t, v, p, place) > 0)) return true;
    if (!v.ending) return false;
    const others = opponents(v, seat);
    if (!v.options.dealsScore && others.every((other) => playerAt(v, other).passed) && leadsToPoint(t, v, seat))
      return true;
    return legal.some(isPlacedForPoint) && (v.solo !== null || others.every((other) => isHarmless(t, v, other, seat)));
  }

  /** Two workers that are lost would bring a card, and one may still pass in the next turn. */
  function isCardForgone(v: View, seat: Seat): boolean {
    const p = v.players[seat]!;
    if (v.ending || mayPassEarly(v) || p.tokens[WORKER]! < EXCHANGE_COST.worker!) return false;
    if (v.deck.length + v.discard.length === 0 || (keptIn(t, v, p) & (1 << WORKER)) !== 0) return false;
    if (v.players.some(({ vp }) => vp + NEAR >= END_VP)) return false;
    return opponents(v, seat).every((other) => isHarmlessNow(t, v, other, seat));
  }

  /** In the last round it cannot be played, or its contacts pay for nothing, and nobody else could be kept from it. */
  function isTakenInVain(v: View, seat: Seat, { gain, bill }: Link): boolean {
    if (!v.ending || v.solo !== null || spendsCards(v, seat)) return false;
    if (opponents(v, seat).some((other) => mayTake(v, other, gain))) return false;
    const change = { taken: gain, paid: TAKE_BILL };
    return (
      !isPayableIn(t, v, seat, bill, { paid: TAKE_BILL }) ||
      isUseless(v, seat, () => usefulIn(t, v, seat, change), gain, priceOf(TAKE_BILL) + priceOf(bill))
    );
  }

  /** Whether somebody may yet take a connection for what it brings. */
  function mayTake(v: View, other: Seat, gain: Pile): boolean {
    const { passed, hand } = playerAt(v, other);
    const isAfter = (): boolean => hand.length > 0 || gain.some(([g, n]) => isWanted(t, v, other, g, n));
    return !passed && isAfter() && isPayableIn(t, v, other, TAKE_BILL, {});
  }

  /** A card that is placed so brings a point at least (FSM-91, FSM-178). */
  function isPlacedForPoint(pick: Answer): boolean {
    const [verb, id] = pick.split(' ');
    if (verb === 'construct' || verb === 'redevelop') return true;
    if (verb !== 'deal' && verb !== 'raze') return false;
    const { dealGood, spoils } = t.sites[t.faceNumber(id!)]!;
    return verb === 'deal' ? dealGood === VP : spoils.some(([g]) => g === VP);
  }

  const wrongExchange = (v: View, seat: Seat): BlunderId[] =>
    isExchangeForLess(t, v, seat) ? ['exchangedForLess'] : [];

  /** What is wrong with the use of an action. */
  function wrongUse(v: View, seat: Seat, legal: readonly Answer[], no: number): BlunderId[] {
    const p = v.players[seat]!;
    const place = placeOf(p, no)!;
    const { gain, bill } = t.site[place.card]!;
    if (isUseless(v, seat, () => usefulNow(v, seat, legal), gain, priceOf(bill!))) return ['usedUseless'];
    return isOutdone(p, gain, bill!) || isOutpointed(t, v, seat, place) ? ['usedForLess'] : [];
  }

  /** The faction has more of the same for no higher price, and there is not enough for both. */
  function isOutdone(p: PlayerView, gain: Pile, bill: Bill): boolean {
    if (gain.length !== 1) return false;
    const [g, n] = gain[0]!;
    return t.factions[p.faction]!.conversions.some(
      (other, i) =>
        amountIn(other.gain, g) > n &&
        !(p.converted & (1 << i)) &&
        other.bill.any + other.bill.cards + other.bill.deals === 0 &&
        other.bill.need.every(([good, needed]) => needed <= amountIn(bill.need, good)) &&
        !canPay(available(p), p, sumOf(bill, other.bill)),
    );
  }

  /** Whether a card of any kind could still pay for something. */
  function spendsCards(v: View, seat: Seat): boolean {
    const p = v.players[seat]!;
    const uses = ({ card, ruins, uses: spent }: Place): boolean =>
      !ruins && (t.site[card]!.bill?.cards ?? 0) > 0 && spent < usesOf(v, t.site[card]!);
    return (
      p.places.some(uses) ||
      t.factions[p.faction]!.conversions.some(({ bill }, i) => bill.cards > 0 && !(p.converted & (1 << i)))
    );
  }

  /**
   * A worker for what nothing asks for: its owner gains one. Contacts and tokens may serve for a card that two others fetch.
   * The last one may keep others from it, if no point is left for that.
   */
  function isVisitForNothing(v: View, seat: Seat, pick: Answer): boolean {
    const p = v.players[seat]!;
    const workers = available(p)[WORKER]!;
    const isLast = workers === 1;
    const isCardOut = workers - 1 < EXCHANGE_COST.worker!;
    const [owner, no] = placeIn(pick);
    const visited = placeOf(playerAt(v, owner), no)!;
    const { does, gain } = t.site[visited.card]!;
    const isBasic = gain.every(([g]) => g < BASICS);
    if (does.t !== 'produce' || !(isCardOut || isBasic)) return false;
    const isOwnUnasked = isUnasked(v, seat, gain);
    if (isLast && isOwnUnasked && hasPointFor(v, p, WORKER)) return true;
    if (opponents(v, seat).some((other) => other !== owner && mayVisit(v, other, gain))) return false;
    if (isBasic && isOwnUnasked) return true;
    if (!isCardOut || gain.some(([g]) => g === WORKER)) return false;
    const useful = (): number | null => usefulIn(t, v, seat, { taken: gain, visited });
    return isOwnUnasked ? useful() !== null : isOutOfUse(useful, gain);
  }

  /** Nothing asks for what a visit brings, and it is too little for a tie. */
  const isUnasked = (v: View, seat: Seat, gain: Pile): boolean =>
    gain.every(([g, n]) => isPlain(g) && !isWanted(t, v, seat, g, n)) && (amountOf(gain) <= 1 || !isNearTie(v, seat));

  /** Whether an action brings a free point for a good, among others. */
  const hasPointFor = (v: View, p: PlayerView, g: number): boolean =>
    p.places.some((place) => amountIn(t.site[place.card]!.bill?.need ?? [], g) > 0 && freePointsOf(t, v, p, place) > 0);

  /** Whether somebody may yet send a worker for what that brings. */
  function mayVisit(v: View, other: Seat, gain: Pile): boolean {
    const { passed, hand } = playerAt(v, other);
    if (passed || available(playerAt(v, other))[WORKER] === 0) return false;
    return hand.length > 0 || !isUnasked(v, other, gain);
  }

  return (v: View, seat: Seat, legal: readonly Answer[], pick: Answer, before: readonly Answer[]): BlunderId[] => {
    const frame = v.stack.at(-1)!;
    const p = v.players[seat]!;
    if (frame.t === 'exchangeGood') {
      const g = goodIn(pick);
      if (g === CARD) return [];
      if (isTakenBack(t, v, seat, g, before)) return ['exchangedBack'];
      const taken: Pile = [[g, 1]];
      const isOfUse = isWanted(t, v, seat, g) && !isOutOfUse(() => usefulIn(t, v, seat, { taken }), taken);
      return isOfUse ? [] : ['exchangedUseless'];
    }
    if (frame.t === 'repeatAction') {
      if (pick !== 'again') return [];
      return frame.again >= 0 ? wrongUse(v, seat, legal, frame.again) : wrongExchange(v, seat);
    }
    if (frame.t === 'payment') {
      if (pick !== TOKEN && legal.includes(TOKEN)) return isTokenSpared(t, v, seat) ? ['sparedToken'] : [];
      return isPaidDear(t, v, seat, legal, pick) ? ['paidDear'] : [];
    }
    if (frame.t === 'redevelopOld') {
      const others = legal.map((other) => placeIn(other)[1]);
      const no = placeIn(pick)[1];
      if (isReplacedIntact(t, v, seat, no, others)) return ['replacedIntact'];
      if (isReplacedUnused(t, v, seat, no, others)) return ['replacedUnused'];
      return isReplacedCounted(t, v, seat, no, others) ? ['replacedCounted'] : [];
    }
    if (frame.t !== 'takeTurn') return [];
    const [verb, id] = pick.split(' ');
    switch (verb) {
      case 'pass':
        if (isPassForNothing(v, seat, legal)) return ['passedWithPoint'];
        return isCardForgone(v, seat) ? ['passedWithWorkers'] : [];
      case 'exchange':
        return wrongExchange(v, seat);
      case 'use':
        return wrongUse(v, seat, legal, placeIn(pick)[1]);
      case 'visit':
        return isVisitForNothing(v, seat, pick) ? ['visitedUseless'] : [];
      case 'convert': {
        const g = goodIn(pick);
        const { gain, bill } = t.factions[p.faction]!.conversions.find(({ contact }) => contact === id)!;
        const isVain = isUseless(v, seat, () => usefulNow(v, seat, legal), gain, priceOf(bill));
        return isVain || paysWithLast(v, p, g) ? ['convertedUseless'] : [];
      }
      case 'deal': {
        const card = cardsOf(p).find((held) => t.id[held] === id)!;
        if (!isDealOfUse(t, v, seat, card) || isDealInVain(v, seat, legal, card)) return ['dealtUseless'];
        return isDealForLess(v, seat, card) ? ['dealtForLess'] : [];
      }
      case 'take': {
        const link = t.linkOf(v.faceUp[COLOURS.indexOf(id as Colour)]!);
        return isTakenInVain(v, seat, link) ? ['tookUseless'] : [];
      }
      case 'play': {
        const { gain, bill } = t.links.find((link) => link.id === id)!;
        const useful = (): number | null => usefulNow(v, seat, legal);
        return isUseless(v, seat, useful, gain, priceOf(bill) + 1) ? ['playedUseless'] : [];
      }
      default:
        return [];
    }
  };
}
