import type { EndingTexts, Forms, Lang, Who } from '@ashtown/engine';
import type { Verb } from '../answers/deed.ts';
import type { TermId } from '../bot/index.ts';
import type { Effect, LeaderEffect } from '../content/schema.ts';
import type { Colour, Good, Goods, Layout, Mode, Moment, Provenance, Sort, Type } from '../content/vocabulary.ts';
import type { CauseId, FeatId, StepId, WonBy } from '../ending.ts';
import type { Event, Part, Phase, Question, Reason, Source } from '../state.ts';
import type { BoardText } from './board.ts';
import type { Counted } from './format.ts';

type Of<U extends { t: string }, T> = Extract<U, { t: T }>;

/** Where the texts of cards need words of their own; goods come as text already. */
export interface Say {
  goods(g: readonly { readonly kind: string }[]): string;
  cost(c: readonly { readonly kind: string }[], workers: number): string;
  type(t: Type): string;
  list(items: readonly string[]): string;
  resource(good: Good): string;
  /** Without the number. */
  noun(good: Good): string;
}
type Atoms<U extends { op: string }> = { [T in U['op']]: (x: Extract<U, { op: T }>, say: Say) => string };

/** What sentences about events are made with. */
export interface Saying {
  who: Who;
  card(id: string): string;
  cards(ids: readonly string[]): string;
  goods(g: Goods): string;
  /** The same straight after a verb. */
  goodsAcc(g: Goods): string;
  src(src: string): string;
  /** What a tucked card gives, and as what: `deal: 1 weapon`. */
  yield(sort: Sort, card: string): string;
}

/** What a prompt may tell; what does not belong to a question is empty. */
export interface Prompted {
  /** The card in question. */
  card: string;
  /** A price. */
  cost: string;
  range: string;
  n: number;
}

/** What reasons are made with. */
export interface Excuse {
  who: Who;
  good(n: number, of: Good): string;
  /** Without the number. */
  noun(n: number, of: Good): string;
}

/** What things are called. */
export interface NameWords {
  name: string;
  pitch: string;
  good: Record<Counted, Forms>;
  location: Forms;
  /** The same straight after a verb. */
  accusative: Record<Counted, Forms>;
  /** Contact tokens by colour; a value follows. */
  contact: Record<Colour, string>;
  vp: string;
  type: Record<Type, string>;
  layout: Record<Layout, string>;
  kind: Record<'fixedContact' | 'oneShotContact' | 'leader' | 'faction', string>;
  distance(n: number): string;
  sort: Record<Sort, string>;
  range(colour: Colour, n: number): string;
  and: string;
  or: string;
  provenance: Record<Provenance, string>;
  source: Record<Source, string>;
  term: Record<TermId, string>;
  /** For the table in a terminal. */
  table: Record<'turn' | 'first' | 'passed' | 'hand' | 'row' | 'deck' | 'discard' | 'exhausted' | 'base', string>;
  /** A location without a name. */
  place(no: number): string;
  ofPlayer(place: string, owner: string): string;
}

/** What the log says. */
export interface LogWords {
  phase: Record<Phase, string>;
  event: { [T in Event['t']]: (e: Of<Event, T>, x: Saying) => string | null };
  src: Record<Part, string>;
}

/** Prompts, buttons, and why something cannot be done. */
export interface AskWords {
  prompt: { [Q in Question]: (f: Prompted) => string };
  verb: Record<Verb | 'nothing', string>;
  reason: { [T in Reason['t']]: (r: Of<Reason, T>, x: Excuse) => string };
}

/** How a card works, by its atoms. Clauses begin small and have no full stop. */
export interface CardTexts {
  effect: Atoms<Effect>;
  leaderEffect: Atoms<LeaderEffect>;
  mode: Record<Mode, string>;
  moment: Record<Moment, (type: string) => string>;
  /** Room for tucked cards: of the base, more of it, or more of it for spoils alone. */
  room(n: number, of: 'base' | 'either' | 'spoils'): string;
  label: Record<'production' | 'action' | 'placed' | 'spoils' | 'deal' | 'once' | 'discarded' | 'leaderAction', string>;
}

/** Everything that differs between languages. */
export interface Language extends NameWords, LogWords, AskWords, CardTexts {
  lang: Lang;
  ending: EndingTexts<WonBy, CauseId, StepId, FeatId>;
  /** What somebody else decides, whoever looks; after a name and a colon. */
  asks: Readonly<Record<Question, string>>;
  board: BoardText;
}
