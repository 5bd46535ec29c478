import { small, total } from '../format.ts';
import type { Language } from '../language.ts';
import { and, back, cards, markers, resources } from './names.ts';

export const ask: Language['ask'] = {
  prompt: {
    chooseFaction: () => 'Choose your Faction',
    turnAction: (f) =>
      f.window === 1
        ? `Play, discard or exchange cards (available markers: ${f.up})`
        : 'Take a free action or end the turn',
    exchange: (f) => `Choose cards to exchange: ${f.left} to go`,
    tidy: (f, n) => (f.cards.length === 0 ? 'Choose cards to tidy away' : `Tidy away ${n.cards(f.cards)}: what else?`),
    payment: (f, n) =>
      f.cards.length === 0
        ? `Mission of ${n.card(f.card)}, ${resources(f.needs)}: what do you use?`
        : `Mission of ${n.card(f.card)}, ${resources(f.needs)}: ${n.cards(f.cards)} and what else?`,
    keepStation: (f, n) => `Keep ${n.card(f.card)} with ${markers(f.price)} on it? Then: ${n.type(f.bonus)} free`,
    draw: (f) => (f.n > 1 ? `Draw a card: ${f.n} to go` : 'Draw a card'),
    defend: (f, n) =>
      `${n.card(f.card)} attacks (${n.signs(f.signs)}). ${f.forced ? 'What do you defend with?' : `Defend? Otherwise you ${small(n.loss(f.loss))}`}`,
    loseStation: () => 'Choose the Station you lose',
    freePlay: () => 'The Monster is repelled: play a card free of charge?',
  },
  label: {
    lead: (b, n) => n.card(b.card),
    end: () => 'End the turn',
    play: (b, n) => `Play ${n.card(b.card)} (${total(b.price)})`,
    protect: (b, n) => `Play ${n.card(b.card)} as Protection (${total(b.price)})`,
    discard: (b, n) => {
      const effect = { attack: ', attack!', caravan: ', Caravan' };
      return `Discard ${n.card(b.card)} (+${b.raised}${b.active ? effect[b.active] : ''})`;
    },
    exchange: () => 'Exchange three cards',
    give: (b, n) => n.card(b.card),
    mission: (b, n) => `Complete the mission of ${n.card(b.card)} (${markers(b.reward)})`,
    tidy: () => 'Tidy cards away',
    put: (b, n) => {
      const side = b.protection ? ', Protection' : '';
      const gives = b.markers > 0 ? `, ${back(b.markers)}` : b.raises > 0 ? ` (raises ${b.raises})` : '';
      return `${n.card(b.card)}${side}${gives}`;
    },
    done: (b) => `Tidy ${cards(b.n)} away`,
    cancel: () => 'Leave everything as it is',
    pay: (b, n) => `${n.cards(b.cards)} (${b.value} of ${b.needs})`,
    use: (b, n) => (b.value > 0 ? `${n.card(b.card)} (${b.value})` : n.card(b.card)),
    keep: (b) => `Keep it for ${markers(total(b.price))}`,
    release: () => 'Discard it',
    take: (b, n) => `${n.card(b.card)} (bazaar ${b.slot})`,
    draw: () => 'The top card of the deck',
    defend: (b, n) => `Defend with ${and(n.cards(b.cards))}`,
    guard: (b, n) => `Defend with ${n.card(b.card)} and more`,
    decline: () => 'Do not defend',
    lose: (b, n) => `${n.card(b.card)}${b.markers > 0 ? `, ${back(b.markers)}` : ''}`,
    none: () => 'Play no card',
  },
  why: {
    over: () => 'The game is over.',
    notAsked: () => 'It is not your decision now.',
    notNow: () => 'Not now.',
    taken: () => 'Another player leads it.',
    notInHand: () => 'It is not in your hand.',
    actionTaken: () => 'You have taken your action this turn.',
    actionFirst: () => 'Take your action first: there is no pass.',
    onlyDiscard: () => 'It cannot be played, only discarded.',
    noProtection: () => 'It cannot be played as Protection.',
    tooDear: (r) => `It costs ${r.price}; you have ${markers(r.up)} available.`,
    threeCards: (r) => `It takes three cards; you have ${r.n}.`,
    noMission: () => 'You have no such mission.',
    missionDone: () => 'This mission is completed.',
    missionShort: (r) => `It takes ${resources(r.needs)}; you have ${r.value}.`,
    keepShort: (r) => `Keeping it takes ${markers(r.price)}; you have ${r.have}.`,
    noCards: () => 'You have no card to do that with.',
    noMatch: () => 'It shows no symbol of the Monster.',
    notNeeded: () => 'It is not needed for a defence.',
    mustDefend: () => 'You can defend, so you must.',
  },
};
