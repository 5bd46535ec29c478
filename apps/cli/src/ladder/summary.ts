import { effectiveGames, type Interval, quantiles, wilson } from '@ashtown/bots';
import { judge, type Verdict } from './goals.ts';
import { type Habit, habitsOf } from './habits.ts';
import { idOf, type Planned } from './pairings.ts';
import { type GameRow, TIME_STEP } from './task.ts';

/** What is known about one pairing. */
export interface Summary {
  pairing: Planned;
  revision: string;
  /** Finished games of whole blocks. */
  games: number;
  /** Games that did not come to an end. */
  givenUp: number;
  share: number;
  /** 95 %, with the block as the unit. */
  interval: Interval;
  margin: number;
  rounds: number;
  /** Positions evaluated for a decision, on average. */
  iterations: number;
  millis: { p50: number; p95: number };
  /** Whether a bot had to do without the learned value it has elsewhere. */
  untaught: boolean;
  /** Null where nothing particular is hoped for. */
  verdict: Verdict | null;
  /** What the candidate does more or less often than the baseline; empty where that was not counted. */
  habits: readonly Habit[];
}

/** The games of one pairing by blocks, those blocks only of which every game was played. */
function wholeBlocks(rows: readonly GameRow[]): GameRow[][] {
  return [...grouped(rows, ({ block }) => block).values()].filter((block) => block.length === block[0]!.players);
}

const isFinished = ({ share }: GameRow): boolean => share !== null;
const sumOf = (rows: readonly GameRow[], what: (row: GameRow) => number): number =>
  rows.reduce((sum, row) => sum + what(row), 0);

/** The candidate's share of the wins in each block; what was given up does not count. */
export const blocksOf = (rows: readonly GameRow[]): { share: number; games: number }[] =>
  wholeBlocks(rows)
    .map((block) => block.filter(isFinished))
    .filter((block) => block.length > 0)
    .map((block) => ({ share: sumOf(block, (row) => row.share!), games: block.length }));

/** Each pairing that has a whole block, by revision, the one that played last first: figures of different programs are never mixed. */
export function summaries(pairings: readonly Planned[], rows: readonly GameRow[]): Summary[] {
  const byId = grouped(rows, idOf);
  return pairings.flatMap((pairing) => {
    const byRevision = grouped((byId.get(idOf(pairing)) ?? []).toReversed(), ({ revision }) => revision);
    return [...byRevision.values()].flatMap((played) => summarize(pairing, played) ?? []);
  });
}

/** Of each pairing the revision that was measured best: one bar of a picture. */
export const mostPlayed = (found: readonly Summary[]): Summary[] =>
  [...grouped(found, ({ pairing }) => pairing).values()].map((all) =>
    all.reduce((a, b) => (b.games > a.games ? b : a)),
  );

function summarize(pairing: Planned, all: readonly GameRow[]): Summary | null {
  const whole = wholeBlocks(all).flat();
  const rows = whole.filter(isFinished);
  if (rows.length === 0) return null;
  const times = quantiles(TIME_STEP);
  for (const { micros } of rows) times.merge(micros);
  const mean = (what: (row: GameRow) => number) => sumOf(rows, what) / rows.length;
  const share = mean((row) => row.share!);
  const interval = wilson(share, effectiveGames(blocksOf(rows)));
  return {
    pairing,
    revision: rows[0]!.revision,
    games: rows.length,
    givenUp: whole.length - rows.length,
    share,
    interval,
    margin: mean((row) => row.margin!),
    rounds: mean((row) => row.rounds),
    iterations:
      sumOf(rows, (row) => row.iterations) /
      Math.max(
        1,
        sumOf(rows, (row) => row.decisions),
      ),
    millis: { p50: times.at(0.5) / 1000, p95: times.at(0.95) / 1000 },
    verdict: pairing.goal && judge(pairing.goal, rows.length, share, interval),
    untaught: rows.some((row) => row.untaught),
    habits: habitsOf(rows),
  };
}

export function grouped<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
