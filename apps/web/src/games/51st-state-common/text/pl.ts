import { plural } from '@ashtown/engine';
import type { StateText } from './state-text.ts';

const cards = (n: number): string =>
  `${n} ${plural('pl', n, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })}`;

export const pl: StateText = {
  score: 'Punkty',
  vp: 'PZ',
  endAt: (n) => `koniec: ${n}`,
  order: 'Kolejność',
  passed: 'pas',
  active: 'na ruchu',
  known: 'Znane karty na rękach',
  deck: 'Talia',
  discard: 'Odrzucone',
  cards,
  emptyPile: 'Nic tu nie ma.',
  kind: { production: 'Produkcja', feature: 'Cechy', action: 'Akcje' },
  spoils: 'Łupy',
  deal: 'Umowa',
  goods: 'Dobra',
  choose: 'Do wyboru',
  hand: (n) => `Ręka: ${cards(n)}`,
  short: (n) => `brakuje ${n}`,
  used: 'użyte',
  open: 'Otwarta',
  onIt: (goods) => `na karcie: ${goods}`,
  per: 'za',
  expand: (name) => `Pokaż Państwo z nazwami: ${name}`,
  collapse: (name) => `Pokaż Państwo w skrócie: ${name}`,
  cardOf: (name, kind, text) => `${name}. ${kind}. ${text}`,
};
