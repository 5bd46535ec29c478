import { push } from '@ashtown/engine';
import { slotsOf } from '../answers/index.ts';
import type { Tables } from '../content/tables.ts';
import { colourOf, EXPLORATION, FIGURES, MARAUDER } from '../content/vocabulary.ts';
import type { Frame } from '../state.ts';
import { takeOpenly } from './deck.ts';
import { type Part, pushEach } from './part.ts';
import { pickers } from './queries.ts';
import { own } from './survivors.ts';
import { moveMarauders, score } from './tracks.ts';

/** Taking equipment with the figures on it (rules.md, 9). */
export const exploration = (t: Tables): Part<'exploration' | 'explore' | 'takeEquipment'> => ({
  exploration(s, _, log) {
    log?.push({ t: 'phase', phase: 'resolution' });
    pushEach(s, pickers(s, EXPLORATION), (seat) => ({ t: 'explore', seat })); // ARM-104, ARM-105
  },

  explore(s, { seat }) {
    if (s.display.some((kind) => kind >= 0)) push<Frame>(s, { t: 'takeEquipment', seats: [seat] }); // ARM-114
  },

  takeEquipment: {
    legal: (s) => slotsOf(s.display), // ARM-107
    take(s, _, seat, pick, log) {
      const slot = Number(pick.slice(5)) - 1;
      const p = s.players[seat]!;
      const kind = s.display[slot]!;
      const here = s.figures.slice(slot * FIGURES.length, (slot + 1) * FIGURES.length);
      log?.push({ t: 'tookEquipment', seat, slot, card: t.equipment[kind]!.id, figures: here });
      takeOpenly(p, kind); // ARM-108
      s.display[slot] = -1;
      for (let figure = 0; figure < FIGURES.length; figure++) {
        s.figures[slot * FIGURES.length + figure] = 0;
        if (figure === MARAUDER) continue;
        const colour = colourOf(figure);
        p.screen[colour]! += here[figure]!;
        for (let i = here[figure]!; i > 0; i--) own(t, p, colour);
      }
      const marauders = here[MARAUDER]!;
      const over = marauders - moveMarauders(t, s, seat, marauders, log); // ARM-109
      score(s, seat, over * t.marauderOverflow, 'marauders', log);
      s.bag[MARAUDER]! += marauders; // ARM-110
    },
  },
});
