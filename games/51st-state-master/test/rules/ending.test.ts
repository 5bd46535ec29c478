import { describe, expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { given, type Position, type Told } from '../given.ts';

const finish = (more: Position): Told => given({ from: 'roundEnd', ending: true, ...more });

describe('the end', () => {
  test('FSM-175 FSM-177 25 VP in the Action phase: it is finished, Cleanup is skipped, the game is scored', () => {
    const t = given({
      vp: { 0: 24 },
      tokens: { 0: { worker: 3, grey: 1 }, 1: { worker: 2 } },
      places: { 0: ['archive'] },
      hand: { 0: ['school'] },
    });
    t.answer(0, 'use 0.0')
      .answer(0, 'stop')
      .expect({ ending: true, asked: [1] })
      .logged({ t: 'ending', seat: 0 });
    t.answer(1, 'exchange').answer(1, 'fuel').answer(0, 'construct school').answer(1, 'pass').answer(0, 'pass');
    t.expect({ winners: [0], tokens: { 1: { fuel: 1 } }, question: null });
    expect(t.events.some((e) => e.t === 'cleanup')).toBe(false);
  });

  test('FSM-175 below 25 the game goes on', () => {
    given({ from: 'roundEnd', vp: { 0: 24 } }).expect({ winners: null, round: 2 });
  });

  test('FSM-175 any player triggers it, also by compensation in another’s turn', () => {
    given({ vp: { 1: 24 }, tokens: { 0: { red: 4, worker: 2 } }, places: { 1: ['church'] } })
      .answer(0, 'attack 1.0')
      .expect({ ending: true, vp: { 1: 25 } });
  });

  test('FSM-178 FSM-179 1 VP for every location; Ruins score nothing, or 1 if the table says so', () => {
    const places: Position['places'] = { 0: ['school', 'church', { card: 'motel', ruins: true }] };
    finish({ vp: { 0: 25 }, places })
      .expect({ vp: { 0: 27 } })
      .logged({ t: 'scored', seat: 0, locations: 2, ruins: 0, vp: 27 });
    finish({ vp: { 0: 25 }, places, options: { ruinsScore: true } })
      .expect({ vp: { 0: 28 } })
      .logged({ t: 'scored', seat: 0, locations: 2, ruins: 1 });
  });

  test('FSM-178 deals score nothing, unless the house plays so', () => {
    const deals: Position['deals'] = { 0: ['quarry', 'docks'] };
    finish({ vp: { 0: 25 }, deals }).expect({ vp: { 0: 25 } });
    finish({ vp: { 0: 25 }, deals, options: { dealsScore: true } })
      .expect({ vp: { 0: 27 } })
      .logged({ t: 'scored', seat: 0, locations: 0, deals: 2 });
  });

  test('FSM-180 most VP wins, even if somebody else triggered the end', () => {
    const t = finish({ seats: 3, vp: { 0: 25, 1: 24, 2: 10 }, places: { 1: ['school', 'church', 'motel'] } });
    t.expect({ winners: [1] }).logged({ t: 'won', how: 'vp' });
    expect(game.result(t.state)!.map(({ rank, score, share }) => [rank, score, share])).toEqual([
      [2, 25, 0],
      [1, 27, 1],
      [3, 10, 0],
    ]);
  });

  test('FSM-181 FSM-182 a tie: more goods, which are supply, stock and cards in hand', () => {
    const tie = (more: Position) =>
      finish({ vp: { 0: 25, 1: 25 }, places: { 0: ['school'], 1: ['school'] }, ...more }).logged({
        t: 'won',
        how: 'goods',
      });
    tie({ tokens: { 0: { fuel: 1 }, 1: { worker: 2 } } }).expect({ winners: [1] });
    tie({ tokens: { 0: { fuel: 1 } }, hand: { 1: ['pub'] }, seen: { 1: ['punks'] } }).expect({ winners: [1] });
    tie({ places: { 0: ['camp'], 1: ['school'] }, tokens: { 1: { ammo: 2 } } }).expect({ winners: [0] });
    tie({
      tokens: { 0: { shield: 1 } },
      places: { 0: ['school'], 1: [{ card: 'school', shield: true, visited: false }] },
    }).expect({ winners: [0] });
  });

  test('FSM-183 still tied: more locations, with Ruins only where they score', () => {
    const places: Position['places'] = { 0: ['school', { card: 'motel', ruins: true }], 1: ['school'] };
    finish({ vp: { 0: 25, 1: 25 }, places }).expect({ winners: [0, 1] });
    finish({ vp: { 0: 24, 1: 25 }, places, options: { ruinsScore: true } })
      .expect({ winners: [0] })
      .logged({ t: 'won', how: 'locations' });
    finish({ vp: { 0: 24, 1: 25 }, places: { 0: ['school', 'docks'], 1: ['school'] } })
      .expect({ winners: [0] })
      .logged({ t: 'won', how: 'locations' });
  });

  test('FSM-184 still tied: the victory is shared', () => {
    const t = finish({ seats: 3, vp: { 0: 25, 1: 25, 2: 3 } });
    t.expect({ winners: [0, 1] }).logged({ t: 'won', how: 'shared' });
    expect(game.result(t.state)!.map(({ rank, share }) => [rank, share])).toEqual([
      [1, 0.5],
      [1, 0.5],
      [3, 0],
    ]);
  });

  test('FSM-22 FSM-178 the score by its sources adds up', () => {
    const t = given({
      tokens: { 0: { red: 4, grey: 2, worker: 2 } },
      hand: { 0: ['church'] },
      places: { 0: ['archive'], 1: ['church'] },
    });
    t.answer(0, 'construct church').answer(1, 'pass').answer(0, 'use 0.0').answer(0, 'again');
    expect(game.result(t.state)).toBeNull();
    const over = finish({ vp: { 0: 25 }, places: { 0: ['school'] } });
    expect(game.result(over.state)![0]!.lines).toEqual([
      { source: 'actions', n: 25 },
      { source: 'locations', n: 1 },
    ]);
  });
});
