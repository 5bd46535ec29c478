import type { Change, Move, Ref, Seat, Tellings } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { placeFor, slotOf } from '../rules/places.ts';
import type { Event, Phase, Source, Window } from '../state.ts';

/**
 * What there is to tell about each kind of event. Things at a player's place are named as in `refs.ts`, with the seat behind
 * them: `station.sta-lubyanka.2@1`; so are the zones `up@1`, `down@1` and `reserve@1`. A seat's markers are alike: `marker@1`.
 */

const card = (id: string): Ref => ({ kind: 'card', id });
const slot = (id: string): Ref => ({ kind: 'slot', id });
const player = (seat: Seat): Ref => ({ kind: 'player', id: String(seat) });
const at = (seat: Seat, id: string): Ref => slot(`${id}@${seat}`);
const DECK = slot('deck');
const DISCARD = slot('discard');

type Zone = 'up' | 'down' | 'reserve';

/** Cards on their way; copies travel one by one. */
const each = (ids: readonly string[], from: (id: string) => Ref, to: Ref): Move[] =>
  ids.map((id) => ({ thing: card(id), from: from(id), to }));

/** Each thing once, in the order it is first named. */
const once = (ids: readonly string[]): Ref[] => [...new Set(ids)].map(card);

/** Markers on their way; how many is among the changes. */
const markers = (seat: Seat, n: number, from: Ref, to: Ref): Move[] =>
  n > 0 ? [{ thing: { kind: 'amount', id: `marker@${seat}` }, from, to }] : [];
const between = (seat: Seat, n: number, from: Zone, to: Zone): Move[] => markers(seat, n, at(seat, from), at(seat, to));

/** Changes of a seat by name; what stays as it is, is left out. */
const changes = (seat: Seat, by: Readonly<Record<string, number>>): Change[] =>
  Object.entries(by).flatMap(([what, n]) => (n === 0 ? [] : [{ seat, what, n }]));

const score = (seat: Seat, n: number, source: Source): Change => ({ seat, what: 'score', n, source });

/** The seat a deed touches and is told of, where it is not the doer's own. */
const other = (by: Seat, seat: Seat): { to?: Seat[]; of?: Seat } => (by === seat ? {} : { to: [seat], of: seat });

/** The markers on a Station, from its slot. */
const onStation = (id: string): number => Number(id.split('.')[2] ?? 0);

const phase = (id: Phase): { phase: Phase } => ({ phase: id });
/** Free actions before the basic action belong to that. */
const inWindow = (nth: Window): { phase: Phase } => phase(nth === 1 ? 'action' : 'free');

export function tellingsOf(t: Tables): Tellings<Event> {
  const inPlay = (seat: Seat, id: string, shield: boolean, on = 0): Ref =>
    at(seat, slotOf(t, placeFor(t, t.cardOf.get(id)!, shield, on)));

  return {
    // --- 2. Set-up ---------------------------------------------------------------------------------------------------

    began: ({ seats, up, reserve }) => ({
      by: null,
      to: Array.from({ length: seats }, (_, seat) => seat),
      about: [],
      delta: Array.from({ length: seats }, (_, seat) => changes(seat, { up, reserve })).flat(),
      rank: 'faint',
      ...phase('factions'),
    }),
    faction: ({ seat, faction }) => ({
      by: seat,
      about: [card(faction)],
      moves: [{ thing: card(faction), from: card(faction), to: player(seat) }],
      rank: 'line',
      ...phase('factions'),
      cue: 'card',
    }),
    dealt: ({ seat, n, cards }) => ({
      by: null,
      to: [seat],
      about: once(cards ?? []),
      moves: cards === null ? [{ thing: DECK, from: DECK, to: player(seat) }] : each(cards, () => DECK, player(seat)),
      delta: changes(seat, { cards: n }),
      rank: 'faint',
      ...phase('factions'),
      cue: 'card',
    }),
    first: ({ seat }) => ({ by: null, to: [seat], about: [player(seat)], rank: 'faint', ...phase('factions') }),

    // --- 4. The turn -------------------------------------------------------------------------------------------------

    turn: ({ seat, no }) => ({
      by: seat,
      about: [player(seat)],
      rank: 'chapter',
      round: no,
      ...phase('action'),
      cue: 'turn',
    }),
    played: ({ seat, card: id, side, price, reward }) => ({
      by: seat,
      about: [card(id)],
      moves: [
        { thing: card(id), from: player(seat), to: inPlay(seat, id, side === 'protection') },
        ...between(seat, price, 'up', 'down'),
      ],
      delta: changes(seat, { cards: -1, up: -price, down: price }),
      rank: 'line',
      ...phase(reward ? 'attack' : 'action'),
      cue: 'card',
    }),
    discarded: ({ seat, card: id, raised }) => ({
      by: seat,
      about: [card(id)],
      moves: [...each([id], () => player(seat), DISCARD), ...between(seat, raised, 'down', 'up')],
      delta: changes(seat, { cards: -1, up: raised, down: -raised }),
      rank: 'line',
      ...phase('action'),
      cue: 'card',
    }),
    exchanged: ({ seat, cards }) => ({
      by: seat,
      about: once(cards),
      moves: each(cards, () => player(seat), DISCARD),
      delta: changes(seat, { cards: -cards.length }),
      rank: 'line',
      ...phase('action'),
      cue: 'card',
    }),

    // --- 5, 15. Drawing, deck and bazaar -----------------------------------------------------------------------------

    drew: ({ seat, card: id, slot: nth }) => {
      const from = nth > 0 ? slot(`bazaar.${nth}`) : DECK;
      return {
        by: seat,
        about: id === null ? [from] : [card(id), from],
        moves: [{ thing: id === null ? DECK : card(id), from, to: player(seat) }],
        delta: changes(seat, { cards: 1 }),
        // What was open is known to all.
        rank: nth > 0 ? 'line' : 'faint',
        ...phase('draw'),
        cue: 'card',
      };
    },
    turnedUp: ({ card: id, slot: nth }) => ({
      by: null,
      about: [card(id), slot(`bazaar.${nth}`)],
      moves: [{ thing: card(id), from: DECK, to: slot(`bazaar.${nth}`) }],
      rank: 'faint',
    }),
    reshuffled: () => ({
      by: null,
      about: [DISCARD, DECK],
      moves: [{ thing: DISCARD, from: DISCARD, to: DECK }],
      rank: 'faint',
    }),

    // --- 6, 7, 8. Tidying, missions, keeping Stations ----------------------------------------------------------------

    tidied: ({ seat, cards, places, raised, back, window: nth }) => ({
      by: seat,
      about: once(cards),
      moves: [
        ...cards.map((id, i) => ({ thing: card(id), from: at(seat, places[i]!), to: DISCARD })),
        ...between(seat, raised, 'down', 'up'),
        ...(back > 0 ? places : []).flatMap((id) => markers(seat, onStation(id), at(seat, id), at(seat, 'up'))),
      ],
      delta: changes(seat, { up: raised + back, down: -raised, kept: -back }),
      rank: 'line',
      ...inWindow(nth),
      cue: 'move',
    }),
    mission: ({ seat, card: id, cards, window: nth }) => ({
      by: seat,
      about: once([id, ...cards]),
      // Its own card stays where it lies, and comes first: the others only pay for it.
      moves: [
        { thing: card(id), to: t.factionOf.has(id) ? at(seat, 'mission.faction') : inPlay(seat, id, false) },
        ...each(cards, (used) => inPlay(seat, used, false), DISCARD),
      ],
      rank: 'key',
      ...inWindow(nth),
      cue: 'move',
    }),
    gained: ({ seat, n, source, to }) => ({
      by: seat,
      about: [player(seat)],
      moves: between(seat, n, 'reserve', to),
      delta: [score(seat, n, source), ...changes(seat, { [to]: n, reserve: -n })],
      rank: 'line',
      cue: 'gain',
    }),
    // A Caravan raises markers for what somebody has themselves, whoever sent it.
    raised: ({ seat, n, why }) => ({
      by: seat,
      about: [player(seat)],
      moves: between(seat, n, 'down', 'up'),
      delta: changes(seat, { up: n, down: -n }),
      rank: why === 'caravan' ? 'line' : 'faint',
      cue: 'gain',
    }),
    flipped: ({ seat, card: id }) => ({
      by: seat,
      about: [card(id)],
      moves: [{ thing: card(id) }],
      rank: 'line',
      cue: 'card',
    }),
    kept: ({ seat, card: id, n, below }) => ({
      by: seat,
      about: [card(id)],
      moves: [
        ...markers(seat, n - below, at(seat, 'up'), inPlay(seat, id, false, n)),
        ...markers(seat, below, at(seat, 'down'), inPlay(seat, id, false, n)),
      ],
      delta: changes(seat, { up: below - n, down: -below, kept: n }),
      rank: 'key',
      cue: 'move',
    }),
    notKept: ({ seat, card: id }) => ({
      by: seat,
      about: [card(id)],
      moves: each([id], () => inPlay(seat, id, false), DISCARD),
      rank: 'line',
      cue: 'move',
    }),

    // --- 12, 13. Caravans, the Monster attack ------------------------------------------------------------------------

    swept: ({ seat, cards, slots }) => ({
      by: seat,
      about: once(cards),
      moves: cards.map((id, i) => ({ thing: card(id), from: slot(`bazaar.${slots[i]}`), to: DISCARD })),
      rank: 'line',
      ...phase('action'),
      cue: 'move',
    }),
    attack: ({ seat, card: id, order }) => ({
      by: seat,
      to: order.filter((attacked) => attacked !== seat),
      about: [card(id)],
      rank: 'key',
      ...phase('attack'),
      cue: 'crash',
    }),
    repelled: ({ seat, cards, monster }) => ({
      by: seat,
      about: once([...cards, monster]),
      moves: each(cards, (id) => inPlay(seat, id, true), DISCARD),
      rank: 'key',
      ...phase('attack'),
      cue: 'gain',
    }),
    failed: ({ seat, monster }) => ({
      by: seat,
      about: [player(seat), card(monster)],
      rank: 'line',
      ...phase('attack'),
    }),
    lost: ({ seat, cards, back, by, monster }) => ({
      by,
      ...other(by, seat),
      about: once([...cards, monster]),
      moves: [
        ...each(cards, (id) => inPlay(seat, id, false, back), DISCARD),
        ...markers(seat, back, inPlay(seat, cards[0]!, false, back), at(seat, 'up')),
      ],
      delta: changes(seat, { up: back, kept: -back }),
      rank: 'key',
      ...phase('attack'),
      cue: 'hit',
    }),
    exhausted: ({ seat, n, by, monster }) => ({
      by,
      ...other(by, seat),
      about: [player(seat), card(monster)],
      moves: between(seat, n, 'up', 'down'),
      delta: changes(seat, { up: -n, down: n }),
      rank: 'line',
      ...phase('attack'),
      cue: 'hit',
    }),
    noFreePlay: ({ seat }) => ({ by: seat, about: [player(seat)], rank: 'faint', ...phase('attack') }),

    // --- 16. Winning -------------------------------------------------------------------------------------------------

    won: ({ seat }) => ({ by: seat, about: [player(seat)], rank: 'key', cue: 'end' }),
  };
}
