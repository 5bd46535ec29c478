import type { Frame, View } from '@ashtown/catalog/51st-state-master';
import type { Lang } from '@ashtown/engine';
import { phaseOf } from '../51st-state-common/phases.ts';
import { boardText } from './text/index.ts';

/** The phase each frame belongs to. */
const PHASE: Partial<Record<Frame['t'], number>> = {
  deal: 0,
  pickFaction: 0,
  keepHand: 0,
  draft: 1,
  reveal: 1,
  draftPick: 1,
  soloDraft: 1,
  soloPick: 1,
  layRandom: 1,
  layRest: 1,
  soloReveal: 1,
  produce: 2,
  produced: 2,
  suppliersTarget: 2,
  turn: 3,
  takeTurn: 3,
  acted: 3,
  rivalTurn: 3,
  soloTarget: 3,
  store: 4,
  storeGoods: 4,
};

/** Set-up, then the four phases of a round, and which one this is. */
export function phases(v: View, _: unknown, lang: Lang): { names: readonly string[]; now: number } {
  const t = boardText(lang).phase;
  const names = [t.lookout, t.production, t.action, t.cleanup];
  if (v.winners) return { names, now: names.length };
  const phase = phaseOf(v.stack, PHASE) ?? 3;
  return phase === 0 ? { names: [t.setup, ...names], now: 0 } : { names, now: phase - 1 };
}
