import type { EndingTexts, Forms, Lang, OptionTexts, Who } from '@ashtown/engine';
import type { ThrowId } from '../advice/odds.ts';
import type { Asked } from '../answers/asked.ts';
import type { KingDeed } from '../answers/deed.ts';
import type { TermId } from '../bot/index.ts';
import type { Figures } from '../content/tables.ts';
import type {
  Borough,
  Building,
  CardId,
  Condition,
  Effect,
  Face,
  Mod,
  Moment,
  MonsterId,
  Pile,
  Res,
  Sole,
  Special,
  Tile,
  Token,
  Unit,
  Verb,
  Zone,
} from '../content/vocabulary.ts';
import type { CauseId, FeatId, StepId, WonBy } from '../ending.ts';
import type { Options } from '../options.ts';
import type { Event, Phase, Question, Reason, Source, Src } from '../state.ts';
import type { BoardText } from './board.ts';

/** When a trigger works: its moment, or destroying any kind of Unit. */
export type LeadIn = Moment | 'unit';

/** What sentences ask for: names and figures of the content at hand, and of a table its options and the names of its players. */
export interface Say {
  who: Who;
  card(id: CardId): string;
  /** The card that alone has a power. */
  sole(power: Sole): string;
  monster(id: MonsterId): string;
  /** What a gain or a loss comes from. */
  src(src: Src): string;
  /** The back of a tile. */
  unitOf(tile: Tile): Unit;
  durability(of: Tile | Unit): number;
  figures: Figures;
  maxLife: number;
}

type Of<U extends { t: string }, T> = Extract<U, { t: T }>;
type Saying<U extends { t: string }> = { [T in U['t']]: (x: Of<U, T>, say: Say) => string };

/** Everything that differs between languages. Clauses begin small and have no full stop; `speak` makes sentences. */
export interface Language {
  lang: Lang;
  name: string;
  pitch(figures: Figures): string;

  special: Record<Special, { name: string; text(say: Say): string }>;
  kind: { keep: string; discard: string; special: string };
  borough: Record<Borough, { name: string; at: string; to: string; from: string }>;
  zone: Record<Zone, string>;
  face: Record<Face, string>;
  building: Record<Building, string>;
  unit: Record<Unit, string>;
  token: Record<Token | 'souvenir', Forms>;
  noun: Record<'die' | 'reroll' | 'damage' | 'card', Forms>;
  /** A throw of so many dice: how many of each symbol lie there then. */
  odds: Record<ThrowId, (dice: string) => string>;

  /** Joins clauses: `a, b and c`, and `a, then b`. */
  and: string;
  or: string;
  next: string;
  /** The verbs before an amount; gains with the same verb share it. */
  gain: Record<Res, string>;
  /** `on` is the moment of the trigger, null when the card is bought. */
  effect: { [T in Exclude<Effect['t'], 'gain' | 'symbols'>]: (e: Of<Effect, T>, on: Moment | null) => string };
  symbols(n: number, face: Face): string;
  /** Around the symbols that a card adds. */
  add(symbols: string): string;
  /** After a gain that comes on top of the reward of something destroyed. */
  extra: string;
  mod: Saying<Mod>;
  /** With the comma that belongs before the main clause, if any. */
  moment: Record<LeadIn, string>;
  condition: { [T in Condition['t']]: (c: Of<Condition, T>) => string };
  bought: string;
  needs: Record<'jet' | 'tank', string>;
  moveFee(n: number): string;
  nearby(places: string, n: number): string;
  /** When it happens, before what happens. */
  led(lead: string, clause: string): string;

  event: { [T in Event['t']]: (e: Of<Event, T>, say: Say) => string | null };
  src: Record<'manhattan' | 'entry' | Special, string>;
  ending: EndingTexts<WonBy, CauseId, StepId, FeatId>;
  prompt: { [Q in Question]: (f: Asked[Q], say: Say) => string };
  /** What somebody else decides, whoever looks; after a name and a colon. */
  asks: Readonly<Record<Question, string>>;
  deed: { [V in KingDeed['verb']]: (d: Extract<KingDeed, { verb: V }>, say: Say) => string };
  reason: Saying<Reason>;

  verb: Record<Verb, string>;
  /** For the table in a terminal. */
  pile: Record<Pile, string>;
  out: string;
  stack(n: number): string;
  option: OptionTexts<Required<Options>>;
  source: Record<Source, string>;
  phase: Record<Phase, string>;
  term: Record<TermId, string>;
  board: BoardText;
}
