import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { ATTACK, MANHATTAN, OUCH, STATUE_NEEDS } from '../content/vocabulary.ts';
import { attackTargets, isAlive, unitsAt } from '../rules/queries.ts';
import { NOBODY, type View } from '../state.ts';
import { isEliminated, surelyWins, survives } from './sure.ts';

/** The last turn before somebody else wins. */

/** Who has the next turn, unless it is an extra one. */
export function nextOf(v: View): Seat {
  if (v.queue.length > 0) return NOBODY;
  let next = v.turn.normal;
  do next = (next + 1) % v.players.length;
  while (!isAlive(v, next));
  return next;
}

/** Who has the next turn and wins in it with the ★ it begins with, unless something is done; NOBODY as a rule. */
export function doomOf(t: Tables, v: View): Seat {
  const next = nextOf(v);
  return next >= 0 && next !== v.turn.seat && wouldWin(t, v, next, 0) ? next : NOBODY;
}

/** Nobody who would fall to a single OUCH counts, nor who may lose all it has at the end of its turn (KNY-179). */
function wouldWin(t: Tables, v: View, seat: Seat, lost: number): boolean {
  const p = v.players[seat]!;
  const gained = p.at === MANHATTAN ? t.zones[p.zone]!.star : 0; // KNY-33
  if (Math.max(0, p.star - lost) + gained < t.figures.starsToWin) return false;
  return p.life > unitsAt(v, p.at) && !p.cards.some((id) => t.triggers.turnEnd[id]);
}

/** Whether these symbols keep it from winning: they win first, eliminate it, or take enough of its ★. */
export function isSaved(t: Tables, v: View, doom: Seat, symbols: readonly number[]): boolean {
  const { at } = v.players[v.turn.seat]!;
  if (surelyWins(t, v, symbols, at)) return true;
  if (!survives(t, v, symbols, at)) return false;
  const isAttacked = symbols[ATTACK]! > 0 && attackTargets(t, v).includes(doom);
  if (isEliminated(t, v, doom, isAttacked ? symbols[ATTACK]! : 0, symbols[OUCH]!)) return true;
  const robbed = symbols[OUCH]! >= STATUE_NEEDS && v.statue === doom ? t.figures.statueStars : 0; // KNY-106
  const thrown = isAttacked ? starsThrown(t, v) : 0;
  return !wouldWin(t, v, doom, robbed + thrown);
}

/** What whoever is attacked loses to a card (KNY-198). */
function starsThrown(t: Tables, v: View): number {
  let lost = 0;
  for (const id of v.players[v.turn.seat]!.cards)
    for (const { do: effects } of t.triggers.attack[id] ?? [])
      for (const e of effects) if (e.t === 'otherLosesStars') lost += e.n;
  return lost;
}
