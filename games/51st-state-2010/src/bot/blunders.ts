import { oncePerQuestion, type Seat } from '@ashtown/engine';
import { readerOf } from '../answers/notation.ts';
import { readReach } from '../answers/range.ts';
import type { Contact, Tables } from '../content/tables.ts';
import {
  CONQUEST,
  CONTACTS,
  COOPERATION,
  EXTRA_WORKERS,
  HIRE_PRICE,
  INCORPORATION,
  REDEVELOP,
  REDEVELOP_ANY,
  TOKENS,
  UNIVERSAL,
  WORKER,
} from '../content/vocabulary.ts';
import { accessible, hasRoom, placeOf, workersFor } from '../rules/queries.ts';
import type { Answer, Picks, PlayerView, View } from '../state.ts';
import { cardsOf, sitesOf } from './cards.ts';
import { demandOf, isNeeded, rangesOf } from './demand.ts';
import { hasThieves, isEnding, isKeptTooLate } from './last.ts';
import { type PassingBlunder, passingOf } from './passing.ts';
import { payingOf } from './paying.ts';
import { rebuildingOf } from './rebuilding.ts';
import { roomOf } from './room.ts';
import { wrongChange, wrongContent } from './storing.ts';
import { tuckingOf } from './tucking.ts';
import { fetchingOf, VISIT_PRICE } from './visiting.ts';
import { WEIGHTS } from './weights.ts';
import { worthsOf } from './worth.ts';

export type BlunderId =
  | PassingBlunder
  | 'putOffWin'
  | 'hiredUseless'
  | 'madeUseless'
  | 'visitedForNothing'
  | 'droppedForNothing'
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
  const { missesWin, discardsPlace, onPassing } = passingOf(t, read, room);
  const { makesRoom, leavesRoom, isTuckedTooLate, leavesSpoils, holdsSpoils } = tuckingOf(t, read, room);
  const rebuilding = rebuildingOf(t, read, demand);
  const { paysWanted, isSpare } = payingOf(t, demand);
  const fetchingFor = oncePerQuestion((v: View, seat, legal: readonly Answer[]) =>
    fetchingOf(t, v, seat, legal, read, demand),
  );

  /** The token that a location makes for workers, if it makes nothing else, or workers of one's own; −1 otherwise. */
  function tokenOf(v: View, pick: Answer): number {
    const { verb, seat, no } = read(pick);
    if (verb !== 'use' && verb !== 'visit') return -1;
    const site = t.site[placeOf(v.players[seat]!, no)!.card]!;
    const pile = verb === 'use' ? site.act!.gain : site.produce!;
    const g = pile[0]?.[0] ?? -1;
    return pile.length === 1 && g >= (verb === 'use' ? WORKER : REDEVELOP) && g < TOKENS ? g : -1;
  }

  const priceOf = (p: PlayerView, pick: Answer): number =>
    read(pick).verb === 'use' ? workersFor(t, placeOf(p, read(pick).no)!) : VISIT_PRICE;

  /** The ranges of a colour that an answer makes, all uses that can be paid counted. */
  function rangesBy(v: View, p: PlayerView, pick: Answer, colour: number): number[] {
    const g = tokenOf(v, pick);
    const range = [...CONTACTS[colour]!, ...CONTACTS[UNIVERSAL]!].find((token) => token.g === g)?.range ?? 0;
    const { verb, no } = read(pick);
    if (range === 0) return [];
    const place = verb === 'visit' ? null : placeOf(p, no)!;
    const twice = place?.uses === 0 && accessible(t, p)[WORKER]! >= 2 * workersFor(t, place) + EXTRA_WORKERS;
    return twice ? [range, range] : [range];
  }

  /**
   * A token that no location in hand can use. One for redevelopments fits whatever is drawn for two cards, as long as there
   * is something to replace; a card takes only one.
   */
  function isUseless(v: View, seat: Seat, legal: readonly Answer[], pick: Answer): boolean {
    const p = v.players[seat]!;
    const g = tokenOf(v, pick);
    if (g === WORKER) return fetchingFor(v, seat, legal).isIdleUse(placeOf(p, read(pick).no)!);
    if (g < 0) return false;
    const cards = cardsOf(p);
    const sites = sitesOf(t, p);
    const ending = isEnding(t, v, seat);
    if (g === REDEVELOP || g === REDEVELOP_ANY) {
      if (demand.isRebuilt(p, sites, g, ending) && !legal.includes('swap')) return true;
      return p.places.length === 0 && !fetchingFor(v, seat, legal).mayIncorporate();
    }
    const workers = accessible(t, p)[WORKER]! - priceOf(p, pick);
    return [CONQUEST, COOPERATION, INCORPORATION].every((colour) => {
      const [range, ...again] = rangesBy(v, p, pick, colour);
      if (range === undefined || !demand.isOpen(p, colour, sites, ending)) return true;
      const fixed = p.exhausted & (1 << colour) ? [] : [t.factions[p.faction]!.contacts[colour]!.range];
      const made = legal.flatMap((other) => {
        if (other === pick) return again;
        return priceOf(p, other) <= workers ? rangesBy(v, p, other, colour) : [];
      });
      return !isNeeded(range, [...fixed, ...made, ...rangesOf(t, p, cards, colour)], sites);
    });
  }

  /** A contact card that would have reached the location alone, and for nothing, is no price to reach it (FS-82). */
  function wouldReach(v: View, pick: Answer): boolean {
    if (v.stack.at(-1)!.t !== 'discardCard' || !v.stack.some(({ t: frame }) => frame === 'place')) return false;
    const shot = t.shots.find(({ id }) => pick === `discard ${id}`);
    if (!shot || (shot.colour !== INCORPORATION && shot.colour !== UNIVERSAL)) return false;
    return shot.bill.total === 0 && shot.bill.cards === 0 && shot.range >= t.site[v.limbo]!.distance;
  }

  /**
   * Contact cards that reach as far as a token that would do alone, or as any location in hand: they could do later in the
   * turn what the token can, and Cleanup takes the token only (FS-185). A universal one may be wanted for another colour.
   */
  function sparesToken(v: View, seat: Seat, legal: readonly Answer[], pick: Answer): boolean {
    const top = v.stack.at(-1)!;
    if (top.t !== 'reach' || legal.length === 1) return false;
    const p = v.players[seat]!;
    const { cards } = readReach(t, p, pick as Picks['reach']);
    if (cards.length === 0 || hasThieves(t, v, seat)) return false;
    const tucks = top.colour !== INCORPORATION || hasRoom(t, p, 'spoils') || hasRoom(t, p, 'deal');
    const pieces = [...CONTACTS[top.colour]!, ...(tucks ? [] : CONTACTS[UNIVERSAL]!)];
    const rangeOfToken = (g: number): number => pieces.find((piece) => piece.g === g)?.range ?? 0;
    const range = cards.reduce((sum, card) => sum + card.range, 0);
    const sites = sitesOf(t, p);
    return legal.some((other) => {
      const way = readReach(t, p, other as Picks['reach']);
      if (way.cards.length > 0 || way.tokens.length > 1) return false;
      const far = rangeOfToken(way.tokens[0]!);
      return far > 0 && (far <= range || sites.every(({ distance }) => distance <= range));
    });
  }

  /**
   * A contact card from the hand where the fixed one would do, for the same price or for what Cleanup takes: it is ready again
   * next turn, and the card reaches as far.
   */
  function sparesContact(v: View, seat: Seat, legal: readonly Answer[], pick: Answer): boolean {
    const p = v.players[seat]!;
    const cardIn = (way: Answer): Contact | null => {
      const { cards, tokens } = readReach(t, p, way as Picks['reach']);
      return cards.length === 1 && tokens.length === 0 ? cards[0]! : null;
    };
    const top = v.stack.at(-1)!;
    if (top.t !== 'reach' || legal.length === 1) return false;
    const shot = cardIn(pick);
    if (shot === null || shot.f < 0) return false;
    return legal.some((other) => {
      const fixed = cardIn(other);
      if (fixed === null || fixed.f >= 0 || fixed.range > shot.range) return false;
      const { need, any, cards } = fixed.bill;
      const alike = any === shot.bill.any && cards === shot.bill.cards;
      return (alike && need.every((n, kind) => n === shot.bill.need[kind])) || isSpare(v, seat, top.colour, fixed.bill);
    });
  }

  /** Whether a store or a set can be changed again before the turn ends; only thieves make hurry. */
  const isEarly = (v: View, seat: Seat, frame: string): boolean => frame !== 'main' && !hasThieves(t, v, seat);

  function judge(v: View, seat: Seat, legal: readonly Answer[], pick: Answer, before: readonly Answer[]): BlunderId[] {
    const p = v.players[seat]!;
    const top = v.stack.at(-1)!;
    const { verb, g, no, f } = read(pick);
    if (top.t === 'main' && leavesRoom(v, seat, legal, pick, before)) return ['droppedForNothing'];
    if (verb === 'pass')
      return onPassing(v, seat, legal, before, (other) => judge(v, seat, legal, other, before).length === 0);
    if (top.t === 'main' && missesWin(v, seat, legal, pick)) return ['putOffWin'];
    if (verb === 'deed' || verb === 'swap') return discardsPlace(p, legal) ? ['passedWithPlace'] : [];
    if (verb === 'hire') return demand.isWanted(p, g, HIRE_PRICE, isEnding(t, v, seat)) ? [] : ['hiredUseless'];
    if (top.t === 'step' && verb === 'done')
      return leavesSpoils(v, seat) ? ['leftSpoils'] : holdsSpoils(p) ? ['heldSpoils'] : [];
    if (isTuckedTooLate(v, seat, legal, verb)) return ['tuckedTooLate'];
    if (verb === 'drop' && top.t !== 'overflow')
      return makesRoom(v, seat, legal, pick, before) ? [] : ['droppedForNothing'];
    if (verb === 'redevelop') return rebuilding.isTooSoon(v, seat, f) ? ['replacedTooSoon'] : [];
    if (verb === 'replace') return rebuilding.sparesSpent(v, seat, legal, no) ? ['replacedTooSoon'] : [];
    if (pick === 'with building' && top.t === 'method')
      return rebuilding.sparesToken(v, seat, legal, top.no) ? ['sparedToken'] : [];
    if (isUseless(v, seat, legal, pick)) return ['madeUseless'];
    if (verb === 'visit') return fetchingFor(v, seat, legal).isIdleVisit(pick) ? ['visitedForNothing'] : [];
    if (wouldReach(v, pick)) return ['discardedRange'];
    if (sparesToken(v, seat, legal, pick)) return ['sparedToken'];
    if (sparesContact(v, seat, legal, pick)) return ['sparedContact'];
    if (paysWanted(v, seat, legal, pick)) return ['paidWanted'];
    if (top.t === 'store') {
      const early = isEarly(v, seat, v.stack.at(-2)!.t);
      const wrong = wrongContent(t, p, placeOf(p, top.no)!, pick as Picks['store'], early);
      return wrong === null ? [] : [wrong];
    }
    if ((verb === 'store' || verb === 'lay') && isKeptTooLate(t, v, seat, no)) return ['keptTooLate'];
    if (verb === 'lay') return isEarly(v, seat, top.t) && accessible(t, p)[g] === 0 ? ['namedTooSoon'] : [];
    if (verb === 'store') {
      const busy = legal.some((other) => !IDLE.includes(read(other).verb));
      const wrong = wrongChange(t, p, placeOf(p, no)!, worths.spend, { early: isEarly(v, seat, top.t), busy });
      return wrong === null ? [] : [wrong];
    }
    return [];
  }

  return judge;
}
