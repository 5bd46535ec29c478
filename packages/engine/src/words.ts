import type { Ref, Seat, Term, Why } from './game.ts';

export const LANGS = ['en', 'pl', 'sk'] as const;
export type Lang = (typeof LANGS)[number];

/** What can be said of a game before any of it is loaded. */
export interface About {
  readonly id: string;
  readonly players: readonly [min: number, max: number];
  readonly name: Readonly<Record<Lang, string>>;
}

/** Names of players are the host's; they are never inflected. */
export type Who = (seat: Seat) => string;

/** What a game says in one language. Everything is keyed by id; the sentences are our own. */
export interface Words<P, E, V> {
  readonly name: string;
  /** One sentence for a newcomer. */
  readonly pitch: string;
  /** What is expected of the asked seat, from its own view. */
  prompt(v: V, seat: Seat, question: string): string;
  /** A button. */
  label(v: V, seat: Seat, question: string, pick: P): string;
  /** A line of the log; null where an event is for the eye only. */
  event(e: E, who: Who): string | null;
  why(w: Why, who: Who): string;
  ref(r: Ref): string;
  /** A card's name and its generated text. */
  card(id: string): { name: string; kind: string; text: string };
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
