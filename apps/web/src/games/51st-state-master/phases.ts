import type { Frame, Phase, View } from '@ashtown/51st-state-master/board';
import { byPhase, phaseOf, trackOf } from '../../kit/index.ts';

const PHASE = byPhase<Frame['t'], Phase>({
  setup: ['deal', 'pickFaction', 'keepHand'],
  lookout: ['draft', 'reveal', 'draftPick', 'soloDraft', 'soloPick', 'layRandom', 'layRest', 'soloReveal'],
  production: ['produce', 'produced', 'suppliersTarget'],
  action: ['turn', 'takeTurn', 'acted', 'rivalTurn', 'soloTarget'],
  cleanup: ['store', 'storeGoods'],
});

const TRACK: readonly Phase[] = ['lookout', 'production', 'action', 'cleanup'];

/** Set-up, then the four phases of a round, and which one this is. */
export function phases(v: View, words: { phase(id: string): string }) {
  const phase = phaseOf(v.stack, PHASE) ?? 'action';
  return trackOf(words, phase === 'setup' ? [phase, ...TRACK] : TRACK, v.winners ? null : phase);
}

export const round = ({ round: n }: View) => (n > 0 ? ({ what: 'round', n } as const) : null);
