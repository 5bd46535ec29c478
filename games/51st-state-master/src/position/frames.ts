import type { Seat } from '@ashtown/engine';
import { drops } from '../answers/hand.ts';
import type { Tables } from '../content/tables.ts';
import { canShield, placeOf, playerAt } from '../rules/queries.ts';
import { canRepeat } from '../rules/turn.ts';
import { type Frame, NONE, type State } from '../state.ts';
import type { Position } from './index.ts';

/** The stack of a position: what is left of a round, and which frames fit the table. */

/** A frame is plain data once it is checked. */
export const copyOf = (frames: readonly Frame[]): Frame[] => JSON.parse(JSON.stringify(frames)) as Frame[];

/** What is left of the round, the last one first (FSM-1). */
export function framesFrom(from: NonNullable<Position['from']>, active: Seat): Frame[] {
  const end: Frame = { t: 'roundEnd' };
  switch (from) {
    case 'round':
      return [{ t: 'round' }];
    case 'lookout':
      return [end, { t: 'action' }, { t: 'production' }, { t: 'lookout' }];
    case 'production':
      return [end, { t: 'action' }, { t: 'production' }];
    case 'turn':
      return [end, { t: 'turn', seat: active }];
    case 'roundEnd':
      return [end];
  }
}

const BOTTOM: readonly Frame['t'][] = ['deal', 'round', 'roundEnd'];
const ON_LIMBO: readonly Frame['t'][] = ['redevelopOld', 'build', 'makeDeal', 'razeCard', 'playConnection'];

/** A frame that does not fit the table, so that the rules would stumble over it once they come to it. */
export function strayFrame(t: Tables, s: State): string | undefined {
  const lowest = s.stack[0];
  if (lowest && !BOTTOM.includes(lowest.t)) return `${lowest.t} ends the game without a result`;
  const onLimbo = s.stack.filter((f) => ON_LIMBO.includes(f.t));
  if (onLimbo.length !== (s.limbo === NONE ? 0 : 1)) return 'one frame for the card on its way into play';
  if (onLimbo.some((f) => (f.t === 'playConnection') === (t.site[s.limbo] !== undefined)))
    return `${t.id[s.limbo]} cannot be played so`;
  return s.stack.find((f) => !fits(t, s, f))?.t;
}

function fits(t: Tables, s: State, f: Frame): boolean {
  const has = (seat: Seat, no: number) => placeOf(playerAt(s, seat), no) !== undefined;
  switch (f.t) {
    case 'build':
      return f.over === NONE || has(f.seat, f.over);
    case 'bonus':
    case 'useEffect':
      return has(f.seat, f.no);
    case 'razePlace':
    case 'visit':
      return has(f.owner, f.no);
    case 'copySource':
      return has(f.seats[0], f.no);
    case 'repeatAction':
      return canRepeat(t, s, f.seats[0], f.again);
    case 'endTurn':
    case 'placeShield':
      return canShield(t, s.players[f.seats[0]]!);
    case 'soloTarget':
      return s.solo !== null && s.solo.pile.length > 0 && f.among.every((no) => has(0, no));
    case 'productionOption':
      return t.site[f.card]!.options.length > 0;
    case 'rivalTurn':
    case 'soloReveal':
    case 'layRandom':
    case 'layRest':
      return s.solo !== null;
    case 'keepHand': {
      const got = Object.entries(f.got ?? {});
      const known = (seat: number, pick: unknown) => drops(t, s.players[seat]!.hand).some((drop) => drop === pick);
      return (
        f.seats.every((seat, i) => seat === i) &&
        got.length < f.seats.length &&
        got.every(([seat, pick]) => known(Number(seat), pick))
      );
    }
    default:
      return true;
  }
}
