import { pickOne, type Rng, rand, type Seat } from '@ashtown/engine';
import { beside, Disagreement } from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';
import { type Answer, game, type State, WORKER } from '../src/index.ts';
import type { FirstEdition } from '../src/make.ts';
import { changed } from './content/changed.ts';
import { makeReferee, refereeOf } from './referee/index.ts';

const MOST_ANSWERS = 900;

/** What somebody prefers, the first line that applies; a minus says what is avoided, the number how often of ten. */
const LIKES = {
  random: [],
  building: [
    [/^(incorporate|redevelop|lead|lay)/, 9],
    [/^(use|visit|cash)/, 8],
    [/^(pass|drop)/, -8],
  ],
  tucking: [
    [/^(take|incorporate|redevelop) negotiator/, 10],
    [/^(conquer|cooperate|redevelop)/, 9],
    [/^(use|visit|done)/, 6],
    [/^(drop|cash)/, -9],
  ],
  hoarding: [
    [/^(cash|deck|visit)/, 9],
    [/^incorporate (crossroads|watchtower|notice-board|radio-station|pub|motel)/, 10],
    [/^(conquer|cooperate) (pub|motel|notice-board|crossroads|radio-station)/, 10],
    [/^(pass|use|done)/, 9],
  ],
} satisfies Record<string, [RegExp, number][]>;
type Manner = keyof typeof LIKES | 'greedy';

/** The best answer by the look of the next state, now and then any other. */
function greedily(s: State, seat: Seat, legal: readonly Answer[], rng: Rng): Answer {
  if (rand(rng, 12) === 0) return pickOne(rng, legal);
  const worth = (pick: Answer): number => {
    const after = game.clone(s);
    game.apply(after, seat, pick, null);
    return game.evaluate(game.view(after, seat), seat).reduce((sum, { value }) => sum + value, 0);
  };
  return legal.map((pick) => ({ pick, is: worth(pick) })).reduce((a, b) => (b.is > a.is ? b : a)).pick;
}
function choose(manner: Manner, s: State, seat: Seat, legal: readonly Answer[], rng: Rng): Answer {
  if (manner === 'greedy') return greedily(s, seat, legal, rng);
  for (const [pattern, odds] of LIKES[manner]) {
    const some = legal.filter((pick) => pattern.test(pick) === odds > 0);
    if (some.length > 0 && some.length < legal.length && rand(rng, 10) < Math.abs(odds)) return pickOne(rng, some);
  }
  return pickOne(rng, legal);
}

/** Locations that bring cards, change the Lookout or keep things. */
const FEW: readonly string[] = [
  ...[
    'pub',
    'motel',
    'crossroads',
    'watchtower',
    'notice-board',
    'radio-station',
    'ruined-library',
    'garage',
    'school',
  ],
  ...['church', 'barracks', 'negotiator', 'office-building', 'hideout', 'quarry', 'dive', 'fuel-tank', 'old-depot'],
  ...['excavator', 'bulldozer'],
];

const seen = { questions: new Set<string>(), shuffles: 0, ended: 0 };

function compare(seats: number, manner: Manner, nth: number): void {
  const watched = beside<State>(game, makeReferee, {
    setting: { seats, options: {} },
    seed: `${manner} ${nth}`,
    most: MOST_ANSWERS,
    choose(s, seat, legal, rng) {
      seen.shuffles = Math.max(seen.shuffles, s.shuffles);
      return choose(manner, s, seat, legal as Answer[], rng);
    },
  });
  // What the bot is asked hangs on its weights.
  if (manner !== 'greedy') for (const question of watched.questions) seen.questions.add(question);
  if (watched.ended) seen.ended++;
}

describe('a second reading of the rules comes to the same', () => {
  test.each<[number, Manner, number]>([
    [2, 'random', 0],
    [3, 'random', 0],
    [4, 'random', 0],
    [2, 'greedy', 0],
    [3, 'greedy', 0],
    [4, 'greedy', 0],
    [2, 'building', 0],
    [3, 'tucking', 12],
    [4, 'hoarding', 0],
  ])('FS-33 FS-64 FS-83 FS-89 FS-108 FS-195 with %i seats, %s', (seats, manner, nth) => compare(seats, manner, nth));

  test('FS-36 FS-42 FS-53 FS-71 with few designs, many copies of them, and no card left to draw', () => {
    const made = changed((content) => {
      content.locations = content.locations
        .filter(({ id }) => FEW.includes(id))
        .map((card, i) => ({ ...card, copies: i < 8 ? 3 : 2 }));
      content.oneShotContacts = content.oneShotContacts.slice(0, 3);
      content.leaders = content.leaders.slice(-4);
    });
    if (!made.ok) throw new Error(made.problem.where);
    let without = 0;
    beside<State>(made.game, refereeOf(made), {
      setting: { seats: 4, options: {} },
      seed: 'few 1',
      most: 600,
      choose(s, seat, legal, rng) {
        if (s.deck.length + s.discard.length === 0) without++;
        return choose('hoarding', s, seat, legal as Answer[], rng);
      },
    });
    expect(without).toBeGreaterThan(10);
  });

  test('FS-183 FS-194 and has been asked everything, also after reshuffles and to the end', () => {
    expect([...seen.questions].sort()).toEqual([
      'after',
      'burn',
      'discardCard',
      'giveUp',
      'keep',
      'leftover',
      'main',
      'method',
      'overflow',
      'payment',
      'pick',
      'reach',
      'replace',
      'steal',
      'step',
      'store',
      'trim',
    ]);
    expect(seen.shuffles).toBeGreaterThan(1);
    expect(seen.ended).toBeGreaterThan(5);
  });
});

describe('a second reading of the rules notices a change of them', () => {
  const noticed = (other: FirstEdition, what: RegExp): void => {
    const play = (): unknown =>
      beside<State>(other, makeReferee, { setting: { seats: 4, options: {} }, seed: 'changed', most: MOST_ANSWERS });
    expect(play).toThrow(Disagreement);
    expect(play).toThrow(what);
  };

  test('FS-67 an answer that is missing', () => {
    const legal: FirstEdition['legal'] = (s, seat) => game.legal(s, seat).filter((pick) => pick !== 'swap');
    noticed({ ...game, legal }, /main: too much –; missing "swap"/);
  });

  test('FS-71 an answer too much', () => {
    const legal: FirstEdition['legal'] = (s, seat) => [
      ...game.legal(s, seat),
      ...(game.question(s, seat) === 'reach' ? (['reach nothing'] as const) : []),
    ];
    noticed({ ...game, legal }, /reach: too much "reach nothing"; missing –/);
  });

  test('FS-146 the worker of a visit does not come to the owner', () => {
    const apply: FirstEdition['apply'] = (s, seat, pick, log) => {
      game.apply(s, seat, pick, log);
      const [verb, at] = pick.split(' ');
      if (verb === 'visit') s.players[Number(at![0])]!.pool[WORKER]!--;
    };
    noticed({ ...game, apply }, /pool is .* and .*worker/);
  });

  test('FS-26 a base that makes more than is printed', () => {
    const made = changed(({ bases }) => {
      bases[0]!.ability.effects[0]!.gain![0]!.n = 2;
    });
    if (!made.ok) throw new Error(made.problem.code);
    noticed(made.game, /pool is "2 scrap, 3 worker" and "1 scrap, 3 worker"/);
  });
});
