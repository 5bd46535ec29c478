import type { EndingTexts, Forms, Lang, OptionTexts, Who } from '@ashtown/engine';
import type { Asked } from '../answers/asked.ts';
import type { ArmageddonDeed } from '../answers/deed.ts';
import type { Pile } from '../answers/refs.ts';
import type { TermId } from '../bot/weights.ts';
import type { Count, Effect, Passive, Worth } from '../content/schema.ts';
import type { Area, Cost, Figure, Group, Provenance, Station, Type } from '../content/vocabulary.ts';
import type { CauseId, FeatId, StepId, WonBy } from '../ending.ts';
import type { Event, Options, Phase, Question, Reason, Source } from '../state.ts';
import type { BoardText } from './board.ts';

/** What an answer does, as a word of its own. */
export const VERBS = [
  'extend',
  'repair',
  'end',
  'forfeit',
  'decline',
  'take',
  'discard',
  'byColour',
  'nobody',
] as const;
export type Verb = (typeof VERBS)[number];

type Of<U extends { t: string }, T> = Extract<U, { t: T }>;
type Say<U extends { t: string }, X = object> = { [T in U['t']]: (x: Of<U, T>, more: X) => string };

/** Names of cards and tiles in one language, and lists of figures. */
export interface Names {
  card(id: string): string;
  effect(e: Effect): string;
  /** Counted by COLOURS: `2 workers, 1 leader`; or by FIGURES. */
  survivors(n: readonly number[]): string;
  figures(n: readonly number[]): string;
}

/** Numbers of the game that an effect's text needs beside its own. */
export interface Rates {
  /** VP for a marauder fought off. */
  fightVp: number;
}

/** What things are called. */
export interface NameTexts {
  figure: Record<Figure, Forms>;
  survivor: Forms;
  /** Of whatever colour, survivors and marauders: `12 figures`. */
  figures(n: number): string;
  nobody: string;
  card: Forms;
  vp: string;
  /** The other lines of a sheet, after their numbers. */
  sheet: Record<'building' | 'housing' | 'damage', Forms>;
  area: Record<Area, string>;
  /** Where a survivor is. */
  place: Record<Station | 'screen', string>;
  type: Record<Type, string>;
  group: Record<Group, string>;
  cost: Record<Cost, string>;
  /** Two of them together. */
  twice: Record<Cost, string>;
  and: string;
  or: string;
  slot(n: number): string;
  /** A slot of the building display. */
  offer(n: number): string;
  pile: Record<Pile, string>;
  site(n: number): string;
  lineOf(site: number, line: number): string;
  option: OptionTexts<Options>;
  source: Record<Source, string>;
  phase: Record<Phase, string>;
  term: Record<TermId, string>;
}

/** Texts of cards and tiles. */
export interface CardTexts {
  /** Clauses of a text; they begin small and have no full stop. */
  effect: Say<Effect, Rates>;
  passive: Say<Passive, Names>;
  worth: Say<Worth>;
  counted: Say<Count>;
  /** An action line: who, how often, what. */
  line(cost: string, times: number, effect: string): string;
  perRound(vp: number): string;
  housing(n: number): string;
  noEffect: string;
  bonus(effect: string): string;
  penalty(effect: string): string;
  damageHere(effect: string): string;
  damageBeyond(effect: string): string;
  vehicles(same: readonly number[], mixed: readonly number[]): string;
  kind: {
    printed: string;
    level(n: number): string;
    equipment(n: number): string;
    tile: string;
    auction: string;
    scoring: string;
    damage: string;
  };
  placement: { hqUpgrade: string; watchtowerUpgrade: string };
  provenance: Record<Provenance, string>;
}

/** Lines of the log. */
export interface LogTexts {
  event: { [T in Event['t']]: (e: Of<Event, T>, who: Who, n: Names) => string | null };
}

/** Prompts, buttons and reasons. */
export interface AskTexts {
  prompt: { [Q in Question]: (asked: Asked[Q], n: Names) => string };
  button: { [V in ArmageddonDeed['verb']]: (deed: Extract<ArmageddonDeed, { verb: V }>, n: Names) => string };
  reason: { [T in Reason['t']]: (r: Of<Reason, T>, n: Names) => string };
  verb: Record<Verb, string>;
}

/** What a table says beside the words of the game. */
export interface BoardTexts {
  board: BoardText;
  /** For the table in a terminal. */
  table: {
    round(no: number, of: number): string;
    marauders(n: number): string;
    damage(n: number, of: number): string;
    housing(n: number): string;
    behind: string;
    hidden(least: number, most: number): string;
    hand: string;
    unknown(n: number): string;
    equipment: string;
    buildings: string;
    own: string;
    bag(n: number): string;
    midgame: string;
    final: string;
  };
}

/** Everything that differs between languages but the names of cards, which come from the content. */
export interface Language extends NameTexts, CardTexts, LogTexts, AskTexts, BoardTexts {
  ending: EndingTexts<WonBy, CauseId, StepId, FeatId>;
  /** What somebody else decides, whoever looks; after a name and a colon. */
  asks: Readonly<Record<Question, string>>;
  lang: Lang;
  pitch: string;
}
