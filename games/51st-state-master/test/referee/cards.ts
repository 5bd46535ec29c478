import json from '../../content.json' with { type: 'json' };

/**
 * What is printed on cards and boards, read from `content.json` once more. A second reading of rules.md, written apart from
 * the rules and for clarity alone, knows cards by these ids and searches where the rules reckon.
 */

export type Id = string;
export type Good = string;
export type Goods = Readonly<Record<Good, number>>;

export type Ability =
  | { kind: 'none' }
  | { kind: 'produce'; gain: Goods }
  | { kind: 'produceChoice'; options: readonly Goods[] }
  | { kind: 'producePerType'; type: string; gain: Goods; max: number }
  | { kind: 'producePerProduced'; counted: readonly Good[]; gain: Goods; max: number }
  | { kind: 'produceCopy'; from: string }
  | { kind: 'productionThreshold'; counted: readonly Good[]; min: number; gain: Goods }
  | { kind: 'storage'; slots: readonly Slot[] }
  | { kind: 'trigger'; on: readonly string[]; gain: Goods }
  | { kind: 'action'; cost: Goods; effect: Effect; uses: number; usesOption?: string };
export type Effect =
  | { kind: 'gain'; gain: Goods }
  | { kind: 'stealResource'; of: readonly Good[] }
  | { kind: 'activateOwnProduction' }
  | { kind: 'resetLocations'; max: number }
  | { kind: 'useDeals'; of: string; max: number };
export type Bonus =
  | { kind: 'gain'; gain: Goods }
  | { kind: 'gainPerType'; type: string; gain: Goods; max: number }
  | { kind: 'placeOnCard'; goods: Goods }
  | { kind: 'copyProduction' };
export interface Slot {
  of: readonly Good[];
  max: number | null;
}
export interface Location {
  id: Id;
  distance: number;
  types: readonly string[];
  category: 'production' | 'feature' | 'action';
  ability: Ability;
  open?: true;
  shield?: number;
  buildingBonus?: Bonus;
  spoils: Goods;
  deal: Goods;
}
export interface Connection {
  id: Id;
  colour: string;
  cost: Goods;
  gain: Goods;
}
export interface Faction {
  id: Id;
  production: Goods;
  conversions: readonly { cost: Goods; gain: Goods }[];
}

/** FSM-16. */
export const BASICS = ['fuel', 'iron', 'gun', 'brick'];
export const TOKENS = [...BASICS, 'ammo', 'worker', 'red', 'blue', 'grey', 'universal', 'shield', 'redevelopment'];
export const GOODS = [...TOKENS, 'card', 'vp'];

/** A content names contacts `contactRed`, an answer `red`. */
function plain(x: unknown): unknown {
  const name = (text: string): string =>
    text.replace(/^contact(?=[A-Z])/, '').replace(/^[RBGU]/, (c) => c.toLowerCase());
  if (typeof x === 'string') return name(x);
  if (Array.isArray(x)) return x.map(plain);
  if (typeof x !== 'object' || x === null) return x;
  return Object.fromEntries(Object.entries(x).map(([key, value]) => [name(key), plain(value)]));
}

/** FSM-10. */
const categoryOf = ({ kind }: Ability): Location['category'] =>
  kind === 'action' ? 'action' : kind.startsWith('produce') ? 'production' : 'feature';

const LOCATIONS = new Map<Id, Location>();
/** Where a card stands among all: the base set, New Era, Winter, connections. */
const ORDER = new Map<Id, number>();
for (const set of ['base', 'newera', 'winter'])
  for (const { name: _, ...card } of json.locations)
    if (card.set === set && !LOCATIONS.has(card.id)) {
      const read = plain(card) as Location;
      LOCATIONS.set(card.id, { ...read, category: categoryOf(read.ability) });
      ORDER.set(card.id, ORDER.size);
    }
const CONNECTIONS = new Map<Id, Connection>();
for (const { name: _, ...card } of json.connections) {
  CONNECTIONS.set(card.id, plain(card) as Connection);
  ORDER.set(card.id, ORDER.size);
}
export const FACTIONS = json.factions.map(({ name: _, ...faction }) => plain(faction) as Faction);

export const location = (id: Id): Location => LOCATIONS.get(id)!;
export const connection = (id: Id): Connection => CONNECTIONS.get(id)!;
export const isLocation = (id: Id): boolean => LOCATIONS.has(id);
/** Every location there is: what a hidden hand may hold. */
export const ALL_LOCATIONS: readonly Location[] = [...LOCATIONS.values()];

export const once = <T>(list: readonly T[]): T[] => [...new Set(list)];
export const inOrder = (ids: readonly Id[]): Id[] => [...ids].sort((a, b) => ORDER.get(a)! - ORDER.get(b)!);

/** FSM-195: Power Station and Suppliers. */
export const isCopier = (id: Id): boolean => location(id).ability.kind === 'produceCopy';

/** FSM-92, FSM-93. Ruins have no type. */
export const shareType = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === 0 || b.length === 0 || a.some((type) => b.includes(type));
