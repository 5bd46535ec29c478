import { push } from '@ashtown/engine';
import { countFaces, range } from '../answers/index.ts';
import { fire } from '../cards/effects.ts';
import type { Tables } from '../content/tables.ts';
import { ATTACK, CELEBRITY, DESTRUCTION, FACES } from '../content/vocabulary.ts';
import { type Answers, type Frame, NOBODY } from '../state.ts';
import { win } from './end.ts';
import { own } from './free.ts';
import { begin, type Part } from './part.ts';
import { active, findMod } from './queries.ts';

/** Section 6: the result window. */
export const resultRules = (
  t: Tables,
): Part<'result' | 'chameleon' | 'additions' | 'hailingCabs' | 'painbow' | 'convertSymbols'> => ({
  result(s, _, log) {
    begin(s, 'resolve', log);
    push<Frame>(s, { t: 'additions' });
    if (findMod(t, active(s), 'swapDice'))
      push<Frame>(s, { t: 'chameleon', seats: [s.turn.seat], set: [0, 0, 0, 0, 0, 0] }); // KNY-46
  },

  chameleon: own(t, {
    legal(s, f) {
      const left = countFaces(s.turn.dice).map((n, face) => n - f.set[face]!);
      const picks: Answers['chameleon'][] = ['pass'];
      if (left[CELEBRITY] === 0) return picks;
      left[CELEBRITY]!--;
      for (const [from, a] of FACES.entries())
        if (left[from]! > 0) for (const b of FACES) if (a !== b) picks.push(`turn ${a} ${b}`);
      return picks;
    },
    take(s, f, seat, pick, log) {
      if (pick === 'pass') return;
      const [, a, b] = pick.split(' ') as ['turn', (typeof FACES)[number], (typeof FACES)[number]];
      const from = FACES.indexOf(a);
      const to = FACES.indexOf(b);
      const dice = s.turn.dice;
      dice.splice(dice.indexOf(CELEBRITY), 1);
      const at = dice.indexOf(from);
      dice[at] = to;
      log?.push({ t: 'turnedDie', seat, from: a, to: b, at });
      push<Frame>(s, { ...f, set: f.set.map((n, face) => (face === to ? n + 1 : n)) });
    },
  }),

  additions(s, _, log) {
    const seat = s.turn.seat;
    fire(t, s, 'dice', seat, NOBODY, log); // KNY-47
    s.turn.open = countFaces(s.turn.dice);
    fire(t, s, 'result', seat, NOBODY, log); // KNY-48
    push<Frame>(s, { t: 'painbow' });
    if (findMod(t, active(s), 'cabs')) push<Frame>(s, { t: 'hailingCabs', seats: [seat] });
  },

  hailingCabs: own(t, {
    legal: () => NO_OR_YES, // KNY-49
    take(s, _, seat, pick, log) {
      if (pick === 'no') return;
      const { n } = findMod(t, active(s), 'cabs')!;
      s.turn.open[DESTRUCTION]! += n;
      s.turn.unitsOnly = true; // KNY-173
      log?.push({ t: 'added', seat, face: 'destruction', n, src: t.sole.cabs });
    },
  }),

  painbow(s, _, log) {
    const seat = s.turn.seat;
    const p = active(s);
    const oneWay = findMod(t, p, 'oneWay');
    if (oneWay) push<Frame>(s, { t: 'convertSymbols', seats: [seat], from: oneWay.a, to: oneWay.b, both: false });
    const both = findMod(t, p, 'bothWays');
    if (both) push<Frame>(s, { t: 'convertSymbols', seats: [seat], from: both.a, to: both.b, both: true });
    if (!findMod(t, p, 'painbow')) return;
    const points = s.turn.open[DESTRUCTION]!; // KNY-182
    if (points >= 6) win(s, [seat], 'painbow', log);
    else if (points >= 2) {
      const n = points >= 4 ? 2 : 1;
      s.turn.open[ATTACK]! += n;
      log?.push({ t: 'added', seat, face: 'attack', n, src: t.sole.painbow });
    }
  },

  convertSymbols: own(t, {
    legal: (s, f) => range(f.both ? -s.turn.open[FACES.indexOf(f.to)]! : 0, s.turn.open[FACES.indexOf(f.from)]!), // KNY-51
    take(s, f, seat, n, log) {
      if (n === 0) return;
      s.turn.open[FACES.indexOf(f.from)]! -= n;
      s.turn.open[FACES.indexOf(f.to)]! += n;
      const [from, to] = n > 0 ? [f.from, f.to] : [f.to, f.from];
      log?.push({ t: 'converted', seat, from, to, n: Math.abs(n) });
    },
  }),
});

const NO_OR_YES = Object.freeze(['no', 'yes'] as const);
