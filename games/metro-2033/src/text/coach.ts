import type { RuleId } from '@ashtown/engine';
import { CITES } from '../answers/cites.ts';
import type { Question } from '../state.ts';

interface Explained {
  readonly say: string;
  readonly cite: readonly RuleId[];
}
/** What is said when something is asked for the first time: what is being decided, and what to look at. */
export type Coach = Readonly<Record<Question, Explained>>;

/** Sentences of a language, each with the rules of its question. */
export function coachOf(says: Readonly<Record<Question, string>>): Coach {
  const explained = Object.entries(CITES.questions).map(([question, cite]): [string, Explained] => [
    question,
    { say: says[question as Question], cite },
  ]);
  return Object.fromEntries(explained) as Coach;
}
