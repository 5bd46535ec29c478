import type { Seat } from '@ashtown/engine';
import { option } from '../../kit/index.ts';
import { KINDS, type Kind, type Look } from './Card.tsx';
import type { Goods, Place, Props, View } from './props.ts';

/** Summaries of a view, for the eye. */

/** Looks are made once for each content, by language and id. */
const looks = new WeakMap<Props['tables'], Map<string, Look | undefined>>();
/** Any card as it looks; nothing for what is no card. */
export function lookOf(p: Props, id: string): Look | undefined {
  const made = looks.get(p.tables) ?? new Map<string, Look | undefined>();
  looks.set(p.tables, made);
  const key = `${p.lang} ${id}`;
  if (!made.has(key)) made.set(key, p.edition.look(p, id));
  return made.get(key);
}
/** How a physical card looks. */
export const lookAt = (p: Props, card: number): Look => lookOf(p, p.tables.id[card]!)!;

/** The three rows of a State, in the order of placing. */
export const rowsOf = (p: Props, places: readonly Place[]): readonly { kind: Kind; places: readonly Place[] }[] =>
  KINDS.map((kind) => ({ kind, places: places.filter(({ card }) => lookAt(p, card).kind === kind) }));

/** The cards of a hand that can be seen: those that are no locations first, then by row and distance. */
export function handOf(p: Props, seat: Seat): readonly { card: number; id: string }[] {
  const { hand, seen } = p.view.players[seat]!;
  const rank = (card: number): number => {
    const { site } = lookAt(p, card);
    return site ? KINDS.indexOf(site.kind) * 10 + site.distance : -1;
  };
  return [...seen, ...hand]
    .filter((card): card is number => card !== null)
    .sort((a, b) => rank(a) - rank(b) || p.tables.face[a]! - p.tables.face[b]! || a - b)
    .map((card) => ({ card, id: p.tables.id[card]! }));
}
export const handSize = (v: View, seat: Seat): number => v.players[seat]!.hand.length + v.players[seat]!.seen.length;

/** Cards in the hands of others that everybody has seen. */
export const knownOf = ({ tables, view, seat: me }: Pick<Props, 'tables' | 'view' | 'seat'>) =>
  view.players.flatMap((q, seat) => (seat === me ? [] : q.seen.map((card) => ({ seat, card, id: tables.id[card]! }))));

/** Who plays after whom. */
export const orderOf = (v: View): readonly Seat[] => v.players.map((_, i) => (v.first + i) % v.players.length);

/** A faction as its edition knows it; none before it is chosen. */
export const factionOf = <F>(
  p: { tables: { factions: readonly F[] }; view: { players: readonly { faction: number }[] } },
  seat: Seat,
): F | undefined => p.tables.factions[p.view.players[seat]?.faction ?? -1];

/** What the State of a player is drawn by: what they have and own, and by how much that has changed. */
export const stateIn = (p: Props, of: Seat): readonly unknown[] => [
  p.view.players[of],
  p.view.winners,
  p.edition.turn(p) === of,
  ...['score', 'cards', ...p.edition.pool(p, of, false).map(({ good }) => good)].map((what) => p.changed(of, what)),
];

/** Goods in words, `2 × fuel`, by the game's own names for signs that are read aloud. */
export function goodsText(p: Pick<Props, 'words'>, goods: Goods): string {
  const parts = Object.entries(goods).flatMap(([id, n]) => (n ? `${n} × ${p.words.ref(option(id))}` : []));
  return parts.length > 0 ? parts.join(', ') : p.words.board.nothing;
}
