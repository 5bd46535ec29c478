import { cloneRng, type Game, machine, push, rand, type Seat, type StateBase, shuffle } from '@ashtown/engine';

/**
 * A game for tests of taking back: one seat rummages through an attic until it passes, and every kind of answer treats
 * the hidden deck, the dice and the others in another way.
 */
export const ACTS = ['coin', 'show', 'turn', 'roll', 'peek', 'spy', 'bury', 'break', 'pass', 'end'] as const;
export type Act = (typeof ACTS)[number];

type Frame = { t: 'act'; seats: readonly [Seat] };
type Card = number;

interface Player<C> {
  hand: C[];
  coins: number;
  /** The top card of the deck, once this player was shown it. */
  knows: C | null;
}
interface Board<C> {
  deck: C[];
  open: Card[];
  buried: C[];
  players: Player<C>[];
}
export interface AtticState extends Board<Card>, StateBase<Frame> {}
export interface AtticView extends Board<Card | null>, Omit<StateBase<Frame>, 'rng'> {}
export type AtticEvent =
  | { t: 'did'; seat: Seat; act: Act }
  | { t: 'saw'; seat: Seat; card: Card | null }
  | { t: 'buried'; seat: Seat; card: Card | null };

const nextSeat = (s: AtticState, seat: Seat) => (seat + 1) % s.players.length;

const flow = machine<AtticState, Frame, { act: Act }, AtticEvent>({
  act: {
    legal: (s, _, seat) => (s.players[seat]!.hand.length > 0 ? ACTS : ACTS.filter((a) => a !== 'show' && a !== 'bury')),
    take(s, _, seat, act, log) {
      const me = s.players[seat]!;
      if (act !== 'end') push(s, { t: 'act', seats: [act === 'pass' ? nextSeat(s, seat) : seat] });
      if (act === 'coin') me.coins++;
      if (act === 'show') s.open.push(me.hand.pop()!);
      if (act === 'turn') s.open.push(s.deck.pop()!);
      if (act === 'roll') me.coins += rand(s.rng, 6);
      // Shown to the next player behind everybody's back: no event tells of it.
      if (act === 'spy') s.players[nextSeat(s, seat)]!.knows = s.deck.at(-1)!;
      if (act === 'peek') {
        me.knows = s.deck.at(-1)!;
        log?.push({ t: 'saw', seat, card: me.knows });
      }
      if (act === 'bury') {
        const card = me.hand.pop()!;
        s.buried.push(card);
        log?.push({ t: 'buried', seat, card });
      }
      log?.push({ t: 'did', seat, act });
      if (act === 'break') {
        me.coins = 99;
        throw new Error('a broken rule');
      }
    },
  },
});

export const attic: Game<AtticState, Act, AtticEvent, AtticView> = {
  id: 'attic',
  version: 1,
  players: [1, 4],
  options: {},
  phases: [],
  sources: ['coins'],
  cites: { questions: {}, reasons: {}, events: {} },
  tellings: {
    did: ({ seat, act }) => ({ by: seat, about: [{ kind: 'option', id: act }], rank: 'line' }),
    saw: ({ seat }) => ({ by: seat, about: [], rank: 'line' }),
    buried: ({ seat }) => ({ by: seat, about: [], rank: 'line' }),
  },
  setup(seats, _, rng) {
    const deck = shuffle(rng, allCards());
    const players = Array.from({ length: seats }, () => ({ hand: deck.splice(-3), coins: 0, knows: null }));
    return { rng, ply: 0, stack: [{ t: 'act', seats: [0] }], deck, open: [], buried: [], players };
  },
  clone: (s) => ({
    rng: cloneRng(s.rng),
    ply: s.ply,
    stack: s.stack.slice(),
    deck: s.deck.slice(),
    open: s.open.slice(),
    buried: s.buried.slice(),
    players: s.players.map((p) => ({ ...p, hand: p.hand.slice() })),
  }),
  asked: flow.asked,
  question: flow.question,
  legal: flow.legal,
  apply: flow.apply,
  rounds: () => 1,
  result: (s) =>
    flow.asked(s).length > 0
      ? null
      : s.players.map((p, seat) => ({ seat, rank: 1, score: p.coins, share: 1 / s.players.length, lines: [] })),
  standing: (v) => v.players.map((p, seat) => ({ seat, rank: 1, score: p.coins, lines: [] })),
  ending: (v) => ({ winners: v.players.map((_, seat) => seat), by: 'all', steps: [], why: { t: 'end' } }),
  makePosition: (s) => attic.clone(s),
  parsePosition: (given) => ({ ok: true, state: given as AtticState }),
  view: (s, me) => ({
    ply: s.ply,
    stack: s.stack.slice(),
    deck: s.deck.map(() => null),
    open: s.open.slice(),
    buried: s.buried.map(() => null),
    players: s.players.map((p, seat) => ({
      hand: seat === me ? p.hand.slice() : p.hand.map(() => null),
      coins: p.coins,
      knows: seat === me ? p.knows : null,
    })),
  }),
  redact: (e, seat) => {
    if (e.t === 'saw' && e.seat !== seat) return null;
    return e.t === 'buried' && e.seat !== seat ? { ...e, card: null } : e;
  },
  determinize(v, rng) {
    const seen = new Set([...v.open, ...v.players.flatMap((p) => [...p.hand, p.knows])]);
    const unseen = shuffle(
      rng,
      allCards().filter((card) => !seen.has(card)),
    );
    const known = (card: Card | null) => card ?? unseen.pop()!;
    const peeked = v.players.find((p) => p.knows !== null)?.knows ?? null;
    return {
      rng,
      ply: v.ply,
      stack: v.stack.slice(),
      open: v.open.slice(),
      buried: v.buried.map(known),
      deck: v.deck.map((card, i) => (i === v.deck.length - 1 && peeked !== null ? peeked : known(card))),
      players: v.players.map((p) => ({ hand: p.hand.map(known), coins: p.coins, knows: p.knows })),
    };
  },
  refs: (pick) => [{ kind: 'option', id: pick }],
  explain: () => null,
  deed: (_v, _seat, _question, pick) => ({ verb: pick, things: [] }),
  evaluate: (v, seat) => [{ id: 'coins', value: v.players[seat]!.coins }],
};

const allCards = (): Card[] => Array.from({ length: 30 }, (_, i) => i + 1);
