import { list } from '../format.ts';
import type { CardTexts } from '../language.ts';
import { count, figure, figures4, group } from './names.ts';

const space = { one: 'políčko', few: 'políčka', many: 'políčka', other: 'políčok' };
const equipmentCard = {
  one: 'kartu vybavenia',
  few: 'karty vybavenia',
  many: 'karty vybavenia',
  other: 'kariet vybavenia',
};
const marauder4 = { one: 'plieniteľa', few: 'plieniteľov', many: 'plieniteľa', other: 'plieniteľov' };
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

export const cardTexts: CardTexts = {
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
};
