import type { Change, Move, Ref, Seat } from '@ashtown/engine';
import { DISCARD_ID, ROW_ID } from '../answers/refs.ts';
import type { Tables } from '../content/tables.ts';
import type { Good, Goods, Sort } from '../content/vocabulary.ts';
import type { Phase, Source, Spot, Src } from '../state.ts';

/** What tellings are made of: things and places by their refs, changes, moves. */

export const card = (id: string): Ref => ({ kind: 'card', id });
export const option = (id: string): Ref => ({ kind: 'option', id });
export const player = (seat: Seat): Ref => ({ kind: 'player', id: String(seat) });
export const place = (seat: Seat, no: number): Ref => ({ kind: 'slot', id: `${seat}.${no}` });
export const leader = (seat: Seat): Ref => ({ kind: 'slot', id: `${seat}.leader` });
export const tucked = (sort: Sort, id: string): Ref => card(`${sort}.${id}`);
export const DECK = option('deck');
export const DISCARD = option(DISCARD_ID);
export const ROW: Ref = { kind: 'slot', id: ROW_ID };

/** Where something lies with a player. */
export function spotRef(seat: Seat, spot: Spot): Ref {
  switch (spot.on) {
    case 'base':
      return player(seat);
    case 'leader':
      return leader(seat);
    case 'place':
      return place(seat, spot.no);
    case 'deal':
      return tucked('deal', spot.card);
  }
}

export const amounts = (goods: Goods): [string, number][] => Object.entries(goods).filter(([, n]) => n !== 0);
export const some = (seat: Seat, what: string, n: number): Change[] => (n === 0 ? [] : [{ seat, what, n }]);
/** A change of the pool. */
export const change = (seat: Seat, goods: Goods, sign: 1 | -1): Change[] =>
  amounts(goods).map(([what, n]) => ({ seat, what, n: sign * n }));
/** The same of what lies on cards. */
export const onCards = (seat: Seat, goods: Goods, sign: 1 | -1): Change[] =>
  amounts(goods).map(([what, n]) => ({ seat, what: onCard(what), n: sign * n }));
/** What a good that lies on a card is called. */
export const onCard = (good: string): string => `kept.${good}`;
/** What leaves the pool, but for what is taken from cards. */
export const spent = (seat: Seat, goods: Goods, stock: Goods): Change[] => [
  ...amounts(goods).flatMap(([what, n]) => some(seat, what, (stock[what as Good] ?? 0) - n)),
  ...onCards(seat, stock, -1),
];
export const score = (seat: Seat, source: Source, n: number): Change[] =>
  n === 0 ? [] : [{ seat, what: 'score', n, source }];
export const cards = (seat: Seat, n: number): Change[] => some(seat, 'cards', n);

/** Each sort of goods travels as one. */
export const carry = (goods: Goods, way: Omit<Move, 'thing'>): Move[] =>
  amounts(goods).map(([id]) => ({ thing: option(id), ...way }));
export const deal = (ids: readonly string[], way: Omit<Move, 'thing'>): Move[] =>
  ids.map((id) => ({ thing: card(id), ...way }));
export const options = (goods: Goods): Ref[] => amounts(goods).map(([id]) => option(id));

/** The card a gain comes from; parts of the game are none. */
export const sourceRef = (t: Tables, src: Src): Ref[] => (t.faceOf(src) >= 0 ? [card(src)] : []);

export const LOOKOUT = { phase: 'lookout' } as const satisfies { phase: Phase };
export const ACTIONS = { phase: 'actions' } as const satisfies { phase: Phase };
