import type { Card, Tables } from '../content/tables.ts';
import { CARAVAN, HAND_SIZE, HERO, RESOURCE, STATION } from '../content/vocabulary.ts';
import { cheapTypes, coloured, doubledTypes, freeTypes, priceOf, type Tableau } from '../rules/queries.ts';
import { NOBODY } from '../state.ts';
import { type Numbers, placeOf, vectorOf } from './numbers.ts';
import type { Weights } from './weights.ts';

const UNSEEN = placeOf('hand', 'unseen');
const FITS = placeOf('hand', 'fits');
const MISFIT = placeOf('hand', 'misfit');
const PRICE = placeOf('hand', 'price');
const GUARD = placeOf('hand', 'guard');
const STATIONS = placeOf('hand', 'station');
const REWARD = placeOf('hand', 'reward');
const STATION_PRICE = placeOf('hand', 'stationPrice');
const DOUBLING = placeOf('hand', 'doubling');
const HEROES = placeOf('hand', 'hero');
const CARAVANS = placeOf('hand', 'caravan');
const CARAVAN_RAISE = placeOf('hand', 'caravanRaise');
const CALL = placeOf('hand', 'call');
const THREATS = placeOf('hand', 'threat');
const THREAT_RAISE = placeOf('hand', 'threatRaise');

/** Every kind of Resource, as bits: where no mission is open, the next one may accept any. */
const ANY = ~0;

/** The cards of a hand, each by itself. */
export function handOf(t: Tables, weights: Weights) {
  const { later } = weights.shape;
  const worth = vectorOf(weights);
  const one: Numbers = new Float64Array(worth.length);
  /** The kinds of Resources that open missions accept, as bits, and how many of those missions there are. */
  let accepted = 0;
  let open = 0;
  let free = 0;
  let cheap = 0;
  let doubled = 0;
  function look(p: Tableau): void {
    const faction = !p.flipped && p.faction !== NOBODY;
    accepted = faction ? t.factions[p.faction]!.target.accepts : 0;
    open = p.flipped ? 0 : 1;
    for (let i = 0; i < p.stations.length; i++)
      if (p.kept[i] === 0) {
        accepted |= t.cards[p.stations[i]!]!.target!.accepts;
        open++;
      }
    if (open === 0) accepted = ANY;
    free = p.faction === NOBODY ? 0 : freeTypes(t, p);
    cheap = cheapTypes(t, p);
    doubled = doubledTypes(t, p);
  }

  function doubles(p: Tableau, type: number): boolean {
    for (let i = 0; i < p.resources.length; i++) if (t.cards[p.resources[i]!]!.type === type) return true;
    return false;
  }

  /** Adds what there is to a card, so many times. */
  function add(p: Tableau, card: Card, out: Numbers, times: number): void {
    const c = t.cards[card]!;
    if (c.category === RESOURCE) {
      out[accepted & (1 << c.kind) ? FITS : MISFIT]! += times * (doubled & (1 << c.type) ? 2 : 1) * c.amount;
      out[PRICE]! += times * priceOf(t, p, card, free, cheap);
      if (c.guards) out[GUARD]! += times;
    } else if (c.category === STATION) {
      out[STATIONS]! += times / Math.max(1, open);
      out[REWARD]! += times * (c.target!.reward - 1);
      out[STATION_PRICE]! += times * priceOf(t, p, card, free, cheap);
    } else if (c.category === HERO) out[doubles(p, c.type) ? DOUBLING : HEROES]! += times;
    else if (c.category === CARAVAN) {
      out[CARAVANS]! += times;
      out[CARAVAN_RAISE]! += times * Math.min(c.cost, p.down);
      out[CALL]! += times * coloured(t, p, c.kind);
    } else {
      out[THREATS]! += times;
      out[THREAT_RAISE]! += times * Math.min(c.cost, p.down);
    }
  }

  function cardValue(p: Tableau, card: Card): number {
    one.fill(0);
    add(p, card, one, 1);
    let sum = 0;
    for (let i = FITS; i <= THREAT_RAISE; i++) sum += one[i]! * worth[i]!;
    return sum;
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
    fill(p: Tableau, hand: readonly (Card | null)[], away: number, out: Numbers): void {
      look(p);
      out[UNSEEN] = HAND_SIZE - hand.length;
      for (let i = 0; i < hand.length; i++) {
        const card = hand[i]!;
        if (away & (1 << i)) out[UNSEEN]!++;
        else if (card !== null) add(p, card, out, later);
      }
    },
  };
}
