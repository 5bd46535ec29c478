import type { Language } from '../language.ts';

/** What somebody else decides; after a name and a colon. */
export const asks: Language['asks'] = {
  chooseFaction: 'chooses a Faction',
  turnAction: 'chooses an action',
  exchange: 'exchanges cards',
  tidy: 'tidies cards away',
  payment: 'chooses what to use',
  keepStation: 'keeps the Station?',
  draw: 'draws a card',
  defend: 'defends against {card}?',
  loseStation: 'chooses the Station to lose',
  freePlay: 'plays a card free of charge?',
};
