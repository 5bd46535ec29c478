import { makeRng, pickOne, type Seat, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { broken, type Event, game, type Options, type State, tables as t } from '../src/index.ts';
import { fresh, HARD } from './given.ts';
import { EVENTS, QUESTIONS } from './vocabulary.ts';

const MOST_ANSWERS = 20_000;

/** What all games together have shown. */
const seen = {
  questions: new Set<string>(),
  events: new Set<string>(),
  answers: new Set<string>(),
  played: new Set<string>(),
  shielded: new Set<string>(),
  discarded: new Set<string>(),
  completed: new Set<string>(),
  used: new Set<string>(),
};

function note(e: Event): void {
  seen.events.add(e.t);
  if (e.t === 'played') (e.side === 'main' ? seen.played : seen.shielded).add(e.card);
  if (e.t === 'discarded') seen.discarded.add(e.card);
  if (e.t === 'mission') {
    seen.completed.add(e.card);
    for (const id of e.cards) seen.used.add(id);
  }
  if (e.t === 'repelled') for (const id of e.cards) seen.used.add(id);
}

/** People who tidy all the time, or never complete a mission, take long; these prefer a mission, and seldom tidy. */
function choose(legal: readonly string[], rng: ReturnType<typeof makeRng>): string {
  const pick = pickOne(rng, legal);
  if (pick === 'tidy') return pickOne(rng, legal);
  return legal.find((x) => x.startsWith('mission')) ?? pick;
}

function play(s: State, seed: string): number {
  const rng = makeRng(seedOf(seed));
  const answers: [Seat, unknown][] = [];
  const must = (problem: string | undefined) => {
    if (problem) throw new Error(`${problem}: ${seed}, answer ${answers.length}, ${JSON.stringify(answers.slice(-5))}`);
  };
  while (game.asked(s).length > 0) {
    must(answers.length > MOST_ANSWERS ? 'it does not end' : undefined);
    const seat = game.asked(s)[0]!;
    seen.questions.add(game.question(s, seat));
    const legal = game.legal(s, seat);
    must(legal.length > 100 ? `${legal.length} answers` : undefined);
    const pick = choose(legal, rng);
    seen.answers.add(pick.split(' ')[0]!);
    answers.push([seat, pick]);
    const events: Event[] = [];
    game.apply(s, seat, pick as 'end', events);
    for (const e of events) note(e);
    must(broken(s)[0]);
  }
  must(game.result(s) === null ? 'it ends without a result' : undefined);
  return answers.length;
}

const TABLES: { seats: number; options: Partial<Options>; games: number }[] = [2, 3, 4, 5].flatMap((seats) => [
  { seats, options: {}, games: 8 },
  { seats, options: { factionRoster: 'alternate', factionAssignment: 'random' }, games: 8 },
  { seats, options: HARD, games: 4 },
  { seats, options: { hardAllSymbols: true, hardForcedDefence: true }, games: 4 },
  { seats, options: { hardExhaustion: true }, games: 4 },
]);

/** Every combination of the four harder options, each at one number of seats and with one of the rosters. */
const COMBINATIONS = Array.from({ length: 16 }, (_, bits) => ({
  seats: 2 + ((bits ^ (bits >> 2)) % 4),
  options: {
    factionRoster: (bits * 7) % 3 > 0 ? ('alternate' as const) : ('default' as const),
    ...Object.fromEntries(Object.keys(HARD).map((key, i) => [key, (bits & (1 << i)) > 0])),
  },
}));

describe('random games', () => {
  test.each(COMBINATIONS)('MET-178 any combination of the harder options can be played to the end: %o', (table) => {
    play(fresh(table.seats, table.options, 'combination'), `combination ${JSON.stringify(table)}`);
  });

  test.each(TABLES)('MET-20 MET-39 no limit is ever broken and every game ends: %o', ({ seats, options, games }) => {
    for (let i = 0; i < games; i++) {
      const begun: Event[] = [];
      play(fresh(seats, options, `random ${i}`, begun), `random ${i} of ${seats} ${JSON.stringify(options)}`);
      for (const e of begun) note(e);
    }
  });

  const ids = t.cards.map((c) => c.id);
  const inCategory = (...categories: number[]) =>
    t.cards.filter((c) => categories.includes(c.category)).map((c) => c.id);
  test.each([
    ['every kind of question was asked', QUESTIONS, seen.questions],
    ['every kind of event happened', EVENTS, seen.events],
    // But for `use` and `guard`: so many payments or defences at once are rare. MET-88 and MET-180 have stories about it.
    [
      'every kind of answer was given',
      [
        'end',
        'play',
        'protect',
        'discard',
        'exchange',
        'mission',
        'tidy',
        'done',
        'cancel',
        'pay',
        'keep',
        'bazaar',
        'deck',
        'defend',
        'decline',
        'lose',
        'none',
      ],
      seen.answers,
    ],
    ['every card that can be played was', inCategory(0, 1, 4), seen.played],
    [
      'every card with a Protection side was played as Protection',
      t.cards.filter((c) => c.shieldCost >= 0).map((c) => c.id),
      seen.shielded,
    ],
    ['every card was discarded', ids, seen.discarded],
    ['every mission was completed', [...inCategory(1), ...t.factions.map((c) => c.id)], seen.completed],
    ['every Resource and Hero was used', inCategory(0, 4), seen.used],
  ] as const)('%s', (_, all: readonly string[], some: ReadonlySet<string>) => {
    expect(all.filter((name) => !some.has(name))).toEqual([]);
  });
});
