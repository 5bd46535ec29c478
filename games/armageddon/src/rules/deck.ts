import { type Log, type Seat, shuffle } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { GROUPS } from '../content/vocabulary.ts';
import type { Event, Memory, Player, Seen, State } from '../state.ts';

/**
 * The equipment deck and the hands, and what everybody may still know of cards that lie face down. Nothing here is asked:
 * a card is taken, shown, looked at or put back, and every memory is brought up to date.
 */
/** Adds to a list in ascending order. */
export function insert(list: number[], x: number): void {
  let i = list.length;
  list.push(x);
  for (; i > 0 && list[i - 1]! > x; i--) list[i] = list[i - 1]!;
  list[i] = x;
}

/** Takes one away; false if there is none. */
export function remove(list: number[], x: number): boolean {
  const i = list.indexOf(x);
  if (i < 0) return false;
  list.splice(i, 1);
  return true;
}

export const newMemory = (): Memory => ({ sure: [], drawn: [], spied: [] });

function remember(t: Tables, s: State, p: Player, kind: number): void {
  p.memory ??= newMemory();
  const m = p.memory;
  if (m.sure.length === 0) {
    m.sure = t.equipment.map(() => 0);
    m.drawn = s.players.map(() => 0);
  }
  m.sure[kind]!++;
}

const forget = (m: Memory | null, kind: number): void => {
  if (m && m.sure.length > 0 && m.sure[kind]! > 0) m.sure[kind]!--;
};

/** Whether a card is one of those a common tile has counted. */
export function isCounted(t: Tables, tile: number, kind: number): boolean {
  if (tile < 0) return false;
  const { count } = t.scoring[tile]!;
  if (count.t !== 'scorePerEquipment') return false;
  return count.groups.includes('any') || count.groups.includes(GROUPS[t.equipment[kind]!.group]!);
}

/** Cards in a hand that somebody other than its owner cannot name. */
export function unknownTo(viewer: Memory | null, p: Player | Seen, seat: Seat): number {
  let n = p.hand.length - p.open.length;
  if (viewer) for (let i = 0; i < viewer.spied.length; i += 2) if (viewer.spied[i] === seat) n--;
  return n;
}

/** A card comes into a hand without the others seeing it. */
function hide(_box: Tables, s: State, seat: Seat, kind: number, seenBy: number): void {
  const p = s.players[seat]!;
  insert(p.hand, kind);
  if (s.counted >= 0) p.match[1]!++;
  for (let other = 0; other < s.players.length; other++) {
    if (other === seat) continue;
    const q = s.players[other]!;
    if (seenBy & (1 << other)) {
      q.memory ??= newMemory();
      q.memory.spied.push(seat, kind);
    } else if (q.memory && q.memory.sure.length > 0) q.memory.drawn[seat]!++;
  }
}

/** The top card, face up. */
export function turnUp(s: State): number {
  const kind = s.deck.pop()!;
  const seenBy = s.seen.pop()!;
  for (let seat = 0; seat < s.players.length; seat++)
    if (!(seenBy & (1 << seat))) forget(s.players[seat]!.memory, kind);
  return kind;
}

/** The top card into a hand, face down (ARM-96, ARM-174). */
export function drawCard(t: Tables, s: State, seat: Seat): number {
  const kind = s.deck.pop()!;
  const seenBy = s.seen.pop()!;
  if (!(seenBy & (1 << seat))) forget(s.players[seat]!.memory, kind);
  hide(t, s, seat, kind, seenBy);
  return kind;
}

/** A card from the display into a hand: everybody knows it is there. */
export function takeOpenly(p: Player, kind: number): void {
  insert(p.hand, kind);
  insert(p.open, kind);
}

/** A card from a hand to the box, shown to all (ARM-102). Copies are alike: where one of them was known, that one went. */
export function discard(t: Tables, s: State, seat: Seat, kind: number): void {
  const p = s.players[seat]!;
  remove(p.hand, kind);
  s.gone.equipment[kind]!++;
  if (remove(p.open, kind)) return;
  if (isCounted(t, s.counted, kind)) {
    p.match[0] = Math.max(0, p.match[0]! - 1);
    p.match[1] = Math.max(0, p.match[1]! - 1);
  }
  for (let other = 0; other < s.players.length; other++) {
    if (other === seat) continue;
    const m = s.players[other]!.memory;
    if (!m || unspy(m, seat, kind) || m.sure.length === 0) continue;
    // It may be one of those drawn since: then one less of them is sure.
    if (m.drawn[seat]! > 0) forget(m, kind);
    m.drawn[seat] = Math.min(m.drawn[seat]!, unknownTo(m, p, seat));
  }
  p.match[1] = Math.min(p.match[1]!, p.hand.length - p.open.length);
  p.match[0] = Math.min(p.match[0]!, p.match[1]);
}

function unspy(m: Memory, seat: Seat, kind: number): boolean {
  for (let i = 0; i < m.spied.length; i += 2)
    if (m.spied[i] === seat && m.spied[i + 1] === kind) {
      m.spied.splice(i, 2);
      return true;
    }
  return false;
}

/** The top cards, for one player to look at (ARM-175). */
export function lookAt(t: Tables, s: State, seat: Seat, n: number): void {
  const p = s.players[seat]!;
  for (let i = 0; i < n && s.deck.length > 0; i++) {
    const kind = s.deck.pop()!;
    const seenBy = s.seen.pop()!;
    p.look.push(kind);
    for (let other = 0; other < s.players.length; other++) {
      const knew = (seenBy & (1 << other)) !== 0;
      // Which of the cards is kept nobody else sees, so a place that was known no longer is.
      if (other !== seat && knew) remember(t, s, s.players[other]!, kind);
      if (other === seat && !knew) forget(p.memory, kind);
    }
  }
}

/** One of the cards looked at into the hand, the rest under the deck in the order they were drawn (ARM-176). */
export function keep(t: Tables, s: State, seat: Seat, kind: number): void {
  const p = s.players[seat]!;
  remove(p.look, kind);
  hide(t, s, seat, kind, 0);
  for (let i = 0; i < p.look.length; i++) {
    s.deck.unshift(p.look[i]!);
    s.seen.unshift(1 << seat);
  }
  p.look.length = 0;
}

/** Looks through the whole deck (ARM-177). */
export function lookThrough(t: Tables, s: State, seat: Seat): void {
  const p = s.players[seat]!;
  p.memory ??= newMemory();
  const m = p.memory;
  m.sure = t.equipment.map(() => 0);
  m.drawn = s.players.map(() => 0);
  for (let i = 0; i < s.deck.length; i++) {
    m.sure[s.deck[i]!]!++;
    for (let other = 0; other < s.players.length; other++)
      if (other !== seat && s.seen[i]! & (1 << other)) remember(t, s, s.players[other]!, s.deck[i]!);
    s.seen[i] = 0;
  }
}

/** Takes a card out of the deck, face down, and shuffles the rest (ARM-178). */
export function takeFromDeck(t: Tables, s: State, seat: Seat, kind: number): void {
  remove(s.deck, kind);
  s.seen.pop();
  forget(s.players[seat]!.memory, kind);
  hide(t, s, seat, kind, 0);
  shuffle(s.rng, s.deck);
}

type Out = Log<Event>;

/** A card of the hand to the box, shown (ARM-102). */
export function lose(t: Tables, s: State, seat: Seat, kind: number, log: Out): void {
  discard(t, s, seat, kind);
  log?.push({ t: 'discarded', seat, card: t.equipment[kind]!.id });
}

/** One of the cards looked at (ARM-175). */
export function keepCard(t: Tables, s: State, seat: Seat, kind: number, log: Out): void {
  if (log) {
    const under = s.players[seat]!.look.map((k) => t.equipment[k]!.id);
    const card = t.equipment[kind]!.id;
    under.splice(under.indexOf(card), 1);
    log.push({ t: 'kept', seat, card, under });
  }
  keep(t, s, seat, kind);
}

/** One of the whole deck (ARM-177). */
export function takeSearched(t: Tables, s: State, seat: Seat, kind: number, log: Out): void {
  takeFromDeck(t, s, seat, kind);
  log?.push({ t: 'searched', seat, card: t.equipment[kind]!.id });
}
