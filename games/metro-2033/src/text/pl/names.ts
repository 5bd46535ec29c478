import { MARKERS } from '../../content/vocabulary.ts';
import { count } from '../format.ts';
import type { Language } from '../language.ts';

const noun = {
  marker: { one: 'znacznik', few: 'znaczniki', many: 'znaczników', other: 'znacznika' },
  card: { one: 'karta', few: 'karty', many: 'kart', other: 'karty' },
} satisfies Language['names']['noun'];
export const markers = (n: number): string => count('pl', n, noun.marker);
export const cards = (n: number): string => count('pl', n, noun.card);
/** As the object of a verb. */
export const cardsTaken = (n: number): string => count('pl', n, { ...noun.card, one: 'kartę' });

export const names: Language['names'] = {
  pitch: `Poprowadź Frakcję moskiewskiego metra: wykonuj Misje, odpieraj Potwory i zbierz ${markers(MARKERS)} przed innymi.`,
  noun,
  sheet: {
    markers: noun.marker,
    cards: noun.card,
    up: {
      one: 'dostępny znacznik',
      few: 'dostępne znaczniki',
      many: 'dostępnych znaczników',
      other: 'dostępnego znacznika',
    },
    resources: { one: 'karta Zasobów', few: 'karty Zasobów', many: 'kart Zasobów', other: 'karty Zasobów' },
    shields: { one: 'karta Ochrony', few: 'karty Ochrony', many: 'kart Ochrony', other: 'karty Ochrony' },
    stations: { one: 'Stacja', few: 'Stacje', many: 'Stacji', other: 'Stacji' },
    heroes: { one: 'Bohater', few: 'Bohaterów', many: 'Bohaterów', other: 'Bohatera' },
  },
  verb: {
    end: 'Zakończ turę',
    play: 'Zagraj',
    protect: 'Zagraj jako Ochronę',
    discard: 'Odrzuć',
    exchange: 'Wymień 3 karty',
    mission: 'Wykonaj Misję',
    tidy: 'Porządkowanie',
    done: 'Gotowe',
    cancel: 'Anuluj',
    pay: 'Zapłać',
    use: 'Użyj',
    keep: 'Zatrzymaj',
    defend: 'Broń się',
    guard: 'Broń się kilkoma kartami',
    decline: 'Nie broń się',
    lose: 'Strać',
    none: 'Nie zagrywaj karty',
  },
  deck: 'Talia',
  bazaar: 'Bazar',
  slot: (n) => `Bazar, karta ${n}`,
  discardPile: 'Stos kart odrzuconych',
  zone: { up: 'Nad kartą Frakcji', down: 'Pod kartą Frakcji', reserve: 'Ogólna rezerwa' },
  protection: 'Ochrona',
  missionOf: (card) => `Misja: ${card}`,
  ownFaction: 'twoja Frakcja',
  people: (up, down, on) => `nad kartą: ${up}, pod kartą: ${down}${on > 0 ? `, na Stacjach: ${on}` : ''}`,
  hand: 'Twoja ręka',
  known: 'jawne karty w ręce',
  flipped: 'Misja wykonana',
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
      help: 'Do odparcia Potwora potrzebne są wszystkie jego symbole.',
    },
    hardExhaustion: {
      name: 'Utrudnienie: wyczerpanie',
      help: 'Kto nie odeprze Potwora, przesuwa w dół wszystkie znaczniki znad karty Frakcji.',
    },
    hardNoRelief: {
      name: 'Utrudnienie: bez wytchnienia',
      help: 'Po Misji nie przesuwa się znaczników w górę, a nagroda trafia pod kartę Frakcji.',
    },
    hardForcedDefence: { name: 'Utrudnienie: przymusowa obrona', help: 'Kto może odeprzeć Potwora, musi to zrobić.' },
  },
  source: { start: 'Na początku', faction: 'Misja Frakcji', stations: 'Misje Stacji' },
  phase: { factions: 'Frakcje', action: 'Akcja', attack: 'Atak', draw: 'Dobieranie', free: 'Darmowe akcje' },
  term: {
    markers: 'znaczniki',
    people: 'dostępne znaczniki',
    missions: 'Misje',
    bonuses: 'premie',
    hand: 'ręka',
    protection: 'Ochrona',
    rivals: 'rywale',
    win: 'wygrana',
  },
};
