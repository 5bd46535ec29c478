import { type AnyGame, defaultOptions, type makeRng, pickOne, rand, type Seat } from '@ashtown/engine';
import { beside, Disagreement } from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';
import { game, type Options, type State, WORKER } from '../src/index.ts';
import { makeReferee } from './referee/index.ts';

type Prefer = readonly (readonly [pattern: RegExp, outOfTen: number])[];

/** Cards with a mechanism of their own, or that others lean on. */
const ODD =
  /^(construct|redevelop) (suppliers|power-station|body-hunters|caravanner|camino-real|thieves-|production-manager|radioactive-colony|camp$|foundation|hidden-forge|cistern|construction-site|sheriffs|small-factory|outpost-|storehouse|hideout|negotiator|car-garage|hibernation)/;

/** How somebody answers: at random, out for the odd cards and their actions, at war, or drawing until every deck is empty. */
const MANNERS = {
  random: [],
  odd: [
    [ODD, 9],
    [/^(use|again|copy|claim|steal|gather|borrow|reset|activate|store|shield|spend|deal)/, 8],
  ],
  warring: [[/^(attack|shield|protect|raze|visit|play|take|convert red)/, 7]],
  hoarding: [
    [/^take/, 10],
    [/^(exchange|card|again|pass)/, 9],
  ],
} as const satisfies Record<string, Prefer>;
type Manner = keyof typeof MANNERS;

function choose(prefer: Prefer, legal: readonly string[], rng: ReturnType<typeof makeRng>): string {
  for (const [pattern, outOfTen] of prefer) {
    const some = legal.filter((x) => pattern.test(x));
    if (some.length > 0 && rand(rng, 10) < outOfTen) return pickOne(rng, some);
  }
  return pickOne(rng, legal);
}

const seen = { questions: new Set<string>(), ended: 0, empty: 0, shuffles: 0 };

function compare(seats: number, options: Partial<Options>, manner: Manner, games = 1, most = 700): void {
  for (let i = 0; i < games; i++) {
    const watched = beside<State>(game, makeReferee, {
      setting: { seats, options: { ...defaultOptions(game), ...options } },
      seed: `${manner} ${i}`,
      most,
      choose(s, _, legal, rng) {
        seen.shuffles = Math.max(seen.shuffles, s.shuffles);
        if (s.deck.length + s.discard.length === 0) seen.empty++;
        return choose(MANNERS[manner], legal as string[], rng);
      },
    });
    for (const question of watched.questions) seen.questions.add(question);
    if (watched.ended) seen.ended++;
  }
}

/** Every option, spread over the numbers of players. */
const SETTINGS: readonly Partial<Options>[] = [
  {},
  { expansion: 'newera', factions: 'picked' },
  { expansion: 'winter', perProducedLate: 'zero', shipwreckUses: 1 },
  { bothExpansions: true, ruinsScore: true },
  { bothExpansions: true, dealsScore: true, freePayment: true },
];

describe('a second reading of the rules comes to the same', () => {
  test.each(SETTINGS)('FSM-46 FSM-56 FSM-67 FSM-168 FSM-178 with people: %o', (options) => {
    for (const seats of [2, 3, 4]) compare(seats, options, seats === 3 ? 'random' : 'odd');
  });

  test.each(SETTINGS)('FSM-250 FSM-268 FSM-289 against the virtual opponent: %o', (options) => {
    compare(1, options, 'random', 3);
    compare(1, options, 'odd', 3);
  });

  test('FSM-194 FSM-199 FSM-224 FSM-228 FSM-230 FSM-233 FSM-234 with the odd cards', () => {
    compare(3, { expansion: 'winter' }, 'odd', 4);
    compare(4, { bothExpansions: true, ruinsScore: true }, 'odd', 4);
  });

  test('FSM-117 FSM-143 FSM-158 at war', () => compare(4, { bothExpansions: true }, 'warring', 2));

  test('FSM-27 FSM-50 FSM-282 when every card has been drawn', () => {
    compare(1, {}, 'hoarding', 3);
    compare(2, { expansion: 'winter' }, 'hoarding');
  });

  test('FSM-71 and has been asked everything, also after the last card and to the end', () => {
    expect([...seen.questions].sort()).toEqual([...QUESTIONS].sort());
    expect(seen.ended).toBeGreaterThan(30);
    expect(seen.shuffles).toBeGreaterThan(3);
    expect(seen.empty).toBeGreaterThan(100);
  });
});

const QUESTIONS = [
  ...['pickFaction', 'keepHand', 'draftPick', 'soloPick', 'suppliersTarget', 'productionOption', 'copySource'],
  ...['takeTurn', 'payment', 'discardCard', 'discardDeal', 'redevelopOld', 'exchangeGood', 'stealTarget'],
  ...['activateTarget', 'resetTargets', 'ownDeals', 'opponentDeal', 'repeatAction', 'endTurn', 'placeShield'],
  ...['soloTarget', 'storeGoods'],
];

/** The game with one rule changed. */
const FAULTS: readonly (readonly [title: string, Partial<AnyGame>])[] = [
  [
    'FSM-143 nobody may visit',
    {
      legal: (s: State, seat: Seat) => (game.legal(s, seat) as readonly string[]).filter((x) => !x.startsWith('visit')),
    },
  ],
  [
    'FSM-169 a worker outlives the round',
    {
      apply(s: State, seat: Seat, pick: never) {
        const { round } = s;
        game.apply(s, seat, pick, null);
        if (round > 0 && s.round > round) s.players[0]!.tokens[WORKER]!++;
      },
    },
  ],
  ['FSM-174 the token stays with the first player', { apply: keepingTheToken }],
  [
    'FSM-180 nobody wins',
    {
      apply(s: State, seat: Seat, pick: never) {
        game.apply(s, seat, pick, null);
        if (s.winners !== null) s.winners = [];
      },
    },
  ],
];

function keepingTheToken(s: State, seat: Seat, pick: never): void {
  const { first, round } = s;
  game.apply(s, seat, pick, null);
  if (round > 0) s.first = first;
}

describe('a changed rule is noticed', () => {
  test.each(FAULTS)('%s', (_, changed) => {
    const wrong = { ...game, ...changed } as AnyGame;
    const setting = { seats: 3, options: defaultOptions(game) };
    expect(() => beside<State>(wrong, makeReferee, { setting, seed: 'fault' })).toThrow(Disagreement);
  });
});
