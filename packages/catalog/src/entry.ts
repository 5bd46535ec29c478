import {
  type AnyGame,
  type AnyMade,
  type Defined,
  type Game,
  inEvery,
  type Lang,
  type schema,
  type Words,
  type WordsAt,
} from '@ashtown/engine';

/** What a benchmark must reach on one core of the reference machine; times are upper bounds. */
export interface Floors {
  answersPerSecond?: number;
  gamesPerSecond?: number;
  cloneMicros?: number;
  viewMicros?: number;
  determinizeMicros?: number;
}

// biome-ignore lint/suspicious/noExplicitAny: as with AnyGame, games have no common pick, event or view.
export type AnyWords = Words<any, any, any>;

// biome-ignore lint/suspicious/noExplicitAny: the same at one table.
export type AnyWordsAt = WordsAt<any, any, any>;

/** A game with other cards than it comes with, or what is wrong with the file they are in. */
export type Replaced<G, W, B> =
  | { ok: true; game: G; words: Readonly<Record<Lang, W>>; broken?: B }
  | { ok: false; problem: schema.Problem };

export interface Entry {
  game: AnyGame;
  words: Readonly<Record<Lang, AnyWords>>;
  floors?: Floors;
  /** What must hold at every state and does not, in words: for studies that play many games. */
  broken?: (state: unknown) => readonly string[];
  /** For a game whose cards can be replaced: from a file like its `content.json`, already read as JSON. Never throws. */
  withContent?: (json: unknown) => Replaced<AnyGame, AnyWords, (state: unknown) => readonly string[]>;
}

export type Catalog = Readonly<Record<string, Entry>>;

/** An entry whose words and checks are those of its game. */
export const entry = <S, P, E, V, O>(
  game: Game<S, P, E, V, O>,
  words: Readonly<Record<Lang, Words<P, E, V>>>,
  more: {
    floors?: Floors;
    broken?: (s: S) => readonly string[];
    withContent?: (json: unknown) => Replaced<Game<S, P, E, V, O>, Words<P, E, V>, (s: S) => readonly string[]>;
  } = {},
): Entry => ({ game, words, ...more }) as Entry;

/** The entry of a game as its package offers it: what `defineGame` gave, and all its languages. */
export function entryOf<M extends AnyMade>(
  { made, withContent }: Defined<M>,
  { languages }: { languages: Readonly<Record<Lang, Parameters<M['speak']>[0]>> },
  floors: Floors,
): Entry {
  const spoken = (made: M) => ({
    game: made.game as AnyGame,
    words: inEvery(made, languages),
    broken: made.broken,
  });
  return {
    ...spoken(made),
    floors,
    withContent(json) {
      const read = withContent(json);
      return read.ok ? { ok: true, ...spoken(read.made) } : read;
    },
  };
}
