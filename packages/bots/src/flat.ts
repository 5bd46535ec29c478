import { type AnyGame, cloneRng, forkRng, type Rng, type Seat } from '@ashtown/engine';
import { type Bot, type Choice, isOver, type Turn } from './bot.ts';
import { answerIn, type Dream, handMadeValue, leadIn, type Value, WIN } from './dream.ts';
import { glanceAt, LAUGHABLE, PLAIN, reckon, tuningFor } from './glance.ts';
import { indexOfMost } from './light.ts';
import { rollOut } from './rollout.ts';
import { soundTurn } from './sound.ts';
import { tryAll } from './trials.ts';
import { dreamtTurns, inOrder } from './turns.ts';
import { wholeTurns } from './whole-turn.ts';

export interface FlatSettings {
  id: string;
  /** How much of what a strong player dreams for a decision, unless the budget says otherwise. */
  effort: number;
  /** How many of the answers that look best at once are dreamt on. */
  candidates: number;
  /**
   * Trusts no first sight: dreams also of answers whose worth the game can reckon, since what is best at once need not win,
   * and of one more that looks best when the others are looked at, too.
   */
  rethinks?: true;
  /** Whoever asks for advice wants the chances of the best few, however clear or hopeless they look at once. */
  thorough?: true;
}

/** An answer is no candidate where its lead at once would make such a difference to the chances, as a logarithm. */
const HOPELESS = 1.2;
/** How many dreams the first impression is worth at least. */
const IMPRESSION = 6;
/** By how much of the chances it is wrong as a rule: where dreams differ by more, it takes many of them to say otherwise. */
const DOUBT = 0.06;
/** What a clear lead is worth beside the chances: enough to tell answers apart with which all is won or lost. */
const LEAD = 0.1;
/** What is dreamt of however late it is, by what should be: on a slow or busy machine people rather wait than see a blunder. */
const HASTE = 0.25;
/** How many answers are explained. */
const TOP = 3;

interface Candidate<P> {
  pick: P;
  /** What it is worth at once. */
  glance: number;
  sum: number;
  squares: number;
  leads: number;
  dreams: number;
}

/**
 * Flat Monte Carlo: the answers that look best at once are tried in the same dreams, everybody plays on quickly to the end
 * of the round, and the chances to win are averaged. The better half of the answers gets the second half of the dreams.
 */
export const flat = ({ id, effort, candidates, rethinks, thorough }: FlatSettings): Bot => ({
  id,
  choose<V, P>(game: AnyGame, seat: Seat, asked: Turn<V, P>): Choice<P> {
    const turn = soundTurn(game, seat, asked);
    const { view, legal, budget } = turn;
    if (legal.length === 1 && !thorough) return { pick: legal[0]! };
    const dreams = forkRng(turn.rng);
    const reckoned = thorough ? null : reckon(game, seat, turn, dreams);
    if (reckoned && !rethinks) return atFirstSight(legal, reckoned);

    const tuning = tuningFor(game, view);
    const learned = thorough || tuning.learnedHorizon !== undefined ? turn.value : undefined;
    const horizon = (learned && tuning.learnedHorizon) ?? tuning.horizon;
    const value = learned ?? handMadeValue(game, tuning.players, tuning.sharpness);
    const most = budget.iterations ?? effort * tuning.dreams;
    const found = rethinks ? wholeTurns(game, seat, turn, dreams) : null;
    if (found) {
      const lines = inOrder(game, seat, turn, found, tuning.sharpness);
      if (!thorough)
        return atFirstSight(
          lines.map(({ picks }) => picks[0]!),
          lines.map(({ worth }) => worth),
        );
      return dreamtTurns(game, seat, turn, lines.slice(0, TOP), { horizon, value, most, least: HASTE * most }, dreams);
    }
    const glances = glanceAt(game, seat, turn, tuning, dreams);
    const all = legal
      .map((pick, i): Candidate<P> => ({ pick, glance: glances[i]!, sum: 0, squares: 0, leads: 0, dreams: 0 }))
      .sort((a, b) => b.glance - a.glance);
    const first = all[0]!;
    if (first.glance > WIN / 2 && !thorough) return atFirstSight(legal, glances);
    const least = thorough ? TOP : 1;
    const hopeless = !reckoned ? HOPELESS : learned ? LAUGHABLE : PLAIN;
    const likely = all.filter((c, i) => i < least || (first.glance - c.glance) * tuning.sharpness <= hopeless);
    let left = likely.slice(0, candidates);
    if (rethinks && !reckoned && likely.length > candidates)
      left.push(bestForChances(game, seat, view, likely.slice(candidates), value, dreams));
    if (left.length === 1 && !thorough) return atFirstSight(legal, glances);

    const isBusy = ({ pick }: Candidate<P>): boolean =>
      !game.ahead?.isIdle?.(pick) && !game.ahead?.isLax?.(pick, legal, view, seat);
    const halvings = Math.max(1, Math.ceil(Math.log2(left.length)));
    let done = 0;
    let worlds = 0;
    let late = false;
    for (let h = 1; h <= halvings && !late; h++) {
      do {
        dreamOf(game, seat, view, left, { horizon, value, sharpness: tuning.sharpness }, dreams);
        done += left.length;
        worlds++;
        late = done >= HASTE * most && isOver(budget);
      } while (done < (most * h) / halvings && !late);
      const mean = first.sum / first.dreams;
      const impression = Math.max(IMPRESSION, varianceOf(left) / DOUBT ** 2);
      const slope = mean * (1 - mean) * tuning.sharpness; // of the chances, by what an answer looks better at once
      const worth = (c: Candidate<P>) =>
        (c.sum + impression * (mean + slope * (c.glance - first.glance))) / (c.dreams + impression) +
        (LEAD * c.leads) / c.dreams;
      left.sort((a, b) => worth(b) - worth(a));
      if (h < halvings) left = betterHalf(left, Math.max(2, least), isBusy);
    }
    preferBusy(left, isBusy);
    const top = left.slice(0, TOP).map(summary);
    return { pick: left[0]!.pick, info: { iterations: done, worlds, fallbacks: 0, top } };
  },
});

/** What needs no dream: the best by what each is worth, in the unit of the game's terms. */
function atFirstSight<P>(legal: readonly P[], worths: readonly number[]): Choice<P> {
  const best = legal.map((pick, i) => ({ pick, mean: worths[i]!, se: 0, visits: 1, why: [] }));
  const top = best.sort((a, b) => b.mean - a.mean).slice(0, TOP);
  return { pick: top[0]!.pick, info: { iterations: legal.length, worlds: 1, fallbacks: 0, top } };
}

/** Worlds in which it is looked at what an answer does to the others. */
const WORLDS = 2;

/** Which of these answers leaves the best chances at once: one that hurts the others may do nothing for oneself. */
function bestForChances<P>(
  game: AnyGame,
  seat: Seat,
  view: unknown,
  candidates: readonly Candidate<P>[],
  value: Value,
  dreams: Rng,
): Candidate<P> {
  const chances = candidates.map(() => 0);
  const picks = candidates.map(({ pick }) => pick);
  tryAll(game, seat, { view, picks, dreams }, { worlds: WORLDS, wholeMoves: true }, (dream, nth) => {
    chances[nth]! += value(dream)[seat]!;
  });
  return candidates[indexOfMost(chances)]!;
}

/** One more dream of each of these answers, all in the same world and with the same chance. */
function dreamOf<P>(
  game: AnyGame,
  seat: Seat,
  view: unknown,
  candidates: readonly Candidate<P>[],
  { horizon, value, sharpness }: { horizon: number; value: Value; sharpness: number },
  dreams: Rng,
): void {
  const world: Dream = game.determinize(view, forkRng(dreams));
  const chance = forkRng(dreams);
  const until = game.rounds(world) + horizon;
  for (const c of candidates) {
    const dream: Dream = game.clone(world);
    answerIn(game, dream, seat, c.pick);
    const share = rollOut(game, dream, { until, value }, cloneRng(chance))[seat]!;
    c.sum += share;
    c.squares += share * share;
    c.leads += leadIn(game, dream, seat, share, sharpness);
    c.dreams++;
  }
}

/** The better half, and where all of it leads nowhere the best of the others that does. */
function betterHalf<P>(sorted: readonly Candidate<P>[], least: number, isBusy: (c: Candidate<P>) => boolean) {
  const kept = sorted.slice(0, Math.max(least, Math.ceil(sorted.length / 2)));
  const busy = kept.some(isBusy) ? undefined : sorted.find(isBusy);
  return busy ? [...kept, busy] : kept;
}

/** Puts the best answer that leads somewhere first, unless one before it that does not has won beyond chance. */
function preferBusy<P>(left: Candidate<P>[], isBusy: (candidate: Candidate<P>) => boolean): void {
  const at = left.findIndex(isBusy);
  if (at <= 0) return;
  const [idle, busy] = [left[0]!, left[at]!].map(summary);
  if (idle!.mean - busy!.mean <= 2 * Math.hypot(idle!.se, busy!.se)) left.unshift(...left.splice(at, 1));
}

function summary<P>(c: Candidate<P>) {
  const { pick, sum, dreams } = c;
  return { pick, mean: sum / dreams, se: Math.sqrt(varianceOf([c]) / dreams), visits: dreams, why: [] };
}

/** How far the dreams of an answer lie apart, on the average of these answers. */
function varianceOf(candidates: readonly Candidate<unknown>[]): number {
  let all = 0;
  for (const { sum, squares, dreams } of candidates)
    if (dreams > 1) all += Math.max(0, (squares - (sum * sum) / dreams) / (dreams - 1));
  return all / candidates.length;
}
