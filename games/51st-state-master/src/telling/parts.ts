import type { Change, Move, Ref, Seat, Telling } from '@ashtown/engine';
import { placeId } from '../answers/index.ts';
import type { Goods } from '../content/atoms.ts';
import type { CardId, Tables } from '../content/tables.ts';
import { COLOURS, GOODS, type Good } from '../content/vocabulary.ts';
import { type Phase, RIVAL, type Source } from '../state.ts';

/** What tellings are put together from: refs, changes and moves. */

export const card = (id: string): Ref => ({ kind: 'card', id });
export const deal = (id: CardId): Ref => card(`deal.${id}`);
export const slot = (id: string): Ref => ({ kind: 'slot', id });
export const place = (seat: Seat, no: number): Ref => slot(placeId(seat, no));
export const option = (id: string): Ref => ({ kind: 'option', id });
export const player = (seat: Seat): Ref => ({ kind: 'player', id: String(seat) });
export const DECK = option('deck');
export const DISCARD = option('discard-pile');
export const DISPLAY = slot('display');
export const ATTACKS = slot('attacks');
export const colourOf = (t: Tables, id: CardId) => COLOURS[t.links[t.faceNumber(id) - t.sites.length]!.colour]!;
export const faceUp = (t: Tables, id: CardId): Ref => slot(`link.${colourOf(t, id)}`);
/** Locations and connections have discard piles of their own; that of the connections is not on the board. */
export const discarded = (t: Tables, id: CardId): { to?: Ref } =>
  t.faceNumber(id) < t.sites.length ? { to: DISCARD } : {};

/** Whose deed it is; the virtual opponent is no seat. */
export const deed = (seat: Seat): Pick<Telling, 'by' | 'as'> => (seat === RIVAL ? VIRTUAL : { by: seat });
export const VIRTUAL: Pick<Telling, 'by' | 'as'> = { by: null, as: player(RIVAL) };
/** Those it touches besides whoever does it. */
export const touched = (by: Seat, ...others: Seat[]): { to?: Seat[] } => {
  const to = others.filter((seat) => seat !== RIVAL && seat !== by);
  return to.length > 0 ? { to } : {};
};
export const phase = (id: Phase): { phase: Phase } => ({ phase: id });

export const listed = (goods: Goods): [Good, number][] =>
  GOODS.flatMap((good) => (goods[good] ? [[good, goods[good]]] : []));
export const total = (goods: Goods): number => listed(goods).reduce((sum, [, n]) => sum + n, 0);

/** What changes by how much, and nothing where it is 0; of the virtual opponent only its points count. */
export const changes = (...all: Change[]): Pick<Telling, 'delta' | 'rival'> => {
  const some = all.filter(({ n }) => n !== 0);
  const delta = some.filter(({ seat }) => seat !== RIVAL);
  const rival = some.flatMap(({ seat, n, source }) => (seat === RIVAL && source ? [{ n, source }] : []));
  return { ...(delta.length > 0 && { delta }), ...(rival.length > 0 && { rival }) };
};
/** A supply, `sign` times goods; VP are points of a source. */
export const supply = (seat: Seat, goods: Goods, sign: 1 | -1, source?: Source): Change[] =>
  listed(goods).map(([good, n]) =>
    good === 'vp' && source ? { seat, what: 'score', n, source } : { seat, what: good, n: sign * n },
  );
export const cards = (seat: Seat, n: number): Change => ({ seat, what: 'cards', n });

/** Each good runs from one place to another. */
export const goodsMove = (goods: Goods, ways: Omit<Move, 'thing'>): Move[] =>
  listed(goods).map(([good]) => ({ thing: option(good), ...ways }));

/** Cards from the deck to a hand: known ones by name, others as the deck itself. */
export const draws = (seat: Seat, ids: readonly CardId[] | null): Pick<Telling, 'about' | 'moves'> => ({
  about: ids ? ids.map(card) : [],
  moves: (ids?.map(card) ?? [DECK]).map((thing) => ({ thing, from: DECK, to: player(seat) })),
});

/** A card leaves the hand. */
export const plays = (
  seat: Seat,
  id: CardId,
  ways: Omit<Move, 'thing' | 'from'>,
): Pick<Telling, 'moves' | 'delta'> => ({
  moves: [{ thing: card(id), from: player(seat), ...ways }],
  delta: [cards(seat, -1)],
});
