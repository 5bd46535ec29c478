import { type Box, sum } from './box.ts';
import type { Effect } from './content.ts';
import { fightVp } from './effects.ts';
import { covers, paymentsOf, repairs } from './payments.ts';
import { countType, isExtended, trainedAs } from './queries.ts';
import type { Options, Seen } from './state.ts';
import { COLOURS, LINES, SITES, TYPES } from './vocabulary.ts';

/** What a city turn could bring, for the greedy bot: the best actions one after the other, not the best combination. */

export interface Outlook {
  marauders: number;
  damage: number;
  /** What a marauder less, a step of repair, and an equipment card are worth. */
  perMarauder: number;
  perRepair: number;
  perCard: number;
  /** What a specialist is worth more than a worker. */
  perTraining: number;
  perExtension: number;
  deck: number;
  /** A turn of a later round: nothing is used up yet. */
  fresh: boolean;
}

interface Use {
  vp: number;
  site: number;
  line: number;
}

/** VP an action is worth now; 0 or less where it is not worth a survivor. */
function worthOf(box: Box, p: Seen, e: Effect, o: Outlook, fought: number): number {
  switch (e.t) {
    case 'vp':
      return e.amount;
    case 'fight': {
      const n = Math.min(e.amount, o.marauders);
      return n === 0 ? 0 : fightVp(box, { city: p.city, fought }, n) + n * o.perMarauder;
    }
    case 'pushBack':
      return Math.min(e.amount, o.marauders) * o.perMarauder;
    case 'vpPerType':
      return e.each * countType(box, p, TYPES.indexOf(e.buildingType));
    case 'drawEquipment':
      return Math.min(e.amount, o.deck) * o.perCard;
    case 'drawKeep':
      return o.deck > 0 ? o.perCard * 1.6 : 0;
    case 'swapSearch':
      return o.deck > 0 && p.hand.length > 0 ? o.perCard * 1.2 : 0;
    case 'repair':
      return o.damage > 1 ? e.vp + o.perRepair : 0;
    case 'exchange':
      return o.perTraining;
    case 'recruitGamble':
      return e.vpOtherwise * 0.7 + o.perTraining * 0.5;
    default:
      return 0;
  }
}

const EXTEND = -1;
const REPAIR = -2;

/**
 * VP by number of survivors used: entry n is what the first n bring. Survivors who fit several actions go to the best one;
 * leaders are kept for last.
 */
export function planCity(box: Box, options: Options, p: Seen, figures: readonly number[], start: Outlook): number[] {
  const have = figures.slice();
  const o = { ...start };
  const left = o.fresh ? new Array<number>(SITES * LINES).fill(0) : p.used.slice();
  const trained = trainedAs(box, p);
  let fought = o.fresh ? 0 : p.fought;
  let extended = isExtended(p);
  const vp = [0];
  for (let all = sum(have); all > 0; ) {
    let best: Use = { vp: 0, site: REPAIR, line: 0 };
    let per = 0.05;
    let paid: readonly number[] | null = null;
    const consider = (worth: number, site: number, line: number, n: readonly number[]) => {
      const size = sum(n);
      if (worth / size > per + 1e-9) {
        per = worth / size;
        best = { vp: worth, site, line };
        paid = n;
      }
    };
    for (let site = 0; site < SITES; site++) {
      const b = p.city[site]!;
      if (b < 0) continue;
      const lines = box.buildings[b]!.lines;
      for (let line = 0; line < lines.length; line++) {
        const { times, effect } = lines[line]!;
        if (left[site * LINES + line]! >= times) continue;
        const worth = worthOf(box, p, effect, o, fought);
        if (worth <= 0) continue;
        const payments = paymentsOf(lines[line]!, trained);
        for (let i = 0; i < payments.length; i++)
          if (covers(have, payments[i]!.n)) {
            consider(worth - 0.01 * scarcity(payments[i]!.n), site, line, payments[i]!.n);
            break;
          }
      }
    }
    if (o.damage > 1)
      for (const { n } of repairs(options['repair.workersPerStep'], trained))
        if (covers(have, n)) {
          consider(o.perRepair - 0.01 * scarcity(n), REPAIR, 0, n);
          break;
        }
    if (!extended && all >= 2) {
      const n = cheapestPair(have);
      consider(o.perExtension, EXTEND, 0, n);
    }
    if (paid === null) break;
    const spent: readonly number[] = paid;
    for (let c = 0; c < COLOURS.length; c++) have[c]! -= spent[c]!;
    const size = sum(spent);
    all -= size;
    const total = vp[vp.length - 1]! + best.vp;
    for (let i = 1; i <= size; i++) vp.push(vp[vp.length - 1]! + (total - vp[vp.length - 1]!) / (size - i + 1));
    if (best.site === EXTEND) extended = true;
    else if (best.site === REPAIR) o.damage--;
    else {
      left[best.site * LINES + best.line]!++;
      const { effect } = box.buildings[p.city[best.site]!]!.lines[best.line]!;
      if (effect.t === 'fight' || effect.t === 'pushBack') {
        const n = Math.min(effect.amount, o.marauders);
        o.marauders -= n;
        if (effect.t === 'fight') fought += n;
      } else if (effect.t === 'repair') o.damage = Math.max(1, o.damage - effect.spaces);
    }
  }
  return vp;
}

/** Specialists and leaders can do more, so they go last. */
const scarcity = (n: readonly number[]): number => n[1]! + n[2]! + 2 * n[3]!;

function cheapestPair(have: readonly number[]): number[] {
  const n = [0, 0, 0, 0];
  let left = 2;
  for (let c = 0; c < COLOURS.length && left > 0; c++) {
    n[c] = Math.min(left, have[c]!);
    left -= n[c]!;
  }
  return n;
}

/** The value for a number of survivors that may not be whole, or more than there is work for. */
export function planned(vp: readonly number[], n: number): number {
  const last = vp.length - 1;
  if (n >= last) return vp[last]!;
  const k = Math.floor(n);
  return vp[k]! + (n - k) * (vp[k + 1]! - vp[k]!);
}
