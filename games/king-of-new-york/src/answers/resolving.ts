import type { Amount, Hit } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { type Face, MANHATTAN, STATUE_NEEDS, SUPERSTAR_NEEDS } from '../content/vocabulary.ts';
import {
  active,
  armyShots,
  attackDamage,
  attackTargets,
  findMod,
  gainOf,
  inTurnOrder,
  sumMods,
  superstarNeeds,
} from '../rules/queries.ts';
import type { View } from '../state.ts';

/** What resolving some symbols surely brings and whom it hits, as far as nobody's choice comes in between. */
export interface Resolved {
  gives?: Amount[];
  hits?: Hit[];
}

const some = (what: string, n: number): Amount[] => (n > 0 ? [{ what, n }] : []);

const RESOLVED: Record<Face, (t: Tables, v: View, n: number) => Resolved> = {
  energy: (t, v, n) => ({ gives: some('energy', n - sumMods(t, active(v), 'energyLess')) }),
  heal(t, v, n) {
    const p = active(v);
    return p.at === MANHATTAN || p.jinx > 0 ? {} : { gives: some('life', gainOf(t, v, p, 'life', n)) };
  },
  attack(t, v, n) {
    const unsure = findMod(t, active(v), 'doublingDie');
    const hits = attackTargets(t, v).map((seat) =>
      unsure ? { seat } : { seat, what: 'damage', n: attackDamage(t, v, seat, n) },
    );
    return { hits };
  },
  celebrity(t, v, n) {
    const star = (all: number) => some('score', gainOf(t, v, active(v), 'star', all));
    if (v.superstar === v.turn.seat) return { gives: star(n) };
    return n < superstarNeeds(t, v) ? {} : { gives: [...some('superstar', 1), ...star(n - SUPERSTAR_NEEDS + 1)] };
  },
  destruction: () => ({}),
  ouch(t, v, n) {
    const hits = inTurnOrder(v).flatMap((seat) => {
      const shots = armyShots(t, v, seat, n);
      return shots > 0 ? { seat, what: 'damage', n: shots } : [];
    });
    const p = active(v);
    // KNY-108: whoever falls takes no Statue.
    const survives = armyShots(t, v, v.turn.seat, n) < p.life;
    if (n < STATUE_NEEDS || v.statue === v.turn.seat || !survives) return { hits };
    return { hits, gives: [...some('statue', 1), ...some('score', gainOf(t, v, p, 'star', t.figures.statueStars))] };
  },
};

export const resolved = (t: Tables, v: View, face: Face, n: number): Resolved => RESOLVED[face](t, v, n);
