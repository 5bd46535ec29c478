import type { EndingTexts, Forms, Lang, OptionTexts, Who } from '@ashtown/engine';
import type { LineId } from '../advice/sheet.ts';
import type { Asked } from '../answers/asked.ts';
import type { MetroDeed, Verb } from '../answers/deed.ts';
import type { Option } from '../answers/refs.ts';
import type { TERMS } from '../bot/index.ts';
import type { Atom } from '../content/tables.ts';
import type { Provenance } from '../content/vocabulary.ts';
import type { CauseId, FeatId, StepId, WonBy } from '../ending.ts';
import type { Event, Options, Phase, Question, Reason, Source } from '../state.ts';
import type { BoardText } from './board.ts';
import type { Names } from './names.ts';

type Of<U extends { t: string }, T> = Extract<U, { t: T }>;

/** Everything that differs between languages but the names of cards and the like, which come from the content. */
export interface Language {
  lang: Lang;
  /** Things by name, that are no cards. */
  names: {
    pitch: string;
    noun: { marker: Forms; card: Forms };
    /** The lines of a sheet, after their numbers. */
    sheet: Record<LineId, Forms>;
    verb: Record<Option, string>;
    deck: string;
    bazaar: string;
    slot(n: number): string;
    discardPile: string;
    /** Where markers lie, but for those on Stations. */
    zone: Record<'up' | 'down' | 'reserve', string>;
    /** After the name of a card that is played as Protection, and of a mission. */
    protection: string;
    missionOf(card: string): string;
    ownFaction: string;
    /** For the table in a terminal. */
    people(up: number, down: number, onStations: number): string;
    hand: string;
    known: string;
    flipped: string;
    kept(n: number): string;
    option: OptionTexts<Options>;
    source: Record<Source, string>;
    phase: Record<Phase, string>;
    term: Record<(typeof TERMS)[number], string>;
  };
  /** The lines of the log. */
  log: { [T in Event['t']]: (e: Of<Event, T>, who: Who, n: Names) => string | null };
  ending: EndingTexts<WonBy, CauseId, StepId, FeatId>;
  /** Questions, the buttons that answer them, and why something cannot be answered. */
  ask: {
    prompt: { [Q in Question]: (f: Asked[Q], n: Names) => string };
    label: { [V in Verb]: (d: Extract<MetroDeed, { verb: V }>, n: Names) => string };
    why: { [T in Reason['t']]: (r: Of<Reason, T>) => string };
  };
  /** What somebody else decides, whoever looks; after a name and a colon. `{card}` is the Monster that attacks. */
  asks: Readonly<Record<Question | 'freeAction', string>>;
  /** The texts of cards. */
  cards: {
    /** Clauses; they begin small and have no full stop. `all`: it takes every symbol of a Monster to repel it. */
    atom: { [T in Atom['t']]: (a: Of<Atom, T>, n: Names, all: boolean) => string };
    cost(n: number): string;
    /** Before the effects of an active card. */
    whenDiscarded: string;
    provenance: Record<Provenance, string>;
  };
  /** What the board says beside that. */
  board: BoardText;
}
