import { indexIn, type Seat } from '@ashtown/engine';
import { parseFigures, sum } from '../answers/figures.ts';
import type { Tables } from '../content/tables.ts';
import { AREAS, CITY, COLOURS, ENGINEER, LEADER, SOLDIER } from '../content/vocabulary.ts';
import { bidOf, openly } from '../rules/queries.ts';
import { type Answer, type Frame, MOST, type View } from '../state.ts';
import { talentsOf } from './talents.ts';

export type BidBlunderId =
  | 'bidNothingLast'
  | 'bidEverything'
  | 'heldBack'
  | 'wastedBid'
  | 'misplacedLeader'
  | 'misplacedSoldier';

/** The bids of the others in an area, and the most those can bid who have not yet. */
interface Rivals {
  made: readonly number[];
  coming: readonly number[];
}

/** What anybody who knows the auction would laugh at. */
export function bidBlundersOf(t: Tables) {
  const { isLeaderMisplaced, isSoldierMisplaced } = talentsOf(t);

  const rivalsIn = (v: View, seat: Seat, area: number): Rivals => ({
    made: v.order[area]!.map((other) => bidOf(v.players[other]!, area)),
    coming: v.players.flatMap((p, other) =>
      other === seat || v.order[area]!.includes(other)
        ? []
        : [p.bounds[MOST]! - COLOURS.reduce((n, _, c) => n + openly(p, c), 0)],
    ),
  });

  /** Whether all of these would act, or may overtake somebody whom so many of them do not. Whoever bids first is ahead. */
  const isMissed = (area: number, { made, coming }: Rivals, n: number, all: number, isLater: boolean): boolean =>
    n < all &&
    (area === CITY ||
      made.some((bid) => n <= bid && bid < all) ||
      coming.some((most) => n < most || (isLater && n === most)));

  /** How many of these survivors are too many where only their number counts, whatever the others still bid there. */
  function surplusOf(area: number, { made, coming }: Rivals, n: number, isLater: boolean): number {
    if (area === CITY) return 0;
    const beaten = made.filter((bid) => bid < n).map((bid) => bid + 1);
    return Math.max(0, n - Math.max(0, ...beaten, ...coming.map((most) => most + Number(isLater))));
  }

  /** Everybody else has bid nobody there. */
  const isGiven = (v: View, { made }: Rivals): boolean =>
    made.length === v.players.length - 1 && made.every((bid) => bid === 0);

  /**
   * Every number that can still be bid here is more than it takes, here or in the one area that is left for the others.
   * Elsewhere they would act, or count.
   */
  function isWasted(v: View, seat: Seat, area: number, low: number, high: number): boolean {
    const open = AREAS.flatMap((_, i) =>
      i === area || v.order[i]!.includes(seat) ? [] : [{ area: i, rivals: rivalsIn(v, seat, i) }],
    );
    const all = sum(v.players[seat]!.screen!);
    const rivals = rivalsIn(v, seat, area);
    for (let n = low; n <= high; n++) {
      const rest = all - n;
      const here = surplusOf(area, rivals, n, false);
      const there = open.length === 1 ? surplusOf(open[0]!.area, open[0]!.rivals, rest, true) : 0;
      if (isMissed(area, rivals, n, n + there, false)) continue;
      if (!open.some((other) => isMissed(other.area, other.rivals, rest, rest + here, true))) return false;
    }
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
      const rivals = rivalsIn(v, seat, area);
      return Number(pick) < screen[colour]! && isMissed(area, rivals, most, all, false) ? ['heldBack'] : [];
    }
    if (colour === LEADER && isLeaderMisplaced(v, seat, area, bid)) return ['misplacedLeader'];
    if (colour === SOLDIER && isSoldierMisplaced(v, seat, area, bid, false)) return ['misplacedSoldier'];
    const isCity = area === CITY;
    // Who would be misplaced there comes in no sound bid, nor stays out of one for the City.
    const oneApart = isCity ? screen[SOLDIER]! - 1 : 1;
    const soldiers = later(SOLDIER);
    const isBound =
      soldiers > 0 &&
      isSoldierMisplaced(
        v,
        seat,
        area,
        bid.map((figures, c) => (c === SOLDIER ? oneApart : figures)),
        false,
      );
    const low = n + (isCity ? later(LEADER) + (isBound ? soldiers : 0) : 0);
    const everybody = bid.map((figures, c) => (c > colour ? screen[c]! : figures));
    const leaders = isCity || !isLeaderMisplaced(v, seat, area, everybody) ? later(LEADER) : 0;
    const high = n + (isCity || !isBound ? soldiers : 0) + later(ENGINEER) + leaders;
    return isWasted(v, seat, area, low, high) ? ['wastedBid'] : [];
  }

  /** Of a bid that is made at once. */
  function ofBid(v: View, seat: Seat, area: number, bid: readonly number[]): BidBlunderId[] {
    const all = sum(v.players[seat]!.screen!);
    const n = sum(bid);
    const left = AREAS.filter((_, i) => !v.order[i]!.includes(seat)).length - 1;
    if (left === 0) {
      const rivals = rivalsIn(v, seat, area);
      if (!isMissed(area, rivals, n, all, false)) return [];
      return n === 0 && isGiven(v, rivals) ? ['bidNothingLast'] : ['heldBack'];
    }
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
