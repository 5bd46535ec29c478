/** Somebody at a table, on one screen. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Who is at a table in one house, screen by screen, and which of its people that house misses. */
export interface Here {
  readonly people: readonly Person[];
  readonly away: readonly Missed[];
}

/** Since when somebody is away, and when the others have last chosen to wait (0: never), in the houses' running time. */
export type Missed = readonly [player: string, since: number, waited: number];

/** How a table stands by its store, and who is there in other houses. */
export interface News {
  readonly revision: number;
  readonly elsewhere: readonly Here[];
}

/**
 * Other houses over the same store, with rooms of their own at the same tables. Nothing rests on what they tell each
 * other: the store decides who was first.
 */
export interface Neighbours {
  /** The others learn who is here. */
  tell(table: string, here: Here): void;
  /** What the others have written and told by now; null: there is no such table. */
  look(table: string): Promise<News | null>;
  /** Whether the bots of a table think in this house: they do so in one. If not, it is asked again later. */
  claim(table: string): Promise<boolean>;
  /** Whether some of them play a game by older rules still. */
  hasOlder(game: string, version: number): Promise<boolean>;
  /** The room is closed. */
  leave(table: string): void;
}
