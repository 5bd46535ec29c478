import type { Phase, View } from '@ashtown/metro-2033/board';
import { phaseOf, trackOf } from '../../kit/index.ts';
import type { Place } from '../../table/board.ts';

export const round = ({ turn: { no: n } }: View) => (n > 0 ? ({ what: 'turn', n } as const) : null);

/** The phases of a turn, and which one this is. An attack is one of them only where there is one. */
export function phases(v: View, words: { phase(id: string): string }, told?: Place | null) {
  const turn = told?.round ?? v.turn.no;
  if (turn === 0 || told?.phase === 'factions') return trackOf(words, ['factions'], 'factions');
  const attack: readonly Phase[] = v.attack?.no === turn ? ['attack'] : [];
  const action = v.stack.findLast((f) => f.t === 'turnAction')?.window === 1;
  const now = phaseOf(v.stack, { attack: 'attack', draw: 'draw' }) ?? (action ? 'action' : 'free');
  return trackOf<Phase>(words, ['action', ...attack, 'draw', 'free'], now, told?.phase);
}
