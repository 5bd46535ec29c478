import type { Seat, StateBase } from '@ashtown/engine';
import type {
  Borough,
  CardId,
  Face,
  MonsterId,
  Outer,
  Res,
  Special,
  Tile,
  Token,
  Unit,
  Zone,
} from './content/vocabulary.ts';
import type { Options } from './options.ts';

export type { Options } from './options.ts';

/** Nobody, where a seat is expected. */
export const NOBODY = -1;

export interface Player {
  /** Index into MONSTERS, −1 before the choice. */
  monster: number;
  life: number;
  star: number;
  energy: number;
  /** Index into BOROUGHS, or NOWHERE. */
  at: number;
  /** Only in Manhattan: index into ZONES, and which of the two spaces of the zone. */
  zone: number;
  space: number;
  /** KEEP cards, in the order of the tables. */
  cards: CardId[];
  web: number;
  jinx: number;
  /** Tokens on the card Carapace. */
  carapace: number;
  /** Boroughs with a Souvenir of this Monster, as bits. */
  souvenirs: number;
  /** Stars by SOURCES; they add up to `star`. */
  from: number[];
  /** 0 while alive, else the number of the turn in which it was eliminated. */
  out: number;
}

export const SOURCES = ['manhattan', 'destruction', 'celebrity', 'statue', 'cards', 'lost'] as const;
export type Source = (typeof SOURCES)[number];

/** The phases of a turn: what it begins with, the throws, the dice, Move, Buy, and what it ends with. */
export const PHASES = ['start', 'roll', 'resolve', 'move', 'buy', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** Emptied when any turn begins (KNY-26), except `no`, `seat` and `normal`, which are set anew. */
export interface Turn {
  no: number;
  seat: Seat;
  /** Who had the last turn that was not an extra one. */
  normal: Seat;
  extra: boolean;
  /** Subway moves are allowed in this turn; `rides` counts them. */
  subway: boolean;
  rides: number;
  /** Faces of the dice on the table; a die thrown away by Chameleon is gone. */
  dice: number[];
  rerolls: number;
  /** Symbols of the result that are still to be resolved, by face. */
  open: number[];
  unitsOnly: boolean;
  entered: boolean;
  /** Units destroyed by the active Monster, by kind. */
  destroyed: number[];
  /** Damage dealt by the active Monster, and ⚡ gained, by seat. */
  dealt: number[];
  gained: number[];
  /** Seats that have paid the Power Tap, and seats eliminated in this turn, as bits. */
  tapped: number;
  fell: number;
  /** Cards that work once a turn and have done so. */
  used: CardId[];
}

export interface State extends StateBase<Frame> {
  options: Options;
  players: Player[];
  /** Stack i is tiles[3i] up to its height, the last one visible; −1 where a tile is gone. */
  tiles: number[];
  height: number[];
  /** Buildings destroyed so far, by tile. */
  razed: number[];
  /** Units by borough * 3 + kind, and how many of them were revealed this turn. */
  units: number[];
  fresh: number[];
  /** The top card is the last one. */
  deck: CardId[];
  bank: (CardId | null)[];
  discard: CardId[];
  /** A DISCARD card that was paid for and is taking effect. */
  limbo: CardId | null;
  superstar: Seat;
  statue: Seat;
  /** Columbia University: who gets the next KEEP cards. */
  claims: Seat[];
  /** Extra turns, first in, first out. */
  queue: { seat: Seat; subway: boolean }[];
  /** The 5-6 spaces are closed for good (KNY-155). */
  closed: boolean;
  turn: Turn;
  winners: Seat[] | null;
}

/** The state with deck and lower tiles face down, and without the generator. */
export type View = Omit<State, 'rng' | 'deck' | 'tiles'> & {
  rng: null;
  deck: null[];
  tiles: (number | null)[];
};

/** One cause of damage (KNY-115), while it is being worked out. */
export interface Harm {
  /** Whose damage it is, or NOBODY. */
  by: Seat;
  cause: 'attack' | 'army' | CardId;
  /** Damage and ⚡ lost instead of life, by seat. */
  n: readonly number[];
  paid: readonly number[];
  /** The next reaction to offer: two per seat in turn order from the active player, Carapace then Of Another World. */
  next: number;
}

type One = readonly [Seat];

export type Frame =
  | { t: 'chooseMonster'; seats: One }
  | { t: 'firstPlayer' }
  | { t: 'chooseStartBorough'; seats: One }
  | { t: 'turn'; seat: Seat; extra: boolean; subway: boolean }
  | { t: 'early' }
  | { t: 'superSpeedMove'; seats: One }
  | { t: 'subwayMove'; seats: One }
  | { t: 'roll' }
  | { t: 'rollOrStop'; seats: One }
  | { t: 'reroll'; faces: readonly number[] }
  | { t: 'result' }
  | { t: 'chameleon'; seats: One; set: readonly number[] }
  | { t: 'additions' }
  | { t: 'hailingCabs'; seats: One }
  | { t: 'painbow' }
  | { t: 'convertSymbols'; seats: One; from: Face; to: Face; both: boolean }
  | { t: 'symbols' }
  | { t: 'chooseSymbolType'; seats: One }
  | { t: 'resolve'; face: number }
  | { t: 'allocateHeal'; seats: One; n: number }
  | { t: 'allocateAttack'; seats: One; n: number }
  | { t: 'attack'; n: number }
  | { t: 'attacked'; targets: readonly Seat[] }
  | { t: 'fleeing'; from: readonly Seat[]; fled: boolean }
  | { t: 'flee'; seats: One; rest: readonly Seat[]; fled: boolean }
  | { t: 'destroy'; points: number; reach: number }
  | { t: 'destroyObject'; seats: One; points: number; reach: number }
  | { t: 'celebrity' }
  | { t: 'statue' }
  | { t: 'damage'; harm: Harm }
  | { t: 'carapaceDiscard'; seats: One; harm: Harm }
  | { t: 'payDamageWithEnergy'; seats: One; harm: Harm }
  | { t: 'aftermath'; harm: Harm }
  | { t: 'leaveClosedSpace'; seats: One }
  | { t: 'payWithLife'; seats: One; n: number; buying: boolean }
  | { t: 'move' }
  | { t: 'moveStep'; seats: One }
  | { t: 'go'; seat: Seat; to: number }
  | { t: 'stinkAttack'; seats: One; from: number; sent: number }
  | { t: 'buy' }
  | { t: 'buyStep'; seats: One }
  | { t: 'take'; card: CardId; from: 'bank' | 'discard'; price: number }
  | { t: 'effects'; seat: Seat; card: CardId; next: number }
  | { t: 'spent' }
  | { t: 'sweep' }
  | { t: 'refill' }
  | { t: 'nextStageSplit'; seats: One; n: number }
  | { t: 'photoOpTarget'; seats: One }
  | { t: 'discards'; from: readonly Seat[] }
  | { t: 'teslaCannonDiscard'; seats: One }
  | { t: 'end' }
  | { t: 'verdict' };

/** KNY-32: what the owner of Carapace, or of a Subway turn, may do beside a decision of their own. */
export type Free = 'shed carapace' | `ride ${Borough}`;

/** The answers to each question. They are short texts or numbers, so a match file can be read by people. */
export interface Answers {
  chooseMonster: MonsterId;
  chooseStartBorough: Outer;
  superSpeedMove: 'pass' | 'up' | Borough | Free;
  subwayMove: 'pass' | Free;
  /** The dice to throw again, by face in the order of FACES: `reroll heal ouch ouch`. */
  rollOrStop: 'stop' | `reroll ${string}` | Free;
  /** Throws a CELEBRITY die away and turns a die from one face to another. */
  chameleon: 'pass' | `turn ${Face} ${Face}` | Free;
  hailingCabs: 'yes' | 'no' | Free;
  /** How many symbols change; negative where a card works both ways: that many the other way round. */
  convertSymbols: number | Free;
  chooseSymbolType: Face | Free;
  allocateHeal: number | Free;
  allocateAttack: number | Free;
  flee: 'stay' | Outer;
  destroyObject: 'stop' | `building ${Borough} ${number}` | `unit ${Borough} ${Unit}` | `reach ${Borough}` | Free;
  carapaceDiscard: 'keep' | 'discard';
  payDamageWithEnergy: number;
  leaveClosedSpace: Outer;
  payWithLife: number | Free;
  moveStep: 'stay' | 'up' | Borough | Free;
  stinkAttack: 'done' | `send ${Unit} ${Borough}` | `send fresh ${Unit} ${Borough}` | Free;
  buyStep: 'finish' | 'sweep' | `buy ${CardId}` | `salvage ${CardId}` | Free;
  nextStageSplit: number;
  photoOpTarget: `monster ${number}`;
  teslaCannonDiscard: `discard ${CardId}`;
}
export type Question = keyof Answers;
export type Answer = Answers[Question];

/** What a gain or a loss comes from. */
export type Src = CardId | Face | Tile | Unit | 'manhattan' | 'entry' | 'superstar' | 'statue';

/** What a Monster loses when it is eliminated (KNY-121), besides its cards. */
type Belongings = Readonly<Record<'energy' | Token | 'souvenirs' | 'claims', number>>;
/** What happened, as data: the log in words and the animations are made of it. Nothing in it is secret. */
export type Event =
  | { t: 'monster'; seat: Seat; monster: MonsterId }
  | { t: 'firstRoll'; seat: Seat; attacks: number }
  | { t: 'first'; seat: Seat }
  | { t: 'placed'; seat: Seat; to: Outer }
  | { t: 'turn'; seat: Seat; no: number; extra: boolean; subway: boolean }
  /** A later phase of the turn begins, or Buy goes on after a purchase. */
  | { t: 'phase'; seat: Seat; phase: Phase }
  /** `thrown`: the places on the table of the dice that were thrown, from 0. */
  | { t: 'rolled'; seat: Seat; dice: Face[]; first: boolean; thrown: number[]; left: number }
  | { t: 'stopped'; seat: Seat }
  /** `at`: the place of the turned die, once the other one is thrown away. */
  | { t: 'turnedDie'; seat: Seat; from: Face; to: Face; at: number }
  | { t: 'added'; seat: Seat; face: Face; n: number; src: CardId }
  | { t: 'converted'; seat: Seat; from: Face; to: Face; n: number }
  | { t: 'resolving'; seat: Seat; face: Face; n: number }
  | { t: 'gained'; seat: Seat; res: Res; n: number; src: Src }
  | { t: 'lost'; seat: Seat; res: Res; n: number; src: Src; by: Seat }
  | { t: 'handedOver'; from: Seat; to: Seat; n: number; src: CardId }
  /** `buying`: the price of a card or of a sweep, which the purchase names itself. */
  | { t: 'paid'; seat: Seat; energy: number; life: number; buying: boolean }
  | { t: 'token'; seat: Seat; token: Token; n: number; by: Seat }
  | { t: 'attacked'; seat: Seat; n: number; targets: Seat[] }
  | { t: 'doublingDie'; seat: Seat; face: Face; by: Seat }
  | { t: 'army'; seat: Seat; reach: 'you' | 'borough' | 'city'; targets: Seat[]; at: Borough[] }
  /** `n` is the damage, `life` what it cost: less where it was paid for in ⚡ or more than was left. */
  | { t: 'hurt'; seat: Seat; n: number; paid: number; life: number; by: Seat; cause: Harm['cause'] }
  /** With where it was and what it had. */
  | { t: 'eliminated'; seat: Seat; at: Borough; cards: CardId[]; specials: Special[]; had: Belongings }
  /** `below`: what is seen of the stack now. */
  | { t: 'razed'; seat: Seat; at: Borough; stack: number; tile: Tile; below: Tile | null }
  | { t: 'unitDestroyed'; seat: Seat; at: Borough; unit: Unit }
  | { t: 'reached'; seat: Seat; to: Borough }
  | { t: 'superstar'; seat: Seat; from: Seat }
  | { t: 'statue'; seat: Seat; from: Seat }
  | { t: 'stayed'; seat: Seat }
  | { t: 'fled'; seat: Seat; to: Outer }
  | { t: 'entered'; seat: Seat; from: Borough }
  | { t: 'moved'; seat: Seat; from: Borough; to: Outer }
  | { t: 'up'; seat: Seat; from: Zone; to: Zone }
  | { t: 'shifted'; seat: Seat }
  | { t: 'closed' }
  | { t: 'sent'; seat: Seat; unit: Unit; from: Borough; to: Borough }
  | { t: 'bought'; seat: Seat; card: CardId; price: number; from: 'bank' | 'discard' | 'claim' }
  | { t: 'swept'; seat: Seat; cards: CardId[] }
  | { t: 'turnedUp'; card: CardId; slot: number }
  | { t: 'reshuffled' }
  | { t: 'claimed'; seat: Seat }
  /** With what leaves together with the card. */
  | { t: 'cardLost'; seat: Seat; card: CardId; life: number; carapace: number; souvenirs: number }
  | { t: 'extraTurn'; seat: Seat; src: CardId }
  | { t: 'souvenir'; seat: Seat; at: Borough }
  | { t: 'won'; seats: Seat[]; how: 'stars' | 'last' | 'painbow' | 'draw' };

/** Why nothing can be done with a thing now; `explain` finds it, the words say it. */
export type Reason =
  | { t: 'over' }
  | { t: 'notAsked' }
  | { t: 'notNow' }
  | { t: 'eliminated' }
  | { t: 'energyShort'; n: number }
  | { t: 'needsUnit'; unit: 'jet' | 'tank' }
  | { t: 'here' }
  | { t: 'full'; borough: Borough }
  | { t: 'manhattanTaken' }
  | { t: 'manhattanFirst' }
  | { t: 'noWayOut' }
  | { t: 'moveFee'; n: number }
  | { t: 'lockedDie'; face: Face }
  | { t: 'jinxFee'; n: number }
  | { t: 'mustReroll' }
  | { t: 'tooTough'; needs: number; points: number }
  | { t: 'revealedNow' }
  | { t: 'unitsOnly' }
  | { t: 'tooFar' };
