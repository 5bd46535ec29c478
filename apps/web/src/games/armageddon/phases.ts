import { type Frame, type Phase, ROUNDS, type View } from '@ashtown/armageddon/board';
import { phaseOf, trackOf } from '../../kit/phases.ts';

/** Where a frame of the stack belongs in a round; what is not listed says nothing. */
const PHASE: Partial<Record<Frame['t'], Phase>> = {
  bidding: 'auction',
  bonus: 'auction',
  penalty: 'auction',
  explore: 'resolution',
  takeEquipment: 'resolution',
  takeBuilding: 'resolution',
  placeBuilding: 'resolution',
  exchangeInPlace: 'resolution',
  cityTurn: 'resolution',
  cityAction: 'resolution',
  exploration: 'auction',
  construction: 'resolution',
  city: 'resolution',
  retrieve: 'resolution',
  house: 'completion',
  income: 'completion',
  choosePrivateTile: 'scoring',
};

/** The phases of a round, and which one this is. */
export function phases(v: View, words: { phase(id: string): string }) {
  const now = v.over ? 'scoring' : (phaseOf(v.stack, PHASE) ?? 'preparation');
  return trackOf(words, ['preparation', 'auction', 'resolution', now === 'scoring' ? now : 'completion'], now);
}

export const round = ({ round: n }: View) => (n > 0 ? ({ what: 'round', n, last: ROUNDS } as const) : null);
