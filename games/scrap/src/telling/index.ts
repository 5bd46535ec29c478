import type { Tellings } from '@ashtown/engine';
import { card, DECK, player } from '../answers/refs.ts';
import type { Event } from '../state.ts';

/** What there is to tell about each kind of event besides its words. */
export const tellings: Tellings<Event> = {
  round: ({ n }) => ({ by: null, about: [], rank: 'chapter', round: n, phase: 'bids' }),
  drew: ({ seat, card: id }) => ({
    by: seat,
    about: id === null ? [] : [card(id)],
    moves: [{ thing: id === null ? DECK : card(id), from: DECK, to: player(seat) }],
    delta: [{ seat, what: 'cards', n: 1 }],
    rank: 'faint',
    cue: 'card',
  }),
  bids: ({ cards, winner }) => ({
    by: winner,
    to: cards.flatMap((_, seat) => (seat === winner ? [] : [seat])),
    about: cards.map(card),
    moves: cards.map((id, seat) => ({ thing: card(id), from: player(seat) })),
    delta: cards.map((_, seat) => ({ seat, what: 'cards', n: -1 })),
    rank: 'key',
    phase: 'heap',
  }),
  rolled: ({ seat, face }) => ({ by: seat, about: [{ kind: 'die', id: `${face}` }], rank: 'line', cue: 'dice' }),
  bust: ({ seat, saved }) => ({
    by: seat,
    about: [],
    ...(saved > 0 && { delta: [{ seat, what: 'score', n: saved, source: 'banked' }] }),
    rank: 'line',
    cue: 'hit',
  }),
  banked: ({ seat, n }) => ({
    by: seat,
    about: [],
    delta: [{ seat, what: 'score', n, source: 'banked' }],
    rank: 'line',
    cue: 'gain',
  }),
  counted: ({ seat, n }) => ({
    by: seat,
    about: [],
    delta: [{ seat, what: 'score', n, source: 'leftovers' }],
    rank: 'line',
  }),
};
