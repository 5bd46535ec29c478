import { MARKERS } from '../../content/vocabulary.ts';
import { count } from '../format.ts';
import type { Language } from '../language.ts';

const noun = {
  marker: { one: 'znacznik', few: 'znaczniki', many: 'znaczników', other: 'znacznika' },
  card: { one: 'karta', few: 'karty', many: 'kart', other: 'karty' },
} satisfies Language['names']['noun'];
export const markers = (n: number): string => count('pl', n, noun.marker);
export const cards = (n: number): string => count('pl', n, noun.card);

export const names: Language['names'] = {
  pitch: `Poprowadź frakcję moskiewskiego metra: zaopatruj stacje, odpieraj potwory i jako pierwszy zbierz ${markers(MARKERS)}.`,
  noun,
  verb: {
    end: 'Zakończ turę',
    play: 'Zagraj',
    protect: 'Zagraj jako Ochronę',
    discard: 'Odrzuć',
    exchange: 'Wymień trzy karty',
    mission: 'Wykonaj misję',
    tidy: 'Porządkuj',
    done: 'Gotowe',
    cancel: 'Anuluj',
    pay: 'Zapłać',
    use: 'Użyj',
    keep: 'Zatrzymaj',
    defend: 'Broń się',
    guard: 'Broń się razem',
    decline: 'Nie broń się',
    lose: 'Strać',
    none: 'Nie zagrywaj niczego',
  },
  deck: 'Talia',
  bazaar: 'Bazar',
  slot: (n) => `Bazar, karta ${n}`,
  discardPile: 'Odrzucone',
  zone: { up: 'Nad kartą Frakcji', down: 'Pod kartą Frakcji', reserve: 'Rezerwa' },
  protection: 'Ochrona',
  missionOf: (card) => `Misja: ${card}`,
  ownFaction: 'twoja Frakcja',
  people: (up, down, on) => `nad kartą ${up}, pod kartą ${down}${on > 0 ? `, na Stacjach ${on}` : ''}`,
  hand: 'Twoja ręka',
  known: 'znane karty na ręce',
  flipped: 'misja wykonana',
  kept: (n) => markers(n),
  option: {
    factionRoster: {
      name: 'Zestaw Frakcji',
      help: 'Które pięć Frakcji bierze udział: podstawowe czy alternatywne.',
      choices: { default: 'Podstawowe', alternate: 'Alternatywne' },
    },
    factionAssignment: {
      name: 'Przydział Frakcji',
      help: 'Gracze wybierają Frakcje po kolei albo dostają je losowo.',
      choices: { choose: 'Wybór po kolei', random: 'Losowo' },
    },
    hardAllSymbols: {
      name: 'Utrudnienie: wszystkie symbole',
      help: 'Odparcie Potwora wymaga każdego symbolu, który on pokazuje.',
    },
    hardExhaustion: {
      name: 'Utrudnienie: wyczerpanie',
      help: 'Kto nie odeprze Potwora, przesuwa w dół wszystkie znaczniki znad karty Frakcji.',
    },
    hardNoRelief: {
      name: 'Utrudnienie: bez wytchnienia',
      help: 'Po misji znaczniki nie idą w górę, a nagroda trafia pod kartę Frakcji.',
    },
    hardForcedDefence: { name: 'Utrudnienie: przymusowa obrona', help: 'Kto może odeprzeć Potwora, musi to zrobić.' },
  },
  source: { start: 'Na początku', faction: 'Misja Frakcji', stations: 'Misje Stacji' },
  phase: { factions: 'Frakcje', action: 'Akcja', attack: 'Atak', draw: 'Dobieranie', free: 'Darmowe akcje' },
  term: {
    markers: 'znaczniki',
    people: 'dostępni ludzie',
    missions: 'misje',
    bonuses: 'premie',
    hand: 'ręka',
    protection: 'ochrona',
    rivals: 'rywale',
    win: 'wygrana',
  },
};
