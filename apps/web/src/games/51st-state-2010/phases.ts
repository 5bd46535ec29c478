import { type Frame, PHASES, type Phase, type View } from '@ashtown/51st-state-2010/board';
import { phaseOf } from '../51st-state-common/phases.ts';

/** The phase each frame belongs to. */
const PHASE: Partial<Record<Frame['t'], Phase>> = {
  turn: 'lookout',
  trims: 'lookout',
  trim: 'lookout',
  reveal: 'lookout',
  picks: 'lookout',
  pick: 'lookout',
  burn: 'lookout',
  leftovers: 'lookout',
  leftover: 'lookout',
  sweep: 'lookout',
  draws: 'lookout',
  keep: 'lookout',
  produce: 'production',
  stepping: 'production',
  step: 'production',
  next: 'actions',
  main: 'actions',
  scoring: 'scoring',
  cleanup: 'cleanup',
};

/** The five phases of a turn, and which one this is. */
export function phases(v: View, words: { phase(id: string): string }): { names: readonly string[]; now: number } {
  const names = PHASES.map((id) => words.phase(id));
  if (v.winners) return { names, now: names.length };
  return { names, now: PHASES.indexOf(phaseOf(v.stack, PHASE) ?? 'actions') };
}

export const round = ({ turn: n }: View) => (n > 0 ? ({ what: 'turn', n } as const) : null);
