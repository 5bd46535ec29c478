import type { Seat } from '@ashtown/engine';
import { SOLO } from './board.ts';
import { countLocations, engineOf, placeWorth } from './bot-engine.ts';
import { opponents, playerAt } from './queries.ts';
import type { Solo, View } from './state.ts';

/** What the strongest opponent has, and a little of what the others have. Alone, it is the virtual opponent that counts. */
export function rivalry(v: View, seat: Seat, rounds: number, spare: readonly number[]): number {
  if (v.solo) return soloRivalry(v, v.solo, rounds, spare);
  let most = 0;
  let sum = 0;
  const others = opponents(v, seat);
  for (let i = 0; i < others.length; i++) {
    const q = playerAt(v, others[i]!);
    const { goods, actions } = engineOf(v, q);
    const worth = q.vp + countLocations(q) + 0.5 * rounds * (goods + actions);
    sum += worth;
    if (worth > most) most = worth;
  }
  return 0.3 * most + (0.1 * sum) / others.length;
}

/** Its points, its cards, the connections it is going to take, and the attack that is still to come. */
function soloRivalry(v: View, { rival, succeeded }: Solo, rounds: number, spare: readonly number[]): number {
  const sum = rival.vp + rival.places.length;
  if (rival.passed && v.round <= PATIENCE) return SOLO_WEIGHT * sum;
  const open = v.faceUp.filter((card) => card >= 0).length;
  const p = v.players[0]!;
  let lost = 0;
  for (const place of p.places) lost += placeWorth(p, place, rounds, spare) / p.places.length;
  const attack = succeeded ? 0 : 0.7 * (SOLO_WEIGHT * SOLO.vpPerRaze + 0.8 * lost);
  return SOLO_WEIGHT * (sum + SOLO.vpPerConnection * open) + attack;
}
const SOLO_WEIGHT = 0.9;
/** Whoever passes at once is never attacked, but could do so for ever: after this round it counts for nothing. */
const PATIENCE = 12;
