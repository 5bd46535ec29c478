import type { Seat } from '@ashtown/engine';
import type { Card, Tables } from '../content/tables.ts';
import { BAZAAR_SIZE, EXCHANGE_SIZE, NONE } from '../content/vocabulary.ts';
import { byEase, nextCards, payments } from '../rules/payment.ts';
import { cardAt, groupOf, markersAt, placeFor, placesOf, SHIELDS } from '../rules/places.ts';
import {
  cheapTypes,
  freeTypes,
  isPlayable,
  isShield,
  keepFunds,
  keepPrice,
  matching,
  priceOf,
  type Tableau,
  targetOf,
  worth,
} from '../rules/queries.ts';
import { type Answers, FACTION, type Frame, type Player, type State, type TargetCard } from '../state.ts';

/** More whole payments or defences than this are chosen card by card. */
const MOST_OFFERS = 40;

/** How many answers are remembered taken apart: all that come up often, not all that somebody may send. */
const MOST_ACTS = 20_000;

/** An answer taken apart. */
export interface Act {
  verb: string;
  /** The first card, or NONE. */
  card: Card;
  cards: readonly Card[];
  /** Of a Station in play the markers on it. */
  markers: number;
  shield: boolean;
}

type Of<Q extends keyof Answers> = readonly Answers[Q][];
type Asking<T extends Frame['t']> = Extract<Frame, { t: T }>;

const DECK_BIT = 1 << BAZAAR_SIZE;
const DRAWS: Of<'draw'>[] = Array.from({ length: 2 * DECK_BIT }, (_, bits) => {
  const picks: Answers['draw'][] = [];
  for (let slot = 0; slot < BAZAAR_SIZE; slot++) if (bits & (1 << slot)) picks.push(`bazaar ${slot + 1}`);
  if (bits & DECK_BIT) picks.push('deck');
  return Object.freeze(picks);
});
const KEEP_OR_DISCARD: Of<'keepStation'> = Object.freeze(['keep', 'discard'] as const);
const DISCARD: Of<'keepStation'> = Object.freeze(['discard'] as const);

const hasTableau = (p: Tableau): boolean =>
  p.resources.length + p.shields.length + p.heroes.length + p.stations.length > 0;

/** What is said of each card of a list, copies counted once. */
function eachOnce(list: readonly Card[], texts: readonly string[], out: string[]): void {
  for (let i = 0; i < list.length; i++) if (list[i] !== list[i - 1]) out.push(texts[list[i]!]!);
}

export type AnswersOf = ReturnType<typeof answersOf>;

/** What may be answered to each question. The texts are made once for each content and shared. */
export function answersOf(t: Tables) {
  const say = (verb: string) => t.cards.map(({ id }) => `${verb} ${id}`);
  const play = say('play') as Answers['freePlay'][];
  const protect = say('protect') as Answers['freePlay'][];
  const discard = say('discard') as Answers['turnAction'][];
  const mission = say('mission') as Answers['turnAction'][];
  const factions = t.factions.map(({ id }) => id);
  const exchange = say('exchange') as Answers['exchange'][];
  const acts = new Map<string, Act>();

  function actOf(pick: string): Act {
    const known = acts.get(pick);
    if (known) return known;
    const [verb = '', ...words] = pick.split(' ');
    const cards = words.flatMap((id) => t.cardOf.get(id) ?? []);
    const last = words.at(-1) ?? '';
    const act: Act = {
      verb,
      card: cards[0] ?? NONE,
      cards,
      markers: /^\d{1,2}$/.test(last) ? Number(last) : 0,
      shield: last === 'protection',
    };
    if (acts.size > MOST_ACTS) acts.clear();
    acts.set(pick, act);
    return act;
  }

  /** `sta-lubyanka`, or with its markers `sta-lubyanka 2`. */
  const station = (card: Card, markers: number): string =>
    markers === 0 ? t.cards[card]!.id : `${t.cards[card]!.id} ${markers}`;

  function eachPlay(p: Player, up: number, out: string[]): void {
    const free = freeTypes(t, p);
    const cheap = cheapTypes(t, p);
    for (let i = 0; i < p.hand.length; i++) {
      const card = p.hand[i]!;
      if (card === p.hand[i - 1]) continue;
      if (isPlayable(t, card) && (up < 0 || priceOf(t, p, card, free, cheap) <= up)) out.push(play[card]!);
      if (isShield(t, card) && (up < 0 || t.cards[card]!.shieldCost <= up)) out.push(protect[card]!);
    }
  }

  function eachMission(p: Player, out: string[]): void {
    const peaceful = worth(t, p, 1);
    const military = worth(t, p, 2);
    const reaches = (target: TargetCard): boolean => {
      const { accepts, needs } = targetOf(t, p, target);
      return (accepts & 1 ? peaceful : 0) + (accepts & 2 ? military : 0) >= needs;
    };
    if (peaceful + military === 0) return;
    if (!p.flipped && reaches(FACTION)) out.push('mission faction');
    for (let i = 0; i < p.stations.length; i++) {
      const card = p.stations[i]!;
      if (p.kept[i] === 0 && card !== p.stations[i - 1] && reaches(card)) out.push(mission[card]!);
    }
  }

  const placeName = (place: number): string =>
    groupOf(place) === SHIELDS ? `${t.cards[cardAt(place)]!.id} protection` : station(cardAt(place), markersAt(place));

  function eachStation(p: Tableau, out: Answers['loseStation'][]): void {
    for (let i = 0; i < p.stations.length; i++) {
      const card = p.stations[i]!;
      const markers = p.kept[i]!;
      if (card === p.stations[i - 1] && markers === p.kept[i - 1]) continue;
      out.push(`lose ${station(card, markers)}`);
    }
  }

  /** MET-180: sets of matching cards that show all symbols, none of which could be left out. */
  function covers(p: Tableau, signs: number): Card[][] {
    const found: Card[][] = [];
    const all = matching(t, p, signs);
    const bits = (cards: readonly Card[]) => cards.reduce((sum, card) => sum | (t.cards[card]!.guards & signs), 0);
    const add = (chosen: Card[], from: number): void => {
      const have = bits(chosen);
      if (have === signs) {
        if (chosen.every((card) => bits(chosen.filter((other) => other !== card)) !== signs)) found.push(chosen);
        return;
      }
      for (let i = from; i < all.length; i++)
        if (t.cards[all[i]!]!.guards & signs & ~have) add([...chosen, all[i]!], i + 1);
    };
    add([], 0);
    return found;
  }

  const idsOf = (cards: readonly Card[]): string => cards.map((card) => t.cards[card]!.id).join(' ');

  /** The defences of a seat: single matching cards, or with `hardAllSymbols` covering sets (MET-145, MET-180). */
  const defences = (s: State, seat: Seat, card: Card): Card[][] => {
    const { signs } = t.cards[card]!;
    const p = s.players[seat]!;
    return s.options.hardAllSymbols ? covers(p, signs) : matching(t, p, signs).map((one) => [one]);
  };

  return {
    actOf,
    defences,
    placeOf: ({ card, markers, shield }: Act): number => placeFor(t, card, shield, markers),

    chooseFaction(s: State): Of<'chooseFaction'> {
      const taken = s.players.map((p) => p.faction);
      return t.rosters[s.options.factionRoster].filter((f) => !taken.includes(f)).map((f) => factions[f]!); // MET-23
    },

    turnAction(s: State, { window: nth }: Asking<'turnAction'>, seat: Seat): Of<'turnAction'> {
      const p = s.players[seat]!;
      const out: string[] = nth === 2 ? ['end'] : [];
      eachMission(p, out);
      if (nth === 1) {
        eachPlay(p, p.up, out); // MET-36
        eachOnce(p.hand, discard, out);
        if (p.hand.length >= EXCHANGE_SIZE) out.push('exchange'); // MET-57
      }
      if (hasTableau(p)) out.push('tidy'); // MET-69
      return out as Answers['turnAction'][];
    },

    /** Three cards in any order (MET-55); where the whole hand goes there is no choice. */
    exchange(s: State, { cards }: Asking<'exchange'>, seat: Seat): Of<'exchange'> {
      const { hand } = s.players[seat]!;
      if (hand.length === EXCHANGE_SIZE - cards.length) return [exchange[hand[0]!]!];
      const out: string[] = [];
      eachOnce(hand, exchange, out);
      return out as Answers['exchange'][];
    },

    /** Any cards in play that are not chosen yet, in any order; copies in the same state are named once (MET-79). */
    tidy(s: State, { chosen }: Asking<'tidy'>, seat: Seat): Of<'tidy'> {
      const places = placesOf(s.players[seat]!);
      const out: Answers['tidy'][] = [];
      let taken = 0;
      for (let i = 0; i < places.length; i++) {
        if (places[i] === chosen[taken]) taken++;
        else if (places[i] !== places[i + 1]) out.push(`tidy ${placeName(places[i]!)}`);
      }
      if (chosen.length > 0) out.push('done');
      out.push('cancel');
      return out;
    },

    payment(s: State, f: Asking<'payment'>, seat: Seat): Of<'payment'> {
      const p = s.players[seat]!;
      const target = targetOf(t, p, f.target);
      const found = payments(t, p, target, f.heroes, f.cards, MOST_OFFERS + 1);
      if (found.length > MOST_OFFERS)
        return nextCards(t, p, target, f.heroes, f.cards).map((card) => `use ${t.cards[card]!.id}` as const);
      return found.sort(byEase).map(({ heroes, cards }) => `pay ${idsOf([...heroes, ...cards])}` as const);
    },

    keepStation(s: State, seat: Seat): Of<'keepStation'> {
      const p = s.players[seat]!;
      return keepFunds(s, p) >= keepPrice(p) ? KEEP_OR_DISCARD : DISCARD; // MET-99
    },

    draw(s: State): Of<'draw'> {
      let bits = s.deck.length > 0 || s.discard.length > 0 ? DECK_BIT : 0;
      for (let slot = 0; slot < BAZAAR_SIZE; slot++) if (s.bazaar[slot]! >= 0) bits |= 1 << slot;
      return DRAWS[bits]!;
    },

    defend(s: State, f: Asking<'defend'>, seat: Seat): Of<'defend'> {
      const sets = defences(s, seat, f.card).filter((set) => f.cards.every((card, i) => set[i] === card));
      const decline = f.cards.length === 0 && !s.options.hardForcedDefence ? (['decline'] as const) : []; // MET-189
      if (sets.length <= MOST_OFFERS) return [...sets.map((set) => `defend ${idsOf(set)}` as const), ...decline];
      const next = [...new Set(sets.map((set) => set[f.cards.length]!))];
      return [...next.map((card) => `guard ${t.cards[card]!.id}` as const), ...decline];
    },

    loseStation(s: State, seat: Seat): Of<'loseStation'> {
      const out: Answers['loseStation'][] = [];
      eachStation(s.players[seat]!, out);
      return out;
    },

    freePlay(s: State, seat: Seat): Of<'freePlay'> {
      const out: string[] = [];
      eachPlay(s.players[seat]!, NONE, out); // MET-158: whatever the price
      out.push('none');
      return out as Answers['freePlay'][];
    },
  };
}
