import { strongPicks } from '@ashtown/bots';
import { expect, test } from 'vitest';
import { type Answer, game } from '../../src/index.ts';
import { given } from '../given.ts';

/** A win within reach is not let go. */

const answers = (s: ReturnType<typeof given>, seat = 0): string[] => strongPicks(game, s.state, seat);

const NEAR: Parameters<typeof given>[0] = {
  factions: { 0: 'fac-bauman', 1: 'fac-reich' },
  flipped: [0, 1],
  up: { 0: 2, 1: 1 },
  down: { 0: 3, 1: 6 },
  resources: { 0: ['res-pork', 'res-helmet-and-vest'], 1: ['res-first-aid-kit', 'res-dried-mushrooms'] },
  stations: {
    0: ['sta-kitay-gorod-2', 'sta-mayakovskaya 2', 'sta-tretyakovskaya 1'],
    1: ['sta-okhotny-ryad 1', 'sta-kitay-gorod-1'],
  },
  hand: {
    0: ['res-sedatives', 'res-revolver', 'res-kalashnikov', 'res-helmet-and-vest', 'sta-chistye-prudy'],
  },
  bazaar: ['sta-aleksandrovsky-sad', 'res-flamethrower', 'res-canteen'],
};

/** What the game calls an answer of seat 0. */
const named = (s: ReturnType<typeof given>, pick: Answer, ...before: Answer[]): readonly string[] =>
  game.ahead!.blunders!(game.view(s.state, 0), 0, s.legal(0), pick, before);

/** What normal and better answer, one after the other, until the answers are these. */
function follow(s: ReturnType<typeof given>, ...steps: RegExp[]): void {
  for (const step of steps) {
    const picks = answers(s).map((answer) => answer.slice(answer.indexOf(': ') + 2));
    for (const pick of picks) expect(pick).toMatch(step);
    s.answer(0, picks[0] as Answer);
  }
}

test('MET-74 MET-75 MET-174 cards are tidied away for the price of one that wins', () => {
  const s = given(NEAR);
  for (const pick of ['discard res-helmet-and-vest', 'play res-revolver', 'exchange'] as const)
    expect(named(s, pick)).toEqual(['refusedWin']);
  expect(named(s, 'tidy')).toEqual([]);
  follow(s, /^tidy$/, /^tidy sta-(mayakovskaya 2|tretyakovskaya 1)$/, /^done$/, /^play res-kalashnikov$/);
});

test('MET-74 neither what the win needs nor too few of the others', () => {
  const s = given({
    ...NEAR,
    factions: { 0: 'fac-arbat', 1: 'fac-reich' },
    up: { 0: 0, 1: 2 },
    down: { 0: 7, 1: 3 },
    resources: { 0: ['res-kerosene', 'res-generator'], 1: ['res-charcoal-filters', 'res-kerosene'] },
    stations: { 0: ['sta-arbatskaya', 'sta-lenin-library', 'sta-mayakovskaya 1'], 1: ['sta-borovitskaya'] },
    hand: {
      0: ['res-pork', 'res-incendiary-rounds', 'sta-sokolniki', 'sta-dobryninskaya', 'sta-kuznetsky-most'],
    },
  });
  s.answer(0, 'tidy');
  expect(named(s, 'tidy res-generator')).toEqual(['refusedWin']);
  expect(named(s, 'cancel')).toEqual(['refusedWin']);
  expect(named(s, 'tidy res-kerosene')).toEqual([]);
  s.answer(0, 'tidy res-kerosene');
  expect(named(s, 'done')).toEqual([]);
  s.answer(0, 'done');
  expect(named(s, 'tidy')).toEqual([]);
  expect(named(s, 'tidy', 'cancel')).toEqual(['tidiedAgain']);
  follow(s, /^tidy$/, /^tidy sta-mayakovskaya 1$/, /^done$/, /^play res-pork$/);
});

test('MET-70 MET-109 no win is refused where none can be paid for in this turn, or a mission comes first', () => {
  const quiet = (more: Parameters<typeof given>[0]): void =>
    expect(named(given({ ...NEAR, ...more }), 'discard res-helmet-and-vest')).not.toContain('refusedWin');
  quiet({ stations: { ...NEAR.stations, 0: ['sta-mayakovskaya 2', 'sta-tretyakovskaya 1'] } });
  quiet({ stations: { ...NEAR.stations, 0: ['sta-sukharevskaya', ...NEAR.stations![0]!] } });
  const poor = { up: { 0: 1, 1: 1 }, down: { 0: 6, 1: 6 } };
  quiet({ ...poor, stations: { ...NEAR.stations, 0: ['sta-kitay-gorod-2', 'sta-tretyakovskaya 1'] } });
  quiet({ resources: { 0: ['res-pork'], 1: [] } });
  const late = given({ ...NEAR, from: 'window 2' }).answer(0, 'tidy');
  expect(named(late, 'cancel')).toEqual([]);
});

test('MET-61 MET-74 a card of the bazaar that wins in the next turn is taken', () => {
  const position: Parameters<typeof given>[0] = {
    ...NEAR,
    factions: { 0: 'fac-arbat', 1: 'fac-reich' },
    up: { 0: 4, 1: 2 },
    down: { 0: 3, 1: 3 },
    resources: { 0: ['res-kerosene'], 1: ['res-charcoal-filters'] },
    stations: { 0: ['sta-arbatskaya', 'sta-lenin-library', 'sta-mayakovskaya 1'], 1: ['sta-borovitskaya'] },
    hand: {
      0: ['res-generator', 'res-incendiary-rounds', 'sta-sokolniki', 'sta-dobryninskaya', 'sta-kuznetsky-most'],
    },
    bazaar: ['sta-komsomolskaya', 'res-canteen', 'her-artyom'],
  };
  const drawing = (more: Parameters<typeof given>[0] = {}) =>
    given({ ...position, ...more }).answer(0, 'play res-generator');
  const s = drawing();
  for (const pick of ['deck', 'bazaar 1', 'bazaar 3'] as const) expect(named(s, pick)).toEqual(['leftWin']);
  for (const answer of answers(s)) expect(answer).toMatch(/: bazaar 2$/);
  const without = position.hand![0]!.slice(0, -1);
  expect(named(drawing({ hand: { 0: [...without, 'res-bandages'] } }), 'deck')).toEqual([]);
  expect(named(drawing({ hand: { ...position.hand, 1: ['thr-watchman open'] } }), 'deck')).toEqual([]);
  expect(named(drawing({ flipped: [1] }), 'deck')).toEqual([]);
  expect(named(drawing({ up: { 0: 5, 1: 2 }, down: { 0: 1, 1: 3 } }), 'deck')).toEqual([]);
});
