import { beforeExplaining, indexIn, type Machine, type Ref, type Seat } from '@ashtown/engine';
import { canRun } from '../cards/effects.ts';
import type { Tables } from '../content/tables.ts';
import {
  AREAS,
  COLOURS,
  type Cost,
  ENGINEER,
  LINES,
  POOL,
  RECRUIT,
  SITES,
  SOLDIER,
  WORKER,
} from '../content/vocabulary.ts';
import { covers, paymentsFor, paymentsOf, repairs } from '../rules/payment.ts';
import { fits, inBag, isExtended, rivalSite, trainedAs } from '../rules/queries.ts';
import type { Answer, Event, Frame, Reason, Seen, State, View } from '../state.ts';
import { sum } from './figures.ts';

const N = COLOURS.length;

/** Why nothing can be done with a thing now; null where an answer is about it. Made of the queries that make `legal`. */
export function explainOf(t: Tables, rules: Machine<State, Answer, Event>, refs: (pick: Answer) => readonly Ref[]) {
  return (v: View, seat: Seat, ref: Ref): Reason | null => {
    const s = v as unknown as State; // the rules read only what a view holds
    const first = beforeExplaining({ asked: rules.asked, legal: rules.legal, refs }, s, seat, ref);
    if (first !== undefined) return first;
    const f = v.stack[v.stack.length - 1]!;
    const p = v.players[seat]!;
    if (ref.kind === 'slot') return whyNotSlot(t, s, p, seat, f, ref.id);
    if (ref.kind === 'card') return whyNotCard(t, v, p, f, ref.id);
    const pool = COLOURS.map((_, c) => p.placed[POOL * N + c]!);
    if (f.t === 'cityAction' && ref.id === 'extend')
      return isExtended(p) ? { t: 'extended' } : { t: 'cannotPay', ...shortOf(['any', 'any'], 0, pool) };
    if (f.t === 'cityAction' && ref.id === 'repair')
      return p.damage === 1 ? { t: 'undamaged' } : { t: 'cannotPay', ...shortToRepair(t, v, p, pool) };
    return { t: 'notNow' };
  };
}

function whyNotSlot(t: Tables, s: State, p: Seen, seat: Seat, f: Frame, id: string): Reason {
  const area = indexIn(AREAS, id);
  if (f.t === 'placeBid' && area >= 0) return { t: 'hasBid', area: AREAS[area]! };
  if (f.t === 'exchangeInPlace') {
    if (!inBag(s, SOLDIER) && !inBag(s, ENGINEER)) return { t: 'bagLacks' };
    const there = area >= 0 ? p.placed[area * N + WORKER]! : id === 'screen' ? p.screen![WORKER]! : -1;
    return there === 0 ? { t: 'noWorker', at: area >= 0 ? AREAS[area]! : 'screen' } : { t: 'notNow' };
  }
  if (f.t === 'takeEquipment' && id.startsWith('slot.')) return whyNotCardSlot(s, Number(id.slice(5)) - 1);
  const [kind, first, second] = id.split('.');
  const site = Number(first) - 1;
  if (!(site >= 0 && site < SITES)) return { t: 'notNow' };
  if (kind === 'site' && f.t === 'placeBuilding') return whyNotSite(t, p, f.card, site);
  if (f.t !== 'cityAction') return { t: 'notNow' };
  const building = t.buildings[p.city[site]!];
  if (!building || building.lines.length === 0)
    return { t: site === SITES - 1 && !building ? 'siteClosed' : 'noActions' };
  return whyNotLine(t, s, seat, site, kind === 'line' ? Number(second) - 1 : 0);
}

/** A slot is empty because somebody has taken its card, or because the deck did not reach so far (ARM-69). */
function whyNotCardSlot(s: State, slot: number): Reason {
  let toCome = 1;
  for (const f of s.stack) if (f.t === 'explore') toCome++;
  const taken = s.players.length - toCome;
  const empty = s.display.filter((kind) => kind < 0).length;
  return { t: slot >= s.display.length - Math.max(0, empty - taken) ? 'deckEmpty' : 'taken' };
}

function whyNotSite(t: Tables, p: Seen, card: number, site: number): Reason {
  const { placement } = t.buildings[card]!;
  if (fits(t, p, card, site)) {
    const rival = rivalSite(t, p, card, site);
    return { t: 'otherChurch', card: t.buildings[p.city[rival]!]!.id };
  }
  if (placement === 'hqUpgrade') return { t: 'onlyHq' };
  if (placement === 'watchtowerUpgrade') return { t: 'onlyWatchtower' };
  return { t: site === SITES - 1 && !isExtended(p) ? 'siteClosed' : 'siteReserved' };
}

/** The first line of a site stands for the whole building. */
function whyNotLine(t: Tables, s: State, seat: Seat, site: number, line: number): Reason {
  const p = s.players[seat]!;
  const found = t.buildings[p.city[site]!]!.lines[line];
  if (!found) return { t: 'notNow' };
  const { times, effect } = found;
  if (p.used[site * LINES + line]! >= times) return { t: 'usedUp', n: times };
  if (!canRun(t, s, seat, effect)) {
    if (effect.t === 'fight' || effect.t === 'pushBack') return { t: 'noMarauders' };
    if (effect.t === 'repair') return { t: 'undamaged' };
    if (effect.t === 'exchange') return { t: 'bagLacks' };
    if (effect.t === 'recruitGamble') return { t: 'bagEmpty' };
    if (effect.t === 'swapSearch' && p.hand.length === 0) return { t: 'handEmpty' };
    return { t: s.deck.length === 0 ? 'deckEmpty' : 'notNow' };
  }
  const have = COLOURS.map((_, c) => p.placed[POOL * N + c]! + p.placed[RECRUIT * N + c]!);
  const trained = trainedAs(t, p);
  const payable = paymentsOf(found, trained).some(({ n }) => covers(have, n));
  return payable ? { t: 'notNow' } : { t: 'cannotPay', ...shortOf(found.cost, trained, have) };
}

/** What is short for a cost that cannot be paid: where one of two can, the other. */
function shortOf(cost: readonly Cost[], trained: number, have: readonly number[]): { short: Cost; n: number } {
  const [first, second] = cost;
  const payable = (symbol: Cost): boolean => paymentsFor([symbol], trained, false).some(({ n }) => covers(have, n));
  if (second === undefined) return { short: first!, n: 1 };
  if (payable(first!)) return { short: second, n: 1 };
  return { short: first!, n: payable(second) ? 1 : 2 };
}

/** Any other survivor who repairs would do it alone. */
const shortToRepair = (t: Tables, v: View, p: Seen, pool: readonly number[]): { short: Cost; n: number } => ({
  short: 'worker',
  n:
    sum(repairs(v.options['repair.workersPerStep'], trainedAs(t, p)).find(({ n }) => n[WORKER]! > 0)!.n) -
    pool[WORKER]!,
});

function whyNotCard(t: Tables, v: View, p: Seen, f: Frame, id: string): Reason {
  const kind = t.index.equipment.get(id);
  if (kind !== undefined && (f.t === 'discardEquipment' || f.t === 'cityAction') && !p.hand.includes(kind))
    return { t: 'notInHand' };
  const card = t.index.building.get(id);
  return { t: f.t === 'takeBuilding' && card !== undefined && isTaken(t, v, card) ? 'taken' : 'notNow' };
}

/** Whether a card was taken, in this round or before: it stands in a city or was forfeited. */
const isTaken = (t: Tables, v: View, card: number): boolean =>
  t.buildings[card]!.level > 0 &&
  (v.gone.buildings.includes(card) ||
    v.players.some((p) => p.city.includes(card) || p.under.some((covered) => covered % 100 === card)));
