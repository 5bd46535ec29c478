import { plural } from '@ashtown/engine';
import type { StateText } from './state-text.ts';

const cards = (n: number): string => `${n} ${plural('en', n, { one: 'card', other: 'cards' })}`;

export const en: StateText = {
  score: 'Score',
  vp: 'VP',
  endAt: (n) => `end at ${n}`,
  order: 'Order of play',
  passed: 'passed',
  active: 'to move',
  known: 'Seen in hands',
  deck: 'Deck',
  discard: 'Discard',
  cards,
  emptyPile: 'There is nothing in it.',
  kind: { production: 'Production', feature: 'Features', action: 'Actions' },
  spoils: 'Spoils',
  deal: 'Deal',
  goods: 'Goods',
  choose: 'To choose from',
  hand: (n) => `Hand: ${cards(n)}`,
  short: (n) => `${n} short`,
  used: 'used',
  open: 'Open',
  onIt: (goods) => `on it: ${goods}`,
  per: 'per',
  expand: (name) => `Show the State of ${name} with names`,
  collapse: (name) => `Show the State of ${name} small`,
  cardOf: (name, kind, text) => `${name}. ${kind}. ${text}`,
};
