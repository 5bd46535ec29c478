import { push, type Seat } from '@ashtown/engine';
import { range } from '../answers/index.ts';
import type { Tables } from '../content/tables.ts';
import { mostLife } from '../options.ts';
import type { Frame, State } from '../state.ts';
import { own } from './free.ts';
import type { Out, Part } from './part.ts';
import { findMod } from './queries.ts';

/** ⚡ to the supply. With Of Another World part of it may be life: then it is asked (KNY-140). */
export function pay(t: Tables, s: State, seat: Seat, n: number, buying: boolean, log: Out): void {
  if (n === 0) return;
  const p = s.players[seat]!;
  if (findMod(t, p, 'lifeForEnergy')) push<Frame>(s, { t: 'payWithLife', seats: [seat], n, buying });
  else {
    p.energy -= n;
    log?.push({ t: 'paid', seat, energy: n, life: 0, buying });
  }
}

/** KNY-140: paying ⚡ with life. */
export const paymentRules = (t: Tables): Part<'payWithLife'> => ({
  payWithLife: own(
    t,
    {
      legal(s, { n }, seat) {
        const p = s.players[seat]!;
        return range(Math.max(0, n - p.energy), Math.min(n, p.life - 1)); // KNY-140
      },
      take(s, { n, buying }, seat, life, log) {
        const p = s.players[seat]!;
        p.life -= life;
        p.energy -= n - life;
        log?.push({ t: 'paid', seat, energy: n - life, life, buying });
      },
    },
    { unless: (f, p, s) => f.buying || f.n > p.energy + mostLife(t, s.options) - 1 }, // life above the maximum may be what the fee is paid with
  ),
});
