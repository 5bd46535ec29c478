import type { Tables } from '../content/tables.ts';
import { type Reward, STACKS_PER_BOROUGH, UNITS } from '../content/vocabulary.ts';
import { maxLife, targetsAt, topTile, unitPrice } from '../rules/queries.ts';
import type { Player, View } from '../state.ts';
import type { Weights } from './weights.ts';

/** What points of DESTRUCTION are worth: they are spent greedily on the best reward for its price. */
export function planDestruction(t: Tables, w: Weights, v: View, p: Player, points: number): number {
  if (points === 0 || p.at < 0) return 0;
  const { plan } = w;
  const prizes: { price: number; worth: number }[] = [];
  if (!v.turn.unitsOnly)
    for (let i = 0; i < STACKS_PER_BOROUGH; i++) {
      const tile = topTile(v, p.at * STACKS_PER_BOROUGH + i);
      if (tile < 0) continue;
      const { durability, reward } = t.tiles[tile]!;
      prizes.push({ price: durability, worth: worthOf(t, w, v, p, reward) + plan.building });
    }
  for (let u = 0; u < UNITS.length; u++)
    for (let i = targetsAt(v, p.at, u); i > 0; i--)
      prizes.push({ price: unitPrice(t, p, u), worth: worthOf(t, w, v, p, t.units[u]!.reward) + plan.unit });
  prizes.sort((a, b) => b.worth / b.price - a.worth / a.price);
  let left = points;
  let value = 0;
  for (const { price, worth } of prizes)
    if (price <= left) {
      left -= price;
      value += worth;
    }
  return value;
}

function worthOf(t: Tables, { plan, shape }: Weights, v: View, p: Player, { res, n }: Reward): number {
  if (res === 'star') return plan.star * n;
  if (res === 'energy') return plan.energy * n;
  return Math.min(n, maxLife(t, v, p) - p.life) * (p.life <= shape.badly ? plan.lifeBadly : plan.life);
}
