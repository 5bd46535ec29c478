import {
  ACTION,
  CARD,
  FEATURE,
  GOODS,
  type Good,
  type Lack,
  OPEN,
  type Pile,
  type Place,
  type PlayerView,
  type View,
} from '@ashtown/51st-state-2010/board';
import type { Seat } from '@ashtown/engine';
import type { Kind } from '../51st-state-common/Location.tsx';
import type { Props } from './props.ts';

/** Summaries of a view, for the eye. */

type Tables = Pick<Props, 'tables'>;

interface RowOf {
  kind: Kind;
  places: readonly Place[];
}
const layoutOf = ({ tables }: Tables, place: Place): number => tables.site[place.card]!.layout;
/** The three rows of a State, in the order of placing. */
export const rowsOf = (p: Tables, { places }: Pick<PlayerView, 'places'>): readonly RowOf[] => [
  { kind: 'production', places: places.filter((x) => layoutOf(p, x) < FEATURE) },
  { kind: 'feature', places: places.filter((x) => layoutOf(p, x) === FEATURE) },
  { kind: 'action', places: places.filter((x) => layoutOf(p, x) === ACTION) },
];

/** The cards of a hand that can be seen: leaders, contacts, then locations by row and distance. */
export function handOf({ tables }: Tables, p: PlayerView): readonly { card: number; id: string }[] {
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
export const knownOf = ({
  tables,
  view,
  seat: me,
}: Pick<Props, 'tables' | 'view' | 'seat'>): readonly {
  seat: Seat;
  id: string;
  card: number;
}[] =>
  view.players.flatMap((p, seat) => (seat === me ? [] : p.seen.map((card) => ({ seat, id: tables.id[card]!, card }))));

/** Open productions of others, in the order they follow. */
export function openPlaces(p: Pick<Props, 'tables' | 'view' | 'seat'>): readonly { seat: Seat; place: Place }[] {
  const { view: v, seat: me } = p;
  const n = v.players.length;
  const others = me === null ? [] : Array.from({ length: n - 1 }, (_, i) => (me + 1 + i) % n);
  return others.flatMap((seat) =>
    v.players[seat]!.places.filter((x) => layoutOf(p, x) === OPEN).map((place) => ({ seat, place })),
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
export function tuckedOf({ tables }: Tables, p: PlayerView): readonly TuckedCard[] {
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

export interface UseOf extends Lack {
  readonly offered: boolean;
}
/** What can be done with a location of the hand, and what is missing. */
export const usesOf = (
  { game, view, seat, offers }: Pick<Props, 'game' | 'view' | 'seat' | 'offers'>,
  id: string,
): readonly UseOf[] =>
  seat === null
    ? []
    : game.facts
        .lacksOf(view, seat, id)
        .map((lack) => ({ ...lack, offered: offers.some((o) => o.pick === `${lack.use} ${id}`) }));

/** A place of a player by its number. */
export const placeAt = (p: PlayerView, no: number): Place | undefined => p.places.find((x) => x.no === no);
export const handSize = (p: PlayerView): number => p.hand.length + p.seen.length;

/** Goods by number, as a pile. */
export const pileOf = (amounts: readonly number[]): Pile => amounts.flatMap((n, g): Pile => (n > 0 ? [[g, n]] : []));

/** Seats whose worker is on a location. */
export const visitorsOf = ({ visitors }: Place, seats: number): readonly Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => visitors & (1 << seat));

/** Goods that lie in a pool but are neither resources nor workers: shown only where there are some. */
export const isRare = (g: number): boolean => g > GOODS.indexOf('worker');
export const TOKEN_NUMBERS: readonly number[] = GOODS.slice(0, CARD).map((_, g) => g);
export const goodAt = (g: number): Good => GOODS[g]!;
