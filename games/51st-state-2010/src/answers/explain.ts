import { beforeExplaining, type Game, type Ref, type Seat } from '@ashtown/engine';
import type { Bill, Site, Tables } from '../content/tables.ts';
import {
  ANY,
  BUILDING,
  CONQUEST,
  COOPERATION,
  HIRE_PRICE,
  INCORPORATION,
  KINDS,
  LEADER_SLOTS,
  OPEN,
  REDEVELOP,
  REDEVELOP_PRICE,
  RESOURCES,
  SWAP,
  USES,
  VISITS,
  WEAPON,
  WORKER,
} from '../content/vocabulary.ts';
import {
  accessible,
  canPayResources,
  handSize,
  hasEffect,
  hasRoom,
  isComplete,
  isFull,
  placeOf,
  type Somebody,
  workersFor,
} from '../rules/queries.ts';
import type { Answer, Event, Frame, Options, Place, Reason, State, View } from '../state.ts';
import { reachOf } from './range.ts';

/** What the rules say about who is asked and what may be answered. */
type Rules = Pick<Game<State, Answer, Event, View, Options>, 'asked' | 'legal' | 'refs'>;

const NOT_NOW: Reason = { t: 'notNow' };

/** Why nothing can be done with a thing now; null where an answer is about it. Made of the queries that make `legal`. */
export const explainOf =
  (t: Tables, rules: Rules) =>
  (v: View, seat: Seat, ref: Ref): Reason | null => {
    const s = v as unknown as State; // the rules read only what a view holds
    const said = beforeExplaining(rules, s, seat, ref);
    if (said !== undefined) return said;
    const f = v.stack[v.stack.length - 1]!;
    const p = v.players[seat]!;
    if (ref.kind === 'slot') return whyNotUse(t, p, f, ref.id) ?? whyNotSlot(t, v, seat, f, ref.id);
    if (ref.kind === 'card') return whyNotCard(t, p, f, ref.id);
    if (f.t !== 'main' || ref.kind !== 'option') return NOT_NOW;
    if (ref.id === 'hire') return { t: 'workers', n: HIRE_PRICE - accessible(t, p)[WORKER]! };
    if (ref.id === 'swap') {
      const n = SWAP.discard - handSize(p);
      return n > 0 ? { t: 'noCard', n } : NOT_NOW;
    }
    const cards = p.leader ? t.leader[p.leader.card]!.deed : 0;
    if (ref.id === 'deed' && cards > 0)
      return isFull(p.leader!, LEADER_SLOTS) ? { t: 'full' } : { t: 'noCard', n: cards - handSize(p) };
    return NOT_NOW;
  };

/** The first thing a bill lacks. */
function lacking(t: Tables, p: Somebody, bill: Bill, workers: number): Reason | null {
  const all = accessible(t, p);
  const short = workers + bill.workers - all[WORKER]!;
  if (short > 0) return { t: 'workers', n: short };
  if (!canPayResources(all, bill.need, bill.any)) {
    let universal = all[ANY]!;
    let spare = 0;
    for (let k = 0; k < KINDS; k++) {
      const less = bill.need[k]! - all[k]!;
      if (less > universal) return { t: 'short', good: RESOURCES[k]!, n: less - universal };
      universal -= Math.max(0, less);
      spare += Math.max(0, -less);
    }
    return { t: 'shortAny', n: bill.any - universal - spare };
  }
  if (handSize(p) < bill.cards) return { t: 'noCard', n: bill.cards - handSize(p) };
  return bill.tucked === null ? null : { t: 'noTucked' };
}

function whyNotCard(t: Tables, p: View['players'][number], f: Frame, id: string): Reason {
  const contact = t.factions[p.faction]!.contacts.find((c) => c.id === id);
  if (contact) {
    if (p.exhausted & (1 << contact.colour)) return { t: 'exhausted' };
    if (f.t !== 'reach') return lacking(t, p, contact.bill, 0) ?? NOT_NOW;
    return contact.colour === f.colour ? (lacking(t, p, contact.bill, 0) ?? NOT_NOW) : { t: 'wrongColour' };
  }
  const face = t.faceOf(id);
  const held = [...p.hand, ...p.seen].some((card) => card !== null && t.face[card] === face);
  if (face < 0 || !held || f.t !== 'main') return NOT_NOW;
  if (t.leaders.some((x) => x.id === id)) return { t: 'short', good: RESOURCES[WEAPON]!, n: 1 };
  const site = t.sites[face];
  if (!site) return NOT_NOW;
  const far = tooFar(t, p, site);
  const roomless = !hasRoom(t, p, 'spoils') || !hasRoom(t, p, 'deal');
  return roomless && Math.max(far.conquest, far.cooperation) >= site.distance ? noRoom(t, p) : far;
}

/** Where there is room for a deal there is room for spoils, but not always the other way round (FS-101). */
const noRoom = (t: Tables, p: Somebody): Reason => ({ t: 'noRoom', sort: hasRoom(t, p, 'spoils') ? 'deal' : null });

/** How far a player reaches with each colour, against the distance of a location. */
function tooFar(t: Tables, p: Somebody, { distance }: Site): Extract<Reason, { t: 'tooFar' }> {
  const all = accessible(t, p);
  return {
    t: 'tooFar',
    distance,
    conquest: reachOf(t, p, all, CONQUEST),
    cooperation: reachOf(t, p, all, COOPERATION),
    incorporation: reachOf(t, p, all, INCORPORATION),
  };
}

/** One use of a location in hand: `conquer.pub`; null where the slot is something else. */
function whyNotUse(t: Tables, p: View['players'][number], f: Frame, slot: string): Reason | null {
  const [use = '', id = ''] = slot.split('.');
  const site = t.sites[t.faceOf(id)];
  if (!site || f.t !== 'main') return null;
  if (use === 'redevelop') return whyNotRedevelop(t, p);
  const sort = use === 'conquer' ? 'spoils' : use === 'cooperate' ? 'deal' : null;
  return sort !== null && !hasRoom(t, p, sort) ? noRoom(t, p) : tooFar(t, p, site);
}

/** FS-113 to FS-118. */
function whyNotRedevelop(t: Tables, p: Somebody): Reason {
  if (p.places.length === 0) return { t: 'noOld' };
  const all = accessible(t, p);
  const building = all[BUILDING]! + all[ANY]! > 0;
  if (all[REDEVELOP]! > 0 || (building && !p.redeveloped)) return { t: 'noCommonType' };
  return p.redeveloped ? { t: 'redeveloped' } : { t: 'short', good: RESOURCES[BUILDING]!, n: REDEVELOP_PRICE };
}

function whyNotSlot(t: Tables, v: View, seat: Seat, f: Frame, id: string): Reason {
  const [owner, no] = id.split('.').map(Number) as [Seat, number];
  const place = v.players[owner] && placeOf(v.players[owner]!, no);
  if (!place) return NOT_NOW;
  if (f.t === 'replace' && owner === seat) return { t: 'noCommonType' };
  if (f.t !== 'main') return NOT_NOW;
  return owner === seat ? whyNotOwn(t, v, seat, place) : whyNotTheirs(t, v, seat, owner, place);
}

function whyNotOwn(t: Tables, v: View, seat: Seat, place: Place): Reason {
  const p = v.players[seat]!;
  const { act } = t.site[place.card]!;
  if (act === null) return { t: 'noAction' };
  if (place.uses >= USES) return { t: 'used' };
  if (act.only === 'vp' && isFull(place)) return { t: 'full' };
  if (act.op === 'COLLECT_SET' && !isComplete(t, place)) return { t: 'incomplete' };
  if (!hasEffect(t, v, seat, place)) return { t: 'noTarget' };
  return lacking(t, p, act.bill, workersFor(t, place)) ?? NOT_NOW;
}

function whyNotTheirs(t: Tables, v: View, seat: Seat, owner: Seat, place: Place): Reason {
  const p = v.players[seat]!;
  if (t.site[place.card]!.layout !== OPEN) return { t: 'closed' };
  if (v.players[owner]!.passed) return { t: 'passed', seat: owner };
  if (place.visitors & (1 << seat)) return { t: 'visited' };
  if (p.visits >= VISITS) return { t: 'visits' };
  return accessible(t, p)[WORKER] === 0 ? { t: 'workers', n: 1 } : { t: 'noTarget' };
}
