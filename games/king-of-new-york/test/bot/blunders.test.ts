import { strongPicks } from '@ashtown/bots';
import { expect, test } from 'vitest';
import { type Answer, game } from '../../src/index.ts';
import { given } from '../given.ts';

/** What readers of games of bots have laughed at: normal and better do none of it. */

const answers = (s: ReturnType<typeof given>, seat = 0): string[] => strongPicks(game, s.state, seat);
const named = (s: ReturnType<typeof given>, pick: Answer): readonly string[] =>
  game.ahead!.blunders!(game.view(s.state, 0), 0, s.legal(0), pick, []);
const rerolled = (answer: string): string[] => answer.split(/: (?:reroll )?/)[1]!.split(' ');

test('KNY-75 nobody flees from Manhattan for a scratch', () => {
  const s = given({
    seats: 2,
    from: 'symbols',
    at: { 1: 'manhattan' },
    star: { 1: 8 },
    dice: 'attack energy energy celebrity heal heal',
  });
  s.answer(0, 'attack').asked(1, 'flee');
  for (const answer of answers(s, 1)) expect(answer).toMatch(/: stay$/);
});

test('KNY-131 a card that pays is bought with energy to spare', () => {
  const s = given({ from: 'buy', energy: { 0: 9 }, bank: ['extra-head', 'carapace', 'sharp-shooter'] });
  expect(s.legal(0)).toContain('buy extra-head');
  for (const answer of answers(s)) expect(answer).toMatch(/: buy /);
});

test('KNY-38 the Superstar keeps its CELEBRITY', () => {
  const s = given({ from: 'roll', superstar: 0, rolls: 'celebrity celebrity celebrity heal energy ouch' });
  s.asked(0, 'rollOrStop');
  for (const answer of answers(s)) expect(rerolled(answer)).not.toContain('celebrity');
});

test('KNY-38 OUCH is not kept with three Units around', () => {
  const s = given({
    from: 'roll',
    at: { 0: 'queens' },
    units: { queens: { infantry: 2, tank: 1 } },
    life: { 0: 6 },
    rolls: 'ouch attack attack energy energy destruction',
  });
  s.asked(0, 'rollOrStop');
  for (const answer of answers(s)) expect(rerolled(answer)).toContain('ouch');
});

test('KNY-38 equal dice are kept together or thrown together, unless parting them is best', () => {
  const rolled = 'energy energy celebrity celebrity destruction destruction';
  const s = given({ seats: 2, from: 'roll', rolls: rolled });
  s.asked(0, 'rollOrStop');
  expect(named(s, 'reroll energy')).toEqual(['partedDice']);
  for (const answer of answers(s)) {
    const thrown = rerolled(answer);
    for (const face of new Set(thrown)) expect(thrown.filter((x) => x === face)).toHaveLength(2);
  }
});

test('KNY-38 nobody stops with a reroll left and dice that are good for nothing', () => {
  const s = given({ seats: 2, from: 'roll', rolls: 'celebrity celebrity heal ouch ouch ouch' });
  s.asked(0, 'rollOrStop');
  expect(named(s, 'stop')).toEqual(['stoppedEarly']);
  for (const answer of answers(s)) expect(answer).toMatch(/: reroll /);
});

test('KNY-136 the bank is not swept for nothing', () => {
  const s = given({ from: 'buy', energy: { 0: 2 }, bank: ['king-of-queens', 'of-another-world', 'photo-op'] });
  expect(s.legal(0)).toContain('sweep');
  for (const answer of answers(s)) expect(answer).toMatch(/: finish$/);
});

test('KNY-98 KNY-167 nobody pays for the guard of a Superstar held by somebody else', () => {
  const position = { from: 'buy', energy: { 0: 5 }, bank: ['diva', 'shadow-double', 'drink-the-hudson'] } as const;
  const s = given({ ...position, superstar: 1 });
  expect(s.legal(0)).toContain('buy diva');
  expect(named(s, 'buy diva')).toEqual(['boughtUseless']);
  expect(named(given({ ...position, superstar: 0 }), 'buy diva')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: finish$/);
});
