import {
  CATEGORIES,
  type CardId,
  type Category,
  FACE_OF,
  GOODS,
  type Good,
  goodsOf,
  ID_OF,
  isConnection,
  type Pile,
  type Place,
  type Player,
  type PlayerView,
  RIVAL,
  SITE,
  TOKENS,
  type View,
} from '@ashtown/catalog/51st-state-master';
import type { Seat } from '@ashtown/engine';

/** Pure summaries of a view, for the eye. */

export interface RowOf {
  category: Category;
  places: readonly Place[];
}
/** The three rows of a State, in the order of building. */
export const rowsOf = (p: Pick<Player, 'places'>): readonly RowOf[] =>
  CATEGORIES.map((category, i) => ({ category, places: p.places.filter((x) => SITE[x.card]!.category === i) }));

export const stateOf = (v: View, seat: Seat): Pick<Player, 'places' | 'vp' | 'passed' | 'deals'> =>
  seat === RIVAL ? v.solo!.rival : v.players[seat]!;

/** Deals by their good, most first; each with the cards that give it. */
export function dealsOf(p: Pick<Player, 'deals'>): readonly { good: Good; cards: readonly CardId[] }[] {
  const by = new Map<number, CardId[]>();
  for (const card of p.deals) {
    const g = SITE[card]!.dealGood;
    const list = by.get(g);
    if (list) list.push(ID_OF[card]!);
    else by.set(g, [ID_OF[card]!]);
  }
  return [...by].sort(([a], [b]) => a - b).map(([g, cards]) => ({ good: GOODS[g]!, cards }));
}

/** The cards of a hand that can be seen: connections first, then by row and distance. */
export function handOf(p: PlayerView): readonly { card: number; id: CardId }[] {
  const rank = (card: number) =>
    isConnection(card) ? -1 : SITE[card]!.category * 1000 + SITE[card]!.distance * 200 + FACE_OF[card]! / 1000;
  return [...p.seen, ...p.hand]
    .filter((card): card is number => card !== null)
    .sort((a, b) => rank(a) - rank(b) || a - b)
    .map((card) => ({ card, id: ID_OF[card]! }));
}

/** Cards in the hands of others that everybody has seen. */
export const knownOf = (v: View, me: Seat | null): readonly { seat: Seat; id: CardId; card: number }[] =>
  v.players.flatMap((p, seat) => (seat === me ? [] : p.seen.map((card) => ({ seat, id: ID_OF[card]!, card }))));

export const handSize = (p: PlayerView): number => p.hand.length + p.seen.length;

/** Tokens as amounts, in the order of the goods. */
export const amountsOf = (tokens: readonly number[]): Partial<Record<Good, number>> =>
  goodsOf(tokens.slice(0, TOKENS).flatMap((n, g): Pile => (n > 0 ? [[g, n]] : [])));

/** Who plays after whom in this round. */
export const orderOf = (v: View): readonly Seat[] => v.players.map((_, i) => (v.first + i) % v.players.length);

/** Whose turn it is in the Action phase; null at other times. */
export function turnOf(v: View): Seat | null {
  for (let i = v.stack.length - 1; i >= 0; i--) {
    const f = v.stack[i]!;
    if (f.t === 'takeTurn') return f.seats[0];
    if (f.t === 'acted' || f.t === 'build' || f.t === 'useEffect') return f.seat;
  }
  return null;
}
