import type { Refereed } from '@ashtown/testkit';
import { effectsOf, type Id, take } from './cards.ts';
import { HAND_LIMIT, handOf, type Side, type Table } from './table.ts';

/** Phase 1 (section 5). */

const ROW = 5;
const PICKS = 2;
/** FS-40: before which picks a card is added. */
const REFILLED: Readonly<Record<number, readonly number[]>> = { 2: [], 3: [2, 4], 4: [2, 3, 5, 6] };

/** How many locations of a player have a Lookout mode (FS-53). */
const modesOf = (side: Side, mode: string): number =>
  side.places.flatMap(({ id }) => effectsOf(id)).filter((effect) => effect.mode === mode).length;
const isAtLimit = (side: Side): boolean => handOf(side).length >= HAND_LIMIT;

/** FS-45: from the row all have seen it, from the deck nobody else. */
function receive(table: Table, side: Side, id: Id | null, from: 'row' | 'deck'): void {
  if (id === null) return;
  if (isAtLimit(side)) table.discard.push(id);
  else (from === 'row' ? side.seen : side.hidden).push(id);
}
function turnUp(table: Table): void {
  const id = table.top();
  if (id !== null) table.row.push(id);
}

export function* lookout(table: Table): Refereed<void> {
  for (const side of table.inOrder()) yield* trim(table, side);
  for (let i = 0; i < ROW; i++) turnUp(table); // FS-38
  const order = table.inOrder();
  for (let n = 0; n < PICKS * order.length; n++) {
    const side = order[n % order.length]!;
    if (REFILLED[order.length]!.includes(n)) turnUp(table); // FS-41
    yield* pick(table, side);
    if (n < order.length && modesOf(side, 'burnAfterFirstPick') > 0) yield* burn(table, side);
  }
  for (const side of order) for (let i = modesOf(side, 'takeLeftover'); i > 0; i--) yield* takeLeftover(table, side);
  table.discard.push(...table.row); // FS-43
  table.row = [];
  for (const side of order) yield* draw(table, side);
}

/** FS-37. */
function* trim(table: Table, side: Side): Refereed<void> {
  while (handOf(side).length > HAND_LIMIT) {
    const legal = handOf(side).map((id) => `discard ${id}`);
    const [, id] = (yield* table.ask(side, 'trim', legal, true)).split(' ');
    table.discard.push(table.fromHand(side, id!));
  }
}

/** FS-39, FS-42, FS-47. */
function* pick(table: Table, side: Side): Refereed<void> {
  if (table.row.length === 0) return receive(table, side, table.top(), 'deck');
  const legal = table.row.map((id) => `take ${id}`);
  if (modesOf(side, 'mayDrawFromDeck') > 0 && table.canDraw()) legal.push('deck');
  const answer = yield* table.ask(side, 'pick', legal);
  if (answer === 'deck') receive(table, side, table.top(), 'deck');
  else receive(table, side, take(table.row, answer.split(' ')[1]!), 'row');
}

/** FS-48. */
function* burn(table: Table, side: Side): Refereed<void> {
  if (table.row.length === 0) return;
  const legal = table.row.map((id) => `burn ${id}`);
  const [, id] = (yield* table.ask(side, 'burn', legal)).split(' ');
  table.discard.push(take(table.row, id!));
}

/** FS-49. */
function* takeLeftover(table: Table, side: Side): Refereed<void> {
  if (table.row.length === 0) return receive(table, side, table.top(), 'deck');
  const legal = table.row.map((id) => `take ${id}`);
  const [, id] = (yield* table.ask(side, 'leftover', legal)).split(' ');
  receive(table, side, take(table.row, id!), 'row');
}

/** FS-44, FS-50. */
function* draw(table: Table, side: Side): Refereed<void> {
  if (modesOf(side, 'drawTwoKeepOne') === 0) return receive(table, side, table.top(), 'deck');
  if (isAtLimit(side)) {
    for (let i = 0; i < 2; i++) receive(table, side, table.top(), 'deck');
    return;
  }
  const two = [table.top(), table.top()].filter((id) => id !== null);
  if (two.length < 2) return receive(table, side, two[0] ?? null, 'deck');
  table.looked = two;
  // README: asked also where both are of one design, since nobody else has seen them.
  const answer = yield { seat: side.seat, question: 'keep', legal: [...new Set(two.map((id) => `keep ${id}`))] };
  const kept = take(table.looked, answer.split(' ')[1]!);
  table.discard.push(...table.looked);
  table.looked = [];
  side.hidden.push(kept);
}
