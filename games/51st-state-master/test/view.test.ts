import { makeRng, pickOne, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { type Event, game, type State, tables } from '../src/index.ts';
import { redact, view } from '../src/view.ts';
import { given, optionsOf } from './given.ts';

const TABLE = given.bind(null, {
  seats: 3,
  tokens: { 0: { worker: 2 }, 1: { grey: 1 } },
  hand: { 0: ['pub', 'school'], 1: ['church', 'museum'] },
  seen: { 1: ['docks', 'punks'] },
  places: { 1: [{ card: 'quarry', ruins: true }] },
  deals: { 2: ['motel'] },
});

describe('what is hidden', () => {
  test('FSM-31 numbers of cards, tokens, rows, deals, VP, connections and discards are public', () => {
    const { state } = TABLE();
    for (const seat of [0, 1, 2, null]) {
      const v = view(state, seat);
      expect(v.players.map((p) => p.hand.length + p.seen.length)).toEqual([2, 4, 0]);
      for (const key of ['tokens', 'places', 'deals', 'vp', 'stored', 'tally', 'passed'] as const)
        expect(v.players.map((p) => p[key])).toEqual(state.players.map((p) => p[key]));
      expect([v.discard, v.faceUp, v.spentLinks]).toEqual([state.discard, state.faceUp, state.spentLinks]);
    }
  });

  test('FSM-32 a hand is known to its owner; cards picked face up and connections to all', () => {
    const { state } = TABLE();
    const names = (cards: readonly (number | null)[]) => cards.map((card) => (card === null ? null : tables.id[card]));
    expect(names(view(state, 1).players[1]!.hand)).toEqual(['church', 'museum']);
    for (const seat of [0, 2, null]) {
      expect(view(state, seat).players[1]!.hand).toEqual([null, null]);
      expect(names(view(state, seat).players[1]!.seen)).toEqual(['docks', 'punks']);
    }
    expect(view(state, null).players[0]!.hand).toEqual([null, null]);
  });

  test('FSM-33 the decks are hidden from all, their sizes from nobody', () => {
    const { state } = TABLE();
    for (const seat of [0, 1, 2, null]) {
      const v = view(state, seat);
      expect(v.deck).toEqual(Array(state.deck.length).fill(null));
      expect(v.links).toEqual(state.links.map((deck) => Array(deck.length).fill(null)));
      expect(v.rng).toBeNull();
    }
  });

  test('FSM-32 drawn and dealt cards are named in the log of their owner only; picked ones for all', () => {
    const drew: Event = { t: 'drew', seat: 1, n: 2, cards: ['pub', 'church'], src: 'board' };
    const dealt: Event = { t: 'dealt', seat: 1, n: 6, cards: ['pub'] };
    const drafted: Event = { t: 'drafted', seat: 1, card: 'pub' };
    for (const e of [drew, dealt]) {
      expect(redact(e, 1)).toEqual(e);
      for (const seat of [0, null]) expect(redact(e, seat)).toEqual({ ...e, cards: null });
    }
    for (const seat of [0, 1, null]) expect(redact(drafted, seat)).toEqual(drafted);
  });

  test('FSM-32 only these two events are secret: none other names a card drawn from a deck unseen', () => {
    const t = given({ from: 'production', tokens: { 0: {} }, places: { 0: ['pub'] }, deck: ['motel', 'church'] });
    const told = t.events.flatMap((e) => (redact(e, 1) === e ? [JSON.stringify(e)] : []));
    for (const card of ['motel', 'church']) expect(told.some((line) => line.includes(`"${card}"`))).toBe(false);
  });

  test('FSM-26 FSM-32 whoever has seen the discard pile become the deck knows what the older hidden cards cannot be', () => {
    const t = given({
      tokens: { 0: { grey: 1, worker: 2 } },
      hand: { 0: ['crossroads'], 1: ['camp', 'arena', 'refinery'] },
      wholeDeck: [],
      discard: ['pub', 'church', 'museum', 'motel'],
    });
    t.answer(0, 'construct crossroads').expect({ handSize: { 0: 2 }, deckSize: 2 });
    const v = view(t.state, null);
    expect(v.players.map((p) => p.drawn)).toEqual([
      [1, 1],
      [0, 0, 0],
    ]);
    const fresh = new Set(['pub', 'church', 'museum', 'motel']);
    const rng = makeRng(seedOf('worlds'));
    const old = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const world = game.determinize(v, rng);
      expect(world.players[0]!.hand.every((card) => fresh.has(tables.id[card]!))).toBe(true);
      expect(world.deck.every((card) => fresh.has(tables.id[card]!))).toBe(true);
      for (const card of world.players[1]!.hand) old.add(tables.id[card]!);
    }
    expect([...old].some((card) => card === 'camp')).toBe(true);
    expect(old.size).toBeGreaterThan(3);
  });

  test('FSM-34 nothing else draws on chance: a round without reshuffling leaves the generator alone', () => {
    const s: State = game.setup(3, optionsOf(), makeRng(seedOf('chance')));
    const choose = makeRng(seedOf('choices'));
    const before = JSON.stringify(s.rng);
    while (s.round < 2) {
      const seat = game.asked(s)[0]!;
      game.apply(s, seat, pickOne(choose, game.legal(s, seat)), null);
    }
    expect(s.shuffles).toBe(0);
    expect(JSON.stringify(s.rng)).toBe(before);
  });

  test('FSM-35 an answer that draws a card shows it to its owner, by which a host knows that it cannot be taken back', () => {
    const t = given({ tokens: { 0: { grey: 2, worker: 2 } }, hand: { 0: ['pub'] } });
    const rng = makeRng(seedOf('worlds'));
    const seen = new Set(
      Array.from({ length: 20 }, () => {
        const world = game.determinize(view(t.state, 0), rng);
        game.apply(world, 0, 'construct pub', null);
        return JSON.stringify(view(world, 0).players[0]!.hand);
      }),
    );
    expect(seen.size).toBeGreaterThan(1);
  });

  test('FSM-32 of two equal cards the one that everybody has seen is played', () => {
    given({ tokens: { 0: { grey: 1, worker: 2 } }, hand: { 0: ['school'] }, seen: { 0: ['school'] } })
      .answer(0, 'construct school')
      .expect({ hidden: { 0: ['school'] }, seen: { 0: [] } });
  });

  test('FSM-3 FSM-157 the card on its way into play is out of the hand and open to all', () => {
    const t = given({
      tokens: { 0: { brick: 1, worker: 2 } },
      hand: { 0: ['docks'] },
      places: { 0: ['scrap-metal', 'scrap-trader'] },
    });
    t.answer(0, 'redevelop docks')
      .asked(0, 'redevelopOld')
      .expect({ handSize: { 0: 0 } });
    expect(tables.id[view(t.state, 1).limbo]).toBe('docks');
  });
});
