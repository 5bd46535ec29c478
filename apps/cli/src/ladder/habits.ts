import type { GameRow } from './task.ts';

/** A kind of deed that one does more or less often than the other, per game. */
export interface Habit {
  verb: string;
  candidate: number;
  baseline: number;
  /** The mean difference over its standard error. */
  z: number;
}

/** Differences that chance makes in fewer than one of a thousand cases, and that a person could notice. */
const SURE = 3.3;
const NOTICED = 1.15;
/** Rarer deeds are no habit. */
const RARE = 0.2;
const MOST = 4;

/** What tells the candidate from the baseline, the surest first. Both sat in the same games, so games are compared one by one. */
export function habitsOf(rows: readonly GameRow[]): Habit[] {
  const games = rows.flatMap(({ deeds }) => (deeds ? [deeds] : []));
  if (games.length < 2) return [];
  const verbs = new Set(games.flatMap(([mine, theirs]) => [...Object.keys(mine), ...Object.keys(theirs)]));
  return [...verbs]
    .map((verb): Habit => {
      const mine = games.map(([deeds]) => deeds[verb] ?? 0);
      const theirs = games.map(([, deeds]) => deeds[verb] ?? 0);
      const differences = mine.map((n, i) => n - theirs[i]!);
      return { verb, candidate: mean(mine), baseline: mean(theirs), z: mean(differences) / errorOf(differences) };
    })
    .filter(({ candidate, baseline, z }) => {
      const [less, more] = [Math.min(candidate, baseline), Math.max(candidate, baseline)];
      return Math.abs(z) >= SURE && more >= RARE && more >= NOTICED * less;
    })
    .sort((a, b) => Math.abs(b.z) - Math.abs(a.z))
    .slice(0, MOST);
}

const mean = (xs: readonly number[]): number => xs.reduce((sum, x) => sum + x, 0) / xs.length;

/** The standard error of the mean. */
function errorOf(xs: readonly number[]): number {
  const middle = mean(xs);
  const squares = xs.reduce((sum, x) => sum + (x - middle) ** 2, 0);
  return Math.sqrt(squares / (xs.length - 1) / xs.length) || Number.POSITIVE_INFINITY;
}
