import { oncePerQuestion, type Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import {
  BOROUGHS,
  type Borough,
  type CardId,
  CELEBRITY,
  DESTRUCTION,
  FACES,
  MANHATTAN,
  OUCH,
} from '../content/vocabulary.ts';
import { active, mayBuy, superstarNeeds } from '../rules/queries.ts';
import type { Answer, View } from '../state.ts';
import { nextOf } from './doom.ts';
import { chanceAhead } from './reckon.ts';
import { surelyWins } from './sure.ts';

/** From what nobody must flee. */

/** More ★ than this are not likely to come in a turn. */
const IN_REACH = 4;

/** Whether the attacker wins in Manhattan, and only there. */
export function letsWin(t: Tables, v: View): boolean {
  const { at } = active(v);
  const { open } = v.turn;
  return at !== MANHATTAN && surelyWins(t, v, open, MANHATTAN) && !surelyWins(t, v, open, at);
}

/**
 * Whether somebody who has the next turn so likely wins in it from Manhattan that nothing makes up for it: neither the
 * chances of that turn elsewhere nor even ones after it. Nothing may come before that takes the Superstar, shoots, or gives
 * another turn, nor pay for the flight.
 */
export function leavingOf(t: Tables): (v: View, seat: Seat, legal: readonly Answer[]) => boolean {
  const mayUpset = (v: View, id: CardId): boolean => {
    const { needs, do: effects = [] } = t.cards[id]!;
    return (needs !== undefined && mayBuy(t, v, id)) || effects.some((e) => e.t === 'extraTurn');
  };
  const isCalm = (v: View, seat: Seat): boolean =>
    v.turn.open[OUCH] === 0 &&
    v.turn.open[DESTRUCTION] === 0 &&
    (v.superstar !== seat || v.turn.open[CELEBRITY]! < superstarNeeds(t, v)) &&
    !v.bank.some((id) => id !== null && mayUpset(v, id)) &&
    !v.players[seat]!.cards.some((id) => t.triggers.arrive[id]);
  const chanceFrom = (v: View, seat: Seat, at: number): number => {
    const next = turnFrom(t, v, seat, at);
    return chanceAhead(t, next, seat, (symbols) => surelyWins(t, next, symbols, at));
  };
  return oncePerQuestion((v: View, seat, legal: readonly Answer[]) => {
    if (v.rng !== null) return false; // inside a dream it would take too long
    const { star, zone } = v.players[seat]!;
    if (t.figures.starsToWin - star - t.zones[zone]!.star > IN_REACH) return false;
    if (nextOf(v) !== seat || !isCalm(v, seat)) return false;
    const lost = 1 - chanceFrom(v, seat, MANHATTAN);
    return (
      2 * lost < 1 &&
      legal.every((to) => to === 'stay' || 2 * lost < 1 - chanceFrom(v, seat, BOROUGHS.indexOf(to as Borough)))
    );
  });
}

/** How the next turn would begin for whoever is asked to flee, if it stays or goes to another borough. */
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
