import {
  ACTION,
  accessible,
  BASE_ROOM,
  CARD,
  CONQUEST,
  COOPERATION,
  countType,
  FEATURE,
  GOODS,
  type Good,
  type Goods,
  hasRoom,
  INCORPORATION,
  isFull,
  OPEN,
  type Pile,
  type Place,
  type PlayerView,
  reachOf,
  tables,
  type View,
  VP1,
  VP2,
} from '@ashtown/catalog/51st-state-2010';
import type { Seat } from '@ashtown/engine';
import type { Kind } from '../51st-state-common/Location.tsx';

/** Pure summaries of a view, for the eye. */

interface RowOf {
  kind: Kind;
  places: readonly Place[];
}
const layoutOf = (place: Place): number => tables.site[place.card]!.layout;
/** The three rows of a State, in the order of placing. */
export const rowsOf = ({ places }: Pick<PlayerView, 'places'>): readonly RowOf[] => [
  { kind: 'production', places: places.filter((x) => layoutOf(x) < FEATURE) },
  { kind: 'feature', places: places.filter((x) => layoutOf(x) === FEATURE) },
  { kind: 'action', places: places.filter((x) => layoutOf(x) === ACTION) },
];

/** The cards of a hand that can be seen: leaders, contacts, then locations by row and distance. */
export function handOf(p: PlayerView): readonly { card: number; id: string }[] {
  const rank = (card: number): number => {
    const site = tables.site[card]!;
    return site === null ? tables.face[card]! - tables.faces * 10 : site.layout * 1e4 + site.distance * 1e3 + site.f;
  };
  return [...p.seen, ...p.hand]
    .filter((card): card is number => card !== null)
    .sort((a, b) => rank(a) - rank(b) || a - b)
    .map((card) => ({ card, id: tables.id[card]! }));
}

/** Cards in the hands of others that everybody has seen. */
export const knownOf = (v: View, me: Seat | null): readonly { seat: Seat; id: string; card: number }[] =>
  v.players.flatMap((p, seat) => (seat === me ? [] : p.seen.map((card) => ({ seat, id: tables.id[card]!, card }))));

/** Open productions of others, in the order they follow. */
export function openPlaces(v: View, me: Seat | null): readonly { seat: Seat; place: Place }[] {
  const n = v.players.length;
  const others = me === null ? [] : Array.from({ length: n - 1 }, (_, i) => (me + 1 + i) % n);
  return others.flatMap((seat) =>
    v.players[seat]!.places.filter((x) => layoutOf(x) === OPEN).map((place) => ({ seat, place })),
  );
}

/** Who plays after whom in this turn. */
export const orderOf = (v: View): readonly Seat[] => v.players.map((_, i) => (v.first + i) % v.players.length);

/** Whose turn it is to act or to choose; null where nobody is asked. */
export function turnOf(v: View): Seat | null {
  const top = v.stack.at(-1);
  return top && 'seats' in top ? top.seats[0] : null;
}

/** A tucked card: where it lies in the list, what it is. Equal ones without tokens are one. */
export interface TuckedCard {
  key: string;
  sort: 'spoils' | 'deal';
  id: string;
  n: number;
  ones: number;
  twos: number;
}
export function tuckedOf(p: PlayerView): readonly TuckedCard[] {
  const found = new Map<string, TuckedCard>();
  const add = (sort: TuckedCard['sort'], card: number, ones: number, twos: number) => {
    const id = tables.id[card]!;
    const all = [...found.values()].filter((x) => x.sort === sort && x.id === id);
    const same = all.find((x) => x.ones === ones && x.twos === twos);
    // Tokens change what is alike, but not which card it is.
    const key = same?.key ?? `${sort} ${id} ${all.length}`;
    found.set(key, { key, sort, id, ones, twos, n: (same?.n ?? 0) + 1 });
  };
  for (const card of p.spoils) add('spoils', card, 0, 0);
  for (const { card, ones, twos } of p.deals) add('deal', card, ones, twos);
  return [...found.values()];
}

/** How many tucked cards there are and how many there is room for; some room is for spoils alone. */
export function roomOf(p: PlayerView): { used: number; room: number } {
  const used = p.spoils.length + p.deals.length;
  let room = BASE_ROOM;
  for (const place of p.places) room += tables.site[place.card]!.room + tables.site[place.card]!.spoilsRoom;
  for (const deal of p.deals) room += tables.site[deal.card]!.dealRoom;
  return { used, room };
}

/** What the next Production brings without any choice: base, locations, deals. */
export function forecastOf(p: PlayerView): Goods {
  const sum = new Map<number, number>();
  const add = (pile: Pile, times: number, full: boolean) => {
    for (const [g, n] of pile) {
      const lost = full && (g === VP1 || g === VP2);
      if (!lost && times > 0) sum.set(g, (sum.get(g) ?? 0) + n * times);
    }
  };
  add(tables.factions[p.faction]!.produce, 1, false);
  for (const place of p.places) {
    const site = tables.site[place.card]!;
    if (site.produce) add(site.produce, site.per ? countType(tables, p, site.per) : 1, isFull(place));
  }
  for (const deal of p.deals) add(tables.site[deal.card]!.deal, 1, isFull(deal));
  return Object.fromEntries([...sum].sort(([a], [b]) => a - b).map(([g, n]) => [GOODS[g]!, n]));
}

/** The four uses of a location in hand. */
export const USES = ['incorporate', 'cooperate', 'conquer', 'redevelop'] as const;
export type Use = (typeof USES)[number];
const COLOUR_OF = { incorporate: INCORPORATION, cooperate: COOPERATION, conquer: CONQUEST } as const;

export interface UseOf {
  use: Use;
  offered: boolean;
  /** Range that is missing; 0 for a redevelopment. */
  short: number;
  roomless: boolean;
}

/** What can be done with a location of the hand, and what is missing. */
export function usesOf(
  { view, seat, offers }: { view: View; seat: Seat | null; offers: readonly { pick: unknown }[] },
  id: string,
): readonly UseOf[] {
  const site = tables.sites[tables.faceOf(id)];
  if (seat === null || !site) return [];
  const p = view.players[seat]!;
  const all = accessible(tables, p);
  return USES.map((use) => ({
    use,
    offered: offers.some((o) => o.pick === `${use} ${id}`),
    short: use === 'redevelop' ? 0 : Math.max(0, site.distance - reachOf(tables, p, all, COLOUR_OF[use])),
    roomless:
      use === 'conquer' ? !hasRoom(tables, p, 'spoils') : use === 'cooperate' ? !hasRoom(tables, p, 'deal') : false,
  }));
}
export const toneOfUse = (use: Use): number | null => (use === 'redevelop' ? null : COLOUR_OF[use]);

/** Goods by number, as a pile. */
export const pileOf = (amounts: readonly number[]): Pile => amounts.flatMap((n, g): Pile => (n > 0 ? [[g, n]] : []));

/** Seats whose worker is on a location. */
export const visitorsOf = ({ visitors }: Place, seats: number): readonly Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => visitors & (1 << seat));

/** Goods that lie in a pool but are neither resources nor workers: shown only where there are some. */
export const isRare = (g: number): boolean => g > GOODS.indexOf('worker');
export const TOKEN_NUMBERS: readonly number[] = GOODS.slice(0, CARD).map((_, g) => g);
export const goodAt = (g: number): Good => GOODS[g]!;
