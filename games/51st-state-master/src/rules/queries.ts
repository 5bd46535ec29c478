import { indexIn, type Seat } from '@ashtown/engine';
import type { Bill, Site, Tables } from '../content/tables.ts';
import {
  ACTION,
  AMMO,
  BASICS,
  BRICK,
  DEFENCE,
  END_VP,
  GOODS,
  PRODUCTION,
  RED,
  REDEVELOPMENT,
  SHIELD,
  SHIELD_DEFENCE,
  STAND_IN,
  TOKENS,
  UNIVERSAL,
} from '../content/vocabulary.ts';
import { type Place, type Player, type PlayerView, RIVAL, type State, type View } from '../state.ts';

/** Questions about the table. They read only what a view holds as well. */

/** A state, or what somebody sees of it. */
export type Known = State | View;
export type Somebody = Player | PlayerView;

export const playerAt = (s: Known, seat: Seat): Player => (seat === RIVAL ? s.solo!.rival : s.players[seat]!) as Player;
export const placeOf = (p: Somebody, no: number): Place | undefined => {
  for (let i = 0; i < p.places.length; i++) if (p.places[i]!.no === no) return p.places[i]!;
  return undefined;
};
export const siteOf = (t: Tables, place: Place): Site => t.site[place.card]!;

const OPPONENTS: readonly (readonly (readonly Seat[])[])[] = [0, 1, 2, 3, 4].map((n) =>
  Array.from({ length: n }, (_, seat) =>
    n === 1 ? [RIVAL] : Array.from({ length: n - 1 }, (_, i) => (seat + 1 + i) % n),
  ),
);
/** All opponents, clockwise from the left neighbour; alone at the table, the virtual one. */
export const opponents = (s: Known, seat: Seat): readonly Seat[] => OPPONENTS[s.players.length]![seat]!;

/** Somebody has enough VP for the end (FSM-175). */
export const reachesEnd = (s: Known): boolean =>
  s.players.some((p) => p.vp >= END_VP) || (s.solo !== null && s.solo.rival.vp >= END_VP);

/** Seats in turn order (FSM-7). */
export const nthSeat = (s: Known, nth: number): Seat => (s.first + nth) % s.players.length;

/** Intact locations of a type, given as its bit (FSM-244). */
export function countType(t: Tables, p: Somebody, bit: number): number {
  let n = 0;
  for (let i = 0; i < p.places.length; i++) {
    const place = p.places[i]!;
    if (!place.ruins && (t.site[place.card]!.mask & bit) !== 0) n++;
  }
  return n;
}

export const countIntact = (p: Somebody): number => {
  let n = 0;
  for (let i = 0; i < p.places.length; i++) if (!p.places[i]!.ruins) n++;
  return n;
};

/** FSM-118, FSM-163. */
export const defenceOf = (t: Tables, place: Place): number => {
  const site = t.site[place.card]!;
  return DEFENCE[site.category]! + site.shield + (place.shield ? SHIELD_DEFENCE : 0);
};

/** FSM-131, FSM-133. */
export const usesOf = (s: Known, site: Site): number => (site.optional ? s.options.shipwreckUses : site.uses);

/** Everything a player can pay with, by good: supply and stock (FSM-81). */
export function available(p: Somebody): number[] {
  const all = p.tokens.slice();
  for (let i = 0; i < p.places.length; i++) {
    const { stock } = p.places[i]!;
    if (stock !== null) for (let g = 0; g < TOKENS; g++) all[g]! += stock[g]!;
  }
  return all;
}

/** Whether a bill can be paid; `all` is what is `available`. */
export function canPay(all: readonly number[], p: Somebody, bill: Bill): boolean {
  let ammo = all[AMMO]!;
  let universal = all[UNIVERSAL]!;
  let basics = bill.any > 0 ? all[0]! + all[1]! + all[2]! + all[3]! : 0;
  for (let i = 0; i < bill.need.length; i++) {
    const [g, n] = bill.need[i]!;
    const short = n - all[g]!;
    if (g < BASICS) basics -= short > 0 ? all[g]! : n;
    if (short <= 0) continue;
    if (g < BASICS) ammo -= short;
    else if (STAND_IN[g] === UNIVERSAL) universal -= short;
    else return false;
  }
  if (ammo < 0 || universal < 0) return false;
  if (bill.any > 0 && Math.max(0, basics) + ammo < bill.any) return false;
  return p.hand.length + p.seen.length >= bill.cards && p.deals.length >= bill.deals;
}

export const canShield = (t: Tables, p: Somebody): boolean => {
  if (p.tokens[SHIELD]! === 0) return false;
  for (let i = 0; i < p.places.length; i++) if (takesShield(t, p.places[i]!)) return true;
  return false;
};
/** FSM-159, FSM-163, FSM-164. */
export const takesShield = (t: Tables, place: Place): boolean =>
  !place.ruins && !place.shield && t.site[place.card]!.shield === 0;

/** What a copying card may name (FSM-195, FSM-241). */
export const canBeCopied = (t: Tables, place: Place): boolean => {
  const site = t.site[place.card]!;
  return !place.ruins && site.category === PRODUCTION && !site.copier;
};
/** FSM-228. */
export const canBeActivated = (t: Tables, place: Place): boolean => {
  const site = t.site[place.card]!;
  return !place.ruins && site.category === PRODUCTION && site.does.t !== 'takeOver';
};
export const isSpent = (place: Place): boolean => !place.ruins && (place.uses > 0 || place.visited);

/** Whether the action of a location has a target (FSM-72). */
export function hasTarget(t: Tables, s: Known, seat: Seat, place: Place): boolean {
  const { does } = t.site[place.card]!;
  if (does.t !== 'action') return false;
  const p = s.players[seat]!;
  const { effect } = does;
  switch (effect.t) {
    case 'gain':
      return true;
    case 'steal':
      return opponents(s, seat).some((other) => canBeRobbed(s, other)); // FSM-225
    case 'activate':
      return p.places.some((other) => canBeActivated(t, other));
    case 'reset':
      return p.places.some((other) => other !== place && isSpent(other)); // FSM-232
    case 'useDeals':
      return effect.of === 'own'
        ? p.deals.length > 0
        : opponents(s, seat).some((other) => !playerAt(s, other).passed && playerAt(s, other).deals.length > 0);
  }
}
const canBeRobbed = (s: Known, other: Seat): boolean => {
  const { passed, tokens } = playerAt(s, other);
  return !passed && (tokens[0]! > 0 || tokens[1]! > 0 || tokens[2]! > 0 || tokens[3]! > 0);
};

/** FSM-130, FSM-131. */
export function canUse(t: Tables, s: Known, seat: Seat, place: Place, all: readonly number[]): boolean {
  const site = t.site[place.card]!;
  return (
    site.category === ACTION &&
    !place.ruins &&
    place.uses < usesOf(s, site) &&
    canPay(all, s.players[seat]!, site.bill!) &&
    hasTarget(t, s, seat, place)
  );
}

/** Common types, or one side without any (FSM-89, FSM-93). */
export const canReplace = (t: Tables, place: Place, site: Site): boolean => {
  const mask = place.ruins ? 0 : t.site[place.card]!.mask;
  return mask === 0 || site.mask === 0 || (mask & site.mask) !== 0;
};

/** Goods a Feature of this State can keep over Cleanup, as bits: they are worth keeping where a stand-in is not (README). */
export function keepable(t: Tables, p: Somebody): number {
  let bits = 0;
  for (let i = 0; i < p.places.length; i++) {
    const place = p.places[i]!;
    if (!place.ruins) bits |= t.site[place.card]!.keeps;
  }
  return bits;
}
/** How much of a good fits the storage of a State in Cleanup, goods of one slot together (FSM-210, FSM-213). */
export function roomFor(t: Tables, p: Somebody, g: number, kept: readonly number[]): number {
  let room = 0;
  let group = 0;
  for (const place of p.places) {
    const { does } = t.site[place.card]!;
    if (place.ruins || does.t !== 'storage') continue;
    for (const slot of does.slots) {
      if (indexIn(slot.of, GOODS[g]) < 0) continue;
      if (slot.max === null) return Number.POSITIVE_INFINITY;
      room += slot.max;
      group = slot.of.reduce((bits, good) => bits | (1 << GOODS.indexOf(good)), group);
    }
  }
  for (let other = 0; other < TOKENS; other++) if (group & (1 << other)) room -= kept[other]!;
  return room;
}

/** Everything a seat could still do in this round needs one of these, unless everybody knows the card (FSM-32). */
export const canPlayHidden = (p: Somebody): boolean => {
  if (p.hand.length === 0) return false;
  const all = available(p);
  for (let g = RED; g <= UNIVERSAL; g++) if (all[g]! > 0) return true;
  return all[BRICK]! > 0 || all[AMMO]! > 0 || all[REDEVELOPMENT]! > 0;
};

/** FSM-182. */
export function goodsLeft(p: Somebody): number {
  let n = p.hand.length + p.seen.length;
  for (const tokens of available(p)) n += tokens;
  return n;
}
