import { strongPicks } from '@ashtown/bots';
import { expect, test } from 'vitest';
import { type Answer, game } from '../../src/index.ts';
import { acts, builds, fresh, given, type Told } from '../given.ts';

/** What a review of the greedy bot has found (section "Bots"): normal and better do none of it. */

const answers = (s: Told, seat = 0): string[] => strongPicks(game, s.state, seat);

/** What the game calls an answer of seat 0. */
const named = (s: Told, pick: Answer): readonly string[] =>
  game.ahead!.blunders!(game.view(s.state, 0), 0, s.legal(0), pick, []);

test('ARM-146 the last City turn does not end with points to be had', () => {
  for (const vp of [
    { 0: 40, 1: 20, 2: 20 },
    { 0: 20, 1: 60, 2: 40 },
  ]) {
    const s = given({
      round: 6,
      vp,
      run: [acts(0), { t: 'retrieve' }, { t: 'marauderDamage' }, { t: 'housing' }, { t: 'income' }, { t: 'roundEnd' }],
      pool: { 0: 'worker*2' },
      city: { 0: { 5: 'saloon' } },
      tiles: { 0: ['sc_civil', 'sc_vehicle'] },
    });
    expect(s.legal(0)).toContain('end');
    for (const answer of answers(s)) expect(answer).toMatch(/: act /);
  }
});

test('ARM-148 an earlier one ends with somebody free only where that wins more often beyond chance', () => {
  const v = game.view(fresh(3), 0);
  const isLax = (pick: Answer, legal: readonly Answer[]): boolean => game.ahead!.isLax!(pick, legal, v, 0);
  expect(isLax('end', ['act 1.1 worker', 'end'])).toBe(true);
  expect(isLax('act 1.1 worker', ['act 1.1 worker', 'end'])).toBe(false);
  expect(isLax('end', ['end'])).toBe(false);
});

test('ARM-55 ARM-72 ARM-146 nor where more than a VP is given up, if only not to be the next start player', () => {
  const early = (pool: string, damage: number, city: Record<number, string> = {}) =>
    given({
      round: 2,
      run: [acts(0), { t: 'retrieve' }, { t: 'marauderDamage' }, { t: 'housing' }, { t: 'income' }, { t: 'roundEnd' }],
      pool: { 0: pool },
      damage: { 0: damage },
      city: { 0: city },
    });
  for (const s of [early('worker', 2), early('worker*2', 4), early('soldier', 1, { 8: 'extension' })]) {
    expect(named(s, 'end')).toEqual(['endedWithPoints']);
    for (const answer of answers(s)) expect(answer).not.toMatch(/: end$/);
  }
  expect(named(early('worker', 1), 'end')).toEqual([]);
  expect(named(early('soldier', 2), 'end')).toEqual([]);
  expect(named(early('worker', 3), 'end')).toEqual([]);
});

test('ARM-80 ARM-86 whoever bids last after zeros gets the bonus for one worker', () => {
  const s = given({
    seats: 4,
    round: 2,
    start: 1,
    run: [{ t: 'bidding' }],
    screen: { 0: 'worker*2' },
    bids: {
      exploration: [
        [1, 'nobody'],
        [2, 'nobody'],
        [3, 'nobody'],
      ],
      construction: [
        [1, 'worker'],
        [2, 'worker'],
        [3, 'worker'],
        [0, 'worker'],
      ],
      city: [
        [1, 'worker*2'],
        [2, 'worker*2'],
        [3, 'worker*2'],
        [0, 'worker'],
      ],
    },
  });
  s.asked(0, 'placeBid');
  expect(named(s, 'exploration nobody')).toEqual(['bidNothingLast']);
  expect(named(s, 'exploration worker')).toEqual([]);
  for (const answer of answers(s)) expect(answer).not.toMatch(/nobody/);
});

test('ARM-75 ARM-144 but nobody need be bid after zeros while the City has no bid yet', () => {
  const s = given({
    start: 1,
    run: [{ t: 'bidding' }],
    screen: { 0: 'soldier*2' },
    round: 6,
    marauders: { 0: 4 },
    bids: {
      exploration: [
        [1, 'nobody'],
        [2, 'nobody'],
      ],
      construction: [
        [1, 'worker'],
        [2, 'worker'],
        [0, 'worker'],
      ],
    },
  });
  s.asked(0, 'placeBid');
  expect(named(s, 'exploration nobody')).toEqual([]);
});

const OUTBID: Parameters<typeof given>[0] = {
  round: 4,
  start: 0,
  run: [{ t: 'bidding' }],
  bids: {
    exploration: [
      [1, 'worker engineer*2'],
      [2, 'worker*2 soldier*2'],
    ],
    construction: [[0, 'worker*3']],
  },
};

test('ARM-80 ARM-106 where all the others have bid, nobody is bid, or left, who overtakes nobody', () => {
  const s = given({ ...OUTBID, screen: { 0: 'worker*4 leader' } });
  s.asked(0, 'placeBid');
  for (const pick of [
    'exploration worker',
    'exploration worker*3',
    'city worker*2 leader',
    'city worker*3 leader',
  ] as const)
    expect(named(s, pick)).toEqual(['wastedBid']);
  for (const pick of ['exploration nobody', 'exploration worker*4', 'city leader', 'city worker*4 leader'] as const)
    expect(named(s, pick)).toEqual([]);
  for (const answer of answers(s))
    expect(answer).toMatch(/: (exploration (nobody|worker\*4)|city (worker\*4 )?leader)$/);
  const many = given({ ...OUTBID, screen: { 0: 'worker*6 soldier*2 engineer*3 leader' } });
  many.answer(0, 'city by colour').answer(0, 6).answer(0, 2);
  expect([0, 1, 2, 3].map((n) => named(many, n))).toEqual([['wastedBid'], ['wastedBid'], ['wastedBid'], []]);
  // Whoever would be misplaced makes no bid large enough.
  for (const marauders of [0, 4]) {
    const bound = given({
      ...OUTBID,
      marauders: { 0: marauders },
      screen: { 0: 'worker*8 soldier engineer*2 leader' },
    });
    bound.answer(0, 'exploration by colour');
    expect(named(bound, 1)).toEqual(marauders === 0 ? [] : ['wastedBid']);
    expect(named(bound, 2)).toEqual([]);
  }
});

test('ARM-80 ARM-171 all soldiers may come into the City, and a leader out of it with everybody else', () => {
  const ones: Parameters<typeof given>[0] = {
    ...OUTBID,
    bids: {
      ...OUTBID.bids,
      exploration: [
        [1, 'worker'],
        [2, 'worker'],
      ],
    },
  };
  const s = given({
    ...ones,
    screen: { 0: 'worker*6 soldier*3 engineer leader' },
    marauders: { 0: 8 },
    city: { 0: { 2: 'reinforced_watchtower' } },
  });
  s.answer(0, 'city by colour');
  expect(named(s, 5)).toEqual([]);
  const bound = given({
    ...OUTBID,
    bids: {
      ...OUTBID.bids,
      exploration: [
        [1, 'worker*4'],
        [2, 'worker*4'],
      ],
    },
    screen: { 0: 'worker*8 soldier*3 engineer leader' },
    marauders: { 0: 12 },
    city: { 0: { 2: 'reinforced_watchtower', 5: 'gun_tower' } },
  });
  bound.answer(0, 'city by colour');
  expect([4, 7, 8].map((n) => named(bound, n))).toEqual([[], ['wastedBid'], []]);
  const led = given({
    ...OUTBID,
    bids: { ...OUTBID.bids, exploration: [OUTBID.bids!.exploration![0]!, [2, 'worker*10']] },
    screen: { 0: 'worker*6 soldier engineer*3 leader' },
  });
  led.answer(0, 'exploration by colour');
  expect(named(led, 5)).toEqual(['wastedBid']);
  expect(named(led, 6)).toEqual([]);
});

test('ARM-82 ARM-106 nor does it matter where survivors are too many who are too many in both', () => {
  const s = given({
    ...OUTBID,
    start: 1,
    screen: { 0: 'worker*5' },
    bids: {
      exploration: [
        [1, 'nobody'],
        [2, 'worker'],
      ],
      construction: [
        [1, 'nobody'],
        [2, 'worker'],
      ],
      city: [[0, 'worker']],
    },
  });
  s.asked(0, 'placeBid');
  expect(named(s, 'exploration worker*2')).toEqual([]);
  expect(named(s, 'exploration worker*3')).toEqual([]);
  expect(named(s, 'exploration worker*4')).toEqual(['wastedBid']);
});

test('ARM-77 ARM-79 but he may be while somebody can still bid there, or where nobody is left for', () => {
  const { exploration, construction } = OUTBID.bids!;
  const early = given({
    ...OUTBID,
    start: 1,
    bids: { exploration: exploration!.slice(0, 1), construction: [[2, 'worker*3']] },
    screen: { 0: 'worker*4 leader' },
  });
  expect(named(early, 'exploration worker*3')).toEqual([]);
  expect(named(early, 'city worker*2 leader')).toEqual([]);
  const both = [1, 2].map((seat): [number, string] => [seat, 'worker']);
  const last = given({
    ...OUTBID,
    bids: { exploration: exploration!, construction: [...construction!, ...both], city: [[0, 'leader']] },
    screen: { 0: 'worker*3' },
  });
  expect(named(last, 'exploration worker*3')).toEqual([]);
});

test('ARM-81 ARM-106 nor is anybody bid whom it takes to overtake more survivors than the others can still have', () => {
  const first = (all: number) =>
    given({
      round: 1,
      start: 2,
      run: [{ t: 'bidding' }],
      screen: { 0: 'worker*4 leader', 1: 'worker', 2: 'worker' },
      bids: {
        exploration: [
          [0, 'worker'],
          [2, 'worker'],
        ],
        city: [
          [2, 'worker*3 leader'],
          [1, 'worker*4 leader'],
        ],
      },
      bounds: { 1: { all: [6, all] }, 2: { all: [6, all] } },
    });
  const s = first(6);
  s.asked(0, 'placeBid');
  for (const pick of ['construction worker*2', 'construction worker*3', 'city worker leader'] as const)
    expect(named(s, pick)).toEqual(['wastedBid']);
  for (const pick of ['construction nobody', 'construction worker', 'city worker*2 leader'] as const)
    expect(named(s, pick)).toEqual([]);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: construction worker\*/);
  expect(named(first(8), 'construction worker*2')).toEqual([]);
  expect(named(first(8), 'construction worker*3')).toEqual([]);
  expect(named(first(8), 'construction worker*4')).toEqual(['wastedBid']);
});

test('ARM-79 ARM-88 nor left for the last area, where others may still bid first', () => {
  const last = (all: number) =>
    given({
      round: 5,
      start: 1,
      run: [{ t: 'bidding' }],
      screen: { 0: 'worker*7', 1: 'worker*3', 2: 'worker*2' },
      bids: {
        exploration: [[1, 'nobody']],
        construction: [[2, 'worker*4']],
        city: [
          [0, 'leader'],
          [1, 'worker'],
          [2, 'worker'],
        ],
      },
      bounds: { 1: { all: [4, all] }, 2: { all: [7, 7] } },
    });
  const s = last(4);
  s.asked(0, 'placeBid');
  expect(named(s, 'exploration worker')).toEqual(['wastedBid']);
  expect(named(s, 'exploration worker*2')).toEqual([]);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: exploration worker$/);
  expect(named(last(6), 'exploration worker')).toEqual([]);
});

const LAST_BID: Parameters<typeof given>[0] = {
  round: 3,
  start: 1,
  run: [{ t: 'bidding' }],
  bids: {
    exploration: [
      [1, 'worker*2 soldier leader'],
      [2, 'nobody'],
    ],
    construction: [
      [2, 'worker*3'],
      [1, 'nobody'],
      [0, 'nobody'],
    ],
    city: [
      [0, 'soldier*3 leader'],
      [2, 'worker*3'],
      [1, 'worker*5'],
    ],
  },
};

test('ARM-82 ARM-106 nobody who would overtake the others is kept behind the screen at the last bid', () => {
  const s = given({ ...LAST_BID, screen: { 0: 'worker*5' } });
  s.asked(0, 'placeBid');
  for (const answer of answers(s)) expect(answer).toMatch(/: exploration worker\*5$/);
});

test('ARM-82 ARM-144 nor anybody who would act in the City', () => {
  const s = given({
    ...LAST_BID,
    round: 6,
    marauders: { 0: 8 },
    bids: {
      ...LAST_BID.bids,
      exploration: [...LAST_BID.bids!.exploration!, [0, 'engineer*4']],
      city: [
        [2, 'worker*7 soldier engineer leader'],
        [1, 'worker*6 soldier*2 engineer*2'],
      ],
    },
    screen: { 0: 'worker*6 soldier engineer leader' },
  });
  s.asked(0, 'placeBid');
  for (const answer of answers(s)) expect(answer).toMatch(/: city worker\*6 soldier engineer leader$/);
});

test('ARM-74 nobody bids everything at once in the first round', () => {
  const s = fresh(3);
  const seat = game.asked(s)[0]!;
  const all = s.players[seat]!.screen.reduce((a, b) => a + b);
  for (const answer of strongPicks(game, s, seat)) {
    const bid = answer.split(' ').slice(2);
    const n = bid.reduce((sum, part) => sum + (part === 'nobody' ? 0 : Number(part.split('*')[1] ?? 1)), 0);
    expect(n).toBeLessThan(all);
  }
});

test('ARM-152 ARM-208 nothing is built over the Extension that leaves survivors without a home', () => {
  const s = given({
    round: 3,
    run: builds(0, 'theatre'),
    screen: { 0: 'worker*8 leader' },
    city: { 0: { 8: 'extension' } },
  });
  for (const answer of answers(s)) expect(answer).not.toMatch(/: site 8$/);
});

test('ARM-157 nothing is repaired that fighting off the marauders would spare', () => {
  const s = given({
    round: 3,
    run: [acts(0), { t: 'retrieve' }, { t: 'marauderDamage' }, { t: 'housing' }, { t: 'income' }, { t: 'roundEnd' }],
    marauders: { 0: 5 },
    damage: { 0: 3 },
    pool: { 0: 'worker*2 soldier' },
  });
  expect(s.legal(0).some((pick) => String(pick).startsWith('repair'))).toBe(true);
  for (const answer of answers(s)) expect(answer).not.toMatch(/repair/);
});

test('ARM-122 ARM-123 nothing is covered while a site is empty', () => {
  const s = given({
    round: 2,
    run: [...builds(0, 'roadblock'), acts(0)],
    screen: { 0: 'worker*5' },
    pool: { 0: 'worker*2 engineer leader' },
    city: { 0: { 5: 'workshop' } },
    marauders: { 0: 3 },
    damage: { 0: 2 },
  });
  expect(named(s, 'site 4')).toEqual(['builtOver']);
  expect(named(s, 'site 5')).toEqual(['builtOver']);
  expect(named(s, 'site 6')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: site [67]$/);
});

test('ARM-119 ARM-127 no building is given away that would cover nothing, or only what it brings as well', () => {
  const forfeited = (card: string, city: Record<number, string> = {}) =>
    given({ round: 4, run: builds(0, card), city: { 0: city } });
  for (const s of [
    forfeited('workshop'),
    forfeited('command_post'),
    forfeited('reinforced_watchtower'),
    forfeited('flame_tower'),
    forfeited('school', { 5: 'hotel', 6: 'saloon', 7: 'workshop' }),
  ]) {
    expect(named(s, 'forfeit')).toEqual(['gaveAway']);
    for (const answer of answers(s)) expect(answer).not.toMatch(/forfeit/);
  }
  const full = { 3: 'apartment_block', 5: 'hotel', 6: 'saloon', 7: 'workshop' };
  for (const s of [
    forfeited('council_hall', { 1: 'command_post' }),
    forfeited('searchlight_tower'),
    forfeited('garage', full),
    forfeited('church_merciful'),
  ])
    expect(named(s, 'forfeit')).toEqual([]);
});

test('ARM-122 ARM-195 but in a full city something is covered, and a church that takes the points of fights may be', () => {
  const full = given({ run: builds(0, 'roadblock'), city: { 0: { 5: 'hotel', 6: 'saloon', 7: 'school' } } });
  expect(named(full, 'site 4')).toEqual([]);
  const church = given({ round: 5, run: builds(0, 'theatre'), city: { 0: { 5: 'church_merciful', 6: 'saloon' } } });
  expect(named(church, 'site 5')).toEqual([]);
  expect(named(church, 'site 6')).toEqual(['builtOver']);
});

test('ARM-122 ARM-208 in a full city a better building stays visible while a poorer one of its type could be covered', () => {
  const full: Parameters<typeof given>[0] = {
    round: 5,
    run: builds(0, 'garage'),
    screen: { 0: 'worker*5 soldier*3 engineer leader' },
    city: { 0: { 5: 'workshop', 6: 'hotel', 7: 'saloon' } },
  };
  const s = given(full);
  expect(named(s, 'site 6')).toEqual(['builtOver']);
  for (const pick of ['site 3', 'site 4', 'site 5', 'site 7', 'forfeit'] as const) expect(named(s, pick)).toEqual([]);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: site 6$/);
  const taught = given({ ...full, city: { 0: { 5: 'school', 6: 'hotel', 7: 'saloon' } } });
  expect(named(taught, 'site 5')).toEqual(['builtOver']);
  expect(named(taught, 'site 4')).toEqual([]);
  const housed = given({ ...full, city: { 0: { 3: 'apartment_block', 5: 'workshop', 6: 'hotel', 7: 'saloon' } } });
  expect(named(housed, 'site 6')).toEqual([]);
  expect(named(housed, 'site 3')).toEqual(['builtOver']);
  const church = given({ ...full, city: { 0: { 5: 'workshop', 6: 'church_merciful', 7: 'apartment_block' } } });
  expect(named(church, 'site 6')).toEqual([]);
  expect(named(church, 'site 7')).toEqual(['builtOver']);
});

const HOMELESS: Parameters<typeof given>[0] = {
  round: 5,
  run: [{ t: 'housing' }, { t: 'income' }, { t: 'roundEnd' }],
  screen: { 0: 'worker*6 leader' },
  tiles: { 0: ['sc_science', 'sc_vehicle'] },
  common: [null, 'sc_any_equipment'],
};

test('ARM-151 ARM-211 no leader is sent away while a worker stays', () => {
  const s = given(HOMELESS);
  s.asked(0, 'returnHomeless');
  expect(named(s, 'leader')).toEqual(['sentLeader']);
  expect(named(s, 'worker')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: worker$/);
});

test('ARM-60 ARM-235 unless he would be lost at once, or workers score', () => {
  expect(named(given({ ...HOMELESS, damage: { 0: 8 } }), 'leader')).toEqual([]);
  expect(named(given({ ...HOMELESS, common: [null, 'sc_worker'] }), 'leader')).toEqual([]);
  expect(named(given({ ...HOMELESS, tiles: { 0: ['sc_worker', 'sc_vehicle'] } }), 'leader')).toEqual([]);
});

test('ARM-151 ARM-235 nor while a soldier stays, where workers score, unless soldiers score as well', () => {
  const screen = { 0: 'worker*5 soldier leader' };
  const s = given({ ...HOMELESS, screen, tiles: { 0: ['sc_worker', 'sc_vehicle'] } });
  expect(named(s, 'leader')).toEqual(['sentLeader']);
  expect(named(s, 'soldier')).toEqual([]);
  for (const answer of answers(s)) expect(answer).not.toMatch(/leader/);
  expect(named(given({ ...HOMELESS, screen, tiles: { 0: ['sc_worker', 'sc_soldier'] } }), 'leader')).toEqual([]);
});

const LAST_TURN: Parameters<typeof given>[0] = {
  round: 6,
  run: [acts(0), { t: 'retrieve' }, { t: 'marauderDamage' }, { t: 'housing' }, { t: 'income' }, { t: 'roundEnd' }],
  pool: { 0: 'worker*2' },
  marauders: { 0: 1 },
  damage: { 0: 1 },
  tiles: { 0: ['sc_science', 'sc_vehicle'] },
  common: [null, 'sc_worker'],
};

test('ARM-152 ARM-155 nobody builds an Extension in the last turn that nobody needs', () => {
  const s = given(LAST_TURN);
  expect(named(s, 'extend worker*2')).toEqual(['extendedForNothing']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/extend/);
});

test('ARM-155 ARM-208 ARM-214 ARM-236 it may be used, house somebody, or score', () => {
  for (const more of [
    { pool: { 0: 'worker*3' } },
    { screen: { 0: 'worker*5' } },
    { city: { 0: { 5: 'apartment_block' } } },
    { tiles: { 0: ['sc_civil', 'sc_vehicle'] } },
    { round: 5 },
  ])
    expect(named(given({ ...LAST_TURN, ...more }), 'extend worker*2')).toEqual([]);
});

test('ARM-181 ARM-235 no worker who scores is trained in the last turn to be somebody who does not', () => {
  const trained: Parameters<typeof given>[0] = {
    ...LAST_TURN,
    marauders: { 0: 0 },
    city: { 0: { 8: 'extension' } },
    used: { 0: { '1.1': 2, '8.1': 1 } },
    bounds: { 1: { soldier: [0, 4], engineer: [0, 4] }, 2: { soldier: [0, 4], engineer: [0, 4] } },
  };
  const s = given(trained);
  expect(named(s, 'act 4.1 worker*2 take soldier')).toEqual(['trainedForNothing']);
  expect(named(s, 'end')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: end$/);
  const own = { common: [null, 'sc_civil'], screen: { 0: 'worker*3' } } as const;
  const rest = (more: Parameters<typeof given>[0]) =>
    named(given({ ...trained, ...more }), 'act 4.1 worker*2 take soldier');
  expect(rest({ ...own, tiles: { 0: ['sc_worker', 'sc_vehicle'] } })).toEqual(['trainedForNothing']);
  for (const more of [
    { round: 5 },
    { ...own, tiles: { 0: ['sc_worker', 'sc_science'] } },
    { tiles: { 0: ['sc_soldier', 'sc_vehicle'] } },
    { screen: { 0: 'worker*7' } },
    { screen: { 0: 'worker*7 soldier leader' } },
  ] as const)
    expect(rest(more as Parameters<typeof given>[0])).toEqual([]);
  expect(rest({ screen: { 0: 'worker*6 soldier leader' } })).toEqual(['trainedForNothing']);
  const scarce = { bounds: { 1: { soldier: [0, 4] }, 2: { soldier: [0, 5] } } } as const;
  const [now, ...later] = trained.run!;
  expect(rest(scarce)).toEqual(['trainedForNothing']);
  expect(rest({ ...scarce, run: [now!, { t: 'cityTurn', seat: 1 }, ...later] })).toEqual([]);
});

test('ARM-55 ARM-171 the last survivor of a turn drives off the last marauder for the same point', () => {
  const s = given({ ...LAST_TURN, round: 4, pool: { 0: 'worker' } });
  expect(named(s, 'act 1.1 worker')).toEqual(['leftMarauders']);
  expect(named(s, 'act 2.1 worker')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: act 2\.1 worker$/);
});

test('ARM-148 ARM-171 no turn ends with somebody free who could drive off a marauder for a point', () => {
  const s = given({ ...LAST_TURN, round: 4, pool: { 0: 'worker' } });
  expect(named(s, 'end')).toEqual(['leftMarauders']);
  expect(named(given({ ...LAST_TURN, round: 4, damage: { 0: 3 } }), 'end')).toEqual(['leftMarauders']);
  expect(named(given({ ...LAST_TURN, round: 4, marauders: { 0: 0 } }), 'end')).toEqual([]);
  expect(named(given({ ...LAST_TURN, round: 4, pool: { 0: 'engineer' } }), 'end')).toEqual([]);
});

test('ARM-171 ARM-196 and nobody fights off one who could fight off three', () => {
  const s = given({
    ...LAST_TURN,
    round: 4,
    pool: { 0: 'soldier' },
    marauders: { 0: 3 },
    damage: { 0: 3 },
    city: { 0: { 2: 'reinforced_watchtower', 6: 'church_vengeful' } },
  });
  expect(named(s, 'act 6.1 soldier')).toEqual(['leftMarauders']);
  expect(named(s, 'act 2.2 soldier')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: act 2\.2 soldier$/);
});

test('ARM-171 ARM-207 ARM-217 a marauder may stay who will bring his point later, but not until a scoring', () => {
  const cracked: Parameters<typeof given>[0] = { ...LAST_TURN, pool: { 0: 'worker' }, damage: { 0: 2 } };
  expect(named(given({ ...cracked, round: 4 }), 'act 1.1 worker')).toEqual([]);
  expect(named(given({ ...cracked, round: 3 }), 'act 1.1 worker')).toEqual(['leftMarauders']);
  expect(named(given({ ...cracked, round: 6 }), 'act 1.1 worker')).toEqual(['leftMarauders']);
  expect(named(given({ ...cracked, round: 3, pool: { 0: 'worker*2' } }), 'act 1.1 worker')).toEqual([]);
});

test('ARM-157 ARM-205 nor does he repair what the marauder he leaves destroys again', () => {
  const s = given({ ...LAST_TURN, round: 2, pool: { 0: 'worker' }, damage: { 0: 3 } });
  expect(named(s, 'repair worker')).toEqual(['leftMarauders']);
  expect(named(s, 'act 2.1 worker')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: act 2\.1 worker$/);
  const two = given({ ...LAST_TURN, round: 2, pool: { 0: 'worker*2' }, damage: { 0: 3 } });
  expect(named(two, 'repair worker')).toEqual([]);
});

test('ARM-55 ARM-205 ARM-217 two VP are fewer than what the last marauder takes, in an intact city or before a scoring', () => {
  const intact: Parameters<typeof given>[0] = {
    ...LAST_TURN,
    round: 4,
    pool: { 0: 'worker' },
    city: { 0: { 8: 'extension' } },
  };
  const s = given(intact);
  expect(named(s, 'act 8.1 worker')).toEqual(['leftMarauders']);
  for (const answer of answers(s)) expect(answer).toMatch(/: act 2\.1 worker$/);
  expect(named(given({ ...intact, damage: { 0: 2 } }), 'act 8.1 worker')).toEqual([]);
  expect(named(given({ ...intact, damage: { 0: 3 } }), 'act 8.1 worker')).toEqual([]);
  expect(named(given({ ...intact, damage: { 0: 3 }, round: 3 }), 'act 8.1 worker')).toEqual(['leftMarauders']);
  expect(named(given({ ...intact, damage: { 0: 2 }, round: 6 }), 'act 8.1 worker')).toEqual([]);
});

test('ARM-55 ARM-171 ARM-205 the last two clear the track together rather than leave one who undoes a repair or cracks the city', () => {
  const cracked: Parameters<typeof given>[0] = {
    ...LAST_TURN,
    round: 2,
    pool: { 0: 'worker leader' },
    marauders: { 0: 3 },
    damage: { 0: 3 },
  };
  expect(named(given(cracked), 'repair worker')).toEqual(['leftMarauders']);
  expect(named(given(cracked), 'act 2.1 worker')).toEqual([]);
  for (const answer of answers(given(cracked))) expect(answer).not.toMatch(/repair/);
  expect(named(given({ ...cracked, marauders: { 0: 2 } }), 'repair worker')).toEqual([]);
  expect(named(given({ ...cracked, marauders: { 0: 4 } }), 'repair worker')).toEqual([]);
  const intact: Parameters<typeof given>[0] = {
    ...LAST_TURN,
    round: 4,
    pool: { 0: 'worker soldier' },
    marauders: { 0: 5 },
    city: { 0: { 2: 'gun_tower', 8: 'extension' } },
  };
  expect(named(given(intact), 'act 8.1 worker')).toEqual(['leftMarauders']);
  expect(named(given(intact), 'act 2.1 worker')).toEqual([]);
  expect(named(given({ ...intact, damage: { 0: 3 } }), 'act 8.1 worker')).toEqual([]);
  expect(named(given({ ...intact, pool: { 0: 'worker*2 soldier' } }), 'act 8.1 worker')).toEqual([]);
});

test('ARM-55 ARM-170 ARM-205 nor does one of them take two VP, unless the other one may do better than fight', () => {
  const pair = (city: Record<number, string>, damage = 1) =>
    given({
      ...LAST_TURN,
      round: 4,
      pool: { 0: 'worker soldier' },
      marauders: { 0: 3 },
      damage: { 0: damage },
      city: { 0: { 8: 'extension', ...city } },
    });
  expect(named(pair({}), 'act 8.1 worker')).toEqual(['leftMarauders']);
  expect(named(pair({}), 'act 2.1 worker')).toEqual([]);
  for (const answer of answers(pair({}))) expect(answer).not.toMatch(/: act 8\.1/);
  expect(named(pair({}, 2), 'act 8.1 worker')).toEqual([]);
  expect(named(pair({ 5: 'armory', 6: 'guard_post' }), 'act 8.1 worker')).toEqual([]);
  expect(named(pair({ 5: 'radio_station' }), 'act 8.1 worker')).toEqual([]);
});

test('ARM-170 ARM-171 nor where nothing is left for the other one, and the VP are more than those of a fight', () => {
  const s = given({
    ...LAST_TURN,
    round: 5,
    pool: { 0: 'soldier engineer' },
    marauders: { 0: 2 },
    city: { 0: { 5: 'armory' } },
    used: { 0: { '1.1': 2, '5.2': 2 } },
  });
  expect(named(s, 'act 5.1 soldier')).toEqual([]);
});

test('ARM-171 ARM-196 nor for two VP that a fight brings as well, in a city of the Church Vengeful', () => {
  const vengeful = (more: Parameters<typeof given>[0] = {}) =>
    given({
      ...LAST_TURN,
      round: 4,
      pool: { 0: 'engineer leader' },
      marauders: { 0: 4 },
      city: { 0: { 1: 'command_post', 2: 'reinforced_watchtower', 6: 'church_vengeful' } },
      ...more,
    });
  expect(named(vengeful(), 'act 1.1 engineer')).toEqual(['leftMarauders']);
  expect(named(vengeful(), 'act 6.1 engineer')).toEqual([]);
  for (const answer of answers(vengeful())) expect(answer).not.toMatch(/: act 1\.1/);
  expect(named(vengeful({ fought: { 0: 4 } }), 'act 1.1 engineer')).toEqual([]);
  expect(named(vengeful({ marauders: { 0: 3 } }), 'act 1.1 engineer')).toEqual([]);
});

test('ARM-165 ARM-171 nor does the weaker one fight where the other one clears the track alone and leaves all the rest to both', () => {
  const pair = (pool: string, marauders: number, city: Record<number, string> = {}, damage = 1) =>
    named(
      given({
        ...LAST_TURN,
        round: 4,
        pool: { 0: pool },
        marauders: { 0: marauders },
        damage: { 0: damage },
        city: { 0: { 1: 'command_post', 5: 'flea_market', ...city } },
        hand: { 0: ['eq_beer'] },
      }),
      'act 2.1 worker',
    );
  expect(pair('worker soldier', 2)).toEqual(['leftMarauders']);
  expect(pair('worker soldier', 3)).toEqual([]);
  expect(pair('worker soldier', 1)).toEqual([]);
  expect(pair('worker*2 soldier', 2)).toEqual([]);
  expect(pair('worker soldier', 2, { 6: 'radio_station' })).toEqual([]);
  expect(pair('worker leader', 2, { 6: 'workshop' }, 2)).toEqual([]);
});

const FIGHTERS: Parameters<typeof given>[0] = {
  ...LAST_TURN,
  round: 2,
  pool: { 0: 'soldier engineer leader' },
  marauders: { 0: 4 },
  damage: { 0: 2 },
  city: { 0: { 5: 'saloon', 6: 'guard_post' } },
};

test('ARM-165 ARM-171 nobody fights off one who could fight off two beside the others', () => {
  const s = given(FIGHTERS);
  expect(named(s, 'act 2.1 leader')).toEqual(['didLess']);
  expect(named(s, 'act 6.1 leader')).toEqual(['spentAbler']);
  expect(named(s, 'act 2.2 leader')).toEqual([]);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: act (2\.1|6\.1) (leader|soldier)$/);
  const vp = given({ ...FIGHTERS, pool: { 0: 'worker' }, marauders: { 0: 0 } });
  expect(named(vp, 'act 1.1 worker')).toEqual(['didLess']);
});

test('ARM-165 unless a stronger one needs the place, or everybody is driven off as soon', () => {
  const tower = (id: string, marauders: number) =>
    given({ ...FIGHTERS, city: { 0: { 2: id } }, marauders: { 0: marauders } });
  expect(named(tower('searchlight_tower', 4), 'act 2.1 leader')).toEqual([]);
  expect(named(tower('reinforced_watchtower', 4), 'act 2.1 leader')).toEqual([]);
  expect(named(tower('reinforced_watchtower', 6), 'act 2.1 leader')).toEqual(['didLess']);
  expect(named(given({ ...FIGHTERS, pool: { 0: 'worker*2' } }), 'act 1.1 worker')).toEqual([]);
});

test('ARM-195 nor where fights bring no VP and it takes all who can fight off more', () => {
  const merciful = (marauders: number) =>
    given({
      ...FIGHTERS,
      round: 4,
      pool: { 0: 'soldier leader' },
      marauders: { 0: marauders },
      city: { 0: { 2: 'reinforced_watchtower', 6: 'church_merciful' } },
    });
  expect(named(merciful(5), 'act 2.1 leader')).toEqual(['didLess']);
  expect(named(merciful(5), 'act 2.2 soldier')).toEqual([]);
  for (const answer of answers(merciful(5))) expect(answer).not.toMatch(/: act 2\.1 leader$/);
  expect(named(merciful(4), 'act 2.1 leader')).toEqual([]);
});

test('ARM-165 ARM-180 nobody gains VP or repairs who could do both, where there is room for all who can', () => {
  const shop = (pool: string, damage = 3, more: Record<number, string> = {}) =>
    given({
      ...LAST_TURN,
      round: 4,
      pool: { 0: pool },
      marauders: { 0: 0 },
      damage: { 0: damage },
      city: { 0: { 1: 'command_post', 5: 'workshop', ...more } },
    });
  for (const pick of ['act 1.1 engineer', 'repair engineer'] as const)
    expect(named(shop('engineer'), pick)).toEqual(['didLess']);
  expect(named(shop('engineer'), 'act 5.1 engineer')).toEqual([]);
  for (const answer of answers(shop('engineer'))) expect(answer).toMatch(/: act 5\.1 engineer$/);
  expect(named(shop('worker', 2, { 6: 'training_center' }), 'act 1.1 worker')).toEqual(['didLess']);
  expect(named(shop('engineer*2 leader'), 'act 1.1 engineer')).toEqual([]);
  expect(named(shop('engineer*2', 2), 'act 1.1 engineer')).toEqual([]);
  expect(named(shop('engineer', 1), 'act 1.1 engineer')).toEqual([]);
  expect(named(shop('engineer', 3, { 1: 'town_hall' }), 'act 1.1 engineer')).toEqual([]);
});

test('ARM-55 ARM-57 ARM-157 the last survivor repairs rather than gain no more VP than the damage track gives or takes', () => {
  const last = (damage: number, round = 4, pool = 'worker') =>
    given({
      ...LAST_TURN,
      round,
      pool: { 0: pool },
      marauders: { 0: 0 },
      damage: { 0: damage },
      city: { 0: { 1: 'bunker_headquarters', 8: 'extension' } },
    });
  expect(named(last(2), 'act 1.1 worker')).toEqual(['didLess']);
  expect(named(last(2), 'act 8.1 worker')).toEqual(['didLess']);
  expect(named(last(2), 'repair worker')).toEqual([]);
  for (const answer of answers(last(2))) expect(answer).toMatch(/: repair worker$/);
  expect(named(last(2, 6), 'act 1.1 worker')).toEqual(['didLess']);
  expect(named(last(2, 6), 'act 8.1 worker')).toEqual([]);
  expect(named(last(3), 'act 8.1 worker')).toEqual([]);
  expect(named(last(4), 'act 8.1 worker')).toEqual([]);
  expect(named(last(7), 'act 8.1 worker')).toEqual(['didLess']);
  expect(named(last(2, 4, 'worker*2'), 'act 8.1 worker')).toEqual([]);
  expect(named(last(2, 4, 'soldier'), 'act 8.1 soldier')).toEqual([]);
});

test('ARM-157 ARM-205 nor do three repair what would not be destroyed if all of them fought', () => {
  const reinforced = (marauders: number) =>
    given({
      ...LAST_TURN,
      round: 4,
      pool: { 0: 'worker*2 soldier' },
      marauders: { 0: marauders },
      damage: { 0: 2 },
      city: { 0: { 2: 'reinforced_watchtower' } },
    });
  expect(named(reinforced(5), 'repair worker')).toEqual(['leftMarauders']);
  expect(named(reinforced(5), 'act 2.1 worker')).toEqual([]);
  for (const answer of answers(reinforced(5))) expect(answer).not.toMatch(/repair/);
  expect(named(reinforced(4), 'repair worker')).toEqual([]);
  expect(named(reinforced(6), 'repair worker')).toEqual([]);
});

test('ARM-55 ARM-171 nor does one of four gain elsewhere the point he would gain by fighting off the last marauder', () => {
  const guarded = (marauders: number, damage: number, round = 4) =>
    given({
      ...LAST_TURN,
      round,
      pool: { 0: 'worker*4' },
      marauders: { 0: marauders },
      damage: { 0: damage },
      city: { 0: { 5: 'guard_post' } },
    });
  expect(named(guarded(4, 1), 'act 1.1 worker')).toEqual(['leftMarauders']);
  expect(named(guarded(4, 1), 'act 2.1 worker')).toEqual([]);
  for (const answer of answers(guarded(4, 1))) expect(answer).not.toMatch(/: act 1\.1/);
  expect(named(guarded(4, 2), 'act 1.1 worker')).toEqual([]);
  expect(named(guarded(4, 2, 3), 'act 1.1 worker')).toEqual(['leftMarauders']);
  expect(named(guarded(3, 1), 'act 1.1 worker')).toEqual([]);
  expect(named(guarded(5, 1), 'act 1.1 worker')).toEqual([]);
});

test('ARM-151 ARM-163 nobody pays who can do more than another one who could pay for the same', () => {
  const led = given({
    ...LAST_TURN,
    round: 4,
    pool: { 0: 'worker*4 leader' },
    marauders: { 0: 4 },
    damage: { 0: 4 },
    city: { 0: { 1: 'council_hall', 2: 'gun_tower', 5: 'workshop', 8: 'extension' } },
  });
  for (const pick of [
    'act 1.1 leader',
    'act 8.1 leader',
    'repair leader',
    'act 4.1 worker leader take soldier',
  ] as const)
    expect(named(led, pick)).toEqual(['spentAbler']);
  for (const pick of ['act 1.1 worker', 'act 2.2 leader', 'act 5.1 leader', 'act 4.1 worker*2 take soldier'] as const)
    expect(named(led, pick)).toEqual([]);
  for (const answer of answers(led)) expect(answer).not.toMatch(/: (act [148]\.1|repair) .*leader/);
  const armed = given({
    ...LAST_TURN,
    round: 4,
    pool: { 0: 'worker*2 soldier*2 engineer' },
    marauders: { 0: 6 },
    city: { 0: { 1: 'council_hall', 2: 'reinforced_watchtower', 5: 'guard_post', 6: 'apartment_block' } },
  });
  expect(named(armed, 'act 1.1 soldier')).toEqual(['spentAbler']);
  expect(named(armed, 'act 1.1 engineer')).toEqual([]);
  for (const answer of answers(armed)) expect(answer).not.toMatch(/: act 1\.1 soldier/);
});

test('ARM-165 ARM-182 unless others take all the places, or the last worker is needed for an exchange', () => {
  const tower = (pool: string) =>
    given({ ...FIGHTERS, pool: { 0: pool }, city: { 0: { 2: 'searchlight_tower', 5: 'saloon' } } });
  expect(named(tower('engineer*2 leader'), 'act 5.1 leader')).toEqual(['spentAbler']);
  expect(named(tower('soldier engineer leader'), 'act 5.1 leader')).toEqual([]);
  const shop = (pool: string) =>
    given({ ...FIGHTERS, pool: { 0: pool }, marauders: { 0: 0 }, damage: { 0: 2 }, city: { 0: { 5: 'workshop' } } });
  expect(named(shop('worker leader'), 'act 1.1 leader')).toEqual(['spentAbler']);
  expect(named(shop('worker leader*2'), 'act 1.1 leader')).toEqual([]);
});

test('ARM-80 ARM-151 no leader is bid where survivors only count while others are left for the City', () => {
  const bidding: Parameters<typeof given>[0] = { round: 2, run: [{ t: 'bidding' }], screen: { 0: 'worker*6 leader' } };
  const s = given(bidding);
  s.asked(0, 'placeBid');
  expect(named(s, 'exploration worker leader')).toEqual(['misplacedLeader']);
  expect(named(s, 'exploration worker*2')).toEqual([]);
  expect(named(s, 'city worker*4')).toEqual(['misplacedLeader']);
  expect(named(s, 'city worker*3 leader')).toEqual([]);
  for (const answer of answers(s))
    expect(answer).not.toMatch(/: (exploration|construction) .*leader|: city worker\*\d$/);
  const many = given({ ...bidding, screen: { 0: 'worker*7 soldier*2 engineer*2 leader' } });
  many.answer(0, 'construction by colour').answer(0, 0).answer(0, 1).answer(0, 1);
  expect(named(many, 1)).toEqual(['misplacedLeader']);
  expect(named(many, 0)).toEqual([]);
});

test('ARM-79 ARM-182 but he may be once the City has its bid, or beside the only worker of another leader', () => {
  const acted = given({
    round: 2,
    run: [{ t: 'bidding' }],
    start: 0,
    screen: { 0: 'worker*3 leader' },
    bids: {
      city: [
        [0, 'worker*3'],
        [1, 'worker'],
        [2, 'worker'],
      ],
    },
  });
  acted.asked(0, 'placeBid');
  expect(named(acted, 'exploration worker leader')).toEqual([]);
  const few = (screen: string) => given({ round: 2, run: [{ t: 'bidding' }], screen: { 0: screen } });
  expect(named(few('worker*2 leader'), 'exploration worker leader')).toEqual(['misplacedLeader']);
  expect(named(few('worker*2 leader'), 'exploration worker*2')).toEqual([]);
  expect(named(few('soldier engineer leader'), 'city soldier engineer')).toEqual(['misplacedLeader']);
  expect(named(few('soldier engineer leader'), 'exploration engineer leader')).toEqual(['misplacedLeader']);
  expect(named(few('soldier engineer leader'), 'exploration soldier engineer leader')).toEqual([]);
  expect(named(few('worker leader*2'), 'exploration leader')).toEqual([]);
});

test('ARM-80 ARM-171 no soldier is bid where survivors only count while a worker takes his place in the City', () => {
  const bidding: Parameters<typeof given>[0] = {
    round: 4,
    run: [{ t: 'bidding' }],
    screen: { 0: 'worker*6 soldier leader' },
    marauders: { 0: 4 },
  };
  const s = given(bidding);
  s.asked(0, 'placeBid');
  expect(named(s, 'exploration worker soldier')).toEqual(['misplacedSoldier']);
  expect(named(s, 'exploration worker*2')).toEqual([]);
  expect(named(s, 'city worker*3 leader')).toEqual(['misplacedSoldier']);
  expect(named(s, 'city worker*2 soldier leader')).toEqual([]);
  for (const answer of answers(s))
    expect(answer).not.toMatch(/: (exploration|construction) .*soldier|: city worker\*[3-6] leader$/);
  const many = given({ ...bidding, screen: { 0: 'worker*8 soldier*2 engineer*2 leader' } });
  many.answer(0, 'construction by colour').answer(0, 2);
  expect(named(many, 2)).toEqual(['misplacedSoldier']);
  expect(named(many, 1)).toEqual([]);
});

test('ARM-79 ARM-165 ARM-182 ARM-193 unless others fight as well, or workers are needed or can do as much', () => {
  const rest = (screen: string, marauders: number, more: Parameters<typeof given>[0] = {}) =>
    named(
      given({ round: 4, run: [{ t: 'bidding' }], screen: { 0: screen }, marauders: { 0: marauders }, ...more }),
      'exploration soldier',
    );
  expect(rest('worker*3 soldier leader', 4)).toEqual(['misplacedSoldier']);
  expect(rest('worker*3 soldier leader', 2)).toEqual([]);
  expect(rest('worker*3 soldier*2 leader', 8)).toEqual([]);
  expect(rest('worker*2 soldier leader', 4)).toEqual([]);
  expect(rest('soldier engineer leader', 4)).toEqual([]);
  expect(rest('worker*3 soldier leader', 4, { city: { 0: { 5: 'training_center' } } })).toEqual([]);
  const acted: Parameters<typeof given>[0] = {
    start: 0,
    bids: {
      city: [
        [0, 'worker*3'],
        [1, 'worker'],
        [2, 'worker'],
      ],
    },
  };
  expect(rest('worker*3 soldier leader', 4, acted)).toEqual([]);
});

test('ARM-80 ARM-163 nor while an engineer takes his place who has nothing to do but what a soldier could do as well', () => {
  const rest = (pick: Answer, more: Parameters<typeof given>[0] = {}) =>
    named(
      given({
        round: 4,
        run: [{ t: 'bidding' }],
        screen: { 0: 'worker soldier*2 engineer*3 leader' },
        marauders: { 0: 8 },
        damage: { 0: 1 },
        city: { 0: { 2: 'reinforced_watchtower', 5: 'radio_station' } },
        ...more,
      }),
      pick,
    );
  expect(rest('construction soldier engineer')).toEqual(['misplacedSoldier']);
  expect(rest('city soldier engineer leader')).toEqual(['misplacedSoldier']);
  for (const pick of [
    'construction engineer*2',
    'construction worker engineer*3',
    'construction soldier engineer*3',
    'city soldier*2 engineer leader',
    'city soldier leader',
  ] as const)
    expect(rest(pick)).toEqual([]);
  expect(rest('construction soldier engineer', { damage: { 0: 3 } })).toEqual([]);
  expect(rest('construction soldier', { damage: { 0: 3 } })).toEqual(['misplacedSoldier']);
  expect(rest('construction soldier engineer', { marauders: { 0: 6 } })).toEqual([]);
  expect(rest('construction soldier engineer', { offer: [['workshop', 'bt_marauder_minus'], null, null] })).toEqual([]);
  const lab = { 2: 'reinforced_watchtower', 5: 'laboratory' };
  expect(rest('construction soldier engineer', { city: { 0: lab } })).toEqual([]);
  expect(rest('construction soldier', { city: { 0: lab } })).toEqual(['misplacedSoldier']);
});

test('the game names what nobody would do, from what the seat sees', () => {
  const first = given({ round: 1, run: [{ t: 'bidding' }], start: 0, screen: { 0: 'worker*3' } });
  expect(named(first, 'city worker*3')).toEqual(['bidEverything']);
  expect(named(first, 'city worker*2')).toEqual([]);
  const last = given({ ...LAST_BID, screen: { 0: 'worker*5' } });
  expect(named(last, 'exploration worker*4')).toEqual(['heldBack']);
  expect(named(last, 'exploration worker*5')).toEqual([]);
  const beaten = given({ ...LAST_BID, screen: { 0: 'worker*3' } });
  expect(named(beaten, 'exploration worker')).toEqual([]);
  expect(named(beaten, 'exploration nobody')).toEqual(['heldBack']);
  const city = (round: number) => given({ round, run: [acts(0)], pool: { 0: 'worker' }, damage: { 0: 1 } });
  expect(named(city(6), 'end')).toEqual(['endedWithPoints']);
  expect(named(city(5), 'end')).toEqual([]);
});
