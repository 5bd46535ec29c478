import { FACES, OUCH } from '../content/vocabulary.ts';

/** What rerolls will bring, reckoned exactly over all sets of dice, kept ones included. */

const N = FACES.length;
const BASE = 16;

/** All multisets of up to so many dice, the smaller first, and which one more or one less die of a face makes of each. */
export interface Lattice {
  readonly dice: number;
  readonly sets: readonly (readonly number[])[];
  readonly sizes: readonly number[];
  /** By set and face; −1 where there is none. */
  readonly more: Int32Array;
  readonly less: Int32Array;
  /** Where the full sets begin. */
  readonly full: number;
  /** By its code. */
  at(code: number): number;
}

/** A multiset as one number; taking one from another takes its number away. */
export function codeOf(counts: readonly number[]): number {
  let code = 0;
  for (let face = 0; face < N; face++) code = code * BASE + counts[face]!;
  return code;
}

const LATTICES = new Map<number, Lattice>();

export function latticeOf(dice: number): Lattice {
  let lattice = LATTICES.get(dice);
  if (!lattice) {
    lattice = makeLattice(dice);
    LATTICES.set(dice, lattice);
  }
  return lattice;
}

function makeLattice(dice: number): Lattice {
  const sets: number[][] = [];
  for (let size = 0; size <= dice; size++) list(size, 0, []);
  function list(left: number, face: number, counts: number[]): void {
    if (face === N - 1) sets.push([...counts, left]);
    else for (let n = left; n >= 0; n--) list(left - n, face + 1, [...counts, n]);
  }
  const at = new Map(sets.map((counts, i) => [codeOf(counts), i]));
  const neighbours = (step: number) =>
    Int32Array.from(
      sets.flatMap((counts) =>
        counts.map((_, face) => at.get(codeOf(counts.map((n, f) => (f === face ? n + step : n)))) ?? -1),
      ),
    );
  const sizes = sets.map((counts) => counts.reduce((a, b) => a + b));
  return {
    dice,
    sets,
    sizes,
    more: neighbours(1),
    less: neighbours(-1),
    full: sizes.indexOf(dice),
    at: (code) => at.get(code)!,
  };
}

/** What limits a reroll, and costs. */
export interface Limits {
  /** A face that stays (KNY-41); −1: none. */
  locked: number;
  /** What a reroll with an OUCH among it costs (KNY-42), in the unit of the values. */
  fee: number;
  /** At least one die must be thrown again as long as one can be (KNY-43). */
  forced: boolean;
}

/** What each set is worth to keep while the rest is thrown: full sets are worth `values`, others the mean of one die more. */
export function kept(l: Lattice, values: Float64Array): Float64Array {
  const worth = values.slice();
  for (let i = l.full - 1; i >= 0; i--) {
    let sum = 0;
    for (let face = 0; face < N; face++) sum += worth[l.more[i * N + face]!]!;
    worth[i] = sum / N;
  }
  return worth;
}

/** What each full set is worth before a reroll, given what every set is worth to keep. */
export function beforeReroll(l: Lattice, keep: Float64Array, { locked, fee, forced }: Limits): Float64Array {
  const free = new Float64Array(keep.length);
  const paid = new Float64Array(keep.length).fill(Number.NEGATIVE_INFINITY);
  const values = new Float64Array(keep.length);
  for (let i = 0; i < keep.length; i++) {
    const whole = i >= l.full;
    let best = whole && forced ? Number.NEGATIVE_INFINITY : keep[i]!;
    for (let face = 0; face < N; face++) {
      const less = l.less[i * N + face]!;
      if (face !== OUCH && face !== locked && less >= 0 && free[less]! > best) best = free[less]!;
    }
    free[i] = best;
    const less = l.less[i * N + OUCH]!;
    if (less >= 0 && locked !== OUCH) paid[i] = Math.max(free[less]!, paid[less]!);
    if (!whole) continue;
    const most = Math.max(best, paid[i]! - fee);
    values[i] = most === Number.NEGATIVE_INFINITY ? keep[i]! : most;
  }
  return values;
}
