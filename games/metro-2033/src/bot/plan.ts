import type { Card, Tables, Target } from '../content/tables.ts';
import { HAND_SIZE, MARKERS, RESOURCE, STATION } from '../content/vocabulary.ts';
import { cheapTypes, doubledTypes, freeTypes, priceOf, type Tableau, worth } from '../rules/queries.ts';
import { NOBODY } from '../state.ts';
import type { Weights } from './weights.ts';

/** A mission that may be completed: in play, or of a Station in hand that has to be played first. */
interface Goal {
  accepts: number;
  needs: number;
  reward: number;
  price: number;
  inPlay: boolean;
  done: boolean;
}
/** A Resource in hand. */
interface Supply {
  /** As a bit. */
  kind: number;
  amount: number;
  price: number;
  used: boolean;
}

/**
 * About how many turns a player needs to win: the missions at hand one after another, the shortest way first, each with
 * the Resources in play and in hand, then the markers nothing is known about. Null in a hand is a card one cannot see.
 * The lists are kept and filled anew each time: this is most of a bot's work.
 */
export function turnsToWinOf(t: Tables, plan: Weights['plan']) {
  const { turnsPerUnseen, pricePerUnseen, raised, turnsPerMarker, missionsAhead, effort: extra } = plan;
  const goals: Goal[] = [];
  let goalCount = 0;
  const supplies = Array.from({ length: HAND_SIZE }, (): Supply => ({ kind: 0, amount: 0, price: 0, used: false }));
  let supplyCount = 0;
  let peaceful = 0;
  let military = 0;
  let up = 0;

  function addGoal({ accepts, needs, reward }: Target, price: number, inPlay: boolean): void {
    goals[goalCount] ??= { accepts, needs, reward, price, inPlay, done: false };
    const g = goals[goalCount++]!;
    g.accepts = accepts;
    g.needs = needs;
    g.reward = reward;
    g.price = price;
    g.inPlay = inPlay;
    g.done = false;
  }

  /** The most valuable first, of equals the cheapest. */
  function addSupply(kind: number, amount: number, price: number): void {
    const s = supplies[supplyCount]!;
    let at = supplyCount++;
    for (; at > 0; at--) {
      const before = supplies[at - 1]!;
      if (before.amount > amount || (before.amount === amount && before.price <= price)) break;
      supplies[at] = before;
    }
    supplies[at] = s;
    s.kind = 1 << kind;
    s.amount = amount;
    s.price = price;
    s.used = false;
  }

  const inPlay = (accepts: number): number => (accepts & 1 ? peaceful : 0) + (accepts & 2 ? military : 0);

  /** What a mission costs in all, and the turns it takes. */
  let price = 0;
  function turnsFor(g: Goal): number {
    let missing = g.needs - inPlay(g.accepts);
    let turns = g.inPlay ? 0 : 1;
    price = g.price;
    for (let i = 0; i < supplyCount && missing > 0; i++) {
      const s = supplies[i]!;
      if (s.used || !(g.accepts & s.kind)) continue;
      turns++;
      price += s.price;
      missing -= s.amount;
    }
    if (missing > 0) {
      turns += missing * turnsPerUnseen;
      price += missing * pricePerUnseen;
    }
    return price > up ? turns + (price - up) / raised : turns;
  }

  /** Takes what a mission uses up out of play and hand. */
  function use(g: Goal): void {
    let missing = g.needs - inPlay(g.accepts);
    for (let i = 0; i < supplyCount && missing > 0; i++) {
      const s = supplies[i]!;
      if (s.used || !(g.accepts & s.kind)) continue;
      s.used = true;
      missing -= s.amount;
    }
    g.done = true;
    // A trade mission takes of both kinds as they are there.
    const share = Math.min(1, g.needs / Math.max(1, inPlay(g.accepts)));
    if (g.accepts & 1) peaceful -= share * peaceful;
    if (g.accepts & 2) military -= share * military;
  }

  function shortest(left: number): Goal | null {
    let best: Goal | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < goalCount; i++) {
      const g = goals[i]!;
      if (g.done) continue;
      const effort = (turnsFor(g) + extra) / Math.min(left, g.reward);
      if (effort < least) {
        least = effort;
        best = g;
      }
    }
    return best;
  }

  /** `away`: the cards of the hand that will be given up, as bits. */
  return (p: Tableau, hand: readonly (Card | null)[], away: number, noRelief: boolean): number => {
    goalCount = 0;
    supplyCount = 0;
    const free = p.faction === NOBODY ? 0 : freeTypes(t, p);
    const cheap = cheapTypes(t, p);
    const doubled = doubledTypes(t, p);
    if (!p.flipped && p.faction !== NOBODY) addGoal(t.factions[p.faction]!.target, 0, true);
    let ready = MARKERS - p.reserve;
    for (let i = 0; i < p.stations.length; i++) {
      ready -= p.kept[i]!;
      if (p.kept[i] === 0) addGoal(t.cards[p.stations[i]!]!.target!, 0, true);
    }
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]!;
      if (card === null || away & (1 << i)) continue;
      const c = t.cards[card]!;
      if (c.category === RESOURCE)
        addSupply(c.kind, doubled & (1 << c.type) ? 2 * c.amount : c.amount, priceOf(t, p, card, free, cheap));
      else if (c.category === STATION) addGoal(c.target!, priceOf(t, p, card, free, cheap), false);
    }
    peaceful = worth(t, p, 1);
    military = worth(t, p, 2);
    up = p.up;

    let left = p.reserve;
    let turns = 0;
    for (let i = 0; i < missionsAhead && left > 0; i++) {
      const next = shortest(left);
      if (!next) break;
      const reward = Math.min(left, next.reward);
      turns += Math.min(turnsFor(next), reward * turnsPerMarker);
      left -= reward;
      ready += reward;
      up = noRelief ? Math.max(0, up - price) : ready; // MET-92, MET-186
      use(next);
    }
    return turns + left * turnsPerMarker;
  };
}
