import type { Told } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { doneBy } from '../../src/games/king-of-new-york/done.ts';

const told = (t: string, delta: readonly [seat: number, what: string, n: number][] = [], face?: string) =>
  ({
    event: { t, face },
    telling: { delta: delta.map(([seat, what, n]) => ({ seat, what, n })) },
  }) as unknown as Told;

test('what the dice of each face did goes on until the next face, and no further than the symbols', () => {
  const done = doneBy([
    told('rolled'),
    told('resolving', [], 'attack'),
    told('hurt', [[1, 'life', -2]]),
    told('hurt', [[2, 'life', -1]]),
    told('hurt', [[1, 'life', -1]]),
    told('resolving', [], 'energy'),
    told('gained', [[0, 'energy', 2]]),
    told('phase'),
    told('paid', [[0, 'energy', -2]]),
  ]);
  expect([...done]).toEqual([
    [
      'attack',
      [
        { seat: 1, what: 'life', n: -3 },
        { seat: 2, what: 'life', n: -1 },
      ],
    ],
    ['energy', [{ seat: 0, what: 'energy', n: 2 }]],
  ]);
});
