import { oncePerQuestion, type Seat } from '@ashtown/engine';
import { countFaces } from '../answers/index.ts';
import type { Tables } from '../content/tables.ts';
import { CELEBRITY, DESTRUCTION, FACES, type Face } from '../content/vocabulary.ts';
import { active, findMod } from '../rules/queries.ts';
import type { Answer, View } from '../state.ts';
import { surelyWins } from './sure.ts';

/** What must not become of dice and symbols in the result window. */

/** Whether a win that is sure with another answer is not with this one, and nothing is added or converted later. */
export function unmakingOf(t: Tables): (v: View, seat: Seat, legal: readonly Answer[], pick: Answer) => boolean {
  const wins = (v: View, pick: Answer): boolean | undefined => {
    const after = changed(t, v, pick);
    return after && surelyWins(t, after, after.turn.open, active(v).at);
  };
  const someWins = oncePerQuestion((v: View, _, legal: readonly Answer[]) => legal.some((pick) => wins(v, pick)));
  return (v, seat, legal, pick) => wins(v, pick) === false && !isMoreToCome(t, v) && someWins(v, seat, legal);
}

/** What comes after these questions in the result window (KNY-48 to KNY-51). */
const LATER = {
  chameleon: ['cabs', 'painbow', 'bothWays', 'oneWay'],
  hailingCabs: ['painbow', 'bothWays', 'oneWay'],
} as const;

function isMoreToCome(t: Tables, v: View): boolean {
  const top = v.stack[v.stack.length - 1]!;
  if (top.t !== 'chameleon' && top.t !== 'hailingCabs') return false;
  const p = active(v);
  if (top.t === 'chameleon' && p.cards.some((id) => t.triggers.dice[id] || t.triggers.result[id])) return true;
  return LATER[top.t].some((kind) => findMod(t, p, kind));
}

/** The view with the symbols that an answer leads to; none for a free action, after which one is asked again (KNY-32). */
function changed(t: Tables, v: View, pick: Answer): View | undefined {
  const top = v.stack[v.stack.length - 1]!;
  const open = top.t === 'chameleon' ? countFaces(v.turn.dice) : v.turn.open.slice();
  let { unitsOnly } = v.turn;
  const move = (from: number, to: number, n: number): void => {
    open[from]! -= n;
    open[to]! += n;
  };
  if (top.t === 'convertSymbols' && typeof pick === 'number')
    move(FACES.indexOf(top.from), FACES.indexOf(top.to), pick);
  else if (pick === 'yes') {
    open[DESTRUCTION]! += findMod(t, active(v), 'cabs')!.n;
    unitsOnly = true;
  } else if (typeof pick === 'string' && pick.startsWith('turn ')) {
    const [, from, to] = pick.split(' ') as ['turn', Face, Face];
    open[CELEBRITY]!--;
    move(FACES.indexOf(from), FACES.indexOf(to), 1);
  } else if (pick !== 'no' && pick !== 'pass') return undefined;
  return { ...v, turn: { ...v.turn, open, unitsOnly } };
}
