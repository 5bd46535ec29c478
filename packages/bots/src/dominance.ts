import { type AnyGame, cloneRng, forkRng, type Rng, type Seat } from '@ashtown/engine';
import { isOver, type Turn } from './bot.ts';
import { answerIn, type Dream, handMadeValue, WIN } from './dream.ts';
import { LAUGHABLE, tuningFor } from './glance.ts';
import { indexOfMost } from './light.ts';
import { rollOut } from './rollout.ts';
import { soundTurn } from './sound.ts';
import { tryAll } from './trials.ts';

/** Worlds in which an answer must be no worse in any term, and dreams that must confirm that it is better. */
const WORLDS = 3;
const DREAMS = 24;
/** Among more answers than this none is obvious. */
const MOST_COMPARED = 40;
/** How much better in the end one must be, of the chances to win, and how many times as much as chance makes of it. */
export interface Doubt {
  chances: number;
  errors: number;
  /** So many dreams more must say so again: of all answers of a game, some look better by luck in the first ones. */
  again?: number;
}
/** What one would laugh at. Less is an inaccuracy. */
const LAUGHED_AT: Doubt = { chances: 0.05, errors: 3, again: 96 };

/**
 * An answer that leaves no term worse in the same worlds, once moves are finished, and surely wins more often in the same
 * dreams, by what was learned where the turn brings it; or one that is better as far as the game can reckon. Nobody is laughed
 * at for leaving an idle answer or a blunder. Once the budget is spent there is none.
 */
export function dominating<V, P>(
  game: AnyGame,
  seat: Seat,
  turn: Turn<V, P>,
  pick: P,
  rng: Rng,
  doubt: Doubt = LAUGHED_AT,
): P | undefined {
  const { view, legal, budget } = turn;
  const { players, sharpness, horizon, learnedHorizon } = tuningFor(game, view);
  const sound = soundTurn(game, seat, turn).legal;
  const reckoned = game.ahead?.reckon?.(view, seat, legal);
  if (reckoned) {
    const worth = (answer: P): number => reckoned[legal.indexOf(answer)]!;
    const best = sound[indexOfMost(sound.map(worth))]!;
    return (worth(best) - worth(pick)) * sharpness > LAUGHABLE ? best : undefined;
  }
  if (legal.length > MOST_COMPARED) return undefined;
  let better = sound.filter((other) => other !== pick && !game.ahead?.isIdle?.(other));
  let leads: number[] = [];
  for (let w = 0; w < WORLDS && better.length > 0; w++) {
    if (isOver(budget)) return undefined;
    const picks = [pick, ...better];
    const after: Map<string, number>[] = [];
    tryAll(game, seat, { view, picks, dreams: rng }, { worlds: 1, wholeMoves: true }, (dream) =>
      after.push(termsOf(game, dream, seat)),
    );
    const all = after.slice(1).map((terms) => leadOf(terms, after[0]!));
    better = better.filter((_, i) => all[i]! * sharpness >= LAUGHABLE);
    leads = all.filter((lead) => lead * sharpness >= LAUGHABLE);
  }
  if (better.length === 0) return undefined;

  const best = better[leads.indexOf(Math.max(...leads))]!;
  const learned = learnedHorizon === undefined ? undefined : turn.value;
  const value = learned ?? handMadeValue(game, players, sharpness);
  const isBetter = (dreams: number): boolean => {
    const gains: number[] = [];
    while (gains.length < dreams) {
      if (isOver(budget)) return false;
      const world: Dream = game.determinize(view, forkRng(rng));
      const chance = forkRng(rng);
      const until = game.rounds(world) + ((learned && learnedHorizon) ?? horizon);
      const chanceOf = (answer: P): number => {
        const dream: Dream = game.clone(world);
        answerIn(game, dream, seat, answer);
        return rollOut(game, dream, { until, value }, cloneRng(chance))[seat]!;
      };
      gains.push(chanceOf(best) - chanceOf(pick));
    }
    const mean = gains.reduce((a, b) => a + b) / dreams;
    const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (dreams - 1);
    return mean >= doubt.chances && mean > doubt.errors * Math.sqrt(variance / dreams);
  };
  return isBetter(DREAMS) && (doubt.again === undefined || isBetter(doubt.again)) ? best : undefined;
}

/** How much more these terms add up to, or NaN where one of them is less. */
function leadOf(terms: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>): number {
  let lead = 0;
  for (const [id, value] of terms) {
    const more = value - (others.get(id) ?? 0);
    if (more < -1e-9) return Number.NaN;
    lead += more;
  }
  return lead;
}

function termsOf(game: AnyGame, dream: Dream, seat: Seat): Map<string, number> {
  const terms = new Map(game.evaluate(game.view(dream, seat), seat).map(({ id, value }) => [id, value]));
  const result = game.result(dream);
  return terms.set('result', result ? WIN * result[seat]!.share : 0);
}
