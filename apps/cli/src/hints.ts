import { adviceFor, lightAnswer, MOST_ANSWERS, quantiles, type Value } from '@ashtown/bots';
import { type AnyGame, defaultOptions, forkRng, makeRng, type Rng, rand, type Seat, seedOf } from '@ashtown/engine';
import { adviceBudget } from '@ashtown/host';
import { cpuMillis } from './measure.ts';

/** How long people wait for hints, in milliseconds, and for how much of that this process worked. */
export interface HintRow {
  game: string;
  players: number;
  hints: number;
  p50: number;
  p95: number;
  longest: number;
  busyP95: number;
}

/** One choice in so many is asked about. */
const EVERY = 8;

/** Asks for hints now and then in games between hasty players, until the time is over. */
export function benchHints(game: AnyGame, players: number, seconds: number, value: Value | null): HintRow {
  const rng = makeRng(seedOf('hints'));
  const waited = quantiles();
  const busy = quantiles();
  let longest = 0;
  const end = performance.now() + 1000 * seconds;
  const isOver = () => performance.now() >= end && waited.count() > 0;
  while (!isOver())
    play(game, players, rng, isOver, (s, seat) => {
      const turn = { view: game.view(s, seat), legal: game.legal(s, seat), rng: forkRng(rng), ...(value && { value }) };
      const begun = performance.now();
      const worked = cpuMillis();
      adviceFor(game, seat, { ...turn, budget: adviceBudget('hint', () => performance.now()) });
      const ms = performance.now() - begun;
      waited.add(ms);
      busy.add(cpuMillis() - worked);
      longest = Math.max(longest, ms);
    });
  return {
    game: game.id,
    players,
    hints: waited.count(),
    p50: waited.at(0.5),
    p95: waited.at(0.95),
    longest,
    busyP95: busy.at(0.95),
  };
}

function play(
  game: AnyGame,
  players: number,
  rng: Rng,
  isOver: () => boolean,
  ask: (s: unknown, seat: Seat) => void,
): void {
  const s = game.setup(players, defaultOptions(game), forkRng(rng));
  for (let answers = 0; answers < MOST_ANSWERS && !isOver(); answers++) {
    const seat = game.asked(s)[0];
    if (seat === undefined) return;
    const legal = game.legal(s, seat);
    if (legal.length > 1 && rand(rng, EVERY) === 0) ask(s, seat);
    game.apply(s, seat, lightAnswer(game, s, seat, legal, rng), null);
  }
}
