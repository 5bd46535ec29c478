import { type AnyGame, forkRng, rand, type Seat, type Term } from '@ashtown/engine';
import type { Bot, Budget } from './bot.ts';
import { answerIn, type Dream, WIN } from './dream.ts';

/** Positions evaluated per decision unless the budget says otherwise, shared out over the answers. */
const ITERATIONS = 256;
const FEWEST_WORLDS = 2;
const MOST_WORLDS = 16;
/** How many answers are explained. */
const TOP = 3;

interface Tried<P> {
  pick: P;
  sum: number;
  squares: number;
  terms: (readonly Term[])[];
}

/**
 * One answer ahead on the game's own terms: every answer is tried in the same few worlds drawn from the view, dice
 * included, and the one worth most on average is chosen; equals are drawn by lot.
 */
export const greedy: Bot = {
  id: 'greedy',
  choose(game, seat, { view, legal, rng, budget }) {
    if (legal.length === 1) return { pick: legal[0]! };
    const dreams = forkRng(rng);
    const lots = forkRng(rng);

    const tried = legal.map((pick): Tried<typeof pick> => ({ pick, sum: 0, squares: 0, terms: [] }));
    let worlds = 0;
    do {
      const world = game.determinize(view, forkRng(dreams));
      for (const t of tried) note(t, outcome(game, world, seat, t.pick));
      worlds++;
    } while (wantsMore(budget, worlds, legal.length));

    tried.sort((a, b) => b.sum - a.sum);
    const equals = tried.filter((t) => t.sum === tried[0]!.sum).length;
    const chosen = rand(lots, equals);
    [tried[0], tried[chosen]] = [tried[chosen]!, tried[0]!];
    const top = tried.slice(0, TOP).map(summary);
    return { pick: tried[0].pick, info: { iterations: worlds * legal.length, worlds, fallbacks: 0, top } };
  },
};

function wantsMore({ iterations, expired }: Budget, worlds: number, picks: number): boolean {
  if (worlds >= MOST_WORLDS) return false;
  if (iterations === undefined && expired) return !expired();
  return worlds < Math.max(FEWEST_WORLDS, Math.floor((iterations ?? ITERATIONS) / picks));
}

/** What the seat makes of the table after its answer in one world. */
function outcome(game: AnyGame, world: { ply: number }, seat: Seat, pick: unknown): readonly Term[] {
  const s: Dream = game.clone(world);
  answerIn(game, s, seat, pick);
  const terms = game.evaluate(game.view(s, seat), seat);
  const result = game.result(s);
  return result ? [...terms, { id: 'result', value: WIN * (2 * result[seat]!.share - 1) }] : terms;
}

function note(t: Tried<unknown>, terms: readonly Term[]): void {
  let value = 0;
  for (const term of terms) value += term.value;
  if (!Number.isFinite(value)) throw new Error(`the terms add up to ${value}: ${JSON.stringify(terms)}`);
  t.sum += value;
  t.squares += value * value;
  t.terms.push(terms);
}

function summary<P>({ pick, sum, squares, terms }: Tried<P>) {
  const visits = terms.length;
  const mean = sum / visits;
  const variance = visits > 1 ? Math.max(0, (squares - visits * mean * mean) / (visits - 1)) : 0;
  const why = new Map<string, number>();
  for (const { id, value } of terms.flat()) why.set(id, (why.get(id) ?? 0) + value / visits);
  return { pick, mean, se: Math.sqrt(variance / visits), visits, why: [...why].map(([id, value]) => ({ id, value })) };
}
