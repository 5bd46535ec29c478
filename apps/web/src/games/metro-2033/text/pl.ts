import { plural } from '@ashtown/engine';
import type { BoardText } from './board-text.ts';

const markers = (n: number): string =>
  `${n} ${plural('pl', n, { one: 'znacznik', few: 'znaczniki', many: 'znaczników', other: 'znacznika' })}`;
const cards = (n: number): string =>
  `${n} ${plural('pl', n, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })}`;

export const pl: BoardText = {
  phase: { factions: 'Frakcje', action: 'Akcja', attack: 'Atak', draw: 'Dobieranie', free: 'Darmowe akcje' },
  turn: (no) => `Tura ${no}`,

  bazaar: 'Bazar',
  emptySlot: 'Puste',
  deck: 'Talia',
  discardPile: 'Stos kart odrzuconych',
  discards: 'Odrzucone',
  emptyPile: 'Nic tu jeszcze nie leży.',
  cards,
  race: 'Droga do dziesięciu',
  raceHelp: 'Wygrywa dziesięć znaczników. Dają je tylko misje i nigdy się ich nie traci.',
  at: (name, n) => `${name}: ${markers(n)}`,

  attacks: (monster) => `Atakuje: ${monster}`,
  attacked: (monster) => `Ostatni atak: ${monster}`,
  discardedBy: (name) => `Kartę odrzuca: ${name}.`,
  oneSymbol: 'Wystarczy jeden pasujący symbol; kto odeprze, zagrywa kartę za darmo.',
  allSymbols: 'Potrzebne są wszystkie symbole; kto odeprze, zagrywa kartę za darmo.',
  fate: { waits: 'czeka', now: 'decyduje', repelled: 'odparty', failed: 'porażka' },
  lost: (n) => `strata: ${n}`,
  lostNothing: 'bez strat',
  walk: 'Atak obchodzi stół',

  above: 'Nad: dostępni',
  aboveHelp: 'Znaczniki nad Frakcją płacą za karty.',
  below: 'Pod: na służbie',
  belowHelp:
    'Znaczniki pod Frakcją muszą wrócić na górę, zanim znów zapłacą: przez odrzucenie, porządki, misję lub karawanę.',
  kept: (n) => `${n} na Stacjach`,
  onStations: 'Na Stacjach',
  markers: 'znaczników',

  missions: 'Misje',
  missionKind: { peaceful: 'Pokojowa', military: 'Militarna', trade: 'Handlowa' },
  factionMission: 'Frakcja',
  noMissions: 'Brak otwartej misji. Zagraj Stację.',
  ready: 'gotowa',
  withHero: 'z Bohaterem',
  short: (n) => `brak ${n}`,
  done: 'wykonana',
  progress: (name, have, needs, kind) => `Misja ${name}, ${kind}: ${have} z ${needs}`,
  reward: (n) => `+${markers(n)}`,
  keepFor: (n) => `potem można zatrzymać za ${markers(n)}`,

  resources: 'Zasoby w grze',
  nothing: 'brak',
  stations: 'Stacje',
  noStations: 'Brak Stacji w grze.',
  protections: 'Ochrona i Bohaterowie',
  noProtections: 'Nic nie chroni przed Potworami.',
  free: (type) => `${type} za darmo`,
  cheaper: (type) => `${type} −1`,
  thenFree: (type) => `potem ${type} za darmo`,
  doubles: (type) => `×2 ${type}`,
  hero: 'Bohater',
  chosen: 'wybrane',

  hand: 'Twoja ręka',
  handOf: (n) => `Ręka: ${cards(n)}`,
  knownOf: (n) => `${n} znane`,
  known: 'znane w ręce',
  chooseCard: 'Wybierz kartę',
  doWith: (name) => `${name}: co robisz?`,
  stock: (up, down) => `nad kartą ${up}, pod kartą ${down}`,
  chooseFaction: 'Wybierz Frakcję, którą poprowadzisz',
  use: { play: 'Zagraj', protect: 'Ochrona', discard: 'Odrzuć' },
  labelFor: (use, n) => (use === 'discard' ? `Odrzuć: +${n}` : `${use === 'play' ? 'Zagraj' : 'Ochrona'}: ${n}`),
  exchange: 'Wymień trzy',
  tidy: 'Porządki',
  noUse: 'niemożliwe',
  twice: (n) => `×${n}`,
  pay: (value, needs) => `Zapłać ${value} z ${needs}`,
  repelWith: (names) => `Odeprzyj: ${names}`,
  decline: 'Przyjmij stratę',
  topCard: 'Wierzch talii',

  oneSide: 'tylko jedna strona',
  discardEffect: 'działa po odrzuceniu',

  mission: 'Misja',
  uses: 'Co możesz z nią zrobić',
  canPay: 'stać cię',
  missing: (n) => `brak ${n}`,
  raises: (n) => `podnosi ${n}`,
  provenance: 'Na ile karta jest znana',
  lastFirst: 'Od ostatniej',
};
