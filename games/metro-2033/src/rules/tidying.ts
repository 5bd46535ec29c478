import type { Log, Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import type { Event, State } from '../state.ts';
import { remove, removeStation } from './piles.ts';
import { cardAt, groupOf, HEROES, markersAt, SHIELDS, STATIONS, slotOf } from './places.ts';
import { type Tableau, windowOf } from './queries.ts';
import { raise } from './supply.ts';

// 6. Tidying.

/** MET-74 to MET-76: takes cards in play out of a tableau and gives back the markers they are worth. */
function putAway(t: Tables, p: Tableau, places: readonly number[]): { raised: number; back: number } {
  let raised = 0;
  let back = 0;
  for (const place of places) {
    const card = cardAt(place);
    const group = groupOf(place);
    if (group === STATIONS) {
      removeStation(p, card, markersAt(place));
      back += markersAt(place);
    } else {
      remove(group === SHIELDS ? p.shields : group === HEROES ? p.heroes : p.resources, card);
      raised += raise(p, group === SHIELDS ? t.cards[card]!.shieldCost : t.cards[card]!.cost);
    }
  }
  p.up += back;
  return { raised, back };
}

/** A tableau as it is without some cards, and the markers they give back. */
export function tidied(t: Tables, p: Tableau, places: readonly number[]) {
  const rest: Tableau = {
    ...p,
    resources: p.resources.slice(),
    shields: p.shields.slice(),
    heroes: p.heroes.slice(),
    stations: p.stations.slice(),
    kept: p.kept.slice(),
  };
  return { rest, ...putAway(t, rest, places) };
}

export function tidy(t: Tables, s: State, seat: Seat, places: readonly number[], log: Log<Event>): void {
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
