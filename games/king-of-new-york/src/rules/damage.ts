import { type Log, push, type Seat } from '@ashtown/engine';
import { range } from '../answers/index.ts';
import { fire, shedCarapace } from '../cards/effects.ts';
import type { Tables } from '../content/tables.ts';
import {
  BOROUGHS,
  type CardId,
  MANHATTAN,
  NOWHERE,
  SPACE_2_4,
  SPACE_5_6,
  SPECIALS,
  VARIANT_PLAYERS,
} from '../content/vocabulary.ts';
import { type Event, type Frame, type Harm, NOBODY, type State } from '../state.ts';
import type { Part } from './part.ts';
import { bitsIn, findMod, inTurnOrder, isAlive, living } from './queries.ts';
import { goTo, outerWithRoom } from './travel.ts';

/** Begins one damage event (KNY-115) for every living Monster that `amount` gives damage to. False: it hurts nobody. */
export function strike(s: State, by: Seat, cause: Harm['cause'], amount: (seat: Seat) => number): boolean {
  let any = false;
  const n = s.players.map((_, seat) => {
    const hit = isAlive(s, seat) ? amount(seat) : 0;
    if (hit > 0) any = true;
    return hit;
  });
  if (any) push<Frame>(s, { t: 'damage', harm: { by, cause, n, paid: s.players.map(() => 0), next: 0 } });
  return any;
}

/** KNY-117 part 2: the next Monster that may react, with its question; null when nobody is left. */
export function nextReaction(t: Tables, s: State, harm: Harm): Frame | null {
  const seats = s.players.length;
  for (let k = harm.next; k < 2 * seats; k++) {
    const seat = (s.turn.seat + (k >> 1)) % seats;
    if (harm.n[seat] === 0) continue;
    const p = s.players[seat]!;
    const rest = { ...harm, next: k + 1 };
    if (k % 2 === 0 && p.carapace > 0) return { t: 'carapaceDiscard', seats: [seat], harm: rest };
    if (k % 2 === 1 && p.energy > 0 && findMod(t, p, 'energyForDamage'))
      return { t: 'payDamageWithEnergy', seats: [seat], harm: rest };
  }
  return null;
}

/** KNY-117 part 3: all ♥ are lost at the same time. */
export function wound(s: State, harm: Harm, log: Log<Event>): void {
  for (let seat = 0; seat < s.players.length; seat++) {
    const n = harm.n[seat]!;
    if (n === 0) continue;
    const p = s.players[seat]!;
    const paid = harm.paid[seat]!;
    const life = Math.min(p.life, n - paid);
    p.life -= life;
    p.energy -= paid;
    if (harm.by === s.turn.seat && seat !== harm.by) s.turn.dealt[seat]! += n;
    log?.push({ t: 'hurt', seat, n, paid, life, by: harm.by, cause: harm.cause });
  }
}

/** Everybody at 0♥ leaves the game (KNY-121), then Manhattan is put in order (KNY-156). */
export function eliminate(s: State, log: Log<Event>): void {
  let any = false;
  for (const seat of inTurnOrder(s)) {
    const p = s.players[seat]!;
    if (p.life > 0) continue;
    any = true;
    log?.push(farewell(s, seat));
    for (const card of p.cards) s.discard.push(card);
    p.cards = [] as CardId[];
    p.energy = p.web = p.jinx = p.carapace = p.souvenirs = 0;
    p.at = NOWHERE;
    p.zone = p.space = 0;
    p.out = s.turn.no;
    s.turn.fell |= 1 << seat;
    if (s.superstar === seat) s.superstar = NOBODY;
    if (s.statue === seat) s.statue = NOBODY;
    s.claims = s.claims.filter((x) => x !== seat);
    s.queue = s.queue.filter((x) => x.seat !== seat);
  }
  if (!any) return;
  closeRanks(s, log);
  if (s.options.advanced && !s.closed && living(s) < VARIANT_PLAYERS) closeSpaces(s, log);
}

function farewell(s: State, seat: Seat): Event {
  const { at, cards, energy, web, jinx, carapace, souvenirs } = s.players[seat]!;
  const specials = SPECIALS.filter((id) => s[id] === seat);
  const claims = s.claims.filter((x) => x === seat).length;
  const had = { energy, web, jinx, carapace, souvenirs: bitsIn(souvenirs), claims };
  return { t: 'eliminated', seat, at: BOROUGHS[at]!, cards: cards.slice(), specials, had };
}

/** KNY-152, KNY-154: the 5-6 space is never taken while the 2-4 space is free. */
export function closeRanks(s: State, log: Log<Event>): void {
  let second = NOBODY;
  for (let seat = 0; seat < s.players.length; seat++) {
    const p = s.players[seat]!;
    if (p.at !== MANHATTAN) continue;
    if (p.space === SPACE_2_4) return;
    second = seat;
  }
  if (second === NOBODY) return;
  s.players[second]!.space = SPACE_2_4;
  log?.push({ t: 'shifted', seat: second });
}

/** KNY-155. */
function closeSpaces(s: State, log: Log<Event>): void {
  s.closed = true;
  log?.push({ t: 'closed' });
  const seat = s.players.findIndex((p) => p.at === MANHATTAN && p.space === SPACE_5_6);
  if (seat >= 0) push<Frame>(s, { t: 'leaveClosedSpace', seats: [seat] });
}

/** Section 14: a damage event. */
export const damageRules = (
  t: Tables,
): Part<'damage' | 'carapaceDiscard' | 'payDamageWithEnergy' | 'aftermath' | 'leaveClosedSpace'> => ({
  damage(s, { harm }, log) {
    const reaction = nextReaction(t, s, harm); // KNY-117
    if (reaction) push<Frame>(s, reaction);
    else {
      wound(s, harm, log);
      push<Frame>(s, { t: 'aftermath', harm });
      eliminate(s, log);
    }
  },

  carapaceDiscard: {
    legal: () => KEEP_OR_DISCARD, // KNY-118
    take(s, { harm }, seat, pick, log) {
      push<Frame>(s, { t: 'damage', harm });
      if (pick === 'discard') shedCarapace(t, s, seat, log);
    },
  },

  payDamageWithEnergy: {
    legal: (s, { harm }, seat) => range(0, Math.min(harm.n[seat]!, s.players[seat]!.energy)), // KNY-119
    take(s, { harm }, seat, paid) {
      push<Frame>(s, { t: 'damage', harm: { ...harm, paid: harm.paid.map((n, x) => (x === seat ? paid : n)) } });
    },
  },

  aftermath(s, { harm }, log) {
    const hurt = inTurnOrder(s).filter((seat) => harm.n[seat]! > 0);
    for (const seat of hurt) fire(t, s, 'hurt', seat, harm.by, log);
    if (harm.by === NOBODY || !isAlive(s, harm.by)) return;
    for (const seat of hurt) if (seat !== harm.by) fire(t, s, 'dealt', harm.by, seat, log); // KNY-73
  },

  leaveClosedSpace: {
    legal: (s) => outerWithRoom(s, MANHATTAN), // KNY-155
    take: (s, _, seat, to, log) => goTo(t, s, seat, BOROUGHS.indexOf(to), log),
  },
});

const KEEP_OR_DISCARD = Object.freeze(['keep', 'discard'] as const);
