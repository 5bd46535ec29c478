import { findPick, type Seat } from '@ashtown/engine';
import { Fault } from '../fault.ts';
import { type AnyState, type Check, type Moment, seatName } from '../moment.ts';
import { scrambled } from './secrets.ts';

const TWINS = 3;
/** More answers than this of one question are not tried. */
const TRIED = 40;

interface Course {
  state: AnyState;
  asked: readonly Seat[];
  /** What the viewer is told, each event as it is written. */
  told: readonly string[];
}

/**
 * That somebody is asked, or is not, tells nobody what lies face down. The answer is given in twins the viewer cannot tell
 * apart. Where it is told the same in two of them but somebody else is asked, or where one goes on with what is an answer to
 * a question in the other, the question was left out because of something hidden.
 */
export const askedForAll: Check = {
  answer(m, seat, pick) {
    if (!m.thorough) return;
    for (const viewer of m.viewers) {
      const courses = [m.game.clone(m.state), ...Array.from({ length: TWINS }, () => scrambled(m, viewer))].flatMap(
        (state) => follow(m, viewer, state, seat, pick) ?? [],
      );
      for (const [i, a] of courses.entries())
        for (const b of courses.slice(i + 1)) {
          const leak = leakBetween(m, viewer, a, b) ?? leakBetween(m, viewer, b, a);
          if (leak !== null) throw new Fault('asked', `for ${seatName(viewer)}, ${leak}`);
        }
    }
  },
};

/** Null where it is no answer in this world. */
function follow(m: Moment, viewer: Seat | null, state: AnyState, seat: Seat, pick: unknown): Course | null {
  const { game } = m;
  const found: unknown = game.asked(state).includes(seat) ? findPick(game.legal(state, seat), pick) : undefined;
  if (found === undefined) return null;
  const events: unknown[] = [];
  game.apply(state, seat, found, events);
  const told = events.map((e) => game.redact(e, viewer)).filter((e) => e !== null);
  return { state, asked: game.asked(state), told: told.map((e) => JSON.stringify(e)) };
}

const begins = (told: readonly string[], with_: readonly string[]): boolean => with_.every((e, i) => told[i] === e);

/** What the viewer learns where one course stops to ask and the other does not; null where it learns nothing that way. */
function leakBetween(m: Moment, viewer: Seat | null, stops: Course, goes: Course): string | null {
  const asked = stops.asked[0];
  if (asked === undefined || !begins(goes.told, stops.told)) return null;
  const question = m.game.question(stops.state, asked);
  if (goes.told.length === stops.told.length) {
    if (String(goes.asked) === String(stops.asked)) return null;
    return `${question} is asked to ${names(stops.asked)}, and with other hidden things ${names(goes.asked)} are asked; make it \`secret\``;
  }
  if (stops.asked.length > 1 || asked === viewer) return null;
  for (const pick of (m.game.legal(stops.state, asked) as readonly unknown[]).slice(0, TRIED)) {
    const next = follow(m, viewer, m.game.clone(stops.state), asked, pick)!;
    const told = [...stops.told, ...next.told];
    if (next.told.length > 0 && begins(goes.told, told))
      return `seat ${asked} is asked ${question}, and with other hidden things it is answered without asking; make it \`secret\``;
  }
  return null;
}

const names = (seats: readonly Seat[]): string => (seats.length === 0 ? 'nobody' : `seats ${seats.join(', ')}`);
