import { type AnyFrame, findPick, forkRng, type Seat, tell } from '@ashtown/engine';
import { byteDifference, difference, jsonCopy, notPlain } from '../data.ts';
import { demand, refute } from '../fault.ts';
import { type AnyState, type Check, type Moment, seatName } from '../moment.ts';

const TWINS = 6;

/** A twin of the state that `viewer` must not be able to tell from it; the dice to come are the same. */
export function scrambled(m: Moment, viewer: Seat | null): AnyState {
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

interface Twin {
  viewer: Seat | null;
  state: AnyState;
  events: readonly unknown[];
}

/**
 * Whoever sees the same after an answer was told the same. The answer is given to twins as well that differ in hidden things;
 * several of them, because a twin in which the viewer draws another card proves nothing, but two such twins may agree.
 */
export function quietEvents(): Check {
  let twins: Twin[];
  return {
    // Set-ups of other seeds: mostly a spectator, who has no cards, sees two that look the same.
    begun(m, events) {
      const { game, setting } = m;
      const begin = (viewer: Seat | null): Twin => {
        const told: unknown[] = [];
        return { viewer, state: game.setup(setting.seats, setting.options, forkRng(m.rng), told), events: told };
      };
      for (const viewer of m.viewers)
        toldAlike(
          m,
          viewer,
          events,
          Array.from({ length: TWINS }, () => begin(viewer)),
        );
    },
    answer(m, seat, pick) {
      twins = m.viewers.flatMap((viewer) => tellTwins(m, viewer, seat, pick));
    },
    answered(m, _, __, events) {
      for (const viewer of m.viewers) toldAlike(m, viewer, events, twins);
    },
  };
}

/** What a viewer is told of this moment, and of those of its twins that look the same to it, is the same. */
function toldAlike(m: Moment, viewer: Seat | null, events: readonly unknown[], twins: readonly Twin[]): void {
  const told = new Map<string, { shown: unknown[]; tellings: unknown[] }>();
  for (const twin of [{ viewer, state: m.state, events }, ...twins.filter((x) => x.viewer === viewer)]) {
    const sight = JSON.stringify(m.game.view(twin.state, viewer));
    const shown = twin.events.map((e) => m.game.redact(e, viewer)).filter((e) => e !== null);
    const tellings = shown.map((e) => tell(m.game, e));
    const before = told.get(sight);
    const leak = before ? byteDifference(before.shown, shown) : null;
    demand('events', leak === null, () => {
      const kinds = kindsOf(before!.shown, shown);
      return `what ${seatName(viewer)} is told differs: events ${leak}; cover it in \`redact\` of ${kinds}, or show it in the view`;
    });
    const more = before ? byteDifference(before.tellings, tellings) : null;
    demand('tellings', more === null, () => `a telling tells ${seatName(viewer)} more than its event: ${more}`);
    told.set(sight, { shown, tellings });
  }
}

/** What kinds of events two tellings differ in first. */
function kindsOf(a: readonly unknown[], b: readonly unknown[]): string {
  const at = a.findIndex((e, i) => byteDifference(e, b[i]) !== null);
  const first = at < 0 ? a.length : at;
  const kinds = [a[first], b[first]].flatMap((e) => (e as { t?: string } | undefined)?.t ?? []);
  return [...new Set(kinds)].map((t) => `\`${t}\``).join(' and ');
}

function tellTwins(m: Moment, viewer: Seat | null, seat: Seat, pick: unknown): Twin[] {
  const twins: Twin[] = [];
  for (let i = 0; i < TWINS; i++) {
    const state = scrambled(m, viewer);
    // The hidden card that somebody plays may lie elsewhere in the twin.
    if (findPick(m.game.legal(state, seat), pick) === undefined) continue;
    const events: unknown[] = [];
    m.game.apply(state, seat, pick, events);
    twins.push({ viewer, state, events });
  }
  return twins;
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
