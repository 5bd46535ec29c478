import type { Ending } from './ending.ts';
import type { Ref, Seat, Term, Why } from './game.ts';
import type { OddsWords } from './odds.ts';
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
  /** What an asked seat decides, for the others, from their own view: begins small, as after a name and a colon. */
  asks?(v: V, seat: Seat, question: string, who: Who): string;
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
  /** So much of something on a sheet, with its number: `2 fuel`, `3♥`. */
  amount?(what: string, n: number): string;
  readonly odds?: OddsWords;
  /** How it was won, and why it was over. */
  ending(e: Ending, who: Who): EndingWords;
  /** What the game counts, as a headline: most of something. */
  feat?(id: string): string;
  /** The table as a seat or a spectator sees it, in a few lines of plain text: for a terminal. */
  table?(v: V, seat: Seat | null, who: Who): readonly string[];
}

export interface EndingWords {
  won: string;
  why: string;
  /** What is compared, in the order of the steps. */
  steps: readonly string[];
  /** The game's own side, and the names of the grades from the lowest: where there are such. */
  rival?: string;
  grades?: readonly string[];
}

export interface CardWords {
  name: string;
  kind: string;
  text: string;
}

/** The words at one table, where the names of the players and the options are known. */
export interface WordsAt<P, E, V>
  extends Omit<Words<P, E, V>, 'prompt' | 'asks' | 'label' | 'event' | 'why' | 'ref' | 'card' | 'ending' | 'table'> {
  prompt(v: V, seat: Seat, question: string): string;
  asks?(v: V, seat: Seat, question: string): string;
  label(v: V, seat: Seat, question: string, pick: P): string;
  event(e: E): string | null;
  why(w: Why): string;
  ref(r: Ref): string;
  card(id: string): CardWords;
  ending(e: Ending): EndingWords;
  table?(v: V, seat: Seat | null): readonly string[];
}

export const wordsAt = <P, E, V>(
  { table, asks, ...words }: Words<P, E, V>,
  who: Who,
  options?: Options,
): WordsAt<P, E, V> => ({
  ...words,
  ...(asks && { asks: (v, seat, question) => asks(v, seat, question, who) }),
  ...(table && { table: (v, seat) => table(v, seat, who) }),
  prompt: (v, seat, question) => words.prompt(v, seat, question, who),
  label: (v, seat, question, pick) => words.label(v, seat, question, pick, who),
  event: (e) => words.event(e, who),
  why: (w) => words.why(w, who),
  ref: (r) => words.ref(r, who),
  card: (id) => words.card(id, options),
  ending: (e) => words.ending(e, who),
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

/** What a sentence about an end may need; what is not known is empty or 0. */
export interface Ended {
  /** The winners, joined, and how many they are. */
  names: string;
  winners: number;
  /** Whom the cause is about. */
  name: string;
  n: number;
  round: number;
  card: string;
  /** What the winner has where it was decided; alone, the own score, and that of the game's own side. */
  best: number;
  rival: number;
}

/** How the end of a game is said in one language, by the ids of its ending. */
export interface EndingTexts<By extends string, Cause extends string, StepId extends string, FeatId extends string> {
  readonly won: Readonly<Record<By, (x: Ended) => string>>;
  readonly why: Readonly<Record<Cause, (x: Ended) => string>>;
  readonly step: Readonly<Record<StepId, string>>;
  readonly feat: Readonly<Record<FeatId, string>>;
}

const NUMBERS: Record<Lang, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 1 }),
  pl: new Intl.NumberFormat('pl', { maximumFractionDigits: 1 }),
  sk: new Intl.NumberFormat('sk', { maximumFractionDigits: 1 }),
};

/** A number as a language writes it, to the tenth. */
export const numberIn = (lang: Lang, n: number): string => (Number.isInteger(n) ? `${n}` : NUMBERS[lang].format(n));

const PERCENTS: Record<Lang, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en', { style: 'percent' }),
  pl: new Intl.NumberFormat('pl', { style: 'percent' }),
  sk: new Intl.NumberFormat('sk', { style: 'percent' }),
};

/** A chance in whole percent; what is neither sure nor impossible is never called so. */
export function percentIn(lang: Lang, chance: number): string {
  const { format } = PERCENTS[lang];
  if (chance > 0 && chance < 0.005) return `<${format(0.01)}`;
  if (chance < 1 && chance > 0.995) return `>${format(0.99)}`;
  return format(chance);
}

/** So much of something: before a noun in the right form, or with a sign right behind it. */
export const amountIn = (lang: Lang, n: number, of: Forms | string): string =>
  typeof of === 'string' ? `${numberIn(lang, n)}${of}` : `${numberIn(lang, n)} ${plural(lang, n, of)}`;

const LISTS: Record<Lang, Intl.ListFormat> = {
  en: new Intl.ListFormat('en'),
  pl: new Intl.ListFormat('pl'),
  sk: new Intl.ListFormat('sk'),
};

/** An ending in the words of a language. */
export function endingWords<B extends string, C extends string, S extends string, F extends string>(
  lang: Lang,
  texts: EndingTexts<B, C, S, F>,
  e: Ending,
  who: Who,
  card: (id: string) => string = String,
): EndingWords {
  const { winners, why, steps, rival } = e;
  const x: Ended = {
    names: LISTS[lang].format(winners.map(who)),
    winners: winners.length,
    name: why.seat === undefined ? '' : who(why.seat),
    n: why.n ?? 0,
    round: why.round ?? 0,
    card: why.card === undefined ? '' : card(why.card),
    best: (steps.find(({ id }) => id === e.by) ?? steps[0])?.n[winners[0] ?? 0] ?? 0,
    rival: rival?.score ?? 0,
  };
  return {
    won: texts.won[e.by as B](x),
    why: texts.why[why.t as C](x),
    steps: steps.map(({ id }) => texts.step[id as S]),
  };
}
