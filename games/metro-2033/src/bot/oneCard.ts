import type { Seat } from '@ashtown/engine';
import type { Card, Design, Tables, Target } from '../content/tables.ts';
import { HERO, RESOURCE, STATION } from '../content/vocabulary.ts';
import { cheapTypes, freeTypes, isPlayable, priceFor, priceOf, type Tableau, worth } from '../rules/queries.ts';
import { type Answer, OPEN, type View } from '../state.ts';

type Somebody = View['players'][number];

/** What a player can do who plays one card more. */
export function oneCardOf(t: Tables) {
  /** The tableau with one card more. */
  function withCard(p: Somebody, card: Card): Somebody {
    const { category } = t.cards[card]!;
    return {
      ...p,
      up: p.up - priceFor(t, p, card),
      resources: category === RESOURCE ? [...p.resources, card] : p.resources,
      heroes: category === HERO ? [...p.heroes, card] : p.heroes,
      stations: category === STATION ? [...p.stations, card] : p.stations,
      kept: category === STATION ? [...p.kept, 0] : p.kept,
    };
  }

  /** What a card once played adds to the worth of one's Resources for a mission (MET-84). */
  function adds(p: Tableau, { category, type, kind, amount }: Design, accepts: number): number {
    if (category === RESOURCE && accepts & (1 << kind))
      return p.heroes.some((hero) => t.cards[hero]!.type === type) ? 2 * amount : amount;
    if (category !== HERO || p.heroes.some((hero) => t.cards[hero]!.type === type)) return 0;
    let sum = 0;
    for (const card of p.resources) {
      const c = t.cards[card]!;
      if (c.type === type && accepts & (1 << c.kind)) sum += c.amount;
    }
    return sum;
  }

  /** Whether a card once played makes a mission possible that brings at least so many markers. */
  function completesBy(p: Tableau, card: Card, least: number): boolean {
    const c = t.cards[card]!;
    const isDone = ({ accepts, needs, reward }: Target): boolean =>
      reward >= least && worth(t, p, accepts) + adds(p, c, accepts) >= needs;
    if (!p.flipped && isDone(t.factions[p.faction]!.target)) return true;
    if (c.category === STATION && isDone(c.target!)) return true;
    for (let i = 0; i < p.stations.length; i++)
      if (p.kept[i] === 0 && isDone(t.cards[p.stations[i]!]!.target!)) return true;
    return false;
  }

  /** Whether an answer plays a card that makes a mission possible. */
  const completes = (p: Tableau, pick: Answer): boolean =>
    pick.startsWith('play ') && completesBy(p, t.cardOf.get(pick.slice('play '.length))!, 0);

  /** The markers that all cards in play would give back (MET-74, MET-75). */
  function returns(p: Tableau): number {
    let raised = 0;
    for (const card of p.resources) raised += t.cards[card]!.cost;
    for (const card of p.heroes) raised += t.cards[card]!.cost;
    for (const card of p.shields) raised += t.cards[card]!.shieldCost;
    return p.kept.reduce((sum, n) => sum + n, Math.min(p.down, raised));
  }

  const copies = t.cards.map((c) => c.copies);

  /** How many cards of the game, or of so many of each design, make a mission possible that brings at least so many markers. */
  function waysTo(p: Somebody, least: number, among: readonly number[] = copies): number {
    const free = freeTypes(t, p);
    const cheap = cheapTypes(t, p);
    let n = 0;
    for (let card = 0; card < t.cards.length; card++)
      if (isPlayable(t, card) && priceOf(t, p, card, free, cheap) <= p.up && completesBy(p, card, least))
        n += among[card]!;
    return n;
  }

  /** How many cards of each design lie where a seat does not see them. */
  function unseenBy(v: View, seat: Seat): number[] {
    const left = copies.slice();
    const see = (cards: readonly (Card | null)[]): void => {
      for (const card of cards) if (card !== null && card >= 0) left[card]!--;
    };
    for (const [i, p] of v.players.entries()) {
      for (const list of [p.resources, p.shields, p.stations, p.heroes]) see(list);
      see(p.hand.filter((_, nth) => i === seat || p.since[nth] === OPEN));
    }
    see(v.bazaar);
    see(v.discard);
    return left;
  }

  /** How likely that is in the eyes of a seat: sure by a card everybody knows, else by one of the others. */
  function chanceTo(p: Somebody, least: number, unseen: readonly number[]): number {
    let unknown = 0;
    for (let i = 0; i < p.hand.length; i++) {
      if (p.since[i] !== OPEN) unknown++;
      else if (isPlayable(t, p.hand[i]!) && priceFor(t, p, p.hand[i]!) <= p.up && completesBy(p, p.hand[i]!, least))
        return 1;
    }
    return 1 - (1 - waysTo(p, least, unseen) / unseen.reduce((a, b) => a + b)) ** unknown;
  }

  return { withCard, completesBy, completes, returns, waysTo, unseenBy, chanceTo };
}
