import { describe, expect, test } from 'vitest';
import { check, type Flaw, returningTimes, tellingTimes } from './tools/chaos/checker.ts';
import type { Deed, History, Truth, Visit } from './tools/chaos/history.ts';

/** Two people, an answer of each, an answer nobody was told about, and a line of chat. */
const answer = (seat: number, what: unknown, sent: number, index: number | null): Deed => ({
  ...{ seat, kind: 'answer', what, sent, answered: index === null ? null : sent + 10 },
  ...{ outcome: index === null ? 'unknown' : 'ok', index },
});
const visit = (seat: number, knocked: number, sights: Visit['sights'], left: number | null = null): Visit => ({
  ...{ seat, knocked, joined: knocked + 5, left, sights },
});

function story(): { history: History; truth: Truth } {
  return {
    history: {
      table: 't',
      deeds: [
        answer(0, 'a', 100, 0),
        answer(1, 'b', 200, 1),
        answer(0, 'c', 300, null),
        { seat: 1, kind: 'chat', what: 'hello', sent: 250, answered: 260, outcome: 'ok', index: null },
      ],
      visits: [
        visit(
          0,
          0,
          [
            [5, 0],
            [108, 1],
            [220, 2],
          ],
          310,
        ),
        visit(1, 0, [
          [5, 0],
          [120, 1],
          [208, 2],
          [330, 3],
        ]),
        visit(0, 320, [[325, 3]]),
      ],
    },
    truth: {
      answers: [
        [0, 'a'],
        [1, 'b'],
        [0, 'c'],
      ],
      chat: ['hello'],
      isOver: true,
      breach: null,
    },
  };
}

const flaws = (
  change: (story: { history: History; truth: Truth }) => Partial<Truth> | undefined,
  within = 1000,
): Flaw[] => {
  const { history, truth } = story();
  const more = change({ history, truth });
  return [...new Set(check(history, { ...truth, ...more }, { told: within, back: within }).map(({ flaw }) => flaw))];
};

describe('the checker of histories', () => {
  test('finds nothing where all is as it was promised', () => {
    expect(flaws(() => undefined)).toEqual([]);
    // What was never acknowledged may be missing.
    expect(
      flaws(() => ({
        answers: [
          [0, 'a'],
          [1, 'b'],
        ],
      })),
    ).toEqual([]);
  });

  test.each<[Flaw, string, (story: { history: History; truth: Truth }) => Partial<Truth> | undefined]>([
    [
      'lost',
      'an answer that was overwritten',
      () => ({
        answers: [
          [0, 'a'],
          [1, 'x'],
          [0, 'c'],
        ],
      }),
    ],
    ['lost', 'an answer at the end', () => ({ answers: [[0, 'a']] })],
    ['lost', 'a line of chat', () => ({ chat: [] })],
    [
      'doubled',
      'an answer that nobody gave twice',
      () => ({
        answers: [
          [0, 'a'],
          [0, 'a'],
          [0, 'c'],
        ],
      }),
    ],
    ['doubled', 'a line of chat', () => ({ chat: ['hello', 'hello'] })],
    [
      'unasked',
      'an answer nobody gave',
      () => ({
        answers: [
          [0, 'a'],
          [1, 'b'],
          [0, 'z'],
        ],
      }),
    ],
    [
      'unasked',
      'what was refused',
      ({ history }) => {
        history.deeds[2]!.outcome = 'refused';
        return undefined;
      },
    ],
    [
      'disorder',
      'answers the other way round',
      ({ history }) => {
        history.deeds[0]!.index = 1;
        history.deeds[1]!.index = 0;
        return {
          answers: [
            [1, 'b'],
            [0, 'a'],
            [0, 'c'],
          ],
        };
      },
    ],
    [
      'backwards',
      'a screen that goes back',
      ({ history }) => {
        history.visits[1]!.sights.push([340, 2]);
        return undefined;
      },
    ],
    [
      'outdated',
      'somebody who comes in and is shown what was',
      ({ history }) => {
        history.visits[2]!.sights[0] = [325, 1];
        return undefined;
      },
    ],
    [
      'untold',
      'somebody who never hears of an answer',
      ({ history }) => {
        history.visits[1]!.sights.splice(1);
        return undefined;
      },
    ],
    [
      'absent',
      'somebody who does not get in again for long',
      ({ history }) => {
        history.visits[2] = visit(0, 320, [[1400, 3]]);
        history.visits[2].joined = 1400;
        return undefined;
      },
    ],
    ['unfinished', 'a match that stands still', () => ({ isOver: false })],
    ['unlawful', 'a match that breaks the rules', () => ({ breach: 'illegal' })],
  ])('finds what is %s: %s', (flaw, _, change) => {
    expect(flaws(change)).toContain(flaw);
  });

  test('what is told late is found by how long that may take', () => {
    const slow = ({ history }: { history: History }) => {
      history.visits[1]!.sights.splice(1, 3, [700, 3]);
      return undefined;
    };
    expect([flaws(slow, 1000), flaws(slow, 300)]).toEqual([[], ['untold']]);
  });

  test('measures how long news and those who come back take', () => {
    expect(tellingTimes(story().history)).toEqual([10, 10]);
    expect(returningTimes(story().history)).toEqual([15]);
  });
});
