import type { Forms } from '@ashtown/engine';
import { about } from '../../about.ts';
import type { NameWords } from '../language.ts';

/** For one, for two to four, for five and more; fractions as for two to four. Scrap and fuel are not counted: after a number they stay singular. */
const forms = (one: string, few: string, other: string): Forms => ({ one, few, many: few, other });
const range = {
  conquest: 'dosah dobytia',
  cooperation: 'dosah spolupráce',
  incorporation: 'dosah pripojenia',
  universal: 'univerzálny dosah',
} as const;
const good: NameWords['good'] = {
  scrap: forms('šrot', 'šrotu', 'šrotu'),
  fuel: forms('palivo', 'paliva', 'paliva'),
  weapon: forms('zbraň', 'zbrane', 'zbraní'),
  building: forms('tehla', 'tehly', 'tehál'),
  any: forms('univerzálna surovina', 'univerzálne suroviny', 'univerzálnych surovín'),
  worker: forms('robotník', 'robotníci', 'robotníkov'),
  redevelop: forms('žetón prestavby', 'žetóny prestavby', 'žetónov prestavby'),
  redevelopAny: forms(
    'žetón univerzálnej prestavby',
    'žetóny univerzálnej prestavby',
    'žetónov univerzálnej prestavby',
  ),
  card: forms('karta', 'karty', 'kariet'),
  resource: forms('ľubovoľná surovina', 'ľubovoľné suroviny', 'ľubovoľných surovín'),
  deal: forms('dohoda', 'dohody', 'dohôd'),
  spoils: forms('karta koristi', 'karty koristi', 'kariet koristi'),
  either: forms('karta koristi alebo dohoda', 'karty koristi alebo dohody', 'kariet koristi alebo dohôd'),
};
const sort = { spoils: 'Korisť', deal: 'Dohoda' } as const;

/** What things are called. */
export const names: NameWords = {
  name: about.name.sk,
  pitch:
    'Dobývajte, nadväzujte spoluprácu, pripájajte lokácie. Keď má niekto 30 bodov, hra sa končí a vyhráva najsilnejšia frakcia.',
  good,
  location: { one: 'lokácia', few: 'lokácie', many: 'lokácie', other: 'lokácií' },
  accusative: {
    ...good,
    building: { ...good.building, one: 'tehlu' },
    any: { ...good.any, one: 'univerzálnu surovinu' },
    worker: forms('robotníka', 'robotníkov', 'robotníkov'),
    card: { ...good.card, one: 'kartu' },
    resource: { ...good.resource, one: 'ľubovoľnú surovinu' },
    deal: { ...good.deal, one: 'dohodu' },
    spoils: { ...good.spoils, one: 'kartu koristi' },
    either: { ...good.either, one: 'kartu koristi alebo dohodu' },
  },
  contact: {
    conquest: 'kontakt dobytia',
    cooperation: 'kontakt spolupráce',
    incorporation: 'kontakt pripojenia',
    universal: 'univerzálny kontakt',
  },
  vp: 'VB',
  type: {
    scrap: 'Šrot',
    fuel: 'Palivo',
    weapon: 'Zbraň',
    building: 'Tehla',
    universal: 'Univerzálna surovina',
    worker: 'Robotník',
    card: 'Karta',
    contact: 'Kontakt',
    vp: 'Víťazný bod',
  },
  layout: {
    productionOpen: 'Otvorená produkcia',
    productionClosed: 'Uzavretá produkcia',
    feature: 'Vlastnosť',
    action: 'Akcia',
  },
  kind: {
    fixedContact: 'Základná kontaktná karta',
    oneShotContact: 'Jednorazová kontaktná karta',
    leader: 'Vodca',
    faction: 'Základňa',
  },
  distance: (n) => `vzdialenosť ${n}`,
  sort,
  range: (c, n) => `${range[c]} ${n}`,
  and: 'a',
  or: 'alebo',
  provenance: {
    rulebook: 'Podľa pravidiel z roku 2010.',
    'two-sources': 'Podľa dvoch nezávislých zdrojov.',
    'one-source': 'Podľa jedného zdroja o vydaní z roku 2010.',
    'first-edition-line': 'Podľa verejnej implementácie tej istej línie vydaní.',
    'later-edition': 'Prevzaté z vydania z roku 2016.',
    reconstructed: 'Aspoň sčasti rekonštruované pre tento projekt.',
  },
  source: {
    locations: 'Lokácie',
    leader: 'Vodca',
    onLocations: 'Žetóny na lokáciách',
    onLeader: 'Žetóny na vodcovi',
    onDeals: 'Žetóny na dohodách',
    spoils: 'Korisť',
    redevelopment: 'Prestavba',
    leaderChange: 'Výmeny vodcu',
    deals: 'Odhodené dohody',
    visits: 'Vyslaní robotníci',
  },
  term: {
    score: 'víťazné body',
    production: 'produkcia v ďalších kolách',
    abilities: 'akcie a vlastnosti',
    supply: 'zdroje na použitie',
    hand: 'karty v ruke',
    plan: 'rozohraté plány',
    opponents: 'situácia súperov',
    win: 'víťazstvo',
  },
  table: {
    turn: 'Kolo',
    first: 'začína',
    passed: 'pas',
    hand: 'Ruka',
    row: 'Ponuka',
    deck: 'balíček',
    discard: 'odkladací balíček',
    exhausted: 'použité',
    base: 'na základni',
  },
  place: (no) => `č. ${no}`,
  ofPlayer: (place, owner) => `${place} [${owner}]`,
};
