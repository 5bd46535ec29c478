import { plural } from '@ashtown/engine';
import { list } from '../format.ts';
import type { CardTexts } from '../language.ts';

const mode: CardTexts['mode'] = {
  mayDrawFromDeck: 'in Lookout you may take the top card of the deck instead of one from the row',
  burnAfterFirstPick: 'in Lookout, after your first pick, discard one card from the row',
  takeLeftover:
    'at the end of Lookout you also take a card left over in the row, or draw from the deck if none is left',
  drawTwoKeepOne: 'at the end of Lookout, draw two cards instead of one and keep one of them',
};
const moment: CardTexts['moment'] = {
  conquer: () => 'after each of your conquests',
  cooperate: () => 'after each of your cooperations',
  redevelop: () => 'after each of your redevelopments',
  placeType: (type) => `whenever you place a ${type} location`,
};
const room: CardTexts['room'] = (n, of) => {
  const cards = plural('en', n, { one: 'spoils card', other: 'spoils cards' });
  const either = plural('en', n, { one: 'spoils card or deal', other: 'spoils cards or deals' });
  return `room for ${n}${of === 'base' ? '' : ' more'} ${of === 'spoils' ? cards : either}`;
};

/** How cards work, by their atoms. */
export const cards: CardTexts = {
  effect: {
    PRODUCE: (e, say) => say.goods(e.gain),
    PRODUCE_PER_TYPE: (e, say) => `${say.goods(e.gain)} for each ${say.type(e.type)} location its owner has placed`,
    CONVERT: (e, say) => `${say.cost(e.cost, e.workers)} → ${say.goods(e.gain)}`,
    STEAL: (e, say) =>
      `${say.cost([], e.workers)} → steal 1 resource from an opponent’s base, leader or a card with goods on it`,
    COLLECT_SET: (e, say) =>
      `room for a set, put here free of charge: ${say.list(e.set.map(say.resource))}; for the full set: ${say.cost([], e.workers)} → ${say.goods(e.gain)}`,
    STORE: (e, say) =>
      `store for ${e.capacity} ${plural('en', e.capacity, { one: 'resource', other: 'resources' })}${e.accepts.length < 4 ? ` (${list(e.accepts.map(say.noun), 'or')})` : ''}: not lost in Cleanup and safe from theft`,
    STOCK: (e, say) => `comes into play with ${say.goods(e.goods)} on it, which stay until spent`,
    ON_BUILD: (e, say) => say.goods(e.gain),
    SLOTS: (e) => room(e.capacity, e.accepts.includes('deal') ? 'either' : 'spoils'),
    GAIN_PER_TYPE: (e, say) =>
      `${say.goods(e.gain)} for each ${say.type(e.type)} location of yours, this one and later ones included${e.maxTokens === null ? '' : `; at most ${e.maxTokens} ${plural('en', e.maxTokens, { one: 'token', other: 'tokens' })} here`}`,
    DRAFT: (e) => mode[e.mode],
  },
  leaderEffect: {
    STOCK: (e, say) => `comes into play with ${say.goods(e.goods)} on it`,
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
    once: 'once a round',
    discarded: 'then discarded',
    leaderAction: 'Leader action',
  },
};
