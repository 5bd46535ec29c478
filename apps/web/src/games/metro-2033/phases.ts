import type { Phase, View } from '@ashtown/metro-2033/board';

export const round = ({ turn: { no: n } }: View) => (n > 0 ? ({ what: 'turn', n } as const) : null);

/** The phases of a turn, and which one this is. An attack is one of them only where there is one. */
export function phases(v: View, words: { phase(id: string): string }): { names: readonly string[]; now: number } {
  const track: readonly Phase[] =
    v.turn.no === 0
      ? ['factions']
      : ['action', ...(v.attack?.no === v.turn.no ? (['attack'] as const) : []), 'draw', 'free'];
  return { names: track.map((id) => words.phase(id)), now: track.indexOf(phaseOf(v)) };
}

function phaseOf(v: View): Phase {
  if (v.turn.no === 0) return 'factions';
  const has = (kind: string) => v.stack.some((f) => f.t === kind);
  if (has('attack')) return 'attack';
  if (has('draw')) return 'draw';
  return v.stack.findLast((f) => f.t === 'turnAction')?.window === 1 ? 'action' : 'free';
}
