import type { Forms } from '@ashtown/engine';
import type { Counted } from '../format.ts';
import type { Language } from '../language.ts';

/** For one, for two to four, for five and more; fractions as for two to four. */
const forms = (one: string, few: string, other: string): Forms => ({ one, few, many: few, other });

/** Names of materials are not counted: from two on they stand in the genitive, as in „5 dreva“. */
const mass = (one: string, more: string): Forms => forms(one, more, more);

const good = {
  fuel: mass('palivo', 'paliva'),
  iron: mass('železo', 'železa'),
  gun: forms('zbraň', 'zbrane', 'zbraní'),
  brick: forms('tehla', 'tehly', 'tehál'),
  ammo: forms('náboj', 'náboje', 'nábojov'),
  worker: forms('robotník', 'robotníci', 'robotníkov'),
  red: forms('červený kontakt', 'červené kontakty', 'červených kontaktov'),
  blue: forms('modrý kontakt', 'modré kontakty', 'modrých kontaktov'),
  grey: forms('sivý kontakt', 'sivé kontakty', 'sivých kontaktov'),
  universal: forms('univerzálny kontakt', 'univerzálne kontakty', 'univerzálnych kontaktov'),
  shield: forms('štít', 'štíty', 'štítov'),
  redevelopment: forms('žetón prestavby', 'žetóny prestavby', 'žetónov prestavby'),
  card: forms('karta', 'karty', 'kariet'),
  vp: mass('VB', 'VB'),
  anyResource: forms('ľubovoľná surovina', 'ľubovoľné suroviny', 'ľubovoľných surovín'),
  deal: forms('dohoda', 'dohody', 'dohôd'),
  basic: forms('základná surovina', 'základné suroviny', 'základných surovín'),
} satisfies Record<Counted, Forms>;

/** What things are called. */
export const names = {
  rival: 'Virtuálny súper',
  good,
  location: { one: 'lokácia', few: 'lokácie', many: 'lokácie', other: 'lokácií' },
  accusative: {
    ...good,
    brick: { ...good.brick, one: 'tehlu' },
    worker: forms('robotníka', 'robotníkov', 'robotníkov'),
    card: { ...good.card, one: 'kartu' },
    anyResource: { ...good.anyResource, one: 'ľubovoľnú surovinu' },
    deal: { ...good.deal, one: 'dohodu' },
    basic: { ...good.basic, one: 'základnú surovinu' },
  },
  type: {
    fuel: 'Palivo',
    iron: 'Železo',
    gun: 'Zbraň',
    brick: 'Tehla',
    ammo: 'Náboje',
    worker: 'Robotník',
    card: 'Karta',
    contact: 'Kontakt',
    vp: 'Víťazný bod',
    liberty: 'Sloboda',
    toxic: 'Zamorenie',
  },
  category: { production: 'Produkcia', feature: 'Vlastnosť', action: 'Akcia' },
  open: 'Otvorená produkcia',
  colour: { red: 'červená', blue: 'modrá' },
  kind: {
    connection: { red: 'Červená karta spojenia', blue: 'Modrá karta spojenia' },
    faction: 'Frakcia',
    distance: (n) => `vzdialenosť ${n}`,
    noType: 'bez typu',
  },
  and: 'a',
  or: 'alebo',
  table: {
    round: 'Kolo',
    first: 'začína',
    passed: 'pas',
    hand: 'Ruka',
    deals: 'Dohody',
    ruins: 'Ruiny',
    display: 'Odkryté karty',
    connections: 'Karty spojení',
    storage: 'uchované',
  },
  place: (no) => `č. ${no}`,
  ofPlayer: (place, owner) => `${place} [${owner}]`,
  option: {
    expansion: {
      name: 'Rozšírenie',
      help: 'Len základná sada, alebo s 50 kartami rozšírenia Nová éra alebo Zima.',
      choices: { none: 'Žiadne', newera: 'Nová éra', winter: 'Zima' },
    },
    bothExpansions: { name: 'Obe rozšírenia', help: 'Všetkých 188 kariet; návod to neuvádza.' },
    factions: {
      name: 'Frakcie',
      help: 'Pridelené náhodne, alebo vyberané jedna po druhej.',
      choices: { random: 'Náhodne', picked: 'Vyberané' },
    },
    ruinsScore: { name: 'Ruiny bodujú', help: 'Každá karta Ruín vo vašom štáte dá na konci 1 VB.' },
    dealsScore: { name: 'Dohody bodujú', help: 'Každá vaša dohoda dá na konci 1 VB.' },
    freePayment: {
      name: 'Pýtať sa na každú platbu',
      help: 'O každom žetóne rozhodujete vy, aj tam, kde je jeden spôsob zjavne lepší.',
    },
    shipwreckUses: {
      name: 'Použitia karty Vrak lode',
      help: 'Koľkokrát za kolo sa dá použiť karta Vrak lode.',
    },
    perProducedLate: {
      name: 'Počítanie po Produkcii',
      help: 'Čo dajú mimo fázy Produkcie karty, ktoré počítajú produkciu: podľa poslednej Produkcie, alebo nič.',
      choices: { tally: 'Podľa poslednej Produkcie', zero: 'Nič' },
    },
  },
  source: {
    production: 'Produkcia',
    deals: 'Dohody',
    bonus: 'Bonusy za postavenie',
    redevelopment: 'Prestavba',
    spoils: 'Korisť',
    compensation: 'Odškodné',
    actions: 'Akcie',
    features: 'Vlastnosti',
    connections: 'Karty spojení',
    attacks: 'Útoky',
    visits: 'Vyslaní robotníci',
    locations: 'Lokácie na konci',
    ruins: 'Ruiny na konci',
  },
  phase: {
    setup: 'Príprava',
    lookout: 'Prieskum',
    production: 'Produkcia',
    action: 'Akcia',
    cleanup: 'Upratovanie',
    scoring: 'Záverečné bodovanie',
  },
  pile: {
    deck: 'Balíček',
    'discard-pile': 'Odkladací balíček',
    display: 'Odkryté karty',
    attacks: 'Balíček útoku',
    links: 'Balíček kariet spojení',
  },
  term: {
    vp: 'víťazné body',
    locations: 'lokácie na konci',
    production: 'produkcia v ďalších kolách',
    abilities: 'Akcie a Vlastnosti',
    supply: 'zdroje na použitie',
    hand: 'karty v ruke',
    plan: 'rozohraté plány',
    opponents: 'postavenie súperov',
    win: 'víťazstvo',
  },
  grade: {
    1: 'Vykrádač',
    2: 'Šéf gangu',
    3: 'Vojnový vodca',
    4: 'Guvernér',
    5: 'Zakladateľ 51. štátu',
  },
} satisfies Partial<Language>;
