import type { RuleId } from '@ashtown/engine';
import { CITES } from '../answers/cites.ts';
import type { Question } from '../state.ts';

/** What is said when something is asked for the first time: what is being decided, and what to look at. */
export type Coach = Readonly<Record<Question, { readonly say: string; readonly cite: readonly RuleId[] }>>;

/** Sentences of a language, each with the rules of its question. */
export const coachOf = (says: Readonly<Record<Question, string>>): Coach =>
  Object.fromEntries(
    Object.entries(says).map(([question, say]) => [question, { say, cite: CITES.questions[question as Question] }]),
  ) as Coach;
