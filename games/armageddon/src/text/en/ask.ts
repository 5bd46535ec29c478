import { capital, isNobody, list } from '../format.ts';
import type { AskTexts } from '../language.ts';
import { aFigure, area, cards, count, figure, place, survivor } from './names.ts';

export const ask: AskTexts = {
  prompt: {
    placeBid: (f, n) =>
      `Bid in ${list(
        f.areas.map((a) => area[a]),
        'or',
      )}. Behind your screen: ${n.survivors(f.figures)}`,
    bidColour: (f, n) => `Bid in ${area[f.area]}: how many ${figure[f.colour].other}? So far: ${n.survivors(f.so)}`,
    discardEquipment: (f) => `Discard one of your ${cards(f.cards)}`,
    takeEquipment: () => 'Take an equipment card with all figures on it',
    takeBuilding: () => 'Take a building card with its tile',
    placeBuilding: (f, n) => `Build ${n.card(f.card)}, or forfeit it. Then: ${n.card(f.tile)}`,
    exchangeInPlace: () => 'Exchange one of your workers?',
    cityAction: (f, n) => `Choose an action. Still free: ${n.survivors(f.figures)}`,
    keepDrawn: (f) => `Keep one of these ${cards(f.cards)}`,
    searchDeck: (f) => `Take one of the ${cards(f.cards)} in the deck`,
    returnHomeless: (f) =>
      `Housing for ${f.housing} only. Choose who leaves (${count(f.n, survivor)}, −${f.vp} VP each)`,
    homelessColour: (f, n) =>
      `${count(f.n, survivor)} must leave. How many ${figure[f.colour].other}? So far: ${n.survivors(f.so)}`,
    choosePrivateTile: () => 'Choose the private tile that counts',
  },
  button: {
    bid: (b, n) => (isNobody(b.figures) ? `Bid 0 in ${area[b.area]}` : `${area[b.area]}: ${n.survivors(b.figures)}`),
    bidByColour: (b) => `${area[b.area]}: choose colour by colour`,
    count: (b) => count(b.n, figure[b.colour]),
    discard: (b, n) => `Discard ${n.card(b.card)}`,
    take: (b, n) => `${b.slot}: ${n.card(b.card)} with ${n.figures(b.figures)}`,
    takeBuilding: (b, n) => `${n.card(b.card)} with ${n.card(b.tile)}`,
    build: (b, n) => `Site ${b.site}${b.over === null ? ' (empty)' : `, over ${n.card(b.over)}`}`,
    forfeit: (b, n) => `Forfeit ${n.card(b.card)}`,
    exchange: (b) => `Exchange a worker ${place[b.at]} for ${aFigure[b.to]}`,
    decline: () => 'Exchange nobody',
    act: (b, n) => {
      const extra =
        b.take !== null ? `; take ${aFigure[b.take]}` : b.discard !== null ? `; discard ${n.card(b.discard)}` : '';
      return `${n.card(b.card)}: ${n.effect(b.effect)} (${n.survivors(b.figures)}${extra})`;
    },
    extend: (b, n) => `Build the Extension (${n.survivors(b.figures)})`,
    repair: (b, n) => `Repair one space (${n.survivors(b.figures)})`,
    end: () => 'End the turn',
    keep: (b, n) => `Keep ${n.card(b.card)}`,
    search: (b, n) => `Take ${n.card(b.card)}`,
    leave: (b, n) => capital(n.survivors(b.figures)),
    choose: (b, n) => `${n.card(b.tile)} (${b.vp} VP)`,
  },
  reason: {
    over: () => 'The game is over.',
    notAsked: () => 'It is not your decision now.',
    notNow: () => 'Not now.',
    hasBid: (r) => `You have a bid in ${area[r.area]} already.`,
    siteClosed: () => 'Closed until you build the Extension.',
    siteReserved: () => 'Reserved for upgrades.',
    onlyHq: () => 'Only on your headquarters.',
    onlyWatchtower: () => 'Only on a watchtower.',
    otherChurch: (r, n) => `Only on top of ${n.card(r.card)}.`,
    noActions: () => 'It has no actions.',
    usedUp: (r) => `Already used ${r.n}× this round.`,
    cannotPay: () => 'You lack the survivors for it.',
    noMarauders: () => 'You have no marauders to fight off.',
    undamaged: () => 'Nothing is left to repair.',
    deckEmpty: () => 'The equipment deck is empty.',
    handEmpty: () => 'You have no equipment to discard.',
    bagLacks: () => 'The bag holds neither soldier nor engineer.',
    bagEmpty: () => 'The bag is empty.',
    noWorker: (r) => `You have no worker ${place[r.at]}.`,
    extended: () => 'The Extension stands already.',
    notInHand: () => 'It is not in your hand.',
    taken: () => 'Somebody has taken it.',
  },
  verb: {
    extend: 'Extend',
    repair: 'Repair',
    end: 'End the turn',
    forfeit: 'Forfeit',
    decline: 'Decline',
    take: 'Take',
    discard: 'Discard',
    byColour: 'Colour by colour',
    nobody: 'Bid 0',
  },
};
