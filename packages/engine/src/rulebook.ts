/** The number of a rule, such as `KNY-75`. It stays with its rule for good. */
export type RuleId = `${string}-${number}`;

export interface Chapter {
  readonly title: string;
  /** In their order. Other rules are named by their numbers. */
  readonly rules: Readonly<Record<RuleId, string>>;
}

/** The numbered rules of a game in one language. */
export type Rulebook = readonly Chapter[];

export type Cited = readonly [RuleId, ...RuleId[]];

/** The rules behind everything a game asks, refuses and tells, the most important one first. */
export interface Cites<Q extends string = string, W extends string = string, E extends string = string> {
  readonly questions: Readonly<Record<Q, Cited>>;
  readonly reasons: Readonly<Record<W, Cited>>;
  readonly events: Readonly<Record<E, Cited>>;
}
