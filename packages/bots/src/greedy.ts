import { type AnyGame, forkRng, pickOne, type Rng, type Seat, type Term } from '@ashtown/engine';
import type { Bot, SearchInfo } from './bot.ts';

/** Positions evaluated per decision unless the budget says otherwise. */
const ITERATIONS = 256;
const FEWEST_WORLDS = 2;
const MOST_WORLDS = 16;
const TOP = 3;
/** More than any game's terms can add up to, so that an end of the game decides and the terms only break ties. */
const WIN = 1e6;

/**
 * One answer ahead on the game's own terms: every answer is tried in the same few worlds drawn from the view, dice
 * included, and the one whose outcome is worth most on average is chosen.
 */
export const greedy: Bot = {
  id: 'greedy',
  choose(game, seat, { view, legal, rng, budget }) {
    if (legal.length === 1) return { pick: legal[0]! };
    const dreams = forkRng(rng);
    const ties = forkRng(rng);

    const tried: Tried[] = legal.map(() => ({ sum: 0, squares: 0, terms: [] }));
    let worlds = 0;
    while (worlds === 0 || wantsMore(budget, worlds, legal.length)) {
      const stream = forkRng(dreams);
      const world = game.determinize(view, stream);
      for (const [i, pick] of legal.entries()) note(tried[i]!, after(game, world, seat, pick, stream));
      worlds++;
    }

    const most = Math.max(...tried.map((t) => t.sum));
    const best = pickOne(
      ties,
      legal.filter((_, i) => tried[i]!.sum === most),
    );
    const order = legal.map((pick, i) => ({ pick, ...tried[i]! })).sort((a, b) => b.sum - a.sum);
    order.sort((a, b) => Number(b.pick === best) - Number(a.pick === best));
    const top = order.slice(0, TOP).map((t) => ({ pick: t.pick, ...summary(t) }));
    const info: SearchInfo<(typeof legal)[number]> = { iterations: worlds * legal.length, worlds, fallbacks: 0, top };
    return { pick: best, info };
  },
};

interface Tried {
  sum: number;
  squares: number;
  terms: (readonly Term[])[];
}

function wantsMore(budget: { iterations?: number; expired?: () => boolean }, worlds: number, picks: number): boolean {
  if (budget.iterations === undefined && budget.expired !== undefined) return worlds < MOST_WORLDS && !budget.expired();
  const wanted = Math.floor((budget.iterations ?? ITERATIONS) / picks);
  return worlds < Math.min(Math.max(wanted, FEWEST_WORLDS), MOST_WORLDS);
}

/** What the seat makes of the table after its answer in one world. */
function after(game: AnyGame, world: { ply: number }, seat: Seat, pick: unknown, stream: Rng): readonly Term[] {
  const s = game.clone(world);
  game.apply(s, seat, pick, null);
  // A question to several seats shows its effect once all have answered: the others do so at random.
  if (s.ply === world.ply) {
    const others = forkRng({ w: [...stream.w] });
    for (const other of game.asked(s)) game.apply(s, other, pickOne(others, game.legal(s, other)), null);
  }
  const terms = game.evaluate(game.view(s, seat), seat);
  const result = game.result(s);
  return result ? [...terms, { id: 'result', value: WIN * (2 * result[seat]!.share - 1) }] : terms;
}

function note(t: Tried, terms: readonly Term[]): void {
  let value = 0;
  for (const term of terms) value += term.value;
  t.sum += value;
  t.squares += value * value;
  t.terms.push(terms);
}

function summary(t: Tried): { mean: number; se: number; visits: number; why: readonly Term[] } {
  const n = t.terms.length;
  const mean = t.sum / n;
  const variance = n > 1 ? Math.max(0, (t.squares - n * mean * mean) / (n - 1)) : 0;
  const sums = new Map<string, number>();
  for (const terms of t.terms) for (const { id, value } of terms) sums.set(id, (sums.get(id) ?? 0) + value);
  return { mean, se: Math.sqrt(variance / n), visits: n, why: [...sums].map(([id, sum]) => ({ id, value: sum / n })) };
}
