import { indexIn, type Tellings } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { GOODS, HIRE_PRICE } from '../content/vocabulary.ts';
import { vpOn } from '../rules/queries.ts';
import type { Event } from '../state.ts';
import { draftTellings } from './draft.ts';
import {
  ACTIONS,
  amounts,
  card,
  cards,
  carry,
  change,
  DISCARD,
  deal,
  leader,
  onCard,
  onCards,
  option,
  options,
  place,
  player,
  score,
  some,
  sourceRef,
  spent,
  spotRef,
  tucked,
} from './parts.ts';

/**
 * What there is to tell about each kind of event. Goods in the pool and goods on cards are counted each by themselves; the
 * score is the running one (FS-193), so tokens that change their place are told twice, as a loss and as a gain.
 */
export function tellingsOf(t: Tables): Tellings<Event> {
  const isToken = (id: string): boolean => indexIn(GOODS, id) >= 0;
  /** Fixed contact cards are no cards of the deck. */
  const isShot = (id: string): boolean => t.faceOf(id) >= 0;

  return {
    ...draftTellings(t),

    // --- Goods, VP and tucked cards ------------------------------------------------------------------------------------

    production: ({ seat }) => ({ by: seat, about: [player(seat)], rank: 'faint', phase: 'production', cue: 'gain' }),

    gained: ({ seat, goods, spot, src }) => ({
      by: seat,
      about: [...sourceRef(t, src), ...options(goods)],
      moves: carry(goods, { ...(spot.on === 'base' ? {} : { from: spotRef(seat, spot) }), to: player(seat) }),
      delta: change(seat, goods, 1),
      rank: 'line',
      cue: 'gain',
    }),

    scoredVp: (e) => ({
      by: e.seat,
      about: [...sourceRef(t, e.src), spotRef(e.seat, e.spot)],
      moves: carry({ vp1: e.ones, vp2: e.twos }, { to: spotRef(e.seat, e.spot) }),
      delta: score(e.seat, e.source, vpOn(e)),
      rank: 'line',
      cue: 'gain',
    }),

    cashed: ({ seat, card: id }) => ({
      by: seat,
      about: [card(id), tucked('spoils', id)],
      moves: [{ thing: tucked('spoils', id), from: player(seat), to: DISCARD }],
      delta: some(seat, 'spoils', -1),
      rank: 'line',
      phase: 'production',
      cue: 'card',
    }),

    dropped: ({ seat, sort, card: id, vp }) => ({
      by: seat,
      about: [card(id), tucked(sort, id)],
      moves: [{ thing: tucked(sort, id), from: player(seat), to: DISCARD }],
      delta: [...some(seat, sort, -1), ...score(seat, 'onDeals', -vp)],
      rank: 'line',
    }),

    stored: ({ seat, no, card: id, goods, was, pool }) => ({
      by: seat,
      about: [card(id), place(seat, no), ...options(goods)],
      delta: [...change(seat, pool, -1), ...onCards(seat, goods, 1), ...onCards(seat, was, -1)],
      rank: 'line',
    }),

    lifted: ({ seat, goods, stock }) => ({
      by: seat,
      about: options(goods),
      delta: spent(seat, goods, stock),
      rank: 'faint',
    }),

    turned: ({ seat, goods }) => ({ by: seat, about: [option('any'), ...options(goods)], rank: 'faint' }),

    laid: ({ seat, no, card: id, kind }) => ({
      by: seat,
      about: [card(id), place(seat, no), option(kind)],
      moves: carry({ [kind]: 1 }, { from: player(seat), to: place(seat, no) }),
      delta: onCards(seat, { [kind]: 1 }, 1),
      rank: 'line',
      cue: 'move',
    }),

    collected: ({ seat, no, card: id, goods }) => ({
      by: seat,
      about: [card(id), place(seat, no), ...options(goods)],
      moves: carry(goods, { from: place(seat, no) }),
      delta: onCards(seat, goods, -1),
      rank: 'faint',
      ...ACTIONS,
    }),

    stocked: ({ seat, card: id, spot, goods }) => ({
      by: seat,
      about: [card(id), spotRef(seat, spot), ...options(goods)],
      moves: carry(goods, { to: spotRef(seat, spot) }),
      delta: onCards(seat, goods, 1),
      rank: 'line',
      ...ACTIONS,
    }),

    released: ({ seat, card: id, spot, goods }) => ({
      by: seat,
      about: [card(id), ...options(goods)],
      moves: carry(goods, { from: spotRef(seat, spot), to: player(seat) }),
      delta: [...onCards(seat, goods, -1), ...change(seat, goods, 1)],
      rank: 'line',
      ...ACTIONS,
    }),

    // --- Actions -------------------------------------------------------------------------------------------------------

    actions: ({ first }) => ({ by: null, to: [first], about: [player(first)], rank: 'faint', ...ACTIONS }),

    paid: ({ seat, goods, stock }) => ({
      by: seat,
      about: options(goods),
      moves: carry(goods, { from: player(seat) }),
      delta: spent(seat, goods, stock),
      rank: 'faint',
      ...ACTIONS,
    }),

    reached({ seat, with: ids }) {
      const tokens = ids.filter(isToken);
      const shots = ids.filter(isShot);
      return {
        by: seat,
        about: ids.map((id) => (isToken(id) ? option(id) : card(id))),
        moves: [
          ...tokens.map((id) => ({ thing: option(id), from: player(seat) })),
          ...deal(shots, { from: player(seat), to: DISCARD }),
        ],
        delta: [...tokens.flatMap((id) => some(seat, id, -1)), ...cards(seat, -shots.length)],
        rank: 'faint',
        pays: true,
        ...ACTIONS,
      };
    },

    tucked: ({ seat, sort, card: id }) => ({
      by: seat,
      about: [card(id), tucked(sort, id)],
      moves: deal([id], { from: player(seat), to: tucked(sort, id) }),
      delta: [...cards(seat, -1), ...some(seat, sort, 1)],
      rank: 'line',
      ...ACTIONS,
      cue: sort === 'spoils' ? 'hit' : 'card',
    }),

    incorporated: ({ seat, card: id, no }) => ({
      by: seat,
      about: [card(id), place(seat, no)],
      moves: deal([id], { from: player(seat), to: place(seat, no) }),
      delta: [...cards(seat, -1), ...score(seat, 'locations', 1)],
      rank: 'line',
      ...ACTIONS,
      cue: 'card',
    }),

    redeveloped: ({ seat, card: id, no, old, oldNo, vp }) => ({
      by: seat,
      about: [card(old), card(id), place(seat, no)],
      moves: [
        { thing: card(old), from: place(seat, oldNo), to: DISCARD },
        { thing: card(id), from: player(seat), to: place(seat, no) },
      ],
      delta: [...cards(seat, -1), ...score(seat, 'onLocations', -vp)],
      rank: 'key',
      ...ACTIONS,
      cue: 'crash',
    }),

    led: ({ seat, card: id, old, vp }) => ({
      by: seat,
      about: [...(old ? [card(old)] : []), card(id), leader(seat)],
      moves: [
        ...(old ? [{ thing: card(old), from: leader(seat), to: DISCARD }] : []),
        { thing: card(id), from: player(seat), to: leader(seat) },
      ],
      delta: [...cards(seat, -1), ...score(seat, 'leader', old ? 0 : 1), ...score(seat, 'onLeader', -vp)],
      rank: 'key',
      ...ACTIONS,
      cue: 'card',
    }),

    swapped: ({ seat }) => ({ by: seat, about: [option('swap')], rank: 'faint', ...ACTIONS }),

    deed: ({ seat, card: id }) => ({ by: seat, about: [card(id), leader(seat)], rank: 'line', ...ACTIONS }),

    used: ({ seat, card: id, no }) => ({
      by: seat,
      about: [card(id), place(seat, no)],
      rank: 'line',
      ...ACTIONS,
      cue: 'move',
    }),

    visited: ({ seat, owner, card: id, no, stock }) => ({
      by: seat,
      to: [owner],
      about: [card(id), place(owner, no)],
      moves: [{ thing: option('worker'), from: player(seat), to: place(owner, no) }],
      delta: [...spent(seat, { worker: 1 }, { worker: stock }), ...some(owner, 'worker', 1)],
      rank: 'line',
      ...ACTIONS,
      cue: 'move',
    }),

    stole: ({ seat, from, good, spot, card: id }) => ({
      by: seat,
      to: [from],
      about: [...(id ? [card(id)] : []), option(good), spotRef(from, spot)],
      moves: [{ thing: option(good), from: spotRef(from, spot), to: player(seat) }],
      delta: [...some(seat, good, 1), ...some(from, spot.on === 'base' ? good : onCard(good), -1)],
      rank: 'key',
      ...ACTIONS,
      cue: 'hit',
    }),

    hired: ({ seat, good, stock }) => ({
      by: seat,
      about: [option(good)],
      moves: [{ thing: option('worker'), from: player(seat) }],
      delta: spent(seat, { worker: HIRE_PRICE }, { worker: stock }),
      rank: 'line',
      ...ACTIONS,
      cue: 'move',
    }),

    passed: ({ seat }) => ({ by: seat, about: [player(seat)], rank: 'faint', passes: true, ...ACTIONS }),

    // --- Scoring and Cleanup -------------------------------------------------------------------------------------------

    scored: ({ scores }) => ({
      by: null,
      to: scores.map((_, seat) => seat),
      about: scores.map((_, seat) => player(seat)),
      rank: 'key',
      phase: 'scoring',
    }),

    cleanup({ pools }) {
      const to = pools.flatMap((goods, seat) => (amounts(goods).length > 0 ? [seat] : []));
      return {
        by: null,
        to,
        about: [],
        delta: pools.flatMap((goods, seat) => change(seat, goods, -1)),
        rank: to.length > 0 ? 'line' : 'faint',
        phase: 'cleanup',
      };
    },

    won: ({ seats }) => ({
      by: null,
      to: seats,
      about: seats.map(player),
      rank: 'key',
      phase: 'scoring',
      cue: 'end',
    }),
  };
}
