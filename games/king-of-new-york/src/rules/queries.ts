import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import {
  BOROUGHS,
  type CardId,
  MANHATTAN,
  type Mod,
  NOWHERE,
  REROLLS,
  type Res,
  ROOM_IN_BOROUGH,
  STACKS_PER_BOROUGH,
  SUPERSTAR_NEEDS,
  TILES_PER_STACK,
  type Token,
  UNITS,
  type Unit,
  ZONES,
} from '../content/vocabulary.ts';
import { mostLife } from '../options.ts';
import type { Player, State, View } from '../state.ts';

/** Questions about the table. They read only what everybody sees, so they work on a view as well. */
export type Seen = State | View;

// --- cards ---------------------------------------------------------------------------------------------------------

/** The lasting power of this kind that a Monster has from one of its cards. */
export function findMod<K extends Mod['t']>(t: Tables, p: Player, kind: K): Extract<Mod, { t: K }> | undefined {
  if (p.cards.length === 0) return undefined;
  const having: Having = t.mods[kind];
  for (let i = 0; i < p.cards.length; i++) {
    const mods = having[p.cards[i]!];
    if (mods) return mods[0] as Extract<Mod, { t: K }>;
  }
  return undefined;
}

/** Lasting powers that add up: `n` of all cards that have one, or have it against this kind of Unit. */
export function sumMods(t: Tables, p: Player, kind: Summed['t'], unit?: Unit): number {
  let n = 0;
  if (p.cards.length === 0) return n;
  const having: Having = t.mods[kind];
  for (let i = 0; i < p.cards.length; i++) {
    const mods = having[p.cards[i]!] as readonly Summed[] | undefined;
    if (mods) for (const m of mods) if (m.t !== 'cheaper' || m.unit === unit) n += m.n;
  }
  return n;
}
type Summed = Extract<Mod, { t: 'dice' | 'maxLife' | 'cheaper' | 'moreAgainstHealthier' | 'armyLess' | 'energyLess' }>;

/** Most cards have no power of a kind. */
type Having = { readonly [card in CardId]?: readonly Mod[] };

/** How many bits of a set are on. */
export function bitsIn(set: number): number {
  let n = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) n++;
  return n;
}

// --- seats ---------------------------------------------------------------------------------------------------------

export const isAlive = (s: Seen, seat: Seat): boolean => s.players[seat]!.out === 0;

export function living(s: Seen): number {
  let n = 0;
  for (let i = 0; i < s.players.length; i++) if (s.players[i]!.out === 0) n++;
  return n;
}

/** Living Monsters in turn order from the active player. */
export function inTurnOrder(s: Seen): Seat[] {
  const seats: Seat[] = [];
  const n = s.players.length;
  for (let i = 0; i < n; i++) {
    const seat = (s.turn.seat + i) % n;
    if (s.players[seat]!.out === 0) seats.push(seat);
  }
  return seats;
}

export const active = (s: Seen): Player => s.players[s.turn.seat]!;

/** KNY-29, KNY-144: whether the active Monster still takes the later steps of its turn. */
export const turnGoesOn = (s: Seen): boolean => isAlive(s, s.turn.seat) && living(s) > 1;

export const maxLife = (t: Tables, s: Seen, p: Player): number => mostLife(t, s.options) + sumMods(t, p, 'maxLife');

/** How much of a gain is left of it. KNY-13: ★ stay within 0 and 20, ♥ within the life maximum; ⚡ have no limit. */
export const gainOf = (t: Tables, s: Seen, p: Player, res: Res, n: number): number =>
  res === 'star'
    ? Math.min(n, t.figures.starsToWin - p.star)
    : res === 'life'
      ? Math.max(0, Math.min(n, maxLife(t, s, p) - p.life))
      : n;

export function tokensLeft(t: Tables, s: Seen, token: Token): number {
  let n = t.supply[token];
  for (const p of s.players) n -= p[token];
  return n;
}

// --- places --------------------------------------------------------------------------------------------------------

export function monstersAt(s: Seen, borough: number): number {
  let n = 0;
  for (let i = 0; i < s.players.length; i++) if (s.players[i]!.at === borough) n++;
  return n;
}

/** KNY-6, KNY-148, KNY-155. */
export const roomAt = (s: Seen, borough: number): boolean =>
  monstersAt(s, borough) < (borough !== MANHATTAN ? ROOM_IN_BOROUGH : s.options.advanced && !s.closed ? 2 : 1);

/** Outer boroughs with room, other than the one named, as bits. */
export function openOuter(s: Seen, except: number): number {
  let bits = 0;
  for (let b = 1; b < BOROUGHS.length; b++) if (b !== except && roomAt(s, b)) bits |= 1 << b;
  return bits;
}

/** KNY-212: what a voluntary move costs while the Marathon is in the bank. */
export function moveFee(t: Tables, s: Seen): number {
  let fee = 0;
  for (const card of s.bank) if (card !== null) fee += t.cards[card]!.moveFee ?? 0;
  return fee;
}

// --- buildings and Units -------------------------------------------------------------------------------------------

/** The visible tile of a stack, or −1 if the stack is used up. */
export const topTile = (s: Seen, stack: number): number =>
  s.height[stack] === 0 ? -1 : (s.tiles[stack * TILES_PER_STACK + s.height[stack]! - 1] as number);

export function unitsAt(s: Seen, borough: number): number {
  if (borough === NOWHERE) return 0;
  const i = borough * UNITS.length;
  return s.units[i]! + s.units[i + 1]! + s.units[i + 2]!;
}

/** KNY-89: Units of a kind that were not revealed this turn. */
export const targetsAt = (s: Seen, borough: number, unit: number): number =>
  s.units[borough * UNITS.length + unit]! - s.fresh[borough * UNITS.length + unit]!;

/** KNY-93: Can Opener and Long Neck. */
export const unitPrice = (t: Tables, p: Player, unit: number): number =>
  t.units[unit]!.durability - sumMods(t, p, 'cheaper', UNITS[unit]);

/** Whether a Monster could destroy something in a borough with this many points. */
export function canDestroyAt(t: Tables, s: Seen, p: Player, borough: number, points: number): boolean {
  if (!s.turn.unitsOnly)
    for (let i = 0; i < STACKS_PER_BOROUGH; i++) {
      const tile = topTile(s, borough * STACKS_PER_BOROUGH + i);
      if (tile >= 0 && t.tiles[tile]!.durability <= points) return true;
    }
  for (let u = 0; u < UNITS.length; u++) if (targetsAt(s, borough, u) > 0 && unitPrice(t, p, u) <= points) return true;
  return false;
}

// --- attacks and shots ------------------------------------------------------------------------------------------------

/** Whom an attack of the active Monster hits, in turn order: KNY-64 to KNY-67. */
export function attackTargets(t: Tables, s: Seen): Seat[] {
  const by = s.turn.seat;
  const p = active(s);
  const fireball = findMod(t, p, 'hitsOwnBorough');
  return inTurnOrder(s).filter((seat) => {
    const { at } = s.players[seat]!;
    return seat !== by && ((at === MANHATTAN) !== (p.at === MANHATTAN) || (fireball && at === p.at));
  });
}

/** What so many ATTACK do to one of them, before a doubling die: KNY-68, KNY-69. */
export function attackDamage(t: Tables, s: Seen, seat: Seat, n: number): number {
  const p = active(s);
  const more = s.players[seat]!.life > p.life ? sumMods(t, p, 'moreAgainstHealthier') : 0;
  return n * (findMod(t, p, 'attackTimes')?.n ?? 1) + more;
}

/** Shots of the army at a Monster: KNY-102 to KNY-110: 1 OUCH hits the active one, 2 its borough, 3 the city. */
export function armyShots(t: Tables, s: Seen, seat: Seat, n: number): number {
  const p = s.players[seat]!;
  if (n === 1 ? seat !== s.turn.seat : n === 2 && p.at !== active(s).at) return 0;
  return Math.max(0, unitsAt(s, p.at) - sumMods(t, p, 'armyLess'));
}

/** CELEBRITY it takes to become the Superstar: KNY-94, KNY-98. */
export const superstarNeeds = (t: Tables, s: Seen): number =>
  (s.superstar < 0 ? undefined : findMod(t, s.players[s.superstar]!, 'superstarNeeds')?.n) ?? SUPERSTAR_NEEDS;

// --- paying --------------------------------------------------------------------------------------------------------

/** What a payment still lacks. KNY-140: Of Another World pays with life as well, keeping at least 1♥. */
export const shortOf = (t: Tables, p: Player, n: number): number =>
  n <= p.energy ? 0 : Math.max(0, n - p.energy - (findMod(t, p, 'lifeForEnergy') ? p.life - 1 : 0));
export const canPay = (t: Tables, p: Player, n: number): boolean => shortOf(t, p, n) === 0;

/** KNY-132. */
export function priceOf(t: Tables, p: Player, id: CardId): number {
  const card = t.cards[id]!;
  const here = p.at === NOWHERE ? undefined : BOROUGHS[p.at];
  return Math.max(0, card.cost - (here && card.nearby?.includes(here) ? 1 : 0));
}

/** KNY-187. */
export const salvagePrice = (t: Tables, id: CardId, less: number): number => Math.max(0, t.cards[id]!.cost - less);

/** KNY-133. */
export function mayBuy(t: Tables, s: Seen, id: CardId): boolean {
  const needs = t.cards[id]!.needs;
  return needs === undefined || s.turn.destroyed[UNITS.indexOf(needs)]! > 0;
}

// --- rolling -------------------------------------------------------------------------------------------------------

/** KNY-39. */
export const rerollsOf = (p: Player): number => Math.max(0, REROLLS - p.web);

/** KNY-43: another living Monster has Jinx Aura. */
export function mustReroll(t: Tables, s: Seen, seat: Seat): boolean {
  for (let i = 0; i < s.players.length; i++)
    if (i !== seat && isAlive(s, i) && findMod(t, s.players[i]!, 'othersRerollAll')) return true;
  return false;
}

/** KNY-127, KNY-128: whether the Move step leads a zone up; for whoever is in Manhattan. */
export const goesUp = ({ options, turn }: Seen, zone: number): boolean =>
  zone + 1 < ZONES.length && (!turn.entered || options.climbAtOnce === true);
