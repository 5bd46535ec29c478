import { indexIn } from '@ashtown/engine';
import type { Card, Tables } from '../content/tables.ts';
import { HERO, MARKERS, STATION } from '../content/vocabulary.ts';
import type { Tableau } from './queries.ts';

/** A place in the tableau as a number: kind of card in play, design, markers on it. Equal cards in equal state share one. */
export const RESOURCES = 0;
export const SHIELDS = 1;
export const HEROES = 2;
export const STATIONS = 3;
const MOST_DESIGNS = 10_000;

const makePlace = (group: number, card: Card, markers: number): number =>
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

/** Where a card lies, or would lie, in play; `markers` are those of a Station. */
export function placeFor(t: Tables, card: Card, shield: boolean, markers: number): number {
  const { category } = t.cards[card]!;
  if (category === STATION) return makePlace(STATIONS, card, markers);
  return makePlace(category === HERO ? HEROES : shield ? SHIELDS : RESOURCES, card, 0);
}

const GROUPS = ['resource', 'protection', 'hero', 'station'] as const;

/** A place as the id of a slot: `resource.res-rats`, `protection.res-rats`, `hero.her-khan`, `station.sta-lubyanka.2`. */
export function slotOf(t: Tables, place: number): string {
  const markers = markersAt(place);
  return `${GROUPS[groupOf(place)]}.${t.cards[cardAt(place)]!.id}${markers > 0 ? `.${markers}` : ''}`;
}

const SLOT = /^(resource|protection|hero|station)\.([^.]+)(?:\.([1-9]|10))?$/;

/** The place a slot stands for; null where a card cannot lie so. */
export function placeAt(t: Tables, slot: string): number | null {
  const [, group, id, markers] = SLOT.exec(slot) ?? [];
  const card = t.cardOf.get(id ?? '');
  if (card === undefined) return null;
  const place = makePlace(indexIn(GROUPS, group), card, Number(markers ?? 0));
  return place === placeFor(t, card, group === 'protection', Number(markers ?? 0)) ? place : null;
}
