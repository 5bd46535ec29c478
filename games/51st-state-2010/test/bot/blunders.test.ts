import { LEVELS, lightAnswer, strongPicks } from '@ashtown/bots';
import { makeRng, seedOf } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { type Answer, game } from '../../src/index.ts';
import { given, type Position, type Told } from '../given.ts';

/** What a review of the greedy bot has found (section "Bots"): normal and better do none of it. */

const answers = (s: Told, seat = 0): string[] => strongPicks(game, s.state, seat);
const TUCKED: Position = { spoils: { 0: ['murderers-pub'] }, deals: { 0: ['quarry', 'excavator'] } };

test('FS-73 no spoils or deals are dropped in Production for nothing', () => {
  const s = given({ ...TUCKED, from: 'production', hand: { 0: ['church', 'dive'] }, places: { 0: ['school'] } });
  expect(s.legal(0)).toContain('drop deal quarry');
  for (const answer of answers(s)) expect(answer).not.toMatch(/drop/);
});

test('FS-65 FS-73 nor before passing', () => {
  for (const answer of answers(given(TUCKED))) expect(answer).toMatch(/: pass$/);
});

test('FS-73 FS-102 nor to make room for a card whose range cannot be paid', () => {
  const s = given({
    ...TUCKED,
    hand: { 0: ['church', 'dive'] },
    places: { 0: ['school'] },
    pool: { 0: { worker: 1 } },
  });
  expect(s.legal(0)).toContain('drop deal quarry');
  for (const answer of answers(s)) expect(answer).not.toMatch(/drop/);
});

test('FS-166 nothing is taken out of a store, where it can be spent as well', () => {
  const s = given({ places: { 0: [{ card: 'cellars', stock: { scrap: 2 } }] }, pool: { 0: { worker: 1 } } });
  expect(s.legal(0)).toContain('store 0.0');
  for (const answer of answers(s)) expect(answer).not.toMatch(/store/);
});

test('FS-65 FS-141 nobody passes with a point to be had for goods that are lost', () => {
  const s = given({ places: { 0: ['scrap-trader'] }, pool: { 0: { worker: 1, scrap: 1 } }, hand: { 0: ['church'] } });
  for (const answer of answers(s)) expect(answer).toMatch(/: use 0\.0$/);
});

test('FS-65 FS-126 nobody passes with a leader in hand and none in play', () => {
  const s = given({ hand: { 0: ['greedy-pete', 'church'] } });
  expect(laughed(s, 'pass')).toEqual(['passedWithLeader']);
  const led = given({ hand: { 0: ['greedy-pete', 'church'] }, leader: { 0: 'borgo' } });
  expect(laughed(led, 'pass')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: lead greedy-pete$/);
});

test('FS-65 FS-186 nobody passes with goods on the base that a set or a store would keep', () => {
  const set = given({ places: { 0: ['warehouse'] }, pool: { 0: { weapon: 1 } } });
  for (const answer of answers(set)) expect(answer).toMatch(/: lay weapon 0\.0$/);
  const store = given({ places: { 0: [{ card: 'cellars', stock: { scrap: 2 } }] }, pool: { 0: { scrap: 1 } } });
  for (const answer of answers(store)) expect(answer).toMatch(/: store 0\.0$/);
});

test('FS-151 no resource is hired that nothing can use', () => {
  const s = given({ pool: { 0: { worker: 4 } } });
  expect(s.legal(0)).toContain('hire scrap');
  for (const answer of answers(s)) expect(answer).toMatch(/: pass$/);
  const far = given({ pool: { 0: { worker: 3 } }, hand: { 0: ['skyscraper'] } });
  for (const answer of answers(far)) expect(answer).not.toMatch(/hire (scrap|fuel|weapon)/);
});

test('FS-151 nor does anybody dream of it, so that passing seems better than what is left to do', () => {
  const s = given({ pool: { 0: { worker: 4 } } });
  for (let i = 0; i < 5; i++) expect(lightAnswer(game, s.state, 0, s.legal(0), makeRng(seedOf(`${i}`)))).toBe('pass');
});

test('FS-74 stores are not shuffled to and fro', () => {
  for (const level of [LEVELS.normal, LEVELS.hard]) {
    const s = given({
      places: {
        0: [
          { card: 'cellars', stock: { scrap: 2 } },
          { card: 'ruined-library', stock: { fuel: 1 } },
        ],
      },
      pool: { 0: { weapon: 1 } },
    });
    const moves: string[] = [];
    for (let i = 0; i < 12 && game.asked(s.state)[0] === 0 && !moves.includes('pass'); i++) {
      const turn = { view: game.view(s.state, 0), legal: s.legal(0), rng: makeRng(seedOf(`${i}`)), budget: {} };
      const { pick } = level.choose(game, 0, turn);
      moves.push(pick);
      s.answer(0, pick);
    }
    expect(moves.filter((pick) => pick.startsWith('store')).length).toBeLessThanOrEqual(2);
  }
});

test('FS-140 half of the hand is not swapped away in the first turn', () => {
  const s = given({
    turn: 1,
    hand: { 0: ['school', 'quarry', 'church', 'scrap-trader'] },
    pool: { 0: { scrap: 1, worker: 3 } },
  });
  expect(s.legal(0)).toContain('swap');
  for (const answer of answers(s)) expect(answer).not.toMatch(/: swap$/);
});

test('FS-140 nor where workers can still be sent for what the hand needs', () => {
  const s = given({
    seats: 3,
    turn: 1,
    seat: 1,
    factions: { 0: 'appalachian-federation', 1: 'new-york', 2: 'mutants-union' },
    hand: { 1: ['envoy', 'brickyard', 'archive', 'motel', 'refinery'] },
    places: { 1: ['school'], 2: ['scrap-metal'] },
    leader: { 0: 'tommy-the-gun', 2: 'baby-swift' },
    spoils: { 0: ['shipwreck'] },
    deals: { 0: ['watchtower'] },
    pool: { 0: { building: 1, worker: 3 }, 1: { worker: 4 }, 2: { worker: 3 } },
    exhausted: { 1: ['incorporation'] },
  });
  expect(s.legal(1)).toContain('swap');
  const swaps = answers(s, 1).filter((answer) => answer.endsWith(': swap'));
  // Normal dreams twice of each answer, and takes this one by luck in one of sixty tries.
  expect(swaps.filter((answer) => !answer.startsWith('normal'))).toEqual([]);
  expect(swaps.length).toBeLessThan(2);
});

const RIVALS: Position = {
  turn: 4,
  seats: 2,
  factions: { 0: 'appalachian-federation', 1: 'mutants-union' },
  base: { 0: { redevelopment: 4 }, 1: { redevelopment: 6 } },
  leader: { 0: { card: 'mr-president', ones: 1 }, 1: { card: 'uncle-hammer', stock: { building: 2 } } },
  deals: { 0: ['quarry', 'bunker', 'sharrash'], 1: ['watchtower', { card: 'museum', ones: 2 }] },
};

test('FS-82 a contact card that would reach alone is not discarded to reach the same location', () => {
  const s = given({
    ...RIVALS,
    places: {
      0: ['notice-board', { card: 'assembly-plant', twos: 1 }, 'road-machinery', 'scrap-trader'],
      1: ['ruined-library', 'motel', 'fuel-tank', 'oil-rig'],
    },
    pool: { 0: { building: 2, any: 1, worker: 3 }, 1: { fuel: 3, weapon: 1, worker: 3 } },
    hand: { 0: ['scrapyard', 'thieves-caravan', 'road', 'guardhouse', 'brickyard'] },
  });
  s.answer(0, 'incorporate scrapyard').asked(0, 'reach');
  const dear = s.legal(0).find((pick) => pick.includes('reconstruction'))!;
  s.answer(0, dear).asked(0, 'discardCard');
  expect(s.legal(0)).toContain('discard road');
  expect(game.ahead!.blunders!(game.view(s.state, 0), 0, s.legal(0), 'discard road', [])).toEqual(['discardedRange']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: discard road$/);
});

test('FS-73 FS-102 no deal that pays every turn is dropped for a lesser one', () => {
  for (const pool of [
    { building: 1, fuel: 1 },
    { building: 1, any: 1 },
  ]) {
    const s = given({
      ...RIVALS,
      places: {
        0: ['scrapyard', 'notice-board', 'brickyard', { card: 'assembly-plant', twos: 2, uses: 1 }, 'road-machinery'],
        1: ['ruined-library', 'oil-rig', 'motel', { card: 'petrol-station', twos: 1, uses: 1 }],
      },
      pool: { 0: pool, 1: { fuel: 1, building: 1, worker: 1 } },
      hand: { 0: ['guardhouse'] },
      exhausted: { 0: ['incorporation'] },
    });
    expect(s.legal(0)).toContain('drop deal quarry');
    for (const answer of answers(s)) expect(answer).not.toMatch(/: drop deal/);
  }
});

const laughed = (s: Told, pick: Answer, before: readonly Answer[] = []): readonly string[] =>
  game.ahead!.blunders!(game.view(s.state, 0), 0, s.legal(0), pick, before);
const LIBRARY = { card: 'ruined-library', stock: { building: 3 } };

test('FS-165 FS-166 a store is not emptied for less, nor is anything left out that fits in', () => {
  const s = given({ places: { 0: [LIBRARY] }, pool: { 0: { scrap: 1 } }, hand: { 0: ['punks'] } });
  s.answer(0, 'store 0.0').asked(0, 'store');
  expect(laughed(s, 'fill scrap')).toEqual(['unloadedForNothing']);
  expect(laughed(s, 'fill scrap building building')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: fill scrap building building$/);
});

test('FS-74 FS-165 nothing is exchanged in a store to and fro while there is more to do', () => {
  const s = given({
    hand: { 0: ['church', 'brickyard'] },
    places: { 0: [LIBRARY, 'observation-tower'] },
    pool: { 0: { scrap: 1, building: 3, worker: 3 } },
  });
  expect(laughed(s, 'store 0.0')).toEqual(['unloadedForNothing']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: store/);
  s.answer(0, 'use 0.1').answer(0, 'pay building').asked(0, 'after');
  expect(laughed(s, 'store 0.0')).toEqual(['unloadedForNothing']);
  for (const answer of answers(s)) expect(answer).toMatch(/: done$/);
  // It can be after that, and anything may be before passing.
  const better = given({
    places: { 0: [{ card: 'ruined-library', stock: { scrap: 3 } }, 'motel'] },
    pool: { 0: { building: 1, worker: 1 } },
  });
  expect(better.legal(0)).toContain('use 0.1');
  expect(laughed(better, 'store 0.0')).toEqual(['unloadedForNothing']);
  expect(laughed(better, 'use 0.1')).toEqual([]);
  // Where somebody may steal, what is worth more is put away in time.
  const robbed = (pool: NonNullable<Position['pool']>[number]): Told =>
    given({
      places: { 0: [{ card: 'ruined-library', stock: { scrap: 3 } }, 'motel'], 1: ['barracks'] },
      pool: { 0: { worker: 1, ...pool } },
    });
  expect(laughed(robbed({ building: 1 }), 'store 0.0')).toEqual([]);
  expect(laughed(robbed({ weapon: 1 }), 'store 0.0')).toEqual(['unloadedForNothing']);
  const last = given({ places: { 0: [LIBRARY] }, pool: { 0: { scrap: 1 } } });
  expect(laughed(last, 'store 0.0')).toEqual([]);
});

test('FS-3 FS-165 no universal resource is named for a store before it has to be, unless there are thieves', () => {
  const position: Position = {
    from: 'production',
    factions: { 0: 'new-york' },
    hand: { 0: ['quarry', 'manufactory'] },
    places: { 0: ['cellars'] },
    deals: { 0: ['old-factory', 'negotiator'] },
  };
  const s = given(position);
  s.asked(0, 'step');
  s.answer(0, 'store 0.0').asked(0, 'store');
  expect(laughed(s, 'fill scrap building building')).toEqual(['namedTooSoon']);
  for (const answer of answers(s)) expect(answer).toMatch(/: fill scrap$/);
  const safe = given({ ...position, places: { 0: ['cellars'], 1: ['barracks'] } });
  safe.answer(0, 'store 0.0').asked(0, 'store');
  expect(laughed(safe, 'fill scrap building building')).toEqual([]);
});

test('FS-3 FS-162 nor for a set, which may have to go for a card that is still to be drawn', () => {
  const position: Position = {
    from: 'production',
    factions: { 0: 'new-york' },
    hand: { 0: ['greedy-pete', 'town-hall', 'road-machinery', 'workshop'] },
    places: { 0: ['motel', { card: 'old-factory', stock: { weapon: 1 } }] },
    deals: { 0: ['negotiator'] },
  };
  const s = given(position);
  s.asked(0, 'step');
  expect(laughed(s, 'lay building 0.1')).toEqual(['namedTooSoon']);
  expect(laughed(s, 'lay scrap 0.1')).toEqual([]);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: lay building/);
  const robbed = given({ ...position, places: { ...position.places, 1: ['barracks'] } });
  expect(laughed(robbed, 'lay building 0.1')).toEqual([]);
  // Before an action it can wait no longer.
  const main = given({ ...position, from: 'actions', pool: { 0: { scrap: 1, any: 1, worker: 1 } } });
  expect(laughed(main, 'lay building 0.1')).toEqual([]);
});

test('FS-79 FS-185 no contact token is made that reaches nothing in hand', () => {
  const s = given({
    turn: 5,
    factions: { 0: 'new-york' },
    base: { 0: { redevelopment: 18 }, 1: { redevelopment: 20 } },
    hand: { 0: ['gun-shop', 'nitro-belle'] },
    places: { 0: ['gunsmith', 'archive', 'assembly-plant'], 1: ['heavy-equipment'] },
    pool: { 0: { scrap: 1, fuel: 1, building: 1, any: 1, worker: 2 } },
    exhausted: { 0: ['conquest'] },
  });
  expect(laughed(s, 'use 0.0')).toEqual(['madeUseless']);
  expect(laughed(s, 'visit 1.0')).toEqual(['madeUseless']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: (use 0\.0|visit 1\.0)$/);
  const near = given({
    hand: { 0: ['church'] },
    places: { 0: ['gunsmith'] },
    pool: { 0: { weapon: 1, worker: 1 } },
  });
  expect(laughed(near, 'use 0.0')).toEqual([]);
});

test('FS-116 FS-185 nor a redevelopment token without a location in hand, or two cards to draw one for', () => {
  const position: Position = { places: { 0: ['bulldozer', 'school'] }, pool: { 0: { building: 1, worker: 2 } } };
  const s = given({ ...position, hand: { 0: ['thugs'] } });
  expect(laughed(s, 'use 0.0')).toEqual(['madeUseless']);
  for (const answer of answers(s)) expect(answer).toMatch(/: pass$/);
  expect(laughed(given({ ...position, hand: { 0: ['thugs', 'punks'] } }), 'use 0.0')).toEqual([]);
  expect(laughed(given({ ...position, hand: { 0: ['dive'] } }), 'use 0.0')).toEqual([]);
});

test('FS-140 FS-182 in the last turn nobody passes who could still draw something to place', () => {
  const last: Position = {
    turn: 5,
    factions: { 0: 'new-york' },
    base: { 0: { redevelopment: 30 }, 1: { redevelopment: 26 } },
    hand: { 0: ['punks', 'road'], 1: ['sharrash', 'generators'] },
    places: { 0: ['old-depot', 'oil-rig'], 1: ['warehouse', 'oil-trader'] },
    pool: { 0: { scrap: 2, building: 2, worker: 3 }, 1: { building: 2, any: 1, worker: 2 } },
  };
  const s = given(last);
  expect(laughed(s, 'pass')).toEqual(['passedWithDraw']);
  for (const answer of answers(s)) expect(answer).toMatch(/: swap$/);
  expect(laughed(given({ ...last, base: { 0: { redevelopment: 20 } } }), 'pass')).toEqual([]);
  expect(laughed(given({ ...last, passed: [1] }), 'pass')).toEqual([]);
  expect(laughed(given({ ...last, pool: { 0: { worker: 3 } } }), 'pass')).toEqual([]);
});

test('FS-142 FS-151 no resource is hired with the workers that would have to use it', () => {
  const s = given({
    places: { 0: [{ card: 'petrol-station', twos: 1, uses: 1 }] },
    pool: { 0: { building: 2, worker: 4 } },
  });
  expect(s.legal(0)).toContain('hire fuel');
  expect(laughed(s, 'hire fuel')).toEqual(['hiredUseless']);
  for (const answer of answers(s)) expect(answer).toMatch(/: pass$/);
  const led = given({
    places: { 0: ['petrol-station'] },
    leader: { 0: { card: 'greedy-pete', stock: { fuel: 1 } } },
    pool: { 0: { worker: 3 } },
  });
  expect(laughed(led, 'hire fuel')).toEqual([]);
});

test('FS-182 FS-183 nobody passes after all others with the one action missing that wins the game', () => {
  const position: Position = {
    turn: 5,
    factions: { 0: 'new-york' },
    base: { 0: { redevelopment: 19 }, 1: { redevelopment: 27 } },
    hand: { 0: ['brick-storage', 'nitro-belle'] },
    leader: { 0: { card: 'tommy-the-gun', ones: 4 } },
    places: {
      0: [{ card: 'city-guards', stock: { weapon: 2 } }, LIBRARY, 'gunsmith', 'assembly-plant', 'gun-shop'],
      1: ['pub', 'excavator'],
    },
    spoils: { 0: ['shipwreck', 'warehouse'] },
    deals: { 0: ['thieves-caravan'] },
    pool: { 0: { scrap: 2, worker: 1 } },
    passed: [1],
  };
  const s = given(position);
  s.expect({ running: [29, 29] });
  expect(laughed(s, 'pass')).toContain('passedWithWin');
  for (const answer of answers(s)) expect(answer).not.toMatch(/: pass$/);
  expect(laughed(given({ ...position, passed: [] }), 'pass')).not.toContain('passedWithWin');
  expect(laughed(given({ ...position, base: { 0: { redevelopment: 21 } } }), 'pass')).not.toContain('passedWithWin');
});

/** The other one only has to use the Gun Shop once more to end the game. */
const ENDING: Position = {
  turn: 5,
  factions: { 0: 'appalachian-federation', 1: 'new-york' },
  base: { 0: { redevelopment: 10 }, 1: { redevelopment: 20 } },
  hand: { 0: ['town-hall', 'pilgrims'], 1: ['mr-president', 'road'] },
  places: {
    0: ['oil-rig', { card: 'petrol-station', twos: 2 }, { card: 'garage', twos: 2 }, 'oil-trader'],
    1: ['old-slaughterhouse', 'radio-station', 'police-station', { card: 'gun-shop', twos: 2, uses: 1 }],
  },
  leader: { 0: { card: 'junky-joe', ones: 1 }, 1: { card: 'tommy-the-gun' } },
  deals: { 0: ['quarry', 'thieves-caravan', 'murderers-pub'], 1: ['clay-pit', 'bunker'] },
  pool: { 0: { weapon: 2, building: 1, worker: 3 }, 1: { scrap: 1, weapon: 2, any: 1, worker: 2 } },
};

test('FS-60 FS-94 FS-182 in the last turn no card is tucked that scores no more, and none dropped to make room for it', () => {
  const s = given(ENDING);
  expect(s.legal(0)).toContain('drop deal quarry');
  expect(laughed(s, 'drop deal quarry')).toEqual(['droppedForNothing']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: drop/);
  const room = given({ ...ENDING, deals: {} });
  expect(laughed(room, 'conquer town-hall')).toEqual(['tuckedTooLate']);
  expect(laughed(room, 'cooperate town-hall')).toEqual(['tuckedTooLate']);
  for (const answer of answers(room)) expect(answer).not.toMatch(/: (conquer|cooperate)/);
  // A leader rewards it, a location takes it as a price, the game goes on, or there is nothing else to wait with.
  const led = given({ ...ENDING, leader: { 0: 'borgo' } });
  expect(laughed(led, 'drop deal quarry')).toEqual([]);
  const borgo = given({ ...ENDING, deals: {}, leader: { 0: 'borgo' } });
  expect(laughed(borgo, 'conquer town-hall')).toEqual([]);
  const priced = given({ ...ENDING, deals: {}, places: { ...ENDING.places, 0: ['negotiator'] } });
  expect(laughed(priced, 'cooperate town-hall')).toEqual([]);
  const used = given({ ...ENDING, deals: {}, places: { ...ENDING.places, 0: [{ card: 'negotiator', uses: 2 }] } });
  expect(laughed(used, 'cooperate town-hall')).toEqual(['tuckedTooLate']);
  const spent = given({ ...ENDING, deals: {}, pool: { 0: ENDING.pool![0]! } });
  expect(laughed(spent, 'conquer town-hall')).toEqual([]);
  const only = given({ ...ENDING, deals: {}, hand: { 0: ['town-hall'] } });
  expect(laughed(only, 'conquer town-hall')).toEqual([]);
});

test('FS-79 FS-151 FS-182 nor is anything hired or made for it', () => {
  const s = given({
    ...ENDING,
    places: { ...ENDING.places, 0: ['oil-rig'] },
    pool: { ...ENDING.pool, 0: { worker: 4 } },
  });
  expect(laughed(s, 'hire weapon')).toEqual(['hiredUseless']);
  expect(laughed(s, 'hire fuel')).toEqual(['hiredUseless']);
  expect(laughed(s, 'hire building')).toEqual([]);
  const made = given({ ...ENDING, deals: {}, places: { ...ENDING.places, 0: ['gunsmith'] } });
  expect(laughed(made, 'use 0.0')).toEqual(['madeUseless']);
  const led = given({ ...ENDING, deals: {}, places: { ...ENDING.places, 0: ['gunsmith'] }, leader: { 0: 'borgo' } });
  expect(laughed(led, 'use 0.0')).toEqual([]);
});

test('FS-57 FS-182 spoils are cashed in before the game ends', () => {
  const position: Position = {
    ...ENDING,
    from: 'production',
    first: 1,
    base: { 0: { redevelopment: 10 }, 1: { redevelopment: 22 } },
    spoils: { 0: ['market', 'clay-pit'] },
    deals: {},
    pool: {},
  };
  const s = given(position);
  s.asked(0, 'step');
  expect(laughed(s, 'done')).toEqual(['leftSpoils']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: done$/);
  const early = given({ ...position, base: {} });
  expect(laughed(early, 'done')).toEqual([]);
});

test('FS-142 FS-151 nor for a second use no worker is left for', () => {
  const position: Position = {
    turn: 4,
    factions: { 0: 'merchants-guild' },
    hand: { 0: ['barracks', 'brickyard'] },
    places: { 0: ['dive', 'petrol-station'] },
    deals: { 0: ['thieves-caravan', 'excavator', 'excavator'] },
    pool: { 0: { fuel: 2, worker: 3 } },
  };
  const s = given(position);
  expect(laughed(s, 'hire fuel')).toEqual(['hiredUseless']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: hire fuel$/);
  // A visit could bring the third worker, or a location in hand or in play does.
  expect(laughed(given({ ...position, pool: { 0: { fuel: 2, worker: 4 } } }), 'hire fuel')).toEqual([]);
  expect(laughed(given({ ...position, hand: { 0: ['school'] } }), 'hire fuel')).toEqual([]);
  const tower = given({ ...position, places: { 0: ['observation-tower', 'petrol-station'] } });
  expect(laughed(tower, 'hire fuel')).toEqual([]);
});

test('FS-91 FS-151 a resource may be hired with the workers of Camp to use it', () => {
  const position: Position = {
    turn: 4,
    places: { 0: ['assembly-plant', { card: 'camp', stock: { worker: 3 } }] },
    pool: { 0: { worker: 2 } },
  };
  expect(laughed(given(position), 'hire scrap')).toEqual([]);
  const few = given({ ...position, places: { 0: ['assembly-plant', { card: 'camp', stock: { worker: 2 } }] } });
  expect(laughed(few, 'hire scrap')).toEqual(['hiredUseless']);
});

test('FS-162 no resource is hired for a set that takes no more', () => {
  const position: Position = { pool: { 0: { worker: 2 } } };
  const full = given({ ...position, places: { 0: [{ card: 'garage', twos: 3 }] } });
  expect(laughed(full, 'hire scrap')).toEqual(['hiredUseless']);
  for (const answer of answers(full)) expect(answer).toMatch(/: pass$/);
  expect(laughed(given({ ...position, places: { 0: ['garage'] } }), 'hire scrap')).toEqual([]);
});

test('FS-145 FS-146 nobody visits for a worker alone, which the owner gains as well', () => {
  const s = given({
    turn: 4,
    hand: { 0: ['rubble', 'fuel-tank'] },
    places: { 0: [{ card: 'police-station', ones: 2 }], 1: ['school', 'generators'] },
    pool: { 0: { weapon: 2, worker: 5 }, 1: { worker: 3 } },
  });
  expect(laughed(s, 'visit 1.0')).toEqual(['visitedForNothing']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: visit 1\.0$/);
  expect(laughed(s, 'visit 1.1')).toEqual([]);
});

test('FS-145 FS-146 nor for goods that nothing asks for', () => {
  const position: Position = {
    factions: { 0: 'new-york' },
    places: { 0: ['notice-board'], 1: ['old-depot', 'generators'] },
    pool: { 0: { scrap: 1, worker: 1 } },
    exhausted: { 0: ['incorporation'] },
  };
  const s = given({ ...position, hand: { 0: ['city-guards', 'gunsmith'] } });
  expect(laughed(s, 'visit 1.0')).toEqual(['visitedForNothing']);
  expect(laughed(s, 'visit 1.1')).toEqual([]);
  const none = given({ ...position, places: { ...position.places, 1: ['generators'] } });
  expect(laughed(none, 'visit 1.0')).toEqual(['visitedForNothing']);
  for (const answer of answers(none)) expect(answer).toMatch(/: pass$/);
  // What the hand will ask for is fetched in time, with a worker left for it: its owner may pass.
  const planned: Position = { ...position, hand: { 0: ['city-guards', 'shipwreck'] } };
  expect(laughed(given(planned), 'visit 1.0')).toEqual(['visitedForNothing']);
  expect(laughed(given({ ...planned, pool: { 0: { scrap: 1, worker: 2 } } }), 'visit 1.0')).toEqual([]);
  expect(laughed(given({ ...position, hand: { 0: ['school', 'junky-joe'] } }), 'visit 1.0')).toEqual([]);
  const quarry: Position = { ...position, places: { 1: ['quarry'] }, exhausted: {} };
  expect(laughed(given({ ...quarry, hand: { 0: ['oil-trader', 'trading-post'] } }), 'visit 1.0')).toEqual([]);
  expect(laughed(given({ ...quarry, hand: { 0: ['oil-trader', 'motel'] } }), 'visit 1.0')).toEqual([
    'visitedForNothing',
  ]);
});

test('FS-139 FS-182 FS-183 nor is the action put off that wins once all others have passed', () => {
  const position: Position = {
    turn: 4,
    factions: { 0: 'merchants-guild' },
    base: { 0: { redevelopment: 15 }, 1: { redevelopment: 24 } },
    hand: { 0: ['baby-swift', 'road-machinery', 'pilgrims'] },
    leader: { 0: { card: 'uncle-hammer', ones: 2 } },
    places: {
      0: ['old-depot', 'dive', 'crossroads', 'motel', 'bulldozer', 'warehouse', { card: 'negotiator', twos: 1 }],
    },
    pool: { 0: { weapon: 1, conquest2: 1 } },
    passed: [1],
  };
  const s = given(position);
  s.expect({ running: [27, 24] });
  expect(laughed(s, 'conquer road-machinery')).toEqual(['putOffWin']);
  expect(laughed(s, 'lead baby-swift')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: lead baby-swift$/);
  s.answer(0, 'lead baby-swift');
  expect(laughed(s, 'swap')).toEqual(['putOffWin']);
  expect(laughed(s, 'pass')).toContain('passedWithWin');
  for (const answer of answers(s)) expect(answer).toMatch(/: (deed|redevelop road-machinery)$/);
  // Others may still act, or two cards are missing for the point.
  expect(laughed(given({ ...position, passed: [] }), 'conquer road-machinery')).toEqual([]);
  const few = given({ ...position, hand: { 0: ['baby-swift', 'road-machinery'] } });
  expect(laughed(few, 'conquer road-machinery')).toEqual([]);
});

test('FS-120 FS-121 nor instead of a stock with no more left than lies on it', () => {
  const position: Position = {
    turn: 3,
    factions: { 0: 'mutants-union' },
    hand: { 0: ['fuel-tank', 'thugs', 'city-guards', 'shipwreck'] },
    places: {
      0: [
        { card: 'methane-storage', stock: { fuel: 1 } },
        { card: 'bunker', twos: 1, uses: 1, stock: { fuel: 1 } },
        { card: 'warehouse', stock: { fuel: 1 } },
      ],
    },
    spoils: { 0: ['police-station'] },
    deals: { 0: ['heavy-equipment', 'excavator'] },
    pool: { 0: { building: 1 } },
    exhausted: { 0: ['conquest', 'incorporation'] },
  };
  const replacing = (told: Position, card = 'fuel-tank'): Told => {
    const s = given({ ...position, ...told });
    s.answer(0, `redevelop ${card}`).asked(0, 'replace');
    return s;
  };
  const s = replacing({});
  expect(laughed(s, 'replace 0.2')).toEqual(['replacedTooSoon']);
  expect(laughed(s, 'replace 0.0')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: replace 0\.0$/);
  // There is more left, a deal could be made with what comes back, or the new one counts its type.
  const places = { 0: ['methane-storage', { card: 'warehouse', stock: { fuel: 1 } }] };
  expect(laughed(replacing({ places }), 'replace 0.1')).toEqual([]);
  expect(laughed(replacing({ spoils: {} }), 'replace 0.2')).toEqual([]);
  expect(laughed(replacing({ hand: { 0: ['refinery'] } }, 'refinery'), 'replace 0.2')).toEqual([]);
});

test('FS-74 FS-162 FS-182 nothing is kept for a turn that does not come', () => {
  const position: Position = {
    turn: 5,
    base: { 0: { redevelopment: 20 }, 1: { redevelopment: 32 } },
    places: { 0: ['cellars', { card: 'garage', uses: 2 }] },
    pool: { 0: { scrap: 1 } },
    passed: [1],
  };
  const s = given(position);
  expect(laughed(s, 'store 0.0')).toEqual(['keptTooLate']);
  expect(laughed(s, 'lay scrap 0.1')).toEqual(['keptTooLate']);
  expect(laughed(s, 'pass')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: pass$/);
  // Another turn comes, a thief is about, or a worker could cash in the set.
  const going = given({ ...position, base: {} });
  expect(laughed(going, 'pass')).toEqual(['passedWithGoods']);
  expect(laughed(going, 'store 0.0')).toEqual([]);
  const thieves = given({ ...position, places: { ...position.places, 1: ['barracks'] }, passed: [] });
  expect(laughed(thieves, 'store 0.0')).toEqual([]);
  const worker = given({ ...position, places: { 0: ['garage'] }, pool: { 0: { scrap: 1, worker: 1 } } });
  expect(laughed(worker, 'lay scrap 0.0')).toEqual([]);
});

test('FS-65 FS-182 in the last turn nobody passes with a point left to make, unless that wins', () => {
  const position: Position = {
    turn: 5,
    base: { 0: { redevelopment: 26 }, 1: { redevelopment: 36 } },
    places: { 0: ['school', { card: 'police-station', ones: 1 }] },
    pool: { 0: { weapon: 1, worker: 1 } },
    hand: { 1: ['church'] },
  };
  const s = given(position);
  s.expect({ running: [29, 36] });
  expect(laughed(s, 'pass')).toEqual(['passedTooSoon']);
  for (const answer of answers(s)) expect(answer).toMatch(/: use 0\.1$/);
  // Goods that are kept are of no use any more either.
  const kept = given({
    ...position,
    pool: { 0: { worker: 1 } },
    leader: { 0: { card: 'borgo', stock: { weapon: 1 } } },
  });
  expect(laughed(kept, 'pass')).toEqual(['passedTooSoon']);
  expect(laughed(given({ ...position, base: { 0: { redevelopment: 26 } } }), 'pass')).toEqual([]);
  const won = given({ ...position, base: { 0: { redevelopment: 36 }, 1: { redevelopment: 30 } }, passed: [1] });
  expect(laughed(won, 'pass')).toEqual([]);
});

test('FS-65 nobody passes with a point for a worker, unless it would end the game', () => {
  const free = (redevelopment: number): Position => ({
    turn: 5,
    base: { 0: { redevelopment } },
    places: { 0: ['shipwreck'] },
    pool: { 0: { scrap: 1, worker: 1 } },
    hand: { 1: ['church'] },
  });
  const s = given(free(27));
  s.expect({ running: [28, 0] });
  expect(laughed(s, 'pass')).toContain('passedWithPoint');
  expect(laughed(given(free(28)), 'pass')).not.toContain('passedWithPoint');
});

test('FS-65 FS-129 FS-185 nor with a new leader to be had for a lost weapon once another only has to use a location to end the game', () => {
  const position: Position = {
    turn: 5,
    factions: { 0: 'mutants-union', 1: 'appalachian-federation' },
    base: { 0: { redevelopment: 14 }, 1: { redevelopment: 23 } },
    hand: { 0: ['tommy-the-gun', 'envoy', 'pilgrims'], 1: ['sharrash', 'school'] },
    places: {
      0: ['old-depot', 'scrapyard', 'notice-board', { card: 'shipwreck', ones: 3 }, { card: 'skyscraper', twos: 1 }],
      1: ['camp', 'bulldozer', { card: 'warehouse', stock: { fuel: 1, weapon: 1, building: 1 } }],
    },
    leader: { 0: 'baby-swift', 1: { card: 'borgo', ones: 1 } },
    pool: { 0: { scrap: 3, fuel: 1, weapon: 3 }, 1: { weapon: 1, any: 1, worker: 1 } },
  };
  const s = given(position);
  s.expect({ running: [25, 28] });
  expect(laughed(s, 'pass')).toEqual(['passedTooSoon']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: pass$/);
  // The other one has passed, has nothing left to score with, or is too far behind; the weapon lies on the leader.
  expect(laughed(given({ ...position, passed: [1] }), 'pass')).toEqual([]);
  const places = { ...position.places, 1: ['camp', 'bulldozer', { card: 'warehouse', stock: { fuel: 1, weapon: 1 } }] };
  expect(laughed(given({ ...position, places }), 'pass')).toEqual([]);
  for (const redevelopment of [0, 20, 22])
    expect(laughed(given({ ...position, base: { 0: { redevelopment: 14 }, 1: { redevelopment } } }), 'pass')).toEqual(
      [],
    );
  const kept = { ...position, leader: { 0: { card: 'baby-swift', stock: { weapon: 1 } } }, pool: { 1: { worker: 1 } } };
  expect(laughed(given(kept), 'pass')).toEqual([]);
});

test('FS-65 FS-106 FS-185 nobody passes who could place a location for what Cleanup takes', () => {
  const position: Position = {
    turn: 3,
    factions: { 0: 'new-york' },
    hand: { 0: ['camp', 'junk-train'] },
    places: { 0: ['sharrash', 'methane-storage'] },
    pool: { 0: { universal1: 1 } },
  };
  const s = given(position);
  expect(laughed(s, 'pass')).toEqual(['passedWithPlace']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: pass$/);
  // It takes something that is kept, brings more as a deal or for the leader, or may end the game too soon.
  const dear = given({ ...position, hand: { 0: ['camp', 'road'] }, pool: {} });
  expect(dear.legal(0)).toContain('incorporate camp');
  expect(laughed(dear, 'pass')).toEqual([]);
  const deal = given({ ...position, hand: { 0: ['hideout'] }, pool: { 0: { scrap: 1, universal1: 1 } } });
  expect(deal.legal(0)).toContain('incorporate hideout');
  expect(laughed(deal, 'pass')).toEqual([]);
  const led = given({ ...position, leader: { 0: 'mr-president' } });
  expect(laughed(led, 'pass')).toEqual([]);
  expect(laughed(given({ ...position, base: { 0: { redevelopment: 26 } } }), 'pass')).toEqual(['passedWithPlace']);
  expect(laughed(given({ ...position, base: { 0: { redevelopment: 27 } } }), 'pass')).toEqual([]);
});

test('FS-65 FS-115 FS-120 nor who could replace a location that takes no more VP', () => {
  const position: Position = {
    turn: 4,
    hand: { 0: ['museum', 'clay-pit', 'brick-storage'] },
    places: { 0: ['fuel-tank', { card: 'church', ones: 3 }, 'bulldozer'] },
    pool: { 0: { fuel: 1, worker: 3 } },
    exhausted: { 0: ['incorporation'] },
  };
  const s = given(position);
  expect(laughed(s, 'pass')).toEqual(['passedWithFull']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: pass$/);
  // It takes more, nothing in hand matches it, there is no price for it, or it was the turn's one redevelopment.
  const more = given({ ...position, places: { 0: ['fuel-tank', { card: 'church', ones: 2 }, 'bulldozer'] } });
  expect(laughed(more, 'pass')).toEqual([]);
  expect(laughed(given({ ...position, hand: { 0: ['brick-storage'] } }), 'pass')).toEqual([]);
  expect(laughed(given({ ...position, pool: { 0: { fuel: 1, worker: 1 } } }), 'pass')).toEqual([]);
  expect(laughed(given({ ...position, redeveloped: [0] }), 'pass')).toEqual([]);
});

test('FS-57 FS-61 FS-98 spoils that are nothing but VP or cards are cashed in at once', () => {
  const position: Position = {
    turn: 3,
    from: 'production',
    places: { 0: ['sharrash'] },
    spoils: { 0: ['factory'] },
    deals: { 0: ['quarry', 'brick-storage'] },
    hand: { 0: ['camp', 'junk-train', 'museum'] },
  };
  const s = given(position);
  s.asked(0, 'step');
  expect(laughed(s, 'done')).toEqual(['heldSpoils']);
  for (const answer of answers(s)) expect(answer).toMatch(/: cash factory$/);
  expect(laughed(given({ ...position, spoils: { 0: ['pub'] } }), 'done')).toEqual(['heldSpoils']);
  // Goods may come in more useful later, points could end the game, and ten cards are the most.
  expect(laughed(given({ ...position, spoils: { 0: ['oil-rig'] } }), 'done')).toEqual([]);
  expect(laughed(given({ ...position, base: { 0: { redevelopment: 27 } } }), 'done')).toEqual([]);
  const many = ['camp', 'museum', 'church', 'school', 'dive'];
  expect(laughed(given({ ...position, spoils: { 0: ['pub'] }, hand: { 0: many } }), 'done')).toEqual([]);
});

test('FS-81 FS-185 no contact card is spent where a token would do that reaches no farther', () => {
  const position: Position = {
    turn: 2,
    factions: { 0: 'mutants-union' },
    hand: { 0: ['scrap-trader', 'old-parking-lot', 'road'] },
    places: { 0: ['gunsmith'] },
    pool: { 0: { weapon: 1, conquest2: 1 } },
  };
  const reaching = (told: Position, first: Answer): Told => {
    const s = given({ ...position, ...told });
    s.answer(0, first).asked(0, 'reach');
    return s;
  };
  const s = reaching({}, 'conquer scrap-trader');
  expect(laughed(s, 'reach mu-muties')).toEqual(['sparedToken']);
  expect(laughed(s, 'reach conquest2')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: reach conquest2$/);
  // A token that reaches farther, or of any colour, may be wanted for something else; a thief may take the price.
  const three: Position = { pool: { 0: { incorporation3: 1 } } };
  expect(laughed(reaching(three, 'incorporate scrap-trader'), 'reach road')).toEqual(['sparedToken']);
  const far = reaching({ ...three, hand: { 0: ['scrap-trader', 'skyscraper', 'road'] } }, 'incorporate scrap-trader');
  expect(laughed(far, 'reach road')).toEqual([]);
  const any: Position = { pool: { 0: { universal1: 1 } } };
  expect(laughed(reaching(any, 'incorporate scrap-trader'), 'reach road')).toEqual([]);
  const full = reaching({ ...any, deals: { 0: ['quarry', 'dive', 'school'] } }, 'incorporate scrap-trader');
  expect(laughed(full, 'reach road')).toEqual(['sparedToken']);
  const thieves = reaching({ places: { 1: ['barracks'] } }, 'conquer scrap-trader');
  expect(laughed(thieves, 'reach mu-muties')).toEqual([]);
});

test('FS-146 FS-162 FS-164 nobody visits for another resource of a set that cannot be cashed in meanwhile', () => {
  const position: Position = {
    turn: 3,
    factions: { 0: 'new-york' },
    hand: { 0: ['pub'] },
    places: { 0: ['sharrash', 'warehouse'], 1: ['generators', 'fuel-tank'] },
    pool: { 0: { fuel: 1, worker: 5 } },
  };
  const s = given(position);
  expect(laughed(s, 'visit 1.1')).toEqual(['visitedForNothing']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: visit 1\.1$/);
  // What the set lacks could be hired, fetched from somebody, or is there.
  expect(laughed(given({ ...position, pool: { 0: { fuel: 1, worker: 6 } } }), 'visit 1.1')).toEqual([]);
  expect(
    laughed(given({ ...position, places: { ...position.places, 1: ['dive', 'fuel-tank'] } }), 'visit 1.1'),
  ).toEqual([]);
  expect(laughed(given({ ...position, pool: { 0: { fuel: 1, any: 1, worker: 4 } } }), 'visit 1.1')).toEqual([]);
});

test('FS-146 FS-164 FS-182 nor in the last turn for a set with no worker left to cash it in', () => {
  const position: Position = {
    turn: 5,
    base: { 0: { redevelopment: 20 }, 1: { redevelopment: 32 } },
    hand: { 0: ['pilgrims'] },
    places: { 0: [{ card: 'bunker', twos: 1, uses: 1 }], 1: ['quarry'] },
    pool: { 0: { worker: 2 } },
    redeveloped: [0],
  };
  const s = given(position);
  expect(laughed(s, 'visit 1.0')).toEqual(['visitedForNothing']);
  expect(laughed(s, 'hire building')).toEqual(['hiredUseless']);
  for (const answer of answers(s)) expect(answer).toMatch(/: pass$/);
  expect(laughed(given({ ...position, pool: { 0: { worker: 3 } } }), 'visit 1.0')).toEqual([]);
  expect(laughed(given({ ...position, base: {} }), 'visit 1.0')).toEqual([]);
});

test('FS-57 FS-73 FS-102 no spoils are dropped for a deal that can be made once they are cashed in', () => {
  const position: Position = {
    turn: 4,
    factions: { 0: 'merchants-guild' },
    hand: { 0: ['old-factory', 'murderers-pub'] },
    places: { 0: ['trading-post', 'dive'] },
    spoils: { 0: ['oil-rig'] },
    deals: { 0: ['old-depot', 'radio-station'] },
    pool: { 0: { fuel: 1, scrap: 1, worker: 3, cooperation2: 1 } },
  };
  const s = given(position);
  expect(laughed(s, 'drop spoils oil-rig')).toEqual(['droppedForNothing']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: drop spoils/);
  // The spoils are worth less, or a leader rewards the deal.
  expect(laughed(given({ ...position, spoils: { 0: ['archive'] } }), 'drop spoils archive')).toEqual([]);
  expect(laughed(given({ ...position, leader: { 0: 'greedy-pete' } }), 'drop spoils oil-rig')).toEqual([]);
});

test('FS-115 FS-146 nobody visits for what a location asks for that cannot be placed any more', () => {
  const position: Position = {
    turn: 3,
    factions: { 0: 'mutants-union' },
    hand: { 0: ['old-factory', 'market'] },
    places: { 0: ['gun-shop'], 1: ['old-depot'] },
    pool: { 0: { weapon: 2, worker: 3 } },
    exhausted: { 0: ['incorporation'] },
    redeveloped: [0],
  };
  const s = given(position);
  expect(laughed(s, 'visit 1.0')).toEqual(['visitedForNothing']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: visit/);
  expect(laughed(given({ ...position, redeveloped: [] }), 'visit 1.0')).toEqual([]);
  expect(laughed(given({ ...position, exhausted: {} }), 'visit 1.0')).toEqual([]);
  expect(laughed(given({ ...position, hand: { 0: ['old-factory', 'road'] } }), 'visit 1.0')).toEqual([]);
  const fetched = given({ ...position, places: { ...position.places, 1: ['old-depot', 'excavator'] } });
  expect(laughed(fetched, 'visit 1.0')).toEqual([]);
});

test('FS-65 FS-135 FS-136 nobody passes whose leader rewards a card tucked for what Cleanup takes', () => {
  const position: Position = {
    turn: 3,
    factions: { 0: 'appalachian-federation' },
    hand: { 0: ['old-parking-lot'] },
    leader: { 0: { card: 'borgo', stock: { weapon: 2 } } },
    places: { 0: ['scrapyard'] },
    pool: { 0: { weapon: 1 } },
  };
  const s = given(position);
  expect(laughed(s, 'pass')).toEqual(['passedWithReward']);
  for (const answer of answers(s)) expect(answer).toMatch(/: conquer old-parking-lot$/);
  // The price would be kept, there is no room, or the leader takes no more.
  const kept = given({ ...position, pool: {} });
  expect(kept.legal(0)).toContain('conquer old-parking-lot');
  expect(laughed(kept, 'pass')).toEqual([]);
  expect(laughed(given({ ...position, deals: { 0: ['quarry', 'dive', 'school'] } }), 'pass')).toEqual([]);
  const full = given({ ...position, leader: { 0: { card: 'borgo', stock: { weapon: 2 }, ones: 5 } } });
  expect(laughed(full, 'pass')).toEqual([]);
  const pete = given({ ...position, leader: { 0: 'greedy-pete' }, pool: { 0: { cooperation2: 1 } } });
  expect(laughed(pete, 'pass')).toEqual(['passedWithReward']);
});

test('FS-87 FS-146 FS-151 nothing is fetched or hired as one of any kind with others to spare', () => {
  const position: Position = {
    turn: 5,
    factions: { 0: 'appalachian-federation' },
    places: { 0: ['manufactory', 'road-machinery'], 1: ['dive'] },
    pool: { 0: { scrap: 4, weapon: 2, worker: 3 } },
  };
  const s = given(position);
  expect(laughed(s, 'visit 1.0')).toEqual(['visitedForNothing']);
  expect(laughed(s, 'hire weapon')).toEqual(['hiredUseless']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: (visit|hire)/);
  // The others are asked for themselves, or there are none.
  const asked = given({ ...position, hand: { 0: ['skyscraper'] }, pool: { 0: { scrap: 2, worker: 5 } } });
  expect(laughed(asked, 'visit 1.0')).toEqual([]);
  const store = given({ ...position, places: { 0: ['manufactory', 'cellars'], 1: ['dive'] } });
  expect(laughed(store, 'visit 1.0')).toEqual([]);
  const pool: Position['pool'] = { 0: { scrap: 4, weapon: 2, worker: 5 } };
  const planned = given({ ...position, pool, hand: { 0: ['scrap-trader', 'motel'] } });
  expect(laughed(planned, 'hire weapon')).toEqual([]);
});

test('FS-78 FS-145 no contact is fetched that only reaches with another one whose price cannot be had', () => {
  const visiting = (pool: NonNullable<Position['pool']>[number]): Told =>
    given({
      turn: 5,
      factions: { 0: 'merchants-guild' },
      hand: { 0: ['skyscraper', 'negotiator'] },
      deals: { 0: ['refinery', 'garage', 'camp'] },
      places: { 0: ['weapon-trader'], 1: ['heavy-equipment'] },
      pool: { 0: pool },
    });
  expect(laughed(visiting({ fuel: 3, worker: 3 }), 'visit 1.0')).toEqual(['madeUseless']);
  expect(laughed(visiting({ fuel: 3, any: 1, worker: 3 }), 'visit 1.0')).toEqual([]);
  expect(laughed(visiting({ fuel: 3, worker: 5 }), 'visit 1.0')).toEqual([]);
});

test('FS-141 FS-145 nor more of a kind than there are workers to use it', () => {
  const position: Position = {
    turn: 5,
    factions: { 0: 'mutants-union' },
    hand: { 0: ['weapon-trader'] },
    places: { 0: ['market'], 1: ['dive'] },
    exhausted: { 0: ['conquest', 'cooperation', 'incorporation'] },
  };
  const visiting = (worker: number): Told => given({ ...position, pool: { 0: { weapon: 2, building: 1, worker } } });
  expect(laughed(visiting(2), 'visit 1.0')).toEqual(['visitedForNothing']);
  expect(laughed(visiting(4), 'visit 1.0')).toEqual([]);
});

test('FS-82 FS-115 FS-151 one location in hand asks for one piece of building material', () => {
  const position: Position = {
    turn: 2,
    factions: { 0: 'appalachian-federation' },
    places: { 0: ['fuel-tank'] },
    pool: { 0: { building: 1, worker: 3 } },
  };
  expect(laughed(given({ ...position, hand: { 0: ['quarry', 'thugs'] } }), 'hire building')).toEqual(['hiredUseless']);
  expect(laughed(given({ ...position, hand: { 0: ['quarry', 'dive'] } }), 'hire building')).toEqual([]);
});

test('FS-73 FS-102 what is dropped is the least, is not fresh, and the better card follows at once', () => {
  const position: Position = {
    turn: 3,
    factions: { 0: 'new-york' },
    hand: { 0: ['old-parking-lot'] },
    leader: { 0: 'mr-president' },
    places: { 0: ['fuel-tank', 'heavy-equipment'] },
    spoils: { 0: ['pub'] },
    deals: { 0: ['sharrash', { card: 'museum', ones: 2 }] },
    pool: { 0: { weapon: 1 } },
  };
  const s = given(position);
  expect(laughed(s, 'drop deal museum 11')).toEqual(['droppedForNothing']);
  expect(laughed(s, 'drop deal sharrash')).toEqual([]);
  expect(laughed(s, 'drop deal sharrash', ['cooperate sharrash', 'done'])).toEqual(['droppedForNothing']);
  expect(laughed(s, 'drop deal sharrash', ['cooperate sharrash', 'pass'])).toEqual([]);
  // Whatever was dropped for lack of room has left none for anything else.
  expect(laughed(s, 'pass', ['drop deal quarry'])).toEqual([]);
  s.answer(0, 'drop deal sharrash');
  for (const pick of ['redevelop old-parking-lot', 'pass'] as const)
    expect(laughed(s, pick, ['drop deal sharrash'])).toEqual(['droppedForNothing']);
  expect(laughed(s, 'conquer old-parking-lot', ['drop deal sharrash'])).toEqual([]);
});

test('FS-115 FS-141 no location is replaced before it has made VP for what nothing else asks for', () => {
  const position: Position = {
    turn: 4,
    factions: { 0: 'merchants-guild' },
    hand: { 0: ['heavy-equipment', 'dive'] },
    places: { 0: ['motel', { card: 'petrol-station', twos: 1 }, 'police-station'] },
    pool: { 0: { fuel: 2, weapon: 1, any: 1, worker: 2 } },
    exhausted: { 0: ['conquest', 'incorporation'] },
  };
  const s = given(position);
  expect(laughed(s, 'redevelop dive')).toEqual(['replacedTooSoon']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: redevelop dive$/);
  // The worker or the weapon is wanted elsewhere, the point could end the game, a spent location goes first, or nothing is
  // left for the redevelopment.
  expect(
    laughed(given({ ...position, pool: { 0: { fuel: 2, weapon: 1, any: 1, worker: 1 } } }), 'redevelop dive'),
  ).toEqual([]);
  expect(laughed(given({ ...position, exhausted: { 0: ['incorporation'] } }), 'redevelop dive')).toEqual([]);
  expect(laughed(given({ ...position, base: { 0: { redevelopment: 22 } } }), 'redevelop dive')).toEqual([]);
  const spent: Position['places'] = { 0: ['police-station', { card: 'gun-shop', twos: 3 }] };
  expect(laughed(given({ ...position, places: spent }), 'redevelop dive')).toEqual([]);
  const none = given({ ...position, pool: { 0: { any: 1, worker: 2 } } });
  expect(laughed(none, 'redevelop dive')).toEqual([]);
  // Another location may be meant, which may be any with a universal token; or a thief may take the price.
  const other: Position['places'] = { 0: ['fuel-tank', 'police-station'] };
  expect(laughed(given({ ...position, places: other }), 'redevelop dive')).toEqual([]);
  const any = { ...position.pool![0]!, redevelopAny: 1 };
  expect(laughed(given({ ...position, pool: { 0: any } }), 'redevelop dive')).toEqual([]);
  const thieves: Position['places'] = { ...position.places, 1: ['barracks'] };
  expect(laughed(given({ ...position, places: thieves }), 'redevelop dive')).toEqual([]);
});

test('FS-121 FS-164 nor before its set is cashed in, for one resource of it that could be used', () => {
  const position: Position = {
    turn: 4,
    factions: { 0: 'merchants-guild' },
    hand: { 0: ['scrapyard', 'brick-trader', 'thugs', 'junk-train'] },
    places: { 0: [{ card: 'old-factory', stock: { scrap: 1, weapon: 1, building: 1 } }] },
    leader: { 0: { card: 'mr-president', ones: 3, stock: { redevelop: 0 } } },
    deals: { 0: ['ruined-library', 'barracks', 'factory'] },
    pool: { 0: { fuel: 1, weapon: 2, building: 1, worker: 1 } },
  };
  const s = given(position);
  expect(laughed(s, 'redevelop scrapyard')).toEqual(['replacedTooSoon']);
  for (const answer of answers(s)) expect(answer).toMatch(/: use 0\.0$/);
  const none = given({ ...position, pool: { 0: { fuel: 1, weapon: 2, building: 1 } } });
  expect(laughed(none, 'redevelop scrapyard')).toEqual([]);
});

test('FS-120 FS-176 no location that makes VP is replaced instead of one that takes no more', () => {
  const position: Position = {
    turn: 4,
    hand: { 0: ['negotiator', 'motel'] },
    places: {
      0: [
        { card: 'assembly-plant', twos: 2 },
        { card: 'archive', ones: 3 },
      ],
    },
    pool: { 0: { building: 1 } },
  };
  const replacing = (told: Position): Told => {
    const s = given({ ...position, ...told });
    s.answer(0, 'redevelop negotiator').asked(0, 'replace');
    return s;
  };
  const s = replacing({});
  expect(laughed(s, 'replace 0.0')).toEqual(['replacedTooSoon']);
  expect(laughed(s, 'replace 0.1')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: replace 0\.1$/);
  // A card in hand matches that one only, or it still takes VP.
  expect(laughed(replacing({ hand: { 0: ['negotiator', 'generators'] } }), 'replace 0.0')).toEqual([]);
  const places: Position['places'] = {
    0: [
      { card: 'assembly-plant', twos: 2 },
      { card: 'archive', ones: 2 },
    ],
  };
  expect(laughed(replacing({ places }), 'replace 0.0')).toEqual([]);
});

test('FS-116 FS-185 no building material is paid for a redevelopment with a token left that nothing can use', () => {
  const position: Position = {
    turn: 2,
    places: { 0: ['excavator', { card: 'ruined-library', stock: { building: 1 } }] },
    pool: { 0: { redevelop: 1 } },
  };
  const paying = (card: string): Told => {
    const s = given({ ...position, hand: { 0: ['watchtower', card] } });
    s.answer(0, 'redevelop watchtower').asked(0, 'method');
    return s;
  };
  const s = paying('factory');
  expect(laughed(s, 'with building')).toEqual(['sparedToken']);
  expect(laughed(s, 'with redevelop')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: with redevelop$/);
  expect(laughed(paying('quarry'), 'with building')).toEqual([]);
  // Nothing asks for the building material either.
  const both = given({
    ...position,
    places: { 0: ['excavator'] },
    pool: { 0: { building: 1, redevelop: 1 } },
    hand: { 0: ['watchtower', 'factory'] },
  });
  both.answer(0, 'redevelop watchtower').asked(0, 'method');
  expect(laughed(both, 'with building')).toEqual([]);
  // A universal resource pays as well, and is asked for as any kind; two cards that are no locations may go for one that is.
  const universal = (card: string): Told => {
    const told = given({
      turn: 4,
      factions: { 0: 'merchants-guild' },
      hand: { 0: ['rubble', 'trading-post', 'courier', card] },
      places: { 0: [{ card: 'assembly-plant', twos: 2 }, 'notice-board', 'school'] },
      pool: { 0: { scrap: 1, any: 1, redevelop: 1 } },
    });
    told.answer(0, 'redevelop rubble').asked(0, 'method');
    return told;
  };
  expect(laughed(universal('methane-storage'), 'with building')).toEqual(['sparedToken']);
  for (const answer of answers(universal('methane-storage'))) expect(answer).toMatch(/: with redevelop$/);
  expect(laughed(universal('thugs'), 'with building')).toEqual([]);
});

test('FS-83 FS-145 nobody visits for a token that no way to reach a location needs', () => {
  const position: Position = {
    turn: 2,
    factions: { 0: 'appalachian-federation' },
    hand: { 0: ['clay-pit'] },
    places: { 0: ['dive'], 1: ['heavy-equipment', 'sharrash'] },
    pool: { 0: { worker: 1 } },
  };
  const s = given(position);
  for (const visit of ['visit 1.0', 'visit 1.1'] as const) expect(laughed(s, visit)).toEqual(['madeUseless']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: visit/);
  // It reaches alone, or together with the contact card or another token.
  expect(laughed(given({ ...position, hand: { 0: ['quarry'] } }), 'visit 1.0')).toEqual([]);
  const far: Position = { ...position, hand: { 0: ['skyscraper'] } };
  expect(laughed(given(far), 'visit 1.0')).toEqual(['madeUseless']);
  expect(laughed(given({ ...far, pool: { 0: { building: 1, worker: 1 } } }), 'visit 1.0')).toEqual([]);
  expect(laughed(given({ ...position, pool: { 0: { worker: 2 } } }), 'visit 1.0')).toEqual([]);
});

test('FS-116 FS-185 no second redevelopment token is made for one card', () => {
  const position: Position = {
    hand: { 0: ['quarry'] },
    places: { 0: ['bulldozer', 'school'] },
    pool: { 0: { building: 1, worker: 2, redevelop: 1 } },
  };
  const s = given(position);
  expect(laughed(s, 'use 0.0')).toEqual(['madeUseless']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: use/);
  // There are two cards, or the other token asks for a type that is not there.
  expect(laughed(given({ ...position, hand: { 0: ['quarry', 'dive'] } }), 'use 0.0')).toEqual([]);
  expect(laughed(given({ ...position, hand: { 0: ['weapon-trader'] } }), 'use 0.0')).toEqual([]);
});

test('FS-145 FS-186 but one may be fetched to spare the one that lies on the leader, as long as a turn follows', () => {
  const position: Position = {
    hand: { 0: ['quarry'] },
    leader: { 0: { card: 'mr-president', stock: { redevelop: 1 } } },
    places: { 0: ['school'], 1: ['excavator'] },
    pool: { 0: { worker: 1 } },
  };
  expect(laughed(given(position), 'visit 1.0')).toEqual([]);
  expect(laughed(given({ ...position, base: { 1: { redevelopment: 30 } } }), 'visit 1.0')).toEqual(['madeUseless']);
});

test('FS-113 FS-145 nobody visits for a redevelopment token with nothing to replace', () => {
  const position: Position = {
    factions: { 0: 'mutants-union' },
    hand: { 0: ['brickyard', 'church'] },
    places: { 1: ['excavator'] },
    pool: { 0: { worker: 3 } },
  };
  const s = given(position);
  expect(laughed(s, 'visit 1.0')).toEqual(['madeUseless']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: visit/);
  // A location is there, or could still be placed.
  expect(laughed(given({ ...position, places: { 0: ['school'], 1: ['excavator'] } }), 'visit 1.0')).toEqual([]);
  expect(laughed(given({ ...position, pool: { 0: { scrap: 1, worker: 3 } } }), 'visit 1.0')).toEqual([]);
  expect(laughed(given({ ...position, hand: { 0: ['brickyard', 'road'] } }), 'visit 1.0')).toEqual([]);
});

test('FS-141 FS-146 the last worker makes VP rather than fetch what may come in useful', () => {
  const position: Position = {
    turn: 5,
    hand: { 0: ['dive', 'baby-swift'] },
    places: { 0: [{ card: 'warehouse', twos: 1, stock: { fuel: 1, weapon: 1, building: 1 } }], 1: ['quarry'] },
    pool: { 0: { worker: 1 } },
    redeveloped: [0],
  };
  const s = given(position);
  expect(laughed(s, 'visit 1.0')).toEqual(['visitedForNothing']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: visit/);
  expect(laughed(given({ ...position, pool: { 0: { worker: 2 } } }), 'visit 1.0')).toEqual([]);
});

test('FS-65 FS-106 FS-136 nobody passes with a location held for a leader who has another card to tuck', () => {
  const position: Position = {
    turn: 1,
    factions: { 0: 'new-york' },
    hand: { 0: ['thieves-caravan', 'heavy-equipment'] },
    leader: { 0: { card: 'greedy-pete', ones: 1 } },
    pool: { 0: { scrap: 1 } },
  };
  const s = given(position);
  expect(laughed(s, 'pass')).toEqual(['passedWithPlace']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: pass$/);
  expect(laughed(given({ ...position, hand: { 0: ['junk-train', 'heavy-equipment'] } }), 'pass')).toEqual([]);
  // Whoever is to replace one needs another in play, and a price or a token for each.
  const rebuilding = (stock: number, places: NonNullable<Position['places']>): Position => ({
    ...position,
    leader: { 0: { card: 'mr-president', stock: { redevelop: stock } } },
    places,
  });
  expect(laughed(given(rebuilding(1, {})), 'pass')).toEqual(['passedWithPlace']);
  expect(laughed(given(rebuilding(1, { 0: ['dive'] })), 'pass')).toEqual([]);
  expect(laughed(given(rebuilding(0, { 0: ['dive'] })), 'pass')).toEqual(['passedWithPlace']);
});

test('FS-65 FS-151 nobody passes right after workers were sent for what could be spent', () => {
  const position: Position = {
    turn: 1,
    hand: { 0: ['assembly-plant'] },
    places: { 0: ['church', 'generators'] },
    pool: { 0: { building: 1 } },
  };
  const s = given(position);
  expect(laughed(s, 'pass', ['hire building', 'done'])).toEqual(['fetchedForNothing']);
  expect(laughed(s, 'pass')).toEqual([]);
  expect(laughed(s, 'pass', ['hire fuel'])).toEqual([]);
  expect(laughed(given({ ...position, redeveloped: [0] }), 'pass', ['hire building'])).toEqual([]);
  // Room for it could be made first, where there is a card worth it.
  const full: Position = {
    turn: 2,
    factions: { 0: 'merchants-guild' },
    hand: { 0: ['factory'] },
    spoils: { 0: ['scrap-trader'] },
    deals: { 0: ['thieves-caravan', 'old-factory'] },
    pool: { 0: { weapon: 1 } },
  };
  expect(laughed(given(full), 'pass', ['hire weapon'])).toEqual(['fetchedForNothing']);
  expect(laughed(given(full), 'pass', ['hire fuel'])).toEqual([]);
  expect(laughed(given(full), 'pass', ['hire weapon', 'swap', 'discard road', 'discard dive'])).toEqual([]);
  expect(laughed(given({ ...full, hand: { 0: ['school'] } }), 'pass', ['hire weapon'])).toEqual([]);
  // A token is no different.
  const made = given({ ...position, places: { 0: ['bulldozer', 'school'] }, pool: { 0: { redevelopAny: 1 } } });
  expect(laughed(made, 'pass', ['use 0.0', 'pay building'])).toEqual(['fetchedForNothing']);
  expect(laughed(made, 'pass', ['use 0.0', 'cooperate dive', 'reach junk-train'])).toEqual([]);
});

test('FS-64 FS-151 what workers were sent for is spent next, or one more of it is fetched where it takes two', () => {
  const position: Position = {
    turn: 1,
    factions: { 0: 'new-york' },
    hand: { 0: ['road', 'barracks', 'sharrash'] },
    places: { 0: ['heavy-equipment', 'dive'], 1: ['fuel-tank', 'generators'] },
    pool: { 0: { weapon: 1, building: 1, worker: 2 } },
    exhausted: { 0: ['incorporation'] },
  };
  const s = given(position);
  for (const pick of ['conquer sharrash', 'visit 1.0', 'swap'] as const) {
    expect(laughed(s, pick, ['hire building', 'done'])).toEqual(['fetchedForNothing']);
    expect(laughed(s, pick, ['hire building', 'redevelop dive', 'replace 0.0'])).toEqual([]);
  }
  expect(laughed(s, 'redevelop barracks', ['hire building'])).toEqual([]);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: hire fuel$/);
  // Whoever visits may hurry to visit somebody else; and what is spent must not end the game too soon.
  const visited = given({ ...position, pool: { 0: { fuel: 1, weapon: 1, worker: 2 } } });
  expect(laughed(visited, 'visit 1.1', ['visit 1.0'])).toEqual([]);
  expect(laughed(visited, 'conquer sharrash', ['visit 1.0'])).toEqual(['fetchedForNothing']);
  const late = given({ ...position, base: { 0: { redevelopment: 25 } } });
  expect(laughed(late, 'conquer sharrash', ['hire building'])).toEqual([]);
  // A deal takes two of fuel here, and a contact card from the hand a weapon.
  expect(laughed(visited, 'hire fuel', ['hire fuel'])).toEqual([]);
  expect(laughed(visited, 'conquer sharrash', ['hire fuel'])).toEqual(['fetchedForNothing']);
  const thugs = given({
    ...position,
    hand: { 0: ['thugs', 'arena'] },
    pool: { 0: { weapon: 1 } },
    exhausted: { 0: ['conquest', 'cooperation', 'incorporation'] },
  });
  expect(laughed(thugs, 'pass', ['hire weapon'])).toEqual(['fetchedForNothing']);
  // Room that was made for it is for nothing else.
  const room = given({
    ...position,
    hand: { 0: ['barracks', 'pilgrims'] },
    deals: { 0: ['quarry', 'dive'] },
    pool: { 0: { weapon: 1 } },
  });
  const dropped: Answer[] = ['hire weapon', 'done', 'drop deal church 111'];
  expect(laughed(room, 'cooperate barracks', dropped)).toEqual([]);
  const near = given({ ...position, hand: { 0: ['sharrash', 'pilgrims'] }, deals: { 0: ['quarry', 'dive'] } });
  expect(laughed(near, 'cooperate sharrash', dropped)).toEqual(['fetchedForNothing']);
  expect(laughed(near, 'conquer sharrash', dropped)).toEqual([]);
});

test('FS-74 FS-182 nothing is kept once another only has to use a location to end the game', () => {
  const s = given({ ...ENDING, places: { ...ENDING.places, 0: ['cellars'] }, hand: {} });
  expect(laughed(s, 'store 0.0')).toEqual(['keptTooLate']);
  expect(laughed(s, 'pass')).toEqual([]);
});

test('FS-79 FS-151 no resource is hired for a location whose token nothing in hand can use', () => {
  const position: Position = { places: { 0: ['gunsmith', 'bulldozer', 'school'] }, pool: { 0: { worker: 3 } } };
  const s = given({ ...position, hand: { 0: ['punks'] } });
  for (const pick of ['hire weapon', 'hire building'] as const) expect(laughed(s, pick)).toEqual(['hiredUseless']);
  for (const answer of answers(s)) expect(answer).toMatch(/: pass$/);
  // A location in hand could use it, or one drawn for two cards.
  const near = given({ ...position, hand: { 0: ['dive'] } });
  for (const pick of ['hire weapon', 'hire building'] as const) expect(laughed(near, pick)).toEqual([]);
  expect(laughed(given({ ...position, hand: { 0: ['punks', 'road'] } }), 'hire building')).toEqual([]);
});

test('FS-151 FS-156 nor for one that only makes workers, which is not used either with nothing for them to do', () => {
  const position: Position = {
    factions: { 0: 'new-york' },
    hand: { 0: ['punks'] },
    places: { 0: ['observation-tower'] },
    leader: { 0: { card: 'baby-swift', stock: { any: 1 } } },
    pool: { 0: { worker: 3 } },
  };
  const s = given(position);
  expect(laughed(s, 'use 0.0')).toEqual(['madeUseless']);
  expect(laughed(s, 'hire scrap')).toEqual(['hiredUseless']);
  for (const answer of answers(s)) expect(answer).toMatch(/: pass$/);
  // There is a location to place, or another one to use.
  expect(laughed(given({ ...position, hand: { 0: ['dive'] } }), 'use 0.0')).toEqual([]);
  expect(laughed(given({ ...position, places: { 0: ['observation-tower', 'motel'] } }), 'use 0.0')).toEqual([]);
});

test('FS-65 FS-73 passing misses no blunder, and after a card was dropped nothing has to follow that cannot', () => {
  const s = given({ places: { 0: ['bulldozer'] }, deals: { 0: ['quarry'] }, pool: { 0: { building: 1, worker: 1 } } });
  expect(laughed(s, 'use 0.0', ['hire building'])).toEqual(['madeUseless']);
  expect(laughed(s, 'pass', ['hire building'])).toEqual([]);
  expect(laughed(s, 'pass', ['hire building', 'drop deal dive'])).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: pass$/);
});

test('FS-19 FS-79 no contact card is spent where the fixed one would do for the same price', () => {
  const position: Position = {
    turn: 3,
    factions: { 0: 'appalachian-federation' },
    hand: { 0: ['brick-trader', 'thugs', 'punks'] },
    pool: { 0: { weapon: 1 } },
  };
  const reaching = (told: Position): Told => {
    const s = given({ ...position, ...told });
    s.answer(0, 'conquer brick-trader').asked(0, 'reach');
    return s;
  };
  const s = reaching({});
  expect(laughed(s, 'reach thugs')).toEqual(['sparedContact']);
  expect(laughed(s, 'reach af-miners-guard')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: reach af-miners-guard$/);
  expect(laughed(reaching({ places: { 0: ['cellars'] } }), 'reach punks')).toEqual([]);
  expect(laughed(reaching({ exhausted: { 0: ['conquest'] } }), 'reach thugs')).toEqual([]);
});

test('FS-98 FS-102 nothing is hired or fetched for a contact with no room for a card worth tucking', () => {
  const position: Position = {
    turn: 3,
    factions: { 0: 'appalachian-federation' },
    hand: { 0: ['thugs', 'camp'] },
    places: { 0: ['negotiator'], 1: ['fuel-tank'] },
    spoils: { 0: ['manufactory'] },
    deals: { 0: ['excavator', { card: 'hideout', ones: 2 }] },
    pool: { 0: { scrap: 3, worker: 3 } },
    exhausted: { 0: ['conquest', 'incorporation'] },
    redeveloped: [0],
  };
  const s = given(position);
  expect(laughed(s, 'visit 1.0')).toEqual(['visitedForNothing']);
  for (const pick of ['hire fuel', 'hire weapon'] as const) expect(laughed(s, pick)).toEqual(['hiredUseless']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: (visit|hire)/);
  // There is room, or a card in hand is worth more than the least that is tucked.
  expect(laughed(given({ ...position, spoils: {} }), 'visit 1.0')).toEqual([]);
  for (const card of ['clay-pit', 'church'])
    expect(laughed(given({ ...position, hand: { 0: ['thugs', card] } }), 'hire weapon')).toEqual([]);
});

test('FS-83 FS-151 nor for one whose tokens reach every location in hand', () => {
  const position: Position = {
    turn: 2,
    factions: { 0: 'new-york' },
    hand: { 0: ['fuel-tank', 'junk-train'] },
    pool: { 0: { worker: 3, conquest2: 1 } },
  };
  const s = given(position);
  expect(laughed(s, 'hire weapon')).toEqual(['hiredUseless']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: hire weapon/);
  expect(laughed(given({ ...position, hand: { 0: ['fuel-tank', 'dive'] } }), 'hire weapon')).toEqual([]);
  expect(laughed(given({ ...position, hand: { 0: ['petrol-station'] } }), 'hire weapon')).toEqual([]);
});

test('FS-89 FS-128 nothing that is of use is paid where something of no use would do', () => {
  const position: Position = {
    turn: 3,
    factions: { 0: 'merchants-guild' },
    hand: { 0: ['uncle-hammer', 'camp'] },
    leader: { 0: 'baby-swift' },
    places: { 0: ['market'] },
    spoils: { 0: ['arena'] },
    deals: { 0: ['manufactory', 'radio-station'] },
    pool: { 0: { fuel: 1, weapon: 1, worker: 1 } },
  };
  const paying = (told: Position): Told => {
    const s = given({ ...position, ...told });
    s.answer(0, 'use 0.0').asked(0, 'payment');
    return s;
  };
  const s = paying({});
  expect(laughed(s, 'pay weapon')).toEqual(['paidWanted']);
  expect(laughed(s, 'pay fuel')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: pay fuel$/);
  // There is room for a deal the fuel would pay for, or nothing to pay the weapon for; what is kept is spared.
  expect(laughed(paying({ spoils: {} }), 'pay weapon')).toEqual([]);
  expect(laughed(paying({ hand: { 0: ['camp'] } }), 'pay weapon')).toEqual([]);
  const kept = paying({ leader: { 0: { card: 'baby-swift', stock: { scrap: 1 } } }, hand: {} });
  expect(laughed(kept, 'pay scrap@0.leader')).toEqual(['paidWanted']);
});

test('FS-106 FS-139 FS-140 no location is discarded that could be placed for a token Cleanup takes', () => {
  const position: Position = {
    turn: 4,
    factions: { 0: 'merchants-guild' },
    hand: { 0: ['quarry', 'thugs'] },
    leader: { 0: 'baby-swift' },
    pool: { 0: { incorporation1: 1 } },
  };
  const s = given(position);
  for (const pick of ['deed', 'swap'] as const) expect(laughed(s, pick)).toEqual(['passedWithPlace']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: (deed|swap)$/);
  // There is a third card, or the token does not reach that far.
  expect(laughed(given({ ...position, hand: { 0: ['quarry', 'thugs', 'road'] } }), 'deed')).toEqual([]);
  expect(laughed(given({ ...position, hand: { 0: ['skyscraper', 'thugs'] } }), 'deed')).toEqual([]);
});

test('FS-81 FS-151 nothing is hired for a contact card where a location makes the token for less', () => {
  const position: Position = {
    turn: 2,
    factions: { 0: 'merchants-guild' },
    hand: { 0: ['factory'] },
    places: { 0: ['bulldozer', 'road-machinery'] },
    spoils: { 0: ['watchtower'] },
    deals: { 0: ['excavator', 'negotiator'] },
    pool: { 0: { scrap: 1, worker: 3 } },
  };
  const s = given(position);
  expect(laughed(s, 'hire scrap')).toEqual(['hiredUseless']);
  expect(laughed(s, 'use 0.1')).toEqual([]);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: hire scrap$/);
  // There are two locations, it has nothing to make the token of, or takes as many workers as the resource.
  expect(laughed(given({ ...position, hand: { 0: ['factory', 'museum'] } }), 'hire scrap')).toEqual([]);
  expect(laughed(given({ ...position, pool: { 0: { worker: 3 } } }), 'hire scrap')).toEqual([]);
  const far = given({ ...position, hand: { 0: ['skyscraper'] }, pool: { 0: { scrap: 1, worker: 5 } } });
  expect(laughed(far, 'hire scrap')).toEqual([]);
});

test('FS-77 FS-83 one universal token covers one of two locations, and a universal contact card the other', () => {
  const position: Position = {
    turn: 2,
    factions: { 0: 'new-york' },
    hand: { 0: ['quarry', 'dive', 'envoy'] },
    pool: { 0: { worker: 3, universal3: 1 } },
    exhausted: { 0: ['incorporation', 'conquest', 'cooperation'] },
  };
  expect(laughed(given(position), 'hire scrap')).toEqual([]);
  expect(laughed(given({ ...position, hand: { 0: ['quarry', 'envoy'] } }), 'hire scrap')).toEqual(['hiredUseless']);
});

test('FS-142 FS-156 no workers are made for locations in hand that can neither be placed nor employ any', () => {
  const position: Position = {
    turn: 2,
    factions: { 0: 'mutants-union' },
    hand: { 0: ['dive'] },
    places: { 0: [{ card: 'observation-tower', uses: 1 }, 'convoy'] },
    leader: { 0: { card: 'nitro-belle', stock: { fuel: 1 } } },
    spoils: { 0: ['clay-pit'] },
    deals: { 0: ['radio-station', 'sharrash'] },
    pool: { 0: { worker: 2 } },
    exhausted: { 0: ['conquest', 'cooperation', 'incorporation'] },
    redeveloped: [0],
  };
  const s = given(position);
  expect(laughed(s, 'use 0.0')).toEqual(['madeUseless']);
  for (const answer of answers(s)) expect(answer).toMatch(/: pass$/);
  // The location can be placed, or is worth tucking with a token. What is drawn for two cards is drawn first.
  expect(laughed(given({ ...position, redeveloped: [] }), 'use 0.0')).toEqual([]);
  expect(laughed(given({ ...position, deals: {} }), 'use 0.0')).toEqual([]);
  expect(laughed(given({ ...position, hand: { 0: ['dive', 'punks'] } }), 'use 0.0')).toEqual(['madeUseless']);
});

test('FS-19 FS-185 no contact card is spent where the fixed one takes only what Cleanup would take', () => {
  const position: Position = {
    turn: 4,
    factions: { 0: 'new-york' },
    hand: { 0: ['archive', 'pilgrims', 'thugs'] },
    places: { 0: ['road-machinery', 'negotiator'] },
    pool: { 0: { scrap: 2, fuel: 2, building: 1, worker: 1 } },
  };
  const reaching = (told: Position): Told => {
    const s = given({ ...position, ...told });
    s.answer(0, 'cooperate archive').asked(0, 'reach');
    return s;
  };
  const s = reaching({});
  expect(laughed(s, 'reach pilgrims')).toEqual(['sparedContact']);
  expect(laughed(s, 'reach ny-expedition')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: reach ny-expedition$/);
  // A location in play or in hand asks for the fuel, or some of it is kept.
  expect(laughed(reaching({ places: { 0: ['workshop'] } }), 'reach pilgrims')).toEqual([]);
  expect(laughed(reaching({ hand: { 0: ['archive', 'pilgrims', 'workshop'] } }), 'reach pilgrims')).toEqual([]);
  const kept: Position = { pool: { 0: { fuel: 1 } }, leader: { 0: { card: 'greedy-pete', stock: { fuel: 1 } } } };
  expect(laughed(reaching(kept), 'reach pilgrims')).toEqual([]);
});

test('FS-65 FS-91 FS-151 nobody passes with a resource to hire for VP, unless it takes as many workers that are kept', () => {
  const position: Position = {
    turn: 3,
    factions: { 0: 'mutants-union' },
    hand: { 0: ['thugs', 'excavator'] },
    places: { 0: ['petrol-station', { card: 'camp', stock: { worker: 3 } }] },
    spoils: { 0: ['garage'] },
    deals: { 0: ['brickyard', 'scrap-metal'] },
    pool: { 0: { scrap: 1, fuel: 1, worker: 2 } },
    exhausted: { 0: ['conquest', 'incorporation'] },
    redeveloped: [0],
  };
  const s = given(position);
  expect(laughed(s, 'hire fuel')).toEqual([]);
  expect(laughed(s, 'pass')).toEqual(['passedWithPoint']);
  for (const answer of answers(s)) expect(answer).toMatch(/: hire fuel$/);
  // The workers are kept, a second use takes two of those, there is nothing to hire with, a thief is about, or the points end
  // the game.
  const places: Position['places'] = { 0: ['petrol-station', { card: 'camp', stock: { worker: 5 } }] };
  expect(laughed(given({ ...position, places, pool: { 0: { scrap: 1, fuel: 1 } } }), 'pass')).toEqual([]);
  const again: Position['places'] = {
    0: [
      { card: 'petrol-station', uses: 1 },
      { card: 'camp', stock: { worker: 3 } },
    ],
  };
  expect(laughed(given({ ...position, places: again }), 'pass')).toEqual([]);
  expect(laughed(given({ ...position, pool: { 0: { fuel: 1, worker: 1 } } }), 'pass')).toEqual([]);
  expect(laughed(given({ ...position, places: { ...position.places, 1: ['barracks'] } }), 'pass')).toEqual([]);
  expect(laughed(given({ ...position, base: { 0: { redevelopment: 26 } } }), 'pass')).toEqual([]);
});

test('FS-116 FS-151 FS-182 nor in the last turn with a token or a resource to be had that brings VP', () => {
  const position: Position = {
    turn: 6,
    factions: { 0: 'merchants-guild' },
    base: { 0: { redevelopment: 25 }, 1: { redevelopment: 35 } },
    hand: { 0: ['guardhouse'], 1: ['church'] },
    places: { 0: ['bulldozer', 'notice-board'] },
    pool: { 0: { building: 1, worker: 1 } },
    exhausted: { 0: ['incorporation'] },
    redeveloped: [0],
  };
  const s = given(position);
  expect(laughed(s, 'pass')).toEqual(['passedTooSoon']);
  for (const answer of answers(s)) expect(answer).toMatch(/: use 0\.0$/);
  expect(laughed(given({ ...position, base: { 0: { redevelopment: 25 } } }), 'pass')).toEqual([]);
  expect(laughed(given({ ...position, hand: { 0: ['punks'], 1: ['church'] } }), 'pass')).toEqual([]);
  const hired: Position = { ...position, places: { 0: ['gunsmith'] }, pool: { 0: { worker: 2 } }, redeveloped: [] };
  expect(laughed(given(hired), 'pass')).toEqual(['passedTooSoon']);
  for (const answer of answers(given(hired))) expect(answer).toMatch(/: hire building$/);
  expect(laughed(given({ ...hired, redeveloped: [0] }), 'pass')).toEqual([]);
});

test('FS-65 FS-149 FS-151 nor after all others with workers who could bring what a set or a store keeps', () => {
  const position: Position = {
    turn: 3,
    places: { 0: [{ card: 'old-factory', uses: 1, stock: { weapon: 1 } }] },
    pool: { 0: { worker: 2 } },
    passed: [1],
  };
  const s = given(position);
  expect(laughed(s, 'pass')).toEqual(['passedWithGoods']);
  for (const answer of answers(s)) expect(answer).toMatch(/: hire (scrap|building)$/);
  const store = (scrap: number): Told => given({ ...position, places: { 0: [{ card: 'cellars', stock: { scrap } }] } });
  expect(laughed(store(2), 'pass')).toEqual(['passedWithGoods']);
  // There is no room, the workers are kept, or somebody could still visit.
  expect(laughed(store(3), 'pass')).toEqual([]);
  const camp: Position = { ...position, places: { 0: ['camp', 'old-factory'] }, pool: { 0: { worker: 1 } } };
  expect(laughed(given(camp), 'pass')).toEqual([]);
  expect(laughed(given({ ...position, passed: [] }), 'pass')).toEqual([]);
});

test('FS-82 FS-92 FS-151 nothing is hired for a contact whose price in cards the hand cannot pay', () => {
  const position: Position = {
    turn: 3,
    factions: { 0: 'appalachian-federation' },
    hand: { 0: ['observation-tower'] },
    places: { 0: ['rubble', { card: 'warehouse', stock: { fuel: 1, weapon: 1, building: 1 } }] },
    pool: { 0: { worker: 2 } },
    redeveloped: [0],
  };
  const s = given(position);
  expect(laughed(s, 'hire building')).toEqual(['hiredUseless']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: hire building$/);
  // There is a second card to discard, or a worker left who may fetch one.
  expect(laughed(given({ ...position, hand: { 0: ['observation-tower', 'punks'] } }), 'hire building')).toEqual([]);
  expect(laughed(given({ ...position, pool: { 0: { worker: 3 } } }), 'hire building')).toEqual([]);
});

/** Tied with what the leader gives for one more card to tuck, and ahead by the card left in hand. */
const TIED: Position = {
  turn: 5,
  factions: { 0: 'merchants-guild', 1: 'appalachian-federation' },
  base: { 0: { redevelopment: 24 }, 1: { redevelopment: 30 } },
  hand: { 0: ['thugs', 'pilgrims', 'clay-pit'] },
  places: { 0: ['radio-station', { card: 'market', ones: 3, uses: 2 }], 1: ['school'] },
  leader: { 0: { card: 'borgo', stock: { weapon: 1 } } },
  spoils: { 0: ['quarry'] },
  deals: { 0: ['manufactory', 'heavy-equipment'] },
  exhausted: { 0: ['conquest', 'incorporation'] },
  redeveloped: [0],
  passed: [1],
};

test('FS-73 FS-135 FS-182 in the last turn a card tucked in it may make room for the VP of another', () => {
  const s = given(TIED);
  s.expect({ running: [30, 31] });
  const before: Answer[] = ['conquer quarry', 'reach mg-hired-guns', 'lead borgo'];
  expect(laughed(s, 'drop spoils quarry', before)).toEqual([]);
  expect(laughed(s, 'drop deal manufactory', before)).toEqual(['droppedForNothing']);
  // Nothing is given for it, or it could still be cashed in.
  const plain = given({ ...TIED, leader: { 0: { card: 'tommy-the-gun', stock: { weapon: 1 } } } });
  expect(laughed(plain, 'drop spoils quarry', before)).toEqual(['droppedForNothing']);
  const going = given({ ...TIED, base: {} });
  expect(laughed(going, 'drop spoils quarry', before)).toEqual(['droppedForNothing']);
});

test('FS-116 FS-128 FS-182 nor is any dropped or tucked once another only has to replace something to end the game', () => {
  const position: Position = {
    turn: 5,
    factions: { 0: 'merchants-guild', 1: 'appalachian-federation' },
    base: { 0: { redevelopment: 16 }, 1: { redevelopment: 17 } },
    hand: { 0: ['thugs', 'pilgrims', 'clay-pit', 'quarry', 'borgo'] },
    seen: { 1: ['archive'] },
    places: {
      0: ['radio-station', { card: 'factory', ones: 3 }, { card: 'bunker', stock: { scrap: 1, fuel: 1 } }, 'shipwreck'],
      1: ['guardhouse', 'school', { card: 'refinery', ones: 1 }, { card: 'gun-shop', twos: 1 }],
    },
    leader: {
      0: { card: 'tommy-the-gun', stock: { weapon: 2 } },
      1: { card: 'mr-president', stock: { redevelop: 1 } },
    },
    deals: { 0: ['manufactory', 'heavy-equipment', 'notice-board'], 1: [{ card: 'museum', ones: 3 }, 'rubble'] },
    pool: { 0: { fuel: 1, worker: 3 } },
    exhausted: { 0: ['incorporation'] },
    redeveloped: [0, 1],
  };
  const s = given(position);
  s.expect({ running: [24, 28] });
  for (const card of ['manufactory', 'heavy-equipment', 'notice-board'] as const)
    expect(laughed(s, `drop deal ${card}`)).toEqual(['droppedForNothing']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: drop/);
  const room: Position = { ...position, deals: { 1: position.deals![1]! } };
  expect(laughed(given(room), 'conquer quarry')).toEqual(['tuckedTooLate']);
  const leader: Position = { ...room, seen: { 1: ['uncle-hammer'] }, pool: { ...room.pool, 1: { weapon: 1 } } };
  expect(laughed(given(leader), 'conquer quarry')).toEqual(['tuckedTooLate']);
  // A leader rewards it; nobody has seen the card, it matches nothing, there is no price for it, or it brings too little.
  const borgo = { card: 'borgo', stock: { weapon: 2 } };
  const led: Position = { ...room, hand: { 0: ['pilgrims', 'quarry'] }, leader: { ...room.leader, 0: borgo } };
  expect(laughed(given(led), 'conquer quarry')).toEqual([]);
  expect(laughed(given({ ...room, hand: { ...room.hand, 1: ['archive'] }, seen: {} }), 'conquer quarry')).toEqual([]);
  expect(laughed(given({ ...room, seen: { 1: ['scrap-metal'] } }), 'conquer quarry')).toEqual([]);
  expect(laughed(given({ ...leader, pool: room.pool! }), 'conquer quarry')).toEqual([]);
  const behind: Position['base'] = { 0: { redevelopment: 16 }, 1: { redevelopment: 16 } };
  expect(laughed(given({ ...room, base: behind }), 'conquer quarry')).toEqual([]);
});

test('FS-65 FS-158 FS-159 nor with workers who could steal what another would keep', () => {
  const position: Position = {
    turn: 3,
    factions: { 0: 'merchants-guild', 1: 'appalachian-federation' },
    hand: { 0: ['gunsmith', 'road'], 1: ['refinery'] },
    places: { 0: [{ card: 'petrol-station', twos: 1, uses: 1 }, 'barracks', 'dive'], 1: ['bulldozer'] },
    leader: { 0: { card: 'borgo', ones: 2 }, 1: { card: 'junky-joe', stock: { scrap: 2 } } },
    spoils: { 0: ['motel'] },
    deals: { 0: ['factory', 'quarry'] },
    pool: { 0: { worker: 2 } },
    exhausted: { 0: ['conquest', 'incorporation'] },
    passed: [1],
  };
  const s = given(position);
  expect(laughed(s, 'pass')).toEqual(['passedWithGoods']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: pass$/);
  // It lies in a store, or Cleanup takes it; the workers are kept; somebody could still visit; or no other turn comes.
  const cellars: Position['places'] = { ...position.places, 1: [{ card: 'cellars', stock: { scrap: 2 } }] };
  const led: Position['leader'] = { 0: { card: 'borgo', ones: 2 } };
  const pool: Position['pool'] = { 0: { worker: 2 }, 1: { scrap: 1 } };
  expect(laughed(given({ ...position, places: cellars, leader: led, pool }), 'pass')).toEqual([]);
  const camp: Position['places'] = { 0: ['barracks', 'camp'] };
  expect(laughed(given({ ...position, places: camp, pool: { 0: { worker: 1 } } }), 'pass')).toEqual([]);
  expect(laughed(given({ ...position, passed: [] }), 'pass')).toEqual([]);
  expect(laughed(given({ ...position, base: { 1: { redevelopment: 30 } } }), 'pass')).not.toContain('passedWithGoods');
});

test('FS-91 FS-151 FS-156 no workers are made where there would not be enough of them for anything', () => {
  const position: Position = {
    turn: 5,
    factions: { 0: 'appalachian-federation' },
    hand: { 0: ['punks'] },
    places: { 0: [{ card: 'observation-tower', uses: 1 }, { card: 'gun-shop', twos: 1 }, 'sharrash'] },
    leader: { 0: { card: 'borgo', ones: 4, stock: { weapon: 0 } } },
    pool: { 0: { fuel: 1, building: 3, worker: 3 } },
    redeveloped: [0],
    passed: [1],
  };
  const s = given(position);
  expect(laughed(s, 'use 0.0')).toEqual(['madeUseless']);
  for (const answer of answers(s)) expect(answer).toMatch(/: pass$/);
  // One more could hire both weapons, one weapon is there, or the location can be used twice.
  const pool = (told: NonNullable<Position['pool']>[0]): Position => ({ ...position, pool: { 0: told! } });
  expect(laughed(given(pool({ fuel: 1, worker: 4 })), 'use 0.0')).toEqual([]);
  expect(laughed(given(pool({ fuel: 1, weapon: 1, worker: 3 })), 'use 0.0')).toEqual([]);
  const fresh: Position['places'] = { 0: ['observation-tower', { card: 'gun-shop', twos: 1 }] };
  expect(laughed(given({ ...position, places: fresh }), 'use 0.0')).toEqual([]);
});

test('FS-50 FS-120 FS-176 nor is one of lasting use replaced instead of one that takes no more, or has no more in stock', () => {
  const position: Position = {
    turn: 4,
    factions: { 0: 'merchants-guild' },
    hand: { 0: ['guardhouse', 'thugs'] },
    places: { 0: ['heavy-equipment', 'radio-station', { card: 'workshop', ones: 3, uses: 1 }, 'bulldozer'] },
    leader: { 0: 'baby-swift' },
    pool: { 0: { weapon: 2, worker: 2, redevelopAny: 1 } },
  };
  const replacing = (told: Position): Told => {
    const s = given({ ...position, ...told });
    s.answer(0, 'redevelop guardhouse').asked(0, 'replace');
    return s;
  };
  const s = replacing({});
  expect(laughed(s, 'replace 0.1')).toEqual(['replacedTooSoon']);
  expect(laughed(s, 'replace 0.3')).toEqual(['replacedTooSoon']);
  // Nobody visits any more what is gone.
  expect(laughed(s, 'replace 0.0')).toEqual([]);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: replace 0\.[13]$/);
  const storage = (fuel: number): Told =>
    replacing({ places: { 0: ['radio-station', { card: 'methane-storage', stock: { fuel } }] } });
  expect(laughed(storage(0), 'replace 0.0')).toEqual(['replacedTooSoon']);
  expect(laughed(storage(1), 'replace 0.0')).toEqual([]);
  // A card in hand matches the other one, or no other turn comes.
  const hand: Position['hand'] = { 0: ['guardhouse', 'fuel-tank'] };
  expect(laughed(replacing({ hand }), 'replace 0.1')).toEqual([]);
  expect(laughed(replacing({ base: { 1: { redevelopment: 30 } } }), 'replace 0.1')).toEqual([]);
});

test('FS-65 FS-115 FS-131 nobody passes who could replace a stock that is used up', () => {
  const position: Position = {
    turn: 4,
    hand: { 0: ['shipwreck'] },
    places: { 0: [{ card: 'scrap-metal', stock: { scrap: 0 } }, 'dive'] },
    pool: { 0: { building: 1 } },
  };
  const s = given(position);
  expect(laughed(s, 'pass')).toEqual(['passedWithFull']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: pass$/);
  // There is some left, or another location goes by its type.
  expect(laughed(given({ ...position, places: { 0: ['scrap-metal', 'dive'] } }), 'pass')).toEqual([]);
  const places: Position['places'] = { 0: [{ card: 'scrap-metal', stock: { scrap: 0 } }, 'scrapyard'] };
  expect(laughed(given({ ...position, places }), 'pass')).toEqual([]);
});

test('FS-77 FS-182 in the last turn a token of any colour is no longer wanted to tuck a card', () => {
  const position: Position = {
    turn: 5,
    factions: { 0: 'appalachian-federation' },
    base: { 1: { redevelopment: 30 } },
    hand: { 0: ['manufactory', 'oil-trader', 'road'] },
    places: { 0: ['hideout', 'bulldozer'] },
    leader: { 0: 'greedy-pete' },
    deals: { 0: ['radio-station', 'sharrash', 'skyscraper'] },
    pool: { 0: { scrap: 1, building: 2, worker: 3, universal1: 1 } },
    redeveloped: [0],
  };
  const reaching = (told: Position): Told => {
    const s = given({ ...position, ...told });
    s.answer(0, 'incorporate oil-trader').asked(0, 'reach');
    return s;
  };
  const s = reaching({});
  expect(laughed(s, 'reach road')).toEqual(['sparedToken']);
  expect(laughed(s, 'reach universal1')).toEqual([]);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: reach road$/);
  // The game goes on, or the leader rewards a card that is tucked.
  expect(laughed(reaching({ base: {} }), 'reach road')).toEqual([]);
  expect(laughed(reaching({ leader: { 0: 'borgo' } }), 'reach road')).toEqual([]);
});

test('FS-92 FS-115 FS-139 in the last turn no location is discarded that could still replace another one', () => {
  const position: Position = {
    turn: 5,
    factions: { 0: 'merchants-guild' },
    base: { 0: { redevelopment: 24 }, 1: { redevelopment: 28 } },
    hand: { 0: ['thugs', 'gunsmith', 'junk-train'] },
    places: { 0: ['heavy-equipment', 'trading-post', { card: 'rubble', ones: 2 }, { card: 'bulldozer', uses: 1 }] },
    leader: { 0: 'baby-swift' },
    deals: { 0: ['sharrash', 'murderers-pub'] },
    pool: { 0: { fuel: 1, weapon: 2, building: 1, worker: 3, conquest2: 1, cooperation2: 1 } },
  };
  const discarding = (told: Position, first: Answer = 'deed'): Told => {
    const s = given({ ...position, ...told });
    s.answer(0, first).asked(0, 'discardCard');
    return s;
  };
  const s = discarding({});
  s.expect({ running: [31, 28] });
  expect(laughed(s, 'discard gunsmith')).toEqual(['passedWithPlace']);
  expect(laughed(s, 'discard thugs')).toEqual([]);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: discard gunsmith$/);
  expect(laughed(discarding({}, 'swap'), 'discard gunsmith')).toEqual(['passedWithPlace']);
  const last: Position['hand'] = { 0: ['thugs', 'gunsmith'] };
  for (const pick of ['deed', 'swap'] as const)
    expect(laughed(given({ ...position, hand: last }), pick)).toEqual(['passedWithPlace']);
  // The game goes on, there is nothing to pay with or to replace, the material makes VP, or the other cards may be of use.
  expect(laughed(discarding({ base: {} }), 'discard gunsmith')).toEqual([]);
  expect(laughed(discarding({ redeveloped: [0] }), 'discard gunsmith')).toEqual([]);
  expect(
    laughed(discarding({ places: { 0: ['shipwreck'] }, base: { 1: { redevelopment: 30 } } }), 'discard gunsmith'),
  ).toEqual([]);
  const traders: Position['places'] = { 0: ['trading-post', 'brick-trader'], 1: [] };
  expect(laughed(discarding({ places: traders }), 'discard gunsmith')).toEqual([]);
  expect(laughed(discarding({ hand: { 0: ['road', 'gunsmith', 'junk-train'] } }), 'discard gunsmith')).toEqual([]);
});

test('FS-65 FS-106 FS-151 nobody passes with workers who could bring what the own contact lacks to place a location', () => {
  const position: Position = {
    turn: 3,
    factions: { 0: 'merchants-guild' },
    hand: { 0: ['pilgrims', 'brickyard', 'old-factory'] },
    places: { 0: ['dive'] },
    leader: { 0: { card: 'uncle-hammer', stock: { building: 2 } } },
    spoils: { 0: ['old-depot'] },
    deals: { 0: ['warehouse', 'arena'] },
    pool: { 0: { fuel: 1, weapon: 2, any: 1, worker: 3 } },
    exhausted: { 0: ['conquest'] },
    redeveloped: [0],
  };
  const s = given(position);
  expect(laughed(s, 'pass')).toEqual(['passedWithPlace']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: pass$/);
  // There are not enough of them, the contact is exhausted or does not reach that far, or the VP may end the game too soon.
  expect(laughed(given({ ...position, pool: { 0: { any: 1, worker: 1 } } }), 'pass')).toEqual([]);
  expect(laughed(given({ ...position, pool: { 0: { worker: 3 } } }), 'pass')).toEqual([]);
  expect(laughed(given({ ...position, exhausted: { 0: ['incorporation'] } }), 'pass')).toEqual([]);
  expect(laughed(given({ ...position, hand: { 0: ['pilgrims', 'skyscraper'] } }), 'pass')).toEqual([]);
  expect(laughed(given({ ...position, base: { 0: { redevelopment: 27 } } }), 'pass')).toEqual([]);
});

test('FS-65 FS-98 FS-136 nor with a location held for a leader without room to tuck it', () => {
  const position: Position = {
    turn: 4,
    factions: { 0: 'new-york' },
    hand: { 0: ['quarry', 'junk-train'] },
    leader: { 0: { card: 'borgo', ones: 2 } },
    places: { 0: ['fuel-tank', 'gunsmith'] },
    deals: { 0: ['cellars', 'old-slaughterhouse', 'convoy'] },
    pool: { 0: { scrap: 1 } },
  };
  const s = given(position);
  expect(laughed(s, 'pass')).toEqual(['passedWithPlace']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: pass$/);
  // There is room, or there will be once the spoils are cashed in.
  const two = ['cellars', 'old-slaughterhouse'];
  expect(laughed(given({ ...position, deals: { 0: two } }), 'pass')).toEqual([]);
  expect(laughed(given({ ...position, deals: { 0: two }, spoils: { 0: ['arena'] } }), 'pass')).toEqual([]);
});

test('FS-140 no two cards are given for one that nothing is left to play with', () => {
  const position: Position = {
    turn: 1,
    factions: { 0: 'mutants-union', 1: 'appalachian-federation' },
    hand: { 0: ['factory', 'pilgrims'] },
    places: { 0: ['notice-board'] },
    spoils: { 0: ['arena'] },
    deals: { 0: ['brick-storage', 'old-slaughterhouse'] },
  };
  const s = given(position);
  expect(laughed(s, 'swap')).toEqual(['swappedTooSoon']);
  for (const answer of answers(s)) expect(answer).toMatch(/: pass$/);
  // There is something to pay with, a contact that costs nothing, or somebody who may still bring a worker.
  expect(laughed(given({ ...position, pool: { 0: { worker: 1 } } }), 'swap')).toEqual([]);
  const kept: Position['leader'] = { 0: { card: 'borgo', stock: { weapon: 1 } } };
  expect(laughed(given({ ...position, leader: kept }), 'swap')).toEqual([]);
  expect(laughed(given({ ...position, hand: { 0: ['factory', 'pilgrims', 'dive'] } }), 'swap')).toEqual([]);
  const open: Position = { ...position, places: { 0: ['notice-board', 'school'] } };
  expect(laughed(given(open), 'swap')).toEqual([]);
  expect(laughed(given({ ...open, passed: [1] }), 'swap')).toEqual(['swappedTooSoon']);
  // The next Lookout would bring more than the hand holds, or there is none.
  const many = ['factory', 'dive', 'quarry', 'church', 'school', 'camp', 'motel', 'pub'];
  expect(laughed(given({ ...position, hand: { 0: many } }), 'swap')).toEqual([]);
  expect(laughed(given({ ...position, base: { 1: { redevelopment: 30 } } }), 'swap')).toEqual([]);
});

test('FS-105 FS-157 FS-176 no deal that pays is given up instead of one that is full of VP', () => {
  const position: Position = {
    turn: 4,
    places: { 0: ['negotiator'] },
    deals: { 0: [{ card: 'museum', ones: 3 }, 'bunker'] },
    pool: { 0: { worker: 1 } },
  };
  const giving = (told: Position): Told => {
    const s = given({ ...position, ...told });
    s.answer(0, 'use 0.0').asked(0, 'giveUp');
    return s;
  };
  const s = giving({});
  expect(laughed(s, 'give deal bunker')).toEqual(['sparedFull']);
  expect(laughed(s, 'give deal museum 111')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: give deal museum 111$/);
  expect(laughed(giving({ deals: { 0: [{ card: 'museum', ones: 2 }, 'bunker'] } }), 'give deal bunker')).toEqual([]);
  expect(laughed(giving({ base: { 1: { redevelopment: 30 } } }), 'give deal bunker')).toEqual([]);
  // The same where there is no more room for all of them.
  const full = given({
    ...position,
    hand: { 0: ['garage'] },
    places: { 0: ['town-hall'] },
    deals: { 0: [{ card: 'museum', ones: 3 }, 'bunker', 'dive', 'school'] },
    pool: { 0: { building: 1 } },
  });
  full.answer(0, 'redevelop garage').asked(0, 'overflow');
  expect(laughed(full, 'drop deal bunker')).toEqual(['sparedFull']);
  expect(laughed(full, 'drop deal museum 111')).toEqual([]);
});

test('FS-65 FS-104 FS-136 nobody passes whose leader rewards a card tucked in the stead of a deal that is full of VP', () => {
  const position: Position = {
    turn: 4,
    factions: { 0: 'merchants-guild' },
    hand: { 0: ['arena', 'excavator', 'cellars', 'rubble'] },
    leader: { 0: { card: 'greedy-pete', ones: 1 } },
    places: { 0: ['generators', { card: 'weapon-trader', ones: 1, uses: 1 }] },
    deals: { 0: [{ card: 'museum', ones: 3 }, 'skyscraper', 'old-parking-lot'] },
    pool: { 0: { fuel: 1 } },
    exhausted: { 0: ['incorporation'] },
    redeveloped: [0],
    passed: [1],
  };
  const s = given(position);
  expect(laughed(s, 'pass')).toEqual(['passedWithReward']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: pass$/);
  // All deals still bring something, there is no price for it, or the leader does not reward it.
  const deals: Position['deals'] = { 0: [{ card: 'museum', ones: 2 }, 'skyscraper', 'old-parking-lot'] };
  expect(laughed(given({ ...position, deals }), 'pass')).toEqual([]);
  expect(laughed(given({ ...position, pool: {} }), 'pass')).toEqual([]);
  const leader: Position['leader'] = { 0: { card: 'nitro-belle', stock: {} } };
  expect(laughed(given({ ...position, leader }), 'pass')).toEqual([]);
});
