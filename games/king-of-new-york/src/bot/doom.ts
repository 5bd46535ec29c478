import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { ATTACK, MANHATTAN, OUCH, STATUE_NEEDS } from '../content/vocabulary.ts';
import { attackTargets, unitsAt } from '../rules/queries.ts';
import { NOBODY, type View } from '../state.ts';
import { chanceNext, isNear, nextAfter, nextOf } from './next.ts';
import { isEliminated, surelyWins, survives, takesSuperstar } from './sure.ts';

/** The last turn before somebody else wins. */

export interface Doom {
  seat: Seat;
  /** It wins with the ★ it begins with, not by its dice. */
  isSure: boolean;
  /** The chance that it does not win although nothing is done. */
  luck: number;
}

/** Whoever wins less surely is not worth giving up anything else for. */
const MOST_LUCK = 0.25;
/** What may be left to each of the others who come first: little, since all it does is lost if they fail. */
const TRUST = 0.05;

/** Who wins before the active player's next turn, surely or, in the very next one, most likely, unless something is done. */
export function doomOf(t: Tables, v: View): Doom | null {
  const next = nextOf(v);
  if (next === NOBODY) return null;
  let between = 0;
  for (let seat = next; seat !== v.turn.seat; seat = nextAfter(v, seat)) {
    if (wouldWin(t, v, seat)) return { seat, isSure: true, luck: TRUST * between };
    if (seat === next && v.players[seat]!.at === MANHATTAN && isNear(t, v, seat)) {
      const luck = 1 - chanceNext(t, v, seat, MANHATTAN);
      if (luck <= MOST_LUCK) return { seat, isSure: false, luck };
    }
    between++;
  }
  return null;
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
export function rescueOf(t: Tables, v: View, { seat, isSure }: Doom): (symbols: readonly number[]) => number {
  const { at } = v.players[v.turn.seat]!;
  const known = new Map<string, number>();
  /** The chance that it wins with fewer ★ and another Superstar: where it was sure, only whether it still is. */
  const chanceLess = (lost: number, superstar: Seat): number => {
    const p = v.players[seat]!;
    const less: View = { ...v, superstar, players: v.players.with(seat, { ...p, star: Math.max(0, p.star - lost) }) };
    return isSure ? Number(wouldWin(t, less, seat)) : chanceNext(t, less, seat, p.at);
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
