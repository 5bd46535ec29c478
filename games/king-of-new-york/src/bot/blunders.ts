import type { Seat } from '@ashtown/engine';
import { countFaces, facesOf, type Reroll } from '../answers/index.ts';
import type { Tables } from '../content/tables.ts';
import { MANHATTAN } from '../content/vocabulary.ts';
import { active } from '../rules/queries.ts';
import type { Answer, View } from '../state.ts';
import { chancesToWin, reckonOf } from './reckon.ts';
import { surelyWins } from './sure.ts';

/** A reroll that brings more stars than this is not given away. */
const WORTH_ROLLING = 0.1;

/** What anybody who knows the game would laugh at: with dice all of it can be reckoned. */
export function blundersOf(t: Tables) {
  const reckon = reckonOf(t);
  /** Asked about one answer after the other of the same choice. */
  let choice: readonly Answer[] = [];
  let view: View | null = null;
  let worths: readonly number[] | null = null;
  let most = 0;
  let chances: readonly number[] = [];
  let best = 0;
  function look(v: View, seat: Seat, legal: readonly Answer[]): void {
    if (v === view && legal === choice) return;
    view = v;
    choice = legal;
    worths = reckon(v, seat, legal);
    if (!worths) return;
    most = mostOf(worths);
    chances = chancesToWin(t, v, seat, legal);
    best = mostOf(chances);
  }

  /** A card that only guards Superstar is worth nothing to whoever does not hold it. */
  const guards = t.cardIds.filter((id) => {
    const { mods = [], triggers = [] } = t.cards[id]!;
    return triggers.length === 0 && mods.length > 0 && mods.every((mod) => mod.t === 'superstarNeeds');
  });
  const bought = new Set<Answer>(guards.map((id) => `buy ${id}` as const));

  function rolling(v: View, legal: readonly Answer[], pick: Answer): string[] {
    const at = legal.indexOf(pick);
    // Even chances after it cannot make up for what is left to luck.
    if (2 * (1 - best) < 1 - chances[at]!) return ['leftWin'];
    if (best > 0.5 && chances[at] === best) return [];
    const lost = most - worths![at]!;
    if (pick === 'stop' && lost > WORTH_ROLLING) return ['stoppedEarly'];
    if (pick !== 'stop' && lost > 0 && parts(v, pick as Reroll)) return ['partedDice'];
    return [];
  }

  return (v: View, seat: Seat, legal: readonly Answer[], pick: Answer): string[] => {
    if (bought.has(pick) && v.superstar !== seat) return ['boughtUseless'];
    const top = v.stack[v.stack.length - 1];
    if (top?.t === 'flee') return pick !== 'stay' && !top.fled && letsWin(t, v) ? ['letWin'] : [];
    look(v, seat, legal);
    return worths && isRoll(pick) ? rolling(v, legal, pick) : [];
  };
}

const mostOf = (numbers: readonly number[]): number => Math.max(...numbers.filter((n) => !Number.isNaN(n)));

const isRoll = (pick: Answer): boolean => pick === 'stop' || (typeof pick === 'string' && pick.startsWith('reroll '));

/** Whether some dice of a face are thrown again and others are kept. */
function parts({ turn }: View, pick: Reroll): boolean {
  const all = countFaces(turn.dice);
  return facesOf(pick).some((n, face) => n > 0 && n < all[face]!);
}

/** Whether the attacker wins in Manhattan, and only there. */
function letsWin(t: Tables, v: View): boolean {
  const { at } = active(v);
  const { open } = v.turn;
  return at !== MANHATTAN && surelyWins(t, v, open, MANHATTAN) && !surelyWins(t, v, open, at);
}
