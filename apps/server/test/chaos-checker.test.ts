import { describe, expect, test } from 'vitest';
import { check, type Flaw, returningTimes, tellingTimes } from './tools/chaos/checker.ts';
import type { Deed, History, Truth, Visit } from './tools/chaos/history.ts';

/** Two people who sit down, an answer of each, an answer nobody was told about, a line of chat, and another match. */
const deed = (kind: Deed['kind'], seat: number, what: unknown, sent: number, length: number | null = null): Deed => ({
  ...{ seat, kind, what, sent, answered: sent + 10, outcome: 'ok', length },
});
const answer = (seat: number, what: unknown, sent: number, index: number | null): Deed => ({
  ...deed('answer', seat, what, sent, index === null ? null : index + 1),
  ...(index === null && { answered: null, outcome: 'unknown' }),
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
        deed('chat', 1, 'hello', 250),
        deed('sit', 1, 'Ann', 10),
        deed('sit', 0, 'Ann', 30),
        { ...deed('sit', 1, 'Ben', 12), outcome: 'refused' },
        deed('sit', 1, 'Ben', 45),
        deed('rematch', 0, 'next', 500),
        deed('rematch', 1, 'next', 500),
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
      takebacks: [],
      chat: ['hello'],
      players: ['Ann', 'Ben'],
      rematch: 'next',
      tables: ['next'],
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
      flaws(({ history }) => {
        history.visits.splice(2);
        history.visits[1]!.sights.pop();
        return {
          answers: [
            [0, 'a'],
            [1, 'b'],
          ],
        };
      }),
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
        history.deeds[0]!.length = 2;
        history.deeds[1]!.length = 1;
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
    ['lost', 'a seat', () => ({ players: [null, 'Ben'] })],
    ['lost', 'a seat, for the one before', () => ({ players: [null, 'Ann'] })],
    ['doubled', 'somebody at two seats', () => ({ players: ['Ann', 'Ben', 'Ann'] })],
    ['unasked', 'a seat nobody wanted', () => ({ players: [null, 'Ben', 'Ann'] })],
    ['lost', 'another match', () => ({ rematch: null, tables: [] })],
    ['lost', 'the table of another match', () => ({ tables: [] })],
    ['doubled', 'another match at two tables', () => ({ tables: ['next', 'other'] })],
    [
      'unasked',
      'another match',
      ({ history }) => {
        history.deeds.splice(-2);
        return undefined;
      },
    ],
    ['unfinished', 'a match that stands still', () => ({ isOver: false })],
    ['unlawful', 'a match that breaks the rules', () => ({ breach: 'illegal' })],
  ])('finds what is %s: %s', (flaw, _, change) => {
    expect(flaws(change)).toContain(flaw);
  });

  describe('where something was taken back', () => {
    type Story = { deeds: Deed[]; visits: Visit[]; truth: Pick<Truth, 'answers' | 'takebacks'> };

    /** Two answers; the second is taken back, given again, taken back with the consent of the other, and another one is given. */
    const fickle = (): Story => ({
      deeds: [
        answer(0, 'a', 100, 0),
        answer(1, 'b', 1000, 1),
        deed('undo', 1, null, 2000, 1),
        deed('redo', 1, null, 3000, 2),
        deed('undo', 1, null, 4000),
        deed('consent', 0, true, 5000, 1),
        answer(1, 'c', 6000, 1),
      ],
      visits: [
        visit(0, 0, [
          [5, 0],
          [108, 1],
          [1012, 2],
          [2012, 1],
          [3012, 2],
          [5012, 1],
          [6012, 2],
        ]),
        visit(1, 5500, [
          [5505, 1],
          [6008, 2],
        ]),
      ],
      truth: {
        answers: [
          [0, 'a'],
          [1, 'c'],
        ],
        takebacks: [
          { keep: 1, dropped: [[1, 'b']], at: 2005 },
          { keep: 1, dropped: [[1, 'b']], at: 5005 },
        ],
      },
    });
    const found = (change: (story: Story) => void) => {
      const story = fickle();
      change(story);
      const { deeds, visits, truth } = story;
      const whole: Truth = { ...truth, chat: [], players: [], rematch: null, tables: [], isOver: true, breach: null };
      const findings = check({ table: 't', deeds, visits }, whole, { told: 500, back: 500 });
      return [...new Set(findings.map(({ flaw }) => flaw))];
    };
    const without = (n: number) => (story: Story) => void story.deeds.splice(n, 1);
    const unknown = (n: number) => (story: Story) =>
      void Object.assign(story.deeds[n]!, { outcome: 'unknown', length: null });

    test('all is well, also where nobody was told what came of it', () => {
      expect(found(() => {})).toEqual([]);
      for (let n = 0; n < 7; n++) expect(found(unknown(n))).toEqual([]);
    });

    test('the same answer given anew is no second one', () => {
      const anew = ({ deeds }: Story) => void deeds.splice(3, 1, answer(1, 'b', 3000, 1));
      expect(found(anew)).toEqual([]);
    });

    test('what lies face down is taken back, and the answers of the others stay', () => {
      const faceDown = ({ deeds, visits, truth }: Story) => {
        deeds.splice(2, 5, answer(0, 'c', 1500, 2), deed('undo', 1, null, 2000, 2), answer(1, 'd', 3000, 2));
        visits.length = 0;
        const dropped = [
          [1, 'b'],
          [0, 'c'],
        ] as const;
        Object.assign(truth, { takebacks: [{ keep: 1, dropped, at: 2005 }] });
        Object.assign(truth, {
          answers: [
            [0, 'a'],
            [0, 'c'],
            [1, 'd'],
          ],
        });
      };
      expect(found(faceDown)).toEqual([]);
    });

    test.each<[Flaw, string, (story: Story) => void]>([
      [
        'lost',
        'a taking back',
        ({ deeds, truth }) => {
          deeds.splice(3, 4);
          Object.assign(truth, { answers: [...truth.answers!.slice(0, 1), [1, 'b']], takebacks: [] });
        },
      ],
      ['lost', 'what was given again', ({ truth }) => void Object.assign(truth, { takebacks: [truth.takebacks[0]] })],
      ['lost', 'an answer nobody took back', ({ truth }) => void Object.assign(truth, { takebacks: [] })],
      ['unasked', 'a taking back', ({ deeds }) => void deeds.splice(2, 4)],
      ['doubled', 'a taking back', without(5)],
      ['doubled', 'an answer that nobody gave again', without(3)],
      ['backwards', 'what nobody took back', ({ visits }) => void visits[0]!.sights.push([7000, 0])],
      ['outdated', 'what was taken back', ({ visits }) => void visits[1]!.sights.splice(0, 1, [5505, 0])],
      ['untold', 'what was taken back', ({ visits }) => void visits[0]!.sights.splice(3)],
    ])('finds what is %s: %s', (flaw, _, change) => {
      expect(found(change)).toContain(flaw);
    });
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
