import { list } from '../format.ts';
import type { CardTexts } from '../language.ts';

const mode: CardTexts['mode'] = {
  mayDrawFromDeck: 'in Lookout you may take the top card of the deck instead of one from the row',
  burnAfterFirstPick: 'in Lookout, after your first pick, discard a card of the row',
  takeLeftover: 'in Lookout you also take the card left over in the row, or the top card of the deck if none is left',
  drawTwoKeepOne: 'at the end of Lookout you look at two cards instead of drawing one, and keep one of them',
};
const moment: CardTexts['moment'] = {
  conquer: () => 'after each conquest of yours',
  cooperate: () => 'after each cooperation of yours',
  redevelop: () => 'after each redevelopment of yours',
  placeType: (type) => `after each location with the icon ${type} that you place`,
};
const room: CardTexts['room'] = (n, deals) =>
  deals ? `room for ${n} more spoils or deals` : `room for ${n} more spoils`;

/** How cards work, by their atoms. */
export const cards: CardTexts = {
  effect: {
    PRODUCE: (e, say) => say.goods(e.gain),
    PRODUCE_PER_TYPE: (e, say) =>
      `${say.goods(e.gain)} for each of its owner’s locations with the icon ${say.type(e.type)}`,
    CONVERT: (e, say) => `${say.cost(e.cost, e.workers)} → ${say.goods(e.gain)}`,
    STEAL: (e, say) => `${say.cost([], e.workers)} → take 1 resource from an opponent’s base, leader or stock`,
    COLLECT_SET: (e, say) =>
      `lay ${say.list(e.set.map(say.resource))} here, for nothing and to stay; with all three, ${say.cost([], e.workers)} → ${say.goods(e.gain)}`,
    STORE: (e, say) =>
      `keeps up to ${e.capacity} resources over Cleanup, safe from theft${e.accepts.length < 4 ? ` (${list(e.accepts.map(say.resource), 'or')})` : ''}`,
    STOCK: (e, say) => `comes with ${say.goods(e.goods)} on it, kept until spent`,
    ON_BUILD: (e, say) => say.goods(e.gain),
    SLOTS: (e) => room(e.capacity, e.accepts.includes('deal')),
    GAIN_PER_TYPE: (e, say) =>
      `${say.goods(e.gain)} for each of your locations with the icon ${say.type(e.type)} when placed, itself included, and for each placed later${e.maxTokens === null ? '' : `; at most ${e.maxTokens} tokens here`}`,
    DRAFT: (e) => mode[e.mode],
  },
  leaderEffect: {
    STOCK: (e, say) => `comes with ${say.goods(e.goods)}`,
    ON_EVENT: (e, say) =>
      `${say.goods(e.gain)} here ${moment[e.event](e.type ? say.type(e.type) : '')}, up to 5 tokens`,
    LEADER_ACTION: (e, say) =>
      `${say.cost(e.cost, 0)} → ${say.goods(e.gain)} here, as often as you like, up to 5 tokens`,
  },
  mode,
  moment,
  room,
  label: {
    production: 'Production',
    action: 'Action',
    placed: 'When placed',
    spoils: 'Spoils',
    deal: 'Deal',
    once: 'once a turn',
    discarded: 'then discarded',
    leaderAction: 'Leader action',
  },
};
