import type { Card, Tables } from '../content/tables.ts';
import { CARAVAN, HAND_SIZE, HERO, RESOURCE, STATION } from '../content/vocabulary.ts';
import { cheapTypes, coloured, freeTypes, priceOf, type Tableau } from '../rules/queries.ts';
import { NOBODY } from '../state.ts';

/** What a card may be good for later, beside the missions it is planned for. */
const LATER = 0.15;
/** An average card still to be drawn. */
const UNSEEN = 0.6;

/** The cards of a hand, each by itself. */
export function handOf(t: Tables) {
  /** The kinds of Resources that open missions accept, as bits, and how many of those missions there are. */
  let accepted = 0;
  let open = 0;
  let free = 0;
  let cheap = 0;
  function look(p: Tableau): void {
    const faction = !p.flipped && p.faction !== NOBODY;
    accepted = faction ? t.factions[p.faction]!.target.accepts : 0;
    open = p.flipped ? 0 : 1;
    for (let i = 0; i < p.stations.length; i++)
      if (p.kept[i] === 0) {
        accepted |= t.cards[p.stations[i]!]!.target!.accepts;
        open++;
      }
    free = p.faction === NOBODY ? 0 : freeTypes(t, p);
    cheap = cheapTypes(t, p);
  }

  const doubles = (p: Tableau, type: number): boolean => p.resources.some((card) => t.cards[card]!.type === type);

  function cardValue(p: Tableau, card: Card): number {
    const c = t.cards[card]!;
    if (c.category === RESOURCE) {
      const fits = accepted & (1 << c.kind) ? 0.75 : 0.3;
      return fits * c.amount - 0.22 * priceOf(t, p, card, free, cheap) + (c.guards ? 0.25 : 0);
    }
    if (c.category === STATION)
      return 2 / Math.max(1, open) + 0.9 * (c.target!.reward - 1) - 0.12 * priceOf(t, p, card, free, cheap);
    if (c.category === HERO) return doubles(p, c.type) ? 1.6 : 0.6;
    if (c.category === CARAVAN) return 1.1 + 0.25 * Math.min(c.cost, p.down) + 0.2 * coloured(t, p, c.kind);
    return 0.7 + 0.2 * Math.min(c.cost, p.down);
  }

  return {
    /** So many of the cards one would part with first, as bits. */
    worst(p: Tableau, hand: readonly (Card | null)[], n: number): number {
      look(p);
      const values = hand.map((card) => (card === null ? 0 : cardValue(p, card)));
      const order = values.map((_, i) => i).sort((a, b) => values[a]! - values[b]!);
      return order.slice(0, n).reduce((bits, i) => bits | (1 << i), 0);
    },

    /** Cards given up, as bits, count as cards still to be drawn. */
    value(p: Tableau, hand: readonly (Card | null)[], away: number): number {
      look(p);
      let sum = UNSEEN * (HAND_SIZE - hand.length);
      for (let i = 0; i < hand.length; i++) {
        const card = hand[i]!;
        if (away & (1 << i)) sum += UNSEEN;
        else if (card !== null) sum += LATER * cardValue(p, card);
      }
      return sum;
    },
  };
}
