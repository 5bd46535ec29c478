import { finish, type Log, push, type Seat } from '@ashtown/engine';
import { activate } from '../cards/effects.ts';
import { addStation, insert, remove, removeStation, takeFromHand } from './piles.ts';
import { cardAt, slotOf } from './places.ts';
import { cheapTypes, freeTypes, priceOf, targetOf, totalOf } from './queries.ts';
import { type Event, FACTION, type Frame, type Player, SOURCES, type State, type Window } from '../state.ts';
import { pay, putAway, raise } from './supply.ts';
import type { Card, Tables } from '../content/tables.ts';
import { RESOURCE, STATION } from '../content/vocabulary.ts';

type Out = Log<Event>;

// What players do to the table: the parts of the rules that ask nothing themselves.

/** The window a free action is taken in: it goes on once that is done. */
function windowOf(s: State): Window {
  const f = s.stack.at(-1);
  return f?.t === 'turnAction' ? f.window : 1;
}

// --- 4. The basic actions --------------------------------------------------------------------------------------------

export function playCard(
  t: Tables,
  s: State,
  seat: Seat,
  card: Card,
  shield: boolean,
  reward: boolean,
  log: Out,
): void {
  const p = s.players[seat]!;
  const c = t.cards[card]!;
  let price = 0; // MET-158
  if (!reward) price = shield ? c.shieldCost : priceOf(t, p, card, freeTypes(t, p), cheapTypes(t, p)); // MET-106
  pay(p, price);
  takeFromHand(p, card);
  if (shield) insert(p.shields, card);
  else if (c.category === RESOURCE) insert(p.resources, card);
  else if (c.category === STATION) addStation(p, card, 0);
  else insert(p.heroes, card);
  log?.push({ t: 'played', seat, card: c.id, side: shield ? 'protection' : 'main', price, reward });
}

export function discardCard(t: Tables, s: State, seat: Seat, card: Card, log: Out): void {
  const p = s.players[seat]!;
  const c = t.cards[card]!;
  takeFromHand(p, card);
  s.discard.push(card);
  const raised = raise(p, c.cost); // MET-50
  log?.push({ t: 'discarded', seat, card: c.id, raised });
  activate(t, s, seat, card, log); // MET-52
}

// --- 6. Tidying ------------------------------------------------------------------------------------------------------

export function tidy(t: Tables, s: State, seat: Seat, places: readonly number[], log: Out): void {
  const p = s.players[seat]!;
  const { raised, back } = putAway(t, p, places);
  for (const place of places) s.discard.push(cardAt(place));
  log?.push({
    t: 'tidied',
    seat,
    cards: places.map((place) => t.cards[cardAt(place)]!.id),
    places: places.map((place) => slotOf(t, place)),
    raised,
    back,
    window: windowOf(s),
  });
}

// --- 13. Losing a Station --------------------------------------------------------------------------------------------

/** It goes to the discard pile, and the markers on it above the Faction card (MET-150). */
export function leaveStation(s: State, p: Player, card: Card, markers: number): void {
  removeStation(p, card, markers);
  s.discard.push(card);
  p.up += markers;
}

// --- 7. Missions -----------------------------------------------------------------------------------------------------

/** MET-89: used cards, reward, win, rise, flip or keep. */
export function complete(t: Tables, s: State, seat: Seat, target: Card, heroes: Card[], cards: Card[], log: Out): void {
  const p = s.players[seat]!;
  const { needs, reward } = targetOf(t, p, target);
  const id = target === FACTION ? t.factions[p.faction]!.id : t.cards[target]!.id;
  const doubled = heroes.reduce((bits, hero) => bits | (1 << t.cards[hero]!.type), 0);
  let value = 0;
  for (const card of cards) {
    const { amount, type } = t.cards[card]!;
    value += doubled & (1 << type) ? 2 * amount : amount;
    remove(p.resources, card);
    s.discard.push(card); // MET-90
  }
  for (const hero of heroes) {
    remove(p.heroes, hero);
    s.discard.push(hero);
  }
  log?.push({
    t: 'mission',
    seat,
    card: id,
    cards: [...heroes, ...cards].map((card) => t.cards[card]!.id),
    value,
    needs,
    window: windowOf(s),
  });

  const gained = Math.min(reward, p.reserve); // MET-91
  p.reserve -= gained;
  const source = target === FACTION ? 'faction' : 'stations';
  p.from[SOURCES.indexOf(source)]! += gained;
  const to = s.options.hardNoRelief ? 'down' : 'up'; // MET-186
  p[to] += gained;
  log?.push({ t: 'gained', seat, n: gained, total: totalOf(p), source, to });
  if (p.reserve === 0) {
    s.winner = seat; // MET-173, MET-174
    log?.push({ t: 'won', seat });
    finish(s);
    return;
  }

  const raised = s.options.hardNoRelief ? 0 : raise(p, p.down); // MET-92, MET-186
  if (raised > 0) log?.push({ t: 'raised', seat, n: raised, why: 'mission', by: seat });
  if (target !== FACTION)
    push<Frame>(s, { t: 'keepStation', seats: [seat], card: target }); // MET-96
  else {
    p.flipped = true; // MET-93
    log?.push({ t: 'flipped', seat, card: id });
  }
}
