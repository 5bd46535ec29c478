import type { Seat } from '@ashtown/engine';
import { countFaces, facesOf } from '../answers/index.ts';
import type { Tables } from '../content/tables.ts';
import type { Answer, View } from '../state.ts';
import { reckonOf } from './reckon.ts';

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
  function look(v: View, seat: Seat, legal: readonly Answer[]): void {
    if (v === view && legal === choice) return;
    view = v;
    choice = legal;
    worths = reckon(v, seat, legal);
    most = Math.max(...(worths ?? []).filter((worth) => !Number.isNaN(worth)));
  }

  /** A card that only guards Superstar is worth nothing to whoever does not hold it. */
  const guards = t.cardIds.filter((id) => {
    const { mods = [], triggers = [] } = t.cards[id]!;
    return triggers.length === 0 && mods.length > 0 && mods.every((mod) => mod.t === 'superstarNeeds');
  });
  const bought = new Set<Answer>(guards.map((id) => `buy ${id}` as const));

  return (v: View, seat: Seat, legal: readonly Answer[], pick: Answer): string[] => {
    if (bought.has(pick) && v.superstar !== seat) return ['boughtUseless'];
    look(v, seat, legal);
    const lost = worths ? most - worths[legal.indexOf(pick)]! : Number.NaN;
    if (pick === 'stop') return lost > WORTH_ROLLING ? ['stoppedEarly'] : [];
    return lost > 0 && parts(v, pick as `reroll ${string}`) ? ['partedDice'] : [];
  };
}

/** Whether some dice of a face are thrown again and others are kept. */
function parts({ turn }: View, pick: `reroll ${string}`): boolean {
  const all = countFaces(turn.dice);
  return facesOf(pick).some((n, face) => n > 0 && n < all[face]!);
}
