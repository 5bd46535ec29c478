import type { Seat } from '@ashtown/engine';
import type { CardId, FactionId } from '../content/tables.ts';
import type { Contact, Good, Token } from '../content/vocabulary.ts';
import type { Frame, Options, Place, Source, State } from '../state.ts';

/** A position as data: its words. How a state is put into them is in make.ts, the way back in parse.ts. */

/** A card by its face; where it matters which of several copies, with the number of the copy: `pub#2`. */
export type CardName = CardId | `${CardId}#${number}`;
export type BySeat<T> = { readonly [seat: Seat]: T };
export type Amounts = { readonly [G in Good]?: number };
/** VP, or VP by source where it matters. */
export type Points = number | { readonly [S in Source]?: number };

/** A place in a State: a card, or a card with what lies on it. Stock is what it began with, unless told. */
export type Built =
  | CardName
  | ({ card: CardName; stock?: { readonly [T in Token]?: number } | null } & Partial<Omit<Place, 'card' | 'stock'>>);

/**
 * A position, told as people would: only what matters. Hands, States and supplies are empty unless told; only in the Action
 * phase the others have two workers, or they would have nothing to do and the round would be over.
 */
export interface Position {
  /** How many play; 2 unless told. */
  seats?: number;
  options?: Partial<Options>;
  round?: number;
  /** Who holds the first-player token. */
  first?: Seat;
  /** Whose turn it is, where the round is taken up in the Action phase. */
  active?: Seat;
  /** Where the round is taken up; unless told, in the Action phase. */
  from?: (typeof FROM)[number];
  /** Instead of `from`: what happens next, the last one first; the frames of the rules as they are. */
  stack?: readonly Frame[];
  /** Unless told, in the order of the factions; null where none is chosen yet. */
  factions?: BySeat<FactionId | null>;
  vp?: BySeat<Points>;
  tokens?: BySeat<Amounts>;
  stored?: BySeat<Amounts>;
  /** The production tally. */
  tally?: BySeat<Amounts>;
  /** Cards in hand nobody else has seen, and cards everybody has. */
  hand?: BySeat<readonly CardName[]>;
  seen?: BySeat<readonly CardName[]>;
  /** In the order of building. */
  places?: BySeat<readonly Built[]>;
  /** The number of the next place, where the last ones are gone. */
  built?: BySeat<number>;
  deals?: BySeat<readonly CardName[]>;
  converted?: BySeat<readonly Contact[]>;
  passed?: readonly Seat[];
  /** The next cards, the first one first; the others follow in the order of the tables. */
  deck?: readonly CardName[];
  discard?: readonly CardName[];
  /** How often the discard pile has become the deck; and by shuffle, from the first, the cards that were last in it. */
  shuffles?: number;
  shuffled?: readonly (readonly CardName[])[];
  /** Face-up locations of a draft. */
  display?: readonly CardName[];
  /** The face-up connections. */
  red?: CardName;
  blue?: CardName;
  /** All that is left in these decks, the next one first; unless told, what is nowhere else. */
  redDeck?: readonly CardName[];
  blueDeck?: readonly CardName[];
  spentRed?: readonly CardName[];
  spentBlue?: readonly CardName[];
  /** A card on its way from a hand into play. */
  limbo?: CardName;
  claims?: State['claims'];
  copies?: State['copies'];
  /** Solo: what lies before the virtual opponent, and what it has done this round. */
  rival?: Rival;
  /** Unless told, whether somebody has 25 VP. */
  ending?: boolean;
  /** The game is over. */
  winners?: readonly Seat[];
  /** How many questions have been closed. */
  ply?: number;
  /** The generator, and results that come before its own. */
  rng?: readonly number[];
  rigged?: readonly number[];
}

export interface Rival {
  places?: readonly Built[];
  built?: number;
  vp?: Points;
  passed?: boolean;
  attacks?: number;
  succeeded?: boolean;
  /** Cards revealed by the attacks of this round. */
  pile?: readonly CardName[];
}

export const FROM = ['round', 'lookout', 'production', 'turn', 'roundEnd'] as const;
/** Where VP came from, if it is not told. */
export const QUIET_SOURCE: Source = 'actions';
export const RIVAL_SOURCE: Source = 'attacks';
