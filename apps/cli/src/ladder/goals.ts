import type { Hypotheses, Interval } from '@ashtown/bots';
import type { Pairing } from './pairings.ts';

/** The share of wins that is hoped for, in whole games, shared wins split. */
export interface Goal {
  low: number;
  high: number;
  /** Whether all of the interval must reach the low end, or only what was seen must lie between the two. */
  by: 'interval' | 'seen';
}

/** Fewer games prove nothing either way. */
export const ENOUGH = 400;

export const VERDICTS = ['met', 'missed', 'few'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What hard must reach against the former bot: at the fewest players, and alone against three of it. */
const AGAINST_FORMER: Readonly<Record<string, { fewest: number; four: number }>> = {
  '51st-state-2010': { fewest: 0.8, four: 0.5 },
  '51st-state-master': { fewest: 0.9, four: 0.55 },
  'metro-2033': { fewest: 0.78, four: 0.45 },
  'king-of-new-york': { fewest: 0.65, four: 0.38 },
  armageddon: { fewest: 0.65, four: 0.45 },
};
const EXPERT_AT_TWO = 0.58;
/** Each level beats the one below by this much at two players. */
const STEP = { low: 0.6, high: 0.8 };
/** What a temperament may cost. */
const COST = 0.05;

export function goalOf({ game, players, candidate, baseline }: Pairing): Goal | null {
  if (candidate === 'oracle' || players === 1) return null;
  if (candidate.startsWith(`${baseline}:`)) return { low: 1 / players - COST, high: 1, by: 'seen' };
  if (baseline === 'greedy-1') {
    const low = candidate === 'hard' ? AGAINST_FORMER[game]?.[players === 4 ? 'four' : 'fewest'] : undefined;
    return low === undefined ? null : { low, high: 1, by: 'interval' };
  }
  if (candidate === 'expert' && players === 2) return { low: EXPERT_AT_TWO, high: 1, by: 'interval' };
  return { low: amongMore(STEP.low, players), high: amongMore(STEP.high, players), by: 'seen' };
}

/** What a share against one opponent becomes against several of the same strength, where the stronger wins by its odds. */
export function amongMore(share: number, players: number): number {
  return share / (share + (1 - share) * (players - 1));
}

export function judge({ low, high, by }: Goal, games: number, share: number, interval: Interval): Verdict {
  if (games < ENOUGH) return 'few';
  return (by === 'interval' ? interval[0] >= low : share >= low && share <= high) ? 'met' : 'missed';
}

/** What the sequential test tells apart: that the goal is reached and a little more, or that it is not. */
export function hypothesesOf({ players }: Pairing, goal: Goal | null): Hypotheses {
  const s0 = goal?.by === 'interval' ? goal.low : 1 / players;
  const s1 = goal?.by === 'seen' && goal.low > s0 ? goal.low : s0 + NEAR;
  return { s0, s1 };
}
const NEAR = 0.05;
