import {
  CATEGORIES,
  type CardId,
  type Category,
  GOODS,
  type Good,
  type Place,
  type Player,
  type PlayerView,
  RIVAL,
  type Tables,
  type View,
} from '@ashtown/51st-state-master/board';
import type { Seat } from '@ashtown/engine';

/** Pure summaries of a view, for the eye. */

export interface RowOf {
  category: Category;
  places: readonly Place[];
}
/** The three rows of a State, in the order of building. */
export const rowsOf = (t: Tables, p: Pick<Player, 'places'>): readonly RowOf[] =>
  CATEGORIES.map((category, i) => ({ category, places: p.places.filter((x) => t.site[x.card]!.category === i) }));

export const stateOf = (v: View, seat: Seat): Pick<Player, 'places' | 'vp' | 'passed' | 'deals'> =>
  seat === RIVAL ? v.solo!.rival : v.players[seat]!;

/** Deals by their good, most first; each with the cards that give it. */
export function dealsOf(t: Tables, p: Pick<Player, 'deals'>): readonly { good: Good; cards: readonly CardId[] }[] {
  const by = new Map<number, CardId[]>();
  for (const card of p.deals) {
    const g = t.site[card]!.dealGood;
    const list = by.get(g);
    if (list) list.push(t.id[card]!);
    else by.set(g, [t.id[card]!]);
  }
  return [...by].sort(([a], [b]) => a - b).map(([g, cards]) => ({ good: GOODS[g]!, cards }));
}

/** The cards of a hand that can be seen: connections first, then by row and distance. */
export function handOf(t: Tables, p: PlayerView): readonly { card: number; id: CardId }[] {
  const rank = (card: number) =>
    t.isConnection(card) ? -1 : t.site[card]!.category * 1000 + t.site[card]!.distance * 200 + t.face[card]! / 1000;
  return [...p.seen, ...p.hand]
    .filter((card): card is number => card !== null)
    .sort((a, b) => rank(a) - rank(b) || a - b)
    .map((card) => ({ card, id: t.id[card]! }));
}

/** Cards in the hands of others that everybody has seen. */
export const knownOf = (t: Tables, v: View, me: Seat | null): readonly { seat: Seat; id: CardId; card: number }[] =>
  v.players.flatMap((p, seat) => (seat === me ? [] : p.seen.map((card) => ({ seat, id: t.id[card]!, card }))));

export const handSize = (p: PlayerView): number => p.hand.length + p.seen.length;

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
