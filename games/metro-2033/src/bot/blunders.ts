import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { CARAVAN, THREAT } from '../content/vocabulary.ts';
import type { Answer, View } from '../state.ts';

const ACTIONS = /^(play|protect|discard|exchange$)/;

/** What anybody who knows the game would laugh at. */
export function blundersOf(t: Tables) {
  /** MET-50: nothing is below that would rise, and the card does nothing itself. */
  const isVain = (down: number, pick: Answer): boolean => {
    if (!pick.startsWith('discard ')) return false;
    const { cost, category } = t.cards[t.cardOf.get(pick.slice('discard '.length))!]!;
    return Math.min(down, cost) === 0 && category !== THREAT && category !== CARAVAN;
  };

  return (v: View, seat: Seat, legal: readonly Answer[], pick: Answer, before: readonly Answer[]): string[] => {
    const p = v.players[seat]!;
    const found: string[] = [];
    if (isVain(p.down, pick) && legal.some((other) => other !== 'tidy' && !isVain(p.down, other)))
      found.push('discardedForNothing');
    if (pick === 'none' && legal.length > 1) found.push('refusedFreePlay');
    const turn = before.slice(before.lastIndexOf('end') + 1);
    if (pick.startsWith('tidy ')) {
      const [, card, side] = pick.split(' ');
      if (turn.includes(side === 'protection' ? `protect ${card}` : `play ${card}`)) found.push('tidiedWhatWasPlayed');
    }
    if (pick === 'exchange' && before.findLast((answer) => ACTIONS.test(answer)) === 'exchange')
      found.push('exchangedAgain');
    return found;
  };
}
