import type { Forms } from '@ashtown/engine';
import { about } from '../../about.ts';
import type { NameWords } from '../language.ts';

/** For one, for two to four, for five and more, and for fractions as for two to four. Materials are not counted: after a number they stay singular. */
const forms = (one: string, few: string, many: string): Forms => ({ one, few, many, other: few });
const range = {
  conquest: 'zasięg podboju',
  cooperation: 'zasięg współpracy',
  incorporation: 'zasięg przyłączenia',
  universal: 'zasięg uniwersalny',
} as const;
const good: NameWords['good'] = {
  scrap: forms('złom', 'złomu', 'złomu'),
  fuel: forms('paliwo', 'paliwa', 'paliwa'),
  weapon: forms('broń', 'broni', 'broni'),
  building: forms('budulec', 'budulca', 'budulca'),
  any: forms('uniwersalny surowiec', 'uniwersalne surowce', 'uniwersalnych surowców'),
  worker: forms('robotnik', 'robotników', 'robotników'),
  redevelop: forms('żeton przebudowy', 'żetony przebudowy', 'żetonów przebudowy'),
  redevelopAny: forms(
    'żeton uniwersalnej przebudowy',
    'żetony uniwersalnej przebudowy',
    'żetonów uniwersalnej przebudowy',
  ),
  card: forms('karta', 'karty', 'kart'),
  resource: forms('dowolny surowiec', 'dowolne surowce', 'dowolnych surowców'),
  deal: forms('umowa', 'umowy', 'umów'),
  spoils: forms('zdobycz', 'zdobycze', 'zdobyczy'),
  either: forms('zdobycz lub umowa', 'zdobycze lub umowy', 'zdobyczy lub umów'),
};
const sort = { spoils: 'Zdobycz', deal: 'Umowa' } as const;

/** What things are called. */
export const names: NameWords = {
  name: about.name.pl,
  pitch:
    'Podbijaj, nawiązuj współpracę, przyłączaj lokacje. Gdy ktoś ma 30 punktów, gra się kończy i wygrywa najsilniejsza frakcja.',
  good,
  location: { one: 'lokacja', few: 'lokacje', many: 'lokacji', other: 'lokacji' },
  accusative: {
    ...good,
    worker: { ...good.worker, one: 'robotnika' },
    card: { ...good.card, one: 'kartę' },
    deal: { ...good.deal, one: 'umowę' },
    either: { ...good.either, one: 'zdobycz lub umowę' },
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
  distance: (n) => `odległość ${n}`,
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
    deals: 'Odrzucone umowy',
    visits: 'Wysłani robotnicy',
  },
  term: {
    score: 'punkty zwycięstwa',
    production: 'produkcja w następnych turach',
    abilities: 'akcje i cechy',
    supply: 'zasoby do wydania',
    hand: 'karty na ręce',
    plan: 'rozpoczęte plany',
    opponents: 'sytuacja przeciwników',
    win: 'zwycięstwo',
  },
  table: {
    turn: 'Tura',
    first: 'zaczyna',
    passed: 'pas',
    hand: 'Ręka',
    row: 'Odkryte karty',
    deck: 'stos',
    discard: 'Śmietnik',
    exhausted: 'użyte',
    base: 'na bazie',
  },
  place: (no) => `nr ${no}`,
  ofPlayer: (place, owner) => `${place} [${owner}]`,
};
