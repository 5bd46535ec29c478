import { plural } from '@ashtown/engine';
import { goesBack, sum } from '../../answers/figures.ts';
import { isNobody, signed, small } from '../format.ts';
import type { LogTexts } from '../language.ts';
import { aFigure, area, cards, count, figure, group, marauders, names, place, survivor } from './names.ts';

/** Where VP come from, this once; names of equipment stay names. */
const sources = {
  ...names.source,
  auction: 'Auction tile',
  tiles: 'Building tile',
  actions: 'Action',
  fights: 'Fight',
  repairs: 'Repair',
  rounds: 'Buildings',
  common: 'Common tile',
};
const from = (src: keyof typeof sources): string => (src in group ? sources[src] : small(sources[src]));

export const log: LogTexts = {
  event: {
    tilesLaid: (e, _, n) =>
      `Scoring tiles: ${n.card(e.common[0]!)} after round 3, ${n.card(e.common[1]!)} at the end; auction tiles: ${e.auction.map(n.card).join(', ')}`,
    dealt: (e, who, n) => {
      const known = e.tiles.flatMap((id) => (id === null ? [] : [n.card(id)]));
      return `${who(e.seat)}: ${n.survivors(e.figures)} behind the screen; private tiles: ${known.join(', ') || e.tiles.length}`;
    },
    round: (e) => `Round ${e.no}`,
    phase: () => null,
    arrived: (e, who) =>
      `${who(e.seat)}: ${marauders(e.n)} ${plural('en', e.n, { one: 'arrives', other: 'arrive' })}, now ${e.to}${e.over > 0 ? `; without room: ${e.over}` : ''}`,
    vp: (e, who) => `${who(e.seat)}: ${signed(e.n)} VP (${from(e.src)})`,
    houses: (e, who, n) => `${who(e.seat)}: housing ${signed(e.n)} (${n.card(e.tile)})`,
    marauders: (e, who) =>
      `${who(e.seat)}: ${signed(e.n)} ${plural('en', e.n, figure.marauder)}, now ${e.to}${e.src ? ` (${from(e.src)})` : ''}`,
    damage: (e, who) =>
      `${who(e.seat)}: damage marker from space ${e.to - e.n} to ${e.to}${e.src ? ` (${from(e.src)})` : ''}`,
    noEffect: (e, who) => `${who(e.seat)}: no effect`,
    leaderLost: (e, who) => `${who(e.seat)}: the leader is unavailable`,
    leaderBack: (e, who) => `${who(e.seat)}: the leader is back`,
    equipmentShown: (e, _, n) => `Equipment: ${n.card(e.card)} with ${n.figures(e.figures)}`,
    buildingShown: (e, _, n) => `Building: ${n.card(e.card)} with the tile ${n.card(e.tile)}`,
    starts: (e, who) => `${who(e.seat)} is the start player`,
    bid: (e, who, n) =>
      isNobody(e.figures)
        ? `${who(e.seat)} bids 0 in ${area[e.area]}`
        : `${who(e.seat)} bids in ${area[e.area]}: ${n.survivors(e.figures)}`,
    bonus: (e, who, n) => `${who(e.seat)} gets the ${area[e.area]} bonus (${n.card(e.tile)})`,
    penalty: (e, who, n) => `${who(e.seat)} gets the ${area[e.area]} penalty (${n.card(e.tile)})`,
    drew: (e, who, n) => {
      const known = e.cards.flatMap((id) => (id === null ? [] : [n.card(id)]));
      return `${who(e.seat)} draws ${known.length > 0 ? known.join(', ') : cards(e.cards.length)}`;
    },
    discarded: (e, who, n) => `${who(e.seat)} discards ${n.card(e.card)}`,
    tookEquipment: (e, who, n) => `${who(e.seat)} takes ${n.card(e.card)} with ${n.figures(e.figures)}`,
    tookBuilding: (e, who, n) => `${who(e.seat)} takes ${n.card(e.card)} with the tile ${n.card(e.tile)}`,
    built: (e, who, n) =>
      `${who(e.seat)} builds ${n.card(e.card)} on site ${e.site}${e.over === null ? '' : `, over ${n.card(e.over)}`}`,
    forfeited: (e, who, n) => `${who(e.seat)} forfeits ${n.card(e.card)}`,
    tile: (e, who, n) => `${who(e.seat)} resolves the tile ${n.card(e.tile)}`,
    exchanged: (e, who) => `${who(e.seat)} exchanges a worker ${place[e.at]} for ${aFigure[e.to]}`,
    declined: (e, who) => `${who(e.seat)} exchanges nobody`,
    cityTurn: (e, who, n) => `${who(e.seat)} takes a turn in the city with ${n.survivors(e.figures)}`,
    extended: (e, who, n) => `${who(e.seat)} builds the Extension with ${n.survivors(e.figures)}`,
    repaired: (e, who, n) => `${who(e.seat)} repairs with ${n.survivors(e.figures)}`,
    acted: (e, who, n) => `${who(e.seat)} uses ${n.card(e.card)} with ${n.survivors(e.figures)}`,
    ended: (e, who) => `${who(e.seat)} ends the turn`,
    looked: (e, who, n) => {
      const known = e.cards.flatMap((id) => (id === null ? [] : [n.card(id)]));
      return `${who(e.seat)} looks at ${known.length > 0 ? known.join(', ') : cards(e.cards.length)}`;
    },
    kept: (e, who, n) => `${who(e.seat)} keeps ${e.card === null ? 'a card' : n.card(e.card)}`,
    searched: (e, who, n) => `${who(e.seat)} takes ${e.card === null ? 'a card' : n.card(e.card)} from the deck`,
    recruited: (e, who) =>
      `${who(e.seat)} draws ${aFigure[e.figure]} from the bag${goesBack(e.figure) ? ' and puts it back' : ''}`,
    retrieved: () => 'All survivors go back behind the screens',
    crowded: (e, who) => `${who(e.seat)} has too little housing: ${count(e.n, survivor)} must leave`,
    homeless: (e, who, n) =>
      `${who(e.seat)}: without housing, ${n.survivors(e.figures)} ${plural('en', sum(e.figures), { one: 'leaves', other: 'leave' })}`,
    counted: (e, who, n) => `${who(e.seat)}: ${n.card(e.tile)} ×${e.n}`,
    newAuctionTiles: (e, _, n) => `New auction tiles: ${e.tiles.map(n.card).join(', ')}`,
    chose: (e, who, n) => `${who(e.seat)} scores the private tile ${n.card(e.tile)}`,
    revealed: (e, who, n) => `${who(e.seat)} shows ${e.cards.map(n.card).join(', ') || 'no equipment'}`,
    equipmentScored: (e, who) => `${who(e.seat)}: ${group[e.group]} ×${e.n}, ${e.vp} VP`,
    won: (e, who) =>
      e.seats.length === 1 ? `${who(e.seats[0]!)} wins` : `${e.seats.map(who).join(', ')} share the victory`,
  },
};
