import { type Rng, rand, type Seat } from '@ashtown/engine';
import type { Fixture } from '@ashtown/testkit';
import {
  type Answer,
  broken,
  COLOURS,
  type Event,
  HI,
  LEAST,
  LO,
  MOST,
  type Player,
  type State,
  tables,
  type View,
} from '../src/index.ts';
import { isCounted } from '../src/rules/deck.ts';
import { housingOf, owned, ownedInAll } from '../src/rules/queries.ts';
import { words } from '../src/text/index.ts';

const SWAPS = 15;

/**
 * What a seat cannot see is permuted by small changes, each taken back where the seat could tell. Nothing here uses views,
 * so a view that says too much is noticed.
 */
function scramble(s: State, seat: Seat | null, rng: Rng): void {
  scrambleCards(s, seat, rng);
  if (!s.options.openSurvivors) scrambleFigures(s, seat, rng);
  scrambleRest(s, seat, rng);
  // What the others remember is hidden too; who is looking through the deck sees the new one.
  const top = s.stack.at(-1);
  for (const [other, p] of s.players.entries()) {
    if (other === seat) continue;
    p.memory = null;
    if (top?.t !== 'searchDeck' || top.seats[0] !== other) continue;
    const sure = tables.equipment.map((_, kind) => s.deck.filter((card) => card === kind).length);
    p.memory = { sure, drawn: s.players.map(() => 0), spied: [] };
  }
}

interface Spot {
  list: number[];
  i: number;
}

function swap(a: Spot, b: Spot): void {
  const x = a.list[a.i]!;
  a.list[a.i] = b.list[b.i]!;
  b.list[b.i] = x;
}

/** Equipment: the deck but for what the seat has put there, and what the others hold and it has never seen. */
function scrambleCards(s: State, seat: Seat | null, rng: Rng): void {
  const memory = seat === null ? null : s.players[seat]!.memory;
  const places: Spot[] = [];
  for (let i = 0; i < s.deck.length; i++)
    if (seat === null || !(s.seen[i]! & (1 << seat))) places.push({ list: s.deck, i });
  const hands: { list: number[]; other: Seat; known: number[] }[] = [];
  for (const [other, p] of s.players.entries()) {
    if (other === seat) continue;
    const known = p.open.slice();
    const spied = memory?.spied ?? [];
    for (let i = 0; i < spied.length; i += 2) if (spied[i] === other) known.push(spied[i + 1]!);
    const left = known.slice();
    const list = p.hand.filter((kind) => {
      const at = left.indexOf(kind);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    hands.push({ list, other, known });
    for (let i = 0; i < list.length; i++) places.push({ list, i });
    for (let i = 0; i < p.look.length; i++) places.push({ list: p.look, i });
  }
  const possible = (): boolean => {
    for (const { list, other } of hands) {
      if (s.counted < 0) break;
      const p = s.players[other]!;
      const spied = memory?.spied ?? [];
      let n = list.filter((kind) => isCounted(tables, s.counted, kind)).length;
      for (let i = 0; i < spied.length; i += 2)
        if (spied[i] === other && isCounted(tables, s.counted, spied[i + 1]!)) n++;
      if (n < p.match[0]! || n > p.match[1]!) return false;
    }
    if (!memory || memory.sure.length === 0) return true;
    // Cards the seat is sure of: in the deck, being looked at, or among as many cards of a hand as were drawn since.
    const missing = memory.sure.slice();
    for (const { list, i } of places)
      if (!hands.some((hand) => hand.list === list) && missing[list[i]!]! > 0) missing[list[i]!]!--;
    for (const { list, other } of hands) {
      let drawn = memory.drawn[other]!;
      for (const kind of list)
        if (drawn > 0 && missing[kind]! > 0) {
          missing[kind]!--;
          drawn--;
        }
    }
    return missing.every((n) => n === 0);
  };
  for (let n = 0; n < SWAPS && places.length > 1; n++) {
    const a = places[rand(rng, places.length)]!;
    const b = places[rand(rng, places.length)]!;
    swap(a, b);
    if (!possible()) swap(a, b);
  }
  for (const { list, other, known } of hands) s.players[other]!.hand = [...known, ...list].sort((a, b) => a - b);
}

/** Survivors behind the screens of others and in the bag. */
function scrambleFigures(s: State, seat: Seat | null, rng: Rng): void {
  const piles = s.players.flatMap((p, other) => (other === seat ? [] : [p.screen]));
  const inBag = (colour: number): boolean => s.bag[colour + 1]! > 0;
  const told = [inBag(1), inBag(2)];
  // How many find no housing everybody is shown in Completion, by who is asked whom to send away (ARM-209).
  const homeless = (p: Player): number => Math.max(0, ownedInAll(p) - housingOf(tables, p));
  const short = s.players.map(homeless);
  // What somebody has begun to bid stays there.
  const top = s.stack.at(-1);
  const begun = top?.t === 'bidColour' || top?.t === 'homelessColour' ? top : null;
  const so = begun?.t === 'bidColour' ? begun.bid : (begun?.figures ?? []);
  const possible = (): boolean =>
    so.every((n, c) => n <= s.players[begun!.seats[0]]!.screen[c]!) &&
    inBag(1) === told[0] &&
    inBag(2) === told[1] &&
    s.players.every((p, other) => {
      if (other === seat) return true;
      const all = ownedInAll(p);
      if (all < p.bounds[LEAST]! || all > p.bounds[MOST]! || homeless(p) !== short[other]) return false;
      return COLOURS.every((_, c) => owned(p, c) >= p.bounds[LO + c]! && owned(p, c) <= p.bounds[HI + c]!);
    });
  for (let n = 0; n < SWAPS; n++) {
    // One figure from here to there, and in half of the cases another one back; the bag keeps its size.
    const from = rand(rng, piles.length + 1);
    const to = rand(rng, piles.length + 1);
    const a = rand(rng, COLOURS.length);
    const b = rand(rng, COLOURS.length);
    const back = from === piles.length || to === piles.length || rand(rng, 2) === 0;
    const add = (pile: number, colour: number, k: number) => {
      if (pile === piles.length) s.bag[colour + 1]! += k;
      else piles[pile]![colour]! += k;
      return (pile === piles.length ? s.bag[colour + 1]! : piles[pile]![colour]!) >= 0;
    };
    const ok = [add(from, a, -1), add(to, a, 1), !back || add(to, b, -1), !back || add(from, b, 1)];
    if (ok.includes(false) || !possible()) {
      add(from, a, 1);
      add(to, a, -1);
      if (back) {
        add(to, b, 1);
        add(from, b, -1);
      }
    }
  }
}

/** Decks, stacks and private tiles: swaps only. */
function scrambleRest(s: State, seat: Seat | null, rng: Rng): void {
  const mix = (lists: readonly number[][]) => {
    const places = lists.flatMap((list) => list.map((_, i): Spot => ({ list, i })));
    for (let n = 0; n < SWAPS && places.length > 1; n++)
      swap(places[rand(rng, places.length)]!, places[rand(rng, places.length)]!);
  };
  for (const list of [s.level1, s.level2, s.tiles, s.auctionStack]) mix([list]);
  const tiles = s.players.filter((p, other) => other !== seat && p.chosen < 0).map((p) => p.tiles);
  const top = s.stack.at(-1);
  if (top?.t !== 'choosePrivateTile' || top.got === undefined) mix([s.unseen, ...tiles]);
}

/** What the conformance suite has to be told about the game. */
export const fixture: Fixture<State, Answer, Event, View> = {
  /** Constant because nothing is ever broken; what is would be named here. */
  census: (s) => broken(s).join('; '),
  scramble,
  words,
};
