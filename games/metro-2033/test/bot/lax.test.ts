import { strongPicks } from '@ashtown/bots';
import { expect, test } from 'vitest';
import { type Answer, game } from '../../src/index.ts';
import { given } from '../given.ts';

/** A mission within reach is put off for a reason only. */

const answers = (s: ReturnType<typeof given>, seat = 0): string[] => strongPicks(game, s.state, seat);

const REACHED: Parameters<typeof given>[0] = {
  factions: { 0: 'fac-arbat', 1: 'fac-reich' },
  flipped: [0],
  up: { 0: 4 },
  down: { 0: 2 },
  resources: { 0: ['res-army-rations', 'res-uniform'], 1: ['res-uniform'] },
  stations: { 0: ['sta-kitay-gorod-2', 'sta-tulskaya 1'], 1: ['sta-komsomolskaya 2', 'sta-turgenevskaya 1'] },
  hand: {
    0: ['res-kerosene', 'res-combat-knife open', 'res-flamethrower', 'res-incendiary-rounds', 'res-night-vision open'],
    1: ['res-flare open', 'sta-arbatskaya open'],
  },
  bazaar: ['res-canteen', 'thr-amoeba', 'sta-oktyabrskaya'],
};

test('MET-82 MET-139 a card that makes a mission possible comes before one that does not, unless that is better beyond chance', () => {
  const isLax = (pick: Answer, more: Parameters<typeof given>[0] = {}): boolean => {
    const s = given({ ...REACHED, ...more });
    return game.ahead!.isLax!(pick, s.legal(0), game.view(s.state, 0), 0);
  };
  for (const pick of ['play res-combat-knife', 'protect res-flamethrower'] as const) expect(isLax(pick)).toBe(true);
  for (const pick of ['play res-kerosene', 'tidy', 'discard res-flamethrower'] as const)
    expect(isLax(pick)).toBe(false);
  expect(isLax('play res-combat-knife', { resources: { 0: ['res-army-rations'] } })).toBe(false);
  expect(isLax('play res-combat-knife', { up: { 0: 1 }, down: { 0: 5 } })).toBe(false);
  const station = ['res-combat-knife', 'sta-mayakovskaya', 'thr-demon', 'car-military', 'car-peaceful'];
  expect(isLax('play res-combat-knife', { hand: { 0: station } })).toBe(false);
  for (const answer of answers(given(REACHED)))
    expect(answer).toMatch(/: play res-(kerosene|incendiary-rounds|night-vision)$/);
});

test('MET-95 MET-158 so does a mission before the end of a turn, but no free play', () => {
  const ready = given({ ...REACHED, from: 'window 2', resources: { 0: ['res-army-rations', 'res-generator'] } });
  expect(game.ahead!.isLax!('end', ready.legal(0), game.view(ready.state, 0), 0)).toBe(true);
  const idle = given({ ...REACHED, from: 'window 2' });
  expect(game.ahead!.isLax!('end', idle.legal(0), game.view(idle.state, 0), 0)).toBe(false);
  const s = given({
    ...REACHED,
    active: 1,
    shields: { 0: ['res-combat-knife'] },
    hand: { ...REACHED.hand, 1: ['thr-watchman'] },
  });
  s.answer(1, 'discard thr-watchman').answer(0, 'defend res-combat-knife').asked(0, 'freePlay');
  expect(game.ahead!.isLax!('play res-flamethrower', s.legal(0), game.view(s.state, 0), 0)).toBe(false);
});
