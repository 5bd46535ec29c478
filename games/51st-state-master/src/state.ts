import type { Seat, StateBase } from '@ashtown/engine';
import type { Goods } from './content/atoms.ts';
import type { Bill, CardId, FactionId, LocationId } from './content/tables.ts';
import type { Colour, Contact, ExchangeGood, Good, Token } from './content/vocabulary.ts';

export interface Options {
  /** FSM-36. */
  expansion: 'none' | 'newera' | 'winter';
  /** FSM-37. */
  bothExpansions: boolean;
  /** FSM-38. */
  factions: 'random' | 'picked';
  /** FSM-179. */
  ruinsScore: boolean;
  dealsScore: boolean;
  /** Every way to pay is asked for, also those that are of no use now. */
  freePayment: boolean;
  /** FSM-133. */
  shipwreckUses: 1 | 2;
  /** FSM-192. */
  perProducedLate: 'tally' | 'zero';
}

/** The virtual opponent of the solo game, where a seat is expected. */
export const RIVAL = 4;
/** No seat, no card, no place. */
export const NONE = -1;

/** A location or Ruins in a State. The order in the State is the order of building. */
export interface Place {
  /** Counted from 0 in each State and never given twice: `1.4` is place 4 of seat 1. */
  no: number;
  card: number;
  ruins: boolean;
  /** Uses of its action spent this round. */
  uses: number;
  visited: boolean;
  /** A shield token lies on it. */
  shield: boolean;
  /** Its own shield has stopped an attack this round (FSM-280). */
  dented: boolean;
  /** Tokens lying on it, by good (FSM-238); null where there never were any. */
  stock: number[] | null;
}

/** Where VP come from. */
export const SOURCES = [
  'production',
  'deals',
  'bonus',
  'redevelopment',
  'spoils',
  'compensation',
  'actions',
  'features',
  'connections',
  'attacks',
  'visits',
  'locations',
  'ruins',
] as const;
export type Source = (typeof SOURCES)[number];

export interface Player {
  /** Index into t.factionIds, NONE before the choice. */
  faction: number;
  vp: number;
  /** VP by SOURCES; they add up to `vp`. */
  from: readonly number[];
  /** The supply, and goods kept over Cleanup, by good. */
  tokens: number[];
  stored: readonly number[];
  /** Cards in hand that only the owner has seen, in the order of drawing. */
  hand: number[];
  /** Cards in hand that everybody has seen: drafted ones and connections. */
  seen: number[];
  places: Place[];
  /** Number of the next place. */
  built: number;
  deals: number[];
  /** The production tally of this round, by good (FSM-62). */
  tally: number[];
  /** Conversions of the faction board used this round, as bits of CONTACTS. */
  converted: number;
  passed: boolean;
}

/** What only the solo game needs. */
export interface Solo {
  /** The virtual opponent: places and VP; the rest stays empty (FSM-250). */
  rival: Player;
  /** Cards revealed by the attacks of this round. */
  pile: number[];
  attacks: number;
  succeeded: boolean;
}

export interface State extends StateBase<Frame> {
  options: Readonly<Options>;
  round: number;
  /** Holder of the first-player token. */
  first: Seat;
  players: Player[];
  solo: Solo | null;
  /** The top card is the last one. */
  deck: number[];
  discard: number[];
  /** How often the discard pile has become the deck, and for each card in which of these shuffles it was last. */
  shuffles: number;
  shuffled: readonly number[];
  /** Face-up locations of a draft. */
  display: number[];
  /** Connections by colour, red and blue: deck, face-up card or NONE, discard pile. */
  links: number[][];
  faceUp: number[];
  spentLinks: number[][];
  /** A card on its way from a hand into play. */
  limbo: number;
  /** What Suppliers have named this Production: taker, owner, place. */
  claims: [by: Seat, owner: Seat, no: number][];
  /** What Power Stations wait for until P3: owner, place of the Power Station, place it copies (FSM-196). */
  copies: [seat: Seat, no: number, source: number][];
  /** Somebody has 25 VP (FSM-175). */
  ending: boolean;
  winners: Seat[] | null;
}

/** A player as others see one: `drawn` says in which shuffle each card of the hand was last. */
export type PlayerView = Omit<Player, 'hand'> & { hand: (number | null)[]; drawn: number[] };
export type View = Omit<State, 'rng' | 'deck' | 'links' | 'players'> & {
  rng: null;
  deck: null[];
  links: null[][];
  players: PlayerView[];
};

type One = readonly [Seat];

export type Frame =
  | { t: 'pickFaction'; seats: One }
  | { t: 'deal' }
  | { t: 'keepHand'; seats: readonly Seat[]; got?: Readonly<Record<Seat, unknown>> }
  | { t: 'round' }
  | { t: 'lookout' }
  | { t: 'reveal'; draft: number }
  | { t: 'draft'; draft: number; picks: number }
  | { t: 'draftPick'; seats: One; draft: number; picks: number }
  | { t: 'soloReveal' }
  | { t: 'soloDraft' }
  | { t: 'soloPick'; seats: One }
  | { t: 'layRandom' }
  | { t: 'layRest' }
  | { t: 'production' }
  | { t: 'produce'; step: number; nth: number; at: number }
  | { t: 'produced' }
  | { t: 'suppliersTarget'; seats: One }
  | { t: 'productionOption'; seats: One; card: number; phase: boolean }
  | { t: 'copySource'; seats: One; no: number; kind: 'phase' | 'now' | 'bonus' }
  | { t: 'action' }
  | { t: 'turn'; seat: Seat }
  | { t: 'takeTurn'; seats: One }
  | { t: 'payment'; seats: One; bills: readonly Bill[] }
  | { t: 'discardCard'; seats: One }
  | { t: 'discardDeal'; seats: One }
  | { t: 'redevelopOld'; seats: One }
  | { t: 'build'; seat: Seat; over: number }
  | { t: 'bonus'; seat: Seat; no: number }
  | { t: 'makeDeal'; seat: Seat }
  | { t: 'razeCard'; seat: Seat }
  | { t: 'razePlace'; seat: Seat; owner: Seat; no: number }
  | { t: 'useEffect'; seat: Seat; no: number }
  | { t: 'convert'; seat: Seat; contact: number }
  | { t: 'exchangeGood'; seats: One }
  | { t: 'visit'; seat: Seat; owner: Seat; no: number }
  | { t: 'hosted'; owner: Seat }
  | { t: 'takeConnection'; seat: Seat; colour: number }
  | { t: 'playConnection'; seat: Seat }
  | { t: 'stealTarget'; seats: One }
  | { t: 'activateTarget'; seats: One }
  | { t: 'resetTargets'; seats: One; by: number; left: number; after: number; named: number }
  | { t: 'ownDeals'; seats: One; left: number; after: number; named: number; used: readonly number[] }
  | { t: 'opponentDeal'; seats: One }
  | { t: 'acted'; seat: Seat; again: number }
  | { t: 'repeatAction'; seats: One; again: number }
  | { t: 'endTurn'; seats: One }
  | { t: 'placeShield'; seats: One }
  | { t: 'rivalTurn' }
  | { t: 'soloTarget'; seats: One; among: readonly number[] }
  | { t: 'roundEnd' }
  | { t: 'store'; nth: number }
  | { t: 'storeGoods'; seats: One; from: number; kept: readonly number[] }
  | { t: 'cleanup' }
  | { t: 'score' };

/** A place in a State: `1.4` is place 4 of seat 1. */
export type At = `${number}.${number}`;

/** The answers to each question. They are short texts, so a match file can be read by people. */
export interface Answers {
  pickFaction: FactionId | 'random';
  /** The two cards of the six that go. */
  keepHand: `drop ${string}`;
  draftPick: LocationId;
  soloPick: LocationId;
  suppliersTarget: 'none' | `claim ${At}`;
  /** The goods of the chosen option. */
  productionOption: Good;
  copySource: `copy ${At}`;
  takeTurn:
    | `construct ${string}`
    | `redevelop ${string}`
    | `deal ${string}`
    | `raze ${string}`
    | `attack ${At}`
    | `use ${At}`
    | `convert ${Contact}`
    | 'exchange'
    | `visit ${At}`
    | `take ${Colour}`
    | `play ${string}`
    | 'shield'
    | 'pass';
  /** Token by token; one that lies on a card as stock names the card: `pay worker iron@0.3`. */
  payment: `pay ${string}`;
  discardCard: `discard ${string}`;
  discardDeal: `spend ${string}`;
  redevelopOld: `replace ${At}`;
  exchangeGood: ExchangeGood;
  stealTarget: `steal ${number} ${Token}`;
  activateTarget: `activate ${At}`;
  resetTargets: 'all' | 'done' | `reset ${At}`;
  ownDeals: 'all' | 'done' | `gather ${string}`;
  opponentDeal: `borrow ${number} ${string}`;
  repeatAction: 'again' | 'shield' | 'stop';
  endTurn: 'shield' | 'end';
  placeShield: `protect ${At}`;
  soloTarget: `yield ${At}`;
  storeGoods: 'all' | 'done' | `store ${Token}`;
}
export type Question = keyof Answers;
export type Answer = Answers[Question];

/** What a gain comes from: a card, a part of the board, or being visited. */
export type Src = CardId | 'board' | 'deals' | 'exchange' | 'redevelopment' | 'visit';

/** The phases of a round, after set-up and before the end (FSM-1, FSM-177). */
export const PHASES = ['setup', 'lookout', 'production', 'action', 'cleanup', 'scoring'] as const;
export type Phase = (typeof PHASES)[number];

/** What happened, as data: words (text/) and tellings (telling.ts) are made of it. `drew` and `dealt` are redacted. */
export type Event =
  | { t: 'faction'; seat: Seat; faction: FactionId }
  | { t: 'first'; seat: Seat }
  | { t: 'dealt'; seat: Seat; n: number; cards: CardId[] | null }
  | { t: 'dropped'; seat: Seat; cards: CardId[] }
  | { t: 'round'; round: number; first: Seat }
  | { t: 'connections'; red: CardId | null; blue: CardId | null }
  | { t: 'revealed'; cards: CardId[]; draft: number }
  | { t: 'drafted'; seat: Seat; card: CardId }
  | { t: 'leftOver'; card: CardId }
  | { t: 'laid'; card: CardId; no: number; from: 'display' | 'deck' }
  | { t: 'production' }
  | { t: 'claimed'; seat: Seat; owner: Seat; card: CardId; no: number }
  | { t: 'returned'; seat: Seat; goods: Goods }
  | { t: 'gained'; seat: Seat; goods: Goods; src: Src; how: Source }
  | { t: 'drew'; seat: Seat; n: number; cards: CardId[] | null; src: Src }
  | { t: 'reshuffled'; n: number }
  | { t: 'copied'; seat: Seat; card: CardId; no: number; source: CardId; owner: Seat; sourceNo: number }
  | { t: 'action' }
  /** `stock` is the part that lay on cards. */
  | { t: 'paid'; seat: Seat; goods: Goods; stock: Goods }
  | { t: 'discarded'; seat: Seat; card: CardId }
  | { t: 'spentDeal'; seat: Seat; card: CardId }
  | { t: 'constructed'; seat: Seat; card: CardId; no: number }
  | { t: 'redeveloped'; seat: Seat; card: CardId; no: number; old: CardId; oldNo: number; ruins: boolean }
  | { t: 'stocked'; seat: Seat; card: CardId; no: number; goods: Goods }
  | { t: 'recovered'; seat: Seat; card: CardId; no: number; goods: Goods }
  | { t: 'madeDeal'; seat: Seat; card: CardId }
  | { t: 'razedCard'; seat: Seat; card: CardId }
  | { t: 'razed'; seat: Seat; owner: Seat; card: CardId; no: number }
  | { t: 'used'; seat: Seat; card: CardId; no: number }
  | { t: 'converted'; seat: Seat; contact: Contact }
  | { t: 'exchanged'; seat: Seat; good: ExchangeGood }
  /** `host`: what the owner gets for it. */
  | { t: 'visited'; seat: Seat; owner: Seat; card: CardId; no: number; host: Goods }
  | { t: 'tookConnection'; seat: Seat; card: CardId }
  | { t: 'playedConnection'; seat: Seat; card: CardId }
  | { t: 'stole'; seat: Seat; from: Seat; good: Token }
  | { t: 'activated'; seat: Seat; card: CardId; no: number }
  | { t: 'reset'; seat: Seat; card: CardId; no: number }
  | { t: 'usedDeal'; seat: Seat; owner: Seat; card: CardId }
  | { t: 'shielded'; seat: Seat; card: CardId; no: number }
  | { t: 'passed'; seat: Seat }
  | { t: 'rivalConnection'; card: CardId }
  | { t: 'attacked'; card: CardId; target: CardId | null; no: number | null }
  | { t: 'repelled'; card: CardId; no: number }
  | { t: 'noAttack' }
  | { t: 'ending'; seat: Seat }
  | { t: 'kept'; seat: Seat; goods: Goods }
  /** What leaves each supply, by seat. */
  | { t: 'cleanup'; lost: Goods[] }
  | { t: 'scored'; seat: Seat; locations: number; ruins: number; deals?: number; vp: number }
  | { t: 'won'; seats: Seat[]; how: 'vp' | 'goods' | 'locations' | 'shared' }
  | { t: 'rated'; vp: number; rival: number; won: boolean; grade: number };

/** Why something cannot be done now. */
export type Reason =
  | { t: 'over' }
  | { t: 'notAsked' }
  | { t: 'notNow' }
  | { t: 'passed'; seat: Seat }
  | { t: 'short'; good: Token; n: number }
  | { t: 'shortAny'; n: number }
  | { t: 'noCard'; n: number }
  | { t: 'noDeal'; n: number }
  | { t: 'tooFar'; grey: number; blue: number; red: number }
  /** `short`: red contacts that are missing. */
  | { t: 'defence'; n: number; short: number }
  | { t: 'ruins' }
  | { t: 'used' }
  | { t: 'visited' }
  | { t: 'noAction' }
  | { t: 'noTarget' }
  | { t: 'noConnection' }
  | { t: 'noCommonType' }
  | { t: 'shielded' }
  | { t: 'noShield' };
