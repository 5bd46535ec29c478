import type { Seat, StateBase } from '@ashtown/engine';
import type { Bill } from './content/tables.ts';
import type { Good, Goods, Resource, Sort, Spendable } from './content/vocabulary.ts';

/** The rules name no option. */
export type Options = Record<string, never>;

/** No card, no place. */
export const NONE = -1;

/** A location in play (FS-9). The order in front of a player is the order of placing. */
export interface Place {
  /** Counted from 0 for each player and never given twice: `1.4` is place 4 of seat 1. */
  readonly no: number;
  readonly card: number;
  /** Uses of its action this turn. */
  readonly uses: number;
  /** Seats whose visit marker lies on it, as bits. */
  readonly visitors: number;
  /** VP tokens of value 1 and of value 2 lying on it. */
  readonly ones: number;
  readonly twos: number;
  /** Kept goods by number, below KEPT: stock, store or set (FS-6); null where there never were any. */
  readonly stock: readonly number[] | null;
}

/** The leader in play. */
export interface Leader {
  readonly card: number;
  readonly ones: number;
  readonly twos: number;
  readonly stock: readonly number[];
}

/** A card tucked as a deal, with the VP tokens lying on it (FS-62). */
export interface Deal {
  readonly card: number;
  readonly ones: number;
  readonly twos: number;
}

/** Where VP on the base come from (FS-177). */
export const BASE_SOURCES = ['spoils', 'redevelopment', 'leaderChange', 'deals', 'visits'] as const;
export type BaseSource = (typeof BASE_SOURCES)[number];
/** Where the score comes from (FS-180). */
export const SOURCES = ['locations', 'leader', 'onLocations', 'onLeader', 'onDeals', ...BASE_SOURCES] as const;
export type Source = (typeof SOURCES)[number];

export interface Player {
  /** Index into the factions. */
  faction: number;
  /** As of the last scoring (FS-180). */
  score: number;
  /** VP on the base, by BASE_SOURCES. */
  base: readonly number[];
  /** Goods on the base, by number, below TOKENS (FS-5). */
  pool: number[];
  /** Cards in hand that only the owner has seen, in the order of drawing. */
  hand: number[];
  /** Cards in hand that everybody has seen: those taken from the row. */
  seen: number[];
  places: Place[];
  /** Number of the next place. */
  placed: number;
  leader: Leader | null;
  spoils: number[];
  deals: Deal[];
  /** Fixed contact cards used this turn, as bits of their colours. */
  exhausted: number;
  visits: number;
  /** The redevelopment for 1 building has been made this turn (FS-115). */
  redeveloped: boolean;
  passed: boolean;
}

export interface State extends StateBase<Frame> {
  /** FS-1; 0 before the first. */
  turn: number;
  first: Seat;
  players: Player[];
  /** The top card is the last one. */
  deck: number[];
  discard: number[];
  /** How often the discard pile has become the deck, and for each card in which of these shuffles it was last. */
  shuffles: number;
  shuffled: readonly number[];
  /** Face-up cards of Lookout. */
  row: number[];
  /** Two cards from the deck that the seat asked `keep` is looking at (FS-50). */
  looked: number[];
  /** A card on its way from a hand into play. */
  limbo: number;
  /** One-shot contact cards used in the present action (FS-20). */
  spent: number[];
  winners: Seat[] | null;
}

/** A player as others see one: `drawn` says in which shuffle each card of `hand` was last. */
export type PlayerView = Omit<Player, 'hand'> & { hand: (number | null)[]; drawn: number[] };
export type View = Omit<State, 'rng' | 'deck' | 'looked' | 'players'> & {
  rng: null;
  deck: null[];
  looked: (number | null)[];
  lookedDrawn: number[];
  players: PlayerView[];
};

type One = readonly [Seat];

export type Frame =
  | { t: 'turn' }
  // Lookout
  | { t: 'trims'; nth: number }
  | { t: 'trim'; seats: One; nth: number }
  | { t: 'reveal' }
  | { t: 'picks'; n: number }
  | { t: 'pick'; seats: One; n: number }
  | { t: 'burn'; seats: One }
  | { t: 'leftovers'; nth: number; taken: number }
  | { t: 'leftover'; seats: One }
  | { t: 'sweep' }
  | { t: 'draws'; nth: number }
  | { t: 'keep'; seats: One }
  // Production
  | { t: 'produce'; nth: number }
  | { t: 'stepping'; seat: Seat; arranged: readonly number[] }
  | { t: 'step'; seats: One; arranged: readonly number[] }
  // Actions
  | { t: 'next'; seat: Seat }
  | { t: 'main'; seats: One; arranged: readonly number[] }
  | { t: 'closing'; seat: Seat; arranged: readonly number[] }
  | { t: 'after'; seats: One; arranged: readonly number[] }
  | { t: 'reach'; seats: One; colour: number }
  | { t: 'payment'; seats: One; bill: Bill; lay: boolean }
  | { t: 'discardCard'; seats: One }
  | { t: 'giveUp'; seats: One; what: Sort | 'either' }
  | { t: 'replace'; seats: One }
  | { t: 'method'; seats: One; no: number }
  | { t: 'tuck'; seat: Seat; sort: Sort }
  | { t: 'place'; seat: Seat; over: number }
  | { t: 'lead'; seat: Seat }
  | { t: 'swap'; seat: Seat }
  | { t: 'deed'; seat: Seat }
  | { t: 'useEffect'; seat: Seat; no: number }
  | { t: 'steal'; seats: One }
  | { t: 'lay'; seat: Seat; no: number; kind: number }
  | { t: 'store'; seats: One; no: number }
  | { t: 'fit'; seat: Seat }
  | { t: 'overflow'; seats: One }
  // Scoring and Cleanup
  | { t: 'scoring' }
  | { t: 'cleanup' };

/** A place in play: `1.4` is place 4 of seat 1, `1.leader` the leader of seat 1. */
export type At = `${number}.${number}`;
export type Holder = At | `${number}.leader`;
/** A tucked card: `spoils pub`, `deal pub`, with VP tokens `deal church 11` (two tokens of 1). */
export type Tucked = `${Sort} ${string}`;

/** Moves that are no main action (FS-73). */
export type FreeMove = `drop ${Tucked}` | `store ${At}` | `lay ${Resource} ${At}`;

/** The answers to each question. They are short texts, so a match file can be read by people. */
export interface Picks {
  trim: `discard ${string}`;
  pick: `take ${string}` | 'deck';
  burn: `burn ${string}`;
  leftover: `take ${string}`;
  keep: `keep ${string}`;
  step: `cash ${string}` | FreeMove | 'done';
  main:
    | `conquer ${string}`
    | `cooperate ${string}`
    | `incorporate ${string}`
    | `redevelop ${string}`
    | `lead ${string}`
    | `use ${At}`
    | `visit ${At}`
    | `hire ${Resource}`
    | 'swap'
    | 'deed'
    | FreeMove
    | 'pass';
  after: FreeMove | 'done';
  /** Contact cards and tokens: `reach mg-caravan`, `reach junk-train cooperation1`. */
  reach: `reach ${string}`;
  /** Token by token; one that lies on a card names it: `pay scrap weapon@0.leader`. */
  payment: `pay ${string}`;
  discardCard: `discard ${string}`;
  giveUp: `give ${Tucked}`;
  replace: `replace ${At}`;
  /** With a building or with a redevelopment token, which may lie on a card. */
  method: `with ${'building' | 'redevelop' | 'redevelopAny'}` | `with ${'redevelop' | 'redevelopAny'}@${Holder}`;
  steal: `steal ${number} ${Spendable}` | `steal ${number} ${Spendable}@${Holder}`;
  /** The new content of a store: `fill scrap scrap`, `fill nothing`. */
  store: `fill ${string}`;
  overflow: `drop ${Tucked}`;
}
export type Question = keyof Picks;
export type Answer = Picks[Question];

/** What a gain comes from: a card by its id, or a part of the game. */
export type Src = string;
export const PARTS = ['start', 'base', 'lookout', 'hire', 'swap', 'redevelopment', 'leaderChange'] as const;
export type Part = (typeof PARTS)[number];
/** Where VP tokens and other goods lie or come from: with a player, the cards of that player or the pool on the base. */
export type Spot = { on: 'base' } | { on: 'leader' } | { on: 'place'; no: number } | { on: 'deal'; card: string };

/** The phases of a turn (FS-33). */
export const PHASES = ['lookout', 'production', 'actions', 'scoring', 'cleanup'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * What happened, as data: the log in words and all that is shown of it are made of it. `drew`, `lookedAt` and `kept` are
 * redacted. `vp` is the value of tokens that lay on a card that leaves; `scoredVp` says where they are counted from now on.
 */
export type Event =
  | { t: 'faction'; seat: Seat; card: string }
  | { t: 'turn'; turn: number; first: Seat }
  | { t: 'revealed'; cards: string[] }
  | { t: 'refilled'; card: string }
  | { t: 'took'; seat: Seat; card: string }
  | { t: 'burned'; seat: Seat; card: string }
  | { t: 'swept'; cards: string[] }
  | { t: 'drew'; seat: Seat; n: number; cards: string[] | null; src: Src }
  | { t: 'lookedAt'; seat: Seat; cards: string[] | null }
  | { t: 'kept'; seat: Seat; card: string | null }
  | { t: 'overLimit'; seat: Seat; card: string; from: 'row' | 'deck' }
  /** `hand`: for a price; `limit`: there were too many. */
  | { t: 'discarded'; seat: Seat; card: string; from: 'hand' | 'limit' | 'deck' }
  | { t: 'reshuffled'; n: number }
  | { t: 'production'; seat: Seat }
  | { t: 'gained'; seat: Seat; goods: Goods; spot: Spot; src: Src }
  | { t: 'scoredVp'; seat: Seat; ones: number; twos: number; spot: Spot; source: Source; src: Src }
  | { t: 'cashed'; seat: Seat; card: string }
  | { t: 'dropped'; seat: Seat; sort: Sort; card: string; vp: number }
  /** What lies in a store now, what lay there before, and what the pool lost for it; what it got back is below 0. */
  | { t: 'stored'; seat: Seat; no: number; card: string; goods: Goods; was: Goods; pool: Goods }
  /** What is to be laid on a set leaves the pool, or the cards in `stock`. */
  | { t: 'lifted'; seat: Seat; goods: Goods; stock: Goods }
  /** Universal resources become these kinds, in a store or on a set. */
  | { t: 'turned'; seat: Seat; goods: Goods }
  | { t: 'laid'; seat: Seat; no: number; card: string; kind: Resource }
  | { t: 'collected'; seat: Seat; no: number; card: string; goods: Goods }
  | { t: 'actions'; first: Seat }
  /** `stock`: what of it lay on cards. */
  | { t: 'paid'; seat: Seat; goods: Goods; stock: Goods }
  | { t: 'reached'; seat: Seat; with: string[] }
  | { t: 'tucked'; seat: Seat; sort: Sort; card: string }
  | { t: 'incorporated'; seat: Seat; card: string; no: number }
  | { t: 'redeveloped'; seat: Seat; card: string; no: number; old: string; oldNo: number; vp: number }
  | { t: 'stocked'; seat: Seat; card: string; spot: Spot; goods: Goods }
  | { t: 'released'; seat: Seat; card: string; spot: Spot; goods: Goods }
  | { t: 'led'; seat: Seat; card: string; old: string | null; vp: number }
  | { t: 'swapped'; seat: Seat }
  | { t: 'deed'; seat: Seat; card: string }
  | { t: 'used'; seat: Seat; card: string; no: number }
  /** `stock`: how many of the workers were on cards. */
  | { t: 'visited'; seat: Seat; owner: Seat; card: string; no: number; stock: number }
  | { t: 'stole'; seat: Seat; from: Seat; good: Spendable; spot: Spot; card: string | null }
  | { t: 'hired'; seat: Seat; good: Resource; stock: number }
  | { t: 'passed'; seat: Seat }
  | { t: 'scored'; scores: number[] }
  /** What was left in each pool. */
  | { t: 'cleanup'; pools: Goods[] }
  | { t: 'won'; seats: Seat[]; how: 'vp' | 'cards' | 'goods' | 'shared' };

/** Why something cannot be done now; `n` says how many are missing. */
export type Reason =
  | { t: 'over' }
  | { t: 'notAsked' }
  | { t: 'notNow' }
  | { t: 'passed'; seat: Seat }
  | { t: 'short'; good: Good; n: number }
  | { t: 'shortAny'; n: number }
  | { t: 'workers'; n: number }
  | { t: 'noCard'; n: number }
  | { t: 'noTucked' }
  | { t: 'tooFar'; distance: number; conquest: number; cooperation: number; incorporation: number }
  | { t: 'noRoom'; sort: 'deal' | null }
  | { t: 'used' }
  | { t: 'full' }
  | { t: 'visited' }
  | { t: 'visits' }
  | { t: 'closed' }
  | { t: 'noAction' }
  | { t: 'noTarget' }
  | { t: 'incomplete' }
  | { t: 'noCommonType' }
  | { t: 'noOld' }
  | { t: 'redeveloped' }
  | { t: 'exhausted' }
  | { t: 'wrongColour' };
