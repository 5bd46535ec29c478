import type { Lesson, RuleId } from '@ashtown/engine';

/** A sentence of the coach: its key in the words of the lesson. */
export interface Sentence {
  readonly key: string;
  readonly cite: readonly RuleId[];
  /** It tells what an answer of the learner brought. */
  readonly done: boolean;
}

/** Everything that was said up to a beat, its own sentence last. */
export function saidUntil({ beats }: Lesson, at: number): readonly Sentence[] {
  const before = beats
    .slice(0, at)
    .flatMap(({ say, cite, after }): Sentence[] => [
      { key: say, cite, done: false },
      ...(after ? [{ key: after.say, cite: [], done: true }] : []),
    ]);
  const now = beats[at];
  return now ? [...before, { key: now.say, cite: now.cite, done: false }] : before;
}
