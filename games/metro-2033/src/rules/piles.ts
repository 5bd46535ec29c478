import type { Card } from '../content/tables.ts';
import type { Player } from '../state.ts';

/** Lists of cards in ascending order, so that equal ones lie side by side. */

export function insert(list: Card[], card: Card): void {
  let i = list.length;
  list.push(card);
  while (i > 0 && list[i - 1]! > card) {
    list[i] = list[i - 1]!;
    i--;
  }
  list[i] = card;
}

export function remove(list: Card[], card: Card): void {
  const i = list.indexOf(card);
  if (i < 0) throw new Error(`no card ${card} among ${list}`);
  list.splice(i, 1);
}

/** Two lists side by side, ordered by card and then by the number that belongs to it. */
function insertPair(cards: Card[], numbers: number[], card: Card, n: number): void {
  let i = cards.length;
  cards.push(card);
  numbers.push(n);
  while (i > 0 && (cards[i - 1]! > card || (cards[i - 1] === card && numbers[i - 1]! > n))) {
    cards[i] = cards[i - 1]!;
    numbers[i] = numbers[i - 1]!;
    i--;
  }
  cards[i] = card;
  numbers[i] = n;
}

export const addToHand = (p: Pick<Player, 'hand' | 'since'>, card: Card, since: number): void =>
  insertPair(p.hand, p.since, card, since);

/**
 * Of several copies the one the others know most about leaves first: one taken from the bazaar, else the one drawn longest
 * ago. An older deck's cards may be known by elimination, and to keep such a one would tell that there was another.
 */
export function takeFromHand(p: Player, card: Card): void {
  const i = p.hand.indexOf(card);
  if (i < 0) throw new Error(`no card ${card} in the hand ${p.hand}`);
  p.hand.splice(i, 1);
  p.since.splice(i, 1);
}

type Line = Pick<Player, 'stations' | 'kept'>;

export const addStation = (p: Line, card: Card, markers: number): void => insertPair(p.stations, p.kept, card, markers);

export function removeStation(p: Line, card: Card, markers: number): void {
  let i = p.stations.indexOf(card);
  while (i >= 0 && p.stations[i] === card && p.kept[i] !== markers) i++;
  if (i < 0 || p.stations[i] !== card) throw new Error(`no Station ${card} with ${markers} markers`);
  p.stations.splice(i, 1);
  p.kept.splice(i, 1);
}
