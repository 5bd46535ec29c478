import { plural } from '@ashtown/engine';
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
/** Accusative: "o 2 jednotky ubytovania viac". */
const unit = {
  one: 'jednotku ubytovania',
  few: 'jednotky ubytovania',
  many: 'jednotky ubytovania',
  other: 'jednotiek ubytovania',
};
const part = { one: 'súčiastku', few: 'súčiastky', many: 'súčiastky', other: 'súčiastok' };
const come = { one: 'prichádza', few: 'prichádzajú', many: 'prichádza', other: 'prichádza' };
/** Genitive: "sada 3 kariet", "z prvých 5 plieniteľov". */
const card2 = { one: 'karty', few: 'kariet', many: 'karty', other: 'kariet' };
const marauder2 = { one: 'plieniteľa', few: 'plieniteľov', many: 'plieniteľa', other: 'plieniteľov' };
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
    addMarauder: (e) => `${plural('sk', e.amount, come)} ${count(e.amount, figure.marauder)}`,
    removeMarauder: (e) =>
      `zažeňte ${count(e.amount, marauder4)}${e.amount === 1 ? ` a získajte ${e.vpEach} VB` : `, po ${e.vpEach} VB`}`,
    damage: (e) =>
      e.spaces < 0
        ? `posuňte žetón poškodenia o ${count(-e.spaces, space)} doľava`
        : `posuňte žetón poškodenia o ${count(e.spaces, space)} doprava`,
    leaderAside: () => 'vodca je nedostupný, kým sa žetón nevráti na toto políčko',
    drawEquipment: (e) => `potiahnite ${count(e.amount, equipmentCard)}`,
    discardEquipment: (e) => `odhoďte ${count(e.amount, equipmentCard)}`,
    temporaryHousing: (e) => `v tomto kole máte o ${count(e.amount, unit)} viac`,
    exchangeInPlace: () => 'môžete svojho robotníka vymeniť tam, kde stojí, za vojaka alebo inžiniera z vrecka',
    fight: (e, { fightVp }) =>
      e.amount === 1
        ? `odrazte ${count(1, marauder4)} a získajte ${fightVp} VB`
        : `odrazte najviac ${count(e.amount, marauder4)}, po ${fightVp} VB`,
    pushBack: (e) => `zatlačte ${e.amount > 1 ? 'najviac ' : ''}${count(e.amount, marauder4)}, bez VB`,
    vpPerType: (e) => `získate ${e.each} VB za ${each[e.buildingType]} vo svojom meste`,
    drawKeep: (e) => `potiahnite ${count(e.draw, equipmentCard)} a ${e.keep} si ponechajte`,
    swapSearch: () => 'odhoďte kartu z ruky a vezmite si ľubovoľnú kartu z balíčka vybavenia',
    repair: (e) => `opravte ${count(e.spaces, space)} a získajte ${e.vp} VB`,
    exchange: () => 'z jedného z robotníkov sa stane vojak alebo inžinier',
    recruitGamble: (e) =>
      `vytiahnite z vrecka preživšieho: robotníka alebo plieniteľa vrátite a získate ${e.vpOtherwise} VB, iný sa k vám pridá a môže hneď vykonať akciu`,
  },
  passive: {
    watchtowerSite: () => 'možno tu postaviť vylepšenie strážnej veže',
    housingPerType: (p) =>
      `${every[p.buildingType]} vo vašom meste dáva o ${count(p.amount, unit)} viac${p.includesSelf ? ', aj táto karta' : ''}`,
    workersCountAs: (p) =>
      `vaši robotníci sa pri akciách počítajú aj ako ${list(
        p.colours.map((c) => figure[c].few),
        'a',
      )}`,
    vpPerUnusedHousing: (p) => `na konci každého kola ${p.each} VB za každú nevyužitú jednotku ubytovania`,
    noFightVp: () => 'za odrazených plieniteľov nezískavate VB',
    fightVpBonus: (p) =>
      p.firstPerRound === 1
        ? `${p.perMarauder} VB za prvého plieniteľa odrazeného v kole`
        : `${p.perMarauder} VB za každého z prvých ${count(p.firstPerRound, marauder2)} odrazených v kole`,
    exclusiveWith: (p, n) => `nesmie stáť v jednom meste s kartou ${n.card(p.building)}`,
  },
  worth: {
    scoreProgressive: (w) => `VB podľa počtu kariet (od 1): ${w.vpByCount.slice(1).join(', ')}`,
    scoreSets: (w) => `${w.vpPerSet} VB za každú sadu ${count(w.setSize, card2)}`,
    scoreMajority: (w) => `${w.first} VB za najviac kariet, ${w.second} VB za druhý najväčší počet`,
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
  damageHere: (effect) => `keď je žetón tu: ${effect}`,
  damageBeyond: (effect) => `keď je žetón ďalej vpravo: ${effect}`,
  vehicles: (same, mixed) =>
    `skupiny rôznych súčiastok: ${same.slice(1).join(', ')} VB za 1 až ${count(same.length - 1, part)} jedného vozidla; rôznych vozidiel: ${mixed.slice(1).join(', ')} VB`,
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
    rulebook: 'Podľa návodu vydavateľa.',
    'partly-rulebook': 'Čiastočne podľa návodu vydavateľa; niektoré hodnoty sú naše.',
    reconstructed: 'V návode vydavateľa nie je: zostavili sme to z jeho efektov.',
  },
};
