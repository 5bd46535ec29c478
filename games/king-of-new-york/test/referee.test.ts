import { pickOne, type Rng, rand, type Seat } from '@ashtown/engine';
import { beside, Disagreement, settingsOf } from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';
import json from '../content.json' with { type: 'json' };
import { type Answer, game, type State, withContent } from '../src/index.ts';
import { makeReferee } from './referee/index.ts';
import { later } from './referee/later.ts';
import { QUESTIONS } from './vocabulary.ts';

const GAMES = 2;

/** How somebody answers: at random, out for cards and rides, or for a long life. */
const MANNERS = ['random', 'buying', 'careful'] as const;
type Manner = (typeof MANNERS)[number];
const PREFERRED: Readonly<Record<Manner, RegExp>> = {
  random: /^$/,
  buying: /^(buy|salvage|sweep|ride) /,
  careful: /^(buy|salvage|reroll (attack|ouch)|heal|energy)/,
};
function choose(manner: Manner, legal: readonly Answer[], rng: Rng): Answer {
  const some = legal.filter((x) => PREFERRED[manner].test(String(x)));
  return some.length > 0 && rand(rng, 10) < 7 ? pickOne(rng, some) : pickOne(rng, legal);
}

const seen = { questions: new Set<string>(), ended: 0, closed: 0, drawn: 0 };

function compare(played: typeof game, setting: ReturnType<typeof settingsOf>[0], manner: Manner, seed: string): void {
  let last: State | null = null;
  const watched = beside<State>(played, (s) => makeReferee(s, played), {
    setting,
    seed,
    choose(s: State, _: Seat, legal: readonly unknown[], rng: Rng) {
      last = s;
      return choose(manner, legal as readonly Answer[], rng);
    },
  });
  for (const question of watched.questions) seen.questions.add(question);
  const { closed, winners } = last! as State;
  seen.ended += Number(watched.ended);
  seen.closed += Number(closed);
  seen.drawn += Number(winners!.length > 1);
}

describe('a second reading of the rules comes to the same', () => {
  test.each(settingsOf(game))('KNY-24 KNY-46 KNY-70 KNY-117 KNY-124 KNY-134 KNY-141 KNY-148 %o', (setting) => {
    for (const manner of MANNERS)
      for (let i = 0; i < GAMES; i++) {
        const seed = `${manner} ${i}`;
        compare(game, setting, manner, seed);
        compare(later(seed), setting, manner, seed);
      }
  });

  test('KNY-142 KNY-144 KNY-146 KNY-155 and has been asked everything, to the end', () => {
    expect(QUESTIONS.filter((name) => !seen.questions.has(name))).toEqual([]);
    expect(seen.ended).toBe(settingsOf(game).length * MANNERS.length * GAMES * 2);
    expect(seen.closed).toBeGreaterThan(3);
    expect(seen.drawn).toBeGreaterThan(0);
  });
});

/** The game with one rule read otherwise. */
const FAULTS: readonly [string, typeof game][] = [
  [
    'KNY-91 points may be wasted',
    {
      ...game,
      legal: (s, seat) => {
        const legal = game.legal(s, seat);
        const isDuty = game.question(s, seat) === 'destroyObject' && !legal.includes('stop');
        return isDuty ? [...legal, 'stop'] : legal;
      },
    },
  ],
  [
    'KNY-75 nobody is asked to stay',
    {
      ...game,
      legal: (s, seat) => {
        const legal = game.legal(s, seat);
        return game.question(s, seat) === 'flee' ? legal.filter((x) => x !== 'stay') : legal;
      },
    },
  ],
  [
    'KNY-89 Units are old at once',
    {
      ...game,
      apply(s, seat, answer, log) {
        game.apply(s, seat, answer, log);
        s.fresh.fill(0);
      },
    },
  ],
  [
    'KNY-146 winners have nothing of it',
    { ...game, result: (s) => game.result(s)?.map((place) => ({ ...place, share: 0 })) ?? null },
  ],
  ['KNY-122 two stars for coming in', otherwise({ ...json, constants: { ...json.constants, entryStars: 2 } })],
  ['KNY-106 the Statue is worth four', otherwise({ ...json, constants: { ...json.constants, statueStars: 4 } })],
];

function otherwise(content: unknown): typeof game {
  const read = withContent(JSON.parse(JSON.stringify(content)));
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.made.game;
}

describe('a rule read otherwise is noticed', () => {
  test.each(FAULTS)('%s', (_, faulty) => {
    expect(() => {
      for (let i = 0; i < 20; i++) compare(faulty, { seats: 4, options: { advanced: false } }, 'random', `fault ${i}`);
    }).toThrow(Disagreement);
  });
});
