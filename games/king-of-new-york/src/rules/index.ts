import { machine } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import type { Answers, Event, Frame, State } from '../state.ts';
import { attackRules } from './attack.ts';
import { buyRules } from './buy.ts';
import { damageRules } from './damage.ts';
import { destructionRules } from './destruction.ts';
import { endRules } from './end.ts';
import { moveRules } from './move.ts';
import { paymentRules } from './payment.ts';
import { resolveRules } from './resolve.ts';
import { resultRules } from './result.ts';
import { rollRules } from './roll.ts';
import { startRules } from './start.ts';
import { turnRules } from './turn.ts';

export type Rules = ReturnType<typeof rulesOf>;

/** The turn of King of New York in the order of the rulebook. Numbers refer to the statements in rules.md. */
export const rulesOf = (t: Tables) =>
  machine<State, Frame, Answers, Event>({
    ...startRules(),
    ...turnRules(t),
    ...rollRules(t),
    ...resultRules(t),
    ...resolveRules(t),
    ...attackRules(t),
    ...destructionRules(t),
    ...damageRules(t),
    ...paymentRules(t),
    ...moveRules(t),
    ...buyRules(t),
    ...endRules(t),
  });
