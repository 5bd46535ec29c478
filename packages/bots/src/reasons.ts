import {
  type AnyGame,
  cloneRng,
  forkRng,
  type Reason,
  type Rng,
  type Seat,
  type Sheet,
  type Term,
} from '@ashtown/engine';
import type { Dream } from './dream.ts';
import { finishMove } from './rollout.ts';
import { tryAll } from './trials.ts';

const WORLDS = 8;
/** Where dice are thrown it takes more of them to see what they bring on average. */
const WORLDS_OF_DICE = 24;
/** More than these nobody reads. */
const MOST_FACTS = 4;
const MOST_TERMS = 2;
/** Differences below these are chance. */
const LEAST_FACT = 0.3;
const LEAST_TERM = 0.25;

/** What becomes of an answer in the worlds it was tried in: each seat's sheet, one's own terms, and how often it wins at once. */
interface Outcome {
  sheets: Sheet[][];
  terms: Map<string, number>;
  wins: number;
}

/**
 * What speaks for each of these answers: how the sheets change until its move is finished, and in which terms the first is
 * better than the second and the others are worse than the first.
 */
export function reasonsFor<V, P>(
  game: AnyGame,
  seat: Seat,
  { view, rng }: { view: V; rng: Rng },
  picks: readonly P[],
): Reason[][] {
  const players = game.standing(view).length;
  const sheetsIn = (v: unknown): Sheet[] => Array.from({ length: players }, (_, s) => game.sheet?.(v, s) ?? []);
  const outcomes = picks.map((): Outcome => ({ sheets: [], terms: new Map(), wins: 0 }));
  const dreams = cloneRng(rng);
  // Dice that are thrown again lead to the same question: what they bring is seen once they are resolved.
  const isDice = Boolean(game.ahead?.reckon?.(view, seat, picks));
  const worlds = isDice ? WORLDS_OF_DICE : WORLDS;
  const chance = forkRng(dreams);
  tryAll(game, seat, { view, picks, dreams }, { worlds, wholeMoves: true }, (dream: Dream, nth) => {
    const { sheets, terms } = outcomes[nth]!;
    if (isDice) finishMove(game, dream, seat, { question: '', round: game.rounds(dream) }, cloneRng(chance));
    const after = game.view(dream, seat);
    sheets.push(sheetsIn(after));
    for (const { id, value } of game.evaluate(after, seat) as Term[])
      terms.set(id, (terms.get(id) ?? 0) + value / worlds);
    if (game.result(dream)?.[seat]?.share === 1) outcomes[nth]!.wins++;
  });
  const before = sheetsIn(view);
  const facts = outcomes.map(({ sheets }) => factsOf(before, sheets));
  return outcomes.map((outcome, nth) => {
    const beside = outcomes[nth === 0 ? 1 : 0];
    return [
      ...(outcome.wins === worlds ? [{ t: 'wins' as const }] : []),
      ...tellingFacts(facts, nth, seat),
      ...(beside ? differences(outcome.terms, beside.terms, nth) : []),
    ];
  });
}

type Fact = Extract<Reason, { t: 'sheet' }>;

/** The facts of an answer that say something about it: one's own first, and of the others what is not so in any case. */
function tellingFacts(all: readonly (readonly Fact[])[], nth: number, me: Seat): Fact[] {
  const isSame = (a: Fact, b: Fact): boolean =>
    a.seat === b.seat && a.what === b.what && a.each === b.each && a.n === b.n;
  const isAnyway = (fact: Fact): boolean => all.length > 1 && all.every((facts) => facts.some((x) => isSame(x, fact)));
  const mine = all[nth]!.filter(({ seat }) => seat === me);
  const others = all[nth]!.filter((fact) => fact.seat !== me && !isAnyway(fact));
  return [...mine, ...others].slice(0, MOST_FACTS);
}

/** What changes on the sheets, in the order of the seats. */
function factsOf(before: readonly Sheet[], worlds: readonly (readonly Sheet[])[]): Fact[] {
  return before.flatMap((sheet, seat) =>
    linesOf([sheet, ...worlds.map((sheets) => sheets[seat]!)]).flatMap(({ what, each }): Fact[] => {
      const now = amountOf(sheet, what, each);
      const then = worlds.map((sheets) => amountOf(sheets[seat]!, what, each));
      const left = then.reduce((sum, n) => sum + n, 0) / then.length;
      const sure = then.every((n) => n === then[0]);
      const n = left - now;
      if (Math.abs(n) < LEAST_FACT) return [];
      return [{ t: 'sheet', seat, what, n, left, sure, ...(each && { each }) }];
    }),
  );
}

type Line = Pick<Sheet[number], 'what' | 'each'>;

/** What stands on any of these sheets, each once. */
function linesOf(sheets: readonly Sheet[]): Line[] {
  const lines = new Map<string, Line>();
  for (const { what, each } of sheets.flat()) lines.set(`${what} ${each}`, { what, ...(each && { each }) });
  return [...lines.values()];
}

const amountOf = (sheet: Sheet, what: string, each: true | undefined): number =>
  sheet.find((line) => line.what === what && line.each === each)?.n ?? 0;

/** Where the first is better, and where the others are worse: the greatest difference first. */
function differences(mine: ReadonlyMap<string, number>, beside: ReadonlyMap<string, number>, nth: number): Reason[] {
  return [...new Set([...mine.keys(), ...beside.keys()])]
    .map((id) => ({ t: 'term' as const, id, n: (mine.get(id) ?? 0) - (beside.get(id) ?? 0) }))
    .filter(({ n }) => (nth === 0 ? n : -n) >= LEAST_TERM)
    .sort((a, b) => Math.abs(b.n) - Math.abs(a.n))
    .slice(0, MOST_TERMS);
}
