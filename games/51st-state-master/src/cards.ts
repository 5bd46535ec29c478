import {
  ACTION,
  type Category,
  CONNECTIONS,
  type Connection,
  type ConnectionId,
  FEATURE,
  GOODS,
  type Good,
  PRODUCTION,
  TYPES,
  type Type,
} from './board.ts';
import type { Ability, Bonus, Cost, Goods, Location } from './cards/atoms.ts';
import { NOTHING } from './cards/atoms.ts';
import { BASE } from './cards/base.ts';
import { NEW_ERA } from './cards/newera.ts';
import { WINTER } from './cards/winter.ts';

/**
 * The tables of the cards made ready for play. Every physical card has a number: locations first, then connections.
 * Copies of a face are equal to all rules; that they can be told apart is what makes memory exact (see README).
 */

export type { ConnectionId } from './board.ts';
export type { Ability, Bonus, Cost, Effect, Goods, Location, Slot } from './cards/atoms.ts';

const SETS = { base: BASE, newera: NEW_ERA, winter: WINTER } as const;
type SetId = keyof typeof SETS;
const SET_IDS = Object.keys(SETS) as SetId[];
/** A location by its face: reprints in other sets are the same card. */
export type LocationId = keyof typeof BASE | keyof typeof NEW_ERA | keyof typeof WINTER;
export type CardId = LocationId | ConnectionId;

/** Goods by number: `[[good, n], …]`. */
export type Pile = readonly (readonly [good: number, n: number])[];
/** A price by number; `any` basic resources or ammo, cards from hand, own deals. */
export interface Bill {
  readonly need: Pile;
  readonly any: number;
  readonly cards: number;
  readonly deals: number;
}

export const pileOf = (goods: Goods): Pile =>
  Object.entries(goods).map(([good, n]) => [GOODS.indexOf(good as Good), n] as const);
export const goodsOf = (pile: Pile): Goods => Object.fromEntries(pile.map(([g, n]) => [GOODS[g]!, n]));
/** What there is of a list of amounts by good. */
export const tokensOf = (amounts: readonly number[]): Goods =>
  Object.fromEntries(amounts.flatMap((n, g) => (n > 0 ? [[GOODS[g]!, n]] : [])));

export function billOf(cost: Cost): Bill {
  const { anyResource = 0, card = 0, deal = 0, ...tokens } = cost;
  return { need: pileOf(tokens as Goods), any: anyResource, cards: card, deals: deal };
}

/** A location face, ready for play. */
export interface Site {
  /** Its place among all faces, connections included. */
  readonly f: number;
  readonly id: LocationId;
  readonly distance: number;
  readonly types: readonly Type[];
  /** As bits; 0 for a typeless card (FSM-13). */
  readonly mask: number;
  readonly category: number;
  readonly does: Ability;
  readonly open: boolean;
  readonly bonus: Bonus | null;
  readonly shield: number;
  readonly spoils: Pile;
  readonly deal: Pile;
  readonly dealGood: number;
  /** What its production, threshold, trigger or plain action gives. */
  readonly gain: Pile;
  readonly options: readonly Pile[];
  /** What its bonus gives or lays on it. */
  readonly bonusGain: Pile;
  /** What its action costs. */
  readonly bill: Bill | null;
  /** FSM-195: a card that copies. */
  readonly copier: boolean;
}

const PRODUCES: readonly Ability['t'][] = ['produce', 'choose', 'perType', 'perProduced', 'copyOwn', 'takeOver'];
const categoryOf = (does: Ability): number =>
  does.t === 'action' ? ACTION : PRODUCES.includes(does.t) ? PRODUCTION : FEATURE;

function gainOf(does: Ability): Goods {
  if (does.t === 'action') return does.effect.t === 'gain' ? does.effect.gain : {};
  return 'gain' in does ? does.gain : {};
}

function siteOf(id: LocationId, card: Location, f: number): Site {
  const does: Ability = card.does ?? NOTHING;
  const { bonus = null } = card;
  return {
    f,
    id,
    distance: card.distance,
    types: card.types,
    mask: card.types.reduce((bits, type) => bits | (1 << TYPES.indexOf(type)), 0),
    category: categoryOf(does),
    does,
    open: card.open ?? false,
    bonus,
    shield: card.shield ?? 0,
    spoils: pileOf(card.spoils),
    deal: [[GOODS.indexOf(card.deal), 1]],
    dealGood: GOODS.indexOf(card.deal),
    gain: pileOf(gainOf(does)),
    options: does.t === 'choose' ? does.options.map(pileOf) : [],
    bonusGain: pileOf(
      bonus === null || bonus.t === 'copyOpponent' ? {} : bonus.t === 'stock' ? bonus.goods : bonus.gain,
    ),
    bill: does.t === 'action' ? billOf(does.cost) : null,
    copier: does.t === 'copyOwn' || does.t === 'takeOver',
  };
}

/** Which face is printed how often in which set. */
export const PRINTS: readonly { set: SetId; id: LocationId; card: Location; copies: number }[] = SET_IDS.flatMap(
  (set) =>
    Object.entries(SETS[set]).map(([id, card]: [string, Location]) => ({
      set,
      id: id as LocationId,
      card,
      copies: card.copies ?? 1,
    })),
);
/** Every location face, in the order of the tables. */
export const SITES: readonly Site[] = PRINTS.filter(({ id }, i) => PRINTS.findIndex((x) => x.id === id) === i).map(
  ({ id, card }, f) => siteOf(id, card, f),
);
const SITE_BY_ID = new Map(SITES.map((site) => [site.id, site]));
export const LOCATION_IDS: readonly LocationId[] = SITES.map((site) => site.id);

/** A connection face, ready for play. */
export interface Link {
  readonly f: number;
  readonly id: ConnectionId;
  readonly colour: number;
  readonly copies: number;
  readonly bill: Bill;
  readonly gain: Pile;
}
export const LINKS: readonly Link[] = (Object.entries(CONNECTIONS) as [ConnectionId, Connection][]).map(
  ([id, { colour, copies, cost, gain }], i) => ({
    f: SITES.length + i,
    id,
    colour: colour === 'red' ? 0 : 1,
    copies,
    bill: billOf(cost),
    gain: pileOf(gain),
  }),
);

const copiesOf = <T extends { copies: number }>(x: T): T[] => Array<T>(x.copies).fill(x);
/** The face of every physical location card. */
export const SITE: readonly Site[] = PRINTS.flatMap(({ id, copies }) => Array<Site>(copies).fill(SITE_BY_ID.get(id)!));
const SET_OF: readonly SetId[] = PRINTS.flatMap(({ set, copies }) => Array<SetId>(copies).fill(set));
export const LOCATIONS = SITE.length;
const LINKS_OF_CARDS: readonly Link[] = LINKS.flatMap(copiesOf);
export const CARDS = LOCATIONS + LINKS_OF_CARDS.length;

export const isConnection = (card: number): boolean => card >= LOCATIONS;
export const linkOf = (card: number): Link => LINKS_OF_CARDS[card - LOCATIONS]!;
/** The number of a card's face, connections included. */
export const FACE_OF: readonly number[] = [...SITE.map((site) => site.f), ...LINKS_OF_CARDS.map((link) => link.f)];
/** The id of every physical card. */
export const ID_OF: readonly CardId[] = [...SITE.map((site) => site.id), ...LINKS_OF_CARDS.map((link) => link.id)];
export const FACES = SITES.length + LINKS.length;
const FACE_BY_ID = new Map<string, number>([...SITES, ...LINKS].map(({ id, f }) => [id, f]));
/** −1 where there is no such card. */
export const faceNumber = (id: string): number => FACE_BY_ID.get(id) ?? -1;
export const faceId = (f: number): CardId => (f < SITES.length ? SITES[f]!.id : LINKS[f - SITES.length]!.id);

const cardsWhere = (wanted: (card: number) => boolean): readonly number[] =>
  Array.from({ length: CARDS }, (_, card) => card).filter(wanted);
export const CARDS_OF_SET: Readonly<Record<SetId, readonly number[]>> = {
  base: cardsWhere((c) => SET_OF[c] === 'base'),
  newera: cardsWhere((c) => SET_OF[c] === 'newera'),
  winter: cardsWhere((c) => SET_OF[c] === 'winter'),
};
/** By colour: red, blue. */
export const CONNECTION_CARDS: readonly (readonly number[])[] = [0, 1].map((colour) =>
  cardsWhere((c) => isConnection(c) && linkOf(c).colour === colour),
);

export const categoryName = (category: number): Category =>
  category === PRODUCTION ? 'production' : category === FEATURE ? 'feature' : 'action';
