import { type Ask, indexIn, push, type Seat } from '@ashtown/engine';
import { RIDES } from '../answers/index.ts';
import { shedCarapace } from '../cards/effects.ts';
import type { Tables } from '../content/tables.ts';
import { BOROUGHS, MOST_RIDES } from '../content/vocabulary.ts';
import type { Event, Frame, Free, Player, State } from '../state.ts';
import { goForFee, subwayStops } from './travel.ts';

/** KNY-32: what the active player may do beside a decision of their own. */
function freeActions(t: Tables, s: State, seat: Seat, subway: boolean): Free[] {
  const free: Free[] = [];
  if (s.players[seat]!.carapace > 0) free.push('shed carapace');
  if (subway && s.turn.subway && s.turn.rides < MOST_RIDES) {
    const stops = subwayStops(t, s, seat);
    for (let b = 0; b < BOROUGHS.length; b++) if (stops & (1 << b)) free.push(RIDES[b]!);
  }
  return free;
}

/** KNY-32, KNY-156: a Monster sent out of Manhattan arrives before the damage event is over. */
const isAmidDamage = (s: State): boolean => s.stack.some((f) => f.t === 'aftermath');

interface Beside<F> {
  /** Subway moves are possible here (KNY-221). */
  subway?: true;
  /** Where nothing may come in between, or nothing is to be decided. */
  unless?(f: F, p: Player, s: State): boolean;
}

/**
 * A decision of the active player with the free actions beside it: Carapace with every one, Subway moves where KNY-221
 * names them. After a free action the decision is asked again.
 */
export function own<F extends Frame, P>(
  t: Tables,
  ask: Ask<State, F, P, Event>,
  { subway, unless }: Beside<F> = {},
): Ask<State, F, P | Free, Event> {
  return {
    legal(s, f, seat) {
      const legal = ask.legal(s, f, seat);
      if (seat !== s.turn.seat || (s.players[seat]!.carapace === 0 && !(subway && s.turn.subway))) return legal;
      if (unless?.(f, s.players[seat]!, s) || isAmidDamage(s)) return legal;
      return [...legal, ...freeActions(t, s, seat, subway === true)];
    },
    take(s, f, seat, pick, log) {
      if (pick === 'shed carapace') {
        push<Frame>(s, f);
        shedCarapace(t, s, seat, log);
        return;
      }
      const to = s.turn.subway && typeof pick === 'string' ? indexIn(RIDES, pick) : -1;
      if (to >= 0) {
        push<Frame>(s, f);
        s.turn.rides++;
        goForFee(t, s, seat, to, log);
      } else ask.take(s, f, seat, pick as P, log);
    },
  };
}
