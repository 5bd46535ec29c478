import type { Seat } from '@ashtown/engine';
import type { LeaderDesign, Site, Tables } from '../content/tables.ts';
import { END_SCORE, LEADER_SLOTS, type Moment, REPLACED_VP, VP_SLOTS, WORKER } from '../content/vocabulary.ts';
import { countType, isFull, type Somebody } from '../rules/queries.ts';
import type { Place, PlayerView, View } from '../state.ts';
import type { Weights } from './weights.ts';
import type { Worths } from './worth.ts';

/** What things will be worth in the turns that are left: the parts the features are made of. */

/** A seat that looks at the table. */
export interface Looking {
  t: Tables;
  k: Weights;
  w: Worths;
  v: View;
  seat: Seat;
  /** The seat's own side of it. */
  p: PlayerView;
  /** Running scores by seat. */
  scores: readonly number[];
  turns: number;
  /** Own locations that gain something by each one that is placed (FS-170). */
  counting: readonly Site[];
}

export function countingOf(t: Tables, w: Worths, p: Somebody): readonly Site[] {
  let sites: Site[] | null = null;
  for (let i = 0; i < p.places.length; i++) {
    const site = t.site[p.places[i]!.card]!;
    if (site.counted === 0 || (w.vpCounted[site.f] && isFull(p.places[i]!))) continue;
    if (sites === null) sites = [site];
    else sites.push(site);
  }
  return sites ?? NO_SITES;
}
const NO_SITES: readonly Site[] = [];

/** Whether the Production of the present turn is over. */
function isProduced(v: View): boolean {
  for (let i = v.stack.length - 1; i >= 0; i--) {
    const { t } = v.stack[i]!;
    if (t === 'main' || t === 'next') return true;
  }
  return false;
}

/** Whether all others have passed, but not this seat. */
function isAlone(v: View, seat: Seat): boolean {
  for (let i = 0; i < v.players.length; i++) if (v.players[i]!.passed === (i === seat)) return false;
  return true;
}

/**
 * Production phases still to come. Within a turn it depends on nothing the seat does, or whoever leads would see the own
 * future shrink with every point; only reaching the end of the game counts at once. Once all others have passed it is what
 * passing leaves: whoever passes last would take the longer future of a poor turn for a reward, and leave it at once. Who leads
 * still loses none of it by the points of a good one.
 */
export function turnsLeft(k: Weights, v: View, seat: Seat, scores: readonly number[]): number {
  let most = 0;
  let scored = 0;
  for (let i = 0; i < scores.length; i++) {
    most = Math.max(most, scores[i]!);
    scored = Math.max(scored, v.players[i]!.score);
  }
  if (most >= END_SCORE) return 0;
  const produced = isProduced(v);
  const passing = (END_SCORE - most) / k.horizon.perTurn;
  let turns = (END_SCORE - scored) / k.horizon.perTurn - (produced ? 1 : 0);
  if (produced && isAlone(v, seat)) turns = scores[seat]! < most ? passing : Math.max(turns, passing);
  return Math.min(k.horizon.farthest, Math.max(k.horizon.nearest, turns));
}

/** Once somebody has the points that end the game, only who has most of them counts: from −1 to 1. */
export function ending({ k, v, seat, scores }: Looking): number {
  let best = 0;
  for (let i = 0; i < v.players.length; i++) {
    if (i === seat) continue;
    const q = v.players[i]!;
    let sum = scores[i]!;
    if (!q.passed) for (let g = 0; g <= WORKER; g++) sum += k.horizon.rivalEnds * q.pool[g]!;
    best = Math.max(best, sum);
  }
  return Math.max(-1, Math.min(1, (scores[seat]! - best) / k.horizon.safe));
}

/** Tokens a leader will collect. */
export const leaderTokens = ({ k, turns }: Looking, tokens: number): number =>
  Math.min(LEADER_SLOTS - tokens, k.place.leaderTurn * turns);
const leaderFuture = (x: Looking, tokens: number): number => x.k.abilities.leader * leaderTokens(x, tokens);

/** What the leader gains by something of these types. */
export function reaction({ t, p }: Looking, on: Moment, types: number): number {
  if (p.leader === null || isFull(p.leader, LEADER_SLOTS)) return 0;
  const design = t.leader[p.leader.card]!;
  return design.on === on && (on !== 'placeType' || (design.type & types) !== 0) ? 1 : 0;
}

export function abilityOf({ k, w, turns }: Looking, site: Site, place: Place | null): number {
  if (site.act !== null) {
    const free = VP_SLOTS - (place === null ? 0 : place.ones + place.twos);
    const uses = site.act.only === 'vp' ? Math.min(free, k.place.vpUses * turns) : k.place.uses * turns;
    return uses * w.act[site.f]!;
  }
  return turns * w.feature[site.f]!;
}

/** Placing it: 1 VP, what it brings in later turns, what it gives at once. */
export function builtWorth(x: Looking, site: Site): number {
  const { t, k, w, p, turns } = x;
  let worth = 1 + abilityOf(x, site, null) + w.entry[site.f]! + reaction(x, 'placeType', site.mask);
  if (site.produce !== null) {
    const times = site.per === 0 ? 1 : countType(t, p, site.per) + (site.mask & site.per ? 1 : 0);
    worth += times * (w.flow[site.f]! * turns + w.now[site.f]!);
  }
  if (site.counted !== 0) {
    const n = countType(t, p, site.counted) + (site.mask & site.counted ? 1 : 0);
    worth += w.counted[site.f]! * (w.vpCounted[site.f] ? Math.min(VP_SLOTS, n) : n);
    if (!w.vpCounted[site.f] || n < VP_SLOTS) worth += k.place.counted * turns * w.counted[site.f]!;
  }
  for (let i = 0; i < x.counting.length; i++)
    if ((x.counting[i]!.counted & site.mask) !== 0) worth += w.counted[x.counting[i]!.f]!;
  return worth;
}

/** What a location in play is still good for, besides its tokens, which are never lost. */
export function placeWorth(x: Looking, place: Place): number {
  const { t, k, w, p, turns } = x;
  const site = t.site[place.card]!;
  let worth = 1 + abilityOf(x, site, place);
  if (site.produce !== null && !(w.vpFlow[site.f] && isFull(place)))
    worth += turns * w.flow[site.f]! * (site.per === 0 ? 1 : countType(t, p, site.per));
  if (site.counted !== 0 && !(w.vpCounted[site.f] && isFull(place)))
    worth += k.place.counts * turns * w.counted[site.f]!;
  return worth;
}

/** Playing a leader, in the stead of another one if need be: the tokens of the old one are never lost. */
export function leaderWorth(x: Looking, design: LeaderDesign): number {
  const { leader } = x.p;
  const worth = 1 + leaderFuture(x, 0) + x.w.leader[design.f]!;
  return leader === null ? worth : worth + REPLACED_VP - 1 - leaderFuture(x, leader.ones + leader.twos);
}
