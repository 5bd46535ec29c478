import type { Seat } from '@ashtown/engine';
import { sum } from '../answers/figures.ts';
import type { Effect } from '../content/schema.ts';
import type { Tables } from '../content/tables.ts';
import { CITY, COLOURS, GROUPS, type Group, POOL, RECRUIT, SPENT } from '../content/vocabulary.ts';
import { HI, LEAST, LO, MOST, type Player, type Seen, type View } from '../state.ts';
import { isSharedOut, type Prospect, prospectOf } from './prospect.ts';
import { at, clockwise, damageEffects, housingOf, isExtended, openly, ownedInAll } from './queries.ts';
import { countFor, countGroups, groupVp, majority } from './scoring.ts';

/** What follows from the rules for whoever looks at a table, without an answer being given. */
export interface Facts {
  /** Housing for somebody's survivors now. */
  housingOf(q: Seen): number;
  isExtended(q: Seen): boolean;
  survivorsOf(q: Seen): People;
  /** The seats in the order of this round. */
  seatsOf(v: View): Seat[];
  /** The bids of an area, whoever chooses first on top; with one that is only planned. */
  rowsOf(v: View, area: number, draft: { seat: Seat; figures: readonly number[] } | null): Row[];
  /** Equipment of somebody, as far as it is known, with what it is worth now; and in all. */
  lotsOf(v: View, seat: Seat): Lot[];
  handVp(v: View, seat: Seat): number;
  /** How many VP more a hand is worth with this card. */
  gainOf(v: View, seat: Seat, kind: number): number;
  /** What a scoring tile would bring somebody whose things are all known: how many it counts, and the VP. */
  tileWorth(q: Seen, tile: number): { n: number; vp: number };
  /** What the damage track will do to somebody next. */
  damageNext(q: Seen): readonly Effect[];
  /** Everything on both displays has been taken: nobody chooses there any more in this round. */
  isSharedOut(v: View): boolean;
  prospectOf(v: View, seat: Seat): Prospect;
}

export const factsOf = (t: Tables): Facts => ({
  housingOf: (q) => housingOf(t, q),
  isExtended,
  survivorsOf,
  seatsOf: (v) => clockwise(v, v.start),
  rowsOf,
  lotsOf: (v, seat) => lotsOf(t, v, seat),
  handVp: (v, seat) => handVp(lotsOf(t, v, seat)),
  gainOf: (v, seat, kind) => gainOf(t, v, seat, kind),
  tileWorth: (q, tile) => tileWorth(t, q, tile),
  damageNext: (q) => damageEffects(t, q.damage),
  isSharedOut,
  prospectOf: (v, seat) => prospectOf(t, v, seat, survivorsOf(v.players[seat]!)),
});

/** Survivors of somebody: at least and at most, and by colour, where `exact` is false at least so many. */
export interface People {
  least: number;
  most: number;
  colours: readonly { n: number; exact: boolean }[];
}

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

function rowsOf(v: View, area: number, draft: { seat: Seat; figures: readonly number[] } | null): Row[] {
  const acting = isMoved(v);
  const moved = acting && area === CITY;
  const rows = v.order[area]!.map((seat): Row => {
    const p = v.players[seat]!;
    const free = moved ? colours(p, POOL).map((n, c) => n + at(p, RECRUIT, c)) : colours(p, area);
    const spent = moved ? colours(p, SPENT) : NONE;
    return { seat, figures: free, spent, n: sum(free) + sum(spent), gets: null, draft: false };
  });
  if (draft) rows.push({ ...draft, spent: NONE, n: sum(draft.figures), gets: null, draft: true });
  const ranked = rows.toSorted((a, b) => b.n - a.n);
  // Once the cities act it has been had, and nobody knows any more who bid how many there.
  if (!acting && ranked.length > 0) {
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
const knownHand = (p: Seen): number[] => p.hand.filter(isKnown);

function lotsOf(t: Tables, v: View, seat: Seat, hand: readonly number[] = knownHand(v.players[seat]!)): Lot[] {
  return GROUPS.flatMap((group, g): Lot[] => {
    const kinds = hand.filter((kind) => t.equipment[kind]!.group === g);
    if (kinds.length === 0) return [];
    if (group !== 'map') return [{ group, kinds, vp: groupVp(t, hand, g), unsure: false }];
    return [{ group, kinds, ...mapWorth(t, v, seat, kinds.length) }];
  });
}

/** Maps count against the maps of the others, as far as those are known. */
function mapWorth(t: Tables, v: View, seat: Seat, mine: number): { vp: number; unsure: boolean } {
  const kind = t.equipment.find((e) => e.worth.t === 'scoreMajority');
  if (kind?.worth.t !== 'scoreMajority') return { vp: 0, unsure: false };
  const { first, second } = kind.worth;
  const n = v.players.map((p, i) => (i === seat ? mine : countGroups(t, p.open, ['map'])));
  const unsure = v.players.some((p, i) => i !== seat && p.hand.length > p.open.length);
  return { vp: majority(n, first, second)[seat]!, unsure };
}

const handVp = (lots: readonly Lot[]): number => lots.reduce((all, lot) => all + lot.vp, 0);

function gainOf(t: Tables, v: View, seat: Seat, kind: number): number {
  const hand = knownHand(v.players[seat]!);
  return handVp(lotsOf(t, v, seat, [...hand, kind])) - handVp(lotsOf(t, v, seat, hand));
}

function tileWorth(t: Tables, p: Seen, tile: number): { n: number; vp: number } {
  const n = countFor(t, p as Player, tile);
  return { n, vp: n * t.scoring[tile]!.count.each };
}

function survivorsOf(p: Seen): People {
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
