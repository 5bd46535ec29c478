import { finish, push, type Seat } from '@ashtown/engine';
import { fire } from '../cards/effects.ts';
import type { Tables } from '../content/tables.ts';
import { type Event, type Frame, NOBODY, type State } from '../state.ts';
import { begin, type Out, type Part } from './part.ts';
import { active, inTurnOrder, isAlive } from './queries.ts';

/** Section 18: the end of the turn, and winning. */
export const endRules = (t: Tables): Part<'end' | 'verdict'> => ({
  end(s, _, log) {
    begin(s, 'end', log);
    push<Frame>(s, { t: 'verdict' });
    if (isAlive(s, s.turn.seat)) fire(t, s, 'turnEnd', s.turn.seat, NOBODY, log); // KNY-179
  },

  verdict(s, _, log) {
    s.fresh.fill(0); // KNY-89
    const left = inTurnOrder(s);
    if (left.length === 0)
      win(s, seatsOf(s.turn.fell), 'draw', log); // KNY-146
    else if (left.length === 1)
      win(s, left, 'last', log); // KNY-144, KNY-145
    else if (isAlive(s, s.turn.seat) && active(s).star >= t.figures.starsToWin)
      win(s, [s.turn.seat], 'stars', log); // KNY-142
    else push<Frame>(s, nextTurn(s));
  },
});

/** KNY-25, KNY-28. Queued turns of eliminated Monsters are dropped with them. */
function nextTurn(s: State): Frame {
  const queued = s.queue.shift();
  if (queued) return { t: 'turn', seat: queued.seat, extra: true, subway: queued.subway };
  let seat = s.turn.normal;
  do seat = (seat + 1) % s.players.length;
  while (!isAlive(s, seat));
  return { t: 'turn', seat, extra: false, subway: false };
}

export function win(s: State, seats: Seat[], how: Extract<Event, { t: 'won' }>['how'], log: Out): void {
  s.winners = seats;
  log?.push({ t: 'won', seats, how });
  finish(s);
}

const seatsOf = (bits: number): Seat[] => [0, 1, 2, 3, 4, 5].filter((seat) => bits & (1 << seat));
