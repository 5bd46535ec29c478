import type { EndingTexts, Forms, Lang, OptionTexts, Who } from '@ashtown/engine';
import type { Verb } from '../answers/deed.ts';
import type { TermId } from '../bot/index.ts';
import type { Ability, Bonus, Effect, Goods } from '../content/atoms.ts';
import type { CardId, FactionId } from '../content/tables.ts';
import type { Category, Colour, Token, Type } from '../content/vocabulary.ts';
import type { CauseId, FeatId, StepId, WonBy } from '../ending.ts';
import type { Event, Options, Phase, Question, Reason, Source, Src } from '../state.ts';
import type { BoardText } from './board.ts';
import type { Counted } from './format.ts';

/** Where cards lie that are nobody's; tellings name them. */
export const PILES = ['deck', 'discard-pile', 'display', 'attacks', 'links'] as const;
export type PileId = (typeof PILES)[number];

type Of<U extends { t: string }, T> = Extract<U, { t: T }>;
/** Where the texts of cards need words of their own; goods come as text already, `Acc` straight after a verb. */
export interface Say {
  goods(g: Goods): string;
  goodsAcc(g: Goods): string;
  type(t: Type): string;
  count(n: number, of: Counted): string;
  countAcc(n: number, of: Counted): string;
}
type Atoms<U extends { t: string }> = { [T in U['t']]: (x: Of<U, T>, say: Say) => string };

/** What sentences about events are made with. */
export interface Saying {
  who: Who;
  card(id: CardId): string;
  faction(id: FactionId): string;
  goods(g: Goods): string;
  /** The same straight after a verb. */
  goodsAcc(g: Goods): string;
  src(src: Src | 'bonus'): string;
}

/** What a prompt may tell, in words; what does not belong to a question is empty. */
export interface Prompting {
  card: string;
  cost: string;
  n: number;
}

/** Everything that differs between languages. */
export interface Language {
  lang: Lang;
  name: string;
  pitch: string;

  // names.ts
  /** The virtual opponent. */
  rival: string;
  /** After a number; the name of a good alone is the form for one. */
  good: Record<Counted, Forms>;
  location: Forms;
  /** The same straight after a verb. */
  accusative: Record<Counted, Forms>;
  type: Record<Type, string>;
  category: Record<Category, string>;
  open: string;
  colour: Record<Colour, string>;
  kind: { connection: Record<Colour, string>; faction: string; distance(n: number): string; noType: string };
  and: string;
  or: string;
  /** For the table in a terminal. */
  table: Record<
    'round' | 'first' | 'passed' | 'hand' | 'deals' | 'ruins' | 'display' | 'connections' | 'storage',
    string
  >;
  /** A location without a name. */
  place(no: number): string;
  ofPlayer(place: string, owner: string): string;
  option: OptionTexts<Options>;
  source: Record<Source, string>;
  phase: Record<Phase, string>;
  pile: Record<PileId, string>;
  term: Record<TermId, string>;
  grade: Record<1 | 2 | 3 | 4 | 5, string>;

  // log.ts
  event: { [T in Event['t']]: (e: Of<Event, T>, x: Saying) => string | null };
  src: Record<'bonus' | 'board' | 'deals' | 'exchange' | 'redevelopment', string>;

  // ending.ts
  ending: EndingTexts<WonBy, CauseId, StepId, FeatId>;

  // ask.ts
  prompt: { [Q in Question]: (f: Prompting) => string };
  /** What somebody else decides, whoever looks; after a name and a colon. */
  asks: Readonly<Record<Question, string>>;
  verb: Record<Verb, string>;
  reason: { [T in Reason['t']]: (r: Of<Reason, T>, x: { who: Who; token(n: number, of: Token): string }) => string };
  label: Record<'production' | 'action' | 'bonus' | 'spoils' | 'deal' | 'once' | 'exchange', string>;

  // cards.ts
  /** How a location works, by its atoms (content/atoms.ts). Clauses begin small and have no full stop. */
  ability: Atoms<Exclude<Ability, { t: 'none' | 'action' }>>;
  effect: Atoms<Effect>;
  uses(n: number): string;
  bonus: Atoms<Bonus>;
  ownShield: string;
  /** Figures of cards on which sources differ or that were inferred (FSM-249), and of those one source alone gives. */
  doubted: Readonly<Record<CardId, string>>;
  oneSource: string;

  // board.ts
  board: BoardText;
}
