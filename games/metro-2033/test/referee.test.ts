import { defaultOptions, type makeRng, pickOne, rand } from '@ashtown/engine';
import { beside } from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';
import { game, type Options, type State } from '../src/index.ts';
import { HARD } from './given.ts';
import { makeReferee } from './referee/index.ts';

const MOST_ANSWERS = 800;

/** How somebody answers: at random, out for missions, or playing whatever can be played until the deck is used up. */
const MANNERS = ['random', 'missions', 'hoarding'] as const;
function choose(manner: (typeof MANNERS)[number], legal: readonly string[], rng: ReturnType<typeof makeRng>): string {
  const prefer = (pattern: RegExp, odds: number): string | undefined => {
    const some = legal.filter((x) => pattern.test(x));
    return some.length > 0 && rand(rng, 10) < odds ? pickOne(rng, some) : undefined;
  };
  const pick = pickOne(rng, legal);
  if (manner === 'random') return pick;
  if (manner === 'missions') return prefer(/^(mission|keep)/, 7) ?? (pick === 'tidy' ? pickOne(rng, legal) : pick);
  return prefer(/^(play|protect) /, 9) ?? prefer(/^(discard res|end)/, 9) ?? pick;
}

const seen = { questions: new Set<string>(), decks: 0, wins: 0 };

function compare(seats: number, options: Partial<Options>, manner: (typeof MANNERS)[number]): void {
  const watched = beside<State>(game, makeReferee, {
    setting: { seats, options: { ...defaultOptions(game), ...options } },
    seed: `${seats} ${manner} ${JSON.stringify(options)}`,
    most: MOST_ANSWERS,
    choose(s, _, legal, rng) {
      seen.decks = Math.max(seen.decks, s.decks);
      return choose(manner, legal as string[], rng);
    },
  });
  for (const question of watched.questions) seen.questions.add(question);
  if (watched.ended) seen.wins++;
}

const SWITCHES = Object.keys(HARD);
const COMBINATIONS = Array.from({ length: 16 }, (_, bits) =>
  Object.fromEntries(SWITCHES.map((key, i) => [key, (bits & (1 << i)) > 0])),
);

describe('a second reading of the rules comes to the same', () => {
  test.each(COMBINATIONS)('MET-40 MET-59 MET-88 MET-178 %o', (options) => {
    const nth = COMBINATIONS.indexOf(options);
    for (const [i, manner] of MANNERS.entries()) {
      const factionRoster = (nth + i) % 2 ? 'alternate' : 'default';
      compare(2 + ((nth + i) % 4), { ...options, factionRoster }, manner);
    }
  });

  test('and has been asked everything, also after reshuffles and to the end', () => {
    expect(seen.questions.size).toBe(10);
    expect(seen.decks).toBeGreaterThan(3);
    expect(seen.wins).toBeGreaterThan(10);
  });
});
