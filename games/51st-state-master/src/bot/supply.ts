import { AMMO, BLUE, BRICK, GREY, REDEVELOPMENT, UNIVERSAL } from '../content/vocabulary.ts';
import { available, canPay, keepable, type Somebody, usesOf } from '../rules/queries.ts';
import type { View } from '../state.ts';
import { placeWorth, spend } from './engine.ts';
import { costOf, type Mind } from './worth.ts';

/** What the goods in a supply can still become. */

/** What the supply can become in this round, spent on the best things first, and a little for what is left over. */
export function supply(
  m: Mind,
  v: View,
  p: Somebody,
  rounds: number,
  spare: readonly number[],
  built: readonly number[],
): number {
  const { prospect, enough, beyond, loose, last, stored } = m.w.supply;
  let sum = 0;
  for (let g = 0; g < p.stored.length; g++) sum += stored * p.stored[g]! * m.toSpend[g]!;
  if (p.passed) return sum + keptWorth(m, p, rounds);
  const all = available(p);
  sum += prospect * (actionProspects(m, v, p, all) + handProspects(m, p, all, rounds, spare, built));
  const each = rounds > 0 ? loose : last;
  for (let g = 0; g < all.length; g++) {
    const n = all[g]!;
    if (n > 0) sum += each * (n > enough ? enough + beyond * (n - enough) : n) * m.toSpend[g]!;
  }
  return sum;
}

/** After passing only stock and what storage takes is worth anything. */
function keptWorth(m: Mind, p: Somebody, rounds: number): number {
  if (rounds === 0) return 0;
  const { kept, keptMost } = m.w.supply;
  const keeps = keepable(m.t, p);
  let sum = 0;
  for (let g = 0; g < p.tokens.length; g++)
    if (p.tokens[g]! > 0 && keeps & (1 << g)) sum += Math.min(keptMost, p.tokens[g]!) * kept * m.toSpend[g]!;
  for (let i = 0; i < p.places.length; i++) {
    const { stock } = p.places[i]!;
    if (stock !== null) for (let g = 0; g < stock.length; g++) sum += stock[g]! * m.toSpend[g]!;
  }
  return sum;
}

/** Spends `all` on the actions of the State that gain something by it. */
function actionProspects(m: Mind, v: View, p: Somebody, all: number[]): number {
  let sum = 0;
  for (let i = 0; i < p.places.length; i++) {
    const place = p.places[i]!;
    const site = m.t.site[place.card]!;
    if (site.bill === null || place.ruins || m.worth[site.f]!.net <= 0) continue;
    for (let left = usesOf(v, site) - place.uses; left > 0 && canPay(all, p, site.bill); left--) {
      spend(all, site.bill);
      sum += m.worth[site.f]!.net + costOf(m, site.bill);
    }
  }
  return sum;
}

/** Spends `all` on one more location, one redevelopment and one deal, if the hand has cards for them. */
function handProspects(
  m: Mind,
  p: Somebody,
  all: number[],
  rounds: number,
  spare: readonly number[],
  built: readonly number[],
): number {
  const w = m.w.supply;
  const grey = all[GREY]! + all[UNIVERSAL]!;
  const blue = all[BLUE]! + all[UNIVERSAL]!;
  const rebuild = p.places.length > 0 && (all[BRICK]! > 0 || all[REDEVELOPMENT]! > 0 || all[AMMO]! > 0);
  let build = 0;
  let second = 0;
  let deal = 0;
  let greySpent = 0;
  let blueSpent = 0;
  for (let k = 0; k < 2; k++) {
    const cards = k === 0 ? p.seen : p.hand;
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]!;
      const site = card === null ? undefined : m.t.site[card];
      if (site === undefined) continue;
      const worth = built[k * p.seen.length + i]! - w.build;
      if (site.distance <= grey && worth > build) {
        second = build;
        build = worth;
        greySpent = site.distance;
      } else if (worth > second) second = worth;
      const dealt = m.worth[site.f]!.deal * rounds + w.deal;
      if (site.distance <= blue && dealt > deal) {
        deal = dealt;
        blueSpent = site.distance;
      }
    }
  }
  all[GREY] = Math.max(0, all[GREY]! - greySpent);
  all[BLUE] = Math.max(0, all[BLUE]! - blueSpent);
  let sum = build + deal;
  const gained = rebuild ? second + w.redevelop - leastWorth(m, p, rounds, spare) : 0;
  if (gained > 0) {
    sum += gained;
    const token = all[REDEVELOPMENT]! > 0 ? REDEVELOPMENT : all[BRICK]! > 0 ? BRICK : AMMO;
    all[token]!--;
  }
  return sum;
}

function leastWorth(m: Mind, p: Somebody, rounds: number, spare: readonly number[]): number {
  let least = m.w.supply.replacedMost;
  for (let i = 0; i < p.places.length; i++) least = Math.min(least, placeWorth(m, p, p.places[i]!, rounds, spare));
  return least;
}
