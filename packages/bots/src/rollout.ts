import type { AnyGame, Rng, Seat } from '@ashtown/engine';
import type { Dream, Value } from './dream.ts';
import { lightAnswer } from './light.ts';

/** A dream in which nothing comes to an end is left after so many choices. */
const MOST_CHOICES = 400;

/** Goes on with a dream until so many rounds are begun or the game is over, and says what the chances are then. */
export function rollOut(
  game: AnyGame,
  dream: Dream,
  { until, value }: { until: number; value: Value },
  rng: Rng,
): number[] {
  let choices = 0;
  for (let seat = game.asked(dream)[0]; seat !== undefined; seat = game.asked(dream)[0]) {
    if (game.rounds(dream) >= until || choices >= MOST_CHOICES) break;
    const legal = game.legal(dream, seat);
    if (legal.length > 1) choices++;
    game.apply(dream, seat, lightAnswer(game, dream, seat, legal, rng), null);
  }
  return value(dream);
}

/** Where a move begins: what is asked, and in which round. */
export interface Beginning {
  question: string;
  round: number;
}

/**
 * Goes on as long as this seat is asked and has not come back to the same question: a move in several answers is one. It ends
 * with the round, or whoever ends it would take what the next one brings for a reward.
 */
export function finishMove(game: AnyGame, dream: Dream, seat: Seat, { question, round }: Beginning, rng: Rng): void {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (game.asked(dream)[0] !== seat || game.question(dream, seat) === question || game.rounds(dream) > round) return;
    game.apply(dream, seat, lightAnswer(game, dream, seat, game.legal(dream, seat), rng), null);
  }
}
const MOST_STEPS = 10;

/** Answers of a seat to one question, to be given in this round one after the other. */
export interface Course {
  question: string;
  picks: readonly unknown[];
}

/** Goes on with a turn as it is meant to go, as long as it can; whatever else is asked in between is answered quickly. */
export function follow(game: AnyGame, dream: Dream, seat: Seat, { question, picks }: Course, rng: Rng): void {
  const round = game.rounds(dream);
  for (let next = 0; next < picks.length && game.asked(dream)[0] === seat && game.rounds(dream) === round; ) {
    const legal = game.legal(dream, seat);
    const isMeant = game.question(dream, seat) === question;
    if (isMeant && !legal.includes(picks[next])) return;
    game.apply(dream, seat, isMeant ? picks[next++] : lightAnswer(game, dream, seat, legal, rng), null);
  }
}
