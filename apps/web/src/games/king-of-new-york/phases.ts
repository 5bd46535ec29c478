import { PHASES, type Phase, type Question, REROLLS, type View } from '@ashtown/king-of-new-york/board';
import type { Props } from './props.ts';

/** Where a frame of the stack belongs in a turn; what is not listed says nothing. */
const PHASE: Partial<Record<Question | 'roll' | 'result' | 'symbols' | 'move' | 'buy' | 'end', Phase>> = {
  superSpeedMove: 'start',
  subwayMove: 'start',
  roll: 'start',
  rollOrStop: 'roll',
  result: 'roll',
  chameleon: 'resolve',
  hailingCabs: 'resolve',
  convertSymbols: 'resolve',
  chooseSymbolType: 'resolve',
  allocateHeal: 'resolve',
  allocateAttack: 'resolve',
  destroyObject: 'resolve',
  flee: 'resolve',
  symbols: 'resolve',
  moveStep: 'move',
  stinkAttack: 'move',
  move: 'resolve',
  buyStep: 'buy',
  nextStageSplit: 'buy',
  photoOpTarget: 'buy',
  teslaCannonDiscard: 'buy',
  buy: 'move',
  end: 'buy',
};

export const round = ({ turn: { no: n } }: View) => (n > 0 ? ({ what: 'turn', n } as const) : null);

/** The phases of a turn, and which one this is: that of the uppermost frame that belongs to one. */
export function phases(v: View, words: Props['words']): { names: readonly string[]; now: number } {
  const frame = v.stack.findLast(({ t }) => PHASE[t as Question] !== undefined);
  const here = v.winners ? 'end' : frame ? PHASE[frame.t as Question]! : 'start';
  const roll = words.board.rollOf(REROLLS + 1 - v.turn.rerolls, REROLLS + 1);
  const names = PHASES.map((id) => (id === 'roll' && here === 'roll' ? roll : words.phase(id)));
  return { names, now: PHASES.indexOf(here) };
}
