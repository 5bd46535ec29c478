import type { AnyGame } from '@ashtown/engine';
import { type House, type Rules, type Store, thinkNow } from '@ashtown/room';
import { USUAL } from '../../bots/bots.ts';
import { adviseElsewhere } from './adviser.ts';
import { valueFor } from './values.ts';

/** One person, or several at one screen: nobody writes to anybody, and nobody comes from outside. */
const RULES: Rules = {
  chat: false,
  strangers: false,
  clocks: false,
  atOnce: true,
  botsAlone: false,
  substitute: USUAL,
};

/** What a table needs of a page. Bots answer at once: what is shown at which pace is the story's business. */
export const makeHouse = (store: Store, game: (id: string) => AnyGame | undefined): House => ({
  rules: RULES,
  store,
  clock: {
    now: Date.now,
    up: () => performance.now(),
    later(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  },
  watcher: {},
  game,
  advise: adviseElsewhere,
  think: async (thought) => thinkNow(thought, await valueFor(thought.bot, thought.game, thought.turn.view)),
});
