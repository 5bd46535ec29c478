import type { Forms } from '@ashtown/engine';
import type { Counted } from '../format.ts';
import type { Language } from '../language.ts';

/** For one, for two to four, for five and more, and for fractions as for two to four. */
const forms = (one: string, few: string, many: string): Forms => ({ one, few, many, other: few });

/** Names of materials are not counted: from two on they stand in the genitive, as in „5 drewna”. */
const mass = (one: string, more: string): Forms => forms(one, more, more);

const good = {
  fuel: mass('paliwo', 'paliwa'),
  iron: mass('żelazo', 'żelaza'),
  gun: mass('broń', 'broni'),
  brick: mass('budulec', 'budulca'),
  ammo: forms('nabój', 'naboje', 'naboi'),
  worker: forms('robotnik', 'robotników', 'robotników'),
  red: forms('czerwony kontakt', 'czerwone kontakty', 'czerwonych kontaktów'),
  blue: forms('niebieski kontakt', 'niebieskie kontakty', 'niebieskich kontaktów'),
  grey: forms('szary kontakt', 'szare kontakty', 'szarych kontaktów'),
  universal: forms('uniwersalny kontakt', 'uniwersalne kontakty', 'uniwersalnych kontaktów'),
  shield: forms('tarcza', 'tarcze', 'tarcz'),
  redevelopment: forms('żeton przebudowy', 'żetony przebudowy', 'żetonów przebudowy'),
  card: forms('karta', 'karty', 'kart'),
  vp: mass('PZ', 'PZ'),
  anyResource: forms('dowolny surowiec', 'dowolne surowce', 'dowolnych surowców'),
  deal: forms('umowa', 'umowy', 'umów'),
  basic: forms('surowiec podstawowy', 'surowce podstawowe', 'surowców podstawowych'),
} satisfies Record<Counted, Forms>;

/** What things are called. */
export const names = {
  rival: 'Wirtualny przeciwnik',
  good,
  location: { one: 'lokacja', few: 'lokacje', many: 'lokacji', other: 'lokacji' },
  accusative: {
    ...good,
    worker: { ...good.worker, one: 'robotnika' },
    shield: { ...good.shield, one: 'tarczę' },
    card: { ...good.card, one: 'kartę' },
    deal: { ...good.deal, one: 'umowę' },
  },
  type: {
    fuel: 'Paliwo',
    iron: 'Żelazo',
    gun: 'Broń',
    brick: 'Budulec',
    ammo: 'Naboje',
    worker: 'Robotnik',
    card: 'Karta',
    contact: 'Kontakt',
    vp: 'Punkt zwycięstwa',
    liberty: 'Wolność',
    toxic: 'Skażenie',
  },
  category: { production: 'Produkcja', feature: 'Cecha', action: 'Akcja' },
  open: 'Otwarta Produkcja',
  colour: { red: 'czerwona', blue: 'niebieska' },
  kind: {
    connection: { red: 'Czerwona karta Połączenia', blue: 'Niebieska karta Połączenia' },
    faction: 'Frakcja',
    distance: (n) => `dystans ${n}`,
    noType: 'bez typu',
  },
  and: 'i',
  or: 'lub',
  table: {
    round: 'Tura',
    first: 'zaczyna',
    passed: 'pas',
    hand: 'Ręka',
    deals: 'Umowy',
    ruins: 'Ruiny',
    display: 'Odkryte karty',
    connections: 'Karty Połączeń',
    storage: 'przechowane',
  },
  place: (no) => `nr ${no}`,
  ofPlayer: (place, owner) => `${place} [${owner}]`,
  option: {
    expansion: {
      name: 'Rozszerzenie',
      help: 'Sam zestaw podstawowy albo z 50 kartami rozszerzenia Nowa Era lub Zima.',
      choices: { none: 'Brak', newera: 'Nowa Era', winter: 'Zima' },
    },
    bothExpansions: { name: 'Oba rozszerzenia', help: 'Wszystkie 188 kart; instrukcja tego nie przewiduje.' },
    factions: {
      name: 'Frakcje',
      help: 'Rozdane losowo albo wybierane kolejno.',
      choices: { random: 'Losowo', picked: 'Wybierane' },
    },
    ruinsScore: { name: 'Ruiny dają punkty', help: 'Każda karta Ruin w twoim Stanie daje na koniec 1 PZ.' },
    dealsScore: { name: 'Umowy dają punkty', help: 'Każda twoja umowa daje na koniec 1 PZ.' },
    freePayment: {
      name: 'Pytaj o każdą zapłatę',
      help: 'Każdy żeton wybierasz samodzielnie, także tam, gdzie jeden sposób jest wyraźnie lepszy.',
    },
    shipwreckUses: {
      name: 'Użycia karty Wrak statku',
      help: 'Ile razy w turze można użyć karty Wrak statku.',
    },
    perProducedLate: {
      name: 'Liczenie po Produkcji',
      help: 'Co dają poza fazą Produkcji karty liczące produkcję: tyle, ile wyszło w ostatniej Produkcji, albo nic.',
      choices: { tally: 'Według ostatniej Produkcji', zero: 'Nic' },
    },
  },
  source: {
    production: 'Produkcja',
    deals: 'Umowy',
    bonus: 'Bonusy za zbudowanie',
    redevelopment: 'Przebudowa',
    spoils: 'Łupy',
    compensation: 'Zadośćuczynienie',
    actions: 'Akcje',
    features: 'Cechy',
    connections: 'Karty Połączeń',
    attacks: 'Ataki',
    visits: 'Wysłani robotnicy',
    locations: 'Lokacje na koniec',
    ruins: 'Ruiny na koniec',
  },
  phase: {
    setup: 'Przygotowanie',
    lookout: 'Wypatrywanie',
    production: 'Produkcja',
    action: 'Akcja',
    cleanup: 'Czyszczenie',
    scoring: 'Punktacja końcowa',
  },
  pile: {
    deck: 'Talia',
    'discard-pile': 'Stos kart odrzuconych',
    display: 'Odkryte karty',
    attacks: 'Stos ataku',
    links: 'Talia kart Połączeń',
  },
  term: {
    vp: 'punkty zwycięstwa',
    locations: 'lokacje na koniec',
    production: 'produkcja w następnych turach',
    abilities: 'Akcje i Cechy',
    supply: 'zasoby do wydania',
    hand: 'karty na ręce',
    plan: 'rozpoczęte plany',
    opponents: 'sytuacja przeciwników',
    win: 'zwycięstwo',
  },
  grade: {
    1: 'Szabrownik',
    2: 'Szef gangu',
    3: 'Watażka',
    4: 'Gubernator',
    5: 'Założyciel 51. Stanu',
  },
} satisfies Partial<Language>;
