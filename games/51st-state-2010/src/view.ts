import { cloneRng, coverStack, forkRng, type Rng, type Seat, shuffle } from '@ashtown/engine';
import { shotsToReach, waysToReach } from './answers/range.ts';
import type { Tables } from './content/tables.ts';
import { accessible } from './rules/queries.ts';
import type { Event, Frame, Player, PlayerView, State, View } from './state.ts';

/** A player, or one as others see them, with a hand handed in. */
const dealPlayer = (p: Player | PlayerView, hand: number[]): Player => ({
  faction: p.faction,
  score: p.score,
  base: p.base,
  pool: p.pool.slice(),
  hand,
  seen: p.seen.slice(),
  places: p.places.slice(),
  placed: p.placed,
  leader: p.leader,
  spoils: p.spoils.slice(),
  deals: p.deals.slice(),
  exhausted: p.exhausted,
  visits: p.visits,
  redeveloped: p.redeveloped,
  passed: p.passed,
});

/** A player with a hand handed in; the rest is public (FS-190). */
const showPlayer = (p: Player, hand: (number | null)[], drawn: number[]): PlayerView => ({
  faction: p.faction,
  score: p.score,
  base: p.base,
  pool: p.pool.slice(),
  hand,
  drawn,
  seen: p.seen.slice(),
  places: p.places.slice(),
  placed: p.placed,
  leader: p.leader,
  spoils: p.spoils.slice(),
  deals: p.deals.slice(),
  exhausted: p.exhausted,
  visits: p.visits,
  redeveloped: p.redeveloped,
  passed: p.passed,
});

export function clone(s: State): State {
  const players: Player[] = [];
  for (let i = 0; i < s.players.length; i++) players.push(dealPlayer(s.players[i]!, s.players[i]!.hand.slice()));
  return {
    rng: cloneRng(s.rng),
    ply: s.ply,
    stack: s.stack.slice(),
    turn: s.turn,
    first: s.first,
    players,
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    shuffles: s.shuffles,
    shuffled: s.shuffled,
    row: s.row.slice(),
    looked: s.looked.slice(),
    limbo: s.limbo,
    spent: s.spent.slice(),
    winners: s.winners === null ? null : s.winners.slice(),
  };
}

const nothing = (n: number): null[] => Array<null>(n).fill(null);
const drawnOf = (s: State, cards: readonly number[]): number[] => {
  const drawn: number[] = [];
  for (let i = 0; i < cards.length; i++) drawn.push(s.shuffled[cards[i]!]!);
  return drawn;
};

/** FS-189 to FS-191: hidden are the deck, and of the other hands what was not taken face up. */
export function view(s: State, seat: Seat | null): View {
  const players: PlayerView[] = [];
  for (let i = 0; i < s.players.length; i++) {
    const p = s.players[i]!;
    players.push(showPlayer(p, i === seat ? p.hand.slice() : nothing(p.hand.length), drawnOf(s, p.hand)));
  }
  return {
    rng: null,
    ply: s.ply,
    stack: coverStack(s.stack, seat),
    turn: s.turn,
    first: s.first,
    players,
    deck: nothing(s.deck.length),
    discard: s.discard.slice(),
    shuffles: s.shuffles,
    shuffled: s.shuffled,
    row: s.row.slice(),
    looked: looksAt(s.stack) === seat ? s.looked.slice() : nothing(s.looked.length),
    lookedDrawn: drawnOf(s, s.looked),
    limbo: s.limbo,
    spent: s.spent.slice(),
    winners: s.winners === null ? null : s.winners.slice(),
  };
}

/** Who sees the cards looked at: whoever is asked which one to keep. */
function looksAt(stack: readonly Frame[]): Seat {
  const top = stack[stack.length - 1];
  return top?.t === 'keep' ? top.seats[0] : -1;
}

/** Which cards somebody drew or looked at, only that player may know (FS-191). */
export function redact(e: Event, seat: Seat | null): Event {
  switch (e.t) {
    case 'drew':
    case 'lookedAt':
      return e.seat === seat ? e : { ...e, cards: null };
    case 'kept':
      return e.seat === seat ? e : { ...e, card: null };
    default:
      return e;
  }
}

/** Cards that a hand must hold. */
interface Held {
  seat: Seat;
  cards: readonly number[];
}
/** How many worlds are drawn before one is made to fit. */
const TRIES = 30;

/**
 * A world that looks like the view. A hidden card comes from the shuffle it was drawn from: whoever has seen the discard
 * pile become the deck knows what can be in it, and what in the hands filled before. And whoever is asked for contacts has some.
 */
export const determinizeOf =
  (t: Tables) =>
  (v: View, rng: Rng): State => {
    let s = imagine(t, v, rng, null);
    const top = v.stack[v.stack.length - 1];
    if (top?.t !== 'reach') return s;
    const [seat] = top.seats;
    const fits = () => {
      const p = s.players[seat]!;
      return waysToReach(t, p, accessible(t, p), top.colour, t.site[s.limbo]!.distance).length > 0;
    };
    for (let i = 0; i < TRIES && !fits(); i++) s = imagine(t, v, rng, null);
    return fits() ? s : imagine(t, v, rng, { seat, cards: contactsFor(t, v, rng, seat, top.colour) });
  };

/** One-shot cards with which a seat could be asked for contacts, out of those that may be in its hand. */
function contactsFor(t: Tables, v: View, rng: Rng, seat: Seat, colour: number): number[] {
  const p = v.players[seat]!;
  const pools = shuffledPools(t, v, rng);
  const room = pools.map((_, shuffle) => p.hand.filter((card, k) => card === null && p.drawn[k] === shuffle).length);
  const shots = pools.flat().filter((card) => t.shot[card] !== null);
  const ways = shotsToReach(t, p, accessible(t, p), colour, t.site[v.limbo]!.distance, shots);
  for (const faces of shuffle(rng, ways)) {
    const cards = cardsOf(t, v, faces, shots, room);
    if (cards) return cards;
  }
  throw new Error('nobody could have been asked for contacts');
}

/** A card of each face, if the hand has room for so many of their shuffles. */
function cardsOf(
  t: Tables,
  v: View,
  faces: readonly number[],
  shots: readonly number[],
  room: readonly number[],
): number[] | null {
  const [f, ...rest] = faces;
  if (f === undefined) return [];
  for (const card of shots) {
    const from = v.shuffled[card]!;
    if (t.face[card] !== f || room[from] === 0) continue;
    const left = room.map((n, shuffle) => (shuffle === from ? n - 1 : n));
    const others = cardsOf(
      t,
      v,
      rest,
      shots.filter((other) => other !== card),
      left,
    );
    if (others) return [card, ...others];
  }
  return null;
}

function imagine(t: Tables, v: View, rng: Rng, held: Held | null): State {
  const pools = shuffledPools(t, v, rng);
  const hands: number[][] = [];
  const fill = (seat: Seat): void => {
    const p = v.players[seat]!;
    const hand: number[] = [];
    for (let k = 0; k < p.hand.length; k++) hand.push(p.hand[k] ?? pools[p.drawn[k]!]!.pop()!);
    hands[seat] = hand;
  };
  if (held !== null) {
    for (const card of held.cards) {
      const pool = pools[v.shuffled[card]!]!;
      pool.push(...pool.splice(pool.indexOf(card), 1)); // the last ones are dealt first
    }
    fill(held.seat);
  }
  const players: Player[] = [];
  for (let i = 0; i < v.players.length; i++) {
    if (i !== held?.seat) fill(i);
    players.push(dealPlayer(v.players[i]!, hands[i]!));
  }
  const looked: number[] = [];
  for (let i = 0; i < v.looked.length; i++) looked.push(v.looked[i] ?? pools[v.lookedDrawn[i]!]!.pop()!);
  const deck: number[] = [];
  for (let i = 0; i < v.deck.length; i++) deck.push(pools[v.shuffles]!.pop()!);
  return {
    rng: forkRng(rng),
    ply: v.ply,
    stack: v.stack.slice(),
    turn: v.turn,
    first: v.first,
    players,
    deck,
    discard: v.discard.slice(),
    shuffles: v.shuffles,
    shuffled: v.shuffled,
    row: v.row.slice(),
    looked,
    limbo: v.limbo,
    spent: v.spent.slice(),
    winners: v.winners === null ? null : v.winners.slice(),
  };
}

/** The same, each pool in random order. */
function shuffledPools(t: Tables, v: View, rng: Rng): number[][] {
  const pools = hiddenByShuffle(t, v);
  for (const pool of pools) shuffle(rng, pool);
  return pools;
}

/** The cards that lie nowhere to be seen, by the shuffle they were in. */
export function hiddenByShuffle(t: Tables, v: View): number[][] {
  const seen = new Uint8Array(t.cards);
  const mark = (cards: readonly (number | null)[]) => {
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]!;
      if (card !== null) seen[card] = 1;
    }
  };
  mark(v.discard);
  mark(v.row);
  mark(v.looked);
  mark(v.spent);
  if (v.limbo >= 0) seen[v.limbo] = 1;
  for (let i = 0; i < v.players.length; i++) {
    const p = v.players[i]!;
    mark(p.hand);
    mark(p.seen);
    mark(p.spoils);
    for (let k = 0; k < p.deals.length; k++) seen[p.deals[k]!.card] = 1;
    for (let k = 0; k < p.places.length; k++) seen[p.places[k]!.card] = 1;
    if (p.leader !== null) seen[p.leader.card] = 1;
  }
  const pools: number[][] = [];
  for (let i = 0; i <= v.shuffles; i++) pools.push([]);
  for (let card = 0; card < t.cards; card++) if (seen[card] === 0) pools[v.shuffled[card]!]!.push(card);
  return pools;
}
