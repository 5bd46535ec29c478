import { type AnyGame, defaultOptions, pickOne, type Rng, rand, type Seat } from '@ashtown/engine';
import { beside, Disagreement, settingsOf, type Watched } from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';
import { game, type State } from '../src/index.ts';
import { makeReferee, makeRefereeOf } from './referee/index.ts';
import { STRANGE } from './referee/strange.ts';
import { QUESTIONS } from './vocabulary.ts';

type Choose = (s: State, seat: Seat, legal: readonly unknown[], rng: Rng) => unknown;

/** Tried out of all answers by those who look one answer ahead. */
const LOOKED_AT = 4;

/** At random; busy: whoever can act, build or bid in the City does; greedy: what looks best after it, of a few. */
const MANNERS: Record<'random' | 'busy' | 'greedy', Choose> = {
  random: (_s, _seat, legal, rng) => pickOne(rng, legal),
  busy(_s, _seat, legal, rng) {
    const idle = (x: unknown): boolean => x === 'end' || x === 'forfeit' || x === 'decline';
    const some = legal.filter((x) => !idle(x) && !String(x).endsWith(' nobody'));
    const city = some.filter((x) => String(x).startsWith('city '));
    if (some.length === 0 || rand(rng, 10) === 0) return pickOne(rng, legal);
    return pickOne(rng, city.length > 0 && rand(rng, 3) > 0 ? city : some);
  },
  greedy(s, seat, legal, rng) {
    const tried = legal.length <= LOOKED_AT ? legal : Array.from({ length: LOOKED_AT }, () => pickOne(rng, legal));
    const worth = (pick: unknown): number => {
      const after = game.clone(s);
      game.apply(after, seat, pick as never, null);
      return game.evaluate(game.view(after, seat), seat).reduce((n, term) => n + term.value, 0);
    };
    const worths = tried.map(worth);
    return tried[worths.indexOf(Math.max(...worths))];
  },
};

const seen = { questions: new Set<string>(), answers: new Set<string>(), ended: 0, games: 0 };

function compare(played: AnyGame, seats: number, options: object, seed: string, manner: keyof typeof MANNERS): Watched {
  const watched = beside<State>(played, played === STRANGE ? makeRefereeOf : makeReferee, {
    setting: { seats, options: { ...defaultOptions(game), ...options } },
    seed,
    choose(s, seat, legal, rng) {
      const pick = MANNERS[manner](s, seat, legal, rng);
      if (game.question(s, seat) === 'cityAction') seen.answers.add(String(pick).split(' ')[0]!);
      return pick;
    },
  });
  seen.games++;
  if (watched.ended) seen.ended++;
  for (const question of watched.questions) seen.questions.add(question);
  return watched;
}

describe('a second reading of the rules comes to the same', () => {
  const settings = settingsOf(game);

  test.each(settings)('ARM-45 ARM-76 ARM-146 ARM-219 from the first bid to the result: %o', ({ seats, options }) => {
    compare(game, seats, options, 'whole', 'random');
    compare(game, seats, options, 'whole', 'greedy');
  });

  test.each(settings.map((setting, nth) => ({ ...setting, nth })))(
    'ARM-61 ARM-69 ARM-70 ARM-113 ARM-210 from tables with crowds, ruins, a thin deck, an empty bag: %o',
    ({ seats, options, nth }) => {
      compare(STRANGE, seats, options, `strange ${nth}`, nth % 2 ? 'busy' : 'greedy');
    },
  );

  test('ARM-46 ARM-227 and has been asked everything, up to the end of every game', () => {
    expect(QUESTIONS.filter((question) => !seen.questions.has(question))).toEqual([]);
    expect([...seen.answers].sort()).toEqual(['act', 'end', 'extend', 'repair']);
    expect(seen.ended).toBe(seen.games);
  });
});

describe('a second reading notices a rule that was changed', () => {
  const WRONG: readonly [string, Partial<AnyGame>][] = [
    ['ARM-78 nobody may bid 0', { legal: (s, seat) => game.legal(s, seat).filter((x) => !`${x}`.endsWith(' nobody')) }],
    [
      'ARM-118 a building may never be forfeited',
      {
        legal(s, seat) {
          const legal = game.legal(s, seat);
          return legal.length > 1 ? legal.filter((x) => x !== 'forfeit') : legal;
        },
      },
    ],
    [
      'ARM-110 a marauder gets lost on the way to the bag',
      {
        apply(s, seat, pick, log) {
          const isTaken = game.question(s, seat) === 'takeEquipment';
          game.apply(s, seat, pick, log);
          if (isTaken && s.bag[0]! > 0) s.bag[0]--;
        },
      },
    ],
    [
      'ARM-227 the first seat has a VP too many at the end',
      {
        apply(s, seat, pick, log) {
          game.apply(s, seat, pick, log);
          if (s.over) s.players[0]!.vp++;
        },
      },
    ],
    [
      'ARM-40 the bag lacks a worker',
      { setup: (...args) => lacking(game.setup(...(args as Parameters<typeof game.setup>))) },
    ],
  ];
  const lacking = (s: State): State => {
    s.bag[1]!--;
    return s;
  };

  test.each(WRONG)('%s', (_, change) => {
    expect(() => compare({ ...game, ...change } as AnyGame, 3, {}, 'wrong', 'busy')).toThrow(Disagreement);
  });
});
