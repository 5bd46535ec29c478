import { type AnyGame, forkRng, type Rng, rand, type Seat } from '@ashtown/engine';
import type { Bot, Choice, Turn } from './bot.ts';
import { glanceAt, tuningFor } from './glance.ts';
import { soundTurn } from './sound.ts';

export interface HumanSettings {
  id: string;
  /** How much worse an answer may be and still be taken now and then, as a logarithm of the chances it costs. */
  carelessness: number;
  /** Answers worse than this are never taken: those are blunders. */
  blunder: number;
}

const FINE = 1 << 20;

/** Plays by first sight and, like people, often takes the second best; never what anybody would laugh at. */
export const human = ({ id, carelessness, blunder }: HumanSettings): Bot => ({
  id,
  choose<V, P>(game: AnyGame, seat: Seat, asked: Turn<V, P>): Choice<P> {
    const turn = soundTurn(game, seat, asked);
    const { legal } = turn;
    if (legal.length === 1) return { pick: legal[0]! };
    const dreams = forkRng(turn.rng);
    const mistakes = forkRng(turn.rng);
    const tuning = tuningFor(game, turn.view);
    const glances = glanceAt(game, seat, turn, tuning, dreams);
    const best = Math.max(...glances);
    const weights = glances.map((glance, i) => {
      const loss = tuning.sharpness * (best - glance);
      const silly = loss > blunder || (loss > 0 && game.ahead?.isIdle?.(legal[i]));
      return silly ? 0 : Math.exp(-loss / carelessness);
    });
    return { pick: legal[drawn(weights, mistakes)]! };
  },
});

/** Draws by weights that are not all 0. */
function drawn(weights: readonly number[], rng: Rng): number {
  let left = (rand(rng, FINE) / FINE) * weights.reduce((a, b) => a + b);
  for (const [i, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return i;
  }
  return weights.findLastIndex((weight) => weight > 0);
}
