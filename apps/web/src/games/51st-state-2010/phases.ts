import type { Frame, View } from '@ashtown/catalog/51st-state-2010';
import type { Lang } from '@ashtown/engine';
import { boardText } from './text/index.ts';

/** Which phase goes on while a frame lies on the stack; the topmost that says so decides. */
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
  for (let i = v.stack.length - 1; i >= 0; i--) {
    const phase = PHASE[v.stack[i]!.t];
    if (phase !== undefined) return { names, now: phase };
  }
  return { names, now: 2 };
}
