import { push, rand } from '@ashtown/engine';
import { countFaces, facesOf, rollAnswers } from '../answers/index.ts';
import type { Tables } from '../content/tables.ts';
import { BLACK_DICE, FACES, OUCH } from '../content/vocabulary.ts';
import type { Event, Frame, State } from '../state.ts';
import { own } from './free.ts';
import type { Part } from './part.ts';
import { pay } from './payment.ts';
import { active, canPay, findMod, mustReroll, rerollsOf, sumMods } from './queries.ts';

/** Section 5: rolling. */
export const rollRules = (t: Tables): Part<'roll' | 'rollOrStop' | 'reroll'> => ({
  roll(s, _, log) {
    const p = active(s);
    const dice = BLACK_DICE + sumMods(t, p, 'dice'); // KNY-3, KNY-40
    for (let i = 0; i < dice; i++) s.turn.dice.push(rand(s.rng, 6));
    s.turn.rerolls = rerollsOf(p);
    log?.push(rolled(s, true, [...s.turn.dice.keys()]));
    if (s.turn.rerolls > 0) push<Frame>(s, { t: 'rollOrStop', seats: [s.turn.seat] });
  },

  rollOrStop: own(
    t,
    {
      legal(s, _, seat) {
        const p = s.players[seat]!;
        const free = countFaces(s.turn.dice);
        const locked = findMod(t, p, 'lockedFace');
        if (locked) free[FACES.indexOf(locked.face)] = 0; // KNY-41
        if (p.jinx > 0 && !canPay(t, p, p.jinx)) free[OUCH] = 0; // KNY-42
        const mayStop = !mustReroll(t, s, seat) || free.every((n, face) => n === 0 || (face === OUCH && p.jinx > 0)); // KNY-44
        return rollAnswers(free, mayStop);
      },
      take(s, _, seat, pick, log) {
        if (pick === 'stop') {
          log?.push({ t: 'stopped', seat });
          return;
        }
        const again = facesOf(pick);
        push<Frame>(s, { t: 'reroll', faces: again });
        if (again[OUCH]! > 0) pay(t, s, seat, s.players[seat]!.jinx, false, log);
      },
    },
    { subway: true },
  ),

  reroll(s, { faces: again }, log) {
    const left = again.slice();
    const dice = s.turn.dice;
    const thrown: number[] = [];
    for (let i = 0; i < dice.length; i++)
      if (left[dice[i]!]! > 0) {
        left[dice[i]!]!--;
        dice[i] = rand(s.rng, 6);
        thrown.push(i);
      }
    s.turn.rerolls--;
    log?.push(rolled(s, false, thrown));
    if (s.turn.rerolls > 0) push<Frame>(s, { t: 'rollOrStop', seats: [s.turn.seat] });
  },
});

const rolled = (s: State, first: boolean, thrown: number[]): Event => ({
  t: 'rolled',
  seat: s.turn.seat,
  dice: s.turn.dice.map((face) => FACES[face]!),
  first,
  thrown,
  left: s.turn.rerolls,
});
