import { plural } from '@ashtown/engine';
import type { StateText } from './state-text.ts';

const cards = (n: number): string =>
  `${n} ${plural('sk', n, { one: 'karta', few: 'karty', many: 'karty', other: 'kariet' })}`;

export const sk: StateText = {
  score: 'Body',
  vp: 'VB',
  endAt: (n) => `koniec: ${n}`,
  order: 'Poradie',
  passed: 'pas',
  active: 'na ťahu',
  known: 'Známe karty na rukách',
  deck: 'Balíček',
  discard: 'Odhodené',
  cards,
  emptyPile: 'Nič tu nie je.',
  kind: { production: 'Produkcia', feature: 'Vlastnosti', action: 'Akcie' },
  spoils: 'Korisť',
  deal: 'Dohoda',
  goods: 'Tovar',
  choose: 'Na výber',
  hand: (n) => `Ruka: ${cards(n)}`,
  short: (n) => `chýba ${n}`,
  used: 'použité',
  open: 'Otvorená',
  onIt: (goods) => `na karte: ${goods}`,
  per: 'za',
  expand: (name) => `Ukázať štát s názvami: ${name}`,
  collapse: (name) => `Ukázať štát v skratke: ${name}`,
  cardOf: (name, kind, text) => `${name}. ${kind}. ${text}`,
};
