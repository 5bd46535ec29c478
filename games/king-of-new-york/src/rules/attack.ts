import { push, rand } from '@ashtown/engine';
import { range } from '../answers/index.ts';
import { fire } from '../cards/effects.ts';
import type { Tables } from '../content/tables.ts';
import { BOROUGHS, FACES, MANHATTAN, OUCH } from '../content/vocabulary.ts';
import type { Frame } from '../state.ts';
import { strike } from './damage.ts';
import { own } from './free.ts';
import type { Part } from './part.ts';
import { active, attackDamage, attackTargets, findMod, isAlive } from './queries.ts';
import { goForFee, goTo, refuges } from './travel.ts';

/** Sections 9 and 10: ATTACK, and fleeing from Manhattan. */
export const attackRules = (t: Tables): Part<'allocateAttack' | 'attack' | 'attacked' | 'fleeing' | 'flee'> => ({
  allocateAttack: own(
    t,
    {
      legal: (s, f, seat) => range(0, Math.min(f.n, s.players[seat]!.web)), // KNY-63
      take(s, f, seat, removed, log) {
        s.players[seat]!.web -= removed;
        if (removed > 0) log?.push({ t: 'token', seat, token: 'web', n: -removed, by: seat });
        if (f.n > removed) push<Frame>(s, { t: 'attack', n: f.n - removed });
      },
    },
    { unless: (_, p) => p.web === 0 },
  ),

  attack(s, { n }, log) {
    const by = s.turn.seat;
    const targets = attackTargets(t, s);
    log?.push({ t: 'attacked', seat: by, n, targets });
    if (targets.length === 0) return;
    const die = findMod(t, active(s), 'doublingDie');
    const damage = s.players.map(() => 0);
    for (const seat of targets) {
      damage[seat] = attackDamage(t, s, seat, n);
      if (!die) continue;
      const face = rand(s.rng, 6); // KNY-157
      log?.push({ t: 'doublingDie', seat, face: FACES[face]!, by });
      if (face === OUCH) damage[seat]! *= 2;
    }
    push<Frame>(s, { t: 'attacked', targets });
    strike(s, by, 'attack', (seat) => damage[seat]!);
  },

  attacked(s, { targets }, log) {
    const by = s.turn.seat;
    const left = targets.filter((seat) => isAlive(s, seat));
    for (const seat of left) fire(t, s, 'attacked', seat, by, log); // KNY-168
    for (const seat of left) fire(t, s, 'attack', by, seat, log); // KNY-198
    const inside = left.filter((seat) => s.players[seat]!.at === MANHATTAN);
    inside.sort((a, b) => s.players[a]!.space - s.players[b]!.space); // KNY-152
    if (inside.length > 0) push<Frame>(s, { t: 'fleeing', from: inside, fled: false });
  },

  fleeing(s, { from: [seat, ...rest], fled }, log) {
    if (seat !== undefined) push<Frame>(s, { t: 'flee', seats: [seat], rest, fled });
    else if (fled && active(s).at !== MANHATTAN) goTo(t, s, s.turn.seat, MANHATTAN, log); // KNY-78, KNY-153
  },

  flee: {
    legal: (s, _, seat) => refuges(t, s, seat), // KNY-75
    take(s, { rest, fled }, seat, to, log) {
      push<Frame>(s, { t: 'fleeing', from: rest, fled: fled || to !== 'stay' });
      if (to === 'stay') log?.push({ t: 'stayed', seat });
      else goForFee(t, s, seat, BOROUGHS.indexOf(to), log);
    },
  },
});
