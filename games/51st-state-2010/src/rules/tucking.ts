import { push } from '@ashtown/engine';
import type { Answers } from '../answers/index.ts';
import { dropTucked, react } from '../cards/effects.ts';
import type { Tables } from '../content/tables.ts';
import { type Frame, NONE } from '../state.ts';
import type { Part } from './part.ts';
import { excess } from './queries.ts';

/** Section 10: conquest and cooperation. */
export function tuckingOf(t: Tables, answers: Answers): Part<'tuck' | 'fit' | 'overflow'> {
  const idOf = (card: number): string => t.id[card]!;

  return {
    tuck(s, { seat, sort }, log) {
      const p = s.players[seat]!;
      const card = s.limbo;
      s.limbo = NONE;
      if (sort === 'spoils') p.spoils.push(card);
      else p.deals.push({ card, ones: 0, twos: 0 });
      log?.push({ t: 'tucked', seat, sort, card: idOf(card) });
      react(t, s, seat, sort === 'spoils' ? 'conquer' : 'cooperate', 0, log); // FS-96
    },

    fit(s, { seat }) {
      if (excess(t, s.players[seat]!) > 0) push<Frame>(s, { t: 'overflow', seats: [seat] }); // FS-105
    },

    overflow: {
      legal: (s, _, seat) => answers.overflow(s.players[seat]!),
      take(s, _, seat, pick, log) {
        push<Frame>(s, { t: 'fit', seat });
        dropTucked(t, s, seat, answers.read(pick), log);
      },
    },
  };
}
