import { type AnyGame, makeRng, type Seat, seedOf } from '@ashtown/engine';
import type { Budget } from './bot.ts';
import { LEVELS, type Level } from './levels.ts';

/** How often each level is asked, and what it may spend: enough to tell, and not more than a test can wait for. */
const ASKED: readonly { level: Level; times: number; budget: Budget }[] = [
  { level: 'normal', times: 3, budget: {} },
  { level: 'hard', times: 2, budget: {} },
  { level: 'expert', times: 1, budget: { iterations: 100 } },
];

/** What normal and better levels answer in a position, as `hard: pass`: for tests of what they do and do not do. */
export function strongPicks(game: AnyGame, state: unknown, seat: Seat): string[] {
  const view = game.view(state, seat);
  const legal = game.legal(state, seat);
  return ASKED.flatMap(({ level, times, budget }) =>
    Array.from({ length: times }, (_, i) => {
      const rng = makeRng(seedOf(`${level} ${i}`));
      return `${level}: ${LEVELS[level].choose(game, seat, { view, legal, rng, budget }).pick}`;
    }),
  );
}
