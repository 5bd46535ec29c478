import type { Ref, Seat, Term, Why } from './game.ts';
import type { Options } from './options.ts';

export const LANGS = ['en', 'pl', 'sk'] as const;
export type Lang = (typeof LANGS)[number];

/** What can be said of a game before any of it is loaded. */
export interface About {
  readonly id: string;
  readonly players: readonly [min: number, max: number];
  readonly name: Readonly<Record<Lang, string>>;
  /** One sentence for whoever chooses a game. */
  readonly pitch: Readonly<Record<Lang, string>>;
  /** Of its poster, where it has one: what is to be seen on it, and the words in its corner. */
  readonly poster?: { readonly alt: Readonly<Record<Lang, string>>; readonly motto: Readonly<Record<Lang, string>> };
}

/** Names of players are the host's; they are never inflected. */
export type Who = (seat: Seat) => string;

/** What a game says in one language. Everything is keyed by id; the sentences are our own. */
export interface Words<P, E, V> {
  readonly name: string;
  /** One sentence for a newcomer. */
  readonly pitch: string;
  /** What is expected of the asked seat, from its own view. */
  prompt(v: V, seat: Seat, question: string, who: Who): string;
  /** A button. */
  label(v: V, seat: Seat, question: string, pick: P, who: Who): string;
  /** A line of the log; null where an event is for the eye only. */
  event(e: E, who: Who): string | null;
  why(w: Why, who: Who): string;
  ref(r: Ref, who: Who): string;
  /** A card's name and its generated text, as it reads under these options. */
  card(id: string, options?: Options): CardWords;
  /** The ids of all cards that have a text, so that it can be looked up by name. */
  readonly cards?: readonly string[];
  option(id: string): OptionWords;
  source(id: string): string;
  /** A phase of the game's list, for a headline. */
  phase(id: string): string;
  term(id: Term['id']): string;
  /** The table as a seat or a spectator sees it, in a few lines of plain text: for a terminal. */
  table?(v: V, seat: Seat | null, who: Who): readonly string[];
}

export interface CardWords {
  name: string;
  kind: string;
  text: string;
}

/** The words at one table, where the names of the players and the options are known. */
export interface WordsAt<P, E, V>
  extends Omit<Words<P, E, V>, 'prompt' | 'label' | 'event' | 'why' | 'ref' | 'card' | 'table'> {
  prompt(v: V, seat: Seat, question: string): string;
  label(v: V, seat: Seat, question: string, pick: P): string;
  event(e: E): string | null;
  why(w: Why): string;
  ref(r: Ref): string;
  card(id: string): CardWords;
  table?(v: V, seat: Seat | null): readonly string[];
}

export const wordsAt = <P, E, V>(
  { table, ...words }: Words<P, E, V>,
  who: Who,
  options?: Options,
): WordsAt<P, E, V> => ({
  ...words,
  ...(table && { table: (v, seat) => table(v, seat, who) }),
  prompt: (v, seat, question) => words.prompt(v, seat, question, who),
  label: (v, seat, question, pick) => words.label(v, seat, question, pick, who),
  event: (e) => words.event(e, who),
  why: (w) => words.why(w, who),
  ref: (r) => words.ref(r, who),
  card: (id) => words.card(id, options),
});

/** What is said of an option; `choices`: of each of its values that is a word. */
export interface OptionWords {
  name: string;
  help: string;
  choices?: Readonly<Record<string, string>>;
}

/** The words of all options of a game, none missing. */
export type OptionTexts<O> = {
  readonly [K in keyof O]: O[K] extends string
    ? { name: string; help: string; choices: Readonly<Record<O[K], string>> }
    : { name: string; help: string };
};

/** Forms by the categories of `Intl.PluralRules`; `other` serves where a language has no form of its own. */
export interface Forms {
  one: string;
  few?: string;
  many?: string;
  other: string;
}

const RULES: Record<Lang, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  pl: new Intl.PluralRules('pl'),
  sk: new Intl.PluralRules('sk'),
};

/** The form of a noun after a number: `plural('pl', 3, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })`. */
export const plural = (lang: Lang, n: number, forms: Forms): string =>
  forms[RULES[lang].select(n) as keyof Forms] ?? forms.other;
