import type { Act, Bill, Contact, Faction, LeaderDesign, Pile, Site, Tables } from './designs.ts';
import type { Content, CostEntry, Effect, GoodEntry, LocationEntry, RangeEntry } from './schema.ts';
import {
  COLOURS,
  GOODS,
  type Good,
  type Goods,
  LAYOUTS,
  MODES,
  RESOURCES,
  type Resource,
  TYPES,
  type Type,
  VP1,
  VP2,
} from './vocabulary.ts';

export * from './designs.ts';

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
/** Amounts by number, without those that are 0. */
export const amountsOf = (amounts: readonly number[]): Goods =>
  goodsOf(amounts.map((n, g) => [g, n] as const).filter(([, n]) => n !== 0));
const NOTHING: Pile = [];

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

const onlyOf = (gain: Pile): Act['only'] => (gain.every(([g]) => g === VP1 || g === VP2) ? 'vp' : null);

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
    layout: LAYOUTS.indexOf(c.layout),
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
  const copies = new Map(designs.map(({ id, f }) => [id, [...face.keys()].filter((card) => face[card] === f)]));
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
    copiesOf: (id) => copies.get(id) ?? [],
  };
}
