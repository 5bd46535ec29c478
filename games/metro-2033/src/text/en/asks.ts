import type { Language } from '../language.ts';

/** What somebody else decides; after a name and a colon. */
export const asks: Language['asks'] = {
  chooseFaction: 'chooses a Faction',
  turnAction: 'chooses an action',
  freeAction: 'takes free actions or ends the turn',
  exchange: 'exchanges cards',
  tidy: 'tidies cards away',
  payment: 'chooses what to use',
  keepStation: 'keeps the Station?',
  draw: 'chooses a card to draw',
  defend: 'defends against {card}?',
  loseStation: 'chooses the Station to lose',
  freePlay: 'plays a card free of charge?',
};
