import { strongPicks } from '@ashtown/bots';
import { expect, test } from 'vitest';
import { type Answer, game } from '../../src/index.ts';
import { given } from '../given.ts';

/** A Threat in hand that would keep the next player from winning is not spared. */

const answers = (s: ReturnType<typeof given>, seat = 0): string[] => strongPicks(game, s.state, seat);

const LEADING: Parameters<typeof given>[0] = {
  active: 1,
  factions: { 0: 'fac-reich', 1: 'fac-bauman' },
  flipped: [0, 1],
  up: { 0: 5, 1: 8 },
  down: { 0: 1 },
  resources: { 0: ['res-protective-suit'] },
  stations: {
    0: ['sta-kurskaya', 'sta-dobryninskaya 1', 'sta-arbatskaya 2'],
    1: ['sta-novoslobodskaya 1'],
  },
  hand: {
    0: ['car-military open'],
    1: ['res-canteen', 'sta-preobrazhenskaya', 'sta-mayakovskaya', 'thr-crustacean', 'thr-voice-in-the-pipes'],
  },
  bazaar: ['sta-sevastopolskaya', 'res-charcoal-filters', 'res-rats'],
};

/** What the game calls an answer of seat 1. */
const spares = (more: Parameters<typeof given>[0], pick: Answer): readonly string[] => {
  const s = given({ ...LEADING, ...more });
  return game.ahead!.blunders!(game.view(s.state, 1), 1, s.legal(1), pick, []);
};

test('MET-55 MET-152 no Threat is kept or exchanged that takes what the next player may win with', () => {
  for (const pick of [
    'exchange',
    'play res-canteen',
    'protect thr-crustacean',
    'discard thr-voice-in-the-pipes',
  ] as const)
    expect(spares({}, pick)).toEqual(['sparedRival']);
  expect(spares({}, 'discard thr-crustacean')).toEqual([]);
  for (const answer of answers(given(LEADING), 1))
    expect(answer).toMatch(/: discard thr-crustacean$|^normal: play sta-/);
});

test('MET-145 MET-153 MET-173 MET-179 unless it costs something, can be repelled, or does not keep anybody from winning', () => {
  expect(spares({ resources: { ...LEADING.resources, 1: ['res-flare'] } }, 'exchange')).toEqual([]);
  expect(spares({ shields: { 0: ['res-rats'] } }, 'exchange')).toEqual([]);
  expect(spares({ shields: { 0: ['res-rats'] }, options: { hardAllSymbols: true } }, 'exchange')).toEqual([
    'sparedRival',
  ]);
  expect(spares({ heroes: { 0: ['her-melnik'] } }, 'exchange')).toEqual([]);
  expect(spares({ up: { 0: 2, 1: 8 } }, 'exchange')).toEqual([]);
  expect(spares({ resources: { 0: ['res-first-aid-kit'] } }, 'exchange')).toEqual([]);
  expect(spares({}, 'play sta-preobrazhenskaya')).toEqual([]);
  expect(
    spares({ stations: { ...LEADING.stations, 1: ['sta-novoslobodskaya 1', 'sta-tulskaya'] } }, 'exchange'),
  ).toEqual([]);
});

const BEATEN: Parameters<typeof given>[0] = {
  active: 1,
  factions: { 0: 'fac-reich', 1: 'fac-bauman' },
  flipped: [1],
  up: { 0: 3, 1: 6 },
  down: { 0: 2 },
  resources: { 0: ['res-dosimeter', 'res-dynamite'], 1: ['res-antibiotics', 'res-field-hospital', 'res-canteen'] },
  stations: {
    0: ['sta-oktyabrskaya 1', 'sta-kitay-gorod-1', 'sta-kitay-gorod-2 2'],
    1: ['sta-preobrazhenskaya 1', 'sta-aleksandrovsky-sad'],
  },
  hand: {
    0: ['car-military open'],
    1: ['res-gas-mask', 'res-uniform', 'thr-phantom', 'thr-harpy', 'car-peaceful'],
  },
  bazaar: ['res-gas-mask', 'res-iodine-tablets', 'res-rats'],
};

test('MET-152 MET-153 a Threat stops whoever wins next for sure, whatever it takes from oneself', () => {
  const named = (more: Parameters<typeof given>[0], pick: Answer): readonly string[] =>
    spares({ ...BEATEN, ...more }, pick);
  for (const pick of ['protect thr-phantom', 'exchange', 'discard thr-harpy'] as const)
    expect(named({}, pick)).toEqual(['sparedRival']);
  expect(named({}, 'discard thr-phantom')).toEqual([]);
  for (const answer of answers(given(BEATEN), 1)) expect(answer).toMatch(/: discard thr-phantom$/);
  const unsure = { ...BEATEN.resources, 0: ['res-flare', 'res-dynamite'] };
  expect(named({ resources: unsure }, 'exchange')).toEqual([]);
  const gone = ['res-bandages', 'res-pork', 'res-tools', 'res-kerosene', 'res-revolver'];
  expect(named({ discard: [...gone, ...gone] }, 'exchange')).toEqual([]);
  const seen = { ...BEATEN.hand, 0: ['res-kalashnikov open'] };
  expect(named({ resources: unsure, hand: seen }, 'exchange')).toEqual(['sparedRival']);
  expect(named({ shields: { 0: ['res-canteen'] } }, 'exchange')).toEqual([]);
  expect(named({ options: { hardExhaustion: true } }, 'exchange')).toEqual([]);
});

test("MET-150 MET-151 the only Station of whoever wins there next for sure is a Monster's", () => {
  const position = {
    ...BEATEN,
    flipped: [0, 1],
    up: { 0: 6, 1: 6 },
    stations: { ...BEATEN.stations, 0: ['sta-kitay-gorod-1'] },
  };
  expect(spares(position, 'exchange')).toEqual(['sparedRival']);
  expect(spares(position, 'discard thr-harpy')).toEqual([]);
  const spare = { ...BEATEN.stations, 0: ['sta-tulskaya', 'sta-kitay-gorod-1'] };
  const hand = { ...BEATEN.hand, 1: ['res-gas-mask', 'res-uniform', 'thr-harpy', 'car-military', 'car-peaceful'] };
  expect(spares({ ...position, hand }, 'exchange')).toEqual(['sparedRival']);
  expect(spares({ ...position, hand, stations: spare }, 'exchange')).toEqual([]);
});
