import { strongPicks } from '@ashtown/bots';
import { expect, test } from 'vitest';
import { type Answer, game } from '../../src/index.ts';
import { given, type Position, type Told } from '../given.ts';

/** What readers of games of bots have laughed at: normal and better do none of it. */

const answers = (s: Told, seat = 0): string[] => strongPicks(game, s.state, seat);
const LAST: Position = { ending: true, vp: { 0: 24, 1: 26 } };

test('FSM-134 no grey contacts are made with an empty hand in the last round', () => {
  const s = given({ ...LAST, tokens: { 0: { iron: 1, fuel: 1, gun: 1, brick: 1, worker: 2 } } });
  const converting = s.legal(0).filter((pick) => pick.startsWith('convert'));
  expect(converting).not.toEqual([]);
  for (const answer of answers(s)) expect(answer).not.toMatch(/convert (grey|blue)/);
});

test('FSM-135 no goods are exchanged that nothing can use any more', () => {
  const s = given({ ...LAST, tokens: { 0: { worker: 4 } } });
  s.answer(0, 'exchange').asked(0, 'exchangeGood');
  for (const answer of answers(s)) expect(answer).not.toMatch(/: (fuel|iron|brick)$/);
});

test('FSM-135 nor a fourth brick with nothing to redevelop', () => {
  const s = given({ tokens: { 0: { worker: 2, brick: 3 } }, places: { 0: ['school'] } });
  s.answer(0, 'exchange');
  for (const answer of answers(s)) expect(answer).not.toMatch(/: brick$/);
});

test('FSM-90 a location that brings nothing more is replaced, not the own source of bricks', () => {
  const s = given({
    round: 2,
    tokens: { 0: { brick: 1 } },
    places: { 0: ['quarry', 'rubble'] },
    hand: { 0: ['clay-pit'] },
  });
  s.answer(0, 'redevelop clay-pit').asked(0, 'redevelopOld');
  for (const answer of answers(s)) expect(answer).toMatch(/: replace 0\.1$/);
});

test('FSM-71 FSM-130 nobody passes with a point to be had for goods that are lost', () => {
  const s = given({ tokens: { 0: { iron: 1 } }, places: { 0: ['scrap-trader'] }, hand: { 0: ['arena'] } });
  for (const answer of answers(s)) expect(answer).toMatch(/: use 0\.0$/);
});

test('the game names what nobody would do, from what the seat sees', () => {
  const named = (position: Position, pick: Answer): readonly string[] => {
    const s = given(position);
    return game.ahead!.blunders!(game.view(s.state, 0), 0, s.legal(0), pick, []);
  };
  const thugs: Position = { seen: { 0: ['thugs'] }, tokens: { 0: { gun: 1 } } };
  expect(named({ ...thugs, places: { 1: ['school'] }, passed: [1] }, 'play thugs')).toEqual(['playedUseless']);
  expect(named({ ...thugs, places: { 1: ['school'] } }, 'play thugs')).toEqual([]);
  expect(named({ ...thugs, hand: { 0: ['arena'] }, passed: [1] }, 'play thugs')).toEqual([]);
  const last: Position = { hand: { 0: ['methane-storage'] }, tokens: { 0: { gun: 1, blue: 3, grey: 1 } } };
  expect(named(last, 'convert red')).toEqual(['convertedUseless']);
  expect(named({ ...last, tokens: { 0: { gun: 1, grey: 1 } } }, 'convert red')).toEqual([]);
  const armed = { 0: { gun: 1, red: 1, blue: 3, grey: 1 } };
  expect(named({ ...last, tokens: armed, places: { 1: ['school'] } }, 'convert red')).toEqual([]);
  const paid: Position = { places: { 0: ['scrap-trader'] }, tokens: { 0: { iron: 1 } } };
  expect(named(paid, 'pass')).toEqual(['passedWithPoint']);
  expect(named({ ...paid, tokens: { 0: { gun: 1 } } }, 'pass')).toEqual([]);
});
