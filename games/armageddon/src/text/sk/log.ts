import { plural } from '@ashtown/engine';
import { goesBack, sum } from '../../answers/figures.ts';
import { isNobody, signed, small } from '../format.ts';
import type { LogTexts, Names } from '../language.ts';
import { area, card4, count, figure, figures4, group, names, place, survivor } from './names.ts';

const come = { one: 'prichádza', few: 'prichádzajú', many: 'prichádza', other: 'prichádza' };
const leave = { one: 'odchádza', few: 'odchádzajú', many: 'odchádza', other: 'odchádza' };
const must = { one: 'musí', few: 'musia', many: 'musí', other: 'musí' };
const fits = { one: 'nezmestí', few: 'nezmestia', many: 'nezmestí', other: 'nezmestí' };
/** Where VP come from, this once; names of equipment stay names. */
const sources = {
  ...names.source,
  auction: 'Dielik dražby',
  tiles: 'Dielik budovy',
  actions: 'Extra akcia',
  fights: 'Boj',
  repairs: 'Oprava',
  rounds: 'Budovy',
  common: 'Spoločný dielik',
};
const from = (src: keyof typeof sources): string => (src in group ? sources[src] : small(sources[src]));
/** Accusative: cards by their names, or only their number. */
const cards = (ids: readonly (string | null)[], n: Names): string => {
  const known = ids.flatMap((id) => (id === null ? [] : [n.card(id)]));
  return known.length === 0
    ? count(ids.length, card4)
    : `${known.length === 1 ? 'kartu' : 'karty'} ${known.join(', ')}`;
};

export const log: LogTexts = {
  event: {
    tilesLaid: (e, _, n) =>
      `Bodovacie dieliky: ${n.card(e.common[0]!)} po kole 3, ${n.card(e.common[1]!)} na konci. Dieliky dražby: ${e.auction.map(n.card).join(', ')}`,
    dealt: (e, who, n) => {
      const known = e.tiles.flatMap((id) => (id === null ? [] : [n.card(id)]));
      return `${who(e.seat)}: za zástenou ${n.survivors(e.figures)}; vlastné bodovacie dieliky (${known.join(', ') || e.tiles.length})`;
    },
    round: (e) => `Kolo ${e.no}`,
    phase: () => null,
    arrived: (e, who) =>
      `${who(e.seat)}: ${plural('sk', e.n, come)} ${count(e.n, figure.marauder)}, spolu ${e.to}${e.over > 0 ? `; ${e.over} sa ${plural('sk', e.over, fits)}` : ''}`,
    vp: (e, who) => `${who(e.seat)}: ${signed(e.n)} VB (${from(e.src)})`,
    houses: (e, who, n) => `${who(e.seat)}: ubytovanie ${signed(e.n)} (${n.card(e.tile)})`,
    marauders: (e, who) =>
      `${who(e.seat)}: ${signed(e.n)} ${plural('sk', Math.abs(e.n), figure.marauder)}, spolu ${e.to}${e.src ? ` (${from(e.src)})` : ''}`,
    damage: (e, who) =>
      `${who(e.seat)}: žetón poškodenia z políčka ${e.to - e.n} na ${e.to}${e.src ? ` (${from(e.src)})` : ''}`,
    noEffect: (e, who) => `${who(e.seat)}: bez účinku`,
    leaderLost: (e, who) => `${who(e.seat)}: vodca je nedostupný`,
    leaderBack: (e, who) => `${who(e.seat)}: vodca je späť`,
    equipmentShown: (e, _, n) => `Vybavenie: ${n.card(e.card)} (${n.figures(e.figures)})`,
    buildingShown: (e, _, n) => `Budova: ${n.card(e.card)} (dielik ${n.card(e.tile)})`,
    starts: (e, who) => `${who(e.seat)}: začínajúci hráč`,
    bid: (e, who, n) =>
      isNobody(e.figures)
        ? `${who(e.seat)}: ponuka 0 v oblasti ${area[e.area]}`
        : `${who(e.seat)}: ponuka v oblasti ${area[e.area]} (${n.survivors(e.figures)})`,
    bonus: (e, who, n) => `${who(e.seat)}: odmena v oblasti ${area[e.area]} (${n.card(e.tile)})`,
    penalty: (e, who, n) => `${who(e.seat)}: trest v oblasti ${area[e.area]} (${n.card(e.tile)})`,
    drew: (e, who, n) => `${who(e.seat)}: ťahá ${cards(e.cards, n)}`,
    discarded: (e, who, n) => `${who(e.seat)}: odhadzuje ${cards([e.card], n)}`,
    tookEquipment: (e, who, n) => `${who(e.seat)}: berie ${cards([e.card], n)} (${n.figures(e.figures)})`,
    tookBuilding: (e, who, n) => `${who(e.seat)}: berie ${cards([e.card], n)} s dielikom ${n.card(e.tile)}`,
    built: (e, who, n) =>
      `${who(e.seat)}: stavia ${cards([e.card], n)} na stavenisku ${e.site}${e.over === null ? '' : ` (namiesto: ${n.card(e.over)})`}`,
    forfeited: (e, who, n) => `${who(e.seat)}: vzdáva sa karty ${n.card(e.card)}`,
    tile: (e, who, n) => `${who(e.seat)}: používa dielik ${n.card(e.tile)}`,
    exchanged: (e, who) => `${who(e.seat)}: vymieňa robotníka (${place[e.at]}) za ${figures4[e.to]}`,
    declined: (e, who) => `${who(e.seat)}: nikoho nevymieňa`,
    cityTurn: (e, who, n) => `${who(e.seat)}: akcie v meste (${n.survivors(e.figures)})`,
    extended: (e, who, n) => `${who(e.seat)}: stavia rozšírenie (${n.survivors(e.figures)})`,
    repaired: (e, who, n) => `${who(e.seat)}: opravuje jedno políčko (${n.survivors(e.figures)})`,
    acted: (e, who, n) => `${who(e.seat)}: používa kartu ${n.card(e.card)} (${n.survivors(e.figures)})`,
    ended: (e, who) => `${who(e.seat)}: končí ťah`,
    looked: (e, who, n) => `${who(e.seat)}: prezerá si ${cards(e.cards, n)}`,
    kept: (e, who, n) => `${who(e.seat)}: ponecháva si ${cards([e.card], n)}`,
    searched: (e, who, n) => `${who(e.seat)}: berie z balíčka ${cards([e.card], n)}`,
    recruited: (e, who) =>
      `${who(e.seat)}: ťahá z vrecka ${figures4[e.figure]}${goesBack(e.figure) ? ' a vracia ho späť' : ''}`,
    retrieved: () => 'Všetci preživší sa vracajú za zásteny',
    crowded: (e, who) =>
      `${who(e.seat)}: málo jednotiek ubytovania, odísť ${plural('sk', e.n, must)} ${count(e.n, survivor)}`,
    homeless: (e, who, n) => {
      const several = e.figures.filter((k) => k > 0).length > 1;
      return `${who(e.seat)}: bez domova ${several ? leave.few : plural('sk', sum(e.figures), leave)}: ${n.survivors(e.figures)}`;
    },
    counted: (e, who, n) => `${who(e.seat)}: ${n.card(e.tile)} ×${e.n}`,
    newAuctionTiles: (e, _, n) => `Nové dieliky dražby: ${e.tiles.map(n.card).join(', ')}`,
    chose: (e, who, n) => `${who(e.seat)}: hodnotí vlastný bodovací dielik ${n.card(e.tile)}`,
    revealed: (e, who, n) =>
      `${who(e.seat)}: ${e.cards.length === 0 ? 'žiadne vybavenie' : `odkrýva ${cards(e.cards, n)}`}`,
    equipmentScored: (e, who) => `${who(e.seat)}: ${group[e.group]} ×${e.n}, ${e.vp} VB`,
    won: (e, who) =>
      e.seats.length === 1 ? `${who(e.seats[0]!)}: víťazstvo` : `${e.seats.map(who).join(', ')}: spoločné víťazstvo`,
  },
};
