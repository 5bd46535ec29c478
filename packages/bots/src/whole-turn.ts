import {
  type AnyFrame,
  type AnyGame,
  cloneRng,
  forkRng,
  type Rng,
  type Seat,
  type StateBase,
  type WholeTurns,
} from '@ashtown/engine';
import { isOver, type Turn } from './bot.ts';
import { type Dream, worthOf } from './dream.ts';
import { indexOfMost } from './light.ts';

/** A way through the rest of a turn: the answers to its question in their order, and what it is worth once the turn is over. */
export interface Line<P> {
  picks: readonly P[];
  worth: number;
}

/** Tables that are gone on with after each answer, and how many are looked at in all. */
const BEAM = 24;
const MOST = 4000;
/** Worlds in which it is seen what chance brings on average. */
const DRAWS = 24;
/** What differs by less is the same turn in another order. */
const SAME = 1e-6;

/** A table with nothing on its stack but this turn: the rest of the round must not be played out, where chance decides. */
type Table = Dream & StateBase<AnyFrame>;

interface Node<P> {
  table: Table;
  /** What it is worth with what can still be done, and by how much chance brought less than on average until there. */
  hope: number;
  luck: number;
  /** The last step there, by the number of the first answer. */
  ways: ReadonlyMap<number, Step<P>>;
}

interface Step<P> {
  from: Node<P>;
  pick: P;
}

/**
 * The best way through the rest of a turn for each first answer, the best one first; null where the game knows no whole turns,
 * or none is going on. Ways that come to the same are one: it begins with an answer that chance decides, if one of them does,
 * since the others may then be chosen by what it brought.
 */
export function wholeTurns<V, P>(
  game: AnyGame,
  seat: Seat,
  { view, legal, budget }: Turn<V, P>,
  dreams: Rng,
): Line<P>[] | null {
  const turns: WholeTurns<Table, P> | undefined = game.ahead?.turns;
  const base = turns ? (view as Table).stack.findLastIndex(({ t }) => t === turns.question) : -1;
  if (!turns || base < 0) return null;
  const world: Table = game.determinize(view, forkRng(dreams));
  const rest = world.stack.slice(0, base);
  const { worth, answer, luckOf } = tableIn(game, seat, turns, rest, forkRng(dreams));
  world.stack = world.stack.slice(base);
  const root: Node<P> = { table: world, hope: worth(world), luck: 0, ways: new Map() };

  const best: (Line<P> | undefined)[] = legal.map(() => undefined);
  function note(ways: Node<P>['ways'], value: number): void {
    for (const [first, step] of ways)
      if (!(best[first] && best[first].worth >= value)) best[first] = { picks: picksOf(step, first), worth: value };
  }

  let looked = 0;
  for (let layer = [root]; layer.length > 0; ) {
    const found = new Map<string, Node<P>>();
    for (const node of layer) {
      const isFirst = node === root;
      if (!isFirst && (looked >= MOST || isOver(budget))) {
        note(node.ways, node.hope + node.luck);
        continue;
      }
      const picks: readonly P[] = isFirst ? legal : game.legal(node.table, seat);
      for (const [nth, pick] of picks.entries()) {
        const table: Table = game.clone(node.table);
        answer(table, pick);
        looked++;
        const step = { from: node, pick };
        const ways = new Map((isFirst ? [nth] : [...node.ways.keys()]).map((first) => [first, step]));
        const isOverNow = table.stack.length === 0;
        const key = isOverNow ? '' : turns.keyOf(table, seat);
        const known = found.get(key);
        if (known) {
          known.ways = new Map([...ways, ...known.ways]);
          continue;
        }
        const hope = worth(table);
        const luck = node.luck + luckOf(node.table, pick, hope);
        if (isOverNow) note(ways, hope + luck);
        else found.set(key, { table, hope, luck, ways });
      }
    }
    layer = [...found.values()].sort((a, b) => b.hope + b.luck - a.hope - a.luck).slice(0, BEAM);
  }
  return withoutTwins(best, (pick) => turns.drawOf(world, seat, pick) !== null);
}

/** How a table is judged and goes on within a turn. */
function tableIn<P>(game: AnyGame, seat: Seat, turns: WholeTurns<Table, P>, rest: readonly AnyFrame[], chance: Rng) {
  /** With the rest of the round on its stack, as the game knows it. */
  function whole<T>(table: Table, look: () => T): T {
    const { stack } = table;
    table.stack = [...rest, ...stack];
    const found = look();
    table.stack = stack;
    return found;
  }

  const worth = (table: Table): number => whole(table, () => worthOf(game, table, seat));

  /** Further questions an answer brings are answered for the best. */
  function answer(table: Table, pick: P): void {
    game.apply(table, seat, pick, null);
    while (table.stack.length > 0 && game.question(table, seat) !== turns.question) {
      const picks = game.legal(table, seat);
      const worths = picks.map((further) => {
        const next: Table = game.clone(table);
        game.apply(next, seat, further, null);
        return worth(next);
      });
      game.apply(table, seat, picks[indexOfMost(worths)], null);
    }
  }

  const lucks = new Map<string, number>();
  /** By how much less an answer has brought than on average. */
  function luckOf(before: Table, pick: P, hope: number): number {
    const draw = turns.drawOf(before, seat, pick);
    if (draw === null) return 0;
    const known = lucks.get(draw);
    if (known !== undefined) return known;
    const seen = whole(before, () => game.view(before, seat));
    const lots = cloneRng(chance); // the same for each draw: of two cards the better one is never worse than the first
    let sum = 0;
    for (let n = 0; n < DRAWS; n++) {
      const other: Table = game.determinize(seen, forkRng(lots));
      other.stack = other.stack.slice(rest.length);
      answer(other, pick);
      sum += worth(other);
    }
    const luck = sum / DRAWS - hope;
    lucks.set(draw, luck);
    return luck;
  }

  return { worth, answer, luckOf };
}

/** The best first; of those that come to the same the first one, or one that shows something. */
function withoutTwins<P>(found: readonly (Line<P> | undefined)[], shows: (pick: P) => boolean): Line<P>[] {
  const lines: Line<P>[] = [];
  for (const line of found) {
    if (!line) continue;
    const twin = lines.findIndex(({ worth }) => Math.abs(worth - line.worth) < SAME);
    if (twin < 0) lines.push(line);
    else if (shows(line.picks[0]!) && !shows(lines[twin]!.picks[0]!)) lines[twin] = line;
  }
  return lines.sort((a, b) => b.worth - a.worth);
}

function picksOf<P>(last: Step<P>, first: number): P[] {
  const picks: P[] = [];
  for (let step: Step<P> | undefined = last; step; step = step.from.ways.get(first)) picks.unshift(step.pick);
  return picks;
}
