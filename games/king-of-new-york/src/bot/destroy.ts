import { namedBy } from '../answers/index.ts';
import type { Tables } from '../content/tables.ts';
import { OUCH, type Reward, STACKS_PER_BOROUGH } from '../content/vocabulary.ts';
import { active, armyShots, gainOf, targetsAt, topTile, unitPrice } from '../rules/queries.ts';
import type { Answer, Answers, View } from '../state.ts';
import { WEIGHTS } from './weights.ts';

/** What DESTRUCTION must not be spent on. */

interface Prize {
  price: number;
  res: Reward['res'];
  /** What its reward gives in fact. */
  n: number;
  isUnit: boolean;
  /** How many of it there are. */
  count: number;
}

/** A ★ comes before any ♥. */
const FIRST = 100;

/**
 * Whether something brings less than others would: as many ★ as the points can bring, and ♥ with those left, are more than
 * its own reward and the best of everything in sight after it. Whom shots may wound badly, or who is still to be shot at by
 * a Unit, may want ♥ and quiet instead.
 */
export function isPoor(t: Tables, v: View, points: number, legal: readonly Answer[], pick: Answer): boolean {
  const prize = prizeOf(t, v, pick);
  if (!prize || prize.res === 'energy') return false;
  if (prize.res === 'life' && !isSafe(t, v)) return false;
  if (prize.isUnit && v.turn.open[OUCH]! > 0) return false;
  const all = legal.filter((x) => x !== 'shed carapace').map((x) => (x === pick ? prize : prizeOf(t, v, x)));
  if (!all.every((x) => x !== undefined)) return false; // there is more to choose from elsewhere
  const rest = all.map((x) => (x === prize ? { ...x, count: x.count - 1 } : x));
  const after = prize.n + mostOf(rest, points - prize.price, () => 1);
  const most = mostOf(all, points, (res) => (res === 'star' ? FIRST : res === 'life' ? 1 : 0));
  const stars = gainOf(t, v, active(v), 'star', Math.floor(most / FIRST));
  return stars + gainOf(t, v, active(v), 'life', most % FIRST) > after;
}

const isSafe = (t: Tables, v: View): boolean => active(v).life - armyShots(t, v, v.turn.seat, 1) >= WEIGHTS.shape.badly;

function prizeOf(t: Tables, v: View, pick: Answer): Prize | undefined {
  const named = namedBy(pick as Answers['destroyObject']);
  if (!named || named.kind === 'reach') return undefined;
  const isUnit = named.kind === 'unit';
  const p = active(v);
  const thing = isUnit ? t.units[named.i]! : t.tiles[topTile(v, named.at * STACKS_PER_BOROUGH + named.i)]!;
  const { res, n } = thing.reward;
  return {
    price: isUnit ? unitPrice(t, p, named.i) : thing.durability,
    res,
    n: gainOf(t, v, p, res, n),
    isUnit,
    count: isUnit ? targetsAt(v, named.at, named.i) : 1,
  };
}

/** The most that points can bring, by what one of each reward is worth. */
function mostOf(prizes: readonly Prize[], points: number, worth: (res: Reward['res']) => number): number {
  const best = new Array<number>(points + 1).fill(0);
  for (const { price, res, n, count } of prizes)
    for (let i = 0; i < count; i++)
      for (let left = points; left >= price; left--)
        best[left] = Math.max(best[left]!, best[left - price]! + worth(res) * n);
  return best[points]!;
}
