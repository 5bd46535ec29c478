import type { Seat, StateBase } from '@ashtown/engine';
import type { Area, Colour, Cost, Figure, Group, Station } from './content/vocabulary.ts';

export interface Options {
  'repair.workersPerStep': 1 | 2;
  pickOrder: 'descendingBids' | 'topToBottom';
  roundTrack: 'rising' | 'moderate' | 'even';
  openSurvivors: boolean;
}

/** The phases of a round (ARM-45), and the scorings that follow the third and the last one (ARM-46). */
export const PHASES = ['preparation', 'auction', 'resolution', 'completion', 'midgame', 'scoring'] as const;
export type Phase = (typeof PHASES)[number];

/** Where VP came from; a score is the sum over these. */
export const SOURCES = [
  'start',
  'auction',
  'tiles',
  'actions',
  'fights',
  'repairs',
  'rounds',
  'housing',
  'damage',
  'marauders',
  'homeless',
  'common',
  'private',
  'beer',
  'gasoline',
  'weapons',
  'medicine',
  'vehicle',
  'map',
] as const;
export type Source = (typeof SOURCES)[number];

/**
 * What everybody knows of the survivors somebody owns, in one list: at least so many of each colour, at most so many, and
 * the same in all. They count what was bid last and all that moved in the open since; what stayed behind the screen is
 * only known to have found housing (README, "Hidden stock").
 */
export type Bounds = number[];
export const LO = 0;
export const HI = 4;
export const LEAST = 8;
export const MOST = 9;

/** What one player has seen of equipment cards that lie face down. */
export interface Memory {
  /** Kinds, counted, that are in the deck or were drawn from it since by one of the others. */
  sure: number[];
  /** Cards each seat has drawn face down since `sure` was counted. */
  drawn: number[];
  /** Cards seen before another seat drew them: seat, kind, seat, kind and so on. */
  spied: number[];
}

export interface Player {
  vp: number;
  /** VP by SOURCES. */
  from: number[];
  /** When the VP marker last moved: the latest one on a space lies on top (ARM-22). */
  arrived: number;
  /** Position on the marauder track, and space of the damage marker. */
  marauders: number;
  damage: number;
  /** Survivors behind the screen by COLOURS, and those in the open by PLACES × COLOURS. */
  screen: number[];
  placed: number[];
  /** Leaders beside the damage track (ARM-60). */
  aside: number;
  /** The topmost building of each site, −1 where there is none; and what is covered: site * 100 + building. */
  city: number[];
  under: number[];
  /** Activations this round, by site * LINES + line. */
  used: number[];
  /** Marauders fought off this round (ARM-196). */
  fought: number;
  /** A Two Houses tile that counts this round, −1 if there is none. */
  houses: number;
  /** Equipment by kind, ascending; of these everybody knows `open`. */
  hand: number[];
  open: number[];
  /** Cards looked at and not yet kept or put back (ARM-175). */
  look: number[];
  /** How many cards outside `open` the last common tile has counted: at least, at most. */
  match: number[];
  /** Private scoring tiles; and the one that was chosen in the end, else −1. */
  tiles: number[];
  chosen: number;
  bounds: Bounds;
  /** Null as long as there is nothing to remember. */
  memory: Memory | null;
}

/** Out of the game for good; what went there openly. */
export interface Gone {
  /** By index into FIGURES. */
  figures: number[];
  /** Numbers of pieces by kind. */
  equipment: number[];
  tiles: number[];
  buildings: number[];
  auction: number[];
  scoring: number[];
}

export interface State extends StateBase<Frame> {
  options: Options;
  /** 0 before the first one. */
  round: number;
  start: Seat;
  /** Counts movements on the VP track. */
  clock: number;
  players: Player[];
  /** By index into FIGURES. */
  bag: number[];
  /** Equipment: the top card is the last one. `seen` says by bits who has seen the card at each place. */
  deck: number[];
  seen: number[];
  /** The equipment display: kinds by slot, −1 where it is empty, and slot * FIGURES + figure. */
  display: number[];
  figures: number[];
  /** Building cards of level 1 and 2; the top one is last. */
  level1: number[];
  level2: number[];
  /** The building display: cards and tiles by slot, −1 where it is empty. */
  offer: number[];
  offerTiles: number[];
  tiles: number[];
  /** Auction tiles in place by area, and those to come. */
  auction: number[];
  auctionStack: number[];
  /** Common scoring tiles: midgame, final; −1 once it is in the box. */
  common: number[];
  /** Scoring tiles nobody has seen (ARM-43). */
  unseen: number[];
  /** Seats by area in the order of their bids. */
  order: number[][];
  /** The scoring tile `match` of all players is about, −1 if none. */
  counted: number;
  gone: Gone;
  over: boolean;
}

/** Another player's seat, or a spectator's, sees the player so. */
export type Seen = Omit<Player, 'screen' | 'hand' | 'look' | 'tiles'> & {
  screen: number[] | null;
  hand: (number | null)[];
  look: (number | null)[];
  tiles: (number | null)[];
};

/** The state with all that is hidden face down, and without the generator. */
export type View = Omit<
  State,
  'rng' | 'players' | 'bag' | 'deck' | 'level1' | 'level2' | 'tiles' | 'auctionStack' | 'unseen'
> & {
  rng: null;
  /** Whose view it is; null is a spectator. */
  viewer: Seat | null;
  players: Seen[];
  bag: null;
  /** How many figures are in the bag, and whether a soldier and an engineer are among them (ARM-241). */
  bagSize: number;
  bagHas: { soldier: boolean; engineer: boolean };
  deck: (number | null)[];
  level1: null[];
  level2: null[];
  tiles: null[];
  auctionStack: null[];
  unseen: null[];
};

type One = readonly [Seat];

export type Frame =
  | { t: 'round' }
  | { t: 'twoHousesLeave' }
  | { t: 'arrivals' }
  | { t: 'roundMarker' }
  | { t: 'damageTracks' }
  | { t: 'equipment' }
  | { t: 'buildings' }
  | { t: 'auction' }
  | { t: 'bidding' }
  | { t: 'placeBid'; seats: One }
  | { t: 'bidColour'; seats: One; area: number; colour: number; bid: readonly number[] }
  | { t: 'bonus'; area: number }
  | { t: 'penalty'; area: number }
  | { t: 'loseEquipment'; seat: Seat }
  | { t: 'discardEquipment'; seats: One }
  | { t: 'exploration' }
  | { t: 'explore'; seat: Seat }
  | { t: 'takeEquipment'; seats: One }
  | { t: 'construction' }
  | { t: 'takeBuilding'; seats: One }
  | { t: 'placeBuilding'; seats: One; card: number; tile: number }
  | { t: 'tile'; seat: Seat; tile: number }
  | { t: 'exchangeInPlace'; seats: One }
  | { t: 'city' }
  | { t: 'cityTurn'; seat: Seat }
  | { t: 'cityAction'; seats: One }
  | { t: 'keepDrawn'; seats: One }
  | { t: 'searchDeck'; seats: One }
  | { t: 'retrieve' }
  | { t: 'marauderDamage' }
  | { t: 'housing' }
  | { t: 'house'; seat: Seat }
  | { t: 'returnHomeless'; seats: One; n: number }
  | { t: 'homelessColour'; seats: One; n: number; colour: number; figures: readonly number[] }
  | { t: 'income' }
  | { t: 'roundEnd' }
  | { t: 'midgame' }
  | { t: 'final' }
  | { t: 'choosePrivateTile'; seats: readonly Seat[]; got?: Readonly<Record<Seat, string>> }
  | { t: 'scoreEquipment' }
  | { t: 'lastDamage' }
  | { t: 'lastMarauders' }
  | { t: 'verdict' };

/** The answers to each question, short and readable; survivors are written as `worker*2 leader`, or `nobody`. */
export interface Answers {
  /** With very many survivors the area comes first and then a number for each colour. */
  placeBid: `${Area} ${string}` | `${Area} by colour`;
  bidColour: number;
  discardEquipment: string;
  takeEquipment: `slot ${number}`;
  takeBuilding: string;
  placeBuilding: `site ${number}` | 'forfeit';
  exchangeInPlace: 'decline' | `${Area | 'screen'} ${Colour}`;
  /** `act 3.1 worker`: the first line of site 3, paid by a worker. */
  cityAction: 'end' | `extend ${string}` | `repair ${string}` | `act ${string}`;
  keepDrawn: string;
  searchDeck: string;
  returnHomeless: string;
  homelessColour: number;
  choosePrivateTile: string;
}
export type Question = keyof Answers;
export type Answer = Answers[Question];

/** What happened, as data. Cards are ids; survivors are counted by COLOURS, figures by FIGURES. */
export type Event =
  | { t: 'tilesLaid'; common: string[]; auction: string[] }
  | { t: 'dealt'; seat: Seat; figures: number[]; tiles: (string | null)[] }
  | { t: 'round'; no: number }
  /** A phase begins that no other event begins. */
  | { t: 'phase'; phase: Phase }
  /** Housing for one round comes with its tile, and goes with it. */
  | { t: 'houses'; seat: Seat; tile: string; n: number }
  | { t: 'arrived'; seat: Seat; n: number; over: number; to: number }
  | { t: 'vp'; seat: Seat; n: number; src: Source }
  /** `src`: what moves it where nobody does. */
  | { t: 'marauders'; seat: Seat; n: number; to: number; src?: 'damage' }
  | { t: 'damage'; seat: Seat; n: number; to: number; src?: 'marauders' }
  /** What was to come of a tile changes nothing. */
  | { t: 'noEffect'; seat: Seat }
  | { t: 'leaderLost'; seat: Seat }
  | { t: 'leaderBack'; seat: Seat }
  | { t: 'equipmentShown'; slot: number; card: string; figures: number[] }
  | { t: 'buildingShown'; slot: number; card: string; tile: string }
  | { t: 'starts'; seat: Seat }
  | { t: 'bid'; seat: Seat; area: Area; figures: number[] }
  | { t: 'bonus'; seat: Seat; area: Area; tile: string }
  | { t: 'penalty'; seat: Seat; area: Area; tile: string }
  | { t: 'drew'; seat: Seat; cards: (string | null)[] }
  | { t: 'discarded'; seat: Seat; card: string }
  | { t: 'tookEquipment'; seat: Seat; slot: number; card: string; figures: number[] }
  | { t: 'tookBuilding'; seat: Seat; slot: number; card: string; tile: string }
  | { t: 'built'; seat: Seat; card: string; site: number; over: string | null }
  | { t: 'forfeited'; seat: Seat; card: string }
  | { t: 'tile'; seat: Seat; tile: string }
  | { t: 'exchanged'; seat: Seat; at: Area | 'screen' | 'spent'; to: Colour }
  | { t: 'declined'; seat: Seat }
  | { t: 'cityTurn'; seat: Seat; figures: number[] }
  | { t: 'extended'; seat: Seat; figures: number[] }
  | { t: 'repaired'; seat: Seat; figures: number[] }
  | { t: 'acted'; seat: Seat; card: string; site: number; line: number; figures: number[] }
  | { t: 'ended'; seat: Seat }
  | { t: 'looked'; seat: Seat; cards: (string | null)[] }
  | { t: 'kept'; seat: Seat; card: string | null; under: (string | null)[] }
  | { t: 'searched'; seat: Seat; card: string | null }
  | { t: 'recruited'; seat: Seat; figure: Figure }
  | { t: 'retrieved' }
  /** So many survivors have no housing: somebody has to choose who leaves. */
  | { t: 'crowded'; seat: Seat; n: number }
  | { t: 'homeless'; seat: Seat; figures: number[] }
  | { t: 'counted'; seat: Seat; tile: string; n: number }
  | { t: 'newAuctionTiles'; tiles: string[] }
  | { t: 'chose'; seat: Seat; tile: string }
  | { t: 'revealed'; seat: Seat; cards: string[] }
  | { t: 'equipmentScored'; seat: Seat; group: Group; n: number; vp: number }
  | { t: 'won'; seats: Seat[] };

/** Why nothing can be done with a thing now; `explain` finds it, the words say it. */
export type Reason =
  | { t: 'over' }
  | { t: 'notAsked' }
  | { t: 'notNow' }
  | { t: 'hasBid'; area: Area }
  | { t: 'siteClosed' }
  | { t: 'siteReserved' }
  | { t: 'onlyHq' }
  | { t: 'onlyWatchtower' }
  | { t: 'otherChurch'; card: string }
  | { t: 'noActions' }
  | { t: 'usedUp'; n: number }
  /** Survivors are short: so many, for such a symbol. */
  | { t: 'cannotPay'; short: Cost; n: number }
  | { t: 'noMarauders' }
  | { t: 'undamaged' }
  | { t: 'deckEmpty' }
  | { t: 'handEmpty' }
  | { t: 'bagLacks' }
  | { t: 'bagEmpty' }
  | { t: 'noWorker'; at: Station | 'screen' }
  | { t: 'extended' }
  | { t: 'notInHand' }
  | { t: 'taken' };
