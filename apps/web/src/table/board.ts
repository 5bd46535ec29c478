import type { AnyGame, Lang, Ref, Seat, Told, WordsAt } from '@ashtown/engine';
import type { Offer } from '@ashtown/protocol';
import type { ComponentType, ReactNode } from 'react';

/** How a thing on the board stands to what may be done now. */
export type Standing = 'rest' | 'legal' | 'chosen';

/**
 * How much room a table has: on a phone the board is a tab above the prompt, on a desk everything stands side by side, a wide
 * desk has room to spare, and a stage is a screen for all in a room. Parts that only need to know how wide they are ask
 * their container.
 */
export const SIZES = ['phone', 'desk', 'wide', 'stage'] as const;
export type Size = (typeof SIZES)[number];

/**
 * What a game's board receives. It holds no rules: what is legal is in `offers`, and every thing on the board asks
 * `standing(ref)` and answers a click with `touch(ref)`. A touch on something that is not legal opens the inspector
 * with the reason.
 */
export interface BoardProps<V = unknown, P = unknown, E = unknown> {
  /** The rules, to ask for deeds and to try out answers on a copy; and the cards and figures of its content. */
  game: AnyGame;
  tables: unknown;
  view: V;
  /** Whose eyes; null for a spectator or a replay from outside. */
  seat: Seat | null;
  asked: readonly Seat[];
  question: string | null;
  offers: readonly Offer[];
  lang: Lang;
  words: WordsAt<P, E, V>;
  who(seat: Seat): string;
  /** Who sits there, in a few words: you, a bot of some level, somebody who is away. */
  about(seat: Seat): string;
  /** What has been told of the turn or round that is shown, its headline first. */
  told: readonly Told[];
  /**
   * By how much something of a seat has changed since this player's last answer, while it is told in the last turn that changed
   * it; as the game's tellings call it.
   */
  changed(seat: Seat, what: string): number;
  standing(ref: Ref): Standing;
  /** The digit that chooses it from the keyboard, if it has one. */
  hotkey(ref: Ref): number | null;
  touch(ref: Ref): void;
  /** Chooses a thing and never answers, even where one answer is left: for cards that are read before they are played. */
  hold(ref: Ref): void;
  inspect(ref: Ref): void;
  /** Gives an answer at once: for boards that gather a choice themselves, such as dice to throw again. */
  answer(pick: P): void;
  /** What a board has gathered for this question so far; forgotten with the question. */
  draft: unknown;
  setDraft(draft: unknown): void;
  size: Size;
}

/** Where something that is told belongs. */
export type Place = Pick<Told, 'round' | 'phase'>;

/** A button of the prompt bar. */
export interface Act<V = unknown, P = unknown, E = unknown> {
  pick: P;
  /** For an answer the game asks for in several questions: what to answer to those that follow, null where it ends. */
  goOn?(next: BoardProps<V, P, E>): P | null;
  /** Instead of the game's own label, where the bar needs it shorter. */
  label?: string;
  icon?: string;
  /** The digit that gives it, where the keys of the board are these buttons. */
  digit?: number;
}

/** What the prompt bar shows for a question whose answer is put together on the board. */
export interface Gathered<V = unknown, P = unknown, E = unknown> {
  /** Null where nothing is gathered yet; `hint` then says what to do, unless it is empty. */
  main: Act<V, P, E> | null;
  hint: string;
  /** What the bar asks, and what stands below it, instead of the two parts of the game's own question. */
  title?: string;
  note?: string;
  others: readonly Act<V, P, E>[];
  /** What the digits choose, in this order. */
  keys: readonly Ref[];
  toggle(ref: Ref): void;
}

/** One kind of chance that fell so and so often: a face of a die. */
export interface Chance {
  id: string;
  name: string;
  n: number;
  /** The part of all throws to be expected. */
  p: number;
}

/** What a game adds to the client. Loaded when the first table of the game is opened. */
export interface GameBoard<V = unknown, P = unknown, E = unknown> {
  Board: ComponentType<BoardProps<V, P, E>>;
  /** A player's own area below the board (dice, hand), and the panel of any player. */
  MyArea?: ComponentType<BoardProps<V, P, E>>;
  Panel: ComponentType<BoardProps<V, P, E> & { of: Seat }>;
  /** An opponent in no seat, such as the virtual one of a solo game; it stands with the panels of the rivals. */
  Unseated?: ComponentType<BoardProps<V, P, E>>;
  /** How the table stands on a desk. */
  desk?: {
    /** Heights of board, prompt bar and own area; the board takes what the own area leaves where nothing is said. */
    rows?: string;
    /** The widest column of the middle, where more width would only stretch the board. */
    widest?: string;
    /** The same heights on a wide desk, for a game whose rivals stand in a row above the board there instead of beside it. */
    band?: string;
    /** A screen lower than this, in pixels, has no room for that. */
    lowest?: number;
    /** The width of a column at the right edge of the board for the stage; it lies on its upper edge where nothing is said. */
    stage?: string;
    /** `MyArea` is all of the own area and shows the player as well: there is no panel beside it. */
    whole?: boolean;
  };
  /** A player in a line on a phone. */
  Mini?: ComponentType<BoardProps<V, P, E> & { of: Seat }>;
  /** The mark of a seat; the plain one where the game has none of its own. */
  Token?: ComponentType<{ view: V; tables: unknown; seat: Seat; size: number }>;
  /**
   * A card, die or piece as the stage shows it: about as high as a hand card, without buttons, and as narrow as can be where it is
   * `small`; its name where nothing is said.
   */
  Show?: ComponentType<BoardProps<V, P, E> & { of: Ref; small?: boolean }>;
  /** A card or thing in the inspector. */
  Detail?: ComponentType<BoardProps<V, P, E> & { of: Ref }>;
  /**
   * Phases of a turn, and where the view stands in them, or what is `told`: the view is often further. `room` where a name is
   * longer at times: it never moves the others.
   */
  phases?(
    v: V,
    words: { phase(id: string): string },
    told?: Place | null,
  ): { names: readonly string[]; now: number; room?: readonly string[] };
  /** Which round or turn this is, and of how many where that is known; null before the first. */
  round?(v: V): { what: 'round' | 'turn'; n: number; last?: number } | null;
  /** Further tabs on a phone. */
  tabs?: readonly {
    id: string;
    icon: string;
    name(words: WordsAt<P, E, V>): string;
    Content: ComponentType<BoardProps<V, P, E>>;
  }[];
  /** The seats see different things, so a screen that is passed round needs a curtain; true where nothing is said. */
  secretsPerSeat?: boolean;
  /** Nothing on the board can be pointed at: whatever the bar has no room for is listed at once. */
  plain?: boolean;
  /** Questions that are answered on the board: their list of choices stays folded. */
  onBoard?: readonly string[];
  gather?(p: BoardProps<V, P, E>): Gathered<V, P, E> | null;
  chances?(events: readonly E[], words: WordsAt<P, E, V>): { throws: number; chances: readonly Chance[] };
  /** A score as the game counts it; points, where nothing is said. */
  score?(n: number): string;
  /** The sign for what a telling's change counts, such as `worker` or `score`: tables of the log are made of them. */
  amounts?: Readonly<Record<string, string>>;
  /** Where in its view the figures stand that tellings change: they follow the story beat by beat. */
  figures?: Readonly<Record<string, string>>;
  /** Signs in the game's texts that are drawn as icons. */
  signs?: Readonly<Record<string, ReactNode>>;
}

// biome-ignore lint/suspicious/noExplicitAny: boards of different games have no common view, pick or event.
export type AnyGameBoard = GameBoard<any, any, any>;
