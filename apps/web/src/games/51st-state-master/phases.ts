import type { Frame, Phase, View } from '@ashtown/51st-state-master/board';
import { phaseOf } from '../51st-state-common/phases.ts';

/** The phase each frame belongs to. */
const PHASE: Partial<Record<Frame['t'], Phase>> = {
  deal: 'setup',
  pickFaction: 'setup',
  keepHand: 'setup',
  draft: 'lookout',
  reveal: 'lookout',
  draftPick: 'lookout',
  soloDraft: 'lookout',
  soloPick: 'lookout',
  layRandom: 'lookout',
  layRest: 'lookout',
  soloReveal: 'lookout',
  produce: 'production',
  produced: 'production',
  suppliersTarget: 'production',
  turn: 'action',
  takeTurn: 'action',
  acted: 'action',
  rivalTurn: 'action',
  soloTarget: 'action',
  store: 'cleanup',
  storeGoods: 'cleanup',
};

const TRACK: readonly Phase[] = ['lookout', 'production', 'action', 'cleanup'];

/** Set-up, then the four phases of a round, and which one this is. */
export function phases(v: View, words: { phase(id: string): string }): { names: readonly string[]; now: number } {
  const phase = phaseOf(v.stack, PHASE) ?? 'action';
  const track: readonly Phase[] = phase === 'setup' ? [phase, ...TRACK] : TRACK;
  const names = track.map((id) => words.phase(id));
  return { names, now: v.winners ? names.length : track.indexOf(phase) };
}

export const round = ({ round: n }: View) => (n > 0 ? ({ what: 'round', n } as const) : null);
