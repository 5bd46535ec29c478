import { aliasedPart, difference, insideFrames, notPlain, sharedPart } from '../data.ts';
import { demand, refute } from '../fault.ts';
import type { Check } from '../moment.ts';

/** The state is data that can be saved, and its clone is another one. */
export const plainState: Check = {
  state({ state }) {
    refute('plain', notPlain(state));
    const aliased = aliasedPart(state, insideFrames);
    demand('plain', aliased === null, () => `${aliased} are one object, after a save they would be two`);
  },
  answered(_, __, ___, events) {
    refute('plain', notPlain(events));
  },
};

export const cloned: Check = {
  state({ game, state }) {
    const clone = game.clone(state);
    const lost = difference(state, clone);
    demand('clone', lost === null, () => `original and clone differ: ${lost}`);
    const shared = sharedPart(state, clone, insideFrames);
    demand('clone', shared === null, () => `the clone shares ${shared}`);
  },
};

export const conserved: Check = {
  state({ fixture, state, census }) {
    const changed = difference(census, fixture.census(state));
    demand('census', changed === null, () => `at the start and now, ${changed}`);
  },
};

/** Everything a client or a bot may ask about a state leaves it as it was. */
export const pure: Check = {
  state({ game, state, viewers }) {
    const before = JSON.stringify(state);
    for (const seat of game.asked(state)) {
      game.question(state, seat);
      game.legal(state, seat);
    }
    for (const viewer of viewers) game.view(state, viewer);
    game.result(state);
    demand('pure', JSON.stringify(state) === before, () => `${difference(JSON.parse(before), state)}`);
  },
};
