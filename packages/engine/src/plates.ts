/** A picture in words. */
export interface PlateWords {
  readonly title: string;
  readonly text: string;
}

/** What the pictures of a guide say in one language: parts of a card, steps of a turn or round, worked examples. */
export interface PlatesWords<Part extends string, Step extends string, Example extends string> {
  readonly card: Readonly<Record<Part, PlateWords>>;
  readonly round: { readonly title: string; readonly steps: Readonly<Record<Step, PlateWords>> };
  /** What differs by the number of players: what it is for so many. */
  readonly players: readonly { readonly term: string; by(players: number): string }[];
  readonly examples: Readonly<Record<Example, PlateWords>>;
}
