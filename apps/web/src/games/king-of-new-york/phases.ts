import { type Question, REROLLS, type View } from '@ashtown/catalog/king-of-new-york';
import type { Lang } from '@ashtown/engine';
import { boardText } from './text/index.ts';

/** Where a frame of the stack belongs in a turn; what is not listed says nothing. */
const PHASE: Partial<Record<Question | 'roll' | 'result' | 'symbols' | 'move' | 'buy' | 'end', number>> = {
  superSpeedMove: 0,
  subwayMove: 0,
  roll: 0,
  rollOrStop: 1,
  result: 1,
  chameleon: 2,
  hailingCabs: 2,
  convertSymbols: 2,
  chooseSymbolType: 2,
  allocateHeal: 2,
  allocateAttack: 2,
  destroyObject: 2,
  flee: 2,
  symbols: 2,
  moveStep: 3,
  stinkAttack: 3,
  move: 2,
  buyStep: 4,
  nextStageSplit: 4,
  photoOpTarget: 4,
  teslaCannonDiscard: 4,
  buy: 3,
  end: 4,
};

/** The phases of a turn, and which one this is: that of the uppermost frame that belongs to one. */
export function phases(v: View, _: unknown, lang: Lang): { names: readonly string[]; now: number } {
  const t = boardText(lang).phase;
  const roll = REROLLS + 1 - v.turn.rerolls;
  let now = 0;
  for (let i = v.stack.length - 1; i >= 0; i--) {
    const phase = PHASE[v.stack[i]!.t as Question];
    if (phase === undefined) continue;
    now = phase;
    break;
  }
  if (v.winners) now = 5;
  return { names: [t.start, now === 1 ? t.rollOf(roll, REROLLS + 1) : t.roll, t.resolve, t.move, t.buy, t.end], now };
}
