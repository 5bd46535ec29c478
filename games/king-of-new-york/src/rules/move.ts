import { push } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { BOROUGHS, MANHATTAN, type Outer, UNITS } from '../content/vocabulary.ts';
import type { Answers, Frame } from '../state.ts';
import { own } from './free.ts';
import { begin, type Part } from './part.ts';
import { findMod, targetsAt, turnGoesOn } from './queries.ts';
import { goForFee, goTo, goUp, stepMoves } from './travel.ts';

/** Section 16: Move. */
export const moveRules = (t: Tables): Part<'move' | 'moveStep' | 'go' | 'stinkAttack'> => ({
  move(s, _, log) {
    if (!turnGoesOn(s)) return;
    begin(s, 'move', log);
    push<Frame>(s, { t: 'moveStep', seats: [s.turn.seat] });
  },

  moveStep: own(
    t,
    {
      legal: (s, _, seat) => stepMoves(t, s, seat),
      take(s, _, seat, pick, log) {
        if (pick === 'stay') return;
        if (pick === 'up') goUp(s, seat, log);
        else if (pick === 'manhattan') goTo(t, s, seat, MANHATTAN, log);
        else goForFee(t, s, seat, BOROUGHS.indexOf(pick as Outer), log);
      },
    },
    { subway: true },
  ),

  go(s, { seat, to }, log) {
    goTo(t, s, seat, to, log);
  },

  stinkAttack: own(t, {
    legal(s, f, seat) {
      const picks: Answers['stinkAttack'][] = ['done']; // KNY-191
      if (BOROUGHS.filter((_, b) => f.sent & (1 << b)).length >= findMod(t, s.players[seat]!, 'scatter')!.n)
        return picks;
      for (const [u, unit] of UNITS.entries()) {
        const old = targetsAt(s, f.from, u);
        const fresh = s.fresh[f.from * UNITS.length + u]!;
        for (const [b, borough] of BOROUGHS.entries()) {
          if (b === f.from || f.sent & (1 << b)) continue;
          if (old > 0) picks.push(`send ${unit} ${borough}`);
          if (fresh > 0) picks.push(`send fresh ${unit} ${borough}`);
        }
      }
      return picks;
    },
    take(s, f, seat, pick, log) {
      if (pick === 'done') return;
      const words = pick.split(' ');
      const to = BOROUGHS.indexOf(words.pop() as Outer);
      const unit = UNITS.indexOf(words.pop() as (typeof UNITS)[number]);
      const from = f.from * UNITS.length + unit;
      s.units[from]!--;
      s.units[to * UNITS.length + unit]!++;
      if (words.includes('fresh')) {
        s.fresh[from]!--; // KNY-89: the mark stays with the Unit
        s.fresh[to * UNITS.length + unit]!++;
      }
      log?.push({ t: 'sent', seat, unit: UNITS[unit]!, from: BOROUGHS[f.from]!, to: BOROUGHS[to]! });
      push<Frame>(s, { ...f, sent: f.sent | (1 << to) });
    },
  }),
});
