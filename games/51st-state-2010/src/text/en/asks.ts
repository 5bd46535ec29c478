import type { Language } from '../language.ts';

/** What somebody else decides; after a name and a colon. */
export const asks: Language['asks'] = {
  trim: 'discards down to the limit',
  pick: 'takes a card',
  burn: 'discards a card of the row',
  leftover: 'takes one of the cards left over',
  keep: 'chooses a card to keep',
  after: 'free steps after the action',
  step: 'Production: free moves, or on',
  main: 'chooses an action',
  reach: 'chooses what to reach it with',
  payment: 'chooses how to pay',
  discardCard: 'discards a card',
  giveUp: 'gives up a tucked card',
  replace: 'chooses what to redevelop',
  method: 'chooses how to pay for it',
  steal: 'takes something from somebody',
  store: 'chooses what to store',
  overflow: 'discards a tucked card',
};
