import { indexIn, type Seat } from '@ashtown/engine';
import { parseFigures, sum } from '../answers/figures.ts';
import type { Tables } from '../content/tables.ts';
import { AREAS, CITY, COLOURS, ENGINEER, LEADER, SOLDIER } from '../content/vocabulary.ts';
import { bidOf } from '../rules/queries.ts';
import type { Answer, Frame, View } from '../state.ts';
import { talentsOf } from './talents.ts';

export type BidBlunderId =
  | 'bidNothingLast'
  | 'bidEverything'
  | 'heldBack'
  | 'wastedBid'
  | 'misplacedLeader'
  | 'misplacedSoldier';

/** What anybody who knows the auction would laugh at. */
export function bidBlundersOf(t: Tables) {
  const { isLeaderMisplaced, isSoldierMisplaced } = talentsOf(t);

  /** Whether survivors who stay behind the screen would act, or overtake somebody, had they been bid as well. */
  function isMissed(v: View, area: number, n: number, all: number): boolean {
    if (n >= all) return false;
    const others = v.order[area]!;
    if (area === CITY || others.length < v.players.length - 1) return true;
    return others.some((other) => {
      const bid = bidOf(v.players[other]!, area);
      return n <= bid && bid < all;
    });
  }

  /** Everybody else has bid there, and size is all that counts. */
  const isKnown = (v: View, area: number): boolean => area !== CITY && v.order[area]!.length === v.players.length - 1;

  /** Everybody else has bid nobody there. */
  const isGiven = (v: View, area: number): boolean =>
    v.order[area]!.length === v.players.length - 1 &&
    v.order[area]!.every((other) => bidOf(v.players[other]!, area) === 0);

  /** How many of these survivors it takes to overtake as many. */
  function neededOf(v: View, area: number, n: number): number {
    const beaten = v.order[area]!.map((other) => bidOf(v.players[other]!, area)).filter((bid) => bid < n);
    return Math.max(-1, ...beaten) + 1;
  }

  /**
   * Every number that can still be bid here is more than it takes where everybody else has bid: here, or in the one area that
   * is left for the others. Elsewhere they would act, or count.
   */
  function isWasted(v: View, seat: Seat, area: number, low: number, high: number): boolean {
    const open = AREAS.flatMap((_, i) => (i === area || v.order[i]!.includes(seat) ? [] : [i]));
    const all = sum(v.players[seat]!.screen!);
    const isWastedHere = (n: number): boolean =>
      open.some((other) => isMissed(v, other, all - n, all - neededOf(v, area, n)));
    const isWastedThere = (n: number): boolean =>
      open.length === 1 && isKnown(v, open[0]!) && neededOf(v, open[0]!, all - n) < all - n;
    const isTooMany = isKnown(v, area) ? isWastedHere : isWastedThere;
    for (let n = low; n <= high; n++) if (!isTooMany(n)) return false;
    return true;
  }

  /** Of a bid that is made colour by colour. */
  function ofColour(v: View, seat: Seat, top: Extract<Frame, { t: 'bidColour' }>, pick: Answer): BidBlunderId[] {
    const { area, colour } = top;
    const screen = v.players[seat]!.screen!;
    const all = sum(screen);
    const bid = top.bid.map((n, c) => (c === colour ? Number(pick) : n));
    const n = bid.reduce((so, figures, c) => so + (c > colour ? 0 : figures), 0);
    const later = (c: number): number => (c > colour ? screen[c]! : 0);
    if (AREAS.every((_, i) => i === area || v.order[i]!.includes(seat))) {
      const most = n + COLOURS.reduce((more, _, c) => more + later(c), 0);
      return Number(pick) < screen[colour]! && isMissed(v, area, most, all) ? ['heldBack'] : [];
    }
    if (colour === LEADER && isLeaderMisplaced(v, seat, area, bid)) return ['misplacedLeader'];
    if (colour === SOLDIER && isSoldierMisplaced(v, seat, area, bid, false)) return ['misplacedSoldier'];
    const isCity = area === CITY;
    const low = n + (isCity ? later(LEADER) : 0);
    // Who would be misplaced there comes in no sound bid.
    const oneSoldier = bid.map((figures, c) => (c === SOLDIER ? 1 : figures));
    const soldiers = !isCity && isSoldierMisplaced(v, seat, area, oneSoldier, false) ? 0 : later(SOLDIER);
    const everybody = bid.map((figures, c) => (c > colour ? screen[c]! : figures));
    const leaders = isCity || isLeaderMisplaced(v, seat, area, everybody) ? 0 : later(LEADER);
    const high = low + soldiers + later(ENGINEER) + leaders;
    return isWasted(v, seat, area, low, high) ? ['wastedBid'] : [];
  }

  /** Of a bid that is made at once. */
  function ofBid(v: View, seat: Seat, area: number, bid: readonly number[]): BidBlunderId[] {
    const all = sum(v.players[seat]!.screen!);
    const n = sum(bid);
    const left = AREAS.filter((_, i) => !v.order[i]!.includes(seat)).length - 1;
    if (left === 0 && !isMissed(v, area, n, all)) return [];
    if (left === 0) return n === 0 && isGiven(v, area) ? ['bidNothingLast'] : ['heldBack'];
    const found: BidBlunderId[] = [];
    if (isLeaderMisplaced(v, seat, area, bid)) found.push('misplacedLeader');
    else if (isSoldierMisplaced(v, seat, area, bid, true)) found.push('misplacedSoldier');
    else if (isWasted(v, seat, area, n, n)) found.push('wastedBid');
    if (v.round === 1 && all > 2 && n === all) found.push('bidEverything');
    return found;
  }

  return (v: View, seat: Seat, pick: Answer): BidBlunderId[] => {
    const top = v.stack.at(-1)!;
    if (top.t === 'bidColour') return ofColour(v, seat, top, pick);
    const [name, ...figures] = String(pick).split(' ');
    return figures[0] === 'by' ? [] : ofBid(v, seat, indexIn(AREAS, name), parseFigures(figures.join(' ')));
  };
}
