import { difference, jsonCopy, notPlain } from '../data.ts';
import { demand, refute } from '../fault.ts';
import type { Check } from '../moment.ts';

/** Any state can be written down, and what was written down is that state again. */
export const positions: Check = {
  state({ game, state, thorough }) {
    if (!thorough) return;
    const written = game.makePosition(state);
    refute('position', notPlain(written));
    const read = game.parsePosition(jsonCopy(written));
    demand('position', read.ok, () => `it is refused: ${read.ok ? '' : JSON.stringify(read.problem)}`);
    const other = difference(state, read.state);
    demand('position', other === null, () => `state and position: ${other}`);
  },
};
