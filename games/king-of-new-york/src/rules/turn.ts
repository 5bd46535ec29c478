import type { Seat } from '@ashtown/engine';
import type { Turn } from '../state.ts';

/** The memory of a turn, empty (KNY-26). */
export const newTurn = (
  seats: number,
  no: number,
  seat: Seat,
  normal: Seat,
  extra: boolean,
  subway: boolean,
): Turn => ({
  no,
  seat,
  normal,
  extra,
  subway,
  rides: 0,
  dice: [],
  rerolls: 0,
  open: [0, 0, 0, 0, 0, 0],
  unitsOnly: false,
  entered: false,
  destroyed: [0, 0, 0],
  dealt: Array<number>(seats).fill(0),
  gained: Array<number>(seats).fill(0),
  tapped: 0,
  fell: 0,
  used: [],
});
