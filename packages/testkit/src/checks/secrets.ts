import { type AnyFrame, forkRng, type Seat } from '@ashtown/engine';
import { byteDifference, difference, jsonCopy, notPlain } from '../data.ts';
import { demand, refute } from '../fault.ts';
import { type AnyState, type Check, type Moment, seatName } from '../moment.ts';

/** A twin of the state that `viewer` must not be able to tell from it; the dice to come are the same. */
function scrambled(m: Moment, viewer: Seat | null): AnyState {
  const twin: AnyState = m.game.clone(m.state);
  m.fixture.scramble(twin, viewer, forkRng(m.rng));
  const changed = difference(m.census, m.fixture.census(twin));
  demand('fixture', changed === null, () => `scramble for ${seatName(viewer)} changes the census: ${changed}`);
  return twin;
}

function checkSameView(
  m: Moment,
  property: 'view' | 'rng' | 'open-answers',
  viewer: Seat | null,
  twin: AnyState,
): void {
  const leak = byteDifference(m.game.view(m.state, viewer), m.game.view(twin, viewer));
  demand(property, leak === null, () => `what ${seatName(viewer)} sees differs: ${leak}`);
}

/** Views tell neither the dice to come, nor answers to an open question, nor anything else that is face down. */
export const views: Check = {
  state(m) {
    for (const viewer of m.viewers) {
      refute('plain', notPlain(m.game.view(m.state, viewer)));
      checkSameView(m, 'rng', viewer, { ...m.game.clone(m.state), rng: forkRng(m.rng) });
      const other = otherAnswers(m, viewer);
      if (other) checkSameView(m, 'open-answers', viewer, other);
      checkSameView(m, 'view', viewer, scrambled(m, viewer));
    }
  },
};

/** The state as if the others had answered the open question differently; null if none of them did. */
function otherAnswers(m: Moment, viewer: Seat | null): AnyState | null {
  const { game, state } = m;
  const top = state.stack.at(-1);
  const others = Object.keys(top?.got ?? {}).map(Number);
  if (!top || others.every((seat) => seat === viewer)) return null;
  const unanswered = (seat: Seat): AnyFrame => {
    const { [seat]: _, ...got } = { ...top.got };
    return { ...top, got };
  };
  const twin: AnyState = game.clone(state);
  const got: Record<Seat, unknown> = { ...top.got };
  for (const seat of others) {
    if (seat === viewer) continue;
    twin.stack[twin.stack.length - 1] = unanswered(seat);
    const legal: readonly unknown[] = game.legal(twin, seat);
    const first = byteDifference(legal[0], got[seat]) === null;
    got[seat] = legal[first ? legal.length - 1 : 0];
  }
  twin.stack[twin.stack.length - 1] = { ...top, got };
  return twin;
}

/** An answer shows a seat events that differ only where its view differs afterwards too. */
export function quietEvents(): Check {
  const twins: { viewer: Seat | null; state: AnyState; events: unknown[] }[] = [];
  return {
    answer(m, seat, pick) {
      twins.length = 0;
      for (const viewer of m.viewers) {
        const state = scrambled(m, viewer);
        // A hidden card that somebody plays may lie elsewhere in the twin.
        const legal: readonly unknown[] = m.game.legal(state, seat);
        if (!legal.some((other) => difference(other, pick) === null)) continue;
        const events: unknown[] = [];
        m.game.apply(state, seat, pick, events);
        twins.push({ viewer, state, events });
      }
    },
    answered(m, _, __, events) {
      for (const twin of twins) {
        const shown = (list: readonly unknown[]) =>
          list.map((e) => m.game.redact(e, twin.viewer)).filter((e) => e !== null);
        const seen = shown(events);
        refute('plain', notPlain(seen));
        if (byteDifference(m.game.view(m.state, twin.viewer), m.game.view(twin.state, twin.viewer)) !== null) continue;
        const leak = byteDifference(seen, shown(twin.events));
        demand('events', leak === null, () => `what ${seatName(twin.viewer)} is told differs: events ${leak}`);
      }
    },
  };
}

/** A client without the state can still offer every answer. */
export const legalFromView: Check = {
  state({ game, state }) {
    for (const seat of game.asked(state)) {
      const seen = jsonCopy(game.view(state, seat));
      const other = byteDifference(game.legal(state, seat), game.legal(seen, seat));
      demand('legal', other === null, () => `the answers of seat ${seat} from state and view: ${other}`);
    }
  },
};
