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

  /** Whether one survivor less would overtake fewer. */
  const isNeeded = (v: View, area: number, n: number): boolean =>
    n === 0 || v.order[area]!.some((other) => bidOf(v.players[other]!, area) === n - 1);

  /**
   * Every number that can still be bid here is more than it takes where everybody else has bid: here, or in the one area that
   * is left for the others. Elsewhere they would act, or count.
   */
  function isWasted(v: View, seat: Seat, area: number, low: number, high: number): boolean {
    const open = AREAS.flatMap((_, i) => (i === area || v.order[i]!.includes(seat) ? [] : [i]));
    const known = isKnown(v, area);
    if (open.length === 0 || !(known || (open.length === 1 && isKnown(v, open[0]!)))) return false;
    const all = sum(v.players[seat]!.screen!);
    for (let n = low; n <= high; n++) if (known ? isNeeded(v, area, n) : isNeeded(v, open[0]!, all - n)) return false;
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
    const isFree = v.order[CITY]!.includes(seat);
    const low = n + (area === CITY ? later(LEADER) : 0);
    // Who would be misplaced there comes in no sound bid.
    const withOne = (c: number): number[] => bid.map((figures, i) => (i === c ? 1 : figures));
    const soldiers = isSoldierMisplaced(v, seat, area, withOne(SOLDIER), false) ? 0 : later(SOLDIER);
    const leaders = isFree && !isLeaderMisplaced(v, seat, area, withOne(LEADER)) ? later(LEADER) : 0;
    const high = low + soldiers + later(ENGINEER) + leaders;
    return isWasted(v, seat, area, low, high) ? ['wastedBid'] : [];
  }

  /** Of a bid that is made at once. */
  function ofBid(v: View, seat: Seat, area: number, bid: readonly number[]): BidBlunderId[] {
    const all = sum(v.players[seat]!.screen!);
    const n = sum(bid);
    const left = AREAS.filter((_, i) => !v.order[i]!.includes(seat)).length - 1;
    const others = v.order[area]!;
    const isGiven = n === 0 && left < all && others.every((other) => bidOf(v.players[other]!, area) === 0);
    const found: BidBlunderId[] = [];
    if (isGiven && others.length === v.players.length - 1) found.push('bidNothingLast');
    else if (left === 0 && isMissed(v, area, n, all)) found.push('heldBack');
    if (left === 0) return found;
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
