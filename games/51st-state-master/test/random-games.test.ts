import { makeRng, pickOne, type Seat, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { broken, type CardId, type Event, game, type Options, type State, tables } from '../src/index.ts';
import { optionsOf } from './given.ts';
import { EVENTS, QUESTIONS } from './vocabulary.ts';

const GAMES = 40;
const MOST_ANSWERS = 5_000;

/** What all games together have shown. */
const seen = {
  questions: new Set<string>(),
  events: new Set<string>(),
  built: new Set<CardId>(),
  dealt: new Set<CardId>(),
  razed: new Set<CardId>(),
  used: new Set<CardId>(),
  widest: 0,
};

function note(e: Event): void {
  seen.events.add(e.t);
  if (e.t === 'constructed' || e.t === 'redeveloped') seen.built.add(e.card);
  if (e.t === 'madeDeal') seen.dealt.add(e.card);
  if (e.t === 'razedCard' || e.t === 'razed') seen.razed.add(e.card);
  if (e.t === 'used') seen.used.add(e.card);
}

/** Whoever sees one of these rare chances takes it. */
const RARE = /^(steal|activate|reset|gather|borrow|claim|protect)/;

function play(s: State, seed: string): void {
  const rng = makeRng(seedOf(seed));
  const answers: [Seat, unknown][] = [];
  const must = (problem: string | undefined) => {
    if (problem) throw new Error(`${problem}: ${seed}, answer ${answers.length}, ${JSON.stringify(answers.slice(-5))}`);
  };
  while (game.asked(s).length > 0) {
    must(answers.length > MOST_ANSWERS ? 'it does not end' : undefined);
    const seat = pickOne(rng, game.asked(s));
    seen.questions.add(game.question(s, seat));
    const legal = game.legal(s, seat);
    seen.widest = Math.max(seen.widest, legal.length);
    const rare = legal.findIndex((x) => RARE.test(x));
    const pick = rare >= 0 ? legal[rare]! : pickOne(rng, legal);
    answers.push([seat, pick]);
    const events: Event[] = [];
    game.apply(s, seat, pick, events);
    for (const e of events) note(e);
    must(broken(s)[0]);
  }
  must(game.result(s) === null ? 'it ends without a result' : undefined);
}

/** Later in a game: every State has grown a little already, and there is plenty to spend. */
function enrich(s: State): void {
  const size = Math.min(9, Math.floor(s.deck.length / s.players.length) - 10);
  for (const p of s.players) {
    for (let i = 0; i < size; i++) {
      const card = s.deck.pop()!;
      p.places.push({
        no: p.built++,
        card,
        ruins: i === 1,
        uses: 0,
        visited: false,
        shield: false,
        dented: false,
        stock: null,
      });
    }
    for (let i = 0; i < 2; i++) p.deals.push(s.deck.pop()!);
    for (let i = 0; i < 5; i++) p.hand.push(s.deck.pop()!);
    p.stored = p.tokens.map((_, g) => (g < 6 || g > 8 ? 3 : 4));
  }
}

const DECKS: Partial<Options>[] = [
  {},
  { expansion: 'newera' },
  { expansion: 'winter' },
  { bothExpansions: true, factions: 'picked' },
];
const TABLES = [1, 2, 3, 4].flatMap((seats) => DECKS.map((options) => ({ seats, options })));

describe('random games', () => {
  test.each(TABLES)(
    'FSM-8 FSM-14 FSM-24 FSM-79 no limit is ever broken and every game ends: %o',
    ({ seats, options }) => {
      for (let i = 0; i < GAMES; i++) {
        const s = game.setup(seats, optionsOf(options), makeRng(seedOf(`random ${i}`)));
        if (i % 2 === 1 && options.factions !== 'picked') {
          while (s.round === 0) game.apply(s, game.asked(s)[0]!, game.legal(s, game.asked(s)[0]!)[0]!, null);
          enrich(s);
        }
        play(s, `random ${i} of ${seats} ${JSON.stringify(options)}`);
      }
    },
  );

  test('every kind of question was asked', () => {
    expect(QUESTIONS.filter((name) => !seen.questions.has(name))).toEqual([]);
  });

  test('every kind of event happened', () => {
    // But for an attack with no card left, which needs an empty deck and discard pile: FSM-282 has a story about it.
    expect(EVENTS.filter((name) => !seen.events.has(name))).toEqual(['noAttack']);
  });

  test('every location was built, dealt and razed, every action used', () => {
    const missing = (some: ReadonlySet<CardId>, all: readonly CardId[] = tables.locationIds) =>
      all.filter((id) => !some.has(id));
    expect(missing(seen.built)).toEqual([]);
    expect(missing(seen.dealt)).toEqual([]);
    expect(missing(seen.razed)).toEqual([]);
    expect(
      missing(
        seen.used,
        tables.sites.filter((site) => site.bill).map((site) => site.id),
      ),
    ).toEqual([]);
  });

  test('no question is too wide', () => {
    expect(seen.widest).toBeLessThan(120);
  });
});
