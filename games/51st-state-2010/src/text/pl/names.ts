import type { Forms } from '@ashtown/engine';
import { about } from '../../about.ts';
import type { NameWords } from '../language.ts';

/** For one, for two to four, for five and more, and for fractions as for two to four. */
const forms = (one: string, few: string, many: string): Forms => ({ one, few, many, other: few });
const range = {
  conquest: 'zasięg podboju',
  cooperation: 'zasięg współpracy',
  incorporation: 'zasięg przyłączenia',
  universal: 'zasięg uniwersalny',
} as const;
const sort = { spoils: 'Zdobycz', deal: 'Umowa' } as const;

/** What things are called. */
export const names: NameWords = {
  name: about.name.pl,
  pitch:
    'Podbijaj, współpracuj, przyłączaj okoliczne miejsca i prowadź Stan do zwycięstwa, gdy ktoś zdobędzie 30 punktów.',
  good: {
    scrap: forms('złom', 'złomy', 'złomów'),
    fuel: forms('paliwo', 'paliwa', 'paliw'),
    weapon: forms('broń', 'bronie', 'broni'),
    building: forms('budulec', 'budulce', 'budulców'),
    any: forms('uniwersalny surowiec', 'uniwersalne surowce', 'uniwersalnych surowców'),
    worker: forms('robotnik', 'robotników', 'robotników'),
    redevelop: forms('żeton przebudowy', 'żetony przebudowy', 'żetonów przebudowy'),
    redevelopAny: forms(
      'uniwersalny żeton przebudowy',
      'uniwersalne żetony przebudowy',
      'uniwersalnych żetonów przebudowy',
    ),
    card: forms('karta', 'karty', 'kart'),
    resource: forms('dowolny surowiec', 'dowolne surowce', 'dowolnych surowców'),
    deal: forms('własna umowa', 'własne umowy', 'własnych umów'),
    spoils: forms('własna zdobycz', 'własne zdobycze', 'własnych zdobyczy'),
    either: forms('własna zdobycz lub umowa', 'własne zdobycze lub umowy', 'własnych zdobyczy lub umów'),
  },
  contact: {
    conquest: 'kontakt podboju',
    cooperation: 'kontakt współpracy',
    incorporation: 'kontakt przyłączenia',
    universal: 'kontakt uniwersalny',
  },
  vp: 'PZ',
  type: {
    scrap: 'Złom',
    fuel: 'Paliwo',
    weapon: 'Broń',
    building: 'Budulec',
    universal: 'Uniwersalny surowiec',
    worker: 'Robotnik',
    card: 'Karta',
    contact: 'Kontakt',
    vp: 'Punkt zwycięstwa',
  },
  layout: {
    productionOpen: 'Produkcja otwarta',
    productionClosed: 'Produkcja zamknięta',
    feature: 'Cecha',
    action: 'Akcja',
  },
  kind: {
    fixedContact: 'Podstawowa karta kontaktu',
    oneShotContact: 'Jednorazowa karta kontaktu',
    leader: 'Lider',
    faction: 'Baza',
  },
  distance: (n) => `dystans ${n}`,
  sort,
  range: (c, n) => `${range[c]} ${n}`,
  and: 'i',
  or: 'lub',
  provenance: {
    rulebook: 'Zgodnie z instrukcją z 2010 roku.',
    'two-sources': 'Zgodnie z dwoma niezależnymi źródłami.',
    'one-source': 'Zgodnie z jednym źródłem o wydaniu z 2010 roku.',
    'first-edition-line': 'Zgodnie z publiczną implementacją tej samej linii wydań.',
    'later-edition': 'Przeniesione z wydania z 2016 roku.',
    reconstructed: 'Przynajmniej w części odtworzone na potrzeby tego projektu.',
  },
  source: {
    locations: 'Lokacje',
    leader: 'Lider',
    onLocations: 'Żetony na lokacjach',
    onLeader: 'Żetony na liderze',
    onDeals: 'Żetony na umowach',
    spoils: 'Zdobycze',
    redevelopment: 'Przebudowa',
    leaderChange: 'Zmiany lidera',
    deals: 'Zerwane umowy',
    visits: 'Odwiedziny',
  },
  term: {
    score: 'punkty zwycięstwa',
    production: 'produkcja w następnych turach',
    abilities: 'akcje i cechy',
    supply: 'towary do wydania',
    hand: 'karty na ręce',
    plan: 'to, co w toku',
    opponents: 'przeciwnicy',
    win: 'zwycięstwo',
  },
  table: {
    turn: 'Tura',
    first: 'zaczyna',
    passed: 'pas',
    hand: 'Ręka',
    row: 'Rząd',
    deck: 'stos',
    discard: 'odrzucone',
    exhausted: 'użyte',
    base: 'na bazie',
  },
  ofPlayer: (place, owner) => `${place} [${owner}]`,
};
