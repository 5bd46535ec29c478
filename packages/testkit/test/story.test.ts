import { makeRng, seedOf } from '@ashtown/engine';
import { type Card, story, type ToyEvent, type ToyOptions, type ToyState, toy } from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';

const OPTIONS: ToyOptions = { rounds: 3, salvage: false };

/** What Scrap adds to a story: hands by seat, and dice as faces. */
function given({ hands, dice = [] }: { hands: Card[][]; dice?: number[] }) {
  const state = toy.setup(hands.length, OPTIONS, makeRng(seedOf('a story')));
  for (const [seat, hand] of hands.entries()) state.players[seat]!.hand = hand;
  return story(toy, {
    state,
    rigged: dice.map((face) => face - 1),
    read: {
      banked: (s) => s.players.map((p) => p.banked),
      hands: (s) => s.players.map((p) => p.hand),
      round: (s) => s.round,
    },
  });
}

test('the highest bid searches the heap, and banks what it found', () => {
  given({
    hands: [
      [3, 20],
      [7, 8],
    ],
    dice: [5, 4],
  })
    .expect({ asked: [0, 1], question: 'bid' })
    .answer(0, 20)
    .refuses(0, 3)
    .refuses(1, 20)
    .expect({ asked: [1] })
    .answer(1, 8)
    .logged({ t: 'bids', winner: 0 })
    .asked(0, 'press')
    .answer(0, 'roll')
    .allRigged()
    .answer(0, 'stop')
    .logged({ t: 'banked', n: 9 })
    .expect({ banked: { 0: 9 }, round: 2 })
    .expect({ banked: [9, 0] });
});

test('a one loses the pot', () => {
  const told = given({
    hands: [
      [3, 20],
      [7, 8],
    ],
    dice: [6, 1],
  })
    .answer(0, 20)
    .answer(1, 8);
  expect(told.legal(0)).toEqual(['roll', 'stop']);
  told.answer(0, 'roll').expect({ banked: [0, 0] });
  expect(told.events.map((e) => e.t)).toEqual(['bids', 'rolled', 'rolled', 'bust', 'round', 'drew', 'drew']);
});

describe('a story fails', () => {
  const start = () =>
    given({
      hands: [
        [3, 20],
        [7, 8],
      ],
    });

  test('on an answer that is not legal, and lists those that are', () => {
    expect(() => start().answer(0, 7)).toThrow('7 is not among [3,20] ([0,1] asked bid, answer 0)');
  });

  test('on an answer of a seat that is not asked', () => {
    expect(() => start().answer(0, 3).answer(0, 20)).toThrow('seat 0 is not asked');
  });

  test('on another question', () => {
    expect(() => start().asked(0, 'press')).toThrow('seat 0 is not asked press');
  });

  test('on a legal answer that should be refused', () => {
    expect(() => start().refuses(0, 3)).toThrow('seat 0 may answer 3');
  });

  test('on another value, and shows it', () => {
    expect(() => start().expect({ banked: { 1: 2 } })).toThrow('banked is [0,0], not {"1":2}');
    expect(() => start().expect({ banked: [0] })).toThrow('banked is [0,0], not [0]');
  });

  test('on an event that did not happen', () => {
    expect(() => start().logged({ t: 'bust' })).toThrow('no event {"t":"bust"} among []');
  });

  test('on dice that are left over', () => {
    const told = given({
      hands: [
        [3, 20],
        [7, 8],
      ],
      dice: [5, 5],
    })
      .answer(0, 20)
      .answer(1, 8);
    expect(() => told.allRigged()).toThrow('rigged results are left over: 4');
    told.answer(0, 'roll');
  });

  test.fails('on dice that are left over at the end of the test', () => {
    given({
      hands: [
        [3, 20],
        [7, 8],
      ],
      dice: [5],
    });
  });
});

test('the position told from is left as it was', () => {
  const state = toy.setup(2, OPTIONS, makeRng(seedOf('a story')));
  const before = JSON.stringify(state);
  story(toy, { state }).answer(0, state.players[0]!.hand[0]!);
  expect(JSON.stringify(state)).toBe(before);
});

test('a beginning runs with rigged results, and its events are told', () => {
  const state = toy.setup(2, OPTIONS, makeRng(seedOf('a story')));
  const [first, second] = state.players.map((p) => p.hand[0]!);
  const begin = (s: ToyState, log: ToyEvent[]) => {
    toy.apply(s, 0, first!, log);
    toy.apply(s, 1, second!, log);
  };
  story(toy, { state, rigged: [5], begin })
    .logged({ t: 'rolled', face: 6 })
    .allRigged()
    .expect({ question: 'press' });
});
