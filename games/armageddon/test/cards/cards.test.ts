import { describe, expect, test } from 'vitest';
import { fixedVp, housingOf, TYPES, tables } from '../../src/index.ts';
import type { Position } from '../../src/position/index.ts';
import { acts, given } from '../given.ts';

/** What an action does in the position below: who pays, and what changes. */
interface Use {
  pick: string;
  vp?: number;
  marauders?: number;
  damage?: number;
  hand?: number;
  screen?: string;
  asked?: string;
}
interface Row {
  type: (typeof TYPES)[number];
  level: 0 | 1 | 2;
  site: number;
  housing: number;
  vp: number;
  uses: readonly Use[];
}

const START: Omit<Position, 'run'> = {
  pool: { 0: 'worker*3 soldier*2 engineer*2' },
  marauders: { 0: 9 },
  damage: { 0: 6 },
  hand: { 0: ['eq_beer'] },
};

const fight = (n: number, line: string, who: string): Use => ({ pick: `act ${line} ${who}`, vp: n, marauders: -n });
const points = (n: number, line: string, who = 'worker'): Use => ({ pick: `act ${line} ${who}`, vp: n });
const repair = (vp: number, line: string): Use => ({ pick: `act ${line} engineer`, vp, damage: -1 });

/** Every building, with its numbers and each of its lines used once. Housing is that of the whole city. */
const BUILDINGS: Record<string, Row> = {
  start_headquarters: { type: 'hq', level: 0, site: 1, housing: 2, vp: 0, uses: [points(1, '1.1')] },
  start_watchtower: {
    type: 'military',
    level: 0,
    site: 2,
    housing: 1,
    vp: 0,
    uses: [fight(1, '2.1', 'worker'), fight(2, '2.2', 'soldier')],
  },
  start_mobile_home: { type: 'civil', level: 0, site: 3, housing: 3, vp: 0, uses: [] },
  start_library: {
    type: 'science',
    level: 0,
    site: 4,
    housing: 0,
    vp: 0,
    uses: [{ pick: 'act 4.1 worker*2 take soldier', screen: 'soldier' }],
  },
  extension: { type: 'civil', level: 0, site: 8, housing: 2, vp: 0, uses: [points(2, '8.1')] },
  command_post: { type: 'hq', level: 1, site: 1, housing: 4, vp: 0, uses: [points(2, '1.1')] },
  council_hall: { type: 'hq', level: 1, site: 1, housing: 2, vp: 2, uses: [points(1, '1.1')] },
  reinforced_watchtower: {
    type: 'military',
    level: 1,
    site: 2,
    housing: 1,
    vp: 0,
    uses: [fight(1, '2.1', 'worker'), fight(3, '2.2', 'soldier')],
  },
  searchlight_tower: {
    type: 'military',
    level: 1,
    site: 2,
    housing: 2,
    vp: 0,
    uses: [fight(1, '2.1', 'engineer'), fight(3, '2.2', 'soldier')],
  },
  guard_post: { type: 'military', level: 1, site: 5, housing: 2, vp: 0, uses: [fight(1, '5.1', 'engineer')] },
  builders_yard: { type: 'military', level: 1, site: 5, housing: 2, vp: 0, uses: [repair(1, '5.1')] },
  roadblock: {
    type: 'military',
    level: 1,
    site: 5,
    housing: 2,
    vp: 0,
    uses: [{ pick: 'act 5.1 worker', marauders: -1 }],
  },
  hotel: { type: 'civil', level: 1, site: 5, housing: 4, vp: 0, uses: [] },
  saloon: { type: 'civil', level: 1, site: 5, housing: 1, vp: 1, uses: [points(2, '5.1')] },
  flea_market: {
    type: 'civil',
    level: 1,
    site: 5,
    housing: 2,
    vp: 0,
    uses: [{ pick: 'act 5.1 worker discard eq_beer', hand: -1, asked: 'searchDeck' }, points(1, '5.2')],
  },
  refugee_camp: { type: 'civil', level: 1, site: 5, housing: 2, vp: 0, uses: [points(2, '5.1')] },
  workshop: { type: 'science', level: 1, site: 5, housing: 1, vp: 0, uses: [repair(2, '5.1')] },
  school: {
    type: 'science',
    level: 1,
    site: 5,
    housing: 2,
    vp: 0,
    uses: [{ pick: 'act 5.1 worker*2 take engineer', screen: 'engineer' }],
  },
  radio_station: {
    type: 'science',
    level: 1,
    site: 5,
    housing: 1,
    vp: 0,
    uses: [{ pick: 'act 5.1 soldier', asked: 'keepDrawn' }],
  },
  town_hall: { type: 'hq', level: 2, site: 1, housing: 4, vp: 0, uses: [points(3, '1.1')] },
  bunker_headquarters: { type: 'hq', level: 2, site: 1, housing: 3, vp: 4, uses: [points(1, '1.1')] },
  gun_tower: {
    type: 'military',
    level: 2,
    site: 2,
    housing: 2,
    vp: 0,
    uses: [fight(2, '2.1', 'worker'), fight(4, '2.2', 'soldier')],
  },
  flame_tower: {
    type: 'military',
    level: 2,
    site: 2,
    housing: 2,
    vp: 0,
    uses: [fight(2, '2.1', 'engineer'), fight(4, '2.2', 'soldier')],
  },
  armory: {
    type: 'military',
    level: 2,
    site: 5,
    housing: 3,
    vp: 0,
    uses: [points(4, '5.1', 'soldier'), { pick: 'act 5.2 worker', marauders: -2 }],
  },
  training_center: { type: 'science', level: 2, site: 5, housing: 2, vp: 3, uses: [fight(2, '2.2', 'worker')] },
  church_merciful: {
    type: 'civil',
    level: 2,
    site: 5,
    housing: 3,
    vp: 10,
    uses: [{ pick: 'act 2.2 soldier', marauders: -2 }],
  },
  church_vengeful: {
    type: 'civil',
    level: 2,
    site: 5,
    housing: 1,
    vp: 0,
    uses: [{ pick: 'act 5.1 engineer', vp: 2, marauders: -1 }],
  },
  apartment_block: { type: 'civil', level: 2, site: 5, housing: 5, vp: 0, uses: [] },
  trading_hall: { type: 'civil', level: 2, site: 5, housing: 2, vp: 2, uses: [{ pick: 'act 5.1 worker', hand: 1 }] },
  theatre: { type: 'civil', level: 2, site: 5, housing: 1, vp: 0, uses: [points(4, '5.1')] },
  laboratory: { type: 'science', level: 2, site: 5, housing: 1, vp: 0, uses: [points(4, '5.1', 'engineer')] },
  power_plant: { type: 'science', level: 2, site: 5, housing: 0, vp: 5, uses: [repair(2, '5.1')] },
  garage: {
    type: 'science',
    level: 2,
    site: 5,
    housing: 1,
    vp: 0,
    uses: [{ pick: 'act 5.1 engineer', hand: 2 }, repair(1, '5.2')],
  },
};
/** Activations of the lines, by building. */
const TIMES: Record<string, readonly number[]> = {
  start_headquarters: [2],
  start_watchtower: [2, 2],
  start_library: [1],
  extension: [1],
  command_post: [3],
  council_hall: [2],
  reinforced_watchtower: [3, 3],
  searchlight_tower: [3, 1],
  guard_post: [2],
  builders_yard: [2],
  roadblock: [3],
  saloon: [1],
  flea_market: [1, 1],
  refugee_camp: [1],
  workshop: [2],
  school: [2],
  radio_station: [1],
  town_hall: [3],
  bunker_headquarters: [2],
  gun_tower: [2, 2],
  flame_tower: [4, 1],
  armory: [1, 2],
  church_vengeful: [2],
  trading_hall: [2],
  theatre: [1],
  laboratory: [2],
  power_plant: [1],
  garage: [1, 1],
};

describe('buildings', () => {
  test('there is a row for each', () => {
    expect(Object.keys(BUILDINGS).sort()).toEqual(tables.buildings.map((b) => b.id).sort());
  });

  test.each(Object.entries(BUILDINGS))('[%s] has these numbers, and its lines do this', (id, row) => {
    const b = tables.buildings[tables.index.building.get(id)!]!;
    expect([TYPES[b.type], b.level, b.vp]).toEqual([row.type, row.level, row.vp]);
    expect(b.lines.map((line) => line.times)).toEqual(TIMES[id] ?? []);
    const city = row.level === 0 && row.site < 8 ? {} : { 0: { [row.site]: id } };
    const position = { ...START, city, bag: id === 'refugee_camp' ? 'worker' : 'worker soldier engineer' };
    const p = given({ run: [], ...position }).state.players[0]!;
    const others = p.city.reduce(
      (n, there, site) => (site === row.site - 1 || there < 0 ? n : n + tables.buildings[there]!.housing),
      0,
    );
    expect(housingOf(tables, p) - others).toBe(row.housing);
    expect(fixedVp(tables, p)).toBe(row.vp);
    for (const use of row.uses) {
      const told = given({ run: [acts(0)], ...position, city }).answer(0, use.pick as never);
      told.expect({
        vp: { 0: 10 + (use.vp ?? 0) },
        marauders: { 0: 9 + (use.marauders ?? 0) },
        damage: { 0: 6 + (use.damage ?? 0) },
        screen: { 0: use.screen ?? 'nobody' },
      });
      expect(told.state.players[0]!.hand).toHaveLength(1 + (use.hand ?? 0));
      told.expect({ question: use.asked ?? 'cityAction' });
    }
  });
});

describe('equipment kinds', () => {
  /** Copies, and VP for 1, 2, 3 … cards of the kind alone in one hand. */
  const KINDS: Record<string, readonly [copies: number, vp: readonly number[]]> = {
    eq_beer: [7, [1, 2, 4, 7, 11, 11]],
    eq_gasoline: [7, [1, 3, 6, 10, 10]],
    eq_weapons: [6, [0, 4, 4, 8, 8, 12]],
    eq_medicine: [9, [0, 0, 8, 8, 8, 16]],
    eq_map: [7, [8, 8, 8]],
    ...Object.fromEntries(
      ['car', 'bus', 'truck'].flatMap((v) =>
        ['engine', 'tyres', 'body', 'steering'].map((p) => [`eq_${v}_${p}`, [2, [1, 2]]]),
      ),
    ),
  };

  test('there is a row for each', () => {
    expect(Object.keys(KINDS)).toEqual(tables.equipment.map((e) => e.id));
  });

  test.each(Object.entries(KINDS))('[%s] scores so', (id, [copies, values]) => {
    expect(tables.equipment[tables.index.equipment.get(id)!]!.copies).toBe(copies);
    for (const [i, vp] of values.entries())
      given({ run: [{ t: 'scoreEquipment' }], hand: { 0: Array<string>(i + 1).fill(id) } }).expect({
        vp: [10 + vp, 10, 10],
      });
  });
});

describe('scoring tiles', () => {
  /** A player with 5 workers, 2 soldiers, 1 engineer, 3 civil, 2 military, 2 science buildings and 7 cards. */
  const rich: Omit<Position, 'run'> = {
    screen: { 0: 'worker*5 soldier*2 engineer leader' },
    city: {
      0: { 5: 'hotel', 6: 'saloon', 7: 'roadblock', 8: 'school' },
      1: { 3: null, 4: null, 2: null },
      2: { 3: null, 4: null, 2: null },
    },
    hand: { 0: ['eq_beer', 'eq_gasoline', 'eq_gasoline', 'eq_weapons', 'eq_medicine', 'eq_map', 'eq_car_body'] },
  };
  const TILES: Record<string, number> = {
    sc_worker: 5,
    sc_soldier: 8,
    sc_engineer: 4,
    sc_civil: 9,
    sc_military: 8,
    sc_science: 10,
    sc_beer_gasoline: 9,
    sc_weapons_medicine: 6,
    sc_vehicle: 2,
    sc_any_equipment: 7,
  };

  test.each(Object.entries(TILES))('[%s] gives %i VP', (id, vp) => {
    const other = id === 'sc_worker' ? 'sc_soldier' : 'sc_worker';
    given({ run: [{ t: 'midgame' }], round: 3, common: [id, other], ...rich }).expect({ vp: [10 + vp, 10, 10] });
    expect(Object.keys(TILES)).toEqual(tables.scoring.map((tile) => tile.id));
  });
});

describe('auction tiles', () => {
  const bids = {
    exploration: [
      [0, 'worker*2'],
      [1, 'worker'],
      [2, 'nobody'],
    ],
  } as const;
  /** What happens to the winner, and to the loser. */
  const TILES: Record<string, readonly [Record<string, unknown>, Record<string, unknown>]> = {
    auction_1: [{ hand: 1 }, { damage: 5 }],
    auction_2: [{ hand: 1 }, { vp: 8 }],
    auction_3: [{ marauders: 2, vp: 11 }, { marauders: 4 }],
    auction_4: [{ marauders: 2, vp: 11 }, { hand: 0 }],
    auction_5: [{ vp: 12 }, { vp: 8 }],
    auction_6: [{ vp: 12 }, { damage: 5 }],
    auction_7: [{ damage: 3 }, { marauders: 4 }],
  };

  test.each(Object.entries(TILES))('[%s] gives this and takes that', (id, [bonus, penalty]) => {
    const others = tables.auction.map((tile) => tile.id).filter((other) => other !== id);
    const told = given({
      run: [
        { t: 'bonus', area: 'exploration' },
        { t: 'penalty', area: 'exploration' },
      ],
      auction: [id, others[0]!, others[1]!],
      bids,
      marauders: { 0: 3, 2: 3 },
      damage: { 0: 4, 2: 4 },
      hand: { 2: ['eq_beer'] },
    });
    const found = (seat: number) => {
      const { vp, marauders, damage, hand } = told.state.players[seat]!;
      return { vp, marauders, damage, hand: hand.length };
    };
    expect(found(0)).toEqual({ vp: 10, marauders: 3, damage: 4, hand: 0, ...bonus });
    expect(found(2)).toEqual({ vp: 10, marauders: 3, damage: 4, hand: 1, ...penalty });
    expect(Object.keys(TILES)).toEqual(tables.auction.map((tile) => tile.id));
  });
});

test('there is a story for every building tile', () => {
  const told = [
    'marauder_minus',
    'equipment_plus',
    'damage_minus',
    'two_houses',
    'exchange',
    'marauder_plus',
    'damage_plus',
    'equipment_minus',
  ];
  expect(tables.tiles.map((tile) => tile.id)).toEqual(told.map((id) => `bt_${id}`));
  expect(tables.tiles.every((tile) => tile.copies === 4)).toBe(true);
});
