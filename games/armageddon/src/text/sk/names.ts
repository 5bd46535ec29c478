import type { Forms } from '@ashtown/engine';
import { count as counted } from '../format.ts';
import type { Language, NameTexts } from '../language.ts';

export const count = (n: number, forms: Forms): string => counted('sk', n, forms);
export const figure = {
  marauder: { one: 'plieniteľ', few: 'plienitelia', many: 'plieniteľa', other: 'plieniteľov' },
  worker: { one: 'robotník', few: 'robotníci', many: 'robotníka', other: 'robotníkov' },
  soldier: { one: 'vojak', few: 'vojaci', many: 'vojaka', other: 'vojakov' },
  engineer: { one: 'inžinier', few: 'inžinieri', many: 'inžiniera', other: 'inžinierov' },
  leader: { one: 'vodca', few: 'vodcovia', many: 'vodcu', other: 'vodcov' },
} satisfies Language['figure'];
/** Accusative of cards: "ťahá 2 karty". */
export const card4 = { one: 'kartu', few: 'karty', many: 'karty', other: 'kariet' };
export const card = { one: 'karta', few: 'karty', many: 'karty', other: 'kariet' };
export const survivor = { one: 'preživší', few: 'preživší', many: 'preživšieho', other: 'preživších' };
/** Accusative. */
export const figures4 = {
  marauder: 'plieniteľa',
  worker: 'robotníka',
  soldier: 'vojaka',
  engineer: 'inžiniera',
  leader: 'vodcu',
};
export const area = { exploration: 'Prieskum', construction: 'Stavba', city: 'Mesto' } satisfies Language['area'];
export const place = {
  exploration: 'v oblasti Prieskum',
  construction: 'v oblasti Stavba',
  city: 'v oblasti Mesto',
  pool: 'v meste',
  spent: 'na doske mesta',
  recruit: 'medzi nováčikmi',
  screen: 'za zástenou',
} satisfies Language['place'];
const type = {
  hq: 'Veliteľstvo',
  civil: 'Civilná budova',
  military: 'Armáda',
  science: 'Vedecká budova',
} satisfies Language['type'];
export const group = {
  beer: 'Pivo',
  gasoline: 'Benzín',
  weapons: 'Zbrane',
  medicine: 'Lieky',
  vehicle: 'Autosúčiastky',
  map: 'Mapy',
} satisfies Language['group'];

export const names: NameTexts = {
  figure,
  survivor,
  figures: (n) => count(n, { one: 'figúrka', few: 'figúrky', many: 'figúrky', other: 'figúrok' }),
  nobody: 'nikto',
  card,
  vp: 'VB',
  sheet: {
    building: { one: 'budova', few: 'budovy', many: 'budovy', other: 'budov' },
    housing: {
      one: 'jednotka ubytovania',
      few: 'jednotky ubytovania',
      many: 'jednotky ubytovania',
      other: 'jednotiek ubytovania',
    },
    damage: { one: 'poškodenie', few: 'poškodenia', many: 'poškodenia', other: 'poškodení' },
  },
  area,
  place,
  type,
  group,
  cost: {
    worker: 'robotník',
    soldier: 'vojak',
    engineer: 'inžinier',
    engineerOrSoldier: 'inžinier alebo vojak',
    any: 'ľubovoľný preživší',
  },
  twice: {
    worker: 'dvaja robotníci',
    soldier: 'dvaja vojaci',
    engineer: 'dvaja inžinieri',
    engineerOrSoldier: 'dvaja inžinieri alebo vojaci',
    any: 'ľubovoľní dvaja preživší',
  },
  and: 'a',
  or: 'alebo',
  slot: (n) => `Políčko vybavenia ${n}`,
  offer: (n) => `Políčko budovy ${n}`,
  pile: {
    deck: 'Balíček vybavenia',
    bag: 'Vrecko',
    box: 'Škatuľa',
    buildings: 'Balíček budov',
    tiles: 'Kôpka dielikov budov',
    scoringTiles: 'Bodovacie dieliky',
    auctionTiles: 'Kôpka dielikov dražby',
  },
  site: (n) => `Stavenisko ${n}`,
  lineOf: (site, line) => `Stavenisko ${site}, extra akcia ${line}`,
  option: {
    'repair.workersPerStep': {
      name: 'Robotníci na opravu o 1 políčko',
      help: '1 ako v slovenskom vydaní, 2 ako v origináli.',
    },
    pickOrder: {
      name: 'Poradie výberu kariet',
      help: 'Podľa veľkosti ponúk (originál) alebo v poradí, v akom boli dané (slovenské vydanie).',
      choices: { descendingBids: 'Podľa veľkosti ponúk', topToBottom: 'V poradí ponúk' },
    },
    roundTrack: {
      name: 'Prichádzajúci plienitelia',
      help: 'Koľko ich príde v každom kole: rastúco, mierne alebo rovnomerne.',
      choices: { rising: 'Rastúco', moderate: 'Mierne', even: 'Rovnomerne' },
    },
    openSurvivors: { name: 'Odkrytí preživší', help: 'Všetci vidia preživších za všetkými zástenami.' },
  },
  source: {
    start: 'Štart',
    auction: 'Dieliky dražby',
    tiles: 'Dieliky budov',
    actions: 'Extra akcie',
    fights: 'Boje',
    repairs: 'Opravy',
    rounds: 'Body z budov',
    housing: 'Nevyužité ubytovanie',
    damage: 'Poškodenie',
    marauders: 'Plienitelia',
    homeless: 'Preživší bez domova',
    common: 'Spoločné dieliky',
    private: 'Vlastný dielik',
    ...group,
  },
  phase: {
    preparation: 'Príprava',
    auction: 'Dražba',
    resolution: 'Vyriešenie',
    completion: 'Dokončenie',
    midgame: 'Priebežné bodovanie',
    scoring: 'Záverečné bodovanie',
  },
  term: {
    points: 'víťazné body',
    survivors: 'preživší',
    housing: 'ubytovanie',
    marauders: 'plienitelia',
    damage: 'poškodenie',
    city: 'mesto',
    equipment: 'vybavenie',
    tiles: 'bodovacie dieliky',
    auction: 'ponuky',
    actions: 'budúce akcie',
    others: 'ostatní',
  },
};
