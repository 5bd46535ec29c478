import { NONE } from '../../content/tables.ts';
import { MARKERS, NEUTRAL } from '../../content/vocabulary.ts';
import { count as counted } from '../names.ts';
import type { Language } from '../speak.ts';

const noun = {
  marker: { one: 'znacznik', few: 'znaczniki', many: 'znaczników', other: 'znacznika' },
  card: { one: 'karta', few: 'karty', many: 'kart', other: 'karty' },
} satisfies Language['noun'];
const markers = (n: number): string => counted('pl', n, noun.marker);
const cards = (n: number): string => counted('pl', n, noun.card);

export const pl: Language = {
  lang: 'pl',
  pitch: `Poprowadź frakcję moskiewskiego metra: zaopatruj stacje, odpieraj potwory i jako pierwszy zbierz ${markers(MARKERS)}.`,
  noun,
  and: 'i',

  atom: {
    supply: (a, n) => `w misji warta ${a.n}: ${n.type(a.type)}`,
    mission: (a, n) => `${n.mission(a.kind)}, ${a.n}: nagroda ${markers(a.reward)}`,
    bonus: (a, n) =>
      a.of === 'faction'
        ? `po wykonaniu misji zagrywasz za darmo karty typu ${n.type(a.type)}`
        : `w grze obniża o 1 koszt kart typu ${n.type(a.type)}; ze znacznikami na niej są one darmowe`,
    line: (a, n) =>
      a.line === NEUTRAL
        ? `${n.line(a.line)}: bez zniżek między Stacjami`
        : `${n.line(a.line)}: tańsza o 1 za każdą taką Stację, którą masz, ale nigdy poniżej 1`,
    double: (a, n) => `odrzuć, aby w jednej misji policzyć podwójnie wszystkie Zasoby typu ${n.type(a.type)}`,
    shield: (a, n) =>
      a.price === NONE
        ? `albo odrzuć, aby odeprzeć Potwora z symbolem: ${n.signs(a.signs)}`
        : `jako Ochrona (koszt ${a.price}): odrzuć, aby odeprzeć Potwora z symbolem: ${n.signs(a.signs)}`,
    attack: (a, n) => `atakuje wszystkich, także ciebie (${n.signs(a.signs)}); kto go nie odeprze: ${n.loss(a.loss)}`,
    renewBazaar: () => 'Bazar zostaje odnowiony',
    raiseEach: (a, n) =>
      `każdy podnosi 1 znacznik za każdą swoją Stację i odwróconą Frakcję z premią rodzaju ${n.kind(a.kind)}`,
  },
  cost: (n) => `koszt ${n}`,
  whenDiscarded: 'odrzucona w ramach akcji:',
  provenance: {
    rulebook: 'Wszystkie wartości pochodzą z instrukcji.',
    'partly-rulebook': 'Część wartości pochodzi z instrukcji; pozostałe są rekonstrukcją.',
    reconstructed: 'Wartości są rekonstrukcją zgodną z zasadami i znanymi liczbami kart.',
  },

  event: {
    began: (e) => `Wszyscy zaczynają, mając ${markers(e.up)} nad kartą Frakcji`,
    faction: (e, who, n) => `${who(e.seat)} prowadzi: ${n.card(e.faction)}`,
    dealt: (e, who, n) => `${who(e.seat)}: dostaje ${cards(e.n)}${e.cards === null ? '' : `: ${n.cards(e.cards)}`}`,
    first: (e, who) => `${who(e.seat)}: zaczyna`,
    turn: (e, who) => `Tura ${e.no}: ${who(e.seat)}`,
    played: (e, who, n) => {
      const what = `${n.card(e.card)}${e.side === 'protection' ? ' jako Ochrona' : ''}`;
      return e.reward
        ? `${who(e.seat)}: w nagrodę zagrywa kartę ${what}`
        : `${who(e.seat)}: zagrywa kartę ${what} za ${e.price}`;
    },
    discarded: (e, who, n) => `${who(e.seat)}: odrzuca kartę ${n.card(e.card)} i podnosi ${markers(e.raised)}`,
    exchanged: (e, who, n) => `${who(e.seat)}: wymienia karty ${n.cards(e.cards)}`,
    drew: (e, who, n) =>
      e.slot > 0
        ? `${who(e.seat)}: bierze z Bazaru kartę ${n.card(e.card!)}`
        : `${who(e.seat)}: dobiera z talii kartę${e.card === null ? '' : ` ${n.card(e.card)}`}`,
    turnedUp: (e, _, n) => `Nowa karta na Bazarze: ${n.card(e.card)}`,
    reshuffled: (e) => `Odrzucone karty tworzą nową talię: ${cards(e.n)}`,
    swept: (e, _, n) =>
      e.cards.length === 0 ? 'Bazar zostaje odnowiony' : `Karty schodzą z Bazaru: ${n.cards(e.cards)}`,
    raised: (e, who) => `${who(e.seat)}: podnosi ${markers(e.n)}${e.why === 'caravan' ? ' dzięki karawanie' : ''}`,
    mission: (e, who, n) =>
      `${who(e.seat)}: wykonuje misję karty ${n.card(e.card)} (${e.value} z ${e.needs}), użyte karty: ${n.cards(e.cards)}`,
    gained: (e, who) => `${who(e.seat)}: zdobywa ${markers(e.n)}, razem ${e.total} z ${MARKERS}`,
    flipped: (e, who, n) => `${who(e.seat)}: odwraca kartę ${n.card(e.card)}`,
    kept: (e, who, n) => `${who(e.seat)}: zatrzymuje kartę ${n.card(e.card)}, na niej ${markers(e.n)}`,
    notKept: (e, who, n) => `${who(e.seat)}: odrzuca kartę ${n.card(e.card)}`,
    tidied: (e, who, n) => {
      const gains = [
        ...(e.raised > 0 ? [`podnosi ${markers(e.raised)}`] : []),
        ...(e.back > 0 ? [`odzyskuje ${markers(e.back)}`] : []),
      ];
      return `${who(e.seat)}: porządkuje karty ${n.cards(e.cards)}${gains.length > 0 ? `, ${gains.join(', ')}` : ''}`;
    },
    attack: (e, who, n) => `${n.card(e.card)} atakuje! (kartę odrzuca ${who(e.seat)})`,
    repelled: (e, who, n) => `${who(e.seat)}: odpiera Potwora, użyte karty: ${n.cards(e.cards)}`,
    failed: (e, who) => (e.declined ? `${who(e.seat)}: nie broni się` : `${who(e.seat)}: nie ma obrony`),
    lost: (e, who, n) =>
      `${who(e.seat)}: traci karty ${n.cards(e.cards)}${e.back > 0 ? `, odzyskuje ${markers(e.back)}` : ''}`,
    exhausted: (e, who) => `${who(e.seat)}: wyczerpanie, ${markers(e.n)} w dół`,
    noFreePlay: (e, who) => `${who(e.seat)}: nie zagrywa karty w nagrodę`,
    won: (e, who) => `${who(e.seat)}: wygrywa, ${markers(MARKERS)}`,
  },

  prompt: {
    chooseFaction: () => 'Wybierz swoją Frakcję',
    turnAction: (f) =>
      f.window === 1
        ? `Twoja akcja: zagranie, odrzucenie albo wymiana (nad kartą ${f.up}, pod kartą ${f.down})`
        : 'Zakończ turę albo najpierw darmowa akcja',
    exchange: (f) => `Wybierz karty do wymiany, pozostało: ${f.left}`,
    tidy: (f, n) =>
      f.cards.length === 0 ? 'Wybierz karty do uporządkowania' : `Porządkowanie: ${n.cards(f.cards)}. Co jeszcze?`,
    payment: (f, n) =>
      f.cards.length === 0
        ? `${n.card(f.card)} wymaga ${f.needs}: czego używasz?`
        : `${n.card(f.card)} wymaga ${f.needs}; wybrane: ${n.cards(f.cards)}. Co jeszcze?`,
    keepStation: (f, n) => `Zatrzymać kartę ${n.card(f.card)} i położyć na niej ${markers(f.price)}?`,
    draw: (f) => (f.n > 1 ? `Dobierz kartę, pozostało: ${f.n}` : 'Dobierz kartę'),
    defend: (f, n) =>
      `${n.card(f.card)} atakuje (${n.signs(f.signs)}). ${f.forced ? 'Czym się bronisz?' : `Bronisz się? Inaczej: ${n.loss(f.loss)}`}`,
    loseStation: () => 'Wybierz Stację, którą tracisz',
    freePlay: () => 'Potwór odparty: zagrać kartę za darmo?',
  },
  button: {
    faction: (b, n) => n.card(b.card),
    end: () => 'Zakończ turę',
    play: (b, n) => `Zagraj: ${n.card(b.card)} (${b.price})`,
    protect: (b, n) => `Zagraj jako Ochronę: ${n.card(b.card)} (${b.price})`,
    discard: (b, n) => {
      const effect = { attack: ', atak!', caravan: ', karawana' };
      return `Odrzuć: ${n.card(b.card)} (+${b.raised}${b.active ? effect[b.active] : ''})`;
    },
    exchange: () => 'Wymień trzy karty',
    give: (b, n) => n.card(b.card),
    mission: (b, n) => `Wykonaj misję: ${n.card(b.card)} (${markers(b.reward)})`,
    tidy: () => 'Porządkuj karty',
    put: (b, n) => {
      const side = b.protection ? ', Ochrona' : '';
      const gives = b.markers > 0 ? `, wraca ${markers(b.markers)}` : b.raises > 0 ? ` (podnosi ${b.raises})` : '';
      return `${n.card(b.card)}${side}${gives}`;
    },
    done: (b) => `Uporządkuj, razem ${cards(b.n)}`,
    cancel: () => 'Zostaw wszystko tak, jak jest',
    pay: (b, n) => `${n.cards(b.cards)} (${b.value} z ${b.needs})`,
    use: (b, n) => (b.value > 0 ? `${n.card(b.card)} (${b.value})` : n.card(b.card)),
    keep: (b) => `Zatrzymaj za ${markers(b.price)}`,
    notKeep: () => 'Odrzuć',
    bazaar: (b, n) => `${n.card(b.card)} (Bazar ${b.slot})`,
    deck: () => 'Wierzchnia karta talii',
    defend: (b, n) => `Obrona: ${n.cards(b.cards)}`,
    guard: (b, n) => `Obrona: ${n.card(b.card)} i kolejne karty`,
    decline: () => 'Nie broń się',
    lose: (b, n) => `${n.card(b.card)}${b.markers > 0 ? `, wraca ${markers(b.markers)}` : ''}`,
    none: () => 'Nie zagrywaj niczego',
  },
  reason: {
    over: () => 'Gra się skończyła.',
    notAsked: () => 'To nie jest teraz twoja decyzja.',
    notNow: () => 'Nie teraz.',
    taken: () => 'Prowadzi ją inny gracz.',
    notInHand: () => 'Nie masz jej na ręce.',
    actionTaken: () => 'Akcja w tej turze jest już wykonana.',
    actionFirst: () => 'Najpierw akcja: nie można pasować.',
    tidied: () => 'Porządkujesz raz przed akcją, raz po niej i znowu po misji.',
    onlyDiscard: () => 'Nie można jej zagrać, tylko odrzucić.',
    noProtection: () => 'Nie ma strony Ochrony.',
    tooDear: (r) => `Kosztuje ${r.price}, nad kartą masz ${r.up}.`,
    threeCards: (r) => `Potrzeba trzech kart, masz ${r.n}.`,
    noMission: () => 'Nie masz takiej misji.',
    missionDone: () => 'Ta misja jest już wykonana.',
    missionShort: (r) => `Twoje Zasoby są warte ${r.value} z ${r.needs}.`,
    keepShort: (r) => `Zatrzymanie kosztuje ${markers(r.price)}, masz ${r.have}.`,
    noCards: () => 'Nie ma do tego karty.',
    noMatch: () => 'Nie ma symbolu tego Potwora.',
    notNeeded: () => 'Żadna możliwa obrona jej nie potrzebuje.',
    mustDefend: () => 'Kto może się bronić, musi.',
  },

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
  player: (n) => `Gracz ${n}`,
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
    hardAllSymbols: { name: 'Wszystkie symbole', help: 'Odparcie Potwora wymaga każdego symbolu, który on pokazuje.' },
    hardExhaustion: {
      name: 'Wyczerpanie',
      help: 'Kto nie odeprze Potwora, przesuwa w dół wszystkie znaczniki znad karty Frakcji.',
    },
    hardNoRelief: {
      name: 'Bez wytchnienia',
      help: 'Po misji znaczniki nie idą w górę, a nagroda trafia pod kartę Frakcji.',
    },
    hardForcedDefence: { name: 'Przymusowa obrona', help: 'Kto może odeprzeć Potwora, musi to zrobić.' },
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
