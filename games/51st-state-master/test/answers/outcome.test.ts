import { describe, expect, test } from 'vitest';
import { type Answer, facts, game, type View } from '../../src/index.ts';
import { given, type Position } from '../given.ts';

const BOTH = { bothExpansions: true } as const;
const outcome = (v: View, answer: Answer) => game.deed(v, 0, 'takeTurn', answer).outcome;
const viewOf = (position: Position) => game.view(given({ options: BOTH, ...position }).state, 0);

describe('the next Production', () => {
  test('FSM-52 FSM-53 sums up board, deals and locations, with nothing changed by looking', () => {
    const v = viewOf({
      factions: { 0: 'merchants-guild' },
      places: { 0: ['boiler-room', { card: 'quarry', ruins: true }, 'church'] },
      deals: { 0: ['pub', 'church'] },
      tokens: { 0: { worker: 9 } },
    });
    const before = JSON.stringify(v);
    expect(facts.forecast(v, 0)).toEqual({ goods: { fuel: 1, worker: 5, grey: 1, card: 2, vp: 1 }, open: false });
    expect(JSON.stringify(v)).toBe(before);
  });

  test('says that a choice is still to be made', () => {
    const v = viewOf({ places: { 0: ['craftsmen-guild'] } });
    expect(facts.forecast(v, 0).open).toBe(true);
  });

  test('is nothing before the factions are dealt', () => {
    const s = game.setup(2, { ...given({}).state.options, factions: 'picked' }, given({}).state.rng);
    expect(facts.forecast(game.view(s, 0), 0)).toEqual({ goods: {}, open: false });
  });
});

describe('what an answer would bring', () => {
  const tokens = { 0: { grey: 2, blue: 2, red: 5, worker: 4, brick: 1 } };
  const position: Position = {
    tokens,
    hand: { 0: ['boiler-room', 'refinery', 'camp', 'motel'] },
    places: { 0: ['archive', 'oil-trader'], 1: ['quarry'] },
  };
  test.each<[Answer, object, object]>([
    ['construct boiler-room', { grey: 2 }, { worker: 3 }],
    ['construct refinery', { grey: 2 }, { vp: 2 }],
    ['construct camp', { grey: 1 }, { worker: 3 }],
    ['deal boiler-room', { blue: 2 }, { worker: 1 }],
    ['raze boiler-room', { red: 2 }, { worker: 3 }],
    ['attack 1.0', { red: 3 }, { brick: 2 }],
    ['visit 1.0', { worker: 1 }, { brick: 1 }],
    ['use 0.0', { worker: 1 }, { vp: 1 }],
    ['redevelop boiler-room', { brick: 1 }, { worker: 3, vp: 1 }],
  ])('%s', (pick, pays, gives) => {
    expect(outcome(viewOf(position), pick)).toEqual({ pays, gives, open: false });
  });

  test('an exchange leaves open what is taken', () => {
    expect(outcome(viewOf(position), 'exchange')).toEqual({ pays: { worker: 2 }, gives: {}, open: true });
  });

  test('alone at the table, the answer of the virtual opponent is not part of it', () => {
    const v = viewOf({
      seats: 1,
      tokens: { 0: { grey: 2, worker: 4 } },
      hand: { 0: ['pub'] },
      places: { 0: ['motel'] },
    });
    expect(outcome(v, 'construct pub')).toEqual({ pays: { grey: 2 }, gives: { card: 2 }, open: false });
  });
});
