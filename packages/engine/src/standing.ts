import type { Score } from './game.ts';

/** Ranks from 1 by keys that are compared part by part, more is better; equals share a rank. */
export function ranksOf(keys: readonly (readonly number[])[]): number[] {
  const ahead = (a: readonly number[], b: readonly number[]): boolean => {
    const i = a.findIndex((x, at) => x !== b[at]);
    return i >= 0 && a[i]! > b[i]!;
  };
  return keys.map((key) => 1 + keys.filter((other) => ahead(other, key)).length);
}

/** Where a score came from: the sources that gave something, in the order of the game's list. */
export const linesOf = (sources: readonly string[], amounts: readonly number[]): Score['lines'] =>
  sources.map((source, i) => ({ source, n: amounts[i] ?? 0 })).filter(({ n }) => n !== 0);
