import { cardAt, groupOf, HERO, HEROES, markersAt, RESOURCES, SHIELDS, type View } from '@ashtown/catalog/metro-2033';
import type { Seat } from '@ashtown/engine';
import { designOf } from './summary.ts';

/** The slots of cards in play, as refs name them. */
export const inPlay = (place: 'resource' | 'protection' | 'hero', id: string): string => `${place}.${id}`;
export const stationSlot = (id: string, markers: number): string => `station.${id}${markers > 0 ? `.${markers}` : ''}`;

/** What a seat has chosen already in a question that goes card by card: how many copies at each slot. */
export function pendingOf(v: View, seat: Seat): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (id: string) => found.set(id, (found.get(id) ?? 0) + 1);
  const f = v.stack.at(-1);
  if (!f || !('seats' in f) || f.seats[0] !== seat) return found;
  if (f.t === 'tidy')
    for (const place of f.chosen) {
      const { id } = designOf(cardAt(place));
      const group = groupOf(place);
      if (group === RESOURCES) add(inPlay('resource', id));
      else if (group === SHIELDS) add(inPlay('protection', id));
      else if (group === HEROES) add(inPlay('hero', id));
      else add(stationSlot(id, markersAt(place)));
    }
  if (f.t === 'payment') {
    for (const card of f.heroes) add(inPlay('hero', designOf(card).id));
    for (const card of f.cards) add(inPlay('resource', designOf(card).id));
  }
  if (f.t === 'defend')
    for (const card of f.cards)
      add(inPlay(designOf(card).category === HERO ? 'hero' : 'protection', designOf(card).id));
  return found;
}
