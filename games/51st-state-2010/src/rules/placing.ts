import { push, type Seat } from '@ashtown/engine';
import { type Answers, ONE } from '../answers/index.ts';
import { parseToken } from '../answers/notation.ts';
import { methods, replaceable } from '../answers/redevelopment.ts';
import { creditBase, newPlace, release, settle } from '../cards/effects.ts';
import { changeGood } from '../cards/pieces.ts';
import { goodsOf, type Tables } from '../content/tables.ts';
import { BUILDING, REPLACED_VP } from '../content/vocabulary.ts';
import { type Frame, NONE, type State } from '../state.ts';
import type { Out, Part } from './part.ts';
import { charge } from './payment.ts';
import { placeOf, vpOn } from './queries.ts';

/** Sections 11 and 12: incorporation and redevelopment. */
export function placingOf(t: Tables, answers: Answers): Part<'replace' | 'method' | 'place'> {
  const idOf = (card: number): string => t.id[card]!;

  return {
    replace: {
      legal: (s, _, seat) => replaceable(t, s.players[seat]!, seat, t.site[s.limbo]!),
      take: (s, _, seat, pick) => push<Frame>(s, { t: 'method', seats: [seat], no: answers.read(pick).no }),
    },

    method: {
      legal: (s, { no }, seat) => methods(t, s.players[seat]!, seat, no, t.site[s.limbo]!), // FS-125
      take(s, { no }, seat, pick, log) {
        const p = s.players[seat]!;
        push<Frame>(s, { t: 'place', seat, over: no });
        const token = parseToken(pick.slice('with '.length));
        if (token.g === BUILDING) {
          p.redeveloped = true; // FS-115
          charge(t, s, seat, ONE[BUILDING]!, 0, log);
          return;
        }
        changeGood(p, token.no, token.g, -1); // FS-116
        const goods = goodsOf([[token.g, 1]]);
        log?.push({ t: 'paid', seat, goods, stock: token.no === -1 ? {} : goods });
      },
    },

    place(s, { seat, over }, log) {
      const p = s.players[seat]!;
      const card = s.limbo;
      s.limbo = NONE;
      push<Frame>(s, { t: 'fit', seat }); // FS-108
      const place = newPlace(p.placed++, card);
      if (over === NONE) log?.push({ t: 'incorporated', seat, card: idOf(card), no: place.no });
      else removeOld(s, seat, over, card, log);
      p.places.push(place);
      settle(t, s, seat, place, over !== NONE, log);
    },
  };

  /** FS-120, FS-121: the old card leaves for 2 VP and its tokens; what lay on it is the owner's. */
  function removeOld(s: State, seat: Seat, no: number, card: number, log: Out): void {
    const p = s.players[seat]!;
    const old = placeOf(p, no)!;
    const oldCard = idOf(old.card);
    log?.push({ t: 'redeveloped', seat, card: idOf(card), no: p.placed - 1, old: oldCard, oldNo: no, vp: vpOn(old) });
    release(t, p, seat, old, log);
    p.places.splice(p.places.indexOf(old), 1);
    s.discard.push(old.card);
    creditBase(s, seat, REPLACED_VP + vpOn(old), 'redevelopment', 'redevelopment', log);
  }
}
