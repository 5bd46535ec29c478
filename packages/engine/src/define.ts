import type { Game } from './game.ts';
import { seedOf } from './rng.ts';
import type { Problem } from './schema.ts';
import type { Lang, Words } from './words.ts';

/** A game with a certain content: its rules, its tables, and how it is put into the words of a language. */
export interface Made<S, P, E, V, O, T, L> {
  readonly game: Game<S, P, E, V, O>;
  readonly tables: T;
  /** The words of one language; languages are loaded one by one. */
  speak(language: L): Words<P, E, V>;
  /** What must hold at every state and does not, in words. */
  broken(s: S): readonly string[];
}

// biome-ignore lint/suspicious/noExplicitAny: as with AnyGame, games have no common types.
export type AnyMade = Made<any, any, any, any, any, any, any>;

export type Parsed<C> = { ok: true; content: C } | { ok: false; problem: Problem };

export interface Definition<C, T, M extends AnyMade> {
  id: string;
  /** The content it comes with, as its file says it. */
  content: unknown;
  /** Checks a content from outside. Never throws. */
  parse(json: unknown): Parsed<C>;
  tables(content: C): T;
  /** What the rules read of the tables, without names and remarks: contents with equal parts play alike. */
  plays(tables: T): unknown;
  make(tables: T, id: string): M;
}

/** The game as it comes, and with other contents. */
export interface Defined<M extends AnyMade> {
  readonly made: M;
  /**
   * The game with another content, already read as JSON. Where the rules would notice a difference, its id ends in a dot
   * and a hash of the content, which its matches name, so that they are not taken for those of the game as it comes.
   */
  withContent(json: unknown): { ok: true; made: M } | { ok: false; problem: Problem };
}

export function defineGame<C, T, M extends AnyMade>(d: Definition<C, T, M>): Defined<M> {
  const hashOf = (tables: T): string => seedOf(JSON.stringify(d.plays(tables))).slice(0, 8);
  const parsed = d.parse(d.content);
  if (!parsed.ok) throw new Error(`the content of ${d.id}: ${JSON.stringify(parsed.problem)}`);
  const tables = d.tables(parsed.content);
  return {
    made: d.make(tables, d.id),
    withContent(json) {
      const read = d.parse(json);
      if (!read.ok) return read;
      const given = d.tables(read.content);
      const hash = hashOf(given);
      return { ok: true, made: d.make(given, hash === hashOf(tables) ? d.id : `${d.id}.${hash}`) };
    },
  };
}

/** The game a content was made for, by the id of the game with it. */
export const baseOf = (id: string): string => id.split('.')[0]!;

/** What is said in every language at once: for tests, servers and terminals, who need not wait for one. */
export const inEvery = <L, W>(
  { speak }: { speak(language: L): W },
  languages: Readonly<Record<Lang, L>>,
): Readonly<Record<Lang, W>> => ({ en: speak(languages.en), pl: speak(languages.pl), sk: speak(languages.sk) });
