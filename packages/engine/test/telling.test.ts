import { linesOf, ranksOf, Teller, type Telling, type Tellings, tell } from '@ashtown/engine';
import { expect, test } from 'vitest';

type Event = { t: 'round'; n: number } | { t: 'did'; by: number };
const did: Telling = { by: 0, about: [], rank: 'line' };
const tellings: Tellings<Event> = {
  round: ({ n }) => ({ by: null, about: [], rank: 'chapter', round: n, phase: 'dawn' }),
  did: ({ by }) => ({ ...did, by }),
};

test('a kind of event without a telling does not compile', () => {
  // @ts-expect-error `round` is missing.
  const missing: Tellings<Event> = { did: tellings.did };
  // @ts-expect-error A telling is told of its own kind.
  const wrong: Tellings<Event> = { ...tellings, round: ({ by }) => ({ ...did, by }) };
  expect([missing, wrong]).toHaveLength(2);
});

test('round and phase go on until others begin', () => {
  const game = { tellings };
  expect(tell(game, { t: 'did', by: 2 })).toEqual({ ...did, by: 2 });
  const teller = new Teller(game);
  const told = [
    { t: 'did', by: 0 },
    { t: 'round', n: 4 },
    { t: 'did', by: 1 },
  ].map((event) => teller.tell(event));
  expect(told.map(({ round, phase }) => [round, phase])).toEqual([
    [null, null],
    [4, 'dawn'],
    [4, 'dawn'],
  ]);
});

test('ranks are by keys part by part, and equals share one', () => {
  expect(
    ranksOf([
      [5, 1],
      [7, 0],
      [5, 2],
      [5, 2],
    ]),
  ).toEqual([4, 1, 2, 2]);
  expect(ranksOf([])).toEqual([]);
});

test('a source that gave nothing is no line', () => {
  expect(linesOf(['a', 'b', 'c'], [2, 0, -1])).toEqual([
    { source: 'a', n: 2 },
    { source: 'c', n: -1 },
  ]);
});
