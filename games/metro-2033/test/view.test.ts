import { makeRng, pickOne, type Seat, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { game, OPEN, type State, tables as t, type View } from '../src/index.ts';
import { fixture } from './fixture.ts';
import { fresh, given, swap } from './given.ts';

const ids = (cards: readonly (number | null)[]) => cards.map((card) => (card === null ? null : t.cards[card]!.id));
const handSeen = (s: State, by: Seat | null, of: Seat) => ids(game.view(s, by).players[of]!.hand);

describe('18. Hidden information and chance', () => {
  test('MET-191 hidden are the cards of other hands and the deck', () => {
    const s = fresh(3, { factionAssignment: 'random' });
    for (const by of [0, 1, 2, null]) {
      const v = game.view(s, by);
      expect(v.deck).toEqual(Array(110).fill(null));
      for (const of of [0, 1, 2])
        expect(v.players[of]!.hand).toEqual(by === of ? s.players[of]!.hand : [null, null, null, null, null]);
      expect(v.rng).toBeNull();
    }
  });

  test('MET-192 public are bazaar, tableaux, markers, discard pile, sizes and decisions', () => {
    const s = given({
      seats: 3,
      resources: { 1: ['res-rats'] },
      shields: { 1: ['res-rats'] },
      stations: { 2: ['sta-lubyanka 2'] },
      heroes: { 0: ['her-khan'] },
      flipped: [2],
      discard: ['res-pork'],
      up: { 2: 1 },
      down: { 2: 3 },
    }).state;
    for (const by of [0, 1, 2, null]) {
      const v = game.view(s, by);
      expect(v.bazaar).toEqual(s.bazaar);
      expect(v.discard).toEqual(s.discard);
      expect(v.deck).toHaveLength(s.deck.length);
      expect(v.stack).toEqual(s.stack);
      for (const [i, p] of v.players.entries()) {
        const { hand, since, ...open } = p;
        const { hand: cards, since: _, ...all } = s.players[i]!;
        expect(open).toEqual(all);
        expect([hand.length, since.length]).toEqual([cards.length, cards.length]);
      }
    }
  });

  test('MET-193 a bot gets what a person in its seat sees, worlds included: other hands are drawn, known cards stay', () => {
    const s = given({ hand: { 0: ['res-tools'] }, bazaar: ['res-rats'] })
      .answer(0, 'discard res-tools')
      .answer(0, 'bazaar 1').state;
    const v = game.view(s, 1);
    expect(ids(v.players[0]!.hand)).toEqual(['res-rats', null, null, null, null]);
    const hands = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const world = game.determinize(v, makeRng(seedOf(`world ${i}`)));
      expect(ids(world.players[0]!.hand)).toContain('res-rats');
      expect(world.players[1]!.hand).toEqual(s.players[1]!.hand);
      expect(game.view(world, 1)).toEqual(v);
      hands.add(world.players[0]!.hand.join());
    }
    expect(hands.size).toBeGreaterThan(35);
  });

  test('MET-193 over many worlds a hidden place takes every card it can hold', () => {
    const v = game.view(fresh(2, { factionAssignment: 'random' }), 0);
    const seen = new Set<number>();
    for (let i = 0; i < 400; i++)
      for (const card of game.determinize(v, makeRng(seedOf(`w ${i}`))).players[1]!.hand) seen.add(card);
    const possible = t.deck.filter((card) => {
      const visible = [...v.bazaar, ...v.players[0]!.hand].filter((x) => x === card).length;
      return visible < t.cards[card]!.copies;
    });
    expect(seen.size).toBe(new Set(possible).size);
  });

  test('MET-194 the same seed and decisions give the same game; nothing else is random', () => {
    const play = (seed: string) => {
      const s = fresh(3, {}, seed);
      const rng = makeRng(seedOf('decisions'));
      for (let i = 0; i < 400 && game.asked(s).length > 0; i++) {
        const seat = game.asked(s)[0]!;
        const before = JSON.stringify(s.rng);
        const decks = s.decks;
        game.apply(s, seat, pickOne(rng, game.legal(s, seat)), null);
        if (s.decks === decks) expect(JSON.stringify(s.rng)).toBe(before); // only a reshuffle uses it
      }
      return s;
    };
    expect(play('same')).toEqual(play('same'));
    expect(play('same')).not.toEqual(play('other'));
  });
});

describe('memory', () => {
  test('a card taken from the bazaar is known until one of its kind is seen to leave the hand', () => {
    const s = given({ hand: { 0: ['res-tools', 'res-rats'] }, bazaar: ['res-rats', 'res-flare'], up: { 0: 5 } });
    s.answer(0, 'discard res-tools').answer(0, 'bazaar 1');
    expect(handSeen(s.state, 1, 0)).toEqual(['res-rats', null, null, null, null]);
    s.answer(1, s.legal(1).find((x) => x.startsWith('discard'))!).answer(1, 'bazaar 2');
    s.answer(0, 'play res-rats'); // one of two: the one everybody knows
    expect(handSeen(s.state, 1, 0)).toEqual([null, null, null, null]);
    expect(s.state.players[0]!.hand.map((card) => t.cards[card]!.id)).toContain('res-rats');
  });

  test('exchanged cards leave what is known of the hand', () => {
    const s = given({ hand: { 0: ['res-tools'] }, bazaar: ['res-rats'] })
      .answer(0, 'discard res-tools')
      .answer(0, 'bazaar 1');
    s.answer(1, s.legal(1).find((x) => x.startsWith('discard'))!).answer(1, 'deck');
    const [a, b] = ids(s.state.players[0]!.hand).filter((id) => id !== 'res-rats') as [string, string];
    swap(s, 0, ...[a, b, 'res-rats'].sort((x, y) => t.cardOf.get(x)! - t.cardOf.get(y)!));
    expect(handSeen(s.state, null, 0)).toEqual([null, null]);
  });

  test('the order of a hand tells nothing: what is known comes first', () => {
    const s = given({ hand: { 0: ['res-tools', 'thr-demon'] }, bazaar: ['her-khan'] })
      .answer(0, 'discard res-tools')
      .answer(0, 'bazaar 1');
    expect(handSeen(s.state, 1, 0)).toEqual(['her-khan', null, null, null, null]);
    expect(s.state.players[0]!.hand.at(-1)).toBe(t.cardOf.get('her-khan'));
  });

  test('when a deck has run out, the cards nobody has seen are known to be in hands, and stay told apart from the new deck', () => {
    const s = given({ hand: { 0: ['res-tools', 'her-khan'], 1: ['thr-demon', 'thr-harpy'] }, wholeDeck: ['res-rats'] });
    s.answer(0, 'discard res-tools').answer(0, 'deck').answer(1, 'discard thr-demon');
    s.answer(1, 'bazaar 1'); // the refill: its replacement brings the reshuffle
    expect(s.state.decks).toBe(2);
    while (game.question(s.state, game.asked(s.state)[0]!) === 'draw') s.answer(game.asked(s.state)[0]!, 'deck');
    for (const by of [0, 1, null]) {
      const v = game.view(s.state, by);
      const hidden = s.state.players.flatMap((p, seat) =>
        seat === by ? [] : p.hand.filter((_, i) => p.since[i] === 1),
      );
      expect(v.older).toEqual([hidden.sort((a, b) => a - b)]);
      for (let i = 0; i < 10; i++) {
        const world = game.determinize(v, makeRng(seedOf(`older ${i}`)));
        expect(
          world.players
            .flatMap((p, seat) => (seat === by ? [] : p.hand.filter((_, k) => p.since[k] === 1)))
            .sort((a, b) => a - b),
        ).toEqual(hidden);
        for (const card of world.deck) expect(s.state.deck).toContain(card);
      }
    }
  });

  test('MET-191 a card drawn from the new deck is hidden: only the older ones are known to be in hands', () => {
    const s = given({ hand: { 0: ['res-tools', 'her-khan'] }, wholeDeck: [] });
    const older = s.state.players[0]!.hand.filter((card) => t.cards[card]!.id !== 'res-tools');
    s.answer(0, 'discard res-tools')
      .answer(0, 'deck')
      .expect({ decks: 2, handSize: { 0: 5 } });
    const v = game.view(s.state, 1);
    expect(v.older).toEqual([older.toSorted((a, b) => a - b)]);
    expect(v.players[0]!.since).toEqual([1, 1, 1, 1, 2]);
    const drawn = (world: State) => world.players[0]!.hand[world.players[0]!.since.indexOf(2)];
    const worlds = Array.from({ length: 20 }, (_, i) => game.determinize(v, makeRng(seedOf(`new deck ${i}`))));
    expect(new Set(worlds.map(drawn)).size).toBeGreaterThan(10);
  });

  test('MET-191 of two copies the one known by elimination leaves first, so that the other stays hidden', () => {
    /** Seat 0 holds Rats of the first deck, the only card of it that nobody has seen since; and a second card of the new deck. */
    const table = (second: 'res-rats' | 'res-flare') => {
      const others = second === 'res-rats' ? ['res-flare'] : ['res-rats'];
      const s = given({ hand: { 0: ['res-rats', second] }, short: [0], deck: others });
      const [p, q] = s.state.players as [State['players'][0], State['players'][0]];
      s.state.decks = 2;
      p.since = p.hand.map((card, i) => (card === t.cardOf.get('res-rats') && i === 0 ? 1 : 2));
      q.since = q.since.map(() => OPEN);
      return s;
    };
    const [one, two] = [table('res-flare'), table('res-rats')];
    const seen = (s: typeof one) => game.view(s.state, 1);
    expect(seen(one).older).toEqual([[t.cardOf.get('res-rats')]]);
    expect(seen(two)).toEqual(seen(one)); // which of the two it is, seat 1 cannot tell
    expect(seen(two.answer(0, 'discard res-rats'))).toEqual(seen(one.answer(0, 'discard res-rats')));
  });

  test('a world never puts a card of the old deck where only one of the new deck can be', () => {
    const s = fresh(4, { factionAssignment: 'random' });
    const rng = makeRng(seedOf('long'));
    let looked = 0;
    for (let i = 0; i < 4000 && game.asked(s).length > 0; i++) {
      const seat = game.asked(s)[0]!;
      game.apply(s, seat, pickOne(rng, game.legal(s, seat)), null);
      if (s.decks === 1 || i % 50 > 0) continue;
      looked++;
      const v: View = game.view(s, 0);
      const world = game.determinize(v, makeRng(seedOf(`long ${i}`)));
      const twin = game.clone(s);
      fixture.scramble(twin, 0, makeRng(seedOf(`twin ${i}`)));
      expect(game.view(twin, 0)).toEqual(v);
      expect(game.view(world, 0)).toEqual(v);
      for (const [deck, cards] of v.older.entries())
        expect(cards.length).toBe(
          v.players.slice(1).reduce((n, p) => n + p.since.filter((x) => x === deck + 1).length, 0),
        );
    }
    expect(looked).toBeGreaterThan(10);
  });

  test('what one knows of one’s own hand is there as well: which cards the others know', () => {
    const s = given({ hand: { 0: ['res-tools'] }, bazaar: ['res-rats'] })
      .answer(0, 'discard res-tools')
      .answer(0, 'bazaar 1').state;
    const { hand, since } = game.view(s, 0).players[0]!;
    expect(hand.filter((_, i) => since[i] === OPEN).map((card) => t.cards[card!]!.id)).toEqual(['res-rats']);
  });
});

describe('questions from hidden information', () => {
  test('only the free play depends on a hidden hand out of turn, and it is always asked (MET-164)', () => {
    for (const hand of [['res-tools'], ['car-military', 'car-peaceful', 'thr-demon', 'thr-harpy', 'thr-great-worm']]) {
      const s = given({ hand: { 0: ['thr-watchman'], 1: hand }, shields: { 1: ['res-combat-knife'] } });
      s.answer(0, 'discard thr-watchman').answer(1, 'defend res-combat-knife').asked(1, 'freePlay');
    }
  });

  test('exchanging: what was given so far lies open already, so the others may know it', () => {
    const s = given({ hand: { 0: ['res-kerosene', 'res-tools', 'res-uniform', 'res-revolver', 'res-magazine'] } });
    s.answer(0, 'exchange')
      .answer(0, 'exchange res-kerosene')
      .expect({ discard: ['res-kerosene'], question: 'exchange' });
  });
});
