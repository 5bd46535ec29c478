import type { Seat } from '@ashtown/engine';
import { amountsOf, type Tables } from '../content/tables.ts';
import { COLOURS } from '../content/vocabulary.ts';
import { scoreOf } from '../rules/queries.ts';
import { BASE_SOURCES, type Deal, type Leader, NONE, type Place, type Player, type State } from '../state.ts';
import { cardsInOrder, exactName, namesFor } from './cards.ts';
import type { DealTold, LeaderTold, PlaceTold, Position } from './index.ts';
import { markersOf, quietRng, stockAtFirst } from './quiet.ts';

/** Writes positions down: what a reader would think anyway is left out. */

type Name = (card: number) => string;

/** A field that is there only where it says something. */
const maybe = <K extends string, T>(key: K, value: T, says: boolean): { [P in K]?: T } =>
  (says ? { [key]: value } : {}) as { [P in K]?: T };
const list = <K extends string, T>(key: K, value: readonly T[]): { [P in K]?: readonly T[] } =>
  maybe(key, value, value.length > 0);
/** What a card is, and more only where there is more. */
const alone = <T extends { card: string }>(x: T): string | T => (Object.keys(x).length === 1 ? x.card : x);
const sameList = (a: readonly number[] | null, b: readonly number[] | null): boolean =>
  a === b || (a !== null && b !== null && a.length === b.length && a.every((n, i) => n === b[i]));

const tokensOn = ({ ones, twos }: Deal) => ({ ...maybe('ones', ones, ones > 0), ...maybe('twos', twos, twos > 0) });

function stockOn(t: Tables, { card, stock }: Place | Leader) {
  return stock === null || sameList(stock, stockAtFirst(t, card)) ? {} : { stock: amountsOf(stock) };
}

const placeOf = (t: Tables, x: Place, next: number, name: Name): PlaceTold =>
  alone({
    card: name(x.card),
    ...maybe('no', x.no, x.no !== next),
    ...maybe('uses', x.uses, x.uses > 0),
    ...list(
      'visitors',
      [0, 1, 2, 3].filter((seat) => x.visitors & (1 << seat)),
    ),
    ...tokensOn(x),
    ...stockOn(t, x),
  });
const leaderOf = (t: Tables, x: Leader, name: Name): LeaderTold =>
  alone({ card: name(x.card), ...tokensOn(x), ...stockOn(t, x) });
const dealOf = (x: Deal, name: Name): DealTold => alone({ card: name(x.card), ...tokensOn(x) });

const nextNo = (places: readonly Place[]): number => (places.at(-1)?.no ?? -1) + 1;

/** By the seats that have something to say. */
function bySeat<K extends string, T>(key: K, players: readonly Player[], read: (p: Player, seat: Seat) => T | null) {
  const found = players.flatMap((p, seat) => {
    const value = read(p, seat);
    return value === null ? [] : [[seat, value] as const];
  });
  return maybe(key, Object.fromEntries(found) as Record<Seat, T>, found.length > 0);
}
const unlessEmpty = <T>(items: readonly T[]): readonly T[] | null => (items.length > 0 ? items : null);
const unlessNone = <T extends object>(goods: T): T | null => (Object.keys(goods).length > 0 ? goods : null);
const unless = <T>(quiet: T, value: T): T | null => (value === quiet ? null : value);

/** How the deck is told, the top first: the rest in the order of the file need not be; with cards out of the game all of it is. */
function deckTold(t: Tables, s: State, others: readonly number[]): { cards: number[]; whole: boolean } {
  const cards = s.deck.slice().reverse();
  if (others.length + cards.length < t.cards) return { cards, whole: true };
  let told = cards.length;
  while (told > 0 && (told === cards.length || cards[told - 1]! < cards[told]!)) told--;
  return { cards: cards.slice(0, told), whole: false };
}

/** After reshuffles, the cards that were in each of them. */
function shuffledTold(t: Tables, s: State): string[][] {
  const deck = new Set(s.deck);
  const found = Array.from({ length: s.shuffles }, (): string[] => []);
  for (const [card, shuffle] of s.shuffled.entries())
    if (shuffle > 0 && !deck.has(card)) found[shuffle - 1]!.push(exactName(t, card));
  while (found.at(-1)?.length === 0) found.pop();
  return found;
}

const seatsThat = (s: State, is: (p: Player) => boolean): Seat[] =>
  s.players.flatMap((p, seat) => (is(p) ? [seat] : []));

export const makePositionOf =
  (t: Tables) =>
  (s: State): Position => {
    const { players, winners, rng } = s;
    const others = cardsInOrder(s);
    const deck = deckTold(t, s, others);
    const name = namesFor(t, [...others, ...deck.cards]);
    const names = (cards: readonly number[]) => unlessEmpty(cards.map(name));
    const quiet = quietRng().w;
    return {
      seats: players.length,
      ...maybe('turn', s.turn, s.turn !== 1),
      ...maybe('first', s.first, s.first !== 0),
      ...maybe('stack', s.stack.slice(), winners === null),
      ...(players.every((p, seat) => p.faction === seat)
        ? {}
        : bySeat('factions', players, (p) => t.factions[p.faction]!.id)),
      ...bySeat('score', players, (p) => unless(winners ? scoreOf(p) : 0, p.score)),
      ...bySeat('base', players, (p) =>
        unlessNone(Object.fromEntries(BASE_SOURCES.flatMap((source, i) => (p.base[i] ? [[source, p.base[i]!]] : [])))),
      ),
      ...bySeat('pool', players, (p) => unlessNone(amountsOf(p.pool))),
      ...bySeat('hand', players, (p) => names(p.hand)),
      ...bySeat('seen', players, (p) => names(p.seen)),
      ...bySeat('places', players, (p) =>
        unlessEmpty(p.places.map((x, i) => placeOf(t, x, nextNo(p.places.slice(0, i)), name))),
      ),
      ...bySeat('placed', players, (p) => unless(nextNo(p.places), p.placed)),
      ...bySeat('leader', players, (p) => p.leader && leaderOf(t, p.leader, name)),
      ...bySeat('spoils', players, (p) => names(p.spoils)),
      ...bySeat('deals', players, (p) => unlessEmpty(p.deals.map((x) => dealOf(x, name)))),
      ...bySeat('exhausted', players, (p) => unlessEmpty(COLOURS.filter((_, i) => p.exhausted & (1 << i)))),
      ...bySeat('visits', players, (p, seat) => unless(markersOf(players, seat), p.visits)),
      ...list(
        'redeveloped',
        seatsThat(s, (p) => p.redeveloped),
      ),
      ...list(
        'passed',
        seatsThat(s, (p) => p.passed),
      ),
      ...maybe(deck.whole ? 'wholeDeck' : 'deck', deck.cards.map(name), deck.whole || deck.cards.length > 0),
      ...list('discard', s.discard.map(name)),
      ...list('row', s.row.map(name)),
      ...list('looked', s.looked.map(name)),
      ...maybe('limbo', s.limbo === NONE ? '' : name(s.limbo), s.limbo !== NONE),
      ...list('spent', s.spent.map(name)),
      ...maybe('shuffles', s.shuffles, s.shuffles > 0),
      ...list('shuffled', shuffledTold(t, s)),
      ...maybe('winners', winners?.slice() ?? [], winners !== null),
      ...maybe('ply', s.ply, s.ply > 0),
      ...maybe('rng', rng.w.slice(), !sameList(rng.w, quiet)),
      ...list('rigged', rng.forced ?? []),
    };
  };
