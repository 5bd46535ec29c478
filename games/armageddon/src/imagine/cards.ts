import { type Rng, type Seat, shuffle } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { isCounted } from '../rules/deck.ts';
import type { Memory, View } from '../state.ts';

/** Equipment in the worlds of bots: what lies face down, drawn by lot so that it fits all the view tells. */

const RETRIES = 20;
const PASSES = 12;

/** What the one whose view it is remembers; null if nothing, or for a spectator. */
const memoryOf = (v: View): Memory | null => (v.viewer === null ? null : v.players[v.viewer]!.memory);

interface Slot {
  /** Whose hand, or −1 for the deck, −2 for cards somebody is looking at. */
  where: Seat;
  at: number;
  kind: number;
  /** Filled with a card that is known to be there or nearby; not to be moved. */
  sure: boolean;
}

export interface Cards {
  deck: number[];
  hands: number[][];
  looks: number[][];
}

export function imagineCards(t: Tables, v: View, rng: Rng): Cards {
  const left: number[] = [];
  for (let kind = 0; kind < t.equipment.length; kind++) left.push(t.equipment[kind]!.copies - v.gone.equipment[kind]!);
  for (let i = 0; i < v.display.length; i++) if (v.display[i]! >= 0) left[v.display[i]!]!--;
  const memory = memoryOf(v);
  if (!memory?.sure.length && v.counted < 0) return dealCards(v, left, rng);
  for (let i = 1; ; i++) {
    const { cards, fits } = fitCards(t, v, left.slice(), memory, rng);
    if (fits || i === RETRIES) return cards;
  }
}

/** Where nothing is known of single cards: shuffle and deal. */
function dealCards(v: View, left: number[], rng: Rng): Cards {
  const strike = (cards: readonly (number | null)[]) => {
    for (let i = 0; i < cards.length; i++) if (cards[i] !== null) left[cards[i]!]!--;
  };
  strike(v.deck);
  for (let seat = 0; seat < v.players.length; seat++) {
    strike(v.players[seat]!.hand);
    strike(v.players[seat]!.look);
  }
  const rest = shuffle(rng, spread(left));
  const deal = (cards: readonly (number | null)[]): number[] => {
    const dealt: number[] = [];
    for (let i = 0; i < cards.length; i++) dealt.push(cards[i] ?? rest.pop()!);
    return dealt;
  };
  const deck = deal(v.deck);
  const hands: number[][] = [];
  const looks: number[][] = [];
  for (let seat = 0; seat < v.players.length; seat++) {
    hands.push(deal(v.players[seat]!.hand).sort(ascending));
    looks.push(deal(v.players[seat]!.look));
  }
  return { deck, hands, looks };
}

const ascending = (a: number, b: number): number => a - b;

/** Counts as a list: `[2, 1]` is `[0, 0, 1]`. */
export function spread(counts: readonly number[]): number[] {
  const list: number[] = [];
  for (let kind = 0; kind < counts.length; kind++) for (let i = counts[kind]!; i > 0; i--) list.push(kind);
  return list;
}

function fitCards(t: Tables, v: View, left: number[], memory: Memory | null, rng: Rng) {
  const slots: Slot[] = [];
  const find = (cards: readonly (number | null)[], where: Seat, owner: Seat) => {
    for (let i = 0; i < cards.length; i++) {
      const kind = cards[i]!;
      if (kind === null) slots.push({ where, at: where === -2 ? owner * 100 + i : i, kind: -1, sure: false });
      else left[kind]!--;
    }
  };
  find(v.deck, -1, 0);
  for (let seat = 0; seat < v.players.length; seat++) {
    find(v.players[seat]!.hand, seat, seat);
    find(v.players[seat]!.look, -2, seat);
  }
  if (memory && memory.sure.length > 0) placeSure(memory, slots, left, rng);
  const rest = shuffle(rng, spread(left));
  for (const slot of slots) if (slot.kind < 0) slot.kind = rest.pop()!;
  const fits = v.counted < 0 || matchCounts(t, v, slots, memory?.drawn ?? [], rng);
  return { cards: fill(v, slots), fits };
}

/** Cards known to be in the deck or among those drawn since: somewhere there. */
function placeSure(viewer: Memory, slots: Slot[], left: number[], rng: Rng): void {
  const drawn = viewer.drawn.slice();
  const places = shuffle(rng, slots.slice()).filter((slot) => slot.where < 0 || drawn[slot.where]!-- > 0);
  for (let kind = 0; kind < viewer.sure.length; kind++)
    for (let i = viewer.sure[kind]!; i > 0; i--) {
      const place = places.pop();
      if (!place || left[kind] === 0) return;
      place.kind = kind;
      place.sure = true;
      left[kind]!--;
    }
}

/**
 * A common tile has told how many cards of some kinds everybody held: cards change places until that is true. Where no
 * change helps at once, one that does no harm may open the way for another.
 */
function matchCounts(t: Tables, v: View, slots: readonly Slot[], drawn: readonly number[], rng: Rng): boolean {
  const counts = (kind: number) => isCounted(t, v.counted, kind);
  const n = v.players.map((p) => {
    let known = -p.open.filter(counts).length;
    for (const kind of p.hand) if (kind !== null && counts(kind)) known++;
    return known;
  });
  for (const { where, kind } of slots) if (where >= 0 && counts(kind)) n[where]!++;
  /** How far a place is from what was told, with one card more or less. */
  const off = (where: Seat, more: number): number => {
    if (where < 0) return 0;
    const [lo, hi] = v.players[where]!.match as [number, number];
    const k = n[where]! + more;
    return k < lo ? lo - k : k > hi ? k - hi : 0;
  };
  /** Whether a card one is sure of may lie there instead of another one. */
  const mayLie = (card: Slot, there: Slot): boolean =>
    !card.sure ||
    there.sure ||
    there.where < 0 ||
    slots.filter((slot) => slot.where === there.where && slot.sure).length < (drawn[there.where] ?? 0);
  /** How much better the two would lie in each other's places; null where they cannot, or nothing would change. */
  const gain = (a: Slot, b: Slot): number | null => {
    const more = counts(a.kind) ? -1 : 1;
    if (b.where === a.where || counts(b.kind) === counts(a.kind) || !mayLie(a, b) || !mayLie(b, a)) return null;
    return off(a.where, 0) + off(b.where, 0) - off(a.where, more) - off(b.where, -more);
  };
  const isWrong = ({ where }: Slot): boolean => off(where, 0) > 0;
  for (let pass = 0; pass < PASSES && slots.some(isWrong); pass++) {
    const mixed = shuffle(rng, slots.slice());
    for (const a of slots) {
      if (!isWrong(a)) continue;
      const b =
        mixed.find((slot) => (gain(a, slot) ?? 0) > 0) ??
        (pass > 0 ? mixed.find((slot) => gain(a, slot) === 0) : undefined);
      if (!b) continue;
      const more = counts(a.kind) ? -1 : 1;
      [a.kind, b.kind] = [b.kind, a.kind];
      [a.sure, b.sure] = [b.sure, a.sure];
      n[a.where]! += more;
      if (b.where >= 0) n[b.where]! -= more;
    }
  }
  return !slots.some(isWrong);
}

function fill(v: View, slots: readonly Slot[]): Cards {
  const deck = v.deck.slice();
  const hands = v.players.map((p) => p.hand.slice());
  const looks = v.players.map((p) => p.look.slice());
  for (const { where, at, kind } of slots) {
    if (where === -1) deck[at] = kind;
    else if (where === -2) looks[Math.floor(at / 100)]![at % 100] = kind;
    else hands[where]![at] = kind;
  }
  for (const hand of hands) (hand as number[]).sort(ascending);
  return { deck: deck as number[], hands: hands as number[][], looks: looks as number[][] };
}
