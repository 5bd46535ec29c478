import { AMMO, BLUE, BRICK, GREY, REDEVELOPMENT, UNIVERSAL } from './board.ts';
import { builtWorth, placeWorth, type Somebody, spend } from './bot-engine.ts';
import { costOf, TO_SPEND, WORTH } from './bot-worth.ts';
import { SITE } from './cards.ts';
import { available, canPay, keepable, usesOf } from './queries.ts';
import type { View } from './state.ts';

/** What the goods in a supply can still become. */

/** What the supply can become in this round, spent on the best things first, and a little for what is left over. */
export function supply(v: View, p: Somebody, rounds: number, spare: readonly number[]): number {
  let sum = 0;
  for (let g = 0; g < p.stored.length; g++) sum += p.stored[g]! * TO_SPEND[g]!;
  if (p.passed) return sum + keptWorth(p, rounds);
  const all = available(p);
  sum += PROSPECT * (actionProspects(v, p, all) + handProspects(p, all, rounds, spare));
  for (let g = 0; g < all.length; g++) {
    const n = all[g]!;
    if (n > 0) sum += (n > 4 ? 4 + 0.6 * (n - 4) : n) * TO_SPEND[g]!;
  }
  return sum;
}
/** Possible is less than done. */
const PROSPECT = 0.8;

/** After passing only stock and what storage takes is worth anything. */
function keptWorth(p: Somebody, rounds: number): number {
  if (rounds === 0) return 0;
  const keeps = keepable(p);
  let sum = 0;
  for (let g = 0; g < p.tokens.length; g++)
    if (p.tokens[g]! > 0 && keeps & (1 << g)) sum += Math.min(3, p.tokens[g]!) * 0.9 * TO_SPEND[g]!;
  for (let i = 0; i < p.places.length; i++) {
    const { stock } = p.places[i]!;
    if (stock !== null) for (let g = 0; g < stock.length; g++) sum += stock[g]! * TO_SPEND[g]!;
  }
  return sum;
}

/** Spends `all` on the actions of the State that gain something by it. */
function actionProspects(v: View, p: Somebody, all: number[]): number {
  let sum = 0;
  for (let i = 0; i < p.places.length; i++) {
    const place = p.places[i]!;
    const site = SITE[place.card]!;
    if (site.bill === null || place.ruins || WORTH[site.f]!.net <= 0) continue;
    for (let left = usesOf(v, site) - place.uses; left > 0 && canPay(all, p, site.bill); left--) {
      spend(all, site.bill);
      sum += WORTH[site.f]!.net + costOf(site.bill);
    }
  }
  return sum;
}

/** Spends `all` on one more location, one redevelopment and one deal, if the hand has cards for them. */
function handProspects(p: Somebody, all: number[], rounds: number, spare: readonly number[]): number {
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
      const site = card === null ? undefined : SITE[card];
      if (site === undefined) continue;
      const worth = builtWorth(p, site, rounds, spare) - 0.25;
      if (site.distance <= grey && worth > build) {
        second = build;
        build = worth;
        greySpent = site.distance;
      } else if (worth > second) second = worth;
      const dealt = WORTH[site.f]!.deal * rounds + 0.2;
      if (site.distance <= blue && dealt > deal) {
        deal = dealt;
        blueSpent = site.distance;
      }
    }
  }
  all[GREY] = Math.max(0, all[GREY]! - greySpent);
  all[BLUE] = Math.max(0, all[BLUE]! - blueSpent);
  let sum = build + deal;
  const gained = rebuild ? second + 1 - leastWorth(p, rounds, spare) : 0;
  if (gained > 0) {
    sum += gained;
    const token = all[REDEVELOPMENT]! > 0 ? REDEVELOPMENT : all[BRICK]! > 0 ? BRICK : AMMO;
    all[token]!--;
  }
  return sum;
}

function leastWorth(p: Somebody, rounds: number, spare: readonly number[]): number {
  let least = 3;
  for (let i = 0; i < p.places.length; i++) least = Math.min(least, placeWorth(p, p.places[i]!, rounds, spare));
  return least;
}
