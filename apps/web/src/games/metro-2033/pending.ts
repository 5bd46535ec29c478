import type { Seat } from '@ashtown/engine';
import type { Props } from './props.ts';

/** The slots of cards in play, as refs name them. */
export const inPlay = (place: 'resource' | 'protection' | 'hero', id: string): string => `${place}.${id}`;
export const stationSlot = (id: string, markers: number): string => `station.${id}${markers > 0 ? `.${markers}` : ''}`;

/** What a seat has chosen already in a question that goes card by card: how many copies at each slot. */
export function pendingOf({ view, game }: Pick<Props, 'view' | 'game'>, seat: Seat): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const id of game.facts.chosenBy(view, seat)) found.set(id, (found.get(id) ?? 0) + 1);
  return found;
}
