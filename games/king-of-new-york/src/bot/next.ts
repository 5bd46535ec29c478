import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { FACES, MANHATTAN } from '../content/vocabulary.ts';
import { isAlive } from '../rules/queries.ts';
import { NOBODY, type View } from '../state.ts';
import { chanceAhead } from './reckon.ts';
import { surelyWins } from './sure.ts';

/** The turn after this one. */

/** More ★ than this are not likely to come in a turn. */
const IN_REACH = 4;

/** Who has the next turn, unless it is an extra one. */
export function nextOf(v: View): Seat {
  return v.queue.length > 0 ? NOBODY : nextAfter(v, v.turn.normal);
}

/** The next Monster alive, clockwise. */
export function nextAfter(v: View, seat: Seat): Seat {
  let next = seat;
  do next = (next + 1) % v.players.length;
  while (!isAlive(v, next));
  return next;
}

/** Whether somebody in Manhattan is so near that its chances are worth reckoning; inside a dream it would take too long. */
export function isNear(t: Tables, v: View, seat: Seat): boolean {
  const { star, zone } = v.players[seat]!;
  return v.rng === null && t.figures.starsToWin - star - t.zones[zone]!.star <= IN_REACH;
}

/** The chance of whoever has the next turn to win in it, if it begins in a borough. */
export function chanceNext(t: Tables, v: View, seat: Seat, at: number): number {
  const next = turnFrom(t, v, seat, at);
  return chanceAhead(t, next, seat, (symbols) => surelyWins(t, next, symbols, at));
}

/** How the next turn would begin: outside Manhattan, whoever has this one is there. */
function turnFrom(t: Tables, v: View, seat: Seat, at: number): View {
  const none = FACES.map(() => 0);
  const players = v.players.map((p, other) => {
    if (other === seat) {
      const gains = at === MANHATTAN ? t.zones[p.zone]! : { star: 0, energy: 0 }; // KNY-33
      return { ...p, at, star: p.star + gains.star, energy: p.energy + gains.energy };
    }
    return at !== MANHATTAN && other === v.turn.seat ? { ...p, at: MANHATTAN } : p; // KNY-78
  });
  return {
    ...v,
    players,
    fresh: v.fresh.map(() => 0),
    turn: { ...v.turn, seat, open: none, unitsOnly: false, entered: false },
  };
}
