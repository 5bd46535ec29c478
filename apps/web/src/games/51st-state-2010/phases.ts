import { type Frame, PHASES, type Phase, type View } from '@ashtown/51st-state-2010/board';
import type { Lang } from '@ashtown/engine';
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

const TURN: Readonly<Record<Lang, string>> = { en: 'Turn', pl: 'Tura', sk: 'Ťah' };

export const round = ({ turn }: View, lang: Lang): string | null => (turn > 0 ? `${TURN[lang]} ${turn}` : null);
