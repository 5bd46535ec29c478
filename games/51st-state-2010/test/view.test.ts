import { makeRng, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { type Event, game, rules, tables as t } from '../src/index.ts';
import { redact, view } from '../src/view.ts';
import { given } from './given.ts';

const rng = (text: string) => makeRng(seedOf(text));

describe('Hidden information', () => {
  test.each<[Event, Event]>([
    [
      { t: 'drew', seat: 0, n: 1, cards: ['pub'], src: 'lookout' },
      { t: 'drew', seat: 0, n: 1, cards: null, src: 'lookout' },
    ],
    [
      { t: 'lookedAt', seat: 0, cards: ['pub', 'dive'] },
      { t: 'lookedAt', seat: 0, cards: null },
    ],
    [
      { t: 'kept', seat: 0, card: 'pub' },
      { t: 'kept', seat: 0, card: null },
    ],
  ])('FS-189 FS-191 %o is told to its seat only', (event, shown) => {
    expect(redact(event, 0)).toEqual(event);
    expect(redact(event, 1)).toEqual(shown);
    expect(redact(event, null)).toEqual(shown);
  });

  test('FS-191 everybody sees what is taken from the row and what is discarded', () => {
    for (const e of [
      { t: 'took', seat: 0, card: 'pub' },
      { t: 'discarded', seat: 0, card: 'pub', from: 'hand' },
      { t: 'overLimit', seat: 0, card: 'pub', from: 'row' },
      { t: 'burned', seat: 0, card: 'pub' },
    ] as const)
      expect(redact(e, 1)).toEqual(e);
  });

  test('FS-189 FS-190 a view hides other hands and the deck, and nothing else', () => {
    const s = given({ hand: { 0: ['pub'], 1: ['dive', 'church'] }, seen: { 1: ['camp'] } });
    const mine = view(s.state, 0);
    expect(mine.players[0]!.hand).toEqual(s.state.players[0]!.hand);
    expect(mine.players[1]!.hand).toEqual([null, null]);
    expect(mine.players[1]!.seen.map((card) => t.id[card])).toEqual(['camp']);
    expect(view(s.state, null).players.map((p) => p.hand)).toEqual([[null], [null, null]]);
  });

  test('FS-50 FS-189 the two cards of Radio Station are seen by whoever looks at them', () => {
    const s = given({
      from: 'turn',
      places: { 0: ['radio-station'] },
      deck: ['pub', 'church', 'factory', 'rubble', 'museum', 'arena', 'camp'],
    });
    s.answer(0, 'take pub')
      .answer(1, 'take church')
      .answer(0, 'take factory')
      .answer(1, 'take rubble')
      .asked(0, 'keep');
    expect(view(s.state, 0).looked).toEqual(s.state.looked);
    expect(view(s.state, 1).looked).toEqual([null, null]);
    const world = game.determinize(view(s.state, 1), rng('a'));
    expect(world.looked).toHaveLength(2);
    expect(view(world, 1)).toEqual(view(s.state, 1));
  });

  test('two equal cards to choose from are asked about: silence would tell that they are equal', () => {
    const s = given({
      from: 'turn',
      places: { 0: ['radio-station'] },
      deck: ['pub', 'church', 'factory', 'rubble', 'museum', 'dive', 'dive'],
    });
    s.answer(0, 'take pub')
      .answer(1, 'take church')
      .answer(0, 'take factory')
      .answer(1, 'take rubble')
      .asked(0, 'keep');
    expect(s.legal(0)).toEqual(['keep dive']);
    const equal = given({ hand: { 0: ['dive', 'dive', 'quarry'] } });
    equal.answer(0, 'swap').answer(0, 'discard quarry').asked(0, 'discardCard');
    const trim = given({
      from: 'turn',
      hand: { 0: ['dive', 'dive', 'quarry', 'quarry', 'road', 'road', 'road', 'road', 'pub', 'camp', 'arena'] },
    });
    trim.asked(0, 'trim');
  });

  test('memory: a card taken face up stays known until one of its design leaves the hand', () => {
    const s = given({ hand: { 0: ['dive', 'pub'] }, seen: { 0: ['dive'] }, pool: { 0: { incorporation1: 1 } } });
    s.answer(0, 'incorporate dive')
      .answer(0, 'reach incorporation1')
      .expect({ seen: { 0: [] }, hidden: { 0: ['dive', 'pub'] } });
  });

  test('memory: after a reshuffle, hidden cards come from the shuffle they were drawn from', () => {
    const s = given({ hand: { 0: ['motel', 'pub'], 1: ['church'] }, wholeDeck: [], rigged: [0] });
    s.answer(0, 'swap').answer(0, 'discard motel'); // Motel and Pub become the deck, one of them is drawn
    for (let i = 0; i < 30; i++) {
      const world = game.determinize(view(s.state, 1), rng(`world ${i}`));
      expect(['motel', 'pub']).toContain(t.id[world.players[0]!.hand[0]!]);
      const other = game.determinize(view(s.state, 0), rng(`world ${i}`));
      expect(other.players[1]!.hand.map((card) => t.id[card])).not.toContain('motel');
    }
  });

  test('whoever is asked for contacts has some in every world', () => {
    const s = given({ hand: { 0: ['pub', 'road', 'courier'] } });
    s.answer(0, 'incorporate pub').asked(0, 'reach');
    for (let i = 0; i < 40; i++) {
      const world = game.determinize(view(s.state, 1), rng(`world ${i}`));
      expect(rules.legal(world, 0).length).toBeGreaterThan(0);
      expect(view(world, 1)).toEqual(view(s.state, 1));
    }
  });

  test.each([
    [['pub', 'punks', 'courier'], []],
    [['pub', 'courier'], ['punks']],
  ])(
    'FS-78 FS-189 whoever is asked for contacts has them also where only two certain cards add up: %j, seen %j',
    (hand, seen) => {
      const s = given({ hand: { 0: hand }, seen: { 0: seen }, discard: ['punks'], exhausted: { 0: ['conquest'] } });
      s.answer(0, 'conquer pub').asked(0, 'reach'); // no weapon for the Thugs, no resource for the Envoy
      for (const viewer of [1, null])
        for (let i = 0; i < 40; i++) {
          const world = game.determinize(view(s.state, viewer), rng(`world ${i}`));
          expect(rules.legal(world, 0)).toEqual(['reach punks courier']);
          expect(view(world, viewer)).toEqual(view(s.state, viewer));
        }
    },
  );

  test('FS-35 FS-189 the contacts in such a world come from the shuffle they were drawn from', () => {
    const thrown = t.sites.map((site) => site.id).filter((id) => !['pub', 'camp', 'motel'].includes(id));
    const s = given({
      hand: { 0: ['pub', 'camp', 'motel'], 1: ['road'] },
      pool: { 0: { incorporation1: 1 } },
      wholeDeck: [],
      discard: [...thrown, 'road'],
    });
    s.answer(0, 'swap').answer(0, 'discard camp').answer(0, 'discard motel'); // all of that becomes the deck
    const road = s.state.deck.findIndex((card) => t.id[card] === 'road');
    const [p] = s.state.players;
    [s.state.deck[road], p!.hand[1]] = [p!.hand[1]!, s.state.deck[road]!]; // and Road is what was drawn
    s.answer(1, 'pass').answer(0, 'incorporate pub').asked(0, 'reach');
    for (let i = 0; i < 40; i++) {
      const world = game.determinize(view(s.state, 1), rng(`world ${i}`));
      expect(world.players[0]!.hand).toEqual(p!.hand); // the only Road of that shuffle
    }
  });

  test('FS-35 FS-78 FS-189 of two contacts in such a world each comes from its own shuffle', () => {
    const thrown = t.sites.map((site) => site.id).filter((id) => !['pub', 'camp', 'motel'].includes(id));
    const s = given({
      hand: { 0: ['pub', 'courier', 'camp', 'motel'] },
      exhausted: { 0: ['conquest'] },
      wholeDeck: [],
      discard: [...thrown, 'punks'],
    });
    s.answer(0, 'swap').answer(0, 'discard camp').answer(0, 'discard motel');
    const { deck, players } = s.state;
    const { hand } = players[0]!;
    const punks = deck.findIndex((card) => t.id[card] === 'punks');
    if (punks >= 0) [deck[punks], hand[2]] = [hand[2]!, deck[punks]!]; // these Punks were drawn
    s.answer(1, 'pass').answer(0, 'conquer pub').asked(0, 'reach');
    for (let i = 0; i < 40; i++) {
      const world = game.determinize(view(s.state, 1), rng(`world ${i}`));
      expect(world.players[0]!.hand[1]).toBe(hand[1]); // with the others, never shuffled, there would be no place for the Courier
      expect(rules.legal(world, 0)).toHaveLength(1);
      expect(view(world, 1)).toEqual(view(s.state, 1));
    }
  });

  test('every card that may be in a hidden hand turns up there', () => {
    const s = given({ hand: { 0: ['pub'], 1: ['dive'] }, wholeDeck: ['church', 'camp', 'motel'] });
    const seen = new Map<string, number>();
    for (let i = 0; i < 400; i++) {
      const id = t.id[game.determinize(view(s.state, 0), rng(`w${i}`)).players[1]!.hand[0]!]!;
      seen.set(id, (seen.get(id) ?? 0) + 1);
    }
    // `given` leaves the other cards out of the game, which a world may not know: those four are there for sure.
    for (const id of ['dive', 'church', 'camp', 'motel']) expect(seen.has(id)).toBe(true);
  });
});
