import { plural } from '@ashtown/engine';
import { signed } from '../format.ts';
import type { LogTexts } from '../language.ts';
import { area, card, count, figure, figures4, group, names, place } from './names.ts';

const come = { one: 'prichádza', few: 'prichádzajú', many: 'prichádza', other: 'prichádza' };
const cards = (n: number): string => count(n, card);

export const log: LogTexts = {
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
    vp: (e, who) => `${who(e.seat)}: ${signed(e.n)} VB (${names.source[e.src]})`,
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
    crowded: (e, who) => `${who(e.seat)}: málo ubytovania, počet odchádzajúcich: ${e.n}`,
    homeless: (e, who, n) => `${who(e.seat)}: bez domova, odchádza: ${n.survivors(e.figures)}`,
    counted: (e, who, n) => `${who(e.seat)}: ${n.card(e.tile)} ×${e.n}`,
    newAuctionTiles: (e, _, n) => `Nové dieliky dražby: ${e.tiles.map(n.card).join(', ')}`,
    chose: (e, who, n) => `${who(e.seat)} boduje súkromný dielik: ${n.card(e.tile)}`,
    revealed: (e, who, n) => `${who(e.seat)} odhaľuje: ${e.cards.map(n.card).join(', ') || 'žiadne vybavenie'}`,
    equipmentScored: (e, who) => `${who(e.seat)}: ${group[e.group]} ×${e.n}, ${e.vp} VB`,
    won: (e, who) =>
      e.seats.length === 1 ? `${who(e.seats[0]!)} víťazí` : `${e.seats.map(who).join(', ')}: spoločné víťazstvo`,
  },
};
