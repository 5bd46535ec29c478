import { makeRng } from '@ashtown/engine';
import { difference, jsonCopy, notPlain } from '../data.ts';
import { demand, refute } from '../fault.ts';
import type { AnyState, Check } from '../moment.ts';

/** Any state can be written down, and what was written down is that state again. */
export const positions: Check = {
  state({ game, state, thorough, seed }) {
    if (!thorough) return;
    // Live matches draw from another generator than the games of this suite.
    const live: AnyState = { ...game.clone(state), rng: makeRng(seed + seed) };
    for (const s of [state, live]) {
      const written = game.makePosition(s);
      refute('position', notPlain(written));
      const read = game.parsePosition(jsonCopy(written));
      demand('position', read.ok, () => `it is refused: ${read.ok ? '' : JSON.stringify(read.problem)}`);
      const other = difference(s, read.state);
      demand('position', other === null, () => `state and position: ${other}`);
    }
  },
};
