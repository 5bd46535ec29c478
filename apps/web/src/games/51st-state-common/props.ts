import type { Ref, Seat } from '@ashtown/engine';
import type { ReactNode } from 'react';
import { option, slot } from '../../kit/index.ts';
import type { BoardProps, Gathered } from '../../table/board.ts';
import type { Kind, Look } from './Card.tsx';
import type { Marks } from './Chip.tsx';
import type { MarkId } from './marks.tsx';
import type { Part } from './Strip.tsx';
import type { StateText } from './text.ts';
import type { GoodId } from './tokens.tsx';

/** What both editions show of a match; each knows more of it. */
export interface View {
  players: readonly Player[];
  first: Seat;
  deck: readonly unknown[];
  discard: readonly number[];
  winners: readonly Seat[] | null;
  round?: number;
}
interface Player {
  faction: number;
  hand: readonly (number | null)[];
  seen: readonly number[];
  passed: boolean;
}
/** A location in play. */
export interface Place {
  no: number;
  card: number;
}
/** What a row, a track or a line of the table is. */
export const aboutRef = (what: keyof StateText['about']): Ref => option(`about.${what}`);
export const placeRef = (seat: Seat, no: number): Ref => slot(`${seat}.${no}`);

/** What a State shows to everybody; also that of an opponent in no seat. */
export interface State {
  seat: Seat;
  places: readonly Place[];
  vp: number;
  passed: boolean;
}

type Plain = BoardProps<View>;
/** What the parts that both editions share need of a board. */
export interface Props extends Plain {
  tables: {
    factions: readonly { id: string }[];
    /** By physical card. */
    id: readonly string[];
    face: readonly number[];
  };
  words: Plain['words'] & { board: StateText; provenance(id: string): string | null };
  edition: Edition;
}

/** Goods by name. */
export type Goods = Readonly<Record<string, number | undefined>>;

/** Some of a pool: how many there are, and instead of that number what a token itself says. */
export interface Held {
  good: string;
  n: number;
  shown?: string | undefined;
}

/** The colours of what uses of a card in hand are paid with. */
export type UseTone = Extract<GoodId, 'grey' | 'blue' | 'red' | 'brick' | 'vp'>;
/** A use of a card in hand. */
export interface Use {
  use: string;
  mark: MarkId;
  tone: UseTone;
  /** The answer it is. */
  pick: unknown;
  can: boolean;
  price: readonly { good: GoodId; n: number }[];
  /** Contacts that are missing. */
  short: number;
  /** What it costs and gives, or why it cannot be done: in words, and in signs. */
  says: string;
  worth: string;
}

/** How much room a panel has: `open` shows everything with names, `tight` hardly anything. */
export interface Room {
  open: boolean;
  tight: boolean;
}

/** What the two editions do differently, as data and as parts of the table. */
export interface Edition {
  /** How many points end the game. */
  end: number;
  /** That the end has come, in words. */
  last(p: Props): string | false;
  states(p: Props): readonly State[];
  /** Whose turn it is; null between turns. */
  turn(p: Props): Seat | null;

  /** Any card as it looks; nothing for what is no card. */
  look(p: Props, id: string): Look | undefined;
  /** How a location in play stands: in words, by its defence, and what is drawn on it. */
  place(p: Props, of: Seat, place: Place): { lines: readonly string[]; defence?: string; marks: Marks };
  /** The defence of all locations of a kind. */
  defence?(kind: Kind): number;
  /** The token of a good. */
  token(good: string): GoodId | undefined;
  parts(goods: Goods): readonly Part[];
  /** What somebody has; `some`: only what there is. */
  pool(p: Props, of: Seat, some: boolean): readonly Held[];
  /** What the next Production brings; `open` where there is something to choose in it. */
  forecast(p: Props, of: Seat): { goods: Goods; open?: string | false };
  /** What can be done with a card in hand. */
  uses(p: Props, id: string): readonly Use[];

  /** Questions by what they are about. */
  about: {
    turn: string;
    hand: readonly string[];
    faceUp: readonly string[];
    /** What lies with a player. */
    owned: readonly string[];
    steal: string;
  };
  /** Whether goods of mine are asked about. */
  spends(p: Props): boolean;
  bar: Bar;

  /** The faction of a player, with all that belongs to it, and how wide it is on a desk. */
  Own(p: Props & { of: Seat }): ReactNode;
  width: number;
  /** What there is to show of others beside their goods and locations; their locations where there is no room for rows. */
  Theirs(p: Props & { of: Seat; room: Room }): ReactNode;
  Tight?(p: Props & { of: Seat }): ReactNode;
  /** Most goods in a line of a panel, locations in a row before it is named by its mark alone, and known cards on a wide screen before they are lines. */
  most: { goods: number; row: number; known: number };
  /** The middle of the table; what stands before it. */
  Middle(p: Props): ReactNode;
  /** Whether what the question is about lies there. */
  forward(p: Props): boolean;
  Aside?(p: Props): ReactNode;
  /** What else can be done with goods. */
  Trades?(p: Props): ReactNode;
  /** Instead of the own State, before the game. */
  choose?(p: Props): ReactNode;
  /** What only this edition can tell about a thing. */
  detail(p: Props, of: Ref): ReactNode;
}

/** How the prompt bar of an edition is put together. */
interface Bar {
  /** A bar of its own, for some questions. */
  gather?(p: Props): Gathered | null;
  /** Answered by one of a few buttons. */
  buttons: readonly string[];
  /** Answered with things that have keys; `held`: a card of the hand is not an answer yet. */
  keyed: readonly string[];
  held: readonly string[];
  /** Answers about nothing, always shown. */
  bare: readonly string[];
  note?(p: Props): string;
  /** What else has keys, after cards of the hand and own locations. */
  keys(p: Props): readonly Ref[];
  /** An answer in short; `narrow` where it may need three lines. */
  label(p: Props, pick: unknown, narrow: boolean): string;
}
