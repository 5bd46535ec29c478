import { type Frame, PHASES, type Phase, type View } from '@ashtown/51st-state-2010/board';
import { byPhase, phaseOf, trackOf } from '../../kit/index.ts';
import type { Place } from '../../table/board.ts';

const PHASE = byPhase<Frame['t'], Phase>({
  lookout: 'turn trims trim reveal picks pick burn leftovers leftover sweep draws keep'.split(' ') as Frame['t'][],
  production: ['produce', 'stepping', 'step'],
  actions: ['next', 'main', 'closing', 'after'],
  scoring: ['scoring'],
  cleanup: ['cleanup'],
});

/** The five phases of a turn, and which one this is. */
export const phases = (v: View, words: { phase(id: string): string }, told?: Place | null) =>
  trackOf(words, PHASES, v.winners ? null : (phaseOf(v.stack, PHASE) ?? 'actions'), told?.phase);

export const round = ({ turn: n }: View) => (n > 0 ? ({ what: 'turn', n } as const) : null);
