import { type Seat, schema } from '@ashtown/engine';
import { NOBODY } from '../answers/figures.ts';

/** Figures as people write them: `worker*2 leader`, on the display also `marauder*3`; or `nobody`. */
export type Survivors = string;
export type BySeat<T> = Readonly<Record<Seat, T>>;

export const writeFigures = (kinds: readonly string[], n: readonly number[]): Survivors =>
  kinds.flatMap((kind, i) => (n[i]! > 0 ? [n[i]! > 1 ? `${kind}*${n[i]}` : kind] : [])).join(' ') || NOBODY;

const FIGURE = /^([a-z]+)(?:\*([1-9][0-9]?))?$/;

/** The inverse, for text that was checked. */
export function countFigures(kinds: readonly string[], text: Survivors): number[] {
  const n = kinds.map(() => 0);
  for (const part of text.split(' ')) {
    const [, kind = '', times = '1'] = FIGURE.exec(part) ?? [];
    const i = kinds.indexOf(kind);
    if (i >= 0) n[i]! += Number(times);
  }
  return n;
}

// --- schemas ---------------------------------------------------------------------------------------------------------

export const seatIn = (seats: number): schema.Schema<Seat> => schema.whole(0, seats - 1);

/** Each kind at most once. */
export function survivors(kinds: readonly string[]): schema.Schema<Survivors> {
  const expected = `${NOBODY}, or ${kinds.join(', ')}, each with its number: ${kinds[0]}*2`;
  return (x, where) => {
    if (typeof x !== 'string') return schema.problem('wrong-type', where, 'text');
    const names = x.split(' ').map((part) => FIGURE.exec(part)?.[1]);
    const fits = names.every((name, i) => name !== undefined && kinds.includes(name) && names.indexOf(name) === i);
    return fits || x === NOBODY ? null : schema.problem('bad-text', where, expected);
  };
}

/** An object whose names are some of these. */
export const recordOf = <T>(names: readonly string[], item: schema.Schema<T>): schema.Schema<Record<string, T>> =>
  schema.fields({}, Object.fromEntries(names.map((name) => [name, item]))) as schema.Schema<Record<string, T>>;

export const bySeat = <T>(seats: number, item: schema.Schema<T>): schema.Schema<BySeat<T>> =>
  recordOf(
    Array.from({ length: seats }, (_, seat) => String(seat)),
    item,
  );

export const pairOf =
  <A, B>(first: schema.Schema<A>, second: schema.Schema<B>): schema.Schema<[A, B]> =>
  (x, where) =>
    schema.listOf(schema.anything, 2, 2)(x, where) ??
    first((x as [A, B])[0], `${where}[0]`) ??
    second((x as [A, B])[1], `${where}[1]`);

export const either =
  <A, B>(first: schema.Schema<A>, second: schema.Schema<B>): schema.Schema<A | B> =>
  (x, where) =>
    first(x, where) === null ? null : second(x, where);

/** A schema and one thing more that must be true. */
export const allOf =
  <T>(item: schema.Schema<T>, is: (x: T) => boolean, expected: string): schema.Schema<T> =>
  (x, where) =>
    item(x, where) ?? (is(x as T) ? null : schema.problem('bad-value', where, expected));
