import type { Seat, StateBase } from '@ashtown/engine';
import type { Card } from './content/tables.ts';
import type { Roster } from './content/vocabulary.ts';

export interface Options {
  factionRoster: Roster;
  factionAssignment: 'choose' | 'random';
  /** Section 17. */
  hardAllSymbols: boolean;
  hardExhaustion: boolean;
  hardNoRelief: boolean;
  hardForcedDefence: boolean;
}

/** Nobody, where a seat is expected; no card, where one is. */
export const NOBODY = -1;
export const EMPTY = -1;

/** Where markers came from; per player they add up to the total. */
export const SOURCES = ['start', 'faction', 'stations'] as const;
export type Source = (typeof SOURCES)[number];

/** The parts of a game and of a turn, in their order. Free actions before the basic action belong to that. */
export const PHASES = ['factions', 'action', 'attack', 'draw', 'free'] as const;
export type Phase = (typeof PHASES)[number];

/** The last attack, so that everybody can follow it: what has become of each seat, or how many cards it lost. */
export interface Attack {
  /** Of the turn. */
  no: number;
  by: Seat;
  card: Card;
  fates: number[];
  /** The cards each seat parted with: those it defended itself with, or those it lost. */
  gone: (readonly Card[])[];
}
/** In `fates`: not attacked yet; the Monster was repelled. */
export const WAITS = -2;
export const REPELLED = -1;

/** In `since`: everybody knows that this card is in the hand. */
export const OPEN = 0;

export interface Player {
  /** Index into the factions, −1 before the choice. */
  faction: number;
  flipped: boolean;
  /** Markers above and below the Faction card, and not yet gained (section 3). */
  up: number;
  down: number;
  reserve: number;
  /** In ascending order, as all lists of cards here. */
  hand: Card[];
  /** For each card of the hand OPEN, or the number of the deck it was drawn from: the first deck, or the n-th reshuffle's. */
  since: number[];
  /** Resources on their main side. */
  resources: Card[];
  /** Resources and Threats turned to their Protection side. */
  shields: Card[];
  stations: Card[];
  /** The markers on each Station. */
  kept: number[];
  heroes: Card[];
  /** Markers by SOURCES. */
  from: number[];
}

export interface State extends StateBase<Frame> {
  options: Options;
  players: Player[];
  /** The top card is the last one. */
  deck: Card[];
  /** How many decks there were, this one included: the first, and one for each reshuffle. */
  decks: number;
  /** EMPTY where nothing lies. */
  bazaar: Card[];
  discard: Card[];
  first: Seat;
  turn: { no: number; seat: Seat };
  attack: Attack | null;
  winner: Seat;
}

/**
 * The state with the deck and the cards in other hands face down, and without the generator. In other hands the cards everybody
 * knows come first. `older` holds, for each deck but the last, what is left of it in other hands: when a deck
 * ran out, everything that lay nowhere else was known to be there.
 */
export type View = Omit<State, 'rng' | 'deck' | 'players'> & {
  rng: null;
  deck: null[];
  players: (Omit<Player, 'hand'> & { hand: (Card | null)[] })[];
  older: Card[][];
};

type One = readonly [Seat];
/** Before the basic action, and after it (MET-70). */
export type Window = 1 | 2;
/** A mission's card: a Station, or FACTION for the own Faction card. */
export type TargetCard = Card;
export const FACTION = -1;

export type Frame =
  | { t: 'chooseFaction'; seats: One }
  | { t: 'deal' }
  | { t: 'turn'; seat: Seat }
  /** `tidied`: this window has seen a tidying and nothing since. */
  | { t: 'turnAction'; seats: One; window: Window; tidied: boolean }
  /** The cards given so far; they lie in the discard pile already. */
  | { t: 'exchange'; seats: One; cards: readonly Card[] }
  /** The places in the tableau chosen so far, in ascending order (see `places.ts`). */
  | { t: 'tidy'; seats: One; chosen: readonly number[] }
  | { t: 'payment'; seats: One; target: TargetCard; heroes: readonly Card[]; cards: readonly Card[] }
  | { t: 'keepStation'; seats: One; card: Card }
  | { t: 'draws'; seat: Seat; n: number }
  | { t: 'draw'; seats: One; n: number }
  | { t: 'attack'; by: Seat; card: Card; nth: number }
  | { t: 'defend'; seats: One; by: Seat; card: Card; cards: readonly Card[] }
  | { t: 'fail'; seat: Seat; card: Card }
  | { t: 'loseStation'; seats: One }
  | { t: 'exhaust'; seat: Seat }
  | { t: 'freePlay'; seats: One }
  | { t: 'refill'; by: Seat; nth: number }
  | { t: 'next' };

/** A Station in play is named with the number of markers on it, if any: `sta-lubyanka 2`. */
type InPlay = string;

/** The answers to each question: short texts, so that a match file can be read by people. Cards are named by their ids. */
export interface Answers {
  chooseFaction: string;
  turnAction:
    | 'end'
    | `play ${string}`
    | `protect ${string}`
    | `discard ${string}`
    | 'exchange'
    | `mission ${string}`
    | 'tidy';
  exchange: `exchange ${string}`;
  tidy: `tidy ${InPlay}` | `tidy ${string} protection` | 'done' | 'cancel';
  /** A whole payment, or its next card where there are too many of them. */
  payment: `pay ${string}` | `use ${string}`;
  keepStation: 'keep' | 'discard';
  draw: 'deck' | `bazaar ${number}`;
  /** All cards of a defence, or its next one. */
  defend: 'decline' | `defend ${string}` | `guard ${string}`;
  loseStation: `lose ${InPlay}`;
  freePlay: 'none' | `play ${string}` | `protect ${string}`;
}
export type Question = keyof Answers;
export type Answer = Answers[Question];

export type Side = 'main' | 'protection';

/** What happened, as data: the log in words and the animations are made of it. Cards are named by their ids. */
export type Event =
  /** Everybody's markers at the start. */
  | { t: 'began'; seats: number; up: number; reserve: number }
  | { t: 'faction'; seat: Seat; faction: string }
  /** The cards are their owner's secret. */
  | { t: 'dealt'; seat: Seat; n: number; cards: string[] | null }
  | { t: 'first'; seat: Seat }
  | { t: 'turn'; seat: Seat; no: number }
  | { t: 'played'; seat: Seat; card: string; side: Side; price: number; reward: boolean }
  | { t: 'discarded'; seat: Seat; card: string; raised: number }
  | { t: 'exchanged'; seat: Seat; cards: string[] }
  /** `slot` counts from 1 in the bazaar and is 0 for the deck; then the card is the drawer's secret. */
  | { t: 'drew'; seat: Seat; card: string | null; slot: number }
  | { t: 'turnedUp'; card: string; slot: number }
  | { t: 'reshuffled'; n: number }
  /** `seat` has discarded the Caravan; the cards lay in these slots of the bazaar. */
  | { t: 'swept'; seat: Seat; cards: string[]; slots: number[] }
  /** `by`: whose mission or Caravan it was. */
  | { t: 'raised'; seat: Seat; n: number; why: 'mission' | 'caravan'; by: Seat }
  | { t: 'mission'; seat: Seat; card: string; cards: string[]; value: number; needs: number; window: Window }
  | { t: 'gained'; seat: Seat; n: number; total: number; source: Source; to: 'up' | 'down' }
  | { t: 'flipped'; seat: Seat; card: string }
  /** `below`: how many of the `n` markers came from below. */
  | { t: 'kept'; seat: Seat; card: string; n: number; below: number }
  | { t: 'notKept'; seat: Seat; card: string }
  /** `raised` from below, `back` from Stations; where each of the cards lay is in `places` (see `slotOf`). */
  | { t: 'tidied'; seat: Seat; cards: string[]; places: string[]; raised: number; back: number; window: Window }
  /** In the `order` in which they are attacked. */
  | { t: 'attack'; seat: Seat; card: string; order: Seat[] }
  | { t: 'repelled'; seat: Seat; cards: string[]; monster: string }
  | { t: 'failed'; seat: Seat; declined: boolean; monster: string }
  /** `by`: who has discarded the Monster. */
  | { t: 'lost'; seat: Seat; cards: string[]; back: number; by: Seat; monster: string }
  | { t: 'exhausted'; seat: Seat; n: number; by: Seat; monster: string }
  | { t: 'noFreePlay'; seat: Seat }
  | { t: 'won'; seat: Seat };

/** Why nothing can be done with a thing now; `explain` finds it, the words say it. */
export type Reason =
  | { t: 'over' }
  | { t: 'notAsked' }
  | { t: 'notNow' }
  | { t: 'taken' }
  | { t: 'notInHand' }
  | { t: 'actionTaken' }
  | { t: 'actionFirst' }
  | { t: 'onlyDiscard' }
  | { t: 'noProtection' }
  | { t: 'tooDear'; price: number; up: number }
  | { t: 'threeCards'; n: number }
  | { t: 'noMission' }
  | { t: 'missionDone' }
  | { t: 'missionShort'; value: number; needs: number }
  | { t: 'keepShort'; price: number; have: number }
  | { t: 'noCards' }
  | { t: 'noMatch' }
  | { t: 'notNeeded' }
  | { t: 'mustDefend' };
