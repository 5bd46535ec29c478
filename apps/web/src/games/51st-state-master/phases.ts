import type { Frame, Phase, View } from '@ashtown/51st-state-master/board';
import { byPhase, phaseOf, trackOf } from '../../kit/index.ts';
import type { Place } from '../../table/board.ts';

const PHASE = byPhase<Frame['t'], Phase>({
  setup: ['deal', 'pickFaction', 'keepHand'],
  lookout: ['draft', 'reveal', 'draftPick', 'soloDraft', 'soloPick', 'layRandom', 'layRest', 'soloReveal'],
  production: ['produce', 'produced', 'suppliersTarget'],
  action: ['turn', 'takeTurn', 'acted', 'rivalTurn', 'soloTarget'],
  cleanup: ['store', 'storeGoods'],
});

const TRACK: readonly Phase[] = ['lookout', 'production', 'action', 'cleanup'];

/** Set-up, then the four phases of a round, and which one this is. */
export function phases(v: View, words: { phase(id: string): string }, told?: Place | null) {
  const phase = phaseOf(v.stack, PHASE) ?? 'action';
  const track = [phase, told?.phase].includes('setup') ? (['setup', ...TRACK] as const) : TRACK;
  return trackOf(words, track, v.winners ? null : phase, told?.phase);
}

export const round = ({ round: n }: View) => (n > 0 ? ({ what: 'round', n } as const) : null);
