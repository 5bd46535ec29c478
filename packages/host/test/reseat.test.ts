import { describe, expect, test } from 'vitest';
import { playBots } from '../src/index.ts';
import { attic } from './attic.ts';
import { ANNA, answer, answerAll, BOLEK, GREEDY, sit } from './table.ts';

const CILKA = { ...ANNA, name: 'Cilka' };
const three = () => sit(attic, { seats: [ANNA, BOLEK, CILKA], undo: 'ask' });

describe('reseat', () => {
  test('a bot plays on for a person who left, and the match says so', () => {
    const h = sit();
    answer(h);
    expect(h.botsToMove()).toEqual([]);
    expect(h.reseat(1, GREEDY)).toEqual({ done: false, at: 1 });
    expect(h.botsToMove()).toEqual([1]);
    playBots(h);
    expect(h.length).toBeGreaterThan(1);
    expect(h.export().seats).toEqual([ANNA, GREEDY]);
  });

  test('a name can change, and nothing else does', () => {
    const h = sit();
    const before = h.show(0);
    h.reseat(0, { ...ANNA, name: 'Ania' });
    expect(h.show(0)).toEqual(before);
    expect(h.seats).toEqual([{ ...ANNA, name: 'Ania' }, BOLEK]);
  });

  test('whoever leaves takes their own request along', () => {
    const h = three();
    answerAll(h, 'roll', 'pass');
    h.requestUndo(0);
    expect(h.reseat(0, GREEDY)).toEqual({ done: false, at: 2 });
    expect(h.show(1).request).toBeNull();
  });

  test('whoever leaves has nothing against a request of others', () => {
    const h = three();
    answerAll(h, 'roll', 'pass');
    h.requestUndo(0);
    expect(h.reseat(1, GREEDY)).toEqual({ done: false, at: 2 });
    expect(h.show(2).request).toEqual({ seat: 0, waiting: [2] });
    expect(h.reseat(2, GREEDY)).toEqual({ done: true, at: 1 });
    expect(h.length).toBe(1);
  });

  test('a seat that is not there is a mistake of the caller', () => {
    expect(() => sit().reseat(2, GREEDY)).toThrow('no seat 2');
  });
});
