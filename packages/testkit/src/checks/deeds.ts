import type { Amount, Deed } from '@ashtown/engine';
import { byteDifference, notPlain, short } from '../data.ts';
import { demand, refute } from '../fault.ts';
import type { Check, Moment } from '../moment.ts';

/** What each answer is, as data. Whether it comes true is for the game's own tests: only they know what its amounts mean. */
export const deeds: Check = {
  state(m) {
    if (m.thorough) for (const seat of m.game.asked(m.state)) checkSeat(m, seat);
  },
};

function checkSeat({ game, state }: Moment, seat: number): void {
  const view = game.view(state, seat);
  const question = game.question(state, seat);
  const seats: number = game.standing(view).length;
  for (const pick of game.legal(state, seat)) {
    const deed: Deed = game.deed(view, seat, question, pick);
    refute('deed', notPlain(deed));
    const what = () => `${short(pick)} is ${short(deed)}`;
    demand('deed', typeof deed.verb === 'string' && deed.verb !== '' && Array.isArray(deed.things), what);
    demand('deed', [...(deed.price ?? []), ...(deed.gives ?? [])].every(isAmount), what);
    demand(
      'deed',
      (deed.hits ?? []).every((hit) => hit.seat in Array(seats).fill(0)),
      what,
    );
    const again = byteDifference(deed, game.deed(view, seat, question, pick));
    demand('deed', again === null, () => `asked again, ${short(pick)} is something else: ${again}`);
  }
}

const isAmount = ({ what, n }: Amount): boolean =>
  typeof what === 'string' && what !== '' && Number.isInteger(n) && n >= 0;
