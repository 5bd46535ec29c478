import type { Forms } from '@ashtown/engine';
import { about } from '../../about.ts';
import type { NameWords } from '../language.ts';

const same = (one: string): Forms => ({ one, other: one });
const s = (one: string): Forms => ({ one, other: `${one}s` });
const colour = {
  conquest: 'conquest',
  cooperation: 'cooperation',
  incorporation: 'incorporation',
  universal: 'universal',
} as const;
const sort = { spoils: 'Spoils', deal: 'Deal' } as const;

/** What things are called. */
export const names: NameWords = {
  name: about.name.en,
  pitch:
    'Conquer, cooperate with and take in the places around you, and lead the State once somebody has 30 victory points.',
  good: {
    scrap: same('scrap'),
    fuel: same('fuel'),
    weapon: s('weapon'),
    building: same('building material'),
    any: s('universal resource'),
    worker: s('worker'),
    redevelop: s('redevelopment token'),
    redevelopAny: s('universal redevelopment token'),
    card: s('card'),
    resource: s('resource'),
    deal: s('own deal'),
    spoils: same('own spoils'),
    either: s('own spoils or deal'),
  },
  contact: {
    conquest: 'conquest contact',
    cooperation: 'cooperation contact',
    incorporation: 'incorporation contact',
    universal: 'universal contact',
  },
  vp: 'VP',
  type: {
    scrap: 'Scrap',
    fuel: 'Fuel',
    weapon: 'Weapon',
    building: 'Building material',
    universal: 'Universal resource',
    worker: 'Worker',
    card: 'Card',
    contact: 'Contact',
    vp: 'Victory point',
  },
  layout: {
    productionOpen: 'Open production',
    productionClosed: 'Closed production',
    feature: 'Feature',
    action: 'Action',
  },
  kind: {
    fixedContact: 'Fixed contact',
    oneShotContact: 'One-shot contact',
    leader: 'Leader',
    faction: 'Base',
  },
  distance: (n) => `distance ${n}`,
  sort,
  range: (c, n) => `${colour[c]} range ${n}`,
  and: 'and',
  or: 'or',
  provenance: {
    rulebook: 'As the rulebook of 2010 has it.',
    'two-sources': 'As two independent sources have it.',
    'one-source': 'As one source about the edition of 2010 has it.',
    'first-edition-line': 'As a public implementation of the same edition line has it.',
    'later-edition': 'Carried over from the edition of 2016.',
    reconstructed: 'At least partly reconstructed for this project.',
  },
  source: {
    locations: 'Locations',
    leader: 'Leader',
    onLocations: 'Tokens on locations',
    onLeader: 'Tokens on the leader',
    onDeals: 'Tokens on deals',
    spoils: 'Spoils',
    redevelopment: 'Redevelopment',
    leaderChange: 'Changes of leader',
    deals: 'Deals given up',
    visits: 'Visits',
  },
  term: {
    score: 'victory points',
    production: 'production of later turns',
    abilities: 'actions and features',
    supply: 'goods to spend',
    hand: 'cards in hand',
    plan: 'what is under way',
    opponents: 'how opponents stand',
    win: 'victory',
  },
  table: {
    turn: 'Turn',
    first: 'first',
    passed: 'passed',
    hand: 'Hand',
    row: 'Row',
    deck: 'deck',
    discard: 'discard pile',
    exhausted: 'used',
    base: 'on the base',
  },
  ofPlayer: (place, owner) => `${place} [${owner}]`,
};
