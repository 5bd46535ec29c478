import { plural } from '@ashtown/engine';
import type { BoardText } from '../board.ts';
import { building } from './names.ts';

export const board: BoardText = {
  rollOf: (n, of) => `Hod ${n} z ${of}`,
  map: 'Mapa New Yorku',
  zone: { lower: 'Dolný', midtown: 'Stredný', upper: 'Horný' },
  closedLane: 'zatvorená',
  out: 'mimo hry',
  heldBy: (name) => `Má ju: ${name}.`,
  free: 'Nikto ju nemá.',
  superstarHow: 'Získate ju za 3 symboly Slávy.',
  statueHow: 'Získate ju za 3 symboly Au!: +3★.',
  durability: 'odolnosť',
  reward: 'odmena',
  wouldHit: 'cieľ vašich kociek',
  canChoose: (keys) => `možno vybrať${keys ? `, klávesy ${keys}` : ''}`,
  building,
  stack: (at, n, kind, durability, gives, left) =>
    `${at}, kôpka ${n}: ${kind}. Odolnosť ${durability}, odmena ${gives}, žetóny v kôpke: ${left}`,
  emptyStack: (at, n) => `${at}, kôpka ${n}: prázdna`,
  units: (where, n, needs, gives) => `${where} ×${n}. Potrebné symboly Ničenia: ${needs}, odmena ${gives}`,
  stackHelp: (left) =>
    left > 1
      ? `Po zničení prinesie odmenu a stane sa jednotkou v tejto štvrti. Pod žetónom je zakrytých: ${left - 1}.`
      : 'Po zničení prinesie odmenu a stane sa jednotkou v tejto štvrti. Je to posledný žetón v kôpke.',
  fresh: (n) => `Odkryté v tomto ťahu: ${n}. Do konca ťahu ich nemožno zničiť.`,
  boroughHelp: 'Miesto pre dve monštrá. Pri symbole Au! tu môžu strieľať jednotky.',
  manhattanHelp:
    'Útok z Manhattanu zasiahne všetkých mimo neho, útok zvonka toho, kto je tu. Symboly na kockách tu neliečia.',
  here: 'Teraz tu',
  empty: 'nikto',
  bank: 'Ponuka kariet',
  cards: 'Karty',
  deck: (n) => `balíček: ${n}`,
  discard: (n) => `odhodené: ${n}`,
  discardPile: (n) => `Odhodené karty: ${n}`,
  canPay: 'máte na to',
  short: (n) => `chýba ${n}⚡`,
  sweep: 'Vymeniť karty',
  emptySlot: 'Prázdne',
  keepNote: 'ostáva vám',
  onceNote: 'použije sa raz',
  dice: {
    mine: 'Vaše kocky',
    of: (name) => `Kocky: ${name}`,
    none: 'Na stole nie sú kocky',
    rerolls: (n) => `zostávajúce prehody: ${n}`,
    below: 'Pod kockami: čo získate, ak skončíte',
    maybe: 'závisí od poradia alebo volieb',
    resolving: (face) => `Teraz: ${face}`,
    kept: 'zostáva',
    again: 'prehod',
    locked: 'zablokovaná',
    now: 'teraz',
    open: 'čaká',
    done: 'hotovo',
    mark: 'Označte kocky na prehod',
    reroll: (n) => `Prehodiť ${n}`,
    symbols: (n) => `${n} ${plural('sk', n, { one: 'symbol', few: 'symboly', many: 'symbolu', other: 'symbolov' })}`,
    nothing: 'nič',
    depends: 'závisí',
    others: 'ostatní',
    with: 'spolu',
    label: (n, face) => `Kocka ${n}: ${face}`,
    price: (n) => `prehod kociek Au! stojí ${n}⚡`,
  },
  face: {
    energy: 'Každý dáva 1⚡.',
    heal: 'Každý vylieči 1♥, ale nie na Manhattane. Môže aj odstrániť žetón kliatby.',
    attack:
      'Z Manhattanu zasiahne všetkých mimo neho, zvonka všetkých na Manhattane: po 1 zranení. Môže aj odstrániť žetón siete.',
    celebrity:
      'Za tri a viac získate kartu Superhviezda: 1★ a ďalší 1★ za každý symbol nad tretí. Kto ju má, získa 1★ za každý symbol Slávy.',
    destruction:
      'Budovu alebo jednotku vo svojej štvrti zničíte za toľko symbolov, aká je jej odolnosť; časť zničiť nemožno.',
    ouch: 'Jeden: jednotky vo vašej štvrti strieľajú na vás. Dva: na všetkých v nej. Tri a viac: strieľajú všetky jednotky v meste a vy získate kartu Socha slobody.',
  },
  unitHelp: {
    infantry:
      'Keď sa vyhodnocuje Au!, spôsobí 1 zranenie každému monštru, na ktoré strieľa, bez ohľadu na počet symbolov. Odmena za zničenie: ♥.',
    jet: 'Keď sa vyhodnocuje Au!, spôsobí 1 zranenie každému monštru, na ktoré strieľa, bez ohľadu na počet symbolov. Odmena za zničenie: ⚡.',
    tank: 'Keď sa vyhodnocuje Au!, spôsobí 1 zranenie každému monštru, na ktoré strieľa, bez ohľadu na počet symbolov. Odmena za zničenie: ★.',
  },
  token: { web: 'Sieť', jinx: 'Kliatba', carapace: 'Pancier', souvenir: 'Suvenír' },
  tokenHelp: {
    web: 'Každý berie jeden prehod. Symbol Útoku odstráni jeden.',
    jinx: 'Prehod s kockami Au! stojí 1⚡ za žetón. Symbol Liečenia odstráni jeden.',
    carapace: 'Odhodením karty si vyliečite 1♥ za každý žetón.',
    souvenir: 'Zanechaný v navštívenej štvrti.',
  },
  chooseMonster: 'Monštrá',
  life: 'Život',
  energy: 'Energia',
  stars: 'Body',
  active: 'je na ťahu',
};
