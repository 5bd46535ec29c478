import type { Card, Design, Tables, Target } from '../content/tables.ts';
import type { Tableau } from './queries.ts';

/** What a mission is paid with: Heroes in ascending order, then Resources, the most valuable first. */
interface Payment {
  heroes: readonly Card[];
  cards: readonly Card[];
  value: number;
}

const worthOf = (c: Design, doubled: number): number => (doubled & (1 << c.type) ? 2 * c.amount : c.amount);
const typesOf = (t: Tables, heroes: readonly Card[]): number =>
  heroes.reduce((bits, hero) => bits | (1 << t.cards[hero]!.type), 0);

/** The usable Resources, one entry per card, in the order in which a payment names them. */
function usable(t: Tables, p: Tableau, accepts: number, doubled: number): Card[] {
  const cards = p.resources.filter((card) => accepts & (1 << t.cards[card]!.kind));
  return cards.sort((a, b) => worthOf(t.cards[b]!, doubled) - worthOf(t.cards[a]!, doubled) || a - b);
}

/** Heroes that may join: each type once, and only with a Resource to double. */
function helpers(t: Tables, p: Tableau, accepts: number, heroes: readonly Card[]): Card[] {
  const taken = typesOf(t, heroes);
  const last = heroes.at(-1) ?? -1;
  return p.heroes.filter((hero, i) => {
    const { type } = t.cards[hero]!;
    if (hero <= last || hero === p.heroes[i - 1] || taken & (1 << type)) return false;
    return p.resources.some((card) => t.cards[card]!.type === type && accepts & (1 << t.cards[card]!.kind));
  });
}

/**
 * Payments with exactly these Heroes that begin with these cards, at most `limit`. Cards are added from the most valuable down
 * and no further than needed, so the last one is the smallest and none is superfluous (MET-86); that every Hero is needed is
 * looked at in the end.
 */
function complete(
  t: Tables,
  p: Tableau,
  target: Target,
  heroes: readonly Card[],
  begun: readonly Card[],
  limit: number,
  out: Payment[],
): void {
  const doubled = typesOf(t, heroes);
  const all = usable(t, p, target.accepts, doubled);
  const rest = new Array<number>(all.length + 1).fill(0);
  for (let i = all.length - 1; i >= 0; i--) rest[i] = rest[i + 1]! + worthOf(t.cards[all[i]!]!, doubled);
  const chosen: Card[] = [];

  const single = (type: number): number =>
    chosen.reduce((n, card) => (t.cards[card]!.type === type ? n + t.cards[card]!.amount : n), 0);
  const typeLeft = (type: number, from: number): boolean => {
    for (let i = from; i < all.length; i++) if (t.cards[all[i]!]!.type === type) return true;
    return false;
  };
  function add(from: number, value: number): void {
    if (value >= target.needs) {
      if (heroes.every((hero) => value - single(t.cards[hero]!.type) < target.needs))
        out.push({ heroes, cards: chosen.slice(), value });
      return;
    }
    for (const hero of heroes) {
      const { type } = t.cards[hero]!;
      if (!typeLeft(type, from) && single(type) === 0) return;
    }
    for (let i = from; i < all.length && out.length < limit; i++) {
      if (value + rest[i]! < target.needs) return;
      if (i > from && all[i] === all[i - 1]) continue; // another copy of a card already tried here
      chosen.push(all[i]!);
      add(i + 1, value + worthOf(t.cards[all[i]!]!, doubled));
      chosen.pop();
    }
  }
  let from = 0;
  let value = 0;
  for (const card of begun) {
    from = all.indexOf(card, from) + 1;
    value += worthOf(t.cards[card]!, doubled);
    chosen.push(card);
  }
  add(from, value);
}

/** Every legal payment that goes on from what is chosen, copies counted once (MET-88); no more than `limit` of them. */
export function payments(
  t: Tables,
  p: Tableau,
  target: Target,
  heroes: readonly Card[],
  cards: readonly Card[],
  limit: number,
  out: Payment[] = [],
): Payment[] {
  complete(t, p, target, heroes, cards, limit, out);
  if (cards.length === 0)
    for (const hero of helpers(t, p, target.accepts, heroes))
      if (out.length < limit) payments(t, p, target, [...heroes, hero], cards, limit, out);
  return out;
}

/** The cards that can come next: another Hero while there is no Resource yet, or a Resource; each leads to some payment. */
export function nextCards(
  t: Tables,
  p: Tableau,
  target: Target,
  heroes: readonly Card[],
  cards: readonly Card[],
): Card[] {
  const found: Card[] = [];
  if (cards.length === 0)
    for (const hero of helpers(t, p, target.accepts, heroes))
      if (payments(t, p, target, [...heroes, hero], cards, 1).length > 0) found.push(hero);
  const all = usable(t, p, target.accepts, typesOf(t, heroes));
  let from = 0;
  for (const card of cards) from = all.indexOf(card, from) + 1;
  for (let i = from; i < all.length; i++) {
    if (i > from && all[i] === all[i - 1]) continue;
    const one: Payment[] = [];
    complete(t, p, target, heroes, [...cards, all[i]!], 1, one);
    if (one.length > 0) found.push(all[i]!);
  }
  return found;
}

/** The obvious one first: without Heroes, with little lost, with few cards. */
export function byEase(a: Payment, b: Payment): number {
  return a.heroes.length - b.heroes.length || a.value - b.value || a.cards.length - b.cards.length;
}
