import { type Frame, type Phase, ROUNDS, type View } from '@ashtown/armageddon/board';
import { phaseOf, trackOf } from '../../kit/phases.ts';
import type { Place } from '../../table/board.ts';

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

/** What stands last of a round, where it is that. */
const LAST: readonly Phase[] = ['midgame', 'scoring'];

/** The phases of a round, and which one this is. */
export function phases(v: View, words: { phase(id: string): string }, told?: Place | null) {
  const now = v.over ? 'scoring' : (phaseOf(v.stack, PHASE) ?? 'preparation');
  const last = LAST.find((phase) => phase === (told?.phase ?? now)) ?? 'completion';
  return trackOf<Phase>(words, ['preparation', 'auction', 'resolution', last], now, told?.phase);
}

export const round = ({ round: n }: View) => (n > 0 ? ({ what: 'round', n, last: ROUNDS } as const) : null);
