import { type AnyGame, cloneRng, forkRng, type Rng, type Seat } from '@ashtown/engine';
import { type Choice, isOver, type Turn } from './bot.ts';
import { answerIn, type Dream, type Value } from './dream.ts';
import { REASON } from './glance.ts';
import { follow, rollOut } from './rollout.ts';
import type { Line } from './whole-turn.ts';

interface Settings {
  horizon: number;
  value: Value;
  /** Dreams in all, and how many of them there are however late it is. */
  most: number;
  least: number;
}

interface Candidate<P> extends Line<P> {
  shares: number[];
}

/** The best of these whole turns first; one that gives up something sure is worth a little less. */
export function inOrder<V, P>(
  game: AnyGame,
  seat: Seat,
  { view, legal }: Turn<V, P>,
  lines: readonly Line<P>[],
  sharpness: number,
): Line<P>[] {
  const isLax = (pick: P): boolean => game.ahead?.isLax?.(pick, legal, view, seat) === true;
  return lines
    .map(({ picks, worth }) => ({ picks, worth: isLax(picks[0]!) ? worth - REASON / sharpness : worth }))
    .sort((a, b) => b.worth - a.worth);
}

/** What chances these whole turns leave, each played as it was found and all in the same dreams; their order stays. */
export function dreamtTurns<V, P>(
  game: AnyGame,
  seat: Seat,
  { view, budget }: Turn<V, P>,
  lines: readonly Line<P>[],
  { horizon, value, most, least }: Settings,
  dreams: Rng,
): Choice<P> {
  const left = lines.map((line): Candidate<P> => ({ ...line, shares: [] }));
  const { question } = game.ahead!.turns!;
  let worlds = 0;
  do {
    const world: Dream = game.determinize(view, forkRng(dreams));
    const chance = forkRng(dreams);
    const until = game.rounds(world) + horizon;
    for (const { picks, shares } of left) {
      const dream: Dream = game.clone(world);
      const rng = cloneRng(chance);
      answerIn(game, dream, seat, picks[0]);
      follow(game, dream, seat, { question, picks: picks.slice(1) }, rng);
      shares.push(rollOut(game, dream, { until, value }, rng)[seat]!);
    }
    worlds++;
  } while (worlds * left.length < most && !(worlds * left.length >= least && isOver(budget)));
  const top = left.map(summary);
  return { pick: left[0]!.picks[0]!, info: { iterations: worlds * left.length, worlds, fallbacks: 0, top } };
}

function summary<P>({ picks, shares }: Candidate<P>) {
  const mean = shares.reduce((a, b) => a + b, 0) / shares.length;
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  const se = Math.sqrt(squares / (shares.length * Math.max(1, shares.length - 1)));
  return { pick: picks[0]!, mean, se, visits: shares.length, why: [] };
}
