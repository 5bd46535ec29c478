import type { Tellings } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import type { Event } from '../state.ts';
import { card, cards, DECK, DISCARD, deal, LOOKOUT, player, ROW, sourceRef } from './parts.ts';

type Drafting =
  | 'faction'
  | 'turn'
  | 'revealed'
  | 'refilled'
  | 'took'
  | 'burned'
  | 'swept'
  | 'drew'
  | 'lookedAt'
  | 'kept'
  | 'overLimit'
  | 'discarded'
  | 'reshuffled';

/** Set-up, Lookout, and what happens to cards of the deck at any time. */
export function draftTellings(t: Tables): Tellings<Extract<Event, { t: Drafting }>> {
  return {
    faction: ({ seat, card: id }) => ({ by: seat, about: [card(id), player(seat)], rank: 'line' }),

    turn: ({ turn, first }) => ({
      by: null,
      to: [first],
      about: [player(first)],
      rank: 'chapter',
      round: turn,
      first,
      ...LOOKOUT,
      cue: 'turn',
    }),

    revealed: ({ cards: ids }) => ({
      by: null,
      about: ids.map(card),
      moves: deal(ids, { from: DECK, to: ROW }),
      rank: 'line',
      ...LOOKOUT,
      cue: 'card',
    }),

    refilled: ({ card: id }) => ({
      by: null,
      about: [card(id)],
      moves: deal([id], { from: DECK, to: ROW }),
      rank: 'faint',
      ...LOOKOUT,
    }),

    took: ({ seat, card: id }) => ({
      by: seat,
      about: [card(id)],
      moves: deal([id], { from: ROW, to: player(seat) }),
      delta: cards(seat, 1),
      rank: 'line',
      ...LOOKOUT,
      cue: 'card',
    }),

    burned: ({ seat, card: id }) => ({
      by: seat,
      about: [card(id)],
      moves: deal([id], { from: ROW, to: DISCARD }),
      rank: 'line',
      ...LOOKOUT,
      cue: 'card',
    }),

    swept: ({ cards: ids }) => ({
      by: null,
      about: ids.map(card),
      moves: deal(ids, { from: ROW, to: DISCARD }),
      rank: 'faint',
      ...LOOKOUT,
    }),

    drew({ seat, n, cards: ids, src }) {
      const way = { from: DECK, to: player(seat) };
      return {
        by: seat,
        about: [...(ids ?? []).map(card), ...sourceRef(t, src)],
        moves: ids ? deal(ids, way) : Array.from({ length: n }, () => ({ thing: DECK, ...way })),
        delta: cards(seat, n),
        rank: 'line',
        ...(src === 'lookout' ? LOOKOUT : {}),
        cue: 'card',
      };
    },

    lookedAt: ({ seat, cards: ids }) => ({ by: seat, about: (ids ?? []).map(card), rank: 'line', ...LOOKOUT }),

    kept: ({ seat, card: id }) => ({
      by: seat,
      about: id ? [card(id)] : [],
      moves: [{ thing: id ? card(id) : DECK, from: DECK, to: player(seat) }],
      delta: cards(seat, 1),
      rank: 'line',
      ...LOOKOUT,
      cue: 'card',
    }),

    overLimit: ({ seat, card: id, from }) => ({
      by: seat,
      about: [card(id)],
      moves: deal([id], { from: from === 'deck' ? DECK : player(seat), to: DISCARD }),
      delta: cards(seat, from === 'deck' ? 0 : -1),
      rank: 'line',
      ...LOOKOUT,
    }),

    discarded: ({ seat, card: id, from }) => ({
      by: seat,
      about: [card(id)],
      moves: deal([id], { from: from === 'deck' ? DECK : player(seat), to: DISCARD }),
      delta: cards(seat, from === 'deck' ? 0 : -1),
      rank: from === 'hand' ? 'faint' : 'line',
    }),

    reshuffled: () => ({
      by: null,
      about: [DECK],
      moves: [{ thing: DISCARD, from: DISCARD, to: DECK }],
      rank: 'faint',
    }),
  };
}
