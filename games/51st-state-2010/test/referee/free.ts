import type { Refereed } from '@ashtown/testkit';
import { effectOf, has, KINDS, put } from './cards.ts';
import { canPay, fillsOf, missing, payResources } from './paying.ts';
import { isFull, type Place, type Side, type Table, tuckedOf } from './table.ts';

/** Free moves (FS-72 to FS-74). */

const placeOf = (side: Side, at: string): Place => side.places.find(({ no }) => at === `${side.seat}.${no}`)!;
const contentOf = (side: Side, { id, stock }: Place): string[][] => {
  const store = effectOf(id, 'STORE');
  return store ? fillsOf(side, stock, store.accepts!) : [];
};

/** FS-74: stores not yet rearranged at this moment. */
const storeMoves = (side: Side, arranged: readonly string[]): string[] =>
  side.places
    .filter((place) => contentOf(side, place).length > 0)
    .map(({ no }) => `${side.seat}.${no}`)
    .filter((at) => !arranged.includes(at))
    .map((at) => `store ${at}`);
/** FS-162. */
const setMoves = (side: Side): string[] =>
  side.places
    .filter((place) => !isFull(place))
    .flatMap(({ id, no, stock }) =>
      (effectOf(id, 'COLLECT_SET')?.set ?? [])
        .filter((kind) => has(stock, kind) === 0 && canPay(side, [{ kind: 'resource', res: kind, n: 1 }], 0))
        .map((kind) => `lay ${kind} ${side.seat}.${no}`),
    );

/** Those that may hold a turn up: all but dropping tucked cards (FS-59, README). */
export const keepingMoves = (side: Side, arranged: readonly string[]): string[] => [
  ...storeMoves(side, arranged),
  ...setMoves(side),
];
export const freeMoves = (side: Side, arranged: readonly string[]): string[] => [
  ...tuckedOf(side).map((name) => `drop ${name}`),
  ...keepingMoves(side, arranged),
];
/** Makes a free move; false: it is none. */
export function* freeMove(table: Table, side: Side, pick: string, arranged: string[]): Refereed<boolean> {
  const [verb, what, at] = pick.split(' ');
  if (verb === 'drop') {
    table.dropTucked(side, pick.slice('drop '.length));
    yield* table.fit(side);
  } else if (verb === 'store') {
    arranged.push(what!);
    const { id, stock } = placeOf(side, what!);
    const texts = fillsOf(side, stock, effectOf(id, 'STORE')!.accepts!).map(
      (content) => `fill ${content.join(' ') || 'nothing'}`,
    );
    const [, ...words] = (yield* table.ask(side, 'store', texts)).split(' ');
    const content = words.filter((word) => word !== 'nothing');
    put(side.pool, 'any', -missing(side, stock, content).length);
    for (const kind of KINDS) {
      const wanted = content.filter((x) => x === kind).length;
      const together = has(side.pool, kind) + has(stock, kind);
      side.pool.set(kind, Math.max(0, together - wanted));
      stock.set(kind, wanted);
    }
  } else if (verb === 'lay') {
    yield* payResources(table, side, [what!]);
    put(placeOf(side, at!).stock, what!);
  } else return false;
  return true;
}
