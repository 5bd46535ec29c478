import { cloneRng, coverStack, type Rng, rand, type Seat, shuffle } from '@ashtown/engine';
import type { Tables } from './content/tables.ts';
import type { Card, Event, State, View } from './state.ts';

export const clone = (s: State): State => ({
  rng: cloneRng(s.rng),
  ply: s.ply,
  stack: s.stack.slice(),
  options: { ...s.options },
  round: s.round,
  deck: s.deck.slice(),
  discard: s.discard.slice(),
  players: s.players.map((p) => ({ hand: p.hand.slice(), banked: p.banked })),
  over: s.over,
});

export const view = (s: State, me: Seat | null): View => ({
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
});

export const redact = (e: Event, seat: Seat | null): Event =>
  e.t === 'drew' && e.seat !== seat ? { ...e, card: null } : e;

/** Cards nobody has seen lie anywhere; so do the bids of others that are not shown yet. */
export const determinizeOf =
  (t: Tables) =>
  (v: View, rng: Rng): State => {
    const seen = new Set([...v.discard, ...v.players.flatMap((p) => p.hand)]);
    const unseen = shuffle(
      rng,
      t.cards.filter((card) => !seen.has(card)),
    );
    const known = (card: Card | null) => card ?? unseen.pop()!;
    const players = v.players.map((p) => ({ hand: p.hand.map(known), banked: p.banked }));
    const deck = v.deck.map(known);
    const guessBids = (got: Readonly<Record<Seat, unknown>>): Record<Seat, unknown> => {
      const bids: Record<Seat, unknown> = {};
      for (const [seat, card] of Object.entries(got)) {
        const { hand } = players[Number(seat)]!;
        bids[Number(seat)] = card ?? hand[rand(rng, hand.length)];
      }
      return bids;
    };
    return {
      rng,
      ply: v.ply,
      stack: v.stack.map((f) => (f.t === 'bid' && f.got ? { ...f, got: guessBids(f.got) } : f)),
      options: { ...v.options },
      round: v.round,
      deck,
      discard: v.discard.slice(),
      players,
      over: v.over,
    };
  };
