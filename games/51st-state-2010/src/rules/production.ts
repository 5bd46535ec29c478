import { push } from '@ashtown/engine';
import type { Answers } from '../answers/index.ts';
import { gain, produceAt, removeFace } from '../cards/effects.ts';
import type { Tables } from '../content/tables.ts';
import type { Frame } from '../state.ts';
import { ask, freeMove, NEXT, STEPPING } from './actions.ts';
import type { Part } from './part.ts';
import { nthSeat } from './queries.ts';

/** Section 6. */
export function productionOf(t: Tables, answers: Answers): Part<'produce' | 'stepping' | 'step'> {
  return {
    produce(s, { nth }, log) {
      if (nth === s.players.length) {
        log?.push({ t: 'actions', first: s.first });
        push(s, NEXT[s.first]!); // FS-64
        return;
      }
      const seat = nthSeat(s, nth); // FS-54
      push<Frame>(s, STEPPING[seat]!, { t: 'produce', nth: nth + 1 });
      const p = s.players[seat]!;
      log?.push({ t: 'production', seat });
      gain(t, s, seat, t.factions[p.faction]!.produce, 1, 'base', { base: 'spoils' }, log); // FS-55, FS-58
      for (let i = 0; i < p.places.length; i++) {
        const place = p.places[i]!;
        if (t.site[place.card]!.produce !== null) produceAt(t, s, p, place, seat, { place: place.no }, log); // FS-56
      }
      for (let i = 0; i < p.deals.length; i++) {
        const deal = p.deals[i]!;
        const site = t.site[deal.card]!;
        gain(t, s, seat, site.deal, 1, site.id, { deal: deal.card }, log); // FS-62
      }
    },

    stepping(s, { seat, arranged }) {
      if (answers.hasStep(s, seat, arranged)) push<Frame>(s, { t: 'step', seats: [seat], arranged }); // FS-59
    },

    step: {
      legal: (s, { arranged }, seat) => answers.step(s, seat, arranged),
      take(s, { arranged }, seat, pick, log) {
        if (pick === 'done') return;
        const named = answers.read(pick);
        if (freeMove(t, s, seat, named, arranged, 'stepping', log)) return;
        push(s, ask('stepping', seat, arranged));
        const { f } = named;
        s.discard.push(removeFace(t, s.players[seat]!.spoils, f)); // FS-57
        log?.push({ t: 'cashed', seat, card: t.faceIds[f]! });
        gain(t, s, seat, t.sites[f]!.spoils, 1, t.faceIds[f]!, { base: 'spoils' }, log); // FS-61
      },
    },
  };
}
