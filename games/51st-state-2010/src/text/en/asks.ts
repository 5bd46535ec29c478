import type { Language } from '../language.ts';

/** What somebody else decides; after a name and a colon. */
export const asks: Language['asks'] = {
  trim: 'discards down to the limit',
  pick: 'takes a card',
  burn: 'discards one card from the row',
  leftover: 'takes one of the cards left over',
  keep: 'chooses a card to keep',
  after: 'takes free steps after the action',
  step: 'takes free steps in Production',
  main: 'chooses an action',
  reach: 'chooses what to reach it with',
  payment: 'chooses how to pay',
  discardCard: 'discards a card',
  giveUp: 'discards spoils or a deal',
  replace: 'chooses what to redevelop',
  method: 'chooses how to pay for it',
  steal: 'steals a resource',
  store: 'chooses what to store',
  overflow: 'discards spoils or a deal for lack of room',
};
