import { makeRng, seedOf } from '@ashtown/engine';
import { type ToyState, toy } from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';
import { adviceFor, chancesFor } from '../src/index.ts';
import { positions, turnOf } from './positions.ts';

const found = positions(toy, 3, 30);

describe('advice', () => {
  test('is about the best three legal answers, with chances between 0 and 1 and an error that is never hidden', () => {
    for (const { s, seat } of found) {
      const turn = turnOf(toy, s, seat);
      const best = adviceFor(toy, seat, turn);
      expect(best).toHaveLength(Math.min(3, turn.legal.length));
      expect(new Set(best.map(({ pick }) => pick)).size).toBe(best.length);
      for (const { pick, chance, error } of best) {
        expect(turn.legal).toContain(pick);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
        expect(error > 0).toBe(chance > 0 && chance < 1);
      }
    }
  });

  test('says what an answer changes: who banks the pot has as many points more', () => {
    const asked = positions(toy, 2, 200).find(({ s, seat }) => toy.question(s as never, seat) === 'press')!;
    const turn = turnOf(toy, asked.s, asked.seat);
    const stop = adviceFor(toy, asked.seat, turn).find(({ pick }) => pick === 'stop')!;
    const fact = stop.reasons.find((reason) => reason.t === 'sheet' && reason.what === 'points');
    const pot = toy.deed(turn.view as never, asked.seat, 'press', 'stop') as unknown as { pot: number };
    expect(fact).toMatchObject({ seat: asked.seat, n: pot.pot, sure: true });
  });

  test('knows a win when it sees one', () => {
    const late = positions(toy, 2, 700).filter(({ s }) => (s as ToyState).round === (s as ToyState).options.rounds);
    const won = late.flatMap(({ s, seat }) =>
      adviceFor(toy, seat, { ...turnOf(toy, s, seat), budget: { iterations: 12 } }).filter(({ reasons }) =>
        reasons.some(({ t }) => t === 'wins'),
      ),
    );
    expect(won.length).toBeGreaterThan(0);
    for (const { chance, error } of won) expect([chance, error]).toEqual([1, 0]);
  });

  test('depends on nothing its seat cannot see, and neither do the chances', () => {
    for (const [i, { s, seat }] of found.entries()) {
      const other = toy.determinize(toy.view(s as never, seat), makeRng(seedOf(`other ${i}`)));
      expect(adviceFor(toy, seat, turnOf(toy, other, seat))).toEqual(adviceFor(toy, seat, turnOf(toy, s, seat)));
      expect(chancesFor(toy, turnOf(toy, other, seat))).toEqual(chancesFor(toy, turnOf(toy, s, seat)));
    }
  });

  test('stops when the time is over', () => {
    const { s, seat } = found[0]!;
    let looks = 0;
    const turn = { ...turnOf(toy, s, seat), budget: { expired: () => ++looks >= 2 } };
    expect(adviceFor(toy, seat, turn).length).toBeGreaterThan(0);
    expect(chancesFor(toy, { ...turn, budget: { expired: () => true } }).reduce((sum, x) => sum + x)).toBeCloseTo(1);
    expect(looks).toBeLessThan(4);
  });
});
