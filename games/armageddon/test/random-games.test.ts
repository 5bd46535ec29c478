import { makeRng, pickOne, type Seat, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { broken, type Event, game, type Options, SOURCES, type State, tables } from '../src/index.ts';
import { fresh } from './given.ts';
import { EVENTS, QUESTIONS } from './vocabulary.ts';

const GAMES = 30;
const MOST_ANSWERS = 700;

/** What all games together have shown. */
const seen = {
  questions: new Set<string>(),
  events: new Set<string>(),
  cards: new Set<string>(),
  acted: new Set<string>(),
  sources: new Set<string>(),
};

function note(e: Event): void {
  seen.events.add(e.t);
  if (e.t === 'built' || e.t === 'tookEquipment' || e.t === 'chose') seen.cards.add(e.t === 'chose' ? e.tile : e.card);
  if (e.t === 'tile' || e.t === 'bonus' || e.t === 'counted') seen.cards.add(e.tile);
  if (e.t === 'acted') seen.acted.add(`${e.card} ${e.line}`);
  if (e.t === 'vp') seen.sources.add(e.src);
}

/** A crowd for everybody: bids are asked colour by colour. */
function enrich(s: State): void {
  for (const p of s.players)
    for (const [c, n] of [4, 3, 3].entries()) {
      const some = Math.min(n, s.bag[c + 1]!);
      p.screen[c]! += some;
      s.bag[c + 1]! -= some;
      p.bounds[c]! += some;
      p.bounds[4 + c]! += some;
      p.bounds[8]! += some;
      p.bounds[9]! += some;
    }
}

function play(s: State, seed: string): void {
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
    // Whoever acts goes on acting, so that every line is used.
    const pick = pickOne(rng, legal.length > 1 && legal.includes('end') ? legal.slice(0, -1) : legal);
    answers.push([seat, pick]);
    const events: Event[] = [];
    game.apply(s, seat, pick, events);
    for (const e of events) note(e);
    must(broken(s)[0]);
  }
  must(game.result(s) === null ? 'it ends without a result' : undefined);
  must(s.round === 6 ? undefined : `it ends in round ${s.round}`);
}

const OPTIONS: readonly Partial<Options>[] = [
  {},
  { 'repair.workersPerStep': 2 },
  { pickOrder: 'topToBottom' },
  { roundTrack: 'moderate' },
  { roundTrack: 'even' },
  { openSurvivors: true },
];

describe('random games', () => {
  test.each([3, 4].flatMap((seats) => OPTIONS.map((options) => ({ seats, options }))))(
    'ARM-3 ARM-5 ARM-45 no limit is ever broken and every game ends after six rounds: %o',
    ({ seats, options }) => {
      for (let i = 0; i < GAMES; i++) {
        const begun: Event[] = [];
        const s = fresh(seats, options, `random ${i}`, begun);
        for (const e of begun) note(e);
        play(s, `random ${i} of ${seats}`);
      }
    },
  );

  test.each([3, 4])('ARM-76 ARM-210 the same with a crowd behind every screen: %i players', (seats) => {
    for (let i = 0; i < 40; i++) {
      const s = fresh(seats, {}, `crowd ${i}`);
      enrich(s);
      play(s, `crowd ${i} of ${seats}`);
    }
  });

  const lines = tables.buildings.flatMap((b) => b.lines.map((_, line) => `${b.id} ${line + 1}`));
  const cards = [
    ...tables.levels[1]!.map((b) => tables.buildings[b]!),
    ...tables.levels[2]!.map((b) => tables.buildings[b]!),
    ...tables.equipment,
    ...tables.tiles,
    ...tables.auction,
    ...tables.scoring,
  ].map((card) => card.id);

  test.each([
    // But for homeless survivors colour by colour: that takes a city of thirty. ARM-210 has a story about it.
    ['every kind of question was asked', QUESTIONS.filter((q) => q !== 'homelessColour'), seen.questions],
    ['every kind of event happened', EVENTS, seen.events],
    ['every card and tile was taken, built, applied or scored', cards, seen.cards],
    ['every action line was used', lines, seen.acted],
    ['points came from every source', SOURCES.slice(1), seen.sources],
  ] as const)('%s', (_, all: readonly string[], some: ReadonlySet<unknown>) => {
    expect(all.filter((name) => !some.has(name))).toEqual([]);
  });
});
