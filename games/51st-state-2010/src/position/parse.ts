import { type ParsedPosition, type Seat, schema } from '@ashtown/engine';
import type { Faults } from '../check.ts';
import type { Tables } from '../content/tables.ts';
import { COLOURS, GOODS, type Goods, KEPT } from '../content/vocabulary.ts';
import type { Rules } from '../rules/index.ts';
import { scoreOf } from '../rules/queries.ts';
import { newPlayer } from '../setup.ts';
import { BASE_SOURCES, type Frame, NONE, type Place, type Player, type State } from '../state.ts';
import { view } from '../view.ts';
import { cardNamed, Dealer } from './cards.ts';
import type { PlaceTold, Position } from './index.ts';
import { markersOf, quietRng, stockAtFirst } from './quiet.ts';
import { checkerOf, type Refusal } from './schema.ts';

function fill(list: number[], goods: Goods = {}): number[] {
  for (const [g, good] of GOODS.entries()) if (goods[good] !== undefined) list[g] = goods[good];
  return list;
}

function stackOf({ stack, from = 'actions', seat, winners }: Position, first: Seat): Frame[] {
  if (stack) return stack.slice();
  if (winners) return [];
  const frames: Record<typeof from, Frame> = {
    turn: { t: 'turn' },
    production: { t: 'produce', nth: 0 },
    actions: { t: 'next', seat: seat ?? first },
    scoring: { t: 'scoring' },
    cleanup: { t: 'cleanup' },
  };
  return [frames[from]];
}

/** All names of cards in a position: those with a number are kept from those without. */
const namesIn = (p: Position): string[] => [
  ...[p.hand, p.seen, p.spoils, p.places, p.deals, p.leader].flatMap((bySeat) =>
    Object.values<string | { card: string } | readonly (string | { card: string })[]>(bySeat ?? {})
      .flat()
      .map((x) => (typeof x === 'string' ? x : (x as { card: string }).card)),
  ),
  ...[p.deck, p.wholeDeck, p.discard, p.row, p.looked, p.spent].flatMap((cards) => cards ?? []),
  ...(p.limbo === undefined ? [] : [p.limbo]),
];

function placeTold(t: Tables, x: PlaceTold, next: number, take: (name: string) => number): Place {
  const { card: name, no = next, uses = 0, visitors = [], ones = 0, twos = 0, stock } = told(x);
  const card = take(name);
  return {
    no,
    card,
    uses,
    visitors: visitors.reduce((bits, seat) => bits | (1 << seat), 0),
    ones,
    twos,
    stock: stock ? fill(Array<number>(KEPT).fill(0), stock) : stockAtFirst(t, card),
  };
}
/** A card alone is a card with nothing more to say. */
const told = <T extends { readonly card: string }>(x: string | T): T =>
  typeof x === 'string' ? ({ card: x } as T) : x;

function playerTold(
  t: Tables,
  position: Position,
  seat: Seat,
  faction: number,
  take: (name: string) => number,
): Player {
  const p = newPlayer(faction);
  p.base = BASE_SOURCES.map((source) => position.base?.[seat]?.[source] ?? 0);
  fill(p.pool, position.pool?.[seat]);
  for (const x of position.places?.[seat] ?? []) {
    const place = placeTold(t, x, p.placed, take);
    p.places.push(place);
    p.placed = place.no + 1;
  }
  p.placed = position.placed?.[seat] ?? p.placed;
  p.hand = (position.hand?.[seat] ?? []).map(take);
  p.seen = (position.seen?.[seat] ?? []).map(take);
  p.spoils = (position.spoils?.[seat] ?? []).map(take);
  p.deals = (position.deals?.[seat] ?? []).map((x) => {
    const { card, ones = 0, twos = 0 } = told(x);
    return { card: take(card), ones, twos };
  });
  const leader = position.leader?.[seat];
  if (leader !== undefined) {
    const { card: name, ones = 0, twos = 0, stock } = told(leader);
    const card = take(name);
    const kept = stock ? fill(Array<number>(KEPT).fill(0), stock) : (stockAtFirst(t, card) ?? []);
    p.leader = { card, ones, twos, stock: kept };
  }
  for (const colour of position.exhausted?.[seat] ?? []) p.exhausted |= 1 << COLOURS.indexOf(colour);
  p.redeveloped = position.redeveloped?.includes(seat) ?? false;
  p.passed = position.passed?.includes(seat) ?? false;
  p.score = position.score?.[seat] ?? (position.winners ? scoreOf(p) : 0);
  return p;
}

/** Faction of each seat: as told, else the one of its number, else the first that nobody has. */
function factionsOf(t: Tables, { factions = {} }: Position, seats: number): number[] {
  const chosen = Array.from({ length: seats }, (_, seat) => t.factions.findIndex(({ id }) => id === factions[seat]));
  for (const [seat, faction] of chosen.entries())
    if (faction < 0) chosen[seat] = [seat, ...t.factions.keys()].find((other) => !chosen.includes(other))!;
  return chosen;
}

/** A checked position as a state that has not been taken up: what happens next is on its stack. */
function layOut(t: Tables, position: Position): { ok: true; state: State } | Refusal {
  const { seats = 2, first = 0, shuffles = 0 } = position;
  const dealer = new Dealer(t, namesIn(position));
  const { take } = dealer;
  const factions = factionsOf(t, position, seats);
  const players = factions.map((faction, seat) => playerTold(t, position, seat, faction, take));
  for (const [seat, p] of players.entries()) p.visits = position.visits?.[seat] ?? markersOf(players, seat);
  const discard = (position.discard ?? []).map(take);
  const row = (position.row ?? []).map(take);
  const looked = (position.looked ?? []).map(take);
  const limbo = position.limbo === undefined ? NONE : take(position.limbo);
  const spent = (position.spent ?? []).map(take);
  const top = (position.wholeDeck ?? position.deck ?? []).map(take);
  const deck = [...top, ...(position.wholeDeck ? [] : dealer.rest())].reverse();
  if (dealer.problem) return { ok: false, problem: dealer.problem };
  const shuffled = Array<number>(t.cards).fill(0);
  for (const [i, names] of (position.shuffled ?? []).entries())
    for (const name of names) shuffled[cardNamed(t, name)] = i + 1;
  for (const card of deck) shuffled[card] = shuffles;
  const w = position.rng ?? quietRng().w;
  const state: State = {
    rng: { w: w.slice(), ...(position.rigged?.length ? { forced: position.rigged.slice() } : {}) },
    ply: position.ply ?? 0,
    stack: stackOf(position, first),
    turn: position.turn ?? (position.from === 'turn' ? 0 : 1),
    first,
    players,
    deck,
    discard,
    shuffles,
    shuffled,
    row,
    looked,
    limbo,
    spent,
    winners: position.winners ? position.winners.slice() : null,
  };
  return { ok: true, state };
}

const broken = (expected: string): Refusal => ({
  ok: false,
  problem: schema.problem('broken', 'the position', expected),
});

/** Reads positions. */
export function parsePositionOf(t: Tables, rules: Rules, faults: Faults) {
  const check = checkerOf(t);
  /** A position before anything happens in it: a story at the table begins here. */
  function begin(given: unknown): ParsedPosition<State> {
    const checked = check(given);
    if (!checked.ok) return checked;
    const made = layOut(t, checked.value);
    if (!made.ok) return made;
    const [fault] = faults(made.state, checked.value.wholeDeck !== undefined);
    return fault === undefined ? made : broken(fault);
  }

  /** Up to the first question. Whatever a host will ask of a state is tried on it once. */
  function parse(given: unknown): ParsedPosition<State> {
    const begun = begin(given);
    if (!begun.ok) return begun;
    const s = begun.state;
    try {
      rules.run(s, null);
      for (const seat of rules.asked(s)) rules.legal(s, seat);
      for (const seat of [...s.players.keys(), null]) view(s, seat);
    } catch (e) {
      return broken(e instanceof Error ? e.message : 'a position that can be played');
    }
    const [fault] = faults(s, (given as Position).wholeDeck !== undefined);
    return fault === undefined ? begun : broken(fault);
  }
  return { begin, parse };
}
