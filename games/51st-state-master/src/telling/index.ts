import type { Tellings } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { type Event, RIVAL, type Source } from '../state.ts';
import { actionTellings } from './action.ts';
import {
  card,
  cards,
  changes,
  colourOf,
  DECK,
  DISCARD,
  DISPLAY,
  deed,
  draws,
  faceUp,
  goodsMove,
  listed,
  option,
  phase,
  place,
  player,
  slot,
  supply,
  total,
  touched,
  VIRTUAL,
} from './parts.ts';

/**
 * What there is to tell about each kind of event. Refs are those of `refs` and of the board: `1.4` place 4 of seat 1,
 * `link.red` a face-up connection, `deal.pub` a deal. The virtual opponent is no seat: its deeds are the game's own, and
 * it is named as a thing.
 */

export const tellingsOf = (t: Tables): Tellings<Event> => ({
  // --- Set-up ----------------------------------------------------------------------------------------------------------
  faction: (e) => ({ by: e.seat, about: [card(e.faction)], rank: 'line', ...phase('setup') }),
  first: (e) => ({ by: null, to: [e.seat], about: [player(e.seat)], rank: 'faint', ...phase('setup') }),
  dealt: (e) => ({
    by: null,
    to: [e.seat],
    ...draws(e.seat, e.cards),
    ...changes(cards(e.seat, e.n)),
    rank: 'faint',
    ...phase('setup'),
    cue: 'card',
  }),
  dropped: (e) => ({
    by: e.seat,
    about: e.cards.map(card),
    moves: e.cards.map((id) => ({ thing: card(id), from: player(e.seat), to: DISCARD })),
    delta: [cards(e.seat, -e.cards.length)],
    rank: 'line',
    ...phase('setup'),
  }),

  // --- Lookout ---------------------------------------------------------------------------------------------------------
  round: (e) => ({
    by: null,
    about: [player(e.first)],
    rank: 'chapter',
    round: e.round,
    first: e.first,
    ...phase('lookout'),
    cue: 'turn',
  }),
  connections(e) {
    const ids = [e.red, e.blue].filter((id) => id !== null);
    const moves = ids.map((id) => ({ thing: card(id), from: slot(`links.${colourOf(t, id)}`), to: faceUp(t, id) }));
    return {
      by: null,
      about: [...ids.map(card), ...ids.map((id) => faceUp(t, id))],
      moves,
      rank: 'faint',
      ...phase('lookout'),
    };
  },
  revealed: (e) => ({
    by: null,
    about: e.cards.map(card),
    moves: e.cards.map((id) => ({ thing: card(id), from: DECK, to: DISPLAY })),
    rank: 'line',
    ...phase('lookout'),
    cue: 'card',
  }),
  drafted: (e) => ({
    by: e.seat,
    about: [card(e.card)],
    moves: [{ thing: card(e.card), from: DISPLAY, to: player(e.seat) }],
    delta: [cards(e.seat, 1)],
    rank: 'line',
    ...phase('lookout'),
    cue: 'card',
  }),
  leftOver: (e) => ({
    by: null,
    about: [card(e.card)],
    moves: [{ thing: card(e.card), from: DISPLAY, to: DISCARD }],
    rank: 'faint',
    ...phase('lookout'),
  }),
  laid: (e) => ({
    ...VIRTUAL,
    about: [card(e.card), player(RIVAL), place(RIVAL, e.no)],
    moves: [{ thing: card(e.card), from: e.from === 'deck' ? DECK : DISPLAY, to: place(RIVAL, e.no) }],
    rank: 'line',
    ...phase('lookout'),
    cue: 'card',
  }),

  // --- Production ------------------------------------------------------------------------------------------------------
  production: () => ({ by: null, about: [], rank: 'faint', ...phase('production') }),
  claimed: (e) => ({
    by: e.seat,
    ...touched(e.seat, e.owner),
    about: [card(e.card), player(e.owner), place(e.owner, e.no)],
    rank: 'key',
    ...phase('production'),
    cue: 'hit',
  }),
  returned: (e) => ({
    by: e.seat,
    about: listed(e.goods).map(([good]) => option(good)),
    moves: goodsMove(e.goods, { to: player(e.seat) }),
    ...changes(...supply(e.seat, e.goods, 1), { seat: e.seat, what: 'stored', n: -total(e.goods) }),
    rank: 'faint',
    ...phase('production'),
  }),
  copied: (e) => ({
    by: e.seat,
    ...touched(e.seat, e.owner),
    about: [card(e.card), card(e.source), place(e.seat, e.no), place(e.owner, e.sourceNo)],
    rank: 'line',
  }),

  // --- At any time -----------------------------------------------------------------------------------------------------
  gained(e) {
    const from = t.faceNumber(e.src) >= 0 ? card(e.src) : null;
    return {
      ...deed(e.seat),
      about: [...listed(e.goods).map(([good]) => option(good)), ...(from ? [from] : []), player(e.seat)],
      moves: goodsMove(e.goods, { ...(from ? { from } : {}), to: player(e.seat) }),
      ...changes(...supply(e.seat, e.goods, 1, e.how)),
      rank: 'line',
      cue: 'gain',
    };
  },
  drew(e) {
    const { about, moves } = draws(e.seat, e.cards);
    const src = t.faceNumber(e.src) >= 0 ? [card(e.src)] : [];
    return {
      by: e.seat,
      about: [...about, ...src],
      moves: moves!,
      ...changes(cards(e.seat, e.n)),
      rank: 'line',
      cue: 'card',
    };
  },
  reshuffled: () => ({
    by: null,
    about: [DISCARD, DECK],
    moves: [{ thing: DISCARD, from: DISCARD, to: DECK }],
    rank: 'faint',
  }),

  ...actionTellings(t),

  // --- Cleanup and the end ---------------------------------------------------------------------------------------------
  ending: (e) => ({ ...deed(e.seat), about: [player(e.seat)], rank: 'key', cue: 'turn' }),
  kept: (e) => ({
    by: e.seat,
    about: listed(e.goods).map(([good]) => option(good)),
    delta: [{ seat: e.seat, what: 'stored', n: total(e.goods) }],
    rank: 'line',
    ...phase('cleanup'),
  }),
  cleanup(e) {
    const to = e.lost.flatMap((goods, seat) => (total(goods) > 0 ? [seat] : []));
    return {
      by: null,
      to,
      about: [],
      ...changes(...e.lost.flatMap((goods, seat) => supply(seat, goods, -1))),
      rank: to.length > 0 ? 'line' : 'faint',
      ...phase('cleanup'),
    };
  },
  scored: (e) => ({
    ...deed(e.seat),
    about: [player(e.seat)],
    ...changes(
      { seat: e.seat, what: 'score', n: e.locations, source: 'locations' satisfies Source },
      { seat: e.seat, what: 'score', n: e.ruins, source: 'ruins' satisfies Source },
      { seat: e.seat, what: 'score', n: e.deals ?? 0, source: 'deals' satisfies Source },
    ),
    rank: 'line',
    ...phase('scoring'),
    cue: 'gain',
  }),
  won: (e) => ({
    by: null,
    to: e.seats,
    about: e.seats.map(player),
    rank: 'key',
    ...phase('scoring'),
    cue: 'end',
  }),
  rated: () => ({ by: null, to: [0], about: [player(0), player(RIVAL)], rank: 'key', ...phase('scoring'), cue: 'end' }),
});
