import { type Frame, type Phase, ROUNDS, type View } from '@ashtown/armageddon/board';

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

/** The phases of a round, and which one this is: that of the uppermost frame that belongs to one. */
export function phases(v: View, words: { phase(id: string): string }): { names: readonly string[]; now: number } {
  const frame = v.stack.findLast(({ t }) => PHASE[t] !== undefined);
  const now = v.over ? 'scoring' : ((frame && PHASE[frame.t]) ?? 'preparation');
  const track: readonly Phase[] = ['preparation', 'auction', 'resolution', now === 'scoring' ? now : 'completion'];
  return { names: track.map((id) => words.phase(id)), now: track.indexOf(now) };
}

export const round = ({ round: n }: View) => (n > 0 ? ({ what: 'round', n, last: ROUNDS } as const) : null);
