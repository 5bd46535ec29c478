import { plural } from '@ashtown/engine';
import { goesBack } from '../../answers/figures.ts';
import { isNobody, signed, small } from '../format.ts';
import type { LogTexts, Names } from '../language.ts';
import { area, card4, count, figure, figures4, group, names, place, survivor } from './names.ts';

/** Where VP come from, this once; names of equipment stay names. */
const sources = {
  ...names.source,
  auction: 'Żeton licytacji',
  tiles: 'Żeton budynku',
  actions: 'Akcja',
  fights: 'Walka',
  repairs: 'Naprawa',
  rounds: 'Budynki',
  common: 'Wspólny żeton',
};
const from = (src: keyof typeof sources): string => (src in group ? sources[src] : small(sources[src]));
/** Accusative: cards by their names, or only their number. */
const cards = (ids: readonly (string | null)[], n: Names): string => {
  const known = ids.flatMap((id) => (id === null ? [] : [n.card(id)]));
  return known.length === 0
    ? count(ids.length, card4)
    : `${known.length === 1 ? 'kartę' : 'karty'} ${known.join(', ')}`;
};

export const log: LogTexts = {
  event: {
    tilesLaid: (e, _, n) =>
      `Żetony punktacji: ${n.card(e.common[0]!)} po rundzie 3, ${n.card(e.common[1]!)} na końcu. Żetony licytacji: ${e.auction.map(n.card).join(', ')}`,
    dealt: (e, who, n) => {
      const known = e.tiles.flatMap((id) => (id === null ? [] : [n.card(id)]));
      return `${who(e.seat)}: za zasłonką ${n.survivors(e.figures)}; prywatne żetony (${known.join(', ') || e.tiles.length})`;
    },
    round: (e) => `Runda ${e.no}`,
    phase: () => null,
    arrived: (e, who) =>
      `${who(e.seat)}: nadciąga ${count(e.n, figure.marauder)}, razem ${e.to}${e.over > 0 ? `; nie mieści się ${e.over}` : ''}`,
    vp: (e, who) => `${who(e.seat)}: ${signed(e.n)} PZ (${from(e.src)})`,
    houses: (e, who, n) => `${who(e.seat)}: mieszkania ${signed(e.n)} (${n.card(e.tile)})`,
    marauders: (e, who) =>
      `${who(e.seat)}: ${signed(e.n)} ${plural('pl', Math.abs(e.n), figure.marauder)}, razem ${e.to}${e.src ? ` (${from(e.src)})` : ''}`,
    damage: (e, who) =>
      `${who(e.seat)}: znacznik zniszczeń z pola ${e.to - e.n} na ${e.to}${e.src ? ` (${from(e.src)})` : ''}`,
    noEffect: (e, who) => `${who(e.seat)}: bez efektu`,
    leaderLost: (e, who) => `${who(e.seat)}: przywódca niedostępny`,
    leaderBack: (e, who) => `${who(e.seat)}: przywódca wraca`,
    equipmentShown: (e, _, n) => `Wyposażenie: ${n.card(e.card)} (${n.figures(e.figures)})`,
    buildingShown: (e, _, n) => `Budynek: ${n.card(e.card)} (żeton ${n.card(e.tile)})`,
    starts: (e, who) => `${who(e.seat)}: gracz rozpoczynający`,
    bid: (e, who, n) =>
      isNobody(e.figures)
        ? `${who(e.seat)}: oferta 0 w obszarze ${area[e.area]}`
        : `${who(e.seat)}: oferta w obszarze ${area[e.area]} (${n.survivors(e.figures)})`,
    bonus: (e, who, n) => `${who(e.seat)}: nagroda w obszarze ${area[e.area]} (${n.card(e.tile)})`,
    penalty: (e, who, n) => `${who(e.seat)}: kara w obszarze ${area[e.area]} (${n.card(e.tile)})`,
    drew: (e, who, n) => `${who(e.seat)}: dobiera ${cards(e.cards, n)}`,
    discarded: (e, who, n) => `${who(e.seat)}: odrzuca ${cards([e.card], n)}`,
    tookEquipment: (e, who, n) => `${who(e.seat)}: bierze ${cards([e.card], n)} (${n.figures(e.figures)})`,
    tookBuilding: (e, who, n) => `${who(e.seat)}: bierze ${cards([e.card], n)} z żetonem ${n.card(e.tile)}`,
    built: (e, who, n) =>
      `${who(e.seat)}: buduje ${cards([e.card], n)} na placu ${e.site}${e.over === null ? '' : ` (zamiast: ${n.card(e.over)})`}`,
    forfeited: (e, who, n) => `${who(e.seat)}: rezygnuje z karty ${n.card(e.card)}`,
    tile: (e, who, n) => `${who(e.seat)}: rozpatruje żeton ${n.card(e.tile)}`,
    exchanged: (e, who) => `${who(e.seat)}: wymienia robotnika (${place[e.at]}) na ${figures4[e.to]}`,
    declined: (e, who) => `${who(e.seat)}: nikogo nie wymienia`,
    cityTurn: (e, who, n) => `${who(e.seat)}: tura w mieście (${n.survivors(e.figures)})`,
    extended: (e, who, n) => `${who(e.seat)}: buduje rozbudowę (${n.survivors(e.figures)})`,
    repaired: (e, who, n) => `${who(e.seat)}: naprawia jedno pole (${n.survivors(e.figures)})`,
    acted: (e, who, n) => `${who(e.seat)}: używa karty ${n.card(e.card)} (${n.survivors(e.figures)})`,
    ended: (e, who) => `${who(e.seat)}: kończy turę`,
    looked: (e, who, n) => `${who(e.seat)}: ogląda ${cards(e.cards, n)}`,
    kept: (e, who, n) => `${who(e.seat)}: zatrzymuje ${cards([e.card], n)}`,
    searched: (e, who, n) => `${who(e.seat)}: bierze z talii ${cards([e.card], n)}`,
    recruited: (e, who) =>
      `${who(e.seat)}: wyciąga z worka ${figures4[e.figure]}${goesBack(e.figure) ? ' i odkłada z powrotem' : ''}`,
    retrieved: () => 'Wszyscy ocalali wracają za zasłonki',
    crowded: (e, who) => `${who(e.seat)}: za mało mieszkań, musi odejść ${count(e.n, survivor)}`,
    homeless: (e, who, n) => `${who(e.seat)}: bez mieszkania, odchodzi ${n.survivors(e.figures)}`,
    counted: (e, who, n) => `${who(e.seat)}: ${n.card(e.tile)} ×${e.n}`,
    newAuctionTiles: (e, _, n) => `Nowe żetony licytacji: ${e.tiles.map(n.card).join(', ')}`,
    chose: (e, who, n) => `${who(e.seat)}: prywatny żeton punktacji ${n.card(e.tile)}`,
    revealed: (e, who, n) =>
      `${who(e.seat)}: ${e.cards.length === 0 ? 'brak wyposażenia' : `odkrywa ${cards(e.cards, n)}`}`,
    equipmentScored: (e, who) => `${who(e.seat)}: ${group[e.group]} ×${e.n}, ${e.vp} PZ`,
    won: (e, who) =>
      e.seats.length === 1 ? `${who(e.seats[0]!)}: zwycięstwo` : `${e.seats.map(who).join(', ')}: wspólne zwycięstwo`,
  },
};
