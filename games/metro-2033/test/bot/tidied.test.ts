import { strongPicks } from '@ashtown/bots';
import { expect, test } from 'vitest';
import { type Answer, game } from '../../src/index.ts';
import { given } from '../given.ts';

/** Nothing is tidied away but for markers that pay for something at once. */

const answers = (s: ReturnType<typeof given>, seat = 0): string[] => strongPicks(game, s.state, seat);

test('MET-75 MET-151 kept Stations are not tidied away while every card in hand can be paid for', () => {
  const s = given({
    seats: 4,
    active: 1,
    from: 'window 2',
    factions: { 0: 'fac-reich', 1: 'fac-arbat', 2: 'fac-vdnkh', 3: 'fac-bauman' },
    flipped: [0, 2, 3],
    up: { 0: 1, 1: 5, 2: 5, 3: 8 },
    down: { 0: 6, 2: 1 },
    resources: { 0: ['res-iodine-tablets'], 2: ['res-revolver'] },
    heroes: { 0: ['her-artyom'] },
    stations: {
      0: ['sta-sokolniki 1', 'sta-kitay-gorod-2'],
      1: ['sta-oktyabrskaya 1', 'sta-borovitskaya 2', 'sta-kitay-gorod-1'],
      2: ['sta-novoslobodskaya 2', 'sta-prospekt-mira', 'sta-sukharevskaya 1'],
      3: ['sta-lenin-library 1'],
    },
    hand: {
      1: ['res-army-rations', 'res-dynamite', 'sta-paveletskaya', 'sta-arbatskaya', 'thr-watchman'],
      2: ['res-field-hospital open', 'res-kerosene', 'res-generator', 'res-flamethrower', 'res-dosimeter'],
    },
    bazaar: ['sta-kievskaya', 'res-night-vision', 'res-grenades'],
  });
  s.answer(1, 'tidy');
  expect(s.legal(1)).toContain('tidy sta-borovitskaya 2');
  for (const answer of answers(s, 1)) expect(answer).toMatch(/: cancel$/);
});

test('MET-76 MET-97 a Station is tidied away for its markers: for a card too dear, or for another one to keep', () => {
  const named = (position: Parameters<typeof given>[0], pick: Answer): readonly string[] => {
    const s = given({ factions: { 0: 'fac-arbat' }, down: { 0: 2 }, from: 'window 2', ...position });
    s.answer(0, 'tidy');
    return game.ahead!.blunders!(game.view(s.state, 0), 0, s.legal(0), pick, []);
  };
  const holding = (card: string) => ({
    hand: { 0: ['res-antibiotics', 'res-rats', 'res-flare', 'res-backpack', card] },
  });
  const open = { stations: { 0: ['sta-lubyanka', 'sta-tulskaya 1'] }, up: { 0: 2 }, ...holding('res-kerosene') };
  expect(named(open, 'tidy sta-lubyanka')).toEqual(['tidiedForNothing']);
  expect(named(open, 'tidy sta-tulskaya 1')).toEqual(['tidiedForNothing']);
  expect(named({ ...open, ...holding('res-tools') }, 'tidy sta-tulskaya 1')).toEqual([]);
  expect(named({ ...open, ...holding('thr-librarian') }, 'tidy sta-tulskaya 1')).toEqual([]);
  const ready = { ...open, resources: { 0: ['res-dynamite', 'res-revolver'] } };
  expect(named(ready, 'tidy sta-tulskaya 1')).toEqual([]);
  expect(named(ready, 'tidy res-revolver')).toEqual(['tidiedEarly']);
});

test('MET-74 MET-92 where a Station may be kept, no other card is tidied away at the end of a turn, unless a known Monster would take it', () => {
  const position = {
    active: 1,
    from: 'window 2',
    factions: { 0: 'fac-reich', 1: 'fac-arbat' },
    flipped: [0, 1],
    up: { 0: 7, 1: 1 },
    down: { 1: 5 },
    resources: { 0: ['res-gas-mask', 'res-protective-suit'], 1: ['res-tools', 'res-revolver'] },
    shields: { 1: ['res-rats'] },
    heroes: { 1: ['her-bourbon'] },
    stations: {
      0: ['sta-kitay-gorod-1 1'],
      1: ['sta-taganskaya', 'sta-mayakovskaya', 'sta-tretyakovskaya 1'],
    },
    hand: {
      1: ['res-iodine-tablets', 'res-dried-mushrooms', 'sta-krasnye-vorota', 'sta-lenin-library', 'sta-tulskaya'],
    },
    bazaar: ['sta-okhotny-ryad', 'res-vdnkh-tea', 'thr-harpy'],
  } as const;
  const named = (pick: Answer, more: Parameters<typeof given>[0] = {}): readonly string[] => {
    const s = given({ ...position, ...more }).answer(1, 'tidy');
    return game.ahead!.blunders!(game.view(s.state, 1), 1, s.legal(1), pick, []);
  };
  for (const pick of ['tidy res-revolver', 'tidy her-bourbon', 'tidy res-rats protection'] as const)
    expect(named(pick)).toEqual(['tidiedEarly']);
  expect(named('tidy sta-tretyakovskaya 1')).toEqual([]);
  for (const answer of answers(given(position).answer(1, 'tidy'), 1)) expect(answer).toMatch(/: (cancel|tidy sta-.*)$/);
  const known = { hand: { ...position.hand, 0: ['thr-dark-one open'] } };
  expect(named('tidy res-revolver', known)).toEqual([]);
  expect(named('tidy her-bourbon', known)).toEqual(['tidiedEarly']);
  const peaceful = { hand: { ...position.hand, 0: ['thr-watchman open'] } };
  expect(named('tidy res-tools', peaceful)).toEqual([]);
  expect(named('tidy res-revolver', peaceful)).toEqual(['tidiedEarly']);
  expect(named('tidy res-revolver', { from: 'turn' })).toEqual([]);
});

test('MET-73 whoever has tidied does not tidy again before anything else has happened', () => {
  const s = given({ resources: { 0: ['res-tools'] }, hand: { 0: ['res-kerosene', 'res-flare'] }, up: { 0: 2 } });
  const named = (): readonly string[] => game.ahead!.blunders!(game.view(s.state, 0), 0, s.legal(0), 'tidy', []);
  expect(named()).toEqual([]);
  s.answer(0, 'tidy');
  s.answer(0, 'cancel');
  expect(named()).toEqual(['tidiedAgain']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: tidy$/);
});

test('MET-70 MET-74 MET-154 MET-179 nobody tidies at the end of a turn for markers of the next one, unless a Station may be kept or a known Monster may come', () => {
  const position = {
    factions: { 0: 'fac-reich', 1: 'fac-arbat' },
    flipped: [0, 1],
    from: 'window 2',
    up: { 0: 3 },
    down: { 0: 3 },
    resources: { 0: ['res-sedatives', 'res-blind-fish', 'res-tools'] },
    stations: { 0: ['sta-okhotny-ryad 1', 'sta-lenin-library'] },
    hand: { 0: ['res-kerosene', 'res-kalashnikov', 'res-helmet-and-vest', 'sta-oktyabrskaya', 'thr-crustacean'] },
  } as const;
  const named = (s: ReturnType<typeof given>): readonly string[] =>
    game.ahead!.blunders!(game.view(s.state, 0), 0, s.legal(0), 'tidy', []);
  const s = given(position);
  expect(named(s)).toEqual(['tidiedEarly']);
  for (const answer of answers(s)) expect(answer).toMatch(/: end$/);
  const ready = given({ ...position, resources: { 0: ['res-field-hospital', 'res-tools'] } });
  expect(named(ready)).toEqual([]);
  const threatened = (threat: string, more: Parameters<typeof given>[0] = {}) =>
    given({ ...position, ...more, hand: { ...position.hand, 1: [threat] } });
  expect(named(threatened('thr-great-worm open'))).toEqual([]);
  expect(named(threatened('thr-great-worm'))).toEqual(['tidiedEarly']);
  expect(named(threatened('thr-demon open'))).toEqual(['tidiedEarly']);
  expect(named(threatened('thr-great-worm open', { heroes: { 0: ['her-khan'] } }))).toEqual(['tidiedEarly']);
  const harder = { heroes: { 0: ['her-khan'] }, options: { hardAllSymbols: true } };
  expect(named(threatened('thr-great-worm open', harder))).toEqual([]);
  const guarded = { ...harder, shields: { 0: ['res-antibiotics'] } };
  expect(named(threatened('thr-great-worm open', guarded))).toEqual(['tidiedEarly']);
  const unkept = { ...position, stations: { 0: ['sta-lenin-library'] } };
  expect(named(given({ ...unkept, resources: { 0: ['res-field-hospital', 'res-tools'] } }))).toEqual(['tidiedEarly']);
});

test('MET-74 MET-75 nobody tidies before the action either, unless that pays for it', () => {
  const position = {
    factions: { 0: 'fac-reich', 1: 'fac-arbat' },
    flipped: [0],
    up: { 0: 2 },
    down: { 0: 3 },
    resources: { 0: ['res-sedatives'] },
    stations: { 0: ['sta-okhotny-ryad 1'] },
    hand: { 0: ['res-kerosene', 'res-generator', 'res-uniform', 'sta-oktyabrskaya', 'res-combat-knife'] },
  } as const;
  const named = (more: Parameters<typeof given>[0]): readonly string[] => {
    const s = given({ ...position, ...more });
    return game.ahead!.blunders!(game.view(s.state, 0), 0, s.legal(0), 'tidy', []);
  };
  const holding = (card: string) => ({
    hand: { 0: [...position.hand[0].filter((id) => id !== 'res-generator'), card] },
  });
  expect(named({})).toEqual([]);
  expect(named({ up: { 0: 4 } })).toEqual(['tidiedForNothing']);
  expect(named({ up: { 0: 1 }, down: { 0: 3 } })).toEqual([]);
  expect(named({ ...holding('res-flare'), up: { 0: 2 } })).toEqual(['tidiedForNothing']);
  expect(named({ resources: {}, stations: {} })).toEqual(['tidiedForNothing']);
  expect(named({ ...holding('thr-great-worm'), down: { 0: 5 } })).toEqual(['tidiedForNothing']);
  expect(named({ ...holding('thr-great-worm'), down: { 0: 6 } })).toEqual([]);
});
