import { AMMO, BASICS, END_VP, FACTION_IDS, FACTIONS, GOODS, type Good, STAND_IN } from './board.ts';
import { EVERY_ROUND, WORTH } from './bot-worth.ts';
import { type Bill, type Pile, pileOf, SITE, type Site } from './cards.ts';
import { canPay, countType, usesOf } from './queries.ts';
import type { Place, Player, PlayerView, View } from './state.ts';

/** What a State brings in the rounds that are left, and what a location adds to it. */

/** Production phases still to come, as the leader's points have it. */
export function roundsLeft(v: View): number {
  if (v.ending || v.winners) return 0;
  let most = v.solo ? v.solo.rival.vp : 0;
  for (const p of v.players) if (p.vp > most) most = p.vp;
  return Math.min(4.5, Math.max(0.4, (END_VP - most) / 7));
}

export type Somebody = Player | PlayerView;

/** What a State brings in every Production, by good, roughly. */
function incomeOf(p: Somebody): number[] {
  const all = p.faction >= 0 ? BOARD_INCOME[p.faction]!.slice() : Array<number>(GOODS.length).fill(0);
  for (let i = 0; i < p.deals.length; i++) all[SITE[p.deals[i]!]!.dealGood]!++;
  for (let i = 0; i < p.places.length; i++) {
    const place = p.places[i]!;
    if (place.ruins) continue;
    const { does, gain, options } = SITE[place.card]!;
    if (does.t === 'produce') add(all, gain, 1);
    else if (does.t === 'choose') add(all, options[0]!, 1);
    else if (does.t === 'perType') add(all, gain, Math.min(does.max, countType(p, does.type)));
    else if (does.t === 'copyOwn' || does.t === 'takeOver') all[AMMO]!++;
  }
  for (let i = 0; i < p.places.length; i++) {
    const place = p.places[i]!;
    const { does, gain } = SITE[place.card]!;
    if (place.ruins) continue;
    if (does.t === 'perProduced') add(all, gain, Math.min(does.max, countedIn(all, does.counted)));
    else if (does.t === 'threshold') add(all, gain, countedIn(all, does.counted) >= does.min ? 1 : 0.25);
    else if (does.t === 'trigger') add(all, gain, 0.8);
  }
  return all;
}
function add(all: number[], pile: Pile, times: number): void {
  for (let i = 0; i < pile.length; i++) all[pile[i]![0]]! += pile[i]![1] * times;
}
const countedIn = (all: readonly number[], counted: readonly Good[]): number => {
  let n = 0;
  for (const good of counted) n += all[GOODS.indexOf(good)]!;
  return n;
};
const BOARD_INCOME: readonly (readonly number[])[] = FACTION_IDS.map((id) => {
  const all = Array<number>(GOODS.length).fill(0);
  add(all, pileOf(FACTIONS[id].production), 1);
  return all;
});

/** A round to come: what its goods are worth, what the actions make of them, and what they leave over. */
interface Engine {
  goods: number;
  actions: number;
  spare: number[];
}
export function engineOf(v: View, p: Somebody): Engine {
  const spare = incomeOf(p);
  let goods = 0;
  for (let g = 0; g < spare.length; g++) goods += spare[g]! * EVERY_ROUND[g]!;
  let actions = 0;
  for (let i = 0; i < p.places.length; i++) {
    const place = p.places[i]!;
    const site = SITE[place.card]!;
    if (place.ruins) continue;
    if (site.does.t === 'storage') actions += 0.5;
    if (site.bill === null) continue;
    const { each } = WORTH[site.f]!;
    let uses = usesOf(v, site);
    for (; uses > 0 && canPay(spare, p, site.bill); uses--) {
      spend(spare, site.bill);
      actions += each;
    }
    actions += 0.15 * uses * each; // goods may come from elsewhere
  }
  return { goods, actions, spare };
}

export function spend(all: number[], bill: Bill): void {
  for (let i = 0; i < bill.need.length; i++) {
    const [g, n] = bill.need[i]!;
    const exact = Math.min(n, all[g]!);
    all[g]! -= exact;
    if (n > exact) all[STAND_IN[g]!]! -= n - exact;
  }
  for (let n = bill.any; n > 0; n--) {
    let most = AMMO;
    for (let g = 0; g < BASICS; g++) if (all[g]! > 0 && (most === AMMO || all[g]! > all[most]!)) most = g;
    all[most]!--;
  }
}

/** What a location not yet built would bring per round. */
function flowOf(p: Somebody, site: Site, spare: readonly number[]): number {
  const { does } = site;
  const worth = WORTH[site.f]!;
  switch (does.t) {
    case 'produce':
    case 'choose':
      return worth.flow;
    case 'perType': {
      const own = site.types.includes(does.type) ? 1 : 0;
      return worth.flow * Math.min(does.max, own + countType(p, does.type));
    }
    case 'perProduced':
      return worth.flow * Math.min(does.max, countedIn(spare, does.counted));
    case 'copyOwn':
    case 'takeOver':
      return 0.9;
    case 'threshold':
      return (countedIn(spare, does.counted) >= does.min ? 1 : 0.25) * worth.flow;
    case 'storage':
      return 0.5;
    case 'trigger':
      return 0.8 * worth.flow;
    case 'action':
      return worth.each * does.uses * (canPay(spare, p, site.bill!) ? 0.8 : 0.25);
    case 'none':
      return 0;
  }
}

/** What a location gives at once when it is built. */
export function bonusOf(p: Somebody, site: Site): number {
  const { bonus } = site;
  if (bonus === null) return 0;
  if (bonus.t === 'copyOpponent') return 0.5;
  if (bonus.t === 'gainsPerType') {
    const own = site.types.includes(bonus.type) ? 1 : 0;
    return Math.min(bonus.max, countType(p, bonus.type) + own) * WORTH[site.f]!.bonus;
  }
  return WORTH[site.f]!.bonus * (bonus.t === 'stock' ? 1.15 : 1);
}

/** Building it: 1 VP at the end, what it brings, what it gives now. */
export const builtWorth = (p: Somebody, site: Site, rounds: number, spare: readonly number[]): number =>
  1 + flowOf(p, site, spare) * rounds + (site.category === 0 ? WORTH[site.f]!.now : 0) + bonusOf(p, site);

export const placeWorth = (p: Somebody, place: Place, rounds: number, spare: readonly number[]): number =>
  place.ruins ? 0.15 : 1 + flowOf(p, SITE[place.card]!, spare) * rounds;

export function countLocations(p: Somebody): number {
  let n = 0;
  for (let i = 0; i < p.places.length; i++) n += p.places[i]!.ruins ? 0.1 : 1;
  return n;
}
