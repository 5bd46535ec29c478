import { type Log, push, type Seat } from '@ashtown/engine';
import { ENTER, GO, PASS, PASS_OR_ENTER, PASS_OR_GO, PASS_OR_UP, STAY, STAY_OR_GO, UP } from '../answers/index.ts';
import { fire, gain } from '../cards/effects.ts';
import type { Tables } from '../content/tables.ts';
import { BOROUGHS, MANHATTAN, type Outer, SPACE_2_4, SPACE_5_6, ZONES } from '../content/vocabulary.ts';
import { type Answers, type Event, type Frame, NOBODY, type Player, type State } from '../state.ts';
import { closeRanks } from './damage.ts';
import { pay } from './payment.ts';
import { canPay, findMod, goesUp, monstersAt, moveFee, openOuter, roomAt, unitsAt } from './queries.ts';

/** Puts a Monster into another borough, with what happens on arrival (KNY-124). */
export function goTo(t: Tables, s: State, seat: Seat, to: number, log: Log<Event>): void {
  const p = s.players[seat]!;
  const from = p.at;
  if (to === MANHATTAN) {
    log?.push({ t: 'entered', seat, from: BOROUGHS[from]! });
    p.space = monstersAt(s, MANHATTAN) > 0 ? SPACE_5_6 : SPACE_2_4; // KNY-149
  } else {
    const outer = BOROUGHS[to] as Outer;
    const sentAway = s.closed && p.space === SPACE_5_6; // KNY-156: this is no flight
    log?.push(
      seat === s.turn.seat || sentAway
        ? { t: 'moved', seat, from: BOROUGHS[from]!, to: outer }
        : { t: 'fled', seat, to: outer },
    );
    p.space = SPACE_2_4;
  }
  p.at = to;
  p.zone = 0;
  if (from === MANHATTAN) closeRanks(s, log);
  arrive(t, s, seat, log);
}

function arrive(t: Tables, s: State, seat: Seat, log: Log<Event>): void {
  const p = s.players[seat]!;
  if (p.at === MANHATTAN && !s.turn.entered) {
    s.turn.entered = true; // KNY-123: once a turn, and only the active Monster ever enters
    gain(t, s, seat, 'star', t.figures.entryStars, 'entry', log);
    fire(t, s, 'enterManhattan', seat, NOBODY, log);
  }
  fire(t, s, 'arrive', seat, NOBODY, log);
  if (findMod(t, p, 'scatter') && unitsAt(s, p.at) > 0)
    push<Frame>(s, { t: 'stinkAttack', seats: [seat], from: p.at, sent: 0 });
}

/** A voluntary move: the Marathon may have to be paid first (KNY-130, KNY-212). */
export function goForFee(t: Tables, s: State, seat: Seat, to: number, log: Log<Event>): void {
  push<Frame>(s, { t: 'go', seat, to });
  pay(t, s, seat, moveFee(t, s), false, log);
}

export function goUp(s: State, seat: Seat, log: Log<Event>): void {
  const p = s.players[seat]!;
  log?.push({ t: 'up', seat, from: ZONES[p.zone]!, to: ZONES[p.zone + 1]! });
  p.zone++;
}

// --- where a Monster may go ----------------------------------------------------------------------------------------

export const outerWithRoom = (s: State, except: number) => GO[openOuter(s, except)]! as readonly Outer[];

const canMove = (t: Tables, s: State, p: Player): boolean => {
  const fee = moveFee(t, s);
  return fee === 0 || canPay(t, p, fee);
};

/** KNY-75, KNY-76, KNY-213. */
export function refuges(t: Tables, s: State, seat: Seat): readonly Answers['flee'][] {
  return canMove(t, s, s.players[seat]!) ? STAY_OR_GO[openOuter(s, MANHATTAN)]! : STAY;
}

/** KNY-125 to KNY-129. */
export function stepMoves(t: Tables, s: State, seat: Seat): readonly Answers['moveStep'][] {
  const p = s.players[seat]!;
  if (p.at === MANHATTAN) return goesUp(s, p.zone) ? UP : STAY;
  if (roomAt(s, MANHATTAN)) return ENTER;
  return canMove(t, s, p) ? STAY_OR_GO[openOuter(s, p.at)]! : STAY;
}

/** KNY-193: as in the Move step, but never charged and never compulsory. */
export function earlyMoves(s: State, seat: Seat): readonly Answers['superSpeedMove'][] {
  const p = s.players[seat]!;
  if (p.at === MANHATTAN) return p.zone === ZONES.length - 1 ? PASS : PASS_OR_UP;
  return roomAt(s, MANHATTAN) ? PASS_OR_ENTER : PASS_OR_GO[openOuter(s, p.at)]!;
}

/** KNY-220: boroughs a Subway move may lead to, as bits. */
export function subwayStops(t: Tables, s: State, seat: Seat): number {
  const p = s.players[seat]!;
  if (!canMove(t, s, p)) return 0;
  return openOuter(s, p.at) | (p.at !== MANHATTAN && roomAt(s, MANHATTAN) ? 1 << MANHATTAN : 0);
}
