import { type Log, push, type Seat } from '@ashtown/engine';
import { type Texts, withPlace } from '../answers/index.ts';
import { gain } from '../cards/effects.ts';
import { goodsOf, type Pile, type Site, type Tables } from '../content/tables.ts';
import { GOODS, PRODUCTION, TOKENS } from '../content/vocabulary.ts';
import { type Answers, type Event, type Frame, type Place, type Player, RIVAL, type State } from '../state.ts';
import type { Part } from './part.ts';
import { canBeCopied, countType, nthSeat, opponents, placeOf, playerAt, siteOf } from './queries.ts';

/** Production: the phase with its steps P0 to P4, and what a location produces at any other time. */

type Out = Log<Event>;

/** Goods counted in a production tally. */
function tallied(p: Player, goods: readonly number[]): number {
  let n = 0;
  for (let i = 0; i < goods.length; i++) n += p.tally[goods[i]!]!;
  return n;
}

/** How often a location's `gain` is taken when it produces (FSM-187 to FSM-192). */
function yieldOf(t: Tables, s: State, owner: Player, site: Site, phase: boolean): number {
  const { does } = site;
  if (does.t === 'produce') return 1;
  if (does.t === 'perType') return Math.min(does.max, countType(t, owner, site.counts)); // FSM-190
  if (does.t !== 'perProduced' || (!phase && s.options.perProducedLate === 'zero')) return 0;
  return Math.min(does.max, tallied(owner, site.tallies));
}

/** A location produces for a receiver; `phase` in P1 to P3, where it enters the tally (FSM-62, FSM-108). */
export function produceFor(
  t: Tables,
  s: State,
  receiver: Seat,
  owner: Seat,
  place: Place,
  phase: boolean,
  log: Out,
): void {
  const site = t.site[place.card]!;
  if (site.does.t === 'choose') push<Frame>(s, { t: 'productionOption', seats: [receiver], card: place.card, phase });
  else if (site.does.t === 'copyOwn') {
    if (ownSources(t, s, owner).length > 0)
      // FSM-197
      push<Frame>(s, { t: 'copySource', seats: [receiver], no: place.no, kind: phase ? 'phase' : 'now' });
  } else
    gain(t, s, receiver, site.gain, yieldOf(t, s, playerAt(s, owner), site, phase), site.id, 'production', log, phase);
}

/** Sources of a Power Station (FSM-194, FSM-195). */
const COPY = withPlace<Answers['copySource']>('copy');
export function ownSources(t: Tables, s: State, seat: Seat): Answers['copySource'][] {
  const picks: Answers['copySource'][] = [];
  for (const place of s.players[seat]!.places) if (canBeCopied(t, place)) picks.push(COPY(seat, place.no)); // never itself: it is a copy card
  return picks;
}
/** Sources of the bonus of Suppliers (FSM-241). */
export function opponentSources(t: Tables, s: State, seat: Seat): Answers['copySource'][] {
  const picks: Answers['copySource'][] = [];
  for (const other of opponents(s, seat)) {
    const p = playerAt(s, other);
    if (p.passed) continue; // FSM-166
    for (const place of p.places) if (canBeCopied(t, place)) picks.push(COPY(other, place.no));
  }
  return picks;
}

/** FSM-199, FSM-200. */
const CLAIM = withPlace<Answers['suppliersTarget']>('claim');
export function claimable(t: Tables, s: State, seat: Seat): Answers['suppliersTarget'][] {
  const picks: Answers['suppliersTarget'][] = ['none'];
  for (const other of opponents(s, seat))
    for (const place of playerAt(s, other).places)
      if (canBeCopied(t, place) && !s.claims.some(([, owner, no]) => owner === other && no === place.no))
        picks.push(CLAIM(other, place.no));
  return picks;
}

/** FSM-199: who takes what a place produces. */
function receiverOf(s: State, owner: Seat, no: number): Seat {
  for (let i = 0; i < s.claims.length; i++)
    if (s.claims[i]![1] === owner && s.claims[i]![2] === no) return s.claims[i]![0];
  return owner;
}

const STEPS = 5;

/**
 * FSM-56: every step for all players in turn order, in it every card in the order of building. Goes on until a card asks
 * somebody. In solo the virtual opponent comes last, only for what Suppliers take from it (FSM-257, FSM-266).
 */
export function runProduction(t: Tables, s: State, f: Extract<Frame, { t: 'produce' }>, log: Out): void {
  const n = s.players.length;
  const all = s.solo === null ? n : n + 1;
  let { step, nth, at } = f;
  for (; step < STEPS; step++, nth = 0)
    for (; nth < all; nth++, at = BEFORE) {
      const seat = nth < n ? nthSeat(s, nth) : RIVAL;
      if (at === BEFORE) {
        if (step === 1 && seat !== RIVAL) produceBase(t, s, seat, log);
        at = 0;
      }
      const { places } = playerAt(s, seat);
      for (; at < places.length; at++) {
        const place = places[at]!;
        const site = t.site[place.card]!;
        if (place.ruins || !worksIn(step, site, s, seat, place)) continue;
        if (asks(step, site)) {
          push<Frame>(s, { t: 'produce', step, nth, at: at + 1 });
          work(t, s, step, seat, place, log);
          return;
        }
        work(t, s, step, seat, place, log);
      }
    }
}
/** Before a player's first card. */
const BEFORE = -1;

/** P1, first part: storage, faction board, deals (FSM-58). */
function produceBase(t: Tables, s: State, seat: Seat, log: Out): void {
  const p = s.players[seat]!;
  const returned: (readonly [number, number])[] = [];
  for (let g = 0; g < TOKENS; g++) {
    if (p.stored[g] === 0) continue;
    p.tokens[g]! += p.stored[g]!; // FSM-62: not in the tally
    if (log) returned.push([g, p.stored[g]!]);
    p.stored = p.stored.with(g, 0);
  }
  if (returned.length > 0) log?.push({ t: 'returned', seat, goods: goodsOf(returned) });
  gain(t, s, seat, t.factions[p.faction]!.gain, 1, 'board', 'production', log, true);
  if (p.deals.length > 0) gain(t, s, seat, dealsPile(t, p.deals), 1, 'deals', 'deals', log, true);
}

/** FSM-53: one good per deal. */
function dealsPile(t: Tables, deals: readonly number[]): Pile {
  const sum = Array<number>(GOODS.length).fill(0);
  for (let i = 0; i < deals.length; i++) sum[t.site[deals[i]!]!.dealGood]!++;
  const pile: (readonly [number, number])[] = [];
  for (let g = 0; g < sum.length; g++) if (sum[g]! > 0) pile.push([g, sum[g]!]);
  return pile;
}

/** Whether a card does something in a step. */
function worksIn(step: number, site: Site, s: State, seat: Seat, place: Place): boolean {
  if (seat === RIVAL && receiverOf(s, RIVAL, place.no) === RIVAL) return false;
  switch (site.does.t) {
    case 'takeOver':
      return step === 0;
    case 'produce':
    case 'choose':
    case 'perType':
      return step === 1;
    case 'copyOwn':
      return step === 2 || (step === 3 && s.copies.some(([owner, no]) => owner === seat && no === place.no));
    case 'perProduced':
      return step === 3;
    case 'threshold':
      return step === 4;
    default:
      return false;
  }
}

const asks = (step: number, site: Site): boolean =>
  step === 0 || site.does.t === 'choose' || (step === 2 && site.does.t === 'copyOwn');

function work(t: Tables, s: State, step: number, seat: Seat, place: Place, log: Out): void {
  const site = t.site[place.card]!;
  const { does } = site;
  if (step === 0) push<Frame>(s, { t: 'suppliersTarget', seats: [seat] });
  else if (does.t === 'threshold') {
    if (tallied(s.players[seat]!, site.tallies) >= does.min) gain(t, s, seat, site.gain, 1, site.id, 'features', log); // FSM-206
  } else if (does.t === 'copyOwn' && step === 3) {
    const [, , no] = s.copies.find(([owner, from]) => owner === seat && from === place.no)!;
    produceFor(t, s, seat, seat, placeOf(s.players[seat]!, no)!, true, log); // FSM-196
  } else produceFor(t, s, receiverOf(s, seat, place.no), seat, place, true, log); // FSM-201, FSM-202
}

/** A copying card works (FSM-194, FSM-241): now, or for a tally in P3 (FSM-196). */
export function copyFrom(
  t: Tables,
  s: State,
  f: Extract<Frame, { t: 'copySource' }>,
  seat: Seat,
  owner: Seat,
  no: number,
  log: Out,
): void {
  const source = placeOf(playerAt(s, owner), no)!;
  const site = t.site[source.card]!;
  log?.push({
    t: 'copied',
    seat,
    card: t.id[placeOf(s.players[seat]!, f.no)!.card]!,
    no: f.no,
    source: site.id,
    owner,
    sourceNo: no,
  });
  if (f.kind === 'phase' && site.does.t === 'perProduced') s.copies.push([seat, f.no, no]);
  else produceFor(t, s, seat, owner, source, f.kind === 'phase', log);
}

/** FSM-104: what a location just built produces; Suppliers have nothing to give but their bonus (FSM-203). */
export function produceOnBuilding(t: Tables, s: State, seat: Seat, place: Place, log: Out): void {
  if (t.site[place.card]!.category === PRODUCTION) produceFor(t, s, seat, seat, place, false, log);
}

/** 4. Production, as the rules run it. */
export const productionRules = (
  t: Tables,
  a: Texts,
): Part<'production' | 'produce' | 'produced' | 'suppliersTarget' | 'productionOption' | 'copySource'> => ({
  production(s, _, log) {
    log?.push({ t: 'production' });
    for (const p of s.players) p.tally.fill(0); // FSM-63
    push<Frame>(s, { t: 'produce', step: 0, nth: 0, at: -1 }, { t: 'produced' });
  },

  produce: (s, f, log) => runProduction(t, s, f, log),

  produced(s) {
    s.claims = [];
    s.copies = [];
  },

  suppliersTarget: {
    legal: (s, _, seat) => claimable(t, s, seat),
    take(s, _, seat, pick, log) {
      if (pick === 'none') return;
      const { seat: owner, no } = a.read(pick);
      s.claims.push([seat, owner, no]);
      log?.push({ t: 'claimed', seat, owner, card: siteOf(t, placeOf(playerAt(s, owner), no)!).id, no });
    },
  },

  productionOption: {
    legal: (_, { card }) => t.site[card]!.options.map((pile) => GOODS[pile[0]![0]]!), // FSM-64
    take(s, { card, phase }, seat, pick, log) {
      const site = t.site[card]!;
      const pile = site.options.find((option) => GOODS[option[0]![0]] === pick)!;
      gain(t, s, seat, pile, 1, site.id, 'production', log, phase);
    },
  },

  copySource: {
    legal: (s, { kind }, seat) => (kind === 'bonus' ? opponentSources(t, s, seat) : ownSources(t, s, seat)), // FSM-198
    take(s, f, seat, pick, log) {
      const { seat: owner, no } = a.read(pick);
      copyFrom(t, s, f, seat, owner, no, log);
    },
  },
});
