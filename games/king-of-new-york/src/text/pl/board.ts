import { plural } from '@ashtown/engine';
import type { BoardText } from '../board.ts';
import { building } from './names.ts';

export const board: BoardText = {
  rollOf: (n, of) => `Rzut ${n} z ${of}`,
  map: 'Mapa Nowego Jorku',
  zone: { lower: 'Dolny', midtown: 'Środkowy', upper: 'Górny' },
  closedLane: 'zamknięta',
  out: 'poza grą',
  heldBy: (name) => `Ma ją: ${name}.`,
  free: 'Nikt jej nie ma.',
  superstarHow: 'Zdobywasz ją, gdy wyrzucisz 3 symbole Sławy.',
  statueHow: 'Zdobywasz ją, gdy wyrzucisz 3 symbole Auć!: +3★.',
  durability: 'wytrzymałość',
  reward: 'nagroda',
  wouldHit: 'cel twoich kostek',
  canChoose: (keys) => `do wyboru${keys ? `, klawisze ${keys}` : ''}`,
  building,
  stack: (at, n, kind, durability, gives, left) =>
    `${at}, stos ${n}: ${kind}. Wytrzymałość ${durability}, nagroda ${gives}, żetony w stosie: ${left}`,
  emptyStack: (at, n) => `${at}, stos ${n}: pusty`,
  units: (where, n, needs, gives) => `${where} ×${n}. Potrzebne symbole Niszczenia: ${needs}, nagroda ${gives}`,
  stackHelp: (left) =>
    left > 1
      ? `Po zniszczeniu daje nagrodę i staje się jednostką w tej dzielnicy. Zakryte żetony pod spodem: ${left - 1}.`
      : 'Po zniszczeniu daje nagrodę i staje się jednostką w tej dzielnicy. To ostatni żeton w stosie.',
  fresh: (n) => `Odkryte w tej turze: ${n}. Do końca tury nie można ich zniszczyć.`,
  boroughHelp: 'Miejsce dla dwóch potworów. Przy symbolu Auć! mogą tu strzelać jednostki.',
  manhattanHelp:
    'Atak z Manhattanu trafia wszystkich poza nim, atak z zewnątrz trafia tego, kto tu jest. Symbole na kostkach tu nie leczą.',
  here: 'Teraz tutaj',
  empty: 'nikogo',
  bank: 'Bank kart',
  cards: 'Karty',
  deck: (n) => `stos kart: ${n}`,
  discard: (n) => `odrzucone: ${n}`,
  discardPile: (n) => `Karty odrzucone: ${n}`,
  canPay: 'stać cię',
  short: (n) => `brakuje ${n}⚡`,
  sweep: 'Wymień karty',
  emptySlot: 'Puste',
  keepNote: 'zostaje u ciebie',
  onceNote: 'działa raz',
  dice: {
    mine: 'Twoje kostki',
    of: (name) => `Kostki: ${name}`,
    none: 'Brak kostek na stole',
    rerolls: (n) => `pozostałe przerzuty: ${n}`,
    below: 'Poniżej: co dają, jeśli skończysz',
    maybe: 'zależy od kolejności lub wyborów',
    resolving: (face) => `Teraz: ${face}`,
    kept: 'zostaje',
    again: 'przerzut',
    locked: 'zablokowana',
    now: 'teraz',
    open: 'czeka',
    done: 'rozpatrzona',
    mark: 'Zaznacz kostki do przerzutu',
    reroll: (n) => `Przerzuć ${n}`,
    symbols: (n) => `${n} ${plural('pl', n, { one: 'symbol', few: 'symbole', many: 'symboli', other: 'symbolu' })}`,
    nothing: 'nic',
    depends: 'zależy',
    others: 'inni',
    with: 'razem',
    label: (n, face) => `Kostka ${n}: ${face}`,
    price: (n) => `przerzut kostek Auć! kosztuje ${n}⚡`,
  },
  face: {
    energy: 'Każdy daje 1⚡.',
    heal: 'Każdy leczy 1♥, ale nie na Manhattanie. Może też usunąć znacznik klątwy.',
    attack:
      'Z Manhattanu trafia wszystkich poza nim, z zewnątrz wszystkich na Manhattanie: po 1 obrażeniu. Może też usunąć znacznik sieci.',
    celebrity:
      'Trzy lub więcej dają kartę Supergwiazda: 1★ i po 1★ za każdy ponad trzeci. Kto ją ma, zdobywa 1★ za każdy symbol Sławy.',
    destruction:
      'Budynek lub jednostkę w swojej dzielnicy niszczysz za tyle symboli, ile wynosi wytrzymałość; części zniszczyć nie można.',
    ouch: 'Jeden: jednostki w twojej dzielnicy strzelają do ciebie. Dwa: do wszystkich w niej. Trzy lub więcej: strzelają wszystkie jednostki w mieście, a ty zdobywasz kartę Statua Wolności.',
  },
  unitHelp: {
    infantry:
      'Gdy rozpatruje się Auć!, zadaje 1 obrażenie każdemu potworowi, do którego strzela, bez względu na liczbę symboli. Nagroda za zniszczenie: ♥.',
    jet: 'Gdy rozpatruje się Auć!, zadaje 1 obrażenie każdemu potworowi, do którego strzela, bez względu na liczbę symboli. Nagroda za zniszczenie: ⚡.',
    tank: 'Gdy rozpatruje się Auć!, zadaje 1 obrażenie każdemu potworowi, do którego strzela, bez względu na liczbę symboli. Nagroda za zniszczenie: ★.',
  },
  token: { web: 'Sieć', jinx: 'Klątwa', carapace: 'Pancerz', souvenir: 'Pamiątka' },
  tokenHelp: {
    web: 'Każdy zabiera jeden przerzut. Symbol Ataku usuwa jeden.',
    jinx: 'Przerzut z kostkami Auć! kosztuje 1⚡ za znacznik. Symbol Leczenia usuwa jeden.',
    carapace: 'Odrzucenie karty leczy 1♥ za znacznik.',
    souvenir: 'Zostawiona w odwiedzonej dzielnicy.',
  },
  chooseMonster: 'Potwory',
  life: 'Życie',
  energy: 'Energia',
  stars: 'Punkty',
  active: 'teraz gra',
};
