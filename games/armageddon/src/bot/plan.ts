import { sum } from '../answers/figures.ts';
import { fightVp } from '../cards/effects.ts';
import type { Effect } from '../content/schema.ts';
import type { Tables } from '../content/tables.ts';
import { COLOURS, LINES, SITES, TYPES } from '../content/vocabulary.ts';
import { covers, EXTENSION, type Payment, paymentsOf, repairs } from '../rules/payment.ts';
import { countType, isExtended, trainedAs } from '../rules/queries.ts';
import type { Options, Seen } from '../state.ts';
import type { Mind } from './sight.ts';
import { spared, type Tracks } from './tracks.ts';

/** What a city turn could bring, for the greedy bot: the best actions one after the other, not the best combination. */

export interface Outlook extends Tracks {
  /** What an equipment card is worth. */
  perCard: number;
  /** What a specialist is worth more than a worker. */
  perTraining: number;
  perExtension: number;
  deck: number;
  /** A turn of a later round: nothing is used up yet. */
  fresh: boolean;
}

/** VP an action is worth now; 0 or less where it is not worth a survivor. */
function worthOf({ t, w }: Mind, p: Seen, e: Effect, o: Outlook, fought: number): number {
  switch (e.t) {
    case 'vp':
      return e.amount;
    case 'fight': {
      const n = Math.min(e.amount, o.marauders);
      return n === 0 ? 0 : fightVp(t, { city: p.city, fought }, n) + spared(o, n, 0);
    }
    case 'pushBack':
      return spared(o, Math.min(e.amount, o.marauders), 0);
    case 'vpPerType':
      return e.each * countType(t, p, TYPES.indexOf(e.buildingType));
    case 'drawEquipment':
      return Math.min(e.amount, o.deck) * o.perCard;
    case 'drawKeep':
      return o.deck > 0 ? o.perCard * w.shape.plan.chosen : 0;
    case 'swapSearch':
      return o.deck > 0 && p.hand.length > 0 ? o.perCard * w.shape.plan.searched : 0;
    case 'repair':
      return o.damage > 1 ? e.vp + spared(o, 0, 1) : 0;
    case 'exchange':
      return o.perTraining;
    case 'recruitGamble':
      return e.vpOtherwise * w.shape.plan.noRecruit + o.perTraining * w.shape.plan.recruit;
    default:
      return 0;
  }
}

/** Something survivors can do in the city: a line, a repair (no effect of a line), or the Extension. */
interface Job {
  what: Effect | 'repair' | 'extend';
  payments: readonly Payment[];
  left: number;
  worth: number;
  /** Its worth changes with the tracks. */
  tracks: boolean;
}

const TRACKS: readonly string[] = ['fight', 'pushBack', 'repair'];

/**
 * VP by number of survivors used: entry n is what the first n bring. Survivors who fit several actions go to the best one;
 * leaders are kept for last.
 */
export function planCity(mind: Mind, options: Options, p: Seen, figures: readonly number[], start: Outlook): number[] {
  const { scarce, leader, least } = mind.w.shape.plan;
  const have = figures.slice();
  const o = { ...start };
  let fought = o.fresh ? 0 : p.fought;
  const jobs = jobsOf(mind.t, options, p, o);
  for (const job of jobs) job.worth = jobWorth(mind, p, job, o, fought);
  const vp = [0];
  for (let all = sum(have); all > 0; ) {
    let best: Job | null = null;
    let paid: readonly number[] = have;
    let worth = 0;
    let each = least;
    for (let i = 0; i < jobs.length; i++) {
      const job = jobs[i]!;
      if (job.left === 0 || job.worth <= 0) continue;
      const n = cheapest(job.payments, have);
      if (n === null) continue;
      const value = job.worth - scarce * (n[1]! + n[2]! + leader * n[3]!);
      const size = sum(n);
      if (value <= each * size + 1e-9) continue;
      best = job;
      paid = n;
      worth = value;
      each = value / size;
    }
    if (best === null) break;
    for (let c = 0; c < COLOURS.length; c++) have[c]! -= paid[c]!;
    const size = sum(paid);
    all -= size;
    for (let i = 0; i < size; i++) vp.push(vp[vp.length - 1]! + worth / size);
    best.left--;
    if (!best.tracks) continue;
    fought += advance(o, best.what);
    for (let i = 0; i < jobs.length; i++) if (jobs[i]!.tracks) jobs[i]!.worth = jobWorth(mind, p, jobs[i]!, o, fought);
  }
  return vp;
}

function jobsOf(t: Tables, options: Options, p: Seen, o: Outlook): Job[] {
  const jobs: Job[] = [];
  const trained = trainedAs(t, p);
  for (let site = 0; site < SITES; site++) {
    const b = p.city[site]!;
    if (b < 0) continue;
    const lines = t.buildings[b]!.lines;
    for (let i = 0; i < lines.length; i++) {
      const line = lines[i]!;
      const left = line.times - (o.fresh ? 0 : p.used[site * LINES + i]!);
      if (left > 0)
        jobs.push({
          what: line.effect,
          payments: paymentsOf(line, trained),
          left,
          worth: 0,
          tracks: TRACKS.includes(line.effect.t),
        });
    }
  }
  const steps = repairs(options['repair.workersPerStep'], trained);
  jobs.push({ what: 'repair', payments: steps, left: o.damage - 1, worth: 0, tracks: true });
  if (!isExtended(p)) jobs.push({ what: 'extend', payments: EXTENSION, left: 1, worth: 0, tracks: false });
  return jobs;
}

function jobWorth(mind: Mind, p: Seen, { what }: Job, o: Outlook, fought: number): number {
  if (what === 'extend') return o.perExtension;
  if (what === 'repair') return o.damage > 1 ? spared(o, 0, 1) : 0;
  return worthOf(mind, p, what, o, fought);
}

/** The tracks after a job; tells how many marauders were fought off. */
function advance(o: Outlook, what: Job['what']): number {
  if (what === 'extend') return 0;
  if (what === 'repair' || what.t === 'repair') {
    o.damage = Math.max(1, o.damage - (what === 'repair' ? 1 : what.spaces));
    return 0;
  }
  if (what.t !== 'fight' && what.t !== 'pushBack') return 0;
  const n = Math.min(what.amount, o.marauders);
  o.marauders -= n;
  return what.t === 'fight' ? n : 0;
}

/** The first way to pay that can be paid. */
function cheapest(payments: readonly Payment[], have: readonly number[]): readonly number[] | null {
  for (let i = 0; i < payments.length; i++) if (covers(have, payments[i]!.n)) return payments[i]!.n;
  return null;
}

/** The value for a number of survivors that may not be whole, or more than there is work for. */
export function planned(vp: readonly number[], n: number): number {
  const last = vp.length - 1;
  if (n >= last) return vp[last]!;
  const k = Math.floor(n);
  return vp[k]! + (n - k) * (vp[k + 1]! - vp[k]!);
}
