import { list } from '../format.ts';
import type { CardTexts } from '../language.ts';
import { count, figure, figures4, group } from './names.ts';

const space = { one: 'pole', few: 'pola', many: 'pól', other: 'pola' };
const equipmentCard = {
  one: 'kartę wyposażenia',
  few: 'karty wyposażenia',
  many: 'kart wyposażenia',
  other: 'karty wyposażenia',
};
const marauder4 = { one: 'grabieżcę', few: 'grabieżców', many: 'grabieżców', other: 'grabieżcy' };
const marauder2 = { one: 'grabieżcy', few: 'grabieżców', many: 'grabieżców', other: 'grabieżcy' };
const dwelling = { one: 'mieszkanie', few: 'mieszkania', many: 'mieszkań', other: 'mieszkania' };
const part = { one: 'część', few: 'części', many: 'części', other: 'części' };
/** Genitive: "zestaw 3 kart". */
const card2 = { one: 'karty', few: 'kart', many: 'kart', other: 'karty' };
/** Accusative: "za każdy …". */
const each = {
  hq: 'każdą kwaterę główną',
  civil: 'każdy budynek cywilny',
  military: 'każdy budynek wojskowy',
  science: 'każdy budynek naukowy',
};
const every = {
  hq: 'każda kwatera główna',
  civil: 'każdy budynek cywilny',
  military: 'każdy budynek wojskowy',
  science: 'każdy budynek naukowy',
};

export const cardTexts: CardTexts = {
  effect: {
    vp: (e) => (e.amount < 0 ? `tracisz ${-e.amount} PZ` : `zyskujesz ${e.amount} PZ`),
    addMarauder: (e) => `nadciąga ${count(e.amount, figure.marauder)}`,
    removeMarauder: (e) =>
      `przepędź ${count(e.amount, marauder4)}${e.amount === 1 ? ` i zyskaj ${e.vpEach} PZ` : `, po ${e.vpEach} PZ`}`,
    damage: (e) =>
      e.spaces < 0
        ? `przesuń znacznik zniszczeń o ${count(-e.spaces, space)} w lewo`
        : `przesuń znacznik zniszczeń o ${count(e.spaces, space)} w prawo`,
    leaderAside: () => 'przywódca jest niedostępny, dopóki znacznik nie wróci na to pole',
    drawEquipment: (e) => `dobierz ${count(e.amount, equipmentCard)}`,
    discardEquipment: (e) => `odrzuć ${count(e.amount, equipmentCard)}`,
    temporaryHousing: (e) => `w tej rundzie mieszkania: +${e.amount}`,
    exchangeInPlace: () => 'możesz wymienić swojego robotnika, tam gdzie stoi, na żołnierza lub inżyniera z worka',
    fight: (e, { fightVp }) =>
      e.amount === 1
        ? `odeprzyj ${count(1, marauder4)} i zyskaj ${fightVp} PZ`
        : `odeprzyj do ${count(e.amount, marauder2)}, po ${fightVp} PZ`,
    pushBack: (e) => `odepchnij ${e.amount === 1 ? count(1, marauder4) : `do ${count(e.amount, marauder2)}`}, bez PZ`,
    vpPerType: (e) => `zyskujesz ${e.each} PZ za ${each[e.buildingType]} w swoim mieście`,
    drawKeep: (e) => `dobierz ${count(e.draw, equipmentCard)} i zatrzymaj ${e.keep} z nich`,
    swapSearch: () => 'odrzuć kartę z ręki i weź dowolną kartę z talii wyposażenia',
    repair: (e) => `napraw ${count(e.spaces, space)} i zyskaj ${e.vp} PZ`,
    exchange: () => 'jeden z robotników staje się żołnierzem lub inżynierem',
    recruitGamble: (e) =>
      `wyciągnij figurkę z worka: robotnika lub grabieżcę odłóż i zyskaj ${e.vpOtherwise} PZ, każdy inny dołącza do ciebie i może od razu wykonać akcję`,
  },
  passive: {
    watchtowerSite: () => 'można tu zbudować ulepszenie wieży strażniczej',
    housingPerType: (p) =>
      `${every[p.buildingType]} w twoim mieście daje ${count(p.amount, dwelling)} więcej${p.includesSelf ? ', także ta karta' : ''}`,
    workersCountAs: (p) =>
      `twoi robotnicy liczą się przy akcjach także jako ${list(
        p.colours.map(
          (c) => ({ worker: 'robotnicy', soldier: 'żołnierze', engineer: 'inżynierowie', leader: 'przywódcy' })[c],
        ),
        'i',
      )}`,
    vpPerUnusedHousing: (p) => `na koniec każdej rundy ${p.each} PZ za każde niewykorzystane mieszkanie`,
    noFightVp: () => 'za odpartych grabieżców nie zyskujesz PZ',
    fightVpBonus: (p) =>
      p.firstPerRound === 1
        ? `${p.perMarauder} PZ za pierwszego grabieżcę odpartego w rundzie`
        : `${p.perMarauder} PZ za każdego z pierwszych ${count(p.firstPerRound, marauder2)} odpartych w rundzie`,
    exclusiveWith: (p, n) => `nie może stać w jednym mieście z kartą ${n.card(p.building)}`,
  },
  worth: {
    scoreProgressive: (w) => `PZ według liczby kart (od 1): ${w.vpByCount.slice(1).join(', ')}`,
    scoreSets: (w) => `${w.vpPerSet} PZ za każdy zestaw ${count(w.setSize, card2)}`,
    scoreMajority: (w) => `${w.first} PZ za najwięcej kart, ${w.second} PZ za drugą największą liczbę`,
    scoreVehicleParts: () => 'PZ za grupy różnych części',
  },
  counted: {
    scorePerSurvivor: (c) => `${c.each} PZ za każdego twojego ${figures4[c.colour]}`,
    scorePerBuildingType: (c) => `${c.each} PZ za ${each[c.buildingType]} w twoim mieście`,
    scorePerEquipment: (c) =>
      c.groups.includes('any')
        ? `${c.each} PZ za każdą kartę wyposażenia`
        : `${c.each} PZ za każdą kartę: ${c.groups.map((g) => (g === 'any' ? '' : group[g])).join(', ')}`,
  },
  line: (cost, times, effect) => `${times}× ${cost}: ${effect}`,
  perRound: (vp) => `${vp} PZ na koniec każdej rundy`,
  housing: (n) => `mieszkania: ${n}`,
  noEffect: 'nic się nie dzieje',
  bonus: (effect) => `najwięcej ocalałych: ${effect}`,
  penalty: (effect) => `najmniej ocalałych: ${effect}`,
  damageHere: (effect) => `gdy znacznik jest tutaj: ${effect}`,
  damageBeyond: (effect) => `gdy znacznik jest dalej w prawo: ${effect}`,
  vehicles: (same, mixed) =>
    `grupy różnych części: ${same.slice(1).join(', ')} PZ za 1–${count(same.length - 1, part)} jednego pojazdu; różnych pojazdów: ${mixed.slice(1).join(', ')} PZ`,
  kind: {
    printed: 'na planszy miasta',
    level: (n) => `poziom ${n}`,
    equipment: (n) => `Wyposażenie, w grze: ${n}`,
    tile: 'Żeton budynku',
    auction: 'Żeton licytacji',
    scoring: 'Żeton punktacji',
    damage: 'Pole toru zniszczeń',
  },
  placement: { hqUpgrade: 'ulepszenie kwatery głównej', watchtowerUpgrade: 'ulepszenie wieży strażniczej' },
  provenance: {
    rulebook: 'Zgodne z instrukcją.',
    'partly-rulebook': 'Częściowo zgodne z instrukcją; niektóre wartości są nasze.',
    reconstructed: 'Nie ma tego w instrukcji: ułożone przez nas z jej efektów.',
  },
};
