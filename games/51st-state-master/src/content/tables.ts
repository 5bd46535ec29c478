import type { Ability, Bonus, Cost, Effect, Goods } from './atoms.ts';
import {
  type AbilityEntry,
  type BonusEntry,
  type Content,
  type CostAmounts,
  type EffectEntry,
  GOOD_NAMES,
  type GoodAmounts,
  type GoodName,
  type LocationEntry,
  type Names,
} from './schema.ts';
import {
  ACTION,
  type Category,
  COLOURS,
  CONTACTS,
  type Contact,
  FEATURE,
  GOODS,
  type Good,
  PRODUCTION,
  type Provenance,
  SETS,
  type SetId,
  type Token,
  TYPES,
  type Type,
} from './vocabulary.ts';

/**
 * What the rules read, made of a content once. Every physical card has a number: locations first, then connections.
 * Copies of a face are equal to all rules; that they can be told apart is what makes memory exact (see README).
 */

/** A location by its face (reprints in other sets are the same card), a connection, a faction: ids of the content. */
export type LocationId = string;
export type ConnectionId = string;
export type CardId = string;
export type FactionId = string;

/** Goods by number: `[[good, n], …]`. */
export type Pile = readonly (readonly [good: number, n: number])[];
/** A price by number; `any` basic resources or ammo, cards from hand, own deals. */
export interface Bill {
  readonly need: Pile;
  readonly any: number;
  readonly cards: number;
  readonly deals: number;
}

/** A location face, ready for play. */
export interface Site {
  /** Its place among all faces, connections included. */
  readonly f: number;
  readonly id: LocationId;
  readonly name: Names;
  readonly provenance: Provenance;
  readonly distance: number;
  readonly types: readonly Type[];
  /** As bits; 0 for a typeless card (FSM-13). */
  readonly mask: number;
  readonly category: number;
  readonly does: Ability;
  /** How often its action may be used in a round; an option of the match says it where `optional` (FSM-133). */
  readonly uses: number;
  readonly optional: boolean;
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
  /** The type its production or its bonus counts, as bits, and the goods its production or threshold counts. */
  readonly counts: number;
  readonly bonusCounts: number;
  readonly tallies: readonly number[];
  /** Goods its storage keeps over Cleanup, as bits. */
  readonly keeps: number;
}

/** A connection face, ready for play. */
export interface Link {
  readonly f: number;
  readonly id: ConnectionId;
  readonly name: Names;
  readonly colour: number;
  readonly copies: number;
  readonly cost: Goods;
  readonly bill: Bill;
  readonly gain: Pile;
}

/** A conversion of a faction board (FSM-134). */
export interface Conversion {
  readonly contact: Contact;
  readonly cost: Cost;
  readonly bill: Bill;
  readonly n: number;
  readonly gain: Pile;
}
export interface Faction {
  readonly id: FactionId;
  readonly name: Names;
  readonly production: Goods;
  readonly gain: Pile;
  /** By CONTACTS. */
  readonly conversions: readonly Conversion[];
}

export interface Tables {
  readonly factions: readonly Faction[];
  readonly factionIds: readonly FactionId[];
  /** Every face, in the order of the content: locations, then connections. */
  readonly sites: readonly Site[];
  readonly links: readonly Link[];
  readonly locationIds: readonly LocationId[];
  /** Which face is printed how often in which set. */
  readonly prints: readonly { set: SetId; id: LocationId; copies: number }[];
  /** The face of every physical location. */
  readonly site: readonly Site[];
  /** By physical card: the number of its face, and its id. */
  readonly face: readonly number[];
  readonly id: readonly CardId[];
  /** The face of every physical connection, counted from the first. */
  readonly link: readonly Link[];
  /** How many physical locations, and cards, and faces there are. */
  readonly locations: number;
  readonly cards: number;
  readonly faces: number;
  readonly setCards: Readonly<Record<SetId, readonly number[]>>;
  /** By colour: red, blue. */
  readonly linkCards: readonly (readonly number[])[];
  /** Of a physical connection. */
  linkOf(card: number): Link;
  isConnection(card: number): boolean;
  /** −1 where there is no such card. */
  faceNumber(id: string): number;
  faceId(f: number): CardId;
  /** The physical cards of a face. */
  copiesOf(id: CardId): readonly number[];
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

export const categoryName = (category: number): Category =>
  category === PRODUCTION ? 'production' : category === FEATURE ? 'feature' : 'action';

// --- from the words of a content to the atoms of the rules -----------------------------------------------------------------

const nameOf = (name: string): string => (Object.hasOwn(GOOD_NAMES, name) ? GOOD_NAMES[name as GoodName] : name);
const renamed = (amounts: GoodAmounts | CostAmounts): object =>
  Object.fromEntries(Object.entries(amounts).map(([name, n]) => [nameOf(name), n]));
const goodsIn = (amounts: GoodAmounts): Goods => renamed(amounts) as Goods;
const costIn = (amounts: CostAmounts): Cost => renamed(amounts) as Cost;
const namesIn = <T extends Good>(names: readonly GoodName[]): T[] => names.map((name) => GOOD_NAMES[name] as T);

function effectIn(e: EffectEntry): Effect {
  switch (e.kind) {
    case 'gain':
      return { t: 'gain', gain: goodsIn(e.gain) };
    case 'stealResource':
      return { t: 'steal', n: e.count, of: e.of };
    case 'activateOwnProduction':
      return { t: 'activate' };
    case 'resetLocations':
      return { t: 'reset', max: e.max };
    case 'useDeals':
      return { t: 'useDeals', of: e.of, max: e.max };
  }
}

function abilityIn(a: AbilityEntry): Ability {
  switch (a.kind) {
    case 'none':
      return { t: 'none' };
    case 'produce':
      return { t: 'produce', gain: goodsIn(a.gain) };
    case 'produceChoice':
      return { t: 'choose', options: a.options.map(goodsIn) };
    case 'producePerType':
      return { t: 'perType', type: a.type, gain: goodsIn(a.gain), max: a.max };
    case 'producePerProduced':
      return { t: 'perProduced', counted: namesIn(a.counted), gain: goodsIn(a.gain), max: a.max };
    case 'produceCopy':
      return { t: a.from === 'ownOther' ? 'copyOwn' : 'takeOver' };
    case 'productionThreshold':
      return { t: 'threshold', counted: namesIn(a.counted), min: a.min, gain: goodsIn(a.gain) };
    case 'storage':
      return { t: 'storage', slots: a.slots.map(({ of, max }) => ({ of: namesIn<Token>(of), max })) };
    case 'trigger':
      return { t: 'trigger', on: a.on, gain: goodsIn(a.gain) };
    case 'action':
      return { t: 'action', cost: costIn(a.cost), effect: effectIn(a.effect), uses: a.uses };
  }
}

function bonusIn(b: BonusEntry): Bonus {
  switch (b.kind) {
    case 'gain':
      return { t: 'gains', gain: goodsIn(b.gain) };
    case 'gainPerType':
      return { t: 'gainsPerType', type: b.type, gain: goodsIn(b.gain), max: b.max };
    case 'placeOnCard':
      return { t: 'stock', goods: goodsIn(b.goods) };
    case 'copyProduction':
      return { t: 'copyOpponent' };
  }
}

// --- the tables ------------------------------------------------------------------------------------------------------------

const PRODUCES: readonly Ability['t'][] = ['produce', 'choose', 'perType', 'perProduced', 'copyOwn', 'takeOver'];
const categoryOf = (does: Ability): number =>
  does.t === 'action' ? ACTION : PRODUCES.includes(does.t) ? PRODUCTION : FEATURE;

function gainOf(does: Ability): Goods {
  if (does.t === 'action') return does.effect.t === 'gain' ? does.effect.gain : {};
  return 'gain' in does ? does.gain : {};
}
const bonusGoods = (bonus: Bonus | null): Goods =>
  bonus === null || bonus.t === 'copyOpponent' ? {} : bonus.t === 'stock' ? bonus.goods : bonus.gain;
const typeBit = (type: Type): number => 1 << TYPES.indexOf(type);
const bitsOf = (goods: readonly Good[]): number => goods.reduce((bits, good) => bits | (1 << GOODS.indexOf(good)), 0);

function siteOf(c: LocationEntry, f: number): Site {
  const does = abilityIn(c.ability);
  const bonus = c.buildingBonus ? bonusIn(c.buildingBonus) : null;
  const deal = pileOf(goodsIn(c.deal));
  return {
    f,
    id: c.id,
    name: c.name,
    provenance: c.provenance,
    distance: c.distance,
    types: c.types,
    mask: c.types.reduce((bits, type) => bits | typeBit(type), 0),
    category: categoryOf(does),
    does,
    uses: does.t === 'action' ? does.uses : 0,
    optional: c.ability.kind === 'action' && c.ability.usesOption !== undefined,
    open: c.open ?? false,
    bonus,
    shield: c.shield ?? 0,
    spoils: pileOf(goodsIn(c.spoils)),
    deal,
    dealGood: deal[0]![0],
    gain: pileOf(gainOf(does)),
    options: does.t === 'choose' ? does.options.map(pileOf) : [],
    bonusGain: pileOf(bonusGoods(bonus)),
    bill: does.t === 'action' ? billOf(does.cost) : null,
    copier: does.t === 'copyOwn' || does.t === 'takeOver',
    counts: does.t === 'perType' ? typeBit(does.type) : 0,
    bonusCounts: bonus?.t === 'gainsPerType' ? typeBit(bonus.type) : 0,
    tallies: 'counted' in does ? does.counted.map((good) => GOODS.indexOf(good)) : [],
    keeps: does.t === 'storage' ? does.slots.reduce((bits, slot) => bits | bitsOf(slot.of), 0) : 0,
  };
}

function linkIn(c: Content['connections'][number], f: number): Link {
  const cost = goodsIn(c.cost);
  const { id, name, copies } = c;
  const colour = COLOURS.indexOf(c.colour);
  return { f, id, name, colour, copies, cost, bill: billOf(cost as Cost), gain: pileOf(goodsIn(c.gain)) };
}

function factionIn({ id, name, production, conversions }: Content['factions'][number]): Faction {
  const goods = goodsIn(production);
  return {
    id,
    name,
    production: goods,
    gain: pileOf(goods),
    conversions: conversions.map((c, i) => {
      const cost = costIn(c.cost);
      const gain = pileOf(goodsIn(c.gain));
      return { contact: CONTACTS[i]!, cost, bill: billOf(cost), n: gain[0]![1], gain };
    }),
  };
}

export function tablesOf(content: Content): Tables {
  const entries = content.locations;
  const printed = SETS.flatMap((set) => entries.filter((c) => c.set === set));
  const sites = printed.filter(({ id }, i) => printed.findIndex((c) => c.id === id) === i).map(siteOf);
  const links = content.connections.map((c, i) => linkIn(c, sites.length + i));
  const factions = content.factions.map(factionIn);
  const byId = new Map<string, number>([...sites, ...links].map(({ id, f }) => [id, f]));
  const site = printed.flatMap(({ id, copies }) => Array<Site>(copies).fill(sites[byId.get(id)!]!));
  const set = printed.flatMap((c) => Array<SetId>(c.copies).fill(c.set));
  const link = links.flatMap((x) => Array<Link>(x.copies).fill(x));
  const locations = site.length;
  const id = [...site, ...link].map((x) => x.id);
  const cardsWhere = (wanted: (card: number) => boolean) => [...id.keys()].filter(wanted);
  const copies = new Map([...byId.keys()].map((name) => [name, cardsWhere((card) => id[card] === name)]));
  return {
    factions,
    factionIds: factions.map((faction) => faction.id),
    sites,
    links,
    locationIds: sites.map((x) => x.id),
    prints: printed.map((c) => ({ set: c.set, id: c.id, copies: c.copies })),
    site,
    face: [...site, ...link].map((x) => x.f),
    id,
    link,
    locations,
    cards: id.length,
    faces: sites.length + links.length,
    setCards: {
      base: cardsWhere((card) => set[card] === 'base'),
      newera: cardsWhere((card) => set[card] === 'newera'),
      winter: cardsWhere((card) => set[card] === 'winter'),
    },
    linkCards: COLOURS.map((_, colour) => cardsWhere((card) => link[card - locations]?.colour === colour)),
    linkOf: (card) => link[card - locations]!,
    isConnection: (card) => card >= locations,
    faceNumber: (name) => byId.get(name) ?? -1,
    faceId: (f) => (f < sites.length ? sites[f]!.id : links[f - sites.length]!.id),
    copiesOf: (name) => copies.get(name) ?? [],
  };
}

/** What the rules read, without names and remarks: contents with equal parts play alike. */
export const playsOf = ({ factions, sites, links, prints }: Tables): unknown => {
  const plain = ({ name: _, ...rest }: Faction | Site | Link) => ({ ...rest, provenance: undefined });
  return [factions.map(plain), sites.map(plain), links.map(plain), prints];
};
