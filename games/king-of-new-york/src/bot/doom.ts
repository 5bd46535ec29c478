import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { ATTACK, MANHATTAN, OUCH, STATUE_NEEDS } from '../content/vocabulary.ts';
import { attackTargets, unitsAt } from '../rules/queries.ts';
import { NOBODY, type View } from '../state.ts';
import { chanceNext, isNear, nextOf } from './next.ts';
import { isEliminated, surelyWins, survives, takesSuperstar } from './sure.ts';

/** The last turn before somebody else wins. */

export interface Doom {
  seat: Seat;
  /** The chance that it does not win although nothing is done. */
  luck: number;
}

/** Whoever wins less surely is not worth giving up anything else for. */
const MOST_LUCK = 0.25;

/** Who has the next turn and wins in it, surely or most likely, unless something is done; none as a rule. */
export function doomOf(t: Tables, v: View): Doom | null {
  const seat = nextOf(v);
  if (seat === NOBODY || seat === v.turn.seat) return null;
  if (wouldWin(t, v, seat)) return { seat, luck: 0 };
  if (v.players[seat]!.at !== MANHATTAN || !isNear(t, v, seat)) return null;
  const luck = 1 - chanceNext(t, v, seat, MANHATTAN);
  return luck > MOST_LUCK ? null : { seat, luck };
}

/**
 * Whether it wins with the ★ it begins with. Nobody who would fall to a single OUCH counts, nor who may lose all it has at
 * the end of its turn (KNY-179).
 */
function wouldWin(t: Tables, v: View, seat: Seat): boolean {
  const p = v.players[seat]!;
  const gained = p.at === MANHATTAN ? t.zones[p.zone]!.star : 0; // KNY-33
  if (p.star + gained < t.figures.starsToWin) return false;
  return p.life > unitsAt(v, p.at) && !p.cards.some((id) => t.triggers.turnEnd[id]);
}

/**
 * The chance that symbols keep it from winning: they eliminate it, or take enough of its ★, or the Superstar. Those that win
 * first are worth twice as much.
 */
export function rescueOf(t: Tables, v: View, { seat, luck }: Doom): (symbols: readonly number[]) => number {
  const { at } = v.players[v.turn.seat]!;
  const known = new Map<string, number>();
  /** The chance that it wins with fewer ★ and another Superstar: where that is sure, only whether it still is. */
  const chanceLess = (lost: number, superstar: Seat): number => {
    const p = v.players[seat]!;
    const less: View = { ...v, superstar, players: v.players.with(seat, { ...p, star: Math.max(0, p.star - lost) }) };
    return luck > 0 ? chanceNext(t, less, seat, p.at) : Number(wouldWin(t, less, seat));
  };
  return (symbols) => {
    if (surelyWins(t, v, symbols, at)) return 2;
    if (!survives(t, v, symbols, at)) return 0;
    const isAttacked = symbols[ATTACK]! > 0 && attackTargets(t, v).includes(seat);
    if (isEliminated(t, v, seat, isAttacked ? symbols[ATTACK]! : 0, symbols[OUCH]!)) return 1;
    const robbed = symbols[OUCH]! >= STATUE_NEEDS && v.statue === seat ? t.figures.statueStars : 0; // KNY-106
    const lost = robbed + (isAttacked ? starsThrown(t, v) : 0);
    const superstar = takesSuperstar(t, v, symbols) ? v.turn.seat : v.superstar;
    const key = `${lost} ${superstar}`;
    if (!known.has(key)) known.set(key, chanceLess(lost, superstar));
    return 1 - known.get(key)!;
  };
}

/** What whoever is attacked loses to a card (KNY-198). */
function starsThrown(t: Tables, v: View): number {
  let lost = 0;
  for (const id of v.players[v.turn.seat]!.cards)
    for (const { do: effects } of t.triggers.attack[id] ?? [])
      for (const e of effects) if (e.t === 'otherLosesStars') lost += e.n;
  return lost;
}
