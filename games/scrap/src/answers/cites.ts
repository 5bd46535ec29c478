import type { Cites } from '@ashtown/engine';
import type { Event, Question, Reason } from '../state.ts';

/** The rules behind what is asked, refused and told. */
export const CITES: Cites<Question, Reason['t'], Event['t']> = {
  questions: { bid: ['SCR-4'], press: ['SCR-6'] },
  reasons: { over: ['SCR-8'], notAsked: ['SCR-4'], 'not-held': ['SCR-4'], 'not-now': ['SCR-6'] },
  events: {
    round: ['SCR-3'],
    drew: ['SCR-2', 'SCR-3'],
    bids: ['SCR-4'],
    rolled: ['SCR-5'],
    bust: ['SCR-7'],
    banked: ['SCR-6'],
    counted: ['SCR-8'],
  },
};
