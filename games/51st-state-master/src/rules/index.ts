import { machine } from '@ashtown/engine';
import type { Texts } from '../answers/index.ts';
import { specialRules } from '../cards/specials.ts';
import type { Tables } from '../content/tables.ts';
import type { Answers, Event, Frame, State } from '../state.ts';
import { actionRules } from './action.ts';
import { buildingRules } from './building.ts';
import { cleanupRules } from './cleanup.ts';
import { endingRules } from './ending.ts';
import { lookoutRules } from './lookout.ts';
import { productionRules } from './production.ts';
import { setupRules } from './setup.ts';
import { soloRules } from './solo.ts';

export type Rules = ReturnType<typeof rulesOf>;

/** The game with one content, in the order of its rules. */
export const rulesOf = (t: Tables, a: Texts) =>
  machine<State, Frame, Answers, Event>({
    ...setupRules(t),
    ...lookoutRules(t),
    ...productionRules(t, a),
    ...actionRules(t, a),
    ...buildingRules(t, a),
    ...specialRules(t, a),
    ...soloRules(t, a),
    ...cleanupRules(t, a),
    ...endingRules(),
  });
