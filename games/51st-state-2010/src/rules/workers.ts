import { push } from '@ashtown/engine';
import type { Answers } from '../answers/index.ts';
import { parseToken } from '../answers/notation.ts';
import { thefts } from '../answers/theft.ts';
import { gain } from '../cards/effects.ts';
import { changeGood, changePlace } from '../cards/pieces.ts';
import { amountsOf, type Tables } from '../content/tables.ts';
import { ANY, RESOURCES } from '../content/vocabulary.ts';
import type { Frame, Spot } from '../state.ts';
import { drawAfterSwap } from './actions.ts';
import type { Part } from './part.ts';
import { placeOf } from './queries.ts';

/** Sections 14 and 15: two cards for one, own actions, thefts. */
export function workersOf(t: Tables, answers: Answers): Part<'swap' | 'useEffect' | 'steal'> {
  const idOf = (card: number): string => t.id[card]!;

  return {
    swap: (s, { seat }, log) => drawAfterSwap(t, s, seat, log),

    useEffect(s, { seat, no }, log) {
      const place = placeOf(s.players[seat]!, no)!;
      const site = t.site[place.card]!;
      const { op, gain: pile } = site.act!;
      if (op === 'STEAL') {
        push<Frame>(s, { t: 'steal', seats: [seat] });
        return;
      }
      if (op === 'COLLECT_SET') {
        log?.push({ t: 'collected', seat, no, card: site.id, goods: amountsOf(place.stock!) });
        changePlace(s.players[seat]!, no, { stock: null }); // FS-164
      }
      gain(t, s, seat, pile, 1, site.id, { place: no }, log);
    },

    steal: {
      legal: (s, _, seat) => thefts(t, s, seat),
      take(s, _, seat, pick, log) {
        const { seat: from } = answers.read(pick);
        const { g, no } = parseToken(pick.split(' ')[2]!);
        const q = s.players[from]!;
        changeGood(q, no, g, -1);
        s.players[seat]!.pool[g]!++; // FS-161
        if (log) {
          const good = g === ANY ? 'any' : RESOURCES[g]!;
          const spot: Spot = no === -1 ? { on: 'base' } : no >= 0 ? { on: 'place', no } : { on: 'leader' };
          const card = no === -1 ? null : idOf(no >= 0 ? placeOf(q, no)!.card : q.leader!.card);
          log.push({ t: 'stole', seat, from, good, spot, card });
        }
      },
    },
  };
}
