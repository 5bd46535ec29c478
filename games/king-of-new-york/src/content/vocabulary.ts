/** The fixed parts of the game: dice faces, boroughs, tiles, Monsters. Inside a state they are numbers, outside ids. */

export const FACES = ['energy', 'heal', 'attack', 'celebrity', 'destruction', 'ouch'] as const;
export type Face = (typeof FACES)[number];
export const ENERGY = 0;
export const HEAL = 1;
export const ATTACK = 2;
export const CELEBRITY = 3;
export const DESTRUCTION = 4;
export const OUCH = 5;

export const BOROUGHS = ['manhattan', 'bronx', 'queens', 'brooklyn', 'staten-island'] as const;
export type Borough = (typeof BOROUGHS)[number];
export type Outer = Exclude<Borough, 'manhattan'>;
export const MANHATTAN = 0;
/** Off the board: not placed yet, or eliminated. */
export const NOWHERE = -1;

export const ZONES = ['lower', 'midtown', 'upper'] as const;
export type Zone = (typeof ZONES)[number];
/** KNY-33: what a Monster gains that begins its turn in the zone. */
export const ZONE_GAINS = [
  { star: 1, energy: 1 },
  { star: 2, energy: 1 },
  { star: 2, energy: 2 },
] as const;
/** KNY-5: each zone has a 2-4 space and a 5-6 space. */
export const SPACE_2_4 = 0;
export const SPACE_5_6 = 1;

export const MONSTERS = ['captain-fish', 'drakonis', 'kong', 'mantis', 'rob', 'sheriff'] as const;
export type MonsterId = (typeof MONSTERS)[number];

const RES = ['star', 'energy', 'life'] as const;
export type Res = (typeof RES)[number];
interface Reward {
  res: Res;
  n: number;
}

export const UNITS = ['infantry', 'jet', 'tank'] as const;
export type Unit = (typeof UNITS)[number];
export const UNIT: readonly { durability: number; reward: Reward }[] = [
  { durability: 2, reward: { res: 'life', n: 1 } },
  { durability: 3, reward: { res: 'energy', n: 2 } },
  { durability: 4, reward: { res: 'star', n: 3 } },
];

export const TILES = [
  'high-rise-1',
  'high-rise-2',
  'hospital-2',
  'power-plant-2',
  'high-rise-3',
  'hospital-3',
  'power-plant-3',
] as const;
export type Tile = (typeof TILES)[number];
/** KNY-7, KNY-8: `unit` is the back of the tile. */
export const TILE: readonly { count: number; durability: number; reward: Reward; unit: number }[] = [
  { count: 22, durability: 1, reward: { res: 'star', n: 1 }, unit: 0 },
  { count: 8, durability: 2, reward: { res: 'star', n: 2 }, unit: 1 },
  { count: 3, durability: 2, reward: { res: 'life', n: 2 }, unit: 1 },
  { count: 3, durability: 2, reward: { res: 'energy', n: 2 }, unit: 1 },
  { count: 3, durability: 3, reward: { res: 'star', n: 3 }, unit: 2 },
  { count: 3, durability: 3, reward: { res: 'life', n: 3 }, unit: 2 },
  { count: 3, durability: 3, reward: { res: 'energy', n: 3 }, unit: 2 },
];
export const STACKS_PER_BOROUGH = 3;
export const TILES_PER_STACK = 3;
export const STACKS = BOROUGHS.length * STACKS_PER_BOROUGH;

export const START_LIFE = 10;
export const MAX_LIFE = 10;
export const STARS_TO_WIN = 20;
export const BLACK_DICE = 6;
export const REROLLS = 2;
export const BANK_SIZE = 3;
export const SWEEP_PRICE = 2;
export const ROOM_IN_BOROUGH = 2;
export const SUPERSTAR_NEEDS = 3;
export const STATUE_NEEDS = 3;
export const STATUE_STARS = 3;
export const TAP_AFTER = 3;
export const MOST_RIDES = 12;
export const VARIANT_PLAYERS = 5;
export const SUPPLY = { web: 13, jinx: 13, carapace: 15 } as const;
