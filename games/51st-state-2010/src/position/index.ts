import type { Seat } from '@ashtown/engine';
import type { Colour, Goods } from '../content/vocabulary.ts';
import type { BaseSource, Frame } from '../state.ts';
import type { BEGINNINGS } from './quiet.ts';

type BySeat<T> = Readonly<Record<Seat, T>>;

/** A location in play: a card, or a card with what lies on it. Stock cards carry what they began with, unless told. */
export type PlaceTold =
  | string
  | {
      readonly card: string;
      /** Its number; unless told, the one after that of the place before. */
      readonly no?: number;
      readonly uses?: number;
      readonly visitors?: readonly Seat[];
      readonly ones?: number;
      readonly twos?: number;
      readonly stock?: Goods;
    };
export type LeaderTold =
  | string
  | { readonly card: string; readonly ones?: number; readonly twos?: number; readonly stock?: Goods };
export type DealTold = string | { readonly card: string; readonly ones?: number; readonly twos?: number };

/** A position, told as people would: only what matters. Pools, hands and tables are empty unless told. */
export interface Position {
  readonly seats?: number;
  /** The number of the turn. */
  readonly turn?: number;
  readonly first?: Seat;
  /** Whose action turn it is; unless told, that of the first player. */
  readonly seat?: Seat;
  /** Where the turn is taken up; unless told, with the actions. */
  readonly from?: (typeof BEGINNINGS)[number];
  /** What is to happen and what is asked, the next thing last: instead of `from` and `seat`. */
  readonly stack?: readonly Frame[];
  /** Unless told, in the order of the file: New York, Merchants' Guild, Appalachian Federation, Mutants' Union. */
  readonly factions?: BySeat<string>;
  /** As of the last scoring. */
  readonly score?: BySeat<number>;
  /** VP on the base, by what they came from. */
  readonly base?: BySeat<Partial<Record<BaseSource, number>>>;
  readonly pool?: BySeat<Goods>;
  /** Cards in hand nobody else has seen, and cards everybody has. */
  readonly hand?: BySeat<readonly string[]>;
  readonly seen?: BySeat<readonly string[]>;
  readonly places?: BySeat<readonly PlaceTold[]>;
  /** The number of the next place. */
  readonly placed?: BySeat<number>;
  readonly leader?: BySeat<LeaderTold>;
  readonly spoils?: BySeat<readonly string[]>;
  readonly deals?: BySeat<readonly DealTold[]>;
  readonly exhausted?: BySeat<readonly Colour[]>;
  /** Unless told, as many as there are markers on locations. */
  readonly visits?: BySeat<number>;
  readonly redeveloped?: readonly Seat[];
  readonly passed?: readonly Seat[];
  /** The next cards, the first one first; the others follow in the order of the file. */
  readonly deck?: readonly string[];
  /** Only these cards are left in the deck; those named nowhere are out of the game. */
  readonly wholeDeck?: readonly string[];
  readonly discard?: readonly string[];
  /** Face-up cards of Lookout, and the two somebody is looking at (FS-50). */
  readonly row?: readonly string[];
  readonly looked?: readonly string[];
  /** A card on its way from a hand into play. */
  readonly limbo?: string;
  /** One-shot contact cards used in the present action. */
  readonly spent?: readonly string[];
  /** How often the discard pile has become the deck. */
  readonly shuffles?: number;
  /** The cards last in the first of these shuffles, in the second, and so on; those of the deck were in the last. */
  readonly shuffled?: readonly (readonly string[])[];
  readonly winners?: readonly Seat[];
  readonly ply?: number;
  readonly rng?: readonly number[];
  /** Results that come before those of the generator. */
  readonly rigged?: readonly number[];
}

export { makePositionOf } from './make.ts';
export { parsePositionOf } from './parse.ts';
