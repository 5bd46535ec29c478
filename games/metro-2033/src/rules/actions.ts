import type { Log, Seat } from '@ashtown/engine';
import { activate } from '../cards/effects.ts';
import type { Card, Tables } from '../content/tables.ts';
import { RESOURCE, STATION } from '../content/vocabulary.ts';
import type { Event, State } from '../state.ts';
import { addStation, insert, takeFromHand } from './piles.ts';
import { priceFor } from './queries.ts';
import { pay, raise } from './supply.ts';

type Out = Log<Event>;

// 4. The basic actions.

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
  if (!reward) price = shield ? c.shieldCost : priceFor(t, p, card); // MET-106
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
