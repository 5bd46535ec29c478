import { listOf, type Problem, problem, type Schema, whole } from './schema.ts';

/** A position as its owner wrote it down, made into a state; or the first thing that is wrong with it. */
export type ParsedPosition<S> = { ok: true; state: S } | { ok: false; problem: Problem };

const WORD = 2 ** 31;
const Words = listOf(whole(-WORD, WORD - 1), 4, 9);

/** The words of a generator (`Rng.w`): four, or nine of which the last counts. */
export const rngWords: Schema<number[]> = (x, where) => {
  const wrong = Words(x, where);
  if (wrong) return wrong;
  const { length, 8: drawn = 0 } = x as number[];
  return (length === 4 || length === 9) && drawn >= 0 ? null : problem('out-of-range', where, 'four or nine words');
};
