import { plural } from '@ashtown/engine';
import { list } from '../format.ts';
import type { CardTexts } from '../language.ts';
import { count, figure, group, marauders, space, type type, unit } from './names.ts';

const types = {
  hq: 'headquarters',
  civil: 'civil building',
  military: 'military building',
  science: 'science building',
} satisfies Record<keyof typeof type, string>;

const equipmentCard = { one: 'equipment card', other: 'equipment cards' };

export const cardTexts: CardTexts = {
  effect: {
    vp: (e) => (e.amount < 0 ? `lose ${-e.amount} VP` : `gain ${e.amount} VP`),
    addMarauder: (e) => `${marauders(e.amount)} ${plural('en', e.amount, { one: 'arrives', other: 'arrive' })}`,
    removeMarauder: (e) => `drive ${marauders(e.amount)} off, ${e.vpEach} VP${e.amount > 1 ? ' for each' : ''}`,
    damage: (e) =>
      e.spaces < 0
        ? `move the damage marker ${count(-e.spaces, space)} left`
        : `move the damage marker ${count(e.spaces, space)} right`,
    leaderAside: () => 'your leader is unavailable until the marker is back on this space',
    drawEquipment: (e) => `draw ${count(e.amount, equipmentCard)}`,
    discardEquipment: (e) => `discard ${count(e.amount, equipmentCard)}`,
    temporaryHousing: (e) => `${e.amount} more ${plural('en', e.amount, unit)} of housing in this round`,
    exchangeInPlace: () =>
      'you may exchange one of your workers, where it stands, for a soldier or engineer from the bag',
    fight: (e, { fightVp }) =>
      `fight off ${e.amount > 1 ? 'up to ' : ''}${marauders(e.amount)}, ${fightVp} VP${e.amount > 1 ? ' for each' : ''}`,
    pushBack: (e) => `push back ${e.amount > 1 ? 'up to ' : ''}${marauders(e.amount)}, without VP`,
    vpPerType: (e) => `gain ${e.each} VP for each ${types[e.buildingType]} in your city`,
    drawKeep: (e) => `draw ${count(e.draw, equipmentCard)} and keep ${e.keep} of them`,
    swapSearch: () => 'discard a card from your hand and take any card from the equipment deck',
    repair: (e) => `repair ${count(e.spaces, space)} and gain ${e.vp} VP`,
    exchange: () => 'one of the workers becomes a soldier or engineer',
    recruitGamble: (e) =>
      `draw a figure from the bag: a worker or marauder goes back and you gain ${e.vpOtherwise} VP, anybody else joins you and can act at once`,
  },
  passive: {
    watchtowerSite: () => 'a watchtower upgrade may be built here',
    housingPerType: (p) =>
      `each ${types[p.buildingType]} in your city gives ${p.amount} more ${plural('en', p.amount, unit)} of housing${p.includesSelf ? ', this one too' : ''}`,
    workersCountAs: (p) =>
      `your workers also count as ${list(
        p.colours.map((c) => figure[c].other),
        'and',
      )} for actions`,
    vpPerUnusedHousing: (p) => `at the end of each round, ${p.each} VP for each unused unit of housing`,
    noFightVp: () => 'you gain no VP for fights',
    fightVpBonus: (p) =>
      p.firstPerRound === 1
        ? `${p.perMarauder} VP for the first marauder you fight off in a round`
        : `${p.perMarauder} VP for each of the first ${marauders(p.firstPerRound)} you fight off in a round`,
    exclusiveWith: (p, n) => `cannot stand in the same city as ${n.card(p.building)}`,
  },
  worth: {
    scoreProgressive: (w) => `VP for 1, 2, 3 … cards: ${w.vpByCount.slice(1).join(', ')}`,
    scoreSets: (w) => `${w.vpPerSet} VP for each set of ${w.setSize}`,
    scoreMajority: (w) => `${w.first} VP for the most, ${w.second} VP for the second most`,
    scoreVehicleParts: () => 'VP for groups of different parts',
  },
  counted: {
    scorePerSurvivor: (c) => `${c.each} VP for each of your ${figure[c.colour].other}`,
    scorePerBuildingType: (c) => `${c.each} VP for each ${types[c.buildingType]} in your city`,
    scorePerEquipment: (c) =>
      c.groups.includes('any')
        ? `${c.each} VP for each equipment card`
        : `${c.each} VP for each card: ${c.groups.map((g) => (g === 'any' ? '' : group[g])).join(', ')}`,
  },
  line: (cost, times, effect) => `${times}× ${cost}: ${effect}`,
  perRound: (vp) => `${vp} VP at the end of each round`,
  housing: (n) => `housing ${n}`,
  noEffect: 'nothing happens',
  bonus: (effect) => `most survivors: ${effect}`,
  penalty: (effect) => `fewest survivors: ${effect}`,
  damageHere: (effect) => `while the marker is here: ${effect}`,
  damageBeyond: (effect) => `while the marker is further right: ${effect}`,
  vehicles: (same, mixed) =>
    `groups of different parts: ${same.slice(1).join(', ')} VP for 1 to ${count(same.length - 1, { one: 'part', other: 'parts' })} of one vehicle, ${mixed.slice(1).join(', ')} VP if mixed`,
  kind: {
    printed: 'on the city board',
    level: (n) => `level ${n}`,
    equipment: (n) => `Equipment, ${n} in the game`,
    tile: 'Building tile',
    auction: 'Auction tile',
    scoring: 'Scoring tile',
    damage: 'Space of the damage track',
  },
  placement: { hqUpgrade: 'upgrade of the headquarters', watchtowerUpgrade: 'upgrade of a watchtower' },
  provenance: {
    rulebook: 'As printed in the rulebook.',
    'partly-rulebook': 'Partly as printed; some of its values are ours.',
    reconstructed: 'Not printed: made by us from the effects of the rulebook.',
  },
};
