import type { Told } from '@ashtown/engine';
import { type Event, type Face, game } from '@ashtown/king-of-new-york';
import { expect, test } from 'vitest';
import { doneBy, sayDone } from '../../src/games/king-of-new-york/done.ts';
import { chaptersOf } from '../../src/story/chapters.ts';
import { linesOf } from '../../src/story/lines.ts';

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
    told('eliminated', [[1, 'energy', -5]]),
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

test('what a face did is not said before it is told, and nothing is said where it did nothing', () => {
  const begun = [told('resolving', [], 'celebrity'), told('gained', [[0, 'score', 1]]), told('resolving', [], 'ouch')];
  expect([...doneBy(begun, false).keys()]).toEqual(['celebrity']);
  expect(doneBy(begun, true).get('ouch')).toEqual([]);
  expect(doneBy([...begun, told('phase')], false).get('ouch')).toEqual([]);
});

test('what the dice of one face did stands apart from what the next did', () => {
  const gained = (res: 'energy' | 'life', src: Face) => ({ t: 'gained', seat: 0, res, n: 1, src }) satisfies Event;
  const resolving = (face: Face) => ({ t: 'resolving', seat: 0, face, n: 1 }) satisfies Event;
  const answers: Event[][] = [
    [resolving('energy'), gained('energy', 'energy')],
    [resolving('heal'), gained('life', 'heal'), resolving('celebrity')],
  ];
  const lines = linesOf(
    game,
    answers.map((events, at) => ({ at, seat: 0, events })),
  );
  const deeds = chaptersOf(lines)
    .flatMap(({ parts }) => parts.flatMap((part) => part.deeds))
    .filter(({ by }) => by === 0);
  expect(deeds.map((deed) => deed.lines.map(({ event }) => event))).toEqual([
    [gained('energy', 'energy')],
    [gained('life', 'heal')],
  ]);
});

test('below the dice two others are named, and of more it is said from what to what they lose', () => {
  const signs = { score: '★', life: '♥' };
  const said = (...changes: readonly (readonly [seat: number, what: string, n: number])[]) =>
    sayDone(
      changes.map(([seat, what, n]) => ({ seat, what, n })),
      0,
      { who: (seat) => `P${seat}`, others: 'others', signs },
    ).join(', ');
  expect(said([1, 'life', -1], [0, 'score', 1], [2, 'life', -2])).toBe('+1★, P1 −1♥, P2 −2♥');
  expect(said([1, 'life', -1], [2, 'life', -3], [3, 'life', -2], [0, 'jinx', 1])).toBe('others −1…−3♥');
  expect(said([1, 'life', -1], [2, 'life', -1], [3, 'life', -1], [2, 'score', 3])).toBe('others +3★ −1♥');
});
