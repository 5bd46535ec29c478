import { PHASES, type Phase, REROLLS, type View } from '@ashtown/king-of-new-york/board';
import { phaseOf, trackOf } from '../../kit/index.ts';
import type { Place } from '../../table/board.ts';
import type { Props } from './props.ts';

/** Where a frame of the stack belongs in a turn; what is not listed says nothing. */
const PHASE: Partial<Record<View['stack'][number]['t'], Phase>> = {
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

/** The phases of a turn, and which one this is. */
export function phases({ stack, turn, winners }: View, words: Props['words'], told?: Place | null) {
  const here = winners ? 'end' : (phaseOf(stack, PHASE) ?? 'start');
  const phase = told?.phase ?? here;
  const isNow = !told || told.round === turn.no;
  const rollOf = (n: number) => words.board.rollOf(n, REROLLS + 1);
  const named = (roll: string) =>
    trackOf({ phase: (id) => (id === 'roll' ? roll : words.phase(id)) }, PHASES, here, told?.phase);
  const shown = named(phase === 'roll' && isNow ? rollOf(REROLLS + 1 - turn.rerolls) : words.phase('roll'));
  return { ...shown, room: named(rollOf(REROLLS + 1)).names };
}
