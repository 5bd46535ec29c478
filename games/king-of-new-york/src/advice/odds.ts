import { chanceOfHits, type Odds, type Seat } from '@ashtown/engine';
import { countFaces, facesOf } from '../answers/index.ts';
import { reckonOf } from '../bot/reckon.ts';
import type { Tables } from '../content/tables.ts';
import { FACES } from '../content/vocabulary.ts';
import type { Rules } from '../rules/index.ts';
import type { Answer, View } from '../state.ts';

/** Whose throw it is about. */
export const THROWS = ['throw', 'best'] as const;
export type ThrowId = (typeof THROWS)[number];
const COLUMNS = [1, 2, 3, 4, 5];

type Reroll = `reroll ${string}`;
const isReroll = (answer: Answer | null): answer is Reroll =>
  typeof answer === 'string' && answer.startsWith('reroll ');

/** How many of each symbol lie there once the dice that are marked, or those best thrown again, have fallen. */
export function oddsOf(t: Tables, rules: Pick<Rules, 'legal'>) {
  const reckon = reckonOf(t);

  function tableOf(v: View, of: ThrowId, pick: Reroll): Odds {
    const thrown = facesOf(pick);
    const n = thrown.reduce((sum, k) => sum + k);
    const kept = countFaces(v.turn.dice).map((k, face) => k - thrown[face]!);
    const rows = FACES.map((what, face) => ({
      what,
      chances: COLUMNS.map((least) => chanceOfHits(least - kept[face]!, n, 1 / FACES.length)),
    }));
    return { of, n, columns: COLUMNS, rows, pick };
  }

  return (v: View, seat: Seat, marked: Answer | null): readonly Odds[] => {
    const top = v.stack.at(-1);
    if (top?.t !== 'rollOrStop' || top.seats[0] !== seat) return [];
    const legal = rules.legal(v as never, seat);
    const worths = reckon(v, seat, legal)!;
    const throws = legal.map((pick, i) => ({ pick, worth: worths[i]! })).filter(({ pick }) => isReroll(pick));
    const best = throws.toSorted((a, b) => b.worth - a.worth)[0]?.pick ?? null;
    return [
      ...(isReroll(marked) && marked !== best ? [tableOf(v, 'throw', marked)] : []),
      ...(isReroll(best) ? [tableOf(v, 'best', best)] : []),
    ];
  };
}
