import {
  cloneRng,
  coverStack,
  type Game,
  linesOf,
  machine,
  push,
  type Ref,
  rand,
  ranksOf,
  type Seat,
  type Standing,
  shuffle,
  type Tellings,
  type Term,
  type Why,
} from '@ashtown/engine';

import { toyPositions } from './toy-position.ts';
import {
  CARDS,
  type Card,
  ROUNDS,
  type ToyEvent,
  type ToyFrame,
  type ToyOptions,
  type ToyPick,
  type ToyQuestions,
  type ToyState,
  type ToyView,
} from './toy-state.ts';

export * from './toy-state.ts';
export { toyWords } from './toy-words.ts';

/**
 * Scrap, a game for tests of everything that knows no game, and the shortest example of how a game is written.
 *
 * There are twenty-four cards, 1 to 24, and everybody holds two. Each round everybody draws one and bids one card of the hand,
 * all at once. The highest card wins the right to search the scrap heap: roll a die and add it to the pot, then bank
 * the pot or roll again; a 1 loses it. After the last round a card in hand above 12 is worth a point.
 */

const STRONG = 13;
const PRESS = ['roll', 'stop'] as const;

const flow = machine<ToyState, ToyFrame, ToyQuestions, ToyEvent>({
  round(s, { n }, log) {
    if (n > s.options.rounds) return countHands(s, log);
    push(s, { t: 'bid', seats: s.players.map((_, seat) => seat) }, { t: 'round', n: n + 1 });
    s.round = n;
    log?.push({ t: 'round', n });
    for (const [seat, p] of s.players.entries()) {
      const card = s.deck.pop()!;
      p.hand.push(card);
      log?.push({ t: 'drew', seat, card });
    }
  },

  bid: {
    legal: (s, _, seat) => s.players[seat]!.hand.slice(),
    take(s, _, seat, card) {
      const { hand } = s.players[seat]!;
      hand.splice(hand.indexOf(card), 1);
      s.discard.push(card);
    },
    after(s, { seats, got }, log) {
      const cards = seats.map((seat) => got![seat] as Card);
      const winner = cards.indexOf(Math.max(...cards));
      log?.push({ t: 'bids', cards, winner });
      push(s, { t: 'roll', seat: winner, pot: 0 });
    },
  },

  roll(s, { seat, pot }, log) {
    const face = 1 + rand(s.rng, 6);
    if (face > 1) {
      log?.push({ t: 'rolled', seat, face, pot: pot + face });
      push(s, { t: 'press', seats: [seat], pot: pot + face });
      return;
    }
    const saved = s.options.salvage ? Math.floor(pot / 2) : 0;
    s.players[seat]!.banked += saved;
    log?.push({ t: 'rolled', seat, face, pot: 0 }, { t: 'bust', seat, saved });
  },

  press: {
    legal: () => PRESS,
    take(s, { pot }, seat, pick, log) {
      if (pick === 'roll') {
        push(s, { t: 'roll', seat, pot });
      } else {
        s.players[seat]!.banked += pot;
        log?.push({ t: 'banked', seat, n: pot });
      }
    },
  },
});

/** The game is over: what strong cards are worth comes to light. */
function countHands(s: ToyState, log: ToyEvent[] | null): void {
  s.over = true;
  for (const [seat, p] of s.players.entries()) {
    const n = strongCards(p.hand);
    if (n > 0) log?.push({ t: 'counted', seat, n });
  }
}

const SOURCES = ['banked', 'leftovers'] as const;
const card = (id: Card): Ref => ({ kind: 'card', id: `${id}` });
const player = (seat: Seat): Ref => ({ kind: 'player', id: `${seat}` });
const DECK: Ref = { kind: 'slot', id: 'deck' };

const tellings: Tellings<ToyEvent> = {
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

/** Cards in hand are worth something once all hands lie open. */
function standing({ players, over }: Pick<ToyView, 'players' | 'over'>): Standing {
  const lines = players.map((p) => linesOf(SOURCES, [p.banked, over ? strongCards(p.hand) : 0]));
  const scores = lines.map((parts) => parts.reduce((sum, line) => sum + line.n, 0));
  const ranks = ranksOf(scores.map((score) => [score]));
  return lines.map((parts, seat) => ({ seat, rank: ranks[seat]!, score: scores[seat]!, lines: parts }));
}

export const toy: Game<ToyState, ToyPick, ToyEvent, ToyView, ToyOptions> = {
  id: 'scrap',
  version: 1,
  players: [2, 4],
  options: {
    rounds: { kind: 'choice', choices: ROUNDS, default: 3 },
    salvage: { kind: 'switch', default: false },
  },

  phases: ['bids', 'heap'],
  sources: SOURCES,
  tellings,

  setup(seats, options, rng, log = null) {
    const deck = shuffle(rng, allCards());
    const players = Array.from({ length: seats }, () => ({ hand: deck.splice(-2), banked: 0 }));
    const s: ToyState = {
      rng,
      ply: 0,
      stack: [{ t: 'round', n: 1 }],
      options: { ...options },
      round: 0,
      deck,
      discard: [],
      players,
      over: false,
    };
    for (const [seat, { hand }] of players.entries()) for (const id of hand) log?.push({ t: 'drew', seat, card: id });
    flow.run(s, log);
    return s;
  },

  clone: (s) => ({
    rng: cloneRng(s.rng),
    ply: s.ply,
    stack: s.stack.slice(),
    options: { ...s.options },
    round: s.round,
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    players: s.players.map((p) => ({ hand: p.hand.slice(), banked: p.banked })),
    over: s.over,
  }),

  asked: flow.asked,
  question: flow.question,
  legal: flow.legal,
  apply: flow.apply,

  result(s) {
    if (flow.asked(s).length > 0) return null;
    const places = standing(s);
    const first = places.filter(({ rank }) => rank === 1).length;
    return places.map((place) => ({ ...place, share: place.rank === 1 ? 1 / first : 0 }));
  },

  standing,

  view: (s, me) => ({
    ply: s.ply,
    stack: coverStack(s.stack, me),
    options: { ...s.options },
    round: s.round,
    deck: s.deck.map(() => null),
    discard: s.discard.slice(),
    players: s.players.map((p, seat) => ({
      hand: seat === me || s.over ? p.hand.slice() : p.hand.map(() => null),
      banked: p.banked,
    })),
    over: s.over,
  }),

  redact: (e, seat) => (e.t === 'drew' && e.seat !== seat ? { ...e, card: null } : e),

  determinize(v, rng) {
    const seen = new Set([...v.discard, ...v.players.flatMap((p) => p.hand)]);
    const unseen = shuffle(
      rng,
      allCards().filter((card) => !seen.has(card)),
    );
    const known = (card: Card | null) => card ?? unseen.pop()!;
    const players = v.players.map((p) => ({ hand: p.hand.map(known), banked: p.banked }));
    const deck = v.deck.map(known);
    const stack = v.stack.map((f) => (f.t === 'bid' && f.got ? { ...f, got: guessBids(f.got) } : f));
    function guessBids(got: Readonly<Record<Seat, unknown>>): Record<Seat, unknown> {
      const bids: Record<Seat, unknown> = {};
      for (const [seat, card] of Object.entries(got)) {
        const { hand } = players[Number(seat)]!;
        bids[Number(seat)] = card ?? hand[rand(rng, hand.length)];
      }
      return bids;
    }
    return {
      rng,
      ply: v.ply,
      stack,
      options: { ...v.options },
      round: v.round,
      deck,
      discard: v.discard.slice(),
      players,
      over: v.over,
    };
  },

  ...toyPositions,

  refs: (pick): Ref[] => [typeof pick === 'number' ? { kind: 'card', id: `${pick}` } : { kind: 'option', id: pick }],

  explain(v, seat, ref): Why | null {
    if (ref.kind !== 'card') return null;
    if (!v.players[seat]!.hand.includes(Number(ref.id))) return { t: 'not-held', card: ref.id };
    return v.stack.at(-1)?.t === 'bid' ? null : { t: 'not-now' };
  },

  evaluate(v, seat): Term[] {
    const { hand, banked } = v.players[seat]!;
    const rivals = v.players.filter((_, other) => other !== seat).map((p) => p.banked);
    const top = v.stack.at(-1);
    return [
      { id: 'lead', value: banked - Math.max(...rivals) },
      { id: 'hand', value: strongCards(hand) },
      { id: 'pot', value: top?.t === 'press' && top.seats[0] === seat ? top.pot / 2 : 0 },
    ];
  },
};

const allCards = (): Card[] => Array.from({ length: CARDS }, (_, i) => i + 1);

const strongCards = (hand: readonly (Card | null)[]): number =>
  hand.filter((card) => card !== null && card >= STRONG).length;
