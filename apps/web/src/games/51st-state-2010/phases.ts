import type { Frame, View } from '@ashtown/catalog/51st-state-2010';
import type { Lang } from '@ashtown/engine';
import { phaseOf } from '../51st-state-common/phases.ts';
import { boardText } from './text/index.ts';

/** The phase each frame belongs to. */
const PHASE: Partial<Record<Frame['t'], number>> = {
  turn: 0,
  trims: 0,
  trim: 0,
  reveal: 0,
  picks: 0,
  pick: 0,
  burn: 0,
  leftovers: 0,
  leftover: 0,
  sweep: 0,
  draws: 0,
  keep: 0,
  produce: 1,
  stepping: 1,
  step: 1,
  next: 2,
  main: 2,
  scoring: 3,
  cleanup: 4,
};

/** The five phases of a turn, and which one this is. */
export function phases(v: View, _: unknown, lang: Lang): { names: readonly string[]; now: number } {
  const t = boardText(lang).phase;
  const names = [t.lookout, t.production, t.actions, t.scoring, t.cleanup];
  if (v.winners) return { names, now: names.length };
  return { names, now: phaseOf(v.stack, PHASE) ?? 2 };
}
