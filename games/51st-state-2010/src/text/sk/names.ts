import type { Forms } from '@ashtown/engine';
import { about } from '../../about.ts';
import type { NameWords } from '../language.ts';

/** For one, for two to four, for five and more; fractions as for two to four. */
const forms = (one: string, few: string, other: string): Forms => ({ one, few, many: few, other });
const range = {
  conquest: 'dosah dobytia',
  cooperation: 'dosah spolupráce',
  incorporation: 'dosah pripojenia',
  universal: 'univerzálny dosah',
} as const;
const sort = { spoils: 'Korisť', deal: 'Dohoda' } as const;

/** What things are called. */
export const names: NameWords = {
  name: about.name.sk,
  pitch:
    'Dobývajte, spolupracujte, pripájajte okolité miesta a priveďte štát k víťazstvu, keď niekto dosiahne 30 bodov.',
  good: {
    scrap: forms('šrot', 'šroty', 'šrotov'),
    fuel: forms('palivo', 'palivá', 'palív'),
    weapon: forms('zbraň', 'zbrane', 'zbraní'),
    building: forms('stavebný materiál', 'stavebné materiály', 'stavebných materiálov'),
    any: forms('univerzálna surovina', 'univerzálne suroviny', 'univerzálnych surovín'),
    worker: forms('robotník', 'robotníci', 'robotníkov'),
    redevelop: forms('žetón prestavby', 'žetóny prestavby', 'žetónov prestavby'),
    redevelopAny: forms(
      'univerzálny žetón prestavby',
      'univerzálne žetóny prestavby',
      'univerzálnych žetónov prestavby',
    ),
    card: forms('karta', 'karty', 'kariet'),
    resource: forms('ľubovoľná surovina', 'ľubovoľné suroviny', 'ľubovoľných surovín'),
    deal: forms('vlastná dohoda', 'vlastné dohody', 'vlastných dohôd'),
    spoils: forms('vlastná korisť', 'vlastné koristi', 'vlastných koristí'),
    either: forms('vlastná korisť alebo dohoda', 'vlastné koristi alebo dohody', 'vlastných koristí alebo dohôd'),
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
    building: 'Stavebný materiál',
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
    fixedContact: 'Základná karta kontaktu',
    oneShotContact: 'Jednorazová karta kontaktu',
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
    'first-edition-line': 'Podľa verejnej implementácie toho istého radu vydaní.',
    'later-edition': 'Prevzaté z vydania z roku 2016.',
    reconstructed: 'Aspoň sčasti rekonštruované pre tento projekt.',
  },
  source: {
    locations: 'Lokality',
    leader: 'Vodca',
    onLocations: 'Žetóny na lokalitách',
    onLeader: 'Žetóny na vodcovi',
    onDeals: 'Žetóny na dohodách',
    spoils: 'Koristi',
    redevelopment: 'Prestavba',
    leaderChange: 'Výmeny vodcu',
    deals: 'Zrušené dohody',
    visits: 'Návštevy',
  },
  term: {
    score: 'víťazné body',
    production: 'produkcia ďalších ťahov',
    abilities: 'akcie a vlastnosti',
    supply: 'tovary na použitie',
    hand: 'karty v ruke',
    plan: 'čo sa práve deje',
    opponents: 'súperi',
    win: 'víťazstvo',
  },
  table: {
    turn: 'Ťah',
    first: 'začína',
    passed: 'pas',
    hand: 'Ruka',
    row: 'Ponuka',
    deck: 'balíček',
    discard: 'odhodené',
    exhausted: 'použité',
    base: 'na základni',
  },
  ofPlayer: (place, owner) => `${place} [${owner}]`,
};
