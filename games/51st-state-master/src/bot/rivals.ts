import type { Seat } from '@ashtown/engine';
import { SOLO } from '../content/vocabulary.ts';
import { opponents, playerAt } from '../rules/queries.ts';
import type { Solo, View } from '../state.ts';
import { engineOf, hasteOf, locationsOf, placeWorth } from './engine.ts';
import type { Mind } from './worth.ts';

/**
 * What the strongest opponent has, a little of what the others have, and what can no longer be done in the rounds one's own
 * points take from the game. Alone, it is the virtual opponent that counts.
 */
export function rivalry(m: Mind, v: View, seat: Seat, rounds: number, spare: readonly number[]): number {
  const w = m.w.opponents;
  const haste = hasteOf(m, v, seat);
  if (v.solo) return soloRivalry(m, v, v.solo, rounds, spare) + haste * w.soloHasty;
  let most = 0;
  let sum = 0;
  let ablest = 0;
  const others = opponents(v, seat);
  for (let i = 0; i < others.length; i++) {
    const q = playerAt(v, others[i]!);
    const { goods, actions } = engineOf(m, v, q);
    const worth = q.vp + locationsOf(m, q) + w.engine * rounds * (goods + actions);
    sum += worth;
    if (worth > most) most = worth;
    ablest = Math.max(ablest, goods + actions);
  }
  return w.strongest * most + (w.mean * sum) / others.length + haste * w.hasty * ablest;
}

/** Its points, its cards, the connections it is going to take, and the attack that is still to come. */
function soloRivalry(m: Mind, v: View, { rival, succeeded }: Solo, rounds: number, spare: readonly number[]): number {
  const w = m.w.opponents;
  const sum = rival.vp + rival.places.length;
  if (rival.passed && v.round <= w.patience) return w.solo * sum;
  const open = v.faceUp.filter((card) => card >= 0).length;
  const p = v.players[0]!;
  let lost = 0;
  for (const place of p.places) lost += placeWorth(m, p, place, rounds, spare) / p.places.length;
  const attack = succeeded ? 0 : w.attack * (w.lost * lost - w.solo * SOLO.vpPerRaze);
  return w.solo * (sum + SOLO.vpPerConnection * open) + attack;
}
