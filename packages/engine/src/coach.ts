/**
 * What a coach says beside somebody's first games, in one language: each of it once, in a sentence or two. `Q`: the
 * questions of a game, `V`: the verbs of its deeds, `E`: its kinds of events, `B`: what it calls a blunder.
 */
export interface CoachWords<
  Q extends string = string,
  V extends string = string,
  E extends string = string,
  B extends string = string,
> {
  /** What is decided, and what to look at. */
  readonly questions: Readonly<Record<Q, string>>;
  /** A kind of answer to a question one knows, once it is possible; the first of these comes first. */
  readonly answers: Readonly<Partial<Record<V, string>>>;
  /** Of an event that hurt somebody: which rule it was, or what helps against it. */
  readonly hurts: Readonly<Partial<Record<E, string>>>;
  /** What is wrong with an answer; `others` is how many other ones there are. */
  readonly blunders: Readonly<Record<B, (others: number) => string>>;
}
