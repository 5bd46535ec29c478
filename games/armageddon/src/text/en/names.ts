import type { Forms } from '@ashtown/engine';
import { count as counted } from '../format.ts';
import type { Language, NameTexts } from '../language.ts';

export const count = (n: number, forms: Forms): string => counted('en', n, forms);
export const figure = {
  marauder: { one: 'marauder', other: 'marauders' },
  worker: { one: 'worker', other: 'workers' },
  soldier: { one: 'soldier', other: 'soldiers' },
  engineer: { one: 'engineer', other: 'engineers' },
  leader: { one: 'leader', other: 'leaders' },
} satisfies Language['figure'];
const card = { one: 'card', other: 'cards' };
export const survivor = { one: 'survivor', other: 'survivors' };
export const space = { one: 'space', other: 'spaces' };
export const unit = { one: 'unit', other: 'units' };
export const cards = (n: number): string => count(n, card);
export const marauders = (n: number): string => count(n, figure.marauder);
export const area = {
  exploration: 'Exploration',
  construction: 'Construction',
  city: 'City',
} satisfies Language['area'];
export const place = {
  exploration: 'in Exploration',
  construction: 'in Construction',
  city: 'in the City',
  pool: 'in the City pool',
  spent: 'on the city board',
  recruit: 'among the recruits',
  screen: 'behind the screen',
} satisfies Language['place'];
export const type = {
  hq: 'Headquarters',
  civil: 'Civil building',
  military: 'Military building',
  science: 'Science building',
} satisfies Language['type'];
export const group = {
  beer: 'Beer',
  gasoline: 'Gasoline',
  weapons: 'Weapons',
  medicine: 'Medicine',
  vehicle: 'Vehicle parts',
  map: 'Maps',
} satisfies Language['group'];
export const aFigure = {
  marauder: 'a marauder',
  worker: 'a worker',
  soldier: 'a soldier',
  engineer: 'an engineer',
  leader: 'a leader',
};

export const names: NameTexts = {
  figure,
  survivor,
  figures: (n) => count(n, { one: 'figure', other: 'figures' }),
  nobody: 'nobody',
  card,
  vp: 'VP',
  sheet: {
    building: { one: 'building', other: 'buildings' },
    housing: { one: 'housing', other: 'housing' },
    damage: { one: 'damage', other: 'damage' },
  },
  area,
  place,
  type,
  group,
  cost: {
    worker: 'worker',
    soldier: 'soldier',
    engineer: 'engineer',
    engineerOrSoldier: 'engineer or soldier',
    any: 'any survivor',
  },
  twice: {
    worker: 'two workers',
    soldier: 'two soldiers',
    engineer: 'two engineers',
    engineerOrSoldier: 'two engineers or soldiers',
    any: 'any two survivors',
  },
  and: 'and',
  or: 'or',
  slot: (n) => `Equipment slot ${n}`,
  offer: (n) => `Building slot ${n}`,
  pile: {
    deck: 'Equipment deck',
    bag: 'Bag',
    box: 'Box',
    buildings: 'Building deck',
    tiles: 'Stack of building tiles',
    scoringTiles: 'Scoring tiles',
    auctionTiles: 'Stack of auction tiles',
  },
  site: (n) => `Site ${n}`,
  lineOf: (site, line) => `Site ${site}, action ${line}`,
  option: {
    'repair.workersPerStep': {
      name: 'Workers to repair one space',
      help: '1 as in the Slovak edition, 2 as in the original.',
    },
    pickOrder: {
      name: 'Order of choosing cards',
      help: 'By size of the bids (original), or in the order in which they were made (Slovak edition).',
      choices: { descendingBids: 'By size of the bids', topToBottom: 'In the order of bidding' },
    },
    roundTrack: {
      name: 'Arriving marauders',
      help: 'How many arrive in each round: rising, moderate or even.',
      choices: { rising: 'Rising', moderate: 'Moderate', even: 'Even' },
    },
    openSurvivors: { name: 'Open survivors', help: 'Everybody sees the survivors behind all screens.' },
  },
  source: {
    start: 'Start',
    auction: 'Auction tiles',
    tiles: 'Building tiles',
    actions: 'Actions',
    fights: 'Fights',
    repairs: 'Repairs',
    rounds: 'VP of buildings',
    housing: 'Unused housing',
    damage: 'Damage',
    marauders: 'Marauders',
    homeless: 'Survivors without housing',
    common: 'Common tiles',
    private: 'Private tile',
    ...group,
  },
  phase: {
    preparation: 'Preparation',
    auction: 'Auction',
    resolution: 'Resolution',
    completion: 'Completion',
    midgame: 'Scoring after round 3',
    scoring: 'Final scoring',
  },
  term: {
    points: 'victory points',
    survivors: 'survivors',
    housing: 'housing',
    marauders: 'marauders',
    damage: 'damage',
    city: 'city',
    equipment: 'equipment',
    tiles: 'scoring tiles',
    auction: 'bids',
    actions: 'actions to come',
    others: 'the others',
  },
};
