import { strongPicks } from '@ashtown/bots';
import { expect, test } from 'vitest';
import { type Answer, game } from '../../src/index.ts';
import { given, type Position, type Told } from '../given.ts';

/** What readers of games of bots have laughed at: normal and better do none of it. */

const answers = (s: Told, seat = 0): string[] => strongPicks(game, s.state, seat);
const named = (position: Position, pick: Answer): readonly string[] => {
  const s = given(position);
  expect(s.legal(0)).toContain(pick);
  return game.ahead!.blunders!(game.view(s.state, 0), 0, s.legal(0), pick, []);
};
/** Whether one wants a reason for an answer. */
const isLax = (position: Position | Told, pick: Answer): boolean => {
  const s = 'state' in position ? position : given(position);
  expect(s.legal(0)).toContain(pick);
  return game.ahead!.isLax!(pick, s.legal(0), game.view(s.state, 0), 0);
};
const LAST: Position = { ending: true, vp: { 0: 24, 1: 26 } };
/** A last round in which no tie is in reach. */
const FAR: Position = { ending: true, vp: { 0: 24, 1: 40 } };

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
  const thugs: Position = { seen: { 0: ['thugs'] }, tokens: { 0: { gun: 1 } } };
  expect(named({ ...thugs, places: { 1: ['school'] }, passed: [1] }, 'play thugs')).toEqual(['playedUseless']);
  expect(named({ ...thugs, places: { 1: ['school'] } }, 'play thugs')).toEqual([]);
  expect(named({ ...thugs, hand: { 0: ['church'] }, passed: [1] }, 'play thugs')).toEqual([]);
  expect(named({ ...thugs, hand: { 0: ['arena'] }, passed: [1] }, 'play thugs')).toEqual(['playedUseless']);
  const paid: Position = { places: { 0: ['scrap-trader'] }, tokens: { 0: { iron: 1 } } };
  expect(named(paid, 'pass')).toEqual(['passedWithPoint']);
  expect(named({ ...paid, tokens: { 0: { gun: 1 } } }, 'pass')).toEqual([]);
});

test('FSM-109 FSM-114 a card may be meant for a deal or for spoils that could be placed otherwise', () => {
  const church: Position = { hand: { 0: ['church'] }, factions: { 0: 'appalachian-federation', 1: 'new-york' } };
  expect(named({ ...church, tokens: { 0: { fuel: 1, red: 2, grey: 2 } } }, 'convert blue')).toEqual([]);
  expect(named({ ...FAR, ...church, tokens: { 0: { gun: 1, blue: 2, grey: 2 } }, passed: [1] }, 'convert red')).toEqual(
    [],
  );
});

const RICH: Position = {
  round: 3,
  vp: { 0: 12, 1: 12 },
  factions: { 0: 'new-york', 1: 'merchants-guild' },
  tokens: { 0: { fuel: 2, iron: 5, worker: 1 }, 1: { fuel: 1, iron: 1, gun: 2, brick: 1, worker: 2, blue: 1 } },
  places: {
    0: ['docks', 'oil-rig', 'wrecked-tank', 'shipwreck', 'oil-trader'],
    1: ['construction-vehicles', 'school', 'arena', 'quarry', 'scrap-trader', 'confessor', 'gun-shop'],
  },
  deals: { 0: ['city-guards', 'clay-pit', 'camp', 'convoy'], 1: ['fuel-tank', 'assassin', 'church'] },
};

test('FSM-71 FSM-130 points are taken with the last worker, not goods that nothing can use', () => {
  const s = given(RICH);
  expect(s.legal(0)).toContain('visit 1.3');
  for (const answer of answers(s)) expect(answer).toMatch(/: use 0\.[34]$/);
});

test('FSM-71 FSM-175 nor does the leader take contacts for goods that bring three points', () => {
  const s = given({
    ...RICH,
    vp: { 0: 17, 1: 10 },
    tokens: { ...RICH.tokens, 0: { iron: 2, worker: 1 } },
    places: { ...RICH.places, 0: ['docks', 'oil-rig', 'parking-lot', 'assembly-plant', 'huge-machinery'] },
  });
  expect(s.legal(0)).toContain('use 0.4');
  for (const answer of answers(s)) expect(answer).toMatch(/: use 0\.3$/);
});

test('FSM-137 the last card is not given for contacts that nothing is left to pay with', () => {
  const s = given({
    ...LAST,
    factions: { 0: 'appalachian-federation', 1: 'new-york' },
    tokens: { 0: { brick: 1 } },
    places: { 0: ['arena', 'scrap-trader'], 1: ['school'] },
    hand: { 0: ['weapon-trader'] },
  });
  expect(s.legal(0)).toContain('convert grey');
  expect(game.ahead!.blunders!(game.view(s.state, 0), 0, s.legal(0), 'convert grey', [])).toEqual(['convertedUseless']);
  for (const answer of answers(s)) expect(answer).toMatch(/: redevelop /);
});

test('FSM-130 no action is used for contacts that pay for nothing', () => {
  const built: Position = { places: { 0: ['huge-machinery'] }, tokens: { 0: { iron: 1, worker: 1 } } };
  expect(named({ ...FAR, ...built }, 'use 0.0')).toEqual(['usedUseless']);
  expect(named(built, 'use 0.0')).toEqual(['usedUseless']);
  expect(named({ ...built, hand: { 0: ['arena'] } }, 'use 0.0')).toEqual([]);
  for (const answer of answers(given({ ...FAR, ...built }))) expect(answer).toMatch(/: pass$/);
});

test('FSM-75 nor once more', () => {
  const s = given({ ...FAR, passed: [1], places: { 0: ['gunsmith'], 1: ['school'] }, tokens: { 0: { gun: 2 } } });
  s.answer(0, 'use 0.0').asked(0, 'repeatAction');
  for (const answer of answers(s)) expect(answer).toMatch(/: stop$/);
});

test('FSM-110 FSM-177 in the last round no deal is made for a good that nothing can use', () => {
  const last: Position = { ...FAR, hand: { 0: ['abandoned-suburbs'] }, tokens: { 0: { blue: 3 } } };
  const bricks: Position = { ...last, places: { 0: ['rubble'] } };
  expect(named(bricks, 'deal abandoned-suburbs')).toEqual(['dealtUseless']);
  for (const answer of answers(given(bricks))) expect(answer).toMatch(/: pass$/);
  expect(named({ ...bricks, ending: false, vp: {} }, 'deal abandoned-suburbs')).toEqual([]);
  expect(named({ ...bricks, hand: { 0: ['abandoned-suburbs', 'skyscraper'] } }, 'deal abandoned-suburbs')).toEqual([]);
  expect(named({ ...last, places: { 0: ['hideout'] } }, 'deal abandoned-suburbs')).toEqual([]);
  expect(named({ ...last, options: { dealsScore: true } }, 'deal abandoned-suburbs')).toEqual([]);
  expect(named({ ...last, hand: { 0: ['church'] } }, 'deal church')).toEqual([]);
});

test('FSM-134 FSM-177 nor are contacts made for it', () => {
  const last: Position = { ...FAR, hand: { 0: ['shelter'] }, tokens: { 0: { fuel: 2, blue: 1 } } };
  expect(named(last, 'convert blue')).toEqual(['convertedUseless']);
  expect(named({ ...last, ending: false, vp: {} }, 'convert blue')).toEqual([]);
  const convoy: Position = { ...last, places: { 0: ['convoy'] } };
  expect(named(convoy, 'use 0.0')).toEqual(['usedUseless']);
  for (const answer of answers(given(convoy))) expect(answer).toMatch(/: pass$/);
});

test('FSM-151 FSM-177 nor is a connection taken for it', () => {
  const last: Position = { ...FAR, blue: 'junk-train', hand: { 0: ['shelter'] }, tokens: { 0: { worker: 2 } } };
  expect(named(last, 'take blue')).toEqual(['tookUseless']);
  for (const answer of answers(given(last))) expect(answer).not.toMatch(/: take blue$/);
  expect(named({ ...last, ending: false, vp: {} }, 'take blue')).toEqual([]);
  expect(named({ ...last, hand: { 0: ['church'] } }, 'take blue')).toEqual([]);
  const payers = { 0: 'appalachian-federation', 1: 'new-york' };
  expect(named({ ...last, factions: payers }, 'take blue')).toEqual([]);
});

test('FSM-143 the last worker is not sent for a good that nothing can use', () => {
  const alone: Position = { places: { 1: ['docks'] }, tokens: { 0: { worker: 1 } } };
  expect(named(alone, 'visit 1.0')).toEqual(['visitedUseless']);
  for (const answer of answers(given(alone))) expect(answer).toMatch(/: pass$/);
  expect(named({ ...alone, places: { 0: ['scrap-trader'], 1: ['docks'] } }, 'visit 1.0')).toEqual([]);
  expect(named({ ...alone, hand: { 0: ['quarry'] } }, 'visit 1.0')).toEqual([]);
  expect(named({ ...alone, hand: { 0: ['arena'] }, tokens: { 0: { worker: 1, grey: 2 } } }, 'visit 1.0')).toEqual([
    'visitedUseless',
  ]);
  expect(
    named({ ...alone, hand: { 0: ['scrap-trader'] }, tokens: { 0: { worker: 1, grey: 2 } } }, 'visit 1.0'),
  ).toEqual([]);
  // Somebody else could be kept from it, unless nothing of theirs asks for it either.
  const third: Position = { ...alone, seats: 3, tokens: { 0: { worker: 1 }, 2: { worker: 1 } } };
  expect(named({ ...third, hand: { 2: ['arena'] } }, 'visit 1.0')).toEqual([]);
  expect(named({ ...third, places: { 1: ['docks'], 2: ['scrap-trader'] } }, 'visit 1.0')).toEqual([]);
  expect(named(third, 'visit 1.0')).toEqual(['visitedUseless']);
});

test('FSM-143 nor for a contact or a token that nothing in reach can use', () => {
  const alone: Position = { places: { 1: ['construction-vehicles', 'excavator'] }, tokens: { 0: { worker: 1 } } };
  expect(named(alone, 'visit 1.0')).toEqual(['visitedUseless']);
  expect(named(alone, 'visit 1.1')).toEqual(['visitedUseless']);
  for (const answer of answers(given(alone))) expect(answer).toMatch(/: pass$/);
  // A distance of 2 is too far, unless there is another contact or an iron to be converted.
  const far: Position = { ...alone, factions: { 0: 'new-york' }, hand: { 0: ['arena'] } };
  expect(named(far, 'visit 1.0')).toEqual(['visitedUseless']);
  expect(named({ ...far, tokens: { 0: { worker: 1, grey: 1 } } }, 'visit 1.0')).toEqual([]);
  expect(named({ ...far, tokens: { 0: { worker: 1, iron: 1 } } }, 'visit 1.0')).toEqual([]);
  expect(named({ ...far, places: { ...alone.places, 0: ['school'] } }, 'visit 1.1')).toEqual([]);
  // Somebody else could be kept from it.
  const third: Position = { ...alone, seats: 3, tokens: { 0: { worker: 1 }, 2: { worker: 1 } } };
  expect(named({ ...third, hand: { 2: ['arena'] } }, 'visit 1.0')).toEqual([]);
});

test('FSM-135 FSM-143 nor one of two, unless another one comes back and they are exchanged for a card', () => {
  const pair: Position = {
    places: { 0: ['oilmen-fortress'], 1: ['construction-vehicles'] },
    tokens: { 0: { worker: 2, fuel: 2 } },
  };
  expect(named(pair, 'visit 1.0')).toEqual(['visitedUseless']);
  for (const answer of answers(given(pair))) expect(answer).not.toMatch(/: visit 1\.0$/);
  expect(named({ ...pair, tokens: { 0: { worker: 3, fuel: 2 } } }, 'visit 1.0')).toEqual([]);
  expect(named({ ...pair, hand: { 0: ['docks'] } }, 'visit 1.0')).toEqual([]);
  // The owner may send the very worker back that the visit brings.
  expect(named({ ...pair, places: { ...pair.places, 0: ['docks'] } }, 'visit 1.0')).toEqual([]);
  expect(named({ ...pair, places: { ...pair.places, 0: ['merc-outpost'] } }, 'visit 1.0')).toEqual([]);
  const pub: Position = { ...pair, places: { ...pair.places, 1: ['construction-vehicles', 'pub'] } };
  expect(named(pub, 'visit 1.0')).toEqual([]);
});

test('FSM-20 FSM-143 a universal contact is fetched for an action that asks for one', () => {
  const open: Position = { places: { 1: ['sharrash'] }, tokens: { 0: { worker: 1 } } };
  expect(named(open, 'visit 1.0')).toEqual(['visitedUseless']);
  expect(named({ ...open, places: { ...open.places, 0: ['gasoline-cultist'] } }, 'visit 1.0')).toEqual([]);
});

test('FSM-114 FSM-134 no contacts are made that are too few for anything', () => {
  const few: Position = {
    red: 'punks',
    hand: { 0: ['confessor'] },
    places: { 1: ['school'] },
    tokens: { 0: { gun: 1 } },
  };
  const guild: Position = { ...few, factions: { 0: 'merchants-guild', 1: 'new-york' } };
  expect(named(guild, 'convert red')).toEqual(['convertedUseless']);
  for (const answer of answers(given(guild))) expect(answer).toMatch(/: pass$/);
  expect(named({ ...guild, tokens: { 0: { gun: 1, worker: 2 } } }, 'convert red')).toEqual([]);
  expect(named({ ...guild, places: { ...few.places, 0: ['shadow'] } }, 'convert red')).toEqual([]);
  expect(named({ ...few, factions: { 0: 'mutants-union', 1: 'new-york' } }, 'convert red')).toEqual([]);
});

test('FSM-130 FSM-137 no action is used for less than the faction gives for the same', () => {
  const fuel: Position = {
    factions: { 0: 'appalachian-federation', 1: 'new-york' },
    places: { 0: ['convoy'] },
    hand: { 0: ['church'] },
    tokens: { 0: { fuel: 1 } },
  };
  expect(named(fuel, 'use 0.0')).toEqual(['usedForLess']);
  for (const answer of answers(given(fuel))) expect(answer).toMatch(/: convert blue$/);
  expect(named({ ...fuel, tokens: { 0: { fuel: 1, ammo: 1 } } }, 'use 0.0')).toEqual([]);
  expect(named({ ...fuel, factions: { 0: 'mutants-union', 1: 'new-york' } }, 'use 0.0')).toEqual([]);
  expect(named({ ...fuel, factions: { 0: 'new-york' }, tokens: { 0: { fuel: 1, blue: 1 } } }, 'use 0.0')).toEqual([]);
});

test('FSM-177 what could be kept is of no use in the last round', () => {
  const kept: Position = { places: { 0: ['ruined-library', 'scrap-trader'] }, tokens: { 0: { iron: 1, worker: 2 } } };
  expect(named(kept, 'pass')).not.toContain('passedWithPoint');
  expect(named({ ...FAR, ...kept }, 'pass')).toEqual(['passedWithPoint']);
  const s = given({ ...FAR, ...kept });
  s.answer(0, 'exchange').asked(0, 'exchangeGood');
  for (const answer of answers(s)) expect(answer).not.toMatch(/: (fuel|gun|brick)$/);
});

test('FSM-181 a tie is won with contacts that pay for nothing', () => {
  const s = given({
    ending: true,
    vp: { 0: 26, 1: 26 },
    factions: { 0: 'new-york', 1: 'merchants-guild' },
    tokens: { 0: { gun: 1 }, 1: { fuel: 1 } },
    passed: [1],
  });
  for (const answer of answers(s)) expect(answer).toMatch(/: convert red$/);
});

test('FSM-87 contacts to build with are wanted, however a card could be used otherwise', () => {
  const rich: Position = {
    factions: { 0: 'new-york' },
    hand: { 0: ['docks'] },
    tokens: { 0: { iron: 1, red: 1, blue: 1 } },
  };
  expect(named(rich, 'convert grey')).toEqual([]);
});

test('FSM-87 FSM-114 FSM-134 in the last round no contacts are made that are too few, whatever could bring more is out of reach', () => {
  const last: Position = {
    ...FAR,
    red: 'punks',
    factions: { 0: 'merchants-guild', 1: 'new-york' },
    hand: { 0: ['negotiator'] },
    places: { 0: ['assembly-plant', 'huge-machinery'], 1: ['school'] },
    tokens: { 0: { iron: 2, gun: 1, brick: 1 } },
  };
  expect(named(last, 'convert grey')).toEqual(['convertedUseless']);
  expect(named(last, 'convert red')).toEqual(['convertedUseless']);
  for (const answer of answers(given(last))) expect(answer).toMatch(/: redevelop negotiator$/);
  const rich = (more: object): Position => ({ ...last, tokens: { 0: { ...last.tokens![0], ...more } } });
  expect(named(rich({ grey: 1 }), 'convert grey')).toEqual([]);
  expect(named(rich({ worker: 1 }), 'convert grey')).toEqual([]);
  expect(named(rich({ red: 1 }), 'convert red')).toEqual([]);
  expect(named(rich({ worker: 2 }), 'convert red')).toEqual([]);
  // Whoever visits the docks brings a worker.
  const open: Position = { ...last, places: { ...last.places, 0: ['assembly-plant', 'huge-machinery', 'docks'] } };
  expect(named({ ...open, tokens: { ...last.tokens, 1: { fuel: 1 } } }, 'convert grey')).toEqual(['convertedUseless']);
  expect(named({ ...open, tokens: { ...last.tokens, 1: { worker: 1 } } }, 'convert grey')).toEqual([]);
});

test('FSM-75 FSM-114 FSM-130 nor by an action that can be paid for only once', () => {
  const last: Position = {
    ...FAR,
    hand: { 0: ['museum'] },
    places: { 0: ['gunsmith'], 1: ['school'] },
    converted: { 0: ['red'] },
  };
  expect(named({ ...last, tokens: { 0: { gun: 1 } } }, 'use 0.0')).toEqual(['usedUseless']);
  expect(named({ ...last, tokens: { 0: { gun: 2 } } }, 'use 0.0')).toEqual([]);
});

test('FSM-110 FSM-177 in the last round no deal is made for a good that something asks for with others that are not there', () => {
  const last: Position = { ...FAR, hand: { 0: ['gasoline-cultist'] }, places: { 0: ['oilmen-fortress'] } };
  expect(named({ ...last, tokens: { 0: { blue: 2 } } }, 'deal gasoline-cultist')).toEqual(['dealtUseless']);
  for (const answer of answers(given({ ...last, tokens: { 0: { blue: 2 } } }))) expect(answer).toMatch(/: pass$/);
  expect(named({ ...last, tokens: { 0: { blue: 2, fuel: 1, worker: 1 } } }, 'deal gasoline-cultist')).toEqual([]);
  expect(
    named({ ...last, options: { dealsScore: true }, tokens: { 0: { blue: 2 } } }, 'deal gasoline-cultist'),
  ).toEqual([]);
});

test('FSM-165 passing is lax while a card could be built, dealt with or razed, or a location of others razed', () => {
  expect(isLax({ hand: { 0: ['merc-outpost'] }, tokens: { 0: { grey: 1 } } }, 'pass')).toBe(true);
  expect(isLax({ places: { 1: ['docks'] }, tokens: { 0: { worker: 1 } } }, 'pass')).toBe(false);
  expect(isLax({ places: { 1: ['quarry'] }, tokens: { 0: { red: 3 } } }, 'pass')).toBe(true);
});

test('FSM-117 FSM-177 where all is lost, red contacts still raze a location in the last round', () => {
  const s = given({
    ending: true,
    vp: { 0: 39, 1: 36 },
    factions: { 0: 'appalachian-federation', 1: 'merchants-guild' },
    places: {
      0: ['parking-lot', 'sharrash', { card: 'shipwreck', uses: 2 }, 'boiler-room', 'factory', 'gun-shop'],
      1: ['rubble-trader', 'brick-supplier', 'quarry', 'church', 'wrecked-tank', 'crossroads', 'construction-vehicles'],
    },
    hand: { 1: ['school', 'fuel-tank', 'corner-shop'] },
    converted: { 1: ['red'] },
    tokens: { 0: { iron: 2, worker: 1, red: 3 }, 1: { fuel: 2, gun: 1, brick: 2, grey: 2 } },
  });
  for (const answer of answers(s)) expect(answer).toMatch(/: attack 1\.\d$/);
});

test('FSM-135 FSM-151 workers that make points are lax to give for a card or a connection', () => {
  const engine: Position = {
    round: 3,
    red: 'punks',
    vp: { 0: 10, 1: 16 },
    factions: { 0: 'appalachian-federation', 1: 'new-york' },
    places: { 0: ['bioweaponry', 'shipwreck', 'underground-warehouse'], 1: ['arena', 'oil-rig'] },
    hand: { 0: ['quarry', 'confessor'] },
    tokens: { 0: { iron: 1, gun: 1, worker: 2 } },
  };
  expect(isLax(engine, 'exchange')).toBe(true);
  expect(isLax(engine, 'take red')).toBe(true);
  for (const answer of answers(given(engine))) expect(answer).not.toMatch(/: (exchange|take red)$/);
  const rich = (tokens: object): Position => ({ ...engine, tokens: { 0: tokens } });
  expect(isLax(rich({ iron: 1, gun: 1, worker: 4 }), 'exchange')).toBe(false);
  expect(isLax(rich({ iron: 1, worker: 3 }), 'exchange')).toBe(false);
  expect(isLax(rich({ worker: 3 }), 'exchange')).toBe(false);
  // A good for the workers that are left may make as many points; a connection does not.
  expect(
    isLax({ ...rich({ brick: 2, gun: 1, worker: 3 }), places: { 0: ['skyscraper', 'bioweaponry'] } }, 'take red'),
  ).toBe(true);
  // Once more, too, unless it is an action that is used once more.
  const twice = given(rich({ iron: 1, gun: 1, worker: 4 }));
  twice.answer(0, 'exchange').answer(0, 'card').asked(0, 'repeatAction');
  expect(isLax(twice, 'again')).toBe(true);
  for (const answer of answers(twice)) expect(answer).toMatch(/: stop$/);
  const used = given(rich({ iron: 2, worker: 2 }));
  used.answer(0, 'use 0.1').asked(0, 'repeatAction');
  expect(isLax(used, 'again')).toBe(false);
});

test('FSM-97 FSM-130 an action that still makes points is lax to replace', () => {
  const tower: Position = {
    places: { 0: ['docks', 'skyscraper'] },
    hand: { 0: ['shipwreck'] },
    tokens: { 0: { brick: 3, worker: 1 } },
  };
  const replaced = (position: Position): Told => given(position).answer(0, 'redevelop shipwreck');
  expect(isLax(replaced(tower), 'replace 0.1')).toBe(true);
  expect(isLax(replaced(tower), 'replace 0.0')).toBe(false);
  expect(isLax(replaced({ ...tower, tokens: { 0: { brick: 2, worker: 1 } } }), 'replace 0.1')).toBe(false);
  expect(isLax(replaced({ ...tower, tokens: { 0: { brick: 3 } } }), 'replace 0.1')).toBe(false);
  // The new action makes more of the same worker.
  const press: Position = {
    ...tower,
    places: { 0: ['docks', 'archive'] },
    tokens: { 0: { brick: 1, iron: 1, worker: 1 } },
  };
  expect(isLax(replaced(press), 'replace 0.1')).toBe(false);
});

test('FSM-143 the last worker is not sent for contacts of which there are enough', () => {
  const enough: Position = {
    places: { 1: ['construction-vehicles'] },
    hand: { 0: ['rubble'] },
    tokens: { 0: { worker: 1, grey: 2 } },
  };
  expect(named(enough, 'visit 1.0')).toEqual(['visitedUseless']);
  for (const answer of answers(given(enough))) expect(answer).not.toMatch(/: visit 1\.0$/);
  expect(named({ ...enough, tokens: { 0: { worker: 1, grey: 1 } } }, 'visit 1.0')).toEqual([]);
  expect(named({ ...enough, hand: { 0: ['rubble', 'docks'] } }, 'visit 1.0')).toEqual([]);
  // A card that is yet to be drawn may take it.
  expect(named({ ...enough, tokens: { 0: { worker: 3, grey: 2 } } }, 'visit 1.0')).toEqual([]);
  expect(named({ ...enough, hand: { 0: ['crossroads'] } }, 'visit 1.0')).toEqual([]);
});

test('FSM-143 FSM-168 nor for one more of a good than can be kept', () => {
  const stored: Position = { places: { 0: ['underground-warehouse'], 1: ['docks'] } };
  expect(named({ ...stored, tokens: { 0: { worker: 1, iron: 3 } } }, 'visit 1.0')).toEqual(['visitedUseless']);
  expect(named({ ...stored, tokens: { 0: { worker: 1, iron: 2, fuel: 3 } } }, 'visit 1.0')).toEqual([]);
  const more: Position = { ...stored, hand: { 0: ['ruined-library'] } };
  expect(named({ ...more, tokens: { 0: { worker: 1, iron: 3 } } }, 'visit 1.0')).toEqual([]);
  const used: Position = { places: { 0: ['underground-warehouse', 'scrap-trader'], 1: ['docks'] } };
  expect(named({ ...used, tokens: { 0: { worker: 1, iron: 4 } } }, 'visit 1.0')).toEqual([]);
});

test('FSM-130 FSM-143 the last worker is not sent for one more of what there is enough of while it brings points at home', () => {
  const guns: Position = {
    places: { 0: ['bioweaponry'], 1: ['assassin'] },
    hand: { 0: ['clay-pit'] },
    converted: { 0: ['red'] },
    tokens: { 0: { worker: 1, gun: 2 } },
  };
  expect(named(guns, 'visit 1.0')).toEqual(['visitedUseless']);
  for (const answer of answers(given(guns))) expect(answer).toMatch(/: use 0\.0$/);
  expect(named({ ...guns, hand: { 0: ['weapon-trader'] } }, 'visit 1.0')).toEqual([]);
  // Nor to keep others from it.
  const grey: Position = {
    seats: 3,
    places: { 0: ['clay-pit'], 1: ['construction-vehicles'] },
    hand: { 0: ['convoy'], 2: ['arena'] },
    tokens: { 0: { worker: 1, brick: 1, grey: 1 }, 2: { worker: 1 } },
  };
  expect(named(grey, 'visit 1.0')).toEqual(['visitedUseless']);
  expect(named({ ...grey, tokens: { 0: { worker: 1, grey: 1 }, 2: { worker: 1 } } }, 'visit 1.0')).toEqual([]);
  expect(named({ ...grey, hand: { 0: ['convoy', 'docks'], 2: ['arena'] } }, 'visit 1.0')).toEqual([]);
});

test('FSM-89 FSM-134 before the last round, too, no contacts are made that are too few, whatever else a card could bring', () => {
  const few: Position = {
    factions: { 0: 'appalachian-federation', 1: 'new-york' },
    blue: 'merchants',
    hand: { 0: ['abandoned-suburbs', 'assembly-plant'] },
    places: { 0: ['shipwreck'] },
    tokens: { 0: { ammo: 2, grey: 1 } },
  };
  expect(named(few, 'convert blue')).toEqual(['convertedUseless']);
  for (const answer of answers(given(few))) expect(answer).not.toMatch(/: convert blue$/);
  expect(named({ ...few, tokens: { 0: { ammo: 2, blue: 1 } } }, 'convert blue')).toEqual([]);
  expect(named({ ...few, tokens: { 0: { ammo: 2, worker: 2 } } }, 'convert blue')).toEqual([]);
  expect(named({ ...few, hand: { 0: ['scrap-trader', 'assembly-plant'] } }, 'convert blue')).toEqual([]);
});

test('FSM-135 FSM-139 no good is taken of which one alone is too few', () => {
  const s = given({
    ...FAR,
    factions: { 0: 'merchants-guild', 1: 'new-york' },
    hand: { 0: ['museum'] },
    places: { 0: ['church', 'abandoned-suburbs'] },
    tokens: { 0: { brick: 3, worker: 2 } },
  });
  s.answer(0, 'exchange').asked(0, 'exchangeGood');
  const wrong = (pick: Answer) => game.ahead!.blunders!(game.view(s.state, 0), 0, s.legal(0), pick, []);
  expect(wrong('iron')).toEqual(['exchangedUseless']);
  expect(wrong('brick')).toEqual([]);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: iron$/);
});

test('FSM-130 FSM-135 nor one for an action that gives contacts which pay for nothing', () => {
  const last: Position = { ...FAR, places: { 0: ['scrap-trader', 'huge-machinery'] } };
  const wrong = (position: Position) => {
    const s = given(position);
    s.answer(0, 'exchange').asked(0, 'exchangeGood');
    return game.ahead!.blunders!(game.view(s.state, 0), 0, s.legal(0), 'iron', []);
  };
  expect(wrong({ ...last, tokens: { 0: { iron: 2, worker: 3 } } })).toEqual(['exchangedUseless']);
  expect(wrong({ ...last, tokens: { 0: { iron: 1, worker: 3 } } })).toEqual([]);
  expect(wrong({ ...last, tokens: { 0: { iron: 2, worker: 3 } }, hand: { 0: ['church'] } })).toEqual([]);
});

test('FSM-110 FSM-222 in the last round no more deals are made than actions can spend', () => {
  const last: Position = {
    ...FAR,
    hand: { 0: ['assassin'] },
    places: { 0: ['hideout'] },
    deals: { 0: ['church', 'camp'] },
    tokens: { 0: { blue: 1, grey: 1 } },
  };
  expect(named(last, 'deal assassin')).toEqual(['dealtUseless']);
  for (const answer of answers(given(last))) expect(answer).not.toMatch(/: deal assassin$/);
  expect(named({ ...last, deals: { 0: ['church'] } }, 'deal assassin')).toEqual([]);
  const made: Position = { ...last, deals: {}, tokens: { 0: { fuel: 2, grey: 1 } }, factions: { 0: 'new-york' } };
  expect(named(made, 'convert blue')).toEqual([]);
});

test('FSM-104 FSM-109 near the end no deal is made with the last card that gives as much and a point when it is built', () => {
  const near: Position = {
    vp: { 0: 20, 1: 23 },
    hand: { 0: ['boiler-room'] },
    tokens: { 0: { blue: 2, grey: 2 } },
  };
  expect(named(near, 'deal boiler-room')).toEqual(['dealtForLess']);
  for (const answer of answers(given(near))) expect(answer).toMatch(/: construct boiler-room$/);
  expect(named({ ...near, vp: { 0: 10, 1: 13 } }, 'deal boiler-room')).toEqual([]);
  expect(named({ ...near, tokens: { 0: { blue: 2, grey: 1 } } }, 'deal boiler-room')).toEqual([]);
  expect(named({ ...near, hand: { 0: ['boiler-room', 'church'] } }, 'deal boiler-room')).toEqual([]);
  expect(named({ ...near, places: { 0: ['hideout'] } }, 'deal boiler-room')).toEqual([]);
  expect(named({ ...near, hand: { 0: ['excavator'] } }, 'deal excavator')).toEqual([]);
});

test('FSM-82 FSM-221 what an action asks for is not paid where something that nothing asks for would do', () => {
  const paying = (tokens: object, card = 'merc-outpost') => {
    const s = given({
      places: { 0: [card, 'shipwreck'] },
      converted: { 0: ['red'] },
      tokens: { 0: { worker: 1, ...tokens } },
    });
    s.answer(0, 'use 0.0').asked(0, 'payment');
    return s;
  };
  const wrong = (s: Told, pick: Answer) => game.ahead!.blunders!(game.view(s.state, 0), 0, s.legal(0), pick, []);
  const s = paying({ iron: 1, gun: 1 });
  expect(wrong(s, 'pay iron')).toEqual(['paidDear']);
  expect(wrong(s, 'pay gun')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: pay gun$/);
  expect(wrong(paying({ iron: 3, gun: 1 }), 'pay iron')).toEqual([]);
  // No worker is left for it, unless this is what brings some.
  const pay = (s: Told) => s.legal(0).find((pick) => pick.includes('iron'))!;
  const shop = paying({ iron: 1, gun: 1 }, 'corner-shop');
  expect(wrong(shop, pay(shop))).toEqual([]);
  const rich = paying({ iron: 1, gun: 1, worker: 2 }, 'corner-shop');
  expect(wrong(rich, pay(rich))).toEqual(['paidDear']);
  expect(wrong(paying({ iron: 1, gun: 1, worker: 0 }), 'pay iron')).toEqual(['paidDear']);
});

test('FSM-80 FSM-143 the last worker is not sent for what could be used only with the worker itself', () => {
  // The contact is too few without the two workers that the boiler room would give for the same one.
  const last: Position = {
    factions: { 0: 'merchants-guild', 1: 'new-york' },
    places: { 0: ['oil-trader'], 1: ['construction-vehicles', 'boiler-room'] },
    hand: { 0: ['assembly-plant', 'shelter'] },
    converted: { 0: ['red'] },
    tokens: { 0: { worker: 1, gun: 1 } },
  };
  expect(named(last, 'visit 1.0')).toEqual(['visitedUseless']);
  expect(named(last, 'visit 1.1')).toEqual([]);
  for (const answer of answers(given(last))) expect(answer).not.toMatch(/: visit 1\.0$/);
  expect(named({ ...last, tokens: { 0: { worker: 1, gun: 1, grey: 2 } } }, 'visit 1.0')).toEqual([]);
  expect(named({ ...last, tokens: { 0: { worker: 2, gun: 1 } } }, 'visit 1.0')).toEqual([]);
  const gun: Position = { places: { 0: ['bioweaponry'], 1: ['assassin'] }, converted: { 0: ['red'] } };
  expect(named({ ...gun, tokens: { 0: { worker: 1 } } }, 'visit 1.0')).toEqual(['visitedUseless']);
  expect(named({ ...gun, tokens: { 0: { worker: 2 } } }, 'visit 1.0')).toEqual([]);
  // Somebody may bring another one.
  const open: Position = { ...gun, places: { 0: ['bioweaponry', 'docks'], 1: ['assassin'] } };
  expect(named({ ...open, tokens: { 0: { worker: 1 }, 1: { worker: 1 } } }, 'visit 1.0')).toEqual([]);
  const pair: Position = {
    factions: { 0: 'new-york' },
    places: { 0: ['docks'], 1: ['fuel-tank'] },
    hand: { 0: ['church'] },
  };
  expect(named({ ...pair, tokens: { 0: { worker: 1 }, 1: { worker: 3 } } }, 'visit 1.0')).toEqual(['visitedUseless']);
  expect(named({ ...pair, tokens: { 0: { worker: 1, fuel: 1 }, 1: { worker: 3 } } }, 'visit 1.0')).toEqual([]);
});

test('FSM-143 no worker at all is sent for a resource that nothing asks for', () => {
  const rich: Position = {
    factions: { 0: 'merchants-guild', 1: 'new-york' },
    places: { 0: ['shipwreck'], 1: ['fuel-tank', 'construction-vehicles'] },
    hand: { 0: ['shadow', 'factory'] },
    tokens: { 0: { worker: 3, fuel: 3, iron: 4, grey: 3 } },
  };
  expect(named(rich, 'visit 1.0')).toEqual(['visitedUseless']);
  expect(named(rich, 'visit 1.1')).toEqual([]);
  for (const answer of answers(given(rich))) expect(answer).not.toMatch(/: visit 1\.0$/);
  expect(named({ ...rich, tokens: { 0: { worker: 3, iron: 4, grey: 3 } } }, 'visit 1.0')).toEqual([]);
  expect(named({ ...rich, places: { ...rich.places, 0: ['ruined-library'] } }, 'visit 1.0')).toEqual([]);
  // Somebody else may want it.
  const third: Position = { ...rich, seats: 3, tokens: { ...rich.tokens, 2: { worker: 1 } } };
  expect(named({ ...third, hand: { ...rich.hand, 2: ['oil-trader'] } }, 'visit 1.0')).toEqual([]);
});

test('FSM-130 no action is used for fewer points than another one makes of the same worker', () => {
  const archive: Position = { places: { 0: ['archive', 'radioactive-fuel'] }, tokens: { 0: { worker: 1, fuel: 1 } } };
  expect(named(archive, 'use 0.0')).toEqual(['usedForLess']);
  for (const answer of answers(given(archive))) expect(answer).toMatch(/: use 0\.1$/);
  const s = given({ ...archive, tokens: { 0: { worker: 2, fuel: 1 } } });
  expect(named({ ...archive, tokens: { 0: { worker: 2, fuel: 1 } } }, 'use 0.0')).toEqual([]);
  s.answer(0, 'use 0.0').asked(0, 'repeatAction');
  for (const answer of answers(s)) expect(answer).toMatch(/: stop$/);
  // The fuel could be used otherwise.
  const guild: Position = { ...archive, factions: { 0: 'merchants-guild' } };
  expect(named(guild, 'use 0.0')).toEqual(['usedForLess']);
  expect(named({ ...guild, hand: { 0: ['church'] } }, 'use 0.0')).toEqual([]);
  // It could be kept, unless there is more of it than that.
  const kept: Position = { ...archive, places: { 0: ['archive', 'radioactive-fuel', 'ruined-library'] } };
  expect(named(kept, 'use 0.0')).toEqual([]);
  expect(named({ ...kept, tokens: { 0: { worker: 1, fuel: 4 } } }, 'use 0.0')).toEqual(['usedForLess']);
});

test('FSM-71 FSM-210 nobody passes with a point to be had for more than storage takes', () => {
  const kept: Position = { places: { 0: ['ruined-library', 'scrap-trader'] }, tokens: { 0: { iron: 4 } } };
  expect(named(kept, 'pass')).toEqual(['passedWithPoint']);
  for (const answer of answers(given(kept))) expect(answer).toMatch(/: use 0\.1$/);
  expect(named({ ...kept, tokens: { 0: { iron: 3 } } }, 'pass')).toEqual([]);
});

test('FSM-130 FSM-135 no workers are exchanged that bring three points more than one good', () => {
  const tank: Position = {
    factions: { 0: 'appalachian-federation', 1: 'new-york' },
    places: { 0: ['skyscraper', 'brick-supplier'], 1: ['docks'] },
    hand: { 0: ['sharrash'] },
    tokens: { 0: { worker: 2, gun: 1, brick: 4, ammo: 1, grey: 1 } },
  };
  expect(named(tank, 'exchange')).toEqual(['exchangedForLess']);
  for (const answer of answers(given(tank))) expect(answer).not.toMatch(/: exchange$/);
  const rich: Position = { ...tank, tokens: { 0: { ...tank.tokens![0], worker: 3 } } };
  expect(named(rich, 'exchange')).toEqual([]);
  const s = given({ ...tank, tokens: { 0: { ...tank.tokens![0], worker: 4 } } });
  s.answer(0, 'exchange').answer(0, 'card').asked(0, 'repeatAction');
  for (const answer of answers(s)) expect(answer).toMatch(/: stop$/);
  // Two uses of two points each.
  const ship: Position = { ...tank, places: { ...tank.places, 0: ['shipwreck'] } };
  expect(named({ ...ship, tokens: { 0: { worker: 2, iron: 2, brick: 1, ammo: 1 } } }, 'exchange')).toEqual([
    'exchangedForLess',
  ]);
  // Not for a deal either.
  const late: Position = {
    factions: { 0: 'new-york', 1: 'merchants-guild' },
    vp: { 0: 20, 1: 16 },
    places: { 0: ['quarry', 'shipwreck'], 1: ['hideout'] },
    hand: { 0: ['bioweaponry', 'negotiator'] },
    tokens: { 0: { worker: 2, iron: 1, gun: 1, ammo: 1, grey: 1 } },
  };
  expect(named(late, 'exchange')).toEqual(['exchangedForLess']);
  // A good that leads to more, workers that come back, and points that end the game are another matter.
  expect(named({ ...tank, tokens: { 0: { worker: 2, brick: 2, grey: 1 } } }, 'exchange')).toEqual([]);
  expect(named({ ...tank, hand: { 0: ['school'] } }, 'exchange')).toEqual([]);
  expect(named({ ...tank, vp: { 0: 23 } }, 'exchange')).toEqual([]);
  // Unless they win it, with nobody left who could do anything about it.
  expect(named({ ...tank, vp: { 0: 23 }, passed: [1] }, 'exchange')).toEqual(['exchangedForLess']);
  expect(named({ ...tank, vp: { 0: 23 }, passed: [1] }, 'pass')).toEqual(['passedWithPoint']);
  expect(named({ ...tank, vp: { 0: 22, 1: 23 }, passed: [1] }, 'exchange')).toEqual([]);
});

test('FSM-135 FSM-165 nobody passes with two workers for a card that nobody can do any harm before', () => {
  const early: Position = {
    factions: { 0: 'mutants-union', 1: 'merchants-guild' },
    red: 'punks',
    places: { 0: ['school'], 1: ['assassin'] },
    hand: { 0: ['abandoned-suburbs', 'parking-lot', 'hideout', 'old-cinema', 'brick-supplier', 'oilmen-fortress'] },
    tokens: { 0: { gun: 1, worker: 5 }, 1: { fuel: 1, gun: 1, worker: 1 } },
  };
  expect(named(early, 'pass')).toEqual(['passedWithWorkers']);
  for (const answer of answers(given(early))) expect(answer).not.toMatch(/: pass$/);
  const rich = (own: object, other: object = {}): Position => ({ ...early, tokens: { 0: own, 1: other } });
  expect(named(rich({ worker: 1 }), 'pass')).toEqual([]);
  expect(named({ ...rich({ worker: 2 }), ending: true, vp: { 0: 24, 1: 26 }, passed: [1] }, 'pass')).toEqual([]);
  expect(named({ ...early, vp: { 1: 20 } }, 'pass')).toEqual([]);
  // They can be kept, or stay on their card.
  expect(named({ ...early, places: { 0: ['school', 'thieves-den'] } }, 'pass')).toEqual([]);
  const camp: Position = { ...rich({}), places: { 0: [{ card: 'camp', stock: { worker: 3 } }] } };
  expect(named(camp, 'pass')).toEqual([]);
  // Somebody could raze or visit a location in the next turn, or do something special.
  expect(named(rich({ worker: 2 }, { red: 3 }), 'pass')).toEqual([]);
  expect(named(rich({ worker: 2 }, { red: 2 }), 'pass')).toEqual(['passedWithWorkers']);
  expect(named({ ...rich({ worker: 2 }, { red: 3 }), passed: [1] }, 'pass')).toEqual(['passedWithWorkers']);
  const docks: Position = { ...rich({ worker: 2 }, { worker: 1 }), places: { 0: ['docks'] } };
  expect(named(docks, 'pass')).toEqual([]);
  const caravan: Position = { ...rich({ worker: 2 }), places: { 1: ['thieves-caravan'] } };
  expect(named(caravan, 'pass')).toEqual([]);
});

test('FSM-91 FSM-165 FSM-178 in the last round nobody passes with a card to be placed for a point, if nobody can do any harm', () => {
  const won: Position = {
    ending: true,
    vp: { 0: 32, 1: 23 },
    factions: { 0: 'mutants-union', 1: 'merchants-guild' },
    places: { 0: ['hideout', 'clay-pit'], 1: ['brick-storage'] },
    hand: { 0: ['skyscraper'] },
    tokens: { 0: { brick: 1 }, 1: { red: 1, brick: 1 } },
  };
  expect(named(won, 'pass')).toEqual(['passedWithPoint']);
  for (const answer of answers(given(won))) expect(answer).toMatch(/: redevelop skyscraper$/);
  const rival = (tokens: object): Position => ({ ...won, tokens: { ...won.tokens, 1: tokens } });
  expect(named(rival({ red: 1, gun: 1 }), 'pass')).toEqual([]);
  expect(named({ ...rival({ red: 1, gun: 1 }), passed: [1] }, 'pass')).toEqual(['passedWithPoint']);
  expect(named(rival({ worker: 1 }), 'pass')).toEqual(['passedWithPoint']);
  expect(named(rival({ worker: 2 }), 'pass')).toEqual([]);
  const host: Position = { ...won, places: { 0: ['docks', 'clay-pit'], 1: ['brick-storage'] } };
  expect(named({ ...host, tokens: rival({ worker: 1 }).tokens! }, 'pass')).toEqual([]);
  expect(named({ ...won, hand: { ...won.hand, 1: ['docks'] } }, 'pass')).toEqual([]);
  const poor: Position = {
    ...won,
    factions: { 0: 'mutants-union', 1: 'new-york' },
    places: { 0: ['hideout', 'clay-pit'] },
  };
  expect(
    named({ ...poor, hand: { ...won.hand, 1: ['docks'] }, tokens: { ...won.tokens, 1: { fuel: 1 } } }, 'pass'),
  ).toEqual(['passedWithPoint']);
  expect(named({ ...won, ending: false, vp: {} }, 'pass')).toEqual([]);
  const blue: Position = { ...won, tokens: { ...won.tokens, 0: { blue: 2 } } };
  expect(named({ ...blue, hand: { 0: ['camp'] } }, 'pass')).toEqual([]);
  expect(named({ ...blue, hand: { 0: ['church'] } }, 'pass')).toEqual(['passedWithPoint']);
});

test('FSM-97 FSM-177 in the last round no action that could still bring points is replaced where a tank would do', () => {
  const fuel: Position = {
    ...FAR,
    places: { 0: ['fuel-tank', 'radioactive-fuel'] },
    hand: { 0: ['negotiator'] },
    tokens: { 0: { brick: 1, fuel: 1, worker: 1 } },
  };
  const wrong = (position: Position, pick: Answer = 'replace 0.1') => {
    const s = given(position);
    s.answer(0, 'redevelop negotiator').asked(0, 'redevelopOld');
    return game.ahead!.blunders!(game.view(s.state, 0), 0, s.legal(0), pick, []);
  };
  expect(wrong(fuel)).toEqual(['replacedUnused']);
  expect(wrong(fuel, 'replace 0.0')).toEqual([]);
  const s = given(fuel);
  s.answer(0, 'redevelop negotiator');
  for (const answer of answers(s)) expect(answer).toMatch(/: replace 0\.0$/);
  // The leader can make it the last round.
  expect(wrong({ ...fuel, ending: false, vp: { 0: 22, 1: 15 } })).toEqual(['replacedUnused']);
  expect(wrong({ ...fuel, ending: false, vp: { 0: 21, 1: 15 } })).toEqual([]);
  expect(wrong({ ...fuel, ending: false, vp: { 0: 22, 1: 24 } })).toEqual([]);
  expect(wrong({ ...fuel, ending: false, vp: { 0: 24, 1: 24 } })).toEqual(['replacedUnused']);
  // It cannot be paid, or what is built makes as much of the same worker.
  expect(wrong({ ...fuel, tokens: { 0: { brick: 1, worker: 1 } } })).toEqual([]);
  expect(wrong({ ...fuel, deals: { 0: ['church'] } })).toEqual([]);
  // The tank is wanted for a card that has only a type of its own in common.
  const outpost: Position = { ...fuel, hand: { 0: ['negotiator', 'merc-outpost'] } };
  expect(wrong(outpost)).toEqual([]);
  // It could as well be built, or replace a school.
  expect(wrong({ ...outpost, tokens: { 0: { ...fuel.tokens![0], grey: 1 } } })).toEqual(['replacedUnused']);
  expect(wrong({ ...outpost, places: { 0: [...fuel.places![0]!, 'school'] } })).toEqual(['replacedUnused']);
});

test('FSM-107 FSM-237 in the last round no location is replaced that the new card counts where a used one would do', () => {
  const factory: Position = {
    ...FAR,
    passed: [1],
    places: { 0: ['docks', { card: 'scrap-trader', uses: 2 }, { card: 'radioactive-fuel', uses: 1 }] },
    hand: { 0: ['factory'] },
    tokens: { 0: { brick: 1 } },
  };
  const wrong = (position: Position, pick: Answer = 'replace 0.0') => {
    const s = given(position);
    s.answer(0, 'redevelop factory').asked(0, 'redevelopOld');
    return game.ahead!.blunders!(game.view(s.state, 0), 0, s.legal(0), pick, []);
  };
  expect(wrong(factory)).toEqual(['replacedCounted']);
  expect(wrong(factory, 'replace 0.1')).toEqual(['replacedCounted']);
  expect(wrong(factory, 'replace 0.2')).toEqual([]);
  const s = given(factory);
  s.answer(0, 'redevelop factory');
  for (const answer of answers(s)) expect(answer).toMatch(/: replace 0\.2$/);
  expect(wrong({ ...factory, ending: false, vp: {} })).toEqual([]);
  expect(wrong({ ...factory, ending: false, vp: { 0: 24 } })).toEqual(['replacedCounted']);
  // The other location still does something, or there is more to count than counts.
  const unused: Position = { ...factory, places: { 0: ['docks', 'radioactive-fuel'] } };
  expect(wrong(unused)).toEqual([]);
  const many: Position = { ...factory, places: { 0: [...factory.places![0]!, 'docks', 'scrap-metal', 'teds-bus'] } };
  expect(wrong({ ...many, options: { expansion: 'winter' } })).toEqual([]);
  // Somebody could raze the docks.
  expect(wrong({ ...factory, passed: [], tokens: { ...factory.tokens, 1: { red: 3 } } })).toEqual([]);
});

test('FSM-90 FSM-248 no brick is paid where a redevelopment token would do', () => {
  const token: Position = {
    places: { 0: ['underground-warehouse', 'clay-pit'] },
    hand: { 0: ['gasoline-drinkers-den'] },
    tokens: { 0: { brick: 1, worker: 1, redevelopment: 1 } },
  };
  const s = given(token);
  s.answer(0, 'redevelop gasoline-drinkers-den').answer(0, 'replace 0.0');
  s.asked(0, 'payment');
  const wrong = (pick: Answer) => game.ahead!.blunders!(game.view(s.state, 0), 0, s.legal(0), pick, []);
  expect(wrong('pay brick')).toEqual(['sparedToken']);
  expect(wrong('pay redevelopment')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: pay redevelopment$/);
  // A card without a common type could not be placed with the brick.
  const both = given({ ...token, hand: { 0: ['gasoline-drinkers-den', 'church'] } });
  both.answer(0, 'redevelop gasoline-drinkers-den').answer(0, 'replace 0.0').asked(0, 'payment');
  expect(game.ahead!.blunders!(game.view(both.state, 0), 0, both.legal(0), 'pay brick', [])).toEqual([]);
});

test('FSM-97 FSM-179 in the last round no location that scores is replaced where Ruins would do', () => {
  const last: Position = {
    ...FAR,
    passed: [1],
    places: { 0: ['rubble', { card: 'school', ruins: true }] },
    hand: { 0: ['clay-pit'] },
    tokens: { 0: { brick: 1 } },
  };
  const wrong = (position: Position, pick: Answer) => {
    const s = given(position);
    s.answer(0, 'redevelop clay-pit').asked(0, 'redevelopOld');
    return game.ahead!.blunders!(game.view(s.state, 0), 0, s.legal(0), pick, []);
  };
  expect(wrong(last, 'replace 0.0')).toEqual(['replacedIntact']);
  expect(wrong(last, 'replace 0.1')).toEqual([]);
  const s = given(last);
  s.answer(0, 'redevelop clay-pit');
  for (const answer of answers(s)) expect(answer).toMatch(/: replace 0\.1$/);
  expect(wrong({ ...last, ending: false, vp: {} }, 'replace 0.0')).toEqual([]);
  expect(wrong({ ...last, ending: false, vp: { 0: 24 } }, 'replace 0.0')).toEqual(['replacedIntact']);
  expect(wrong({ ...last, options: { ruinsScore: true } }, 'replace 0.0')).toEqual([]);
  // The other card could replace nothing but Ruins, as one that is yet to be drawn might.
  expect(wrong({ ...last, hand: { 0: ['clay-pit', 'arena'] } }, 'replace 0.0')).toEqual([]);
  expect(wrong({ ...last, hand: { 0: ['clay-pit', 'corner-shop'] } }, 'replace 0.0')).toEqual(['replacedIntact']);
  expect(wrong({ ...last, tokens: { 0: { brick: 1, worker: 2 } } }, 'replace 0.0')).toEqual([]);
  // Somebody could raze what is left.
  const rival = (tokens: object): Position => ({ ...last, passed: [], tokens: { ...last.tokens, 1: tokens } });
  expect(wrong(rival({ red: 5 }), 'replace 0.0')).toEqual([]);
  expect(wrong(rival({ brick: 1 }), 'replace 0.0')).toEqual(['replacedIntact']);
});

test('FSM-143 FSM-239 in the last round no worker is sent for what lies on a card', () => {
  const stock: Position = {
    ...FAR,
    factions: { 0: 'new-york', 1: 'appalachian-federation' },
    places: { 0: [{ card: 'scrap-metal', stock: { iron: 2 } }], 1: ['docks'] },
    hand: { 0: ['underground-warehouse'] },
    tokens: { 0: { worker: 2 } },
  };
  expect(named(stock, 'visit 1.0')).toEqual(['visitedUseless']);
  for (const answer of answers(given(stock))) expect(answer).not.toMatch(/: visit 1\.0$/);
  expect(named({ ...stock, ending: false, vp: {} }, 'visit 1.0')).toEqual([]);
  const trader: Position = { ...stock, places: { 0: [...stock.places![0]!, 'scrap-trader'], 1: ['docks'] } };
  expect(named(trader, 'visit 1.0')).toEqual([]);
});

test('FSM-130 FSM-135 two workers are not given for the very good that was paid for them in the turn before', () => {
  const outpost: Position = {
    factions: { 0: 'mutants-union', 1: 'new-york' },
    red: 'thugs',
    places: { 0: ['huge-machinery', 'merc-outpost'] },
    hand: { 0: ['gasoline-drinkers-den', 'ruined-library'] },
    passed: [1],
    tokens: { 0: { fuel: 3, iron: 1, gun: 1, worker: 2, grey: 1, universal: 1 } },
  };
  const wrong = (position: Position, pick: Answer = 'fuel', paid: Answer = 'pay fuel') => {
    const s = given(position);
    s.answer(0, 'use 0.1').answer(0, paid).answer(0, 'exchange').asked(0, 'exchangeGood');
    return game.ahead!.blunders!(game.view(s.state, 0), 0, s.legal(0), pick, ['use 0.1', paid, 'exchange']);
  };
  expect(wrong(outpost)).toEqual(['exchangedBack']);
  expect(wrong(outpost, 'gun')).toEqual([]);
  expect(wrong(outpost, 'card')).toEqual([]);
  expect(wrong(outpost, 'fuel', 'pay iron')).toEqual([]);
  // Nothing is left that asks for the workers, or the good makes up what a price asks for.
  const idle: Position = { ...outpost, tokens: { 0: { ...outpost.tokens![0], worker: 1, iron: 0 } } };
  expect(wrong(idle)).toEqual(['exchangedBack']);
  expect(wrong({ ...idle, tokens: { 0: { ...idle.tokens![0], worker: 2 } } })).toEqual([]);
  expect(wrong({ ...outpost, tokens: { 0: { ...outpost.tokens![0], fuel: 2 } } })).toEqual([]);
  expect(wrong({ ...outpost, places: { 0: ['huge-machinery', 'merc-outpost', 'oil-trader'] } })).toEqual([]);
  // It can be kept.
  expect(wrong({ ...outpost, places: { 0: ['huge-machinery', 'merc-outpost', 'underground-warehouse'] } })).toEqual([]);
});

test('FSM-135 FSM-177 FSM-222 in the last round nobody passes with points to be had for deals, or for what goods bring', () => {
  const last: Position = {
    ending: true,
    vp: { 0: 25, 1: 22 },
    passed: [1],
    places: { 0: ['negotiator', 'merc-outpost'] },
    deals: { 0: ['camp'] },
    tokens: { 0: { fuel: 1 } },
  };
  expect(named(last, 'pass')).toEqual(['passedWithPoint']);
  for (const answer of answers(given(last))) expect(answer).toMatch(/: use 0\.1$/);
  expect(named({ ...last, tokens: { 0: { worker: 1 } } }, 'pass')).toEqual(['passedWithPoint']);
  expect(named({ ...last, deals: {} }, 'pass')).toEqual([]);
  expect(named({ ...last, options: { dealsScore: true } }, 'pass')).toEqual([]);
  expect(named({ ...last, passed: [] }, 'pass')).toEqual([]);
  expect(named({ ...last, ending: false, vp: {} }, 'pass')).toEqual([]);
  const trader: Position = { ...last, places: { 0: ['scrap-trader'] } };
  expect(named({ ...trader, tokens: { 0: { worker: 2 } } }, 'pass')).toEqual(['passedWithPoint']);
  expect(named({ ...trader, places: { 0: ['shelter'] }, tokens: { 0: { worker: 2 } } }, 'pass')).toEqual([]);
});

test('FSM-155 FSM-177 in the last round no connection is taken that nothing can pay for, unless to keep others from it', () => {
  const last: Position = {
    ...FAR,
    red: 'thugs',
    places: { 0: ['assembly-plant'], 1: ['school'] },
    hand: { 0: ['shipwreck'] },
    tokens: { 0: { brick: 1, worker: 3 }, 1: { worker: 1 } },
  };
  expect(named(last, 'take red')).toEqual(['tookUseless']);
  for (const answer of answers(given(last))) expect(answer).not.toMatch(/: take red$/);
  const rich = (own: object, other: object): Position => ({ ...last, tokens: { 0: own, 1: other } });
  expect(named(rich({ gun: 1, worker: 2 }, {}), 'take red')).toEqual([]);
  expect(named(rich({ worker: 4 }, {}), 'take red')).toEqual([]);
  expect(named(rich({ worker: 3 }, { worker: 2 }), 'take red')).toEqual([]);
  expect(named({ ...rich({ worker: 3 }, { worker: 2 }), passed: [1] }, 'take red')).toEqual(['tookUseless']);
  const hidden: Position = { ...last, hand: { ...last.hand, 1: ['church'] } };
  expect(named(hidden, 'take red')).toEqual(['tookUseless']);
  expect(named({ ...hidden, tokens: { ...last.tokens, 1: { grey: 1 } } }, 'take red')).toEqual([]);
});

test('FSM-165 FSM-287 alone, nobody passes round after round with a full supply, as if a longer game cost nothing', () => {
  const late: Position = {
    seats: 1,
    round: 5,
    vp: { 0: 5 },
    factions: { 0: 'mutants-union' },
    red: 'thugs',
    blue: 'merchants',
    tokens: { 0: { fuel: 2, iron: 1, gun: 1, brick: 1, ammo: 1, worker: 4, grey: 1 } },
    places: { 0: ['gun-shop', 'pub', 'oil-rig', 'school'] },
    deals: { 0: ['quarry', 'corner-shop', 'refinery', 'docks'] },
    hand: {
      0: ['boiler-room', 'arena', 'clay-pit', 'shipwreck', 'sharrash', 'church', 'camp', 'rubble', 'scrap-metal'],
    },
    rival: { vp: 6, places: ['assassin', 'huge-machinery', 'archive', 'convoy', 'shadow', 'excavator'] },
  };
  for (const answer of answers(given(late))) expect(answer).not.toMatch(/: pass$/);
  // A round that is over leaves as much of the game as before.
  const s = given({ ...late, rival: { ...late.rival, passed: true } });
  const productionOf = (): number =>
    game.evaluate(game.view(s.state, 0), 0).find(({ id }) => id === 'production')!.value;
  const before = productionOf();
  s.answer(0, 'pass').asked(0, 'soloPick');
  expect(productionOf()).toBeCloseTo(before);
});

test('FSM-165 FSM-288 alone, too, nobody passes with points to be had once the virtual opponent has passed', () => {
  const rival = { vp: 10, places: ['assassin', 'archive'] };
  const alone: Position = { seats: 1, round: 4, vp: { 0: 26 }, ending: true, rival: { ...rival, passed: true } };
  const guns: Position = { ...alone, places: { 0: ['confessor'] }, tokens: { 0: { gun: 2 } } };
  expect(named(guns, 'pass')).toEqual(['passedWithPoint']);
  for (const answer of answers(given(guns))) expect(answer).toMatch(/: use 0\.0$/);
  expect(named({ ...guns, rival }, 'pass')).toEqual([]);
  expect(named({ ...alone, places: { 0: ['hideout'] }, deals: { 0: ['church'] } }, 'pass')).toEqual([
    'passedWithPoint',
  ]);
  expect(named({ ...alone, hand: { 0: ['school'] }, tokens: { 0: { grey: 1 } } }, 'pass')).toEqual(['passedWithPoint']);
  // Before the last round, two workers at least for a card.
  const early: Position = { ...alone, ending: false, vp: { 0: 10 }, tokens: { 0: { worker: 2 } } };
  expect(named(early, 'pass')).toEqual(['passedWithWorkers']);
  expect(named({ ...early, rival }, 'pass')).toEqual([]);
});
