import json from '../../content.json' with { type: 'json' };

/** Cards as `content.json` prints them, by id. */

export type Id = string;
export type Sort = 'spoils' | 'deal';

/** One entry of a gain or of a price (FS-4, FS-87). */
export interface Amount {
  readonly kind: 'resource' | 'worker' | 'card' | 'vp' | 'contact' | 'redevelop' | 'discardCard' | 'discardTucked';
  readonly n: number;
  readonly res?: string;
  readonly value?: number;
  readonly color?: string;
  readonly range?: number;
  readonly anyType?: boolean;
  readonly what?: Sort | 'either';
}

interface Effect {
  readonly op: string;
  readonly gain?: readonly Amount[];
  readonly goods?: readonly Amount[];
  readonly cost?: readonly Amount[];
  readonly workers?: number;
  readonly type?: string;
  readonly event?: string;
  readonly mode?: string;
  readonly set?: readonly string[];
  readonly accepts?: readonly string[];
  readonly color?: string;
  readonly range?: number;
}

interface Printed {
  readonly id: Id;
  readonly distance?: number | null;
  readonly types?: readonly string[];
  readonly layout?: string;
  readonly faction?: Id;
  readonly ability: { readonly effects: readonly Effect[] };
  readonly spoils?: { readonly gain: readonly Amount[] } | null;
  readonly deal?: { readonly gain: readonly Amount[]; readonly effects?: readonly Effect[] } | null;
}

const byId = (cards: readonly object[]): ReadonlyMap<Id, Printed> =>
  new Map((cards as readonly Printed[]).map((card) => [card.id, card]));
const LOCATIONS = byId(json.locations);
const LEADERS = byId(json.leaders);
const SHOTS = byId(json.oneShotContacts);
const BASES = byId(json.bases);
const FIXED = byId(json.fixedContacts);
const ALL = new Map([...LOCATIONS, ...LEADERS, ...SHOTS, ...BASES, ...FIXED]);

export const isLocation = (id: Id): boolean => LOCATIONS.has(id);
export const isLeader = (id: Id): boolean => LEADERS.has(id);
/** One-shot contacts among these cards, each design once, in the order of the file. */
export const shotsOf = (ids: readonly Id[]): Id[] => [...SHOTS.keys()].filter((id) => ids.includes(id));
export const contactsOf = (faction: Id): Id[] =>
  [...FIXED.values()].filter((card) => card.faction === faction).map((card) => card.id);

const printed = (id: Id): Printed => ALL.get(id)!;
export const distanceOf = (id: Id): number => printed(id).distance!;
export const typesOf = (id: Id): readonly string[] => printed(id).types!;
export const isOpen = (id: Id): boolean => printed(id).layout === 'productionOpen';
export const spoilsOf = (id: Id): readonly Amount[] => printed(id).spoils!.gain;
export const dealOf = (id: Id): readonly Amount[] => printed(id).deal!.gain;
export const effectsOf = (id: Id): readonly Effect[] => printed(id).ability.effects;
export const effectOf = (id: Id, ...ops: string[]): Effect | undefined =>
  effectsOf(id).find((effect) => ops.includes(effect.op));
/** Room for tucked cards: of a location in play, or of a deal (FS-99, FS-100). */
export const roomOf = (id: Id): Effect | undefined => effectOf(id, 'SLOTS');
export const dealRoomOf = (id: Id): Effect | undefined => printed(id).deal!.effects?.find(({ op }) => op === 'SLOTS');
/** What an action location does for its workers (FS-141). */
export const actOf = (id: Id): Effect | undefined => effectOf(id, 'CONVERT', 'STEAL', 'COLLECT_SET');

export const KINDS: readonly string[] = ['scrap', 'fuel', 'weapon', 'building'];
/** All that is spent as a resource: the four kinds, and the universal one (FS-3). */
export const SPENDABLE: readonly string[] = [...KINDS, 'any'];

/** A token by its name: `scrap`, `worker`, `cooperation1`, `redevelopAny`. */
export function tokenOf({ kind, res, color, range, anyType }: Amount): string {
  if (kind === 'resource') return res!;
  if (kind === 'contact') return `${color}${range}`;
  if (kind === 'redevelop') return anyType ? 'redevelopAny' : 'redevelop';
  return kind;
}

/** Tokens by name and number; those that are not there are 0. */
export type Bag = Map<string, number>;
export const has = (bag: Bag, token: string): number => bag.get(token) ?? 0;
export function put(bag: Bag, token: string, n = 1): void {
  if (has(bag, token) + n < 0) throw new Error(`no ${token} to take`);
  bag.set(token, has(bag, token) + n);
}
export const plain = (bag: Bag): string =>
  [...bag]
    .filter(([, n]) => n > 0)
    .map(([token, n]) => `${n} ${token}`)
    .sort()
    .join(', ');

export const once = <T>(list: Iterable<T>): T[] => [...new Set(list)];
export const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
export function take<T>(list: T[], x: T): T {
  const i = list.indexOf(x);
  if (i < 0) throw new Error(`no ${x} among ${list}`);
  return list.splice(i, 1)[0]!;
}
/** Every choice of n things, in which no thing is taken oftener than there are of it. */
export function* choices<T>(things: readonly { thing: T; n: number }[], n: number): Generator<T[]> {
  if (n === 0) yield [];
  const [first, ...rest] = things;
  if (n === 0 || !first) return;
  for (let k = Math.min(n, first.n); k >= 0; k--)
    for (const others of choices(rest, n - k)) yield [...Array<T>(k).fill(first.thing), ...others];
}
