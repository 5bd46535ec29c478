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
const good: NameWords['good'] = {
  scrap: same('scrap'),
  fuel: same('fuel'),
  weapon: s('weapon'),
  building: same('building material'),
  any: s('universal resource'),
  worker: s('worker'),
  redevelop: s('redevelopment token'),
  redevelopAny: s('universal redevelopment token'),
  card: s('card'),
  resource: { one: 'resource of any kind', other: 'resources of any kind' },
  deal: s('deal'),
  spoils: s('spoils card'),
  either: { one: 'spoils card or deal', other: 'spoils cards or deals' },
};
const sort = { spoils: 'Spoils', deal: 'Deal' } as const;

/** What things are called. */
export const names: NameWords = {
  name: about.name.en,
  pitch: 'Conquer, cooperate, incorporate. When somebody has 30 points the game ends, and the strongest faction wins.',
  good,
  location: s('location'),
  accusative: good,
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
    fixedContact: 'Fixed contact card',
    oneShotContact: 'One-shot contact card',
    leader: 'Leader',
    faction: 'Base',
  },
  distance: (n) => `distance ${n}`,
  sort,
  range: (c, n) => `${colour[c]} range ${n}`,
  and: 'and',
  or: 'or',
  provenance: {
    rulebook: 'According to the rulebook of 2010.',
    'two-sources': 'According to two independent sources.',
    'one-source': 'According to one source about the edition of 2010.',
    'first-edition-line': 'According to a public implementation of the same edition line.',
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
    deals: 'Deals discarded',
    visits: 'Workers sent',
  },
  term: {
    score: 'victory points',
    production: 'production of later rounds',
    abilities: 'actions and features',
    supply: 'goods to spend',
    hand: 'cards in hand',
    plan: 'plans in progress',
    opponents: 'position of the opponents',
    win: 'victory',
  },
  table: {
    turn: 'Round',
    first: 'first player',
    passed: 'passed',
    hand: 'Hand',
    row: 'Row',
    deck: 'deck',
    discard: 'discard pile',
    exhausted: 'used',
    base: 'on the base',
  },
  place: (no) => `no. ${no}`,
  ofPlayer: (place, owner) => `${place} [${owner}]`,
};
