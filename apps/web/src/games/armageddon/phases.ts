import type { Frame, View } from '@ashtown/catalog/armageddon';
import type { Lang } from '@ashtown/engine';
import { boardText } from './text/index.ts';

const AUCTION = 1;
const RESOLUTION = 2;
const COMPLETION = 3;

/** Where a frame of the stack belongs in a round; what is not listed says nothing. */
const PHASE: Partial<Record<Frame['t'], number>> = {
  bidding: AUCTION,
  bonus: AUCTION,
  penalty: AUCTION,
  explore: RESOLUTION,
  takeEquipment: RESOLUTION,
  takeBuilding: RESOLUTION,
  placeBuilding: RESOLUTION,
  exchangeInPlace: RESOLUTION,
  cityTurn: RESOLUTION,
  cityAction: RESOLUTION,
  exploration: AUCTION,
  construction: RESOLUTION,
  city: RESOLUTION,
  retrieve: RESOLUTION,
  house: COMPLETION,
  income: COMPLETION,
  choosePrivateTile: COMPLETION + 1,
};

/** The phases of a round, and which one this is: that of the uppermost frame that belongs to one. */
export function phases(v: View, _: unknown, lang: Lang): { names: readonly string[]; now: number } {
  const { preparation, auction, resolution, completion, scoring } = boardText(lang).phase;
  let now = 0;
  for (let i = v.stack.length - 1; i >= 0; i--) {
    const phase = PHASE[v.stack[i]!.t];
    if (phase === undefined) continue;
    now = phase;
    break;
  }
  const ends = v.over || now > COMPLETION;
  return { names: [preparation, auction, resolution, ends ? scoring : completion], now: ends ? COMPLETION : now };
}
