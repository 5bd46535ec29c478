import { countType, isFull, type Somebody } from './queries.ts';
import type { Place, View } from './state.ts';
import type { LeaderDesign, Site, Tables } from './tables.ts';
import { END_SCORE, LEADER_SLOTS, VP_SLOTS } from './vocabulary.ts';
import type { Worths } from './worth.ts';

/** What things will be worth in the turns that are left: the parts the terms of `bot.ts` and `plan.ts` are made of. */

export interface Looking {
  t: Tables;
  w: Worths;
  v: View;
  turns: number;
}

export function runningScore(p: Somebody): number {
  let sum = p.places.length + (p.leader === null ? 0 : 1 + p.leader.ones + 2 * p.leader.twos);
  for (let i = 0; i < p.places.length; i++) sum += p.places[i]!.ones + 2 * p.places[i]!.twos;
  for (let i = 0; i < p.deals.length; i++) sum += p.deals[i]!.ones + 2 * p.deals[i]!.twos;
  for (let i = 0; i < p.base.length; i++) sum += p.base[i]!;
  return sum;
}

/** Production phases still to come, as the leader's points have it. */
export function turnsLeft(v: View): number {
  let most = 0;
  for (const p of v.players) most = Math.max(most, runningScore(p));
  return most >= END_SCORE ? 0 : Math.min(3.5, Math.max(0.3, (END_SCORE - most) / 8));
}

export const leaderFuture = ({ turns }: Looking, tokens: number): number =>
  0.55 * Math.min(LEADER_SLOTS - tokens, 1.3 * turns);

export function abilityOf({ w, turns }: Looking, site: Site, place: Place | null): number {
  if (site.act !== null) {
    const free = VP_SLOTS - (place === null ? 0 : place.ones + place.twos);
    const uses = site.act.only === 'vp' ? Math.min(free, 1.4 * turns) : 1.2 * turns;
    return uses * w.act[site.f]!;
  }
  return turns * w.feature[site.f]!;
}

/** Placing it: 1 VP, what it brings in later turns, what it gives at once. */
export function builtWorth(x: Looking, p: Somebody, site: Site): number {
  const { t, w, turns } = x;
  let worth = 1 + abilityOf(x, site, null);
  if (site.produce !== null) {
    const times = site.per === 0 ? 1 : countType(t, p, site.per) + (site.mask & site.per ? 1 : 0);
    worth += times * (w.flow[site.f]! * turns + w.now[site.f]!);
  }
  if (site.counted !== 0) {
    const n = countType(t, p, site.counted) + (site.mask & site.counted ? 1 : 0);
    worth += w.counted[site.f]! * (w.vpCounted[site.f] ? Math.min(3, n) : n) + 0.5 * turns * w.counted[site.f]!;
  }
  return worth + w.entry[site.f]!;
}

/** What a location in play is still good for, besides its tokens, which are never lost. */
export function placeWorth(x: Looking, p: Somebody, place: Place): number {
  const { t, w, turns } = x;
  const site = t.site[place.card]!;
  let worth = 1 + abilityOf(x, site, place);
  if (site.produce !== null && !(w.vpFlow[site.f] && isFull(place)))
    worth += turns * w.flow[site.f]! * (site.per === 0 ? 1 : countType(t, p, site.per));
  if (site.counted !== 0 && !(w.vpCounted[site.f] && isFull(place))) worth += 0.4 * turns * w.counted[site.f]!;
  return worth;
}
export const leaderWorth = (x: Looking, design: LeaderDesign): number => 1 + leaderFuture(x, 0) + x.w.leader[design.f]!;

/** A card nobody has seen yet. */
export const UNKNOWN = 0.7;
/** What is left over may come in useful. */
export const LEFT = 0.18;
