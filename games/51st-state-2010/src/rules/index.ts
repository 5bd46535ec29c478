import { machine, push } from '@ashtown/engine';
import type { Answers } from '../answers/index.ts';
import type { Tables } from '../content/tables.ts';
import type { Event, Frame, Picks, State } from '../state.ts';
import { actionsOf } from './actions.ts';
import { leadersOf } from './leaders.ts';
import { lookoutOf } from './lookout.ts';
import { paymentOf } from './payment.ts';
import { placingOf } from './placing.ts';
import { productionOf } from './production.ts';
import { rangeOf } from './range.ts';
import { scoringOf } from './scoring.ts';
import { storesOf } from './stores.ts';
import { tuckingOf } from './tucking.ts';
import { workersOf } from './workers.ts';

export type Rules = ReturnType<typeof rulesOf>;

/** The rules for one set of cards, in their order. */
export const rulesOf = (t: Tables, answers: Answers) =>
  machine<State, Frame, Picks, Event>({
    turn(s, _, log) {
      s.turn++;
      log?.push({ t: 'turn', turn: s.turn, first: s.first });
      // FS-33
      push<Frame>(s, { t: 'trims', nth: 0 }, { t: 'reveal' }, { t: 'picks', n: 0 });
    },
    ...lookoutOf(t, answers),
    ...productionOf(t, answers),
    ...actionsOf(t, answers),
    ...rangeOf(t),
    ...paymentOf(t, answers),
    ...tuckingOf(t, answers),
    ...placingOf(t, answers),
    ...leadersOf(t),
    ...workersOf(t, answers),
    ...storesOf(t),
    ...scoringOf(t),
  });
