import { LEVELS, strongPicks } from '@ashtown/bots';
import { makeRng, seedOf } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { type Answer, game } from '../../src/index.ts';
import { given } from '../given.ts';

/** What readers of games of bots have laughed at: normal and better do none of it. */

const answers = (s: ReturnType<typeof given>, seat = 0): string[] => strongPicks(game, s.state, seat);

test('MET-148 MET-157 a defence that saves much and brings a free play is not refused', () => {
  const s = given({
    active: 1,
    hand: { 0: ['res-dynamite', 'res-protective-suit'], 1: ['thr-nosalis'] },
    resources: { 0: ['res-machine-gun', 'res-kalashnikov'] },
    shields: { 0: ['res-combat-knife'] },
    factions: { 0: 'fac-reich' },
  });
  s.answer(1, 'discard thr-nosalis');
  expect(s.legal(0)).toContain('decline');
  for (const answer of answers(s)) expect(answer).not.toMatch(/decline/);
});

test('MET-145 MET-151 MET-157 a Protection card repels what it can, unless a Hero would be used up or nothing is in danger', () => {
  const position = {
    seats: 3,
    active: 1,
    factions: { 0: 'fac-bauman', 1: 'fac-reich', 2: 'fac-arbat' },
    flipped: [0, 1],
    hand: { 0: ['res-generator', 'res-protective-suit', 'car-military'], 1: ['thr-demon'] },
    shields: { 0: ['res-grenades'] },
    stations: { 0: ['sta-borovitskaya 2', 'sta-tulskaya 1'] },
  } as const;
  const attacked = (changed: Parameters<typeof given>[0] = {}): ReturnType<typeof given> =>
    given({ ...position, ...changed }).answer(1, 'discard thr-demon');
  const named = (s: ReturnType<typeof given>): readonly string[] =>
    game.ahead!.blunders!(game.view(s.state, 0), 0, s.legal(0), 'decline', []);
  const s = attacked();
  expect(s.legal(0)).toContain('decline');
  expect(named(s)).toEqual(['refusedDefence']);
  for (const answer of answers(s)) expect(answer).toMatch(/: defend /);
  expect(named(attacked({ shields: {}, heroes: { 0: ['her-hunter'] } }))).toEqual([]);
  expect(named(attacked({ stations: {} }))).toEqual([]);
  const active = ['car-military', 'car-military', 'car-peaceful', 'car-peaceful', 'thr-harpy'];
  expect(named(attacked({ hand: { 0: active, 1: ['thr-demon'] } }))).toEqual([]);
});

test('MET-158 a free play is taken, unless it would be a Threat that could attack instead', () => {
  const holding = (hand: readonly string[]): ReturnType<typeof given> =>
    given({
      active: 1,
      hand: { 0: hand, 1: ['thr-nosalis'] },
      shields: { 0: ['res-combat-knife'] },
      factions: { 0: 'fac-reich' },
    })
      .answer(1, 'discard thr-nosalis')
      .answer(0, 'defend res-combat-knife')
      .asked(0, 'freePlay');
  const named = (s: ReturnType<typeof given>): readonly string[] =>
    game.ahead!.blunders!(game.view(s.state, 0), 0, s.legal(0), 'none', []);
  const s = holding(['res-dynamite', 'res-protective-suit']);
  expect(named(s)).toEqual(['refusedFreePlay']);
  expect(named(holding(['thr-phantom', 'thr-demon', 'thr-harpy', 'car-military', 'car-peaceful']))).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: (play|protect) /);
});

test('MET-69 what was played is not tidied away in the same turn', () => {
  const s = given({
    hand: { 0: ['res-field-hospital'] },
    factions: { 0: 'fac-arbat' },
    bazaar: ['res-bandages', 'res-rats', 'res-flare'],
  });
  s.answer(0, 'play res-field-hospital').answer(0, 'bazaar 1');
  expect(s.legal(0)).toContain('tidy');
  for (const answer of answers(s)) expect(answer).toMatch(/: end$/);
});

test('MET-55 cards that help are played, not exchanged again and again', () => {
  const s = given({
    hand: { 0: ['res-field-hospital', 'res-antibiotics', 'res-rats', 'res-canteen', 'res-flare'] },
    factions: { 0: 'fac-arbat' },
  });
  expect(s.legal(0)).toContain('exchange');
  for (const answer of answers(s)) expect(answer).not.toMatch(/exchange/);
});

test('MET-55 MET-83 whoever has no mission open and no marker below parts with a Caravan, not with the best Resource', () => {
  const s = given({
    factions: { 0: 'fac-arbat', 1: 'fac-vdnkh' },
    flipped: [0],
    hand: { 0: ['res-revolver', 'res-kalashnikov', 'res-flare', 'car-military', 'car-peaceful'] },
    up: { 0: 6, 1: 3 },
    down: { 1: 4 },
    resources: { 0: ['res-dosimeter'] },
    stations: { 0: ['sta-tretyakovskaya 1'], 1: ['sta-arbatskaya'] },
    bazaar: ['her-khan', 'her-bourbon', 'res-backpack'],
  }).answer(0, 'exchange');
  const parted = Array.from({ length: 3 }, () => {
    const turn = { view: game.view(s.state, 0), legal: s.legal(0), rng: makeRng(seedOf('parted')), budget: {} };
    const { pick } = LEVELS.hard.choose(game, 0, turn);
    s.answer(0, pick);
    return pick;
  });
  expect(parted).not.toContain('exchange res-kalashnikov');
  expect(parted).toContainEqual(expect.stringMatching(/^exchange car-/));
});

test('MET-49 MET-83 nor is the best Resource discarded for markers that a poor one raises as well', () => {
  const s = given({
    factions: { 0: 'fac-reich', 1: 'fac-bauman' },
    flipped: [0],
    hand: { 0: ['res-canteen', 'res-flamethrower', 'res-machine-gun', 'res-dynamite', 'sta-sokolniki'] },
    up: { 0: 4, 1: 5 },
    down: { 0: 2 },
    resources: { 1: ['res-tools', 'res-magazine'] },
    bazaar: ['car-military', 'res-flare', 'res-backpack'],
  });
  expect(s.legal(0)).toContain('discard res-dynamite');
  const wasted = answers(s).filter((answer) => /: discard res-(dynamite|machine-gun)$/.test(answer));
  // Normal dreams a few times of each answer, and takes one of these in one of six tries.
  expect(wasted.filter((answer) => !answer.startsWith('normal'))).toEqual([]);
  expect(wasted.length).toBeLessThan(2);
});

test('MET-95 a mission is completed while nothing has destroyed what it takes', () => {
  const s = given({
    seats: 4,
    factions: { 0: 'fac-vdnkh', 1: 'fac-reich', 2: 'fac-arbat', 3: 'fac-bauman' },
    flipped: [0, 2, 3],
    hand: { 3: ['res-antibiotics', 'res-dosimeter', 'res-flamethrower', 'res-grenades', 'res-magazine'] },
    up: { 0: 3, 1: 5, 2: 5, 3: 5 },
    down: { 0: 3, 2: 1, 3: 1 },
    resources: { 0: ['res-pork'], 1: ['res-cartridge-crate'], 2: ['res-flare'], 3: ['res-machine-gun'] },
    stations: { 3: ['sta-turgenevskaya'] },
    active: 3,
    from: 'window 2',
  });
  expect(s.legal(3)).toContain('mission sta-turgenevskaya');
  for (const answer of answers(s, 3)) expect(answer).toMatch(/: mission /);
});

test('MET-50 a key card is not discarded for no marker at all', () => {
  const s = given({
    hand: { 0: ['res-field-hospital', 'sta-lenin-library', 'res-rats', 'res-canteen', 'res-flare'] },
    factions: { 0: 'fac-arbat' },
    up: { 0: 5 },
  });
  expect(s.legal(0)).toContain('discard res-field-hospital');
  for (const answer of answers(s)) expect(answer).not.toMatch(/discard/);
});

test('MET-133 MET-135 nor is a Caravan, which then raises markers of the others only', () => {
  const s = given({
    seats: 3,
    hand: { 1: ['res-charcoal-filters', 'res-protective-suit', 'sta-oktyabrskaya', 'car-military', 'her-khan'] },
    factions: { 0: 'fac-bauman', 1: 'fac-arbat', 2: 'fac-vdnkh' },
    bazaar: ['thr-amoeba', 'res-flamethrower', 'res-combat-knife'],
    active: 1,
  });
  expect(s.legal(1)).toContain('discard car-military');
  for (const answer of answers(s, 1)) expect(answer).not.toMatch(/discard/);
});

test('MET-134 MET-138 but a Caravan may be, by whoever has no mission open and sees no Station', () => {
  const position = {
    active: 1,
    factions: { 0: 'fac-arbat', 1: 'fac-reich' },
    flipped: [0, 1],
    up: { 0: 1, 1: 8 },
    down: { 0: 4 },
    resources: { 0: ['res-field-hospital'] },
    stations: {
      0: ['sta-kuznetsky-most 1', 'sta-tulskaya 2', 'sta-aleksandrovsky-sad'],
      1: ['sta-preobrazhenskaya 1'],
    },
    hand: { 1: ['res-blind-fish', 'res-kerosene', 'res-pneumatic-rifle', 'res-backpack', 'car-military'] },
    bazaar: ['res-charcoal-filters', 'res-helmet-and-vest', 'thr-amoeba'],
  } as const;
  const named = (more: Parameters<typeof given>[0] = {}, pick: Answer = 'discard car-military'): readonly string[] => {
    const s = given({ ...position, ...more });
    return game.ahead!.blunders!(game.view(s.state, 1), 1, s.legal(1), pick, []);
  };
  expect(named()).toEqual([]);
  expect(named({}, 'discard res-backpack')).toEqual(['discardedForNothing']);
  expect(named({ flipped: [0] })).toEqual(['discardedForNothing']);
  expect(named({ stations: { 1: ['sta-preobrazhenskaya'] } })).toEqual(['discardedForNothing']);
  expect(named({ hand: { 1: ['sta-lubyanka', 'res-kerosene', 'car-military'] } })).toEqual(['discardedForNothing']);
  expect(named({ bazaar: ['sta-lubyanka', 'res-rats', 'thr-amoeba'] })).toEqual(['discardedForNothing']);
});

test('MET-52 a Threat is let loose on a rival with much to lose', () => {
  const s = given({
    hand: {
      0: ['thr-great-worm', 'sta-arbatskaya', 'sta-borovitskaya', 'sta-lenin-library', 'sta-aleksandrovsky-sad'],
    },
    factions: { 0: 'fac-arbat', 1: 'fac-reich' },
    up: { 0: 1, 1: 9 },
    down: { 0: 5 },
    flipped: [1],
    resources: { 1: ['res-machine-gun', 'res-kalashnikov', 'res-dynamite'] },
    stations: { 1: ['sta-taganskaya'] },
  });
  expect(s.legal(0)).toContain('discard thr-great-worm');
  for (const answer of answers(s)) expect(answer).toMatch(/: discard thr-great-worm$/);
});

test('MET-52 nor is it kept back from many rivals with something to lose, whatever it raises', () => {
  const s = given({
    seats: 5,
    hand: { 0: ['res-combat-knife', 'sta-kitay-gorod-2', 'sta-tretyakovskaya', 'thr-ghoul', 'thr-phantom'] },
    factions: { 0: 'fac-bauman', 1: 'fac-1905', 2: 'fac-vdnkh', 3: 'fac-reich', 4: 'fac-arbat' },
    resources: { 1: ['res-helmet-and-vest'], 2: ['res-field-hospital'], 3: ['res-backpack'], 4: ['res-dynamite'] },
    up: { 1: 2, 2: 1, 3: 4, 4: 1 },
    down: { 1: 3, 2: 4, 3: 1, 4: 4 },
    bazaar: ['thr-watchman', 'res-canteen', 'res-vdnkh-tea'],
  });
  const turn = { view: game.view(s.state, 0), legal: s.legal(0), rng: makeRng(seedOf('loaded')), budget: {} };
  expect(LEVELS.hard.choose(game, 0, turn).pick).toBe('discard thr-phantom');
});

test('the game names what nobody would do, from what the seat sees', () => {
  const named = (s: ReturnType<typeof given>, pick: Answer, ...before: Answer[]): readonly string[] =>
    game.ahead!.blunders!(game.view(s.state, 0), 0, s.legal(0), pick, before);
  const vain = given({ hand: { 0: ['res-field-hospital', 'thr-demon'] }, up: { 0: 5 } });
  expect(named(vain, 'discard res-field-hospital')).toEqual(['discardedForNothing']);
  expect(named(vain, 'discard thr-demon')).toEqual([]);
  const ready = { factions: { 0: 'fac-arbat' }, resources: { 0: ['res-rats'] } };
  expect(named(given({ ...ready, hand: { 0: ['res-field-hospital'] } }), 'exchange')).toEqual(['exchangedMission']);
  const poor = ['res-bandages', 'res-flare', 'res-magazine', 'res-uniform', 'res-backpack'];
  expect(named(given({ ...ready, hand: { 0: poor } }), 'exchange')).toEqual([]);
  const tidying = given({ resources: { 0: ['res-tools'] }, up: { 0: 2 }, down: { 0: 3 } });
  tidying.answer(0, 'tidy');
  expect(named(tidying, 'tidy res-tools', 'end', 'play res-tools')).toEqual(['tidiedWhatWasPlayed']);
  expect(named(tidying, 'tidy res-tools', 'play res-tools', 'end')).toEqual([]);
});

test('MET-95 a mission that can be completed is not left for a look at what might be tidied', () => {
  const s = given({
    active: 1,
    from: 'window 2',
    factions: { 0: 'fac-reich', 1: 'fac-bauman' },
    flipped: [0, 1],
    up: { 0: 5, 1: 3 },
    down: { 0: 2, 1: 3 },
    resources: {
      0: ['res-blind-fish', 'res-uniform'],
      1: ['res-kerosene', 'res-generator', 'res-kalashnikov', 'res-magazine'],
    },
    heroes: { 1: ['her-melnik'] },
    stations: { 0: ['sta-kitay-gorod-1', 'sta-tretyakovskaya 1'], 1: ['sta-arbatskaya'] },
    hand: {
      1: ['res-iodine-tablets', 'sta-chistye-prudy', 'sta-lubyanka', 'sta-kievskaya', 'sta-dobryninskaya'],
    },
    bazaar: ['thr-watchman', 'res-antibiotics', 'sta-krasnoselskaya'],
  });
  for (const answer of answers(s, 1)) expect(answer).toMatch(/: mission sta-arbatskaya$/);
});

test('MET-49 MET-92 no card is discarded for its markers while another one makes a mission possible', () => {
  const s = given({
    seats: 3,
    active: 2,
    factions: { 0: 'fac-bauman', 1: 'fac-vdnkh', 2: 'fac-arbat' },
    flipped: [0, 1, 2],
    up: { 0: 6, 1: 5, 2: 4 },
    down: { 2: 2 },
    resources: { 1: ['res-dried-mushrooms'], 2: ['res-iodine-tablets'] },
    stations: { 2: ['sta-sokolniki'] },
    hand: { 2: ['res-iodine-tablets', 'res-tools', 'res-tools', 'res-magazine', 'car-peaceful'] },
  });
  expect(s.legal(2)).toContain('discard car-peaceful');
  const blunders = game.ahead!.blunders!(game.view(s.state, 2), 2, s.legal(2), 'discard car-peaceful', []);
  expect(blunders).toEqual(['discardedMission']);
  for (const answer of answers(s, 2)) expect(answer).not.toMatch(/: discard/);
});

test('MET-92 MET-152 no Monster is let loose on a mission of one’s own that could come first, unless somebody else may complete one', () => {
  const position = {
    active: 1,
    factions: { 0: 'fac-1905', 1: 'fac-reich' },
    flipped: [0, 1],
    up: { 0: 1, 1: 3 },
    down: { 0: 5, 1: 3 },
    resources: { 0: ['res-charcoal-filters', 'res-dynamite'], 1: ['res-night-vision'] },
    stations: { 0: ['sta-kitay-gorod-1'], 1: ['sta-lubyanka', 'sta-kurskaya 1'] },
    hand: { 1: ['res-machine-gun', 'res-cartridge-crate', 'sta-kievskaya', 'sta-novoslobodskaya', 'thr-crustacean'] },
    bazaar: ['res-grenades', 'res-flamethrower', 'res-sedatives'],
  } as const;
  const named = (more: Parameters<typeof given>[0] = {}): readonly string[] => {
    const s = given({ ...position, ...more });
    return game.ahead!.blunders!(game.view(s.state, 1), 1, s.legal(1), 'discard thr-crustacean', []);
  };
  expect(named()).toEqual(['discardedMission']);
  for (const answer of answers(given(position), 1)) expect(answer).not.toMatch(/: discard/);
  expect(named({ resources: { ...position.resources, 1: ['res-kerosene', 'res-night-vision'] } })).toEqual([]);
  expect(named({ shields: { 1: ['res-rats'] } })).toEqual([]);
  expect(named({ up: { 0: 5, 1: 3 }, down: { 0: 1, 1: 3 } })).toEqual([]);
  expect(named({ stations: { ...position.stations, 0: ['sta-sukharevskaya'] } })).toEqual([]);
  expect(named({ options: { hardExhaustion: true } })).toEqual([]);
});
