import { type AnyGame, forkRng, pickOne, rand, type Seat } from '@ashtown/engine';
import type { Bot, Choice, Turn } from '../bot.ts';
import type { Dream } from '../dream.ts';
import { lightAnswer } from '../light.ts';

/** One answer in so many is any. */
const STRAYS = 20;

/** Plays as everybody does inside dreams, and now and then strays: many games for little, to learn from. */
export const sketch: Bot = {
  id: 'sketch',
  choose<V, P>(game: AnyGame, seat: Seat, { view, legal, rng }: Turn<V, P>): Choice<P> {
    if (legal.length === 1) return { pick: legal[0]! };
    if (rand(rng, STRAYS) === 0) return { pick: pickOne(rng, legal) };
    const dream: Dream = game.determinize(view, forkRng(rng));
    return { pick: lightAnswer(game, dream, seat, legal, forkRng(rng)) as P };
  },
};
