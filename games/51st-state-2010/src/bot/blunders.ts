import type { Seat } from '@ashtown/engine';
import { readerOf } from '../answers/notation.ts';
import { readReach, type Way } from '../answers/range.ts';
import type { Contact, Tables } from '../content/tables.ts';
import {
  CONQUEST,
  COOPERATION,
  EXTRA_WORKERS,
  HIRE_PRICE,
  INCORPORATION,
  REDEVELOP,
  REDEVELOP_ANY,
  SORTS,
  type Sort,
  TOKENS,
  UNIVERSAL,
  WORKER,
} from '../content/vocabulary.ts';
import { hasRoom, placeOf, workersFor } from '../rules/queries.ts';
import type { Answer, Picks, View } from '../state.ts';
import { type Asked, askedIn, oncePerAsked } from './asked.ts';
import { isNeeded, rangeOf, rangesOf, TOKEN_COLOUR, withRange } from './contacts.ts';
import { demandOf } from './demand.ts';
import { discardingOf } from './discarding.ts';
import { followingOf } from './following.ts';
import { scoresAtOnce } from './last.ts';
import { type PassingBlunder, passingOf } from './passing.ts';
import { payingOf } from './paying.ts';
import { rebuildingOf } from './rebuilding.ts';
import { roomOf } from './room.ts';
import { isKeptTooLate, wrongChange, wrongContent } from './storing.ts';
import { tuckingOf } from './tucking.ts';
import { fetchingOf, VISIT_PRICE } from './visiting.ts';
import { WEIGHTS } from './weights.ts';
import { worthsOf } from './worth.ts';

export type BlunderId =
  | PassingBlunder
  | 'putOffWin'
  | 'fetchedForNothing'
  | 'hiredUseless'
  | 'madeUseless'
  | 'visitedForNothing'
  | 'swappedTooSoon'
  | 'droppedForNothing'
  | 'sparedFull'
  | 'tuckedTooLate'
  | 'leftSpoils'
  | 'heldSpoils'
  | 'keptTooLate'
  | 'discardedRange'
  | 'sparedToken'
  | 'sparedContact'
  | 'paidWanted'
  | 'unloadedForNothing'
  | 'namedTooSoon'
  | 'replacedTooSoon';

/** What does not keep anybody from passing. */
const IDLE: readonly string[] = ['pass', 'swap', 'store', 'drop'];

/** What anybody who knows the game would laugh at. */
export function blundersOf(t: Tables) {
  const read = readerOf(t);
  const worths = worthsOf(t, WEIGHTS, 2);
  const room = roomOf(t, worths);
  const demand = demandOf(t, room);
  const askedFor = askedIn(t);
  const following = followingOf(t, read, room, demand);
  const { missesWin, isDecisive, discardsPlace, onPassing } = passingOf(t, read, following);
  const { makesRoom, leavesRoom, sparesFull, isTuckedTooLate, leavesSpoils, holdsSpoils } = tuckingOf(t, read, room);
  const { wouldReach, discardsPoints, discardsLast, drawsTooSoon } = discardingOf(t, read);
  const rebuilding = rebuildingOf(t, read, demand);
  const { paysWanted, isSpare } = payingOf(t, demand);
  const { mayIncorporate, mayHave, isIdleVisit, isIdleUse } = fetchingOf(t, read, demand);

  /** The token that a location makes for workers, if it makes nothing else, or workers of one's own; −1 otherwise. */
  function tokenOf(v: View, pick: Answer): number {
    const { verb, seat, no } = read(pick);
    if (verb !== 'use' && verb !== 'visit') return -1;
    const site = t.site[placeOf(v.players[seat]!, no)!.card]!;
    const pile = verb === 'use' ? site.act!.gain : site.produce!;
    const g = pile[0]?.[0] ?? -1;
    return pile.length === 1 && g >= (verb === 'use' ? WORKER : REDEVELOP) && g < TOKENS ? g : -1;
  }

  /** An answer that makes a contact token. */
  function makerOf({ v, p, all }: Asked, pick: Answer): Maker | null {
    const g = tokenOf(v, pick);
    if (g < 0 || TOKEN_COLOUR[g]! < 0) return null;
    const { verb, no } = read(pick);
    if (verb === 'visit') return { pick, g, price: VISIT_PRICE, times: 1 };
    const place = placeOf(p, no)!;
    const price = workersFor(t, place);
    return { pick, g, price, times: place.uses === 0 && all[WORKER]! >= 2 * price + EXTRA_WORKERS ? 2 : 1 };
  }
  const makersIn = oncePerAsked((q) => q.legal.flatMap((pick) => makerOf(q, pick) ?? []));

  /** Whether a token of this colour is more than is needed for any location in hand, all others counted. */
  function isTooMuch(q: Asked, maker: Maker, colour: number): boolean {
    const { p, cards, sites, ending } = q;
    const range = rangeOf(maker.g, colour);
    if (range === 0 || !demand.isOpen(p, colour, sites, ending)) return true;
    const workers = q.all[WORKER]! - maker.price;
    let sums = rangesOf(t, p, cards, colour);
    const { range: fixed, bill } = t.factions[p.faction]!.contacts[colour]!;
    if (!(p.exhausted & (1 << colour)) && mayHave(q, bill.need, maker.price)) sums = withRange(sums, fixed);
    for (const { pick, g, price, times } of makersIn(q)) {
      const others = pick === maker.pick ? times - 1 : price <= workers ? times : 0;
      for (let n = others; n > 0; n--) sums = withRange(sums, rangeOf(g, colour));
    }
    return !isNeeded(range, sums, sites);
  }

  /**
   * A token that no location in hand can use. One for redevelopments fits whatever is drawn for two cards, as long as there
   * is something to replace; a card takes only one.
   */
  function isUseless(q: Asked, pick: Answer): boolean {
    const { v, legal, p, sites, ending } = q;
    const g = tokenOf(v, pick);
    if (g === WORKER) return isIdleUse(q, placeOf(p, read(pick).no)!);
    if (g < 0) return false;
    if (g === REDEVELOP || g === REDEVELOP_ANY) {
      if (!legal.includes('swap') && demand.isRebuilt(p, sites, g, ending)) return true;
      return p.places.length === 0 && !mayIncorporate(q);
    }
    const maker = makerOf(q, pick)!;
    return isTooMuch(q, maker, CONQUEST) && isTooMuch(q, maker, COOPERATION) && isTooMuch(q, maker, INCORPORATION);
  }

  /** What each answer would reach a location with. */
  const waysIn = oncePerAsked(({ p, legal }) => legal.map((way) => readReach(t, p, way as Picks['reach'])));

  /**
   * Contact cards that reach as far as a token that would do alone, or as any location in hand: they could do later in the
   * turn what the token can, and Cleanup takes the token only (FS-185). A universal one may be wanted for another colour.
   */
  function sparesToken(q: Asked, { cards }: Way, colour: number): boolean {
    const { p, sites, thieves, ending } = q;
    if (cards.length === 0 || thieves) return false;
    const tucks = (sort: Sort): boolean => hasRoom(t, p, sort) && (!ending || scoresAtOnce(t, p, sort));
    const wanted = colour !== INCORPORATION || SORTS.some(tucks);
    const range = cards.reduce((sum, card) => sum + card.range, 0);
    return waysIn(q).some((way) => {
      if (way.cards.length > 0 || way.tokens.length > 1) return false;
      const g = way.tokens[0]!;
      const far = wanted && TOKEN_COLOUR[g] === UNIVERSAL ? 0 : rangeOf(g, colour);
      return far > 0 && (far <= range || sites.every(({ distance }) => distance <= range));
    });
  }

  /**
   * A contact card from the hand where the fixed one would do, for the same price or for what Cleanup takes: it is ready again
   * next turn, and the card reaches as far.
   */
  function sparesContact(q: Asked, way: Way, colour: number): boolean {
    const shot = onlyCardIn(way);
    if (shot === null || shot.f < 0) return false;
    return waysIn(q).some((other) => {
      const fixed = onlyCardIn(other);
      if (fixed === null || fixed.f >= 0 || fixed.range > shot.range) return false;
      const { need, any, cards } = fixed.bill;
      const alike = any === shot.bill.any && cards === shot.bill.cards;
      return (alike && need.every((n, kind) => n === shot.bill.need[kind])) || isSpare(q, colour, fixed.bill);
    });
  }

  function onReaching(q: Asked, pick: Answer, colour: number): BlunderId[] {
    if (q.legal.length === 1) return [];
    const way = readReach(t, q.p, pick as Picks['reach']);
    if (sparesToken(q, way, colour)) return ['sparedToken'];
    return sparesContact(q, way, colour) ? ['sparedContact'] : [];
  }

  /** Whether a store or a set can be changed again before the turn ends; only thieves make hurry. */
  const isEarly = (q: Asked, frame: string): boolean => frame !== 'main' && !q.thieves;

  function onFilling(q: Asked, pick: Answer, no: number): BlunderId[] {
    const place = placeOf(q.p, no)!;
    const wrong = wrongContent(t, q.p, place, pick as Picks['store'], isEarly(q, q.v.stack.at(-2)!.t));
    return wrong === null ? [] : [wrong];
  }

  function judge(q: Asked, pick: Answer, before: readonly Answer[]): BlunderId[] {
    const { top } = q;
    if (top.t === 'discardCard')
      return wouldReach(q, pick) ? ['discardedRange'] : discardsPoints(q, pick) ? ['passedWithPlace'] : [];
    if (top.t === 'giveUp' || top.t === 'overflow') return sparesFull(q, pick) ? ['sparedFull'] : [];
    if (top.t === 'reach') return onReaching(q, pick, top.colour);
    if (top.t === 'payment') return paysWanted(q, pick) ? ['paidWanted'] : [];
    return top.t === 'store' ? onFilling(q, pick, top.no) : onMove(q, pick, before);
  }

  function onMove(q: Asked, pick: Answer, before: readonly Answer[]): BlunderId[] {
    const { legal, top, p } = q;
    const { verb, g, no, f } = read(pick);
    if (top.t === 'main' && leavesRoom(q, pick, before)) return ['droppedForNothing'];
    const isSound = (other: Answer): boolean => judge(q, other, before).length === 0;
    const leaves = top.t === 'main' && !isDecisive(q) && following.leavesFetched(q, pick, before, isSound);
    if (verb === 'pass') return [...onPassing(q, isSound), ...(leaves ? (['fetchedForNothing'] as const) : [])];
    if (top.t === 'main' && missesWin(q, pick)) return ['putOffWin'];
    if (leaves) return ['fetchedForNothing'];
    if ((verb === 'deed' || verb === 'swap') && (discardsPlace(q) || discardsLast(q))) return ['passedWithPlace'];
    if (verb === 'deed') return [];
    if (verb === 'swap') return drawsTooSoon(q) ? ['swappedTooSoon'] : [];
    if (verb === 'hire') return demand.isWantedNow(q, g, HIRE_PRICE) ? [] : ['hiredUseless'];
    if (top.t === 'step' && verb === 'done')
      return leavesSpoils(q) ? ['leftSpoils'] : holdsSpoils(p) ? ['heldSpoils'] : [];
    if (isTuckedTooLate(q, verb)) return ['tuckedTooLate'];
    if (verb === 'drop') return makesRoom(q, pick, before) ? [] : ['droppedForNothing'];
    if (verb === 'redevelop') return rebuilding.isTooSoon(q, f) ? ['replacedTooSoon'] : [];
    if (verb === 'replace') return rebuilding.sparesSpent(q, no) ? ['replacedTooSoon'] : [];
    if (pick === 'with building' && top.t === 'method') return rebuilding.sparesToken(q, top.no) ? ['sparedToken'] : [];
    if (isUseless(q, pick)) return ['madeUseless'];
    if (verb === 'visit') return isIdleVisit(q, pick) ? ['visitedForNothing'] : [];
    if ((verb === 'store' || verb === 'lay') && isKeptTooLate(t, q, no)) return ['keptTooLate'];
    if (verb === 'lay') return isEarly(q, top.t) && q.all[g] === 0 ? ['namedTooSoon'] : [];
    if (verb === 'store') {
      const { thieves } = q;
      const last = top.t === 'main' && !legal.some((other) => !IDLE.includes(read(other).verb) && isSound(other));
      const wrong = wrongChange(t, p, placeOf(p, no)!, worths.spend, { early: isEarly(q, top.t), last, thieves });
      return wrong === null ? [] : [wrong];
    }
    return [];
  }

  return (v: View, seat: Seat, legal: readonly Answer[], pick: Answer, before: readonly Answer[]): BlunderId[] =>
    judge(askedFor(v, seat, legal), pick, before);
}

interface Maker {
  pick: Answer;
  g: number;
  price: number;
  /** How often it can be given. */
  times: number;
}

/** The one card that reaches a location alone. */
const onlyCardIn = ({ cards, tokens }: Way): Contact | null =>
  cards.length === 1 && tokens.length === 0 ? cards[0]! : null;
