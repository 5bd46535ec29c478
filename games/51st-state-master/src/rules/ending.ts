import { finish, type Seat } from '@ashtown/engine';
import { score } from '../cards/effects.ts';
import { meritsOf } from '../standing.ts';
import { type Event, RIVAL, type State } from '../state.ts';
import type { Part } from './part.ts';
import { countIntact, playerAt } from './queries.ts';
import { judgeSolo } from './solo.ts';

const HOW = ['vp', 'goods', 'locations'] as const;

/** The winners if the game ended now, before its locations are counted, and what decides. */
export function decide(s: State): { seats: Seat[]; how: Extract<Event, { t: 'won' }>['how'] } {
  const merits = s.players.map((p) => meritsOf(s, p));
  let left = s.players.map((_, seat) => seat);
  for (let i = 0; i < HOW.length; i++) {
    const most = Math.max(...left.map((seat) => merits[seat]![i]!));
    left = left.filter((seat) => merits[seat]![i] === most);
    if (left.length === 1) return { seats: left, how: HOW[i]! };
  }
  return { seats: left, how: 'shared' }; // FSM-184
}

/** 7. The end of the game. */
export const endingRules = (): Part<'score'> => ({
  score(s, _, log) {
    const { seats, how } = decide(s);
    for (const seat of s.solo ? [0, RIVAL] : s.players.keys()) {
      const p = playerAt(s, seat);
      const locations = countIntact(p); // FSM-178, FSM-290
      const ruins = s.options.ruinsScore ? p.places.length - locations : 0; // FSM-179
      score(s, seat, locations, 'locations', null);
      const deals = s.options.dealsScore ? p.deals.length : 0;
      score(s, seat, ruins, 'ruins', null);
      score(s, seat, deals, 'deals', null);
      log?.push({ t: 'scored', seat, locations, ruins, ...(deals > 0 && { deals }), vp: p.vp });
    }
    if (s.solo) judgeSolo(s, log);
    else {
      s.winners = seats;
      log?.push({ t: 'won', seats, how });
      finish(s);
    }
  },
});
