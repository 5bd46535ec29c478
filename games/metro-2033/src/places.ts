import type { Tableau } from './queries.ts';
import type { Card } from './tables.ts';
import { MARKERS } from './vocabulary.ts';

/** A place in the tableau as a number: kind of card in play, design, markers on it. Equal cards in equal state share one. */
export const RESOURCES = 0;
export const SHIELDS = 1;
export const HEROES = 2;
export const STATIONS = 3;
const MOST_DESIGNS = 10_000;

export const makePlace = (group: number, card: Card, markers: number): number =>
  (group * MOST_DESIGNS + card) * (MARKERS + 1) + markers;

export const groupOf = (place: number): number => Math.floor(place / (MARKERS + 1) / MOST_DESIGNS);
export const cardAt = (place: number): Card => Math.floor(place / (MARKERS + 1)) % MOST_DESIGNS;
export const markersAt = (place: number): number => place % (MARKERS + 1);

/** The places of all cards in play but the Faction card, in ascending order; copies one after another. */
export function placesOf(p: Tableau): number[] {
  const places: number[] = [];
  for (const card of p.resources) places.push(makePlace(RESOURCES, card, 0));
  for (const card of p.shields) places.push(makePlace(SHIELDS, card, 0));
  for (const card of p.heroes) places.push(makePlace(HEROES, card, 0));
  for (let i = 0; i < p.stations.length; i++) places.push(makePlace(STATIONS, p.stations[i]!, p.kept[i]!));
  return places;
}
