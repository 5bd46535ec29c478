import { countFaces } from '../answers/index.ts';
import type { Tables } from '../content/tables.ts';
import { CELEBRITY, DESTRUCTION, FACES, type Face } from '../content/vocabulary.ts';
import { active, findMod } from '../rules/queries.ts';
import type { Answer, View } from '../state.ts';
import { surelyWins } from './sure.ts';

/** What must not become of dice and symbols in the result window. */

/** Whether a win that is sure with another answer is not with this one. */
export function unmakesWin(t: Tables, v: View, legal: readonly Answer[], pick: Answer): boolean {
  const wins = (x: Answer): boolean => {
    const after = changed(t, v, x);
    return after !== null && surelyWins(t, after, after.turn.open, active(v).at);
  };
  return !wins(pick) && legal.some(wins);
}

/** The view with the symbols that an answer leads to; null for one that changes something else. */
function changed(t: Tables, v: View, pick: Answer): View | null {
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
  } else if (pick !== 'no' && pick !== 'pass') return null;
  return { ...v, turn: { ...v.turn, open, unitsOnly } };
}
