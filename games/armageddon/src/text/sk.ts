import { type Forms, plural } from '@ashtown/engine';
import { capital, count as counted, list, signed } from './format.ts';
import type { Language } from './language.ts';

const count = (n: number, forms: Forms): string => counted('sk', n, forms);

const figure = {
  marauder: { one: 'plieniteľ', few: 'plienitelia', many: 'plieniteľa', other: 'plieniteľov' },
  worker: { one: 'robotník', few: 'robotníci', many: 'robotníka', other: 'robotníkov' },
  soldier: { one: 'vojak', few: 'vojaci', many: 'vojaka', other: 'vojakov' },
  engineer: { one: 'inžinier', few: 'inžinieri', many: 'inžiniera', other: 'inžinierov' },
  leader: { one: 'vodca', few: 'vodcovia', many: 'vodcu', other: 'vodcov' },
} satisfies Language['figure'];
const card = { one: 'karta', few: 'karty', many: 'karty', other: 'kariet' };
const survivor = { one: 'preživší', few: 'preživší', many: 'preživšieho', other: 'preživších' };
const space = { one: 'políčko', few: 'políčka', many: 'políčka', other: 'políčok' };
const equipmentCard = {
  one: 'kartu vybavenia',
  few: 'karty vybavenia',
  many: 'karty vybavenia',
  other: 'kariet vybavenia',
};
/** Accusative. */
const figures4 = {
  marauder: 'plieniteľa',
  worker: 'robotníka',
  soldier: 'vojaka',
  engineer: 'inžiniera',
  leader: 'vodcu',
};
const marauder4 = { one: 'plieniteľa', few: 'plieniteľov', many: 'plieniteľa', other: 'plieniteľov' };
/** Genitive plural: "koľko …?" */
const many = { worker: 'robotníkov', soldier: 'vojakov', engineer: 'inžinierov', leader: 'vodcov' };
const come = { one: 'prichádza', few: 'prichádzajú', many: 'prichádza', other: 'prichádza' };
const must = { one: 'musí', few: 'musia', many: 'musí', other: 'musí' };
const cards = (n: number): string => count(n, card);

const area = { exploration: 'Prieskum', construction: 'Stavba', city: 'Mesto' } satisfies Language['area'];
const place = {
  exploration: 'v oblasti Prieskum',
  construction: 'v oblasti Stavba',
  city: 'v oblasti Mesto',
  pool: 'v zásobe Mesta',
  spent: 'na doske mesta',
  recruit: 'medzi regrútmi',
  screen: 'za zástenou',
} satisfies Language['place'];
const type = {
  hq: 'Veliteľstvo',
  civil: 'Civilná budova',
  military: 'Vojenská budova',
  science: 'Vedecká budova',
} satisfies Language['type'];
/** Accusative: "za …". */
const each = {
  hq: 'každé veliteľstvo',
  civil: 'každú civilnú budovu',
  military: 'každú vojenskú budovu',
  science: 'každú vedeckú budovu',
};
const every = {
  hq: 'každé veliteľstvo',
  civil: 'každá civilná budova',
  military: 'každá vojenská budova',
  science: 'každá vedecká budova',
};
const group = {
  beer: 'Pivo',
  gasoline: 'Benzín',
  weapons: 'Zbrane',
  medicine: 'Lieky',
  vehicle: 'Autosúčiastky',
  map: 'Mapy',
} satisfies Language['group'];

export const sk: Language = {
  lang: 'sk',
  pitch:
    'Dražte svojimi preživšími o korisť, budovy a akcie, držte plieniteľov ďaleko a za šesť kôl vybudujte najlepšie mesto.',
  figure,
  survivor,
  nobody: 'nikto',
  card,
  vp: 'VB',
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
    any: 'dvaja ľubovoľní preživší',
  },
  and: 'a',
  or: 'alebo',

  effect: {
    vp: (e) => (e.amount < 0 ? `stratíte ${-e.amount} VB` : `získate ${e.amount} VB`),
    addMarauder: (e) => `plienitelia +${e.amount}`,
    removeMarauder: (e) => `zažeňte ${count(e.amount, marauder4)}, po ${e.vpEach} VB`,
    damage: (e) =>
      e.spaces < 0
        ? `posuňte žetón poškodenia o ${count(-e.spaces, space)} doľava`
        : `posuňte žetón poškodenia o ${count(e.spaces, space)} doprava`,
    leaderAside: () => 'stratíte vodcu, kým sa žetón nevráti na toto políčko',
    drawEquipment: (e) => `potiahnite ${count(e.amount, equipmentCard)}`,
    discardEquipment: (e) => `odhoďte ${count(e.amount, equipmentCard)}`,
    temporaryHousing: (e) => `v tomto kole ubytovanie +${e.amount}`,
    exchangeInPlace: () => 'môžete svojho robotníka vymeniť tam, kde stojí, za vojaka alebo inžiniera z vrecka',
    fight: (e, { fightVp }) =>
      e.amount === 1
        ? `odrazte ${count(1, marauder4)} za ${fightVp} VB`
        : `odrazte najviac ${count(e.amount, marauder4)}, po ${fightVp} VB`,
    pushBack: (e) => `zatlačte ${e.amount > 1 ? 'najviac ' : ''}${count(e.amount, marauder4)}, bez VB`,
    vpPerType: (e) => `získate ${e.each} VB za ${each[e.buildingType]} vo svojom meste`,
    drawKeep: (e) => `pozrite si vrchné karty balíčka vybavenia (${e.draw}) a ponechajte si ${e.keep}`,
    swapSearch: () => 'odhoďte kartu z ruky a vezmite si ľubovoľnú kartu z balíčka vybavenia',
    repair: (e) => `opravte ${count(e.spaces, space)} a získajte ${e.vp} VB`,
    exchange: () => 'z jedného z robotníkov sa stane vojak alebo inžinier',
    recruitGamble: (e) =>
      `vytiahnite figúrku z vrecka: robotník alebo plieniteľ sa do neho vráti za ${e.vpOtherwise} VB, ktokoľvek iný sa pridá a môže hneď konať`,
  },
  passive: {
    watchtowerSite: () => 'možno tu postaviť vylepšenie strážnej veže',
    housingPerType: (p) =>
      `${every[p.buildingType]} vo vašom meste dáva ubytovanie +${p.amount}${p.includesSelf ? ', aj táto' : ''}`,
    workersCountAs: (p) =>
      `vaši robotníci sa pri platení za akcie rátajú aj ako ${list(
        p.colours.map((c) => figure[c].few),
        'a',
      )}`,
    vpPerUnusedHousing: (p) => `na konci každého kola ${p.each} VB za každé voľné ubytovanie`,
    noFightVp: () => 'za boj nezískavate VB',
    fightVpBonus: (p) => `${p.perMarauder} VB za každého z prvých ${p.firstPerRound} plieniteľov odrazených v kole`,
    exclusiveWith: (p, n) => `nikdy vedľa: ${n.card(p.building)}`,
  },
  worth: {
    scoreProgressive: (w) => `VB za 1 kartu, 2 karty a tak ďalej: ${w.vpByCount.slice(1).join(', ')}`,
    scoreSets: (w) =>
      `${w.vpPerSet} VB za každú sadu, ktorá má ${count(w.setSize, { one: 'kartu', few: 'karty', other: 'kariet' })}`,
    scoreMajority: (w) => `${w.first} VB za najviac, ${w.second} VB za druhé miesto`,
    scoreVehicleParts: () => 'VB za skupiny rôznych súčiastok',
  },
  counted: {
    scorePerSurvivor: (c) => `${c.each} VB za každého vášho ${figures4[c.colour]}`,
    scorePerBuildingType: (c) => `${c.each} VB za ${each[c.buildingType]} vo vašom meste`,
    scorePerEquipment: (c) =>
      c.groups.includes('any')
        ? `${c.each} VB za každú kartu vybavenia`
        : `${c.each} VB za každú kartu: ${c.groups.map((g) => (g === 'any' ? '' : group[g])).join(', ')}`,
  },
  line: (cost, times, effect) => `${times}× ${cost}: ${effect}`,
  perRound: (vp) => `${vp} VB na konci každého kola`,
  housing: (n) => `ubytovanie: ${n}`,
  noEffect: 'nič sa nedeje',
  bonus: (effect) => `najviac preživších: ${effect}`,
  penalty: (effect) => `najmenej preživších: ${effect}`,
  damageHere: (effect) => `kým je žetón tu: ${effect}`,
  damageBeyond: (effect) => `kým je žetón ďalej vpravo: ${effect}`,
  vehicles: (same, mixed) =>
    `skupiny rôznych súčiastok: ${same.slice(1).join(', ')} VB za 1 až ${same.length - 1} súčiastky jedného vozidla, ${mixed.slice(1).join(', ')} VB za miešané`,
  kind: {
    printed: 'na doske mesta',
    level: (n) => `úroveň ${n}`,
    equipment: (n) => `Vybavenie, v hre: ${n}`,
    tile: 'Dielik budovy',
    auction: 'Dielik dražby',
    scoring: 'Bodovací dielik',
    damage: 'Políčko počítadla poškodení',
  },
  placement: { hqUpgrade: 'vylepšenie veliteľstva', watchtowerUpgrade: 'vylepšenie strážnej veže' },
  provenance: {
    rulebook: 'Podľa pravidiel.',
    'partly-rulebook': 'Čiastočne podľa pravidiel; niektoré hodnoty sú naše.',
    reconstructed: 'V pravidlách nie je: zostavili sme to z ich efektov.',
  },

  event: {
    tilesLaid: (e, _, n) =>
      `Bodovacie dieliky: ${n.card(e.common[0]!)} po 3. kole, ${n.card(e.common[1]!)} na konci; dieliky dražby: ${e.auction.map(n.card).join(', ')}`,
    dealt: (e, who, n) => {
      const known = e.tiles.flatMap((id) => (id === null ? [] : [n.card(id)]));
      return `${who(e.seat)}: za zástenou ${n.survivors(e.figures)}; súkromné dieliky: ${known.join(', ') || e.tiles.length}`;
    },
    round: (e) => `Kolo ${e.no}`,
    phase: () => null,
    arrived: (e, who) =>
      `${who(e.seat)}: ${plural('sk', e.n, come)} ${count(e.n, figure.marauder)}, spolu ${e.to}${e.over > 0 ? `; bez miesta: ${e.over}` : ''}`,
    vp: (e, who) => `${who(e.seat)}: ${signed(e.n)} VB (${sk.source[e.src]})`,
    marauders: (e, who) =>
      `${who(e.seat)}: ${signed(e.n)} ${plural('sk', Math.abs(e.n), figure.marauder)}, spolu ${e.to}`,
    damage: (e, who) => `${who(e.seat)}: žetón poškodenia na políčku ${e.to}`,
    leaderLost: (e, who) => `${who(e.seat)}: vodca je zatiaľ stratený`,
    leaderBack: (e, who) => `${who(e.seat)}: vodca je späť`,
    equipmentShown: (e, _, n) => `Vybavenie: ${n.card(e.card)}; ${n.figures(e.figures)}`,
    buildingShown: (e, _, n) => `Budova: ${n.card(e.card)}; ${n.card(e.tile)}`,
    starts: (e, who) => `${who(e.seat)}: začínajúci hráč`,
    bid: (e, who, n) => `${who(e.seat)}: ponuka, ${area[e.area]}: ${n.survivors(e.figures)}`,
    bonus: (e, who, n) => `${who(e.seat)}: odmena, ${area[e.area]} (${n.card(e.tile)})`,
    penalty: (e, who, n) => `${who(e.seat)}: trest, ${area[e.area]} (${n.card(e.tile)})`,
    drew: (e, who, n) => {
      const known = e.cards.flatMap((id) => (id === null ? [] : [n.card(id)]));
      return `${who(e.seat)} ťahá: ${known.length > 0 ? known.join(', ') : cards(e.cards.length)}`;
    },
    discarded: (e, who, n) => `${who(e.seat)} odhadzuje: ${n.card(e.card)}`,
    tookEquipment: (e, who, n) => `${who(e.seat)} berie: ${n.card(e.card)}; ${n.figures(e.figures)}`,
    tookBuilding: (e, who, n) => `${who(e.seat)} berie: ${n.card(e.card)}; ${n.card(e.tile)}`,
    built: (e, who, n) =>
      `${who(e.seat)} stavia: ${n.card(e.card)}, stavenisko ${e.site}${e.over === null ? '' : `, na: ${n.card(e.over)}`}`,
    forfeited: (e, who, n) => `${who(e.seat)} sa vzdáva: ${n.card(e.card)}`,
    tile: (e, who, n) => `${who(e.seat)}: dielik ${n.card(e.tile)}`,
    exchanged: (e, who) => `${who(e.seat)} vymieňa robotníka ${place[e.at]} za ${figures4[e.to]}`,
    declined: (e, who) => `${who(e.seat)} nikoho nevymieňa`,
    cityTurn: (e, who, n) => `${who(e.seat)}: ťah v meste, ${n.survivors(e.figures)}`,
    extended: (e, who, n) => `${who(e.seat)} stavia rozšírenie: ${n.survivors(e.figures)}`,
    repaired: (e, who, n) => `${who(e.seat)} opravuje: ${n.survivors(e.figures)}`,
    acted: (e, who, n) => `${who(e.seat)} používa: ${n.card(e.card)} (${n.survivors(e.figures)})`,
    ended: (e, who) => `${who(e.seat)} končí ťah`,
    looked: (e, who, n) => {
      const known = e.cards.flatMap((id) => (id === null ? [] : [n.card(id)]));
      return `${who(e.seat)} si pozerá: ${known.length > 0 ? known.join(', ') : cards(e.cards.length)}`;
    },
    kept: (e, who, n) => `${who(e.seat)} si ponecháva: ${e.card === null ? cards(1) : n.card(e.card)}`,
    searched: (e, who, n) => `${who(e.seat)} berie z balíčka: ${e.card === null ? cards(1) : n.card(e.card)}`,
    recruited: (e, who) => `${who(e.seat)} ťahá z vrecka: ${figure[e.figure].one}`,
    retrieved: () => 'Všetci preživší sa vracajú za zásteny',
    homeless: (e, who, n) => `${who(e.seat)}: bez domova, odchádza: ${n.survivors(e.figures)}`,
    counted: (e, who, n) => `${who(e.seat)}: ${n.card(e.tile)} ×${e.n}`,
    newAuctionTiles: (e, _, n) => `Nové dieliky dražby: ${e.tiles.map(n.card).join(', ')}`,
    chose: (e, who, n) => `${who(e.seat)} boduje súkromný dielik: ${n.card(e.tile)}`,
    revealed: (e, who, n) => `${who(e.seat)} odhaľuje: ${e.cards.map(n.card).join(', ') || 'žiadne vybavenie'}`,
    equipmentScored: (e, who) => `${who(e.seat)}: ${group[e.group]} ×${e.n}, ${e.vp} VB`,
    won: (e, who) =>
      e.seats.length === 1 ? `${who(e.seats[0]!)} víťazí` : `${e.seats.map(who).join(', ')}: spoločné víťazstvo`,
  },

  prompt: {
    placeBid: (f, n) =>
      `Umiestnite ponuku: ${list(
        f.areas.map((a) => area[a]),
        'alebo',
      )}. Za zástenou: ${n.survivors(f.figures)}`,
    bidColour: (f, n) => `${area[f.area]}: koľko ${many[f.colour]}? Zatiaľ: ${n.survivors(f.so)}`,
    discardEquipment: (f) => `Odhoďte jednu zo svojich kariet (${f.cards})`,
    takeEquipment: () => 'Vezmite si kartu vybavenia so všetkými figúrkami na nej',
    takeBuilding: () => 'Vezmite si kartu budovy s jej dielikom',
    placeBuilding: (f, n) => `Postavte: ${n.card(f.card)}, alebo sa jej vzdajte. Potom: ${n.card(f.tile)}`,
    exchangeInPlace: () => 'Vymeníte jedného zo svojich robotníkov?',
    cityAction: (f, n) => `Vyberte akciu. Voľní: ${n.survivors(f.figures)}`,
    keepDrawn: (f) => `Ponechajte si jednu z videných kariet (${f.cards})`,
    searchDeck: (f) => `Vezmite si jednu z kariet balíčka (${f.cards})`,
    returnHomeless: (f) =>
      `Ubytovanie: ${f.housing}. Kto odíde? Odísť ${plural('sk', f.n, must)} ${count(f.n, survivor)}, po −${f.vp} VB`,
    homelessColour: (f, n) =>
      `Odísť ${plural('sk', f.n, must)} ${count(f.n, survivor)}. Koľko ${many[f.colour]}? Zatiaľ: ${n.survivors(f.so)}`,
    choosePrivateTile: () => 'Vyberte súkromný dielik, ktorý sa bude rátať',
  },
  button: {
    bid: (b, n) => `${area[b.area]}: ${n.survivors(b.figures)}`,
    bidByColour: (b) => `${area[b.area]}: vyberať farbu po farbe`,
    count: (b) => count(b.n, figure[b.colour]),
    discard: (b, n) => `Odhodiť: ${n.card(b.card)}`,
    take: (b, n) => `${b.slot}: ${n.card(b.card)}; ${n.figures(b.figures)}`,
    takeBuilding: (b, n) => `${n.card(b.card)}; ${n.card(b.tile)}`,
    build: (b, n) => `Stavenisko ${b.site}${b.over === null ? ' (prázdne)' : `, na: ${n.card(b.over)}`}`,
    forfeit: (b, n) => `Vzdať sa: ${n.card(b.card)}`,
    exchange: (b) => `Robotník ${place[b.at]} za ${figures4[b.to]}`,
    decline: () => 'Nikoho nevymeniť',
    act: (b, n) => {
      const extra =
        b.take !== null
          ? `; vezmete: ${figure[b.take].one}`
          : b.discard !== null
            ? `; odhodíte: ${n.card(b.discard)}`
            : '';
      return `${n.card(b.card)}: ${n.effect(b.effect)} (${n.survivors(b.figures)}${extra})`;
    },
    extend: (b, n) => `Postaviť rozšírenie (${n.survivors(b.figures)})`,
    repair: (b, n) => `Opraviť jedno políčko (${n.survivors(b.figures)})`,
    end: () => 'Ukončiť ťah',
    keep: (b, n) => `Ponechať si: ${n.card(b.card)}`,
    search: (b, n) => `Vziať si: ${n.card(b.card)}`,
    leave: (b, n) => capital(n.survivors(b.figures)),
    choose: (b, n) => `${n.card(b.tile)} (${b.vp} VB)`,
  },
  reason: {
    over: () => 'Hra sa skončila.',
    notAsked: () => 'Teraz nerozhodujete vy.',
    notNow: () => 'Teraz nie.',
    hasBid: (r) => `Ponuku tu už máte: ${area[r.area]}.`,
    siteClosed: () => 'Zatvorené, kým nepostavíte rozšírenie.',
    siteReserved: () => 'Miesto pre vylepšenia.',
    onlyHq: () => 'Len na veliteľstve.',
    onlyWatchtower: () => 'Len na strážnej veži.',
    otherChurch: (r, n) => `Len na: ${n.card(r.card)}.`,
    noActions: () => 'Nemá žiadne akcie.',
    usedUp: (r) => `V tomto kole už použité ${r.n}×.`,
    cannotPay: () => 'Chýbajú vám preživší.',
    noMarauders: () => 'Niet plieniteľov, ktorých by ste zahnali.',
    undamaged: () => 'Nie je čo opravovať.',
    deckEmpty: () => 'Balíček vybavenia je prázdny.',
    handEmpty: () => 'Nemáte vybavenie, ktoré by ste odhodili.',
    bagLacks: () => 'Vo vrecku nie je vojak ani inžinier.',
    bagEmpty: () => 'Vrecko je prázdne.',
    noWorker: (r) => `Nemáte robotníka ${place[r.at]}.`,
    extended: () => 'Rozšírenie už stojí.',
    notInHand: () => 'Túto kartu nemáte na ruke.',
    taken: () => 'Niekto si to už vzal.',
  },

  verb: {
    extend: 'Rozšíriť',
    repair: 'Opraviť',
    end: 'Ukončiť ťah',
    forfeit: 'Vzdať sa',
    decline: 'Odmietnuť',
    take: 'Vziať',
    discard: 'Odhodiť',
    byColour: 'Farbu po farbe',
    nobody: 'Nikto',
  },
  slot: (n) => `Miesto vybavenia ${n}`,
  offer: (n) => `Miesto na budovu ${n}`,
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
  lineOf: (site, line) => `Stavenisko ${site}, akcia ${line}`,
  table: {
    round: (no, of) => `Kolo ${no} z ${of}`,
    marauders: (n) => count(n, figure.marauder),
    damage: (n, of) => `poškodenie ${n} z ${of}`,
    housing: (n) => `ubytovanie: ${n}`,
    behind: 'za zástenou',
    hidden: (least, most) => (least === most ? `${least}` : `${least} až ${most}`),
    hand: 'Ruka',
    unknown: (n) => `neznáme: ${n}`,
    equipment: 'Vybavenie',
    buildings: 'Budovy',
    own: 'Vaše súkromné dieliky',
    bag: (n) => `vo vrecku: ${n}`,
    midgame: 'po kole 3',
    final: 'na konci',
  },

  option: {
    'repair.workersPerStep': {
      name: 'Robotníci na krok opravy',
      help: '1 ako v slovenskom vydaní, 2 ako v origináli.',
    },
    pickOrder: {
      name: 'Poradie výberu kariet',
      help: 'Podľa veľkosti ponúk (originál) alebo v poradí, v akom vznikli (slovenské vydanie).',
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
    actions: 'Akcie',
    fights: 'Boje',
    repairs: 'Opravy',
    rounds: 'Budovy v každom kole',
    housing: 'Voľné ubytovanie',
    damage: 'Poškodenie',
    marauders: 'Plienitelia',
    homeless: 'Preživší bez domova',
    common: 'Spoločné dieliky',
    private: 'Súkromný dielik',
    ...group,
  },
  phase: {
    preparation: 'Príprava',
    auction: 'Dražba',
    resolution: 'Vyhodnotenie',
    completion: 'Ukončenie',
    midgame: 'Bodovanie v polovici hry',
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
    actions: 'akcie, ktoré prídu',
    others: 'ostatní',
  },
};
