import { plural } from '@ashtown/engine';
import { signed } from '../format.ts';
import type { LogTexts } from '../language.ts';
import { area, card, count, figure, figures4, group, names, place, survivor } from './names.ts';

const cards = (n: number): string => count(n, card);

export const log: LogTexts = {
  event: {
    tilesLaid: (e, _, n) =>
      `Żetony punktacji: ${n.card(e.common[0]!)} po 3. rundzie, ${n.card(e.common[1]!)} na końcu; żetony licytacji: ${e.auction.map(n.card).join(', ')}`,
    dealt: (e, who, n) => {
      const known = e.tiles.flatMap((id) => (id === null ? [] : [n.card(id)]));
      return `${who(e.seat)}: za zasłonką ${n.survivors(e.figures)}; prywatne żetony: ${known.join(', ') || e.tiles.length}`;
    },
    round: (e) => `Runda ${e.no}`,
    phase: () => null,
    arrived: (e, who) =>
      `${who(e.seat)}: nadciąga ${count(e.n, figure.marauder)}, razem ${e.to}${e.over > 0 ? `; bez miejsca: ${e.over}` : ''}`,
    vp: (e, who) => `${who(e.seat)}: ${signed(e.n)} PZ (${names.source[e.src]})`,
    marauders: (e, who) =>
      `${who(e.seat)}: ${signed(e.n)} ${plural('pl', Math.abs(e.n), figure.marauder)}, razem ${e.to}`,
    damage: (e, who) => `${who(e.seat)}: znacznik zniszczeń na polu ${e.to}`,
    leaderLost: (e, who) => `${who(e.seat)}: przywódca na razie stracony`,
    leaderBack: (e, who) => `${who(e.seat)}: przywódca wraca`,
    equipmentShown: (e, _, n) => `Wyposażenie: ${n.card(e.card)}; ${n.figures(e.figures)}`,
    buildingShown: (e, _, n) => `Budynek: ${n.card(e.card)}; ${n.card(e.tile)}`,
    starts: (e, who) => `${who(e.seat)}: gracz rozpoczynający`,
    bid: (e, who, n) => `${who(e.seat)}: oferta, ${area[e.area]}: ${n.survivors(e.figures)}`,
    bonus: (e, who, n) => `${who(e.seat)}: nagroda, ${area[e.area]} (${n.card(e.tile)})`,
    penalty: (e, who, n) => `${who(e.seat)}: kara, ${area[e.area]} (${n.card(e.tile)})`,
    drew: (e, who, n) => {
      const known = e.cards.flatMap((id) => (id === null ? [] : [n.card(id)]));
      return `${who(e.seat)} dobiera: ${known.length > 0 ? known.join(', ') : cards(e.cards.length)}`;
    },
    discarded: (e, who, n) => `${who(e.seat)} odrzuca: ${n.card(e.card)}`,
    tookEquipment: (e, who, n) => `${who(e.seat)} bierze: ${n.card(e.card)}; ${n.figures(e.figures)}`,
    tookBuilding: (e, who, n) => `${who(e.seat)} bierze: ${n.card(e.card)}; ${n.card(e.tile)}`,
    built: (e, who, n) =>
      `${who(e.seat)} buduje: ${n.card(e.card)}, plac ${e.site}${e.over === null ? '' : `, na: ${n.card(e.over)}`}`,
    forfeited: (e, who, n) => `${who(e.seat)} rezygnuje: ${n.card(e.card)}`,
    tile: (e, who, n) => `${who(e.seat)}: żeton ${n.card(e.tile)}`,
    exchanged: (e, who) => `${who(e.seat)} wymienia robotnika ${place[e.at]} na ${figures4[e.to]}`,
    declined: (e, who) => `${who(e.seat)} nikogo nie wymienia`,
    cityTurn: (e, who, n) => `${who(e.seat)}: tura w mieście, ${n.survivors(e.figures)}`,
    extended: (e, who, n) => `${who(e.seat)} stawia rozbudowę: ${n.survivors(e.figures)}`,
    repaired: (e, who, n) => `${who(e.seat)} naprawia: ${n.survivors(e.figures)}`,
    acted: (e, who, n) => `${who(e.seat)} używa: ${n.card(e.card)} (${n.survivors(e.figures)})`,
    ended: (e, who) => `${who(e.seat)} kończy turę`,
    looked: (e, who, n) => {
      const known = e.cards.flatMap((id) => (id === null ? [] : [n.card(id)]));
      return `${who(e.seat)} ogląda: ${known.length > 0 ? known.join(', ') : cards(e.cards.length)}`;
    },
    kept: (e, who, n) => `${who(e.seat)} zatrzymuje: ${e.card === null ? cards(1) : n.card(e.card)}`,
    searched: (e, who, n) => `${who(e.seat)} bierze z talii: ${e.card === null ? cards(1) : n.card(e.card)}`,
    recruited: (e, who) => `${who(e.seat)} wyciąga z worka: ${figure[e.figure].one}`,
    retrieved: () => 'Wszyscy ocalali wracają za zasłonki',
    crowded: (e, who) => `${who(e.seat)}: za mało kwater, musi odejść ${count(e.n, survivor)}`,
    homeless: (e, who, n) => `${who(e.seat)}: bez kwatery, odchodzi: ${n.survivors(e.figures)}`,
    counted: (e, who, n) => `${who(e.seat)}: ${n.card(e.tile)} ×${e.n}`,
    newAuctionTiles: (e, _, n) => `Nowe żetony licytacji: ${e.tiles.map(n.card).join(', ')}`,
    chose: (e, who, n) => `${who(e.seat)} punktuje prywatny żeton: ${n.card(e.tile)}`,
    revealed: (e, who, n) => `${who(e.seat)} odkrywa: ${e.cards.map(n.card).join(', ') || 'brak wyposażenia'}`,
    equipmentScored: (e, who) => `${who(e.seat)}: ${group[e.group]} ×${e.n}, ${e.vp} PZ`,
    won: (e, who) =>
      e.seats.length === 1 ? `${who(e.seats[0]!)} wygrywa` : `${e.seats.map(who).join(', ')}: wspólne zwycięstwo`,
  },
};
