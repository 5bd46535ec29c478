import type { Seat } from './game.ts';

/** Tells one number: where it stands among the names, and how much of it there is. */
export type See = (at: number, amount: number) => void;

/** What a learned value looks at: numbers by name, for one seat. It reads no more than the seat's view holds. */
export interface Sight<T> {
  readonly names: readonly string[];
  /** Tells every number that is not 0. */
  look(table: T, seat: Seat, see: See): void;
}

/** All of these, one after the other. */
export function sightOf<T>(parts: readonly Sight<T>[]): Sight<T> {
  let length = 0;
  const placed = parts.map((part) => {
    const from = length;
    length += part.names.length;
    return { part, from };
  });
  return {
    names: parts.flatMap(({ names }) => names),
    look(table, seat, see) {
      for (const { part, from } of placed) part.look(table, seat, (at, amount) => see(from + at, amount));
    },
  };
}

type Of<T, R = number> = (table: T, seat: Seat) => R;

/** Reads it of the one who sits in the seat. */
export const own =
  <P>(read: (p: P) => number): Of<{ readonly players: readonly P[] }> =>
  ({ players }, seat) =>
    read(players[seat]!);

/** A number as it is. */
export const amount = <T>(name: string, of: Of<T>): Sight<T> => ({
  names: [name],
  look(table, seat, see) {
    const n = of(table, seat);
    if (n !== 0) see(0, n);
  },
});

/** Whether a number has reached each of these. */
export const steps = <T>(name: string, at: readonly number[], of: Of<T>): Sight<T> => ({
  names: at.map((step) => `${name} ${step}`),
  look(table, seat, see) {
    const n = of(table, seat);
    for (let i = 0; i < at.length && n >= at[i]!; i++) see(i, 1);
  },
});

/** Which of these it is; a place that is not among them is none. */
export const oneOf = <T>(name: string, ids: readonly (string | number)[], of: Of<T>): Sight<T> => ({
  names: ids.map((id) => `${name} ${id}`),
  look(table, seat, see) {
    const at = of(table, seat);
    if (at >= 0 && at < ids.length) see(at, 1);
  },
});

/** How many there are of each. */
export const counted = <T>(
  name: string,
  ids: readonly (string | number)[],
  of: (table: T, seat: Seat, see: See) => void,
): Sight<T> => ({ names: ids.map((id) => `${name} ${id}`), look: of });
