import type { Seat } from '@ashtown/engine';
import type { Bill, Pile, Site } from '../content/tables.ts';
import { AMMO, BASICS, END_VP, GOODS, PRODUCTION, STAND_IN } from '../content/vocabulary.ts';
import { canPay, countType, type Somebody, usesOf } from '../rules/queries.ts';
import { NONE, type Place, type View } from '../state.ts';
import type { Mind } from './worth.ts';

/** What a State brings in the rounds that are left, and what a location adds to it. */

/** Production phases still to come, as the leader's points have it. */
export const roundsLeft = (m: Mind, v: View): number => (v.ending || v.winners ? 0 : roundsFrom(m, v, NONE));

/** By how many rounds the points of a seat shorten the game. Where nothing is scored, nobody is asked whether to. */
export const hasteOf = (m: Mind, v: View, seat: Seat): number =>
  v.display.length > 0 ? 0 : roundsFrom(m, v, seat) - roundsLeft(m, v);

/**
 * At least the points that as many rounds bring as a rule, that which is being played included: they shorten nothing. Between
 * two rounds it is the same as before, or whoever passes last would take a longer game for a gain.
 */
function roundsFrom({ w }: Mind, v: View, without: Seat): number {
  const { pointsEach, pace, least, most: longest } = w.rounds;
  let most = pace * (v.display.length > 0 ? v.round - 1 : v.round);
  if (v.solo && v.solo.rival.vp > most) most = v.solo.rival.vp;
  for (let i = 0; i < v.players.length; i++) if (i !== without && v.players[i]!.vp > most) most = v.players[i]!.vp;
  return Math.min(longest, Math.max(least, (END_VP - most) / pointsEach));
}

/** What a State brings in every Production, by good, roughly. */
function incomeOf(m: Mind, p: Somebody): number[] {
  const { missed, trigger } = m.w.production;
  const all = p.faction >= 0 ? m.income[p.faction]!.slice() : Array<number>(GOODS.length).fill(0);
  for (let i = 0; i < p.deals.length; i++) all[m.t.site[p.deals[i]!]!.dealGood]!++;
  for (let i = 0; i < p.places.length; i++) {
    const place = p.places[i]!;
    if (place.ruins) continue;
    const { does, gain, options, counts } = m.t.site[place.card]!;
    if (does.t === 'produce') add(all, gain, 1);
    else if (does.t === 'choose') add(all, options[0]!, 1);
    else if (does.t === 'perType') add(all, gain, Math.min(does.max, countType(m.t, p, counts)));
    else if (does.t === 'copyOwn' || does.t === 'takeOver') all[AMMO]!++;
  }
  for (let i = 0; i < p.places.length; i++) {
    const place = p.places[i]!;
    const { does, gain, tallies } = m.t.site[place.card]!;
    if (place.ruins) continue;
    if (does.t === 'perProduced') add(all, gain, Math.min(does.max, countedIn(all, tallies)));
    else if (does.t === 'threshold') add(all, gain, countedIn(all, tallies) >= does.min ? 1 : missed);
    else if (does.t === 'trigger') add(all, gain, trigger);
  }
  return all;
}
function add(all: number[], pile: Pile, times: number): void {
  for (let i = 0; i < pile.length; i++) all[pile[i]![0]]! += pile[i]![1] * times;
}
function countedIn(all: readonly number[], goods: readonly number[]): number {
  let n = 0;
  for (let i = 0; i < goods.length; i++) n += all[goods[i]!]!;
  return n;
}
/** A round to come: what its goods are worth, what the actions make of them, and what they leave over. */
interface Engine {
  goods: number;
  actions: number;
  spare: number[];
}
export function engineOf(m: Mind, v: View, p: Somebody): Engine {
  const spare = incomeOf(m, p);
  let goods = 0;
  for (let g = 0; g < spare.length; g++) goods += spare[g]! * m.everyRound[g]!;
  let actions = 0;
  for (let i = 0; i < p.places.length; i++) {
    const place = p.places[i]!;
    const site = m.t.site[place.card]!;
    if (place.ruins) continue;
    if (site.does.t === 'storage') actions += m.w.abilities.storage;
    if (site.bill === null) continue;
    const { each } = m.worth[site.f]!;
    let uses = usesOf(v, site);
    for (; uses > 0 && canPay(spare, p, site.bill); uses--) {
      spend(spare, site.bill);
      actions += each;
    }
    actions += m.w.abilities.unpaid * uses * each; // goods may come from elsewhere
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
function flowOf(m: Mind, p: Somebody, site: Site, spare: readonly number[]): number {
  const { does } = site;
  const worth = m.worth[site.f]!;
  switch (does.t) {
    case 'produce':
    case 'choose':
      return worth.flow;
    case 'perType': {
      const own = (site.mask & site.counts) !== 0 ? 1 : 0;
      return worth.flow * Math.min(does.max, own + countType(m.t, p, site.counts));
    }
    case 'perProduced':
      return worth.flow * Math.min(does.max, countedIn(spare, site.tallies));
    case 'copyOwn':
    case 'takeOver':
      return m.w.production.copies;
    case 'threshold':
      return (countedIn(spare, site.tallies) >= does.min ? 1 : m.w.production.missed) * worth.flow;
    case 'storage':
      return m.w.abilities.storage;
    case 'trigger':
      return m.w.production.trigger * worth.flow;
    case 'action':
      return worth.each * does.uses * (canPay(spare, p, site.bill!) ? m.w.abilities.payable : m.w.abilities.dear);
    case 'none':
      return 0;
  }
}

/** What a location gives at once when it is built. */
export function bonusOf(m: Mind, p: Somebody, site: Site): number {
  const { bonus } = site;
  if (bonus === null) return 0;
  if (bonus.t === 'copyOpponent') return m.w.building.copied;
  if (bonus.t === 'gainsPerType') {
    const own = (site.mask & site.bonusCounts) !== 0 ? 1 : 0;
    return Math.min(bonus.max, countType(m.t, p, site.bonusCounts) + own) * m.worth[site.f]!.bonus;
  }
  return m.worth[site.f]!.bonus * (bonus.t === 'stock' ? m.w.building.stock : 1);
}

/** Building it: 1 VP at the end, what it brings, what it gives now. */
export const builtWorth = (m: Mind, p: Somebody, site: Site, rounds: number, spare: readonly number[]): number =>
  m.w.building.stands +
  flowOf(m, p, site, spare) * rounds +
  (site.category === PRODUCTION ? m.worth[site.f]!.now : 0) +
  bonusOf(m, p, site);

export const placeWorth = (m: Mind, p: Somebody, place: Place, rounds: number, spare: readonly number[]): number =>
  place.ruins ? m.w.building.ruins : m.w.building.stands + flowOf(m, p, m.t.site[place.card]!, spare) * rounds;

export function ruinsOf(p: Somebody): number {
  let n = 0;
  for (let i = 0; i < p.places.length; i++) if (p.places[i]!.ruins) n++;
  return n;
}

/** What the locations of a State count at the end. */
export const locationsOf = ({ w }: Mind, p: Somebody): number => {
  const ruins = ruinsOf(p);
  return w.locations.intact * (p.places.length - ruins) + w.locations.ruins * ruins;
};
