import { makeRng, pickOne, type Seat, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { type Answer, broken, type CardId, type Effect, type Event, game, type State, tables } from '../src/index.ts';
import { enrich, fresh, TABLES } from './rows.ts';
import { EVENTS, QUESTIONS } from './vocabulary.ts';

const GAMES = 75;
const MOST_ANSWERS = 5_000;

/** What all games together have shown. */
const seen = {
  questions: new Set<string>(),
  events: new Set<string>(),
  bought: new Set<CardId>(),
  /** Cards named as the cause of something. */
  causes: new Set<unknown>(),
  endings: new Set<string>(),
};

function note(e: Event): void {
  seen.events.add(e.t);
  if (e.t === 'bought') seen.bought.add(e.card);
  if (e.t === 'won') seen.endings.add(e.how);
  if ('src' in e) seen.causes.add(e.src);
  if ('cause' in e) seen.causes.add(e.cause);
}

/** Whoever may buy one of these does. */
const RARE: readonly Answer[] = tables.cardIds
  .filter((id) => tables.cards[id]!.needs)
  .map((id) => `buy ${id}` as const);

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
    const pick = legal.find((x) => RARE.includes(x)) ?? pickOne(rng, legal);
    answers.push([seat, pick]);
    const events: Event[] = [];
    game.apply(s, seat, pick, events);
    for (const e of events) note(e);
    must(broken(s)[0]);
  }
  must(game.result(s) === null ? 'it ends without a result' : undefined);
}

const TOLD: readonly Effect['t'][] = ['token', 'carapaceTokens', 'claimNextKeep', 'perish', 'everyoneDiscardsKeep'];
/** Cards with an effect whose event names the card. */
const CAUSES = tables.cardIds.filter((id) => {
  const { do: once = [], triggers = [] } = tables.cards[id]!;
  return [...once, ...triggers.flatMap((t) => t.do)].some((e) => !TOLD.includes(e.t));
});

describe('random games', () => {
  test.each(TABLES.flatMap(({ seats, advanced }) => [false, true].map((rich) => ({ seats, advanced, rich }))))(
    'KNY-6 KNY-11 KNY-13 no limit is ever broken and every game ends: %o',
    ({ seats, advanced, rich }) => {
      for (let i = 0; i < (rich ? 2 : 1) * GAMES; i++) {
        const s = fresh(seats, advanced, `random ${i} ${rich}`);
        if (rich) enrich(s);
        play(s, `random ${i} of ${seats} advanced ${advanced} rich ${rich}`);
      }
    },
  );

  test.each([
    ['every kind of question was asked', QUESTIONS, seen.questions],
    ['every kind of event happened', EVENTS, seen.events],
    ['every card was bought', tables.cardIds, seen.bought],
    ['every card that causes something did', CAUSES, seen.causes],
    // But for Painbow: six DESTRUCTION of one Monster with one certain card are too rare. KNY-147 has a story about it.
    ['games ended in every way', ['stars', 'last', 'draw'], seen.endings],
  ] as const)('%s', (_, all: readonly string[], some: ReadonlySet<unknown>) => {
    expect(all.filter((name) => !some.has(name))).toEqual([]);
  });
});
