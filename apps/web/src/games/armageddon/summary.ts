import {
  at,
  box,
  CITY,
  COLOURS,
  countFor,
  countGroups,
  GROUPS,
  type Group,
  groupVp,
  HI,
  LEAST,
  LO,
  MOST,
  majority,
  openly,
  ownedInAll,
  type Player,
  POOL,
  RECRUIT,
  type Seen,
  SPENT,
  sum,
  type View,
} from '@ashtown/catalog/armageddon';
import type { Seat } from '@ashtown/engine';

/** What a view means at a glance. No rule: the game's own queries, put together. */

/** A bid in an area as it stands: whose, how large, and what it would get. */
export interface Row {
  seat: Seat;
  figures: readonly number[];
  /** Those of them who have already acted in the city. */
  spent: readonly number[];
  n: number;
  gets: 'bonus' | 'penalty' | null;
  /** Not placed yet: still being put together. */
  draft: boolean;
}

const colours = (p: Seen, place: number): number[] => COLOURS.map((_, c) => at(p, place, c));
const NONE: readonly number[] = [0, 0, 0, 0];

/** Whether those who were bid in the City have gone there. */
const isMoved = (v: View): boolean => v.players.some((p) => sum(colours(p, POOL)) + sum(colours(p, SPENT)) > 0);

/** The bids of an area, whoever chooses first on top; with one that is only planned. */
export function rowsOf(v: View, area: number, draft: { seat: Seat; figures: readonly number[] } | null): Row[] {
  const moved = area === CITY && isMoved(v);
  const rows = v.order[area]!.map((seat): Row => {
    const p = v.players[seat]!;
    const free = moved ? colours(p, POOL).map((n, c) => n + at(p, RECRUIT, c)) : colours(p, area);
    const spent = moved ? colours(p, SPENT) : NONE;
    return { seat, figures: free, spent, n: sum(free) + sum(spent), gets: null, draft: false };
  });
  if (draft) rows.push({ ...draft, spent: NONE, n: sum(draft.figures), gets: null, draft: true });
  const ranked = rows.toSorted((a, b) => b.n - a.n);
  if (!moved && ranked.length > 0) {
    ranked[0]!.gets = 'bonus';
    if (ranked.length > 1) ranked.at(-1)!.gets = 'penalty';
  }
  return v.options.pickOrder === 'topToBottom' ? rows : ranked;
}

/** Equipment of one group in a hand, and what it is worth now. */
export interface Lot {
  group: Group;
  kinds: readonly number[];
  vp: number;
  /** It depends on cards of others that nobody sees. */
  unsure: boolean;
}

const isKnown = (kind: number | null): kind is number => kind !== null;
export const knownHand = (p: Seen): number[] => p.hand.filter(isKnown);

export function lotsOf(v: View, seat: Seat, hand: readonly number[] = knownHand(v.players[seat]!)): Lot[] {
  return GROUPS.flatMap((group, g): Lot[] => {
    const kinds = hand.filter((kind) => box.equipment[kind]!.group === g);
    if (kinds.length === 0) return [];
    if (group !== 'map') return [{ group, kinds, vp: groupVp(box, hand, g), unsure: false }];
    return [{ group, kinds, ...mapWorth(v, seat, kinds.length) }];
  });
}

/** Maps count against the maps of the others, as far as those are known. */
function mapWorth(v: View, seat: Seat, mine: number): { vp: number; unsure: boolean } {
  const kind = box.equipment.find((e) => e.worth.t === 'scoreMajority');
  if (kind?.worth.t !== 'scoreMajority') return { vp: 0, unsure: false };
  const { first, second } = kind.worth;
  const n = v.players.map((p, i) => (i === seat ? mine : countGroups(box, p.open, ['map'])));
  const unsure = v.players.some((p, i) => i !== seat && p.hand.length > p.open.length);
  return { vp: majority(n, first, second)[seat]!, unsure };
}

export const handVp = (lots: readonly Lot[]): number => lots.reduce((all, lot) => all + lot.vp, 0);

/** How many VP more a hand is worth with this card. */
export function gainOf(v: View, seat: Seat, kind: number): number {
  const hand = knownHand(v.players[seat]!);
  return handVp(lotsOf(v, seat, [...hand, kind])) - handVp(lotsOf(v, seat, hand));
}

/** What a scoring tile would bring somebody whose things are all known: how many it counts, and the VP. */
export function tileWorth(p: Seen, tile: number): { n: number; vp: number } {
  const n = countFor(box, p as Player, tile);
  return { n, vp: n * box.scoring[tile]!.count.each };
}

/** Survivors of somebody: exact where they are known, else at least and at most. */
export function survivorsOf(p: Seen): {
  least: number;
  most: number;
  colours: readonly { n: number; exact: boolean }[];
} {
  if (p.screen) {
    const n = ownedInAll(p as Player);
    return { least: n, most: n, colours: COLOURS.map((_, c) => ({ n: p.screen![c]! + openly(p, c), exact: true })) };
  }
  const b = p.bounds;
  return {
    least: b[LEAST]!,
    most: b[MOST]!,
    colours: COLOURS.map((_, c) => ({ n: b[LO + c]!, exact: b[LO + c] === b[HI + c] })),
  };
}
