import { push, type Seat } from '@ashtown/engine';
import { fire, gain } from '../cards/effects.ts';
import type { Tables } from '../content/tables.ts';
import { BOROUGHS, MANHATTAN, type Outer } from '../content/vocabulary.ts';
import { type Frame, NOBODY, type Turn } from '../state.ts';
import { own } from './free.ts';
import type { Part } from './part.ts';
import { active, findMod } from './queries.ts';
import { earlyMoves, goTo, goUp } from './travel.ts';

/** The memory of a turn, empty (KNY-26). */
export const newTurn = (
  seats: number,
  no: number,
  seat: Seat,
  normal: Seat,
  extra: boolean,
  subway: boolean,
): Turn => ({
  no,
  seat,
  normal,
  extra,
  subway,
  rides: 0,
  dice: [],
  rerolls: 0,
  open: [0, 0, 0, 0, 0, 0],
  unitsOnly: false,
  entered: false,
  destroyed: [0, 0, 0],
  dealt: Array<number>(seats).fill(0),
  gained: Array<number>(seats).fill(0),
  tapped: 0,
  fell: 0,
  used: [],
});

/** Sections 3 and 4: a turn, and what it begins with. */
export const turnRules = (t: Tables): Part<'turn' | 'early' | 'superSpeedMove' | 'subwayMove'> => ({
  turn(s, { seat, extra, subway }, log) {
    s.turn = newTurn(s.players.length, s.turn.no + 1, seat, extra ? s.turn.normal : seat, extra, subway);
    log?.push({ t: 'turn', seat, no: s.turn.no, extra, subway });
    push<Frame>(
      s,
      { t: 'early' },
      { t: 'roll' },
      { t: 'result' },
      { t: 'symbols' },
      { t: 'move' },
      { t: 'buy' },
      { t: 'end' },
    );
    const p = s.players[seat]!;
    if (p.at === MANHATTAN) {
      const gains = t.zones[p.zone]!; // KNY-33
      gain(t, s, seat, 'star', gains.star, 'manhattan', log);
      gain(t, s, seat, 'energy', gains.energy, 'manhattan', log);
    }
    fire(t, s, 'turnStart', seat, NOBODY, log); // KNY-34
  },

  early(s) {
    const seat = s.turn.seat;
    if (s.turn.subway) push<Frame>(s, { t: 'subwayMove', seats: [seat] }); // KNY-221
    if (findMod(t, active(s), 'earlyMove')) push<Frame>(s, { t: 'superSpeedMove', seats: [seat] }); // KNY-36
  },

  superSpeedMove: own(t, {
    legal: (s, _, seat) => earlyMoves(s, seat),
    take(s, _, seat, pick, log) {
      if (pick === 'up') goUp(s, seat, log);
      else if (pick !== 'pass') goTo(t, s, seat, BOROUGHS.indexOf(pick as Outer), log);
    },
  }),

  subwayMove: own(t, { legal: () => PASS, take() {} }, { subway: true }),
});

const PASS = Object.freeze(['pass'] as const);
