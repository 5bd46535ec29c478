import type {
  Content,
  CostEntry,
  Effect,
  GoodEntry,
  LeaderEffect,
  LocationEntry,
  Names,
  RangeEntry,
} from './content.ts';
import {
  COLOURS,
  GOODS,
  type Good,
  type Goods,
  LAYOUTS,
  type Layout,
  MODES,
  type Moment,
  type Provenance,
  RESOURCES,
  type Resource,
  type Sort,
  TYPES,
  type Type,
  VP1,
  VP2,
} from './vocabulary.ts';

/** Goods by number: `[[good, n], …]`. */
export type Pile = readonly (readonly [good: number, n: number])[];

/** A price (FS-87): resources by kind, resources of any kind, workers, cards from hand, and one tucked card of a sort. */
export interface Bill {
  readonly need: readonly number[];
  readonly any: number;
  /** All resources together. */
  readonly total: number;
  readonly workers: number;
  readonly cards: number;
  readonly tucked: Sort | 'either' | null;
}

/** What an action location does for its workers (FS-156, FS-158, FS-164). */
export interface Act {
  readonly op: 'CONVERT' | 'STEAL' | 'COLLECT_SET';
  /** Workers of the first use (FS-141). */
  readonly workers: number;
  readonly bill: Bill;
  readonly gain: Pile;
  /** Gains nothing but VP tokens, or nothing but cards: void on a full card, or when no card is left (FS-71). */
  readonly only: 'vp' | 'card' | null;
}

/** A location design, as the rules read it. What a card does not have is null, an empty pile or 0. */
export interface Site {
  /** Its place among the faces of the deck. */
  readonly f: number;
  readonly id: string;
  readonly name: Names;
  readonly distance: number;
  readonly types: readonly Type[];
  /** The types as bits. */
  readonly mask: number;
  readonly layout: number;
  readonly spoils: Pile;
  readonly deal: Pile;
  /** Room it gives while it is a deal (FS-100). */
  readonly dealRoom: number;
  /** Its production; with `per` once for each own location of these types (FS-153). */
  readonly produce: Pile | null;
  readonly per: number;
  readonly stock: Pile | null;
  readonly onBuild: Pile | null;
  /** Room for tucked cards: of either sort, and for spoils only (FS-99). */
  readonly room: number;
  readonly spoilsRoom: number;
  /** FS-170: the types it counts, and its gain for each. */
  readonly counted: number;
  readonly countedGain: Pile;
  /** FS-173, as bits. */
  readonly draft: number;
  /** Kinds a store takes, as bits (FS-165). */
  readonly store: number;
  /** Places of a set by kind (FS-162). */
  readonly set: readonly number[] | null;
  readonly act: Act | null;
  /** What it does, in parts: the texts follow from them. */
  readonly atoms: readonly Effect[];
  readonly copies: number;
  readonly provenance: Provenance;
}

/** A contact card, fixed or one-shot (FS-17). */
export interface Contact {
  /** Its place among the faces of the deck; −1 for a fixed one. */
  readonly f: number;
  readonly id: string;
  readonly name: Names;
  readonly colour: number;
  readonly range: number;
  readonly bill: Bill;
  readonly copies: number;
  readonly provenance: Provenance;
}

export interface LeaderDesign {
  readonly f: number;
  readonly id: string;
  readonly name: Names;
  readonly stock: Pile;
  readonly on: Moment | null;
  /** With `placeType`, as a bit. */
  readonly type: number;
  readonly gain: Pile;
  /** The leader action (FS-139): cards to discard and what they give; 0 without one. */
  readonly deed: number;
  readonly deedGain: Pile;
  readonly atoms: readonly LeaderEffect[];
  readonly copies: number;
  readonly provenance: Provenance;
}

export interface Faction {
  readonly id: string;
  readonly name: Names;
  readonly produce: Pile;
  /** By colour: conquest, cooperation, incorporation. */
  readonly contacts: readonly Contact[];
  readonly provenance: Provenance;
}

/**
 * Everything the rules want to know about the cards of one content. Every physical card of the deck has a number; copies
 * of a face are equal to all rules, but that they can be told apart is what makes memory exact (README).
 */
export interface Tables {
  readonly content: Content;
  readonly factions: readonly Faction[];
  readonly sites: readonly Site[];
  readonly shots: readonly Contact[];
  readonly leaders: readonly LeaderDesign[];
  /** By physical card. */
  readonly face: readonly number[];
  readonly site: readonly (Site | null)[];
  readonly shot: readonly (Contact | null)[];
  readonly leader: readonly (LeaderDesign | null)[];
  readonly id: readonly string[];
  /** How many faces and cards there are. */
  readonly faces: number;
  readonly cards: number;
  readonly faceIds: readonly string[];
  /** −1 where there is no such card in the deck. */
  faceOf(id: string): number;
}

const nameOf = (g: GoodEntry): Good => {
  switch (g.kind) {
    case 'resource':
      return g.res;
    case 'contact':
      return `${g.color}${g.range}` as Good;
    case 'redevelop':
      return g.anyType ? 'redevelopAny' : 'redevelop';
    case 'vp':
      return g.value === 1 ? 'vp1' : 'vp2';
    default:
      return g.kind;
  }
};
export const pileOf = (goods: readonly GoodEntry[]): Pile => goods.map((g) => [GOODS.indexOf(nameOf(g)), g.n] as const);
export const goodsOf = (pile: Pile): Goods => {
  const goods: { [G in Good]?: number } = {};
  for (const [g, n] of pile) goods[GOODS[g]!] = (goods[GOODS[g]!] ?? 0) + n;
  return goods;
};
export const NOTHING: Pile = [];

export function billOf(cost: readonly CostEntry[]): Bill {
  const need = [0, 0, 0, 0];
  let any = 0;
  let workers = 0;
  let cards = 0;
  let tucked: Bill['tucked'] = null;
  for (const c of cost) {
    if (c.kind === 'worker') workers += c.n;
    else if (c.kind === 'discardCard') cards += c.n;
    else if (c.kind === 'discardTucked') tucked = c.what;
    else if (c.res === 'any') any += c.n;
    else need[RESOURCES.indexOf(c.res)]! += c.n;
  }
  return { need, any, total: need.reduce((a, b) => a + b, any), workers, cards, tucked };
}

const bitOf = (type: Type): number => 1 << TYPES.indexOf(type);
type Op<T extends Effect['op']> = Extract<Effect, { op: T }>;
const find = <T extends Effect['op']>(effects: readonly Effect[], op: T): Op<T> | null =>
  (effects.find((e) => e.op === op) as Op<T> | undefined) ?? null;

const onlyOf = (gain: Pile): Act['only'] => {
  const among = (goods: readonly Good[]) => gain.every(([g]) => goods.includes(GOODS[g]!));
  return among(['vp1', 'vp2']) ? 'vp' : among(['card']) ? 'card' : null;
};

function actOf(effects: readonly Effect[]): Act | null {
  for (const e of effects) {
    if (e.op === 'CONVERT') {
      const gain = pileOf(e.gain);
      return { op: e.op, workers: e.workers, bill: billOf(e.cost), gain, only: onlyOf(gain) };
    }
    if (e.op === 'STEAL') return { op: e.op, workers: e.workers, bill: billOf([]), gain: NOTHING, only: null };
    if (e.op === 'COLLECT_SET') {
      const gain = pileOf(e.gain);
      return { op: e.op, workers: e.workers, bill: billOf([]), gain, only: onlyOf(gain) };
    }
  }
  return null;
}

const setOf = (kinds: readonly Resource[]): readonly number[] =>
  RESOURCES.map((kind) => kinds.filter((k) => k === kind).length);

function siteOf(c: LocationEntry, f: number): Site {
  const { effects } = c.ability;
  const produced = find(effects, 'PRODUCE') ?? find(effects, 'PRODUCE_PER_TYPE');
  const slots = find(effects, 'SLOTS');
  const counted = find(effects, 'GAIN_PER_TYPE');
  const stock = find(effects, 'STOCK');
  const onBuild = find(effects, 'ON_BUILD');
  const set = find(effects, 'COLLECT_SET');
  const store = find(effects, 'STORE');
  return {
    f,
    id: c.id,
    name: c.name,
    distance: c.distance,
    types: c.types,
    mask: c.types.reduce((bits, type) => bits | bitOf(type), 0),
    layout: LAYOUTS.indexOf(c.layout as Layout),
    spoils: pileOf(c.spoils.gain),
    deal: pileOf(c.deal.gain),
    dealRoom: c.deal.effects?.[0]?.capacity ?? 0,
    produce: produced && pileOf(produced.gain),
    per: produced?.op === 'PRODUCE_PER_TYPE' ? bitOf(produced.type) : 0,
    stock: stock && pileOf(stock.goods),
    onBuild: onBuild && pileOf(onBuild.gain),
    room: slots?.accepts.includes('deal') ? slots.capacity : 0,
    spoilsRoom: slots && !slots.accepts.includes('deal') ? slots.capacity : 0,
    counted: counted ? bitOf(counted.type) : 0,
    countedGain: counted ? pileOf(counted.gain) : NOTHING,
    draft: effects.reduce((bits, e) => (e.op === 'DRAFT' ? bits | (1 << MODES.indexOf(e.mode)) : bits), 0),
    store: store ? store.accepts.reduce((bits, kind) => bits | (1 << RESOURCES.indexOf(kind)), 0) : 0,
    set: set && setOf(set.set),
    act: actOf(effects),
    atoms: effects,
    copies: c.copies,
    provenance: c.provenance,
  };
}

type ContactEntry = Content['fixedContacts'][number] | Content['oneShotContacts'][number];
function contactOf(c: ContactEntry, f: number): Contact {
  const range: RangeEntry = c.ability.effects[0]!;
  return {
    f,
    id: c.id,
    name: c.name,
    colour: COLOURS.indexOf(range.color),
    range: range.range,
    bill: billOf(range.cost),
    copies: c.copies ?? 1,
    provenance: c.provenance,
  };
}

function leaderOf(c: Content['leaders'][number], f: number): LeaderDesign {
  const stock = c.ability.effects.find((e) => e.op === 'STOCK');
  const event = c.ability.effects.find((e) => e.op === 'ON_EVENT');
  const deed = c.ability.effects.find((e) => e.op === 'LEADER_ACTION');
  return {
    f,
    id: c.id,
    name: c.name,
    stock: stock ? pileOf(stock.goods) : NOTHING,
    on: event?.event ?? null,
    type: event?.type === undefined ? 0 : bitOf(event.type),
    gain: event ? pileOf(event.gain) : NOTHING,
    deed: deed?.cost[0]?.n ?? 0,
    deedGain: deed ? pileOf(deed.gain) : NOTHING,
    atoms: c.ability.effects,
    copies: c.copies,
    provenance: c.provenance,
  };
}

export function tablesOf(content: Content): Tables {
  const sites = content.locations.map(siteOf);
  const shots = content.oneShotContacts.map((c, i) => contactOf(c, sites.length + i));
  const leaders = content.leaders.map((c, i) => leaderOf(c, sites.length + shots.length + i));
  const designs = [...sites, ...shots, ...leaders];
  const fixed = content.fixedContacts.map((c) => ({ faction: c.faction, contact: contactOf(c, -1) }));
  const factions = content.bases.map((base): Faction => {
    const produce = base.ability.effects.find((e) => e.op === 'PRODUCE')!;
    const contacts = fixed.filter((x) => x.faction === base.id).map((x) => x.contact);
    return {
      id: base.id,
      name: base.name,
      produce: pileOf(produce.gain),
      contacts: contacts.sort((a, b) => a.colour - b.colour),
      provenance: base.provenance,
    };
  });
  const face = designs.flatMap(({ f, copies }) => Array<number>(copies).fill(f));
  const byId = new Map(designs.map(({ id, f }) => [id, f]));
  return {
    content,
    factions,
    sites,
    shots,
    leaders,
    face,
    site: face.map((f) => sites[f] ?? null),
    shot: face.map((f) => shots[f - sites.length] ?? null),
    leader: face.map((f) => leaders[f - sites.length - shots.length] ?? null),
    id: face.map((f) => designs[f]!.id),
    faces: designs.length,
    cards: face.length,
    faceIds: designs.map(({ id }) => id),
    faceOf: (id) => byId.get(id) ?? -1,
  };
}

/** A VP token's value by its good. */
export const vpValue = (g: number): number => (g === VP1 ? 1 : g === VP2 ? 2 : 0);
