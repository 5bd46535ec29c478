import { makeRng, pickOne, type Seat, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { broken, type Event, game, type State, tables as t } from '../src/index.ts';
import { EVENTS, QUESTIONS } from './vocabulary.ts';

const GAMES = 60;
const MOST_ANSWERS = 5_000;

/** What all games together have shown. */
const seen = {
  questions: new Set<string>(),
  events: new Set<string>(),
  placed: new Set<string>(),
  deals: new Set<string>(),
  spoils: new Set<string>(),
  used: new Set<string>(),
  contacts: new Set<string>(),
  leaders: new Set<string>(),
  widest: 0,
};

function note(e: Event): void {
  seen.events.add(e.t);
  if (e.t === 'incorporated' || e.t === 'redeveloped') seen.placed.add(e.card);
  if (e.t === 'tucked') (e.sort === 'deal' ? seen.deals : seen.spoils).add(e.card);
  if (e.t === 'used') seen.used.add(e.card);
  if (e.t === 'led') seen.leaders.add(e.card);
  if (e.t === 'reached') for (const id of e.with) seen.contacts.add(id);
}

/** Cards are played rather than thrown away, so that every one of them has its turn. */
const DULL = /^(swap|pass|drop)/;

function begin(seats: number, seed: string): State {
  const events: Event[] = [];
  const s = game.setup(seats, {}, makeRng(seedOf(seed)), events);
  for (const e of events) note(e);
  return s;
}

/** In a rich game somebody has more cards than the next Lookout allows. */
function play(s: State, seed: string, isRich: boolean): void {
  let rich = isRich;
  const rng = makeRng(seedOf(seed));
  const answers: [Seat, unknown][] = [];
  const must = (problem: string | undefined) => {
    if (problem) throw new Error(`${problem}: ${seed}, answer ${answers.length}, ${JSON.stringify(answers.slice(-5))}`);
  };
  while (game.asked(s).length > 0) {
    must(answers.length > MOST_ANSWERS ? 'it does not end' : undefined);
    const seat = pickOne(rng, game.asked(s));
    seen.questions.add(game.question(s, seat));
    if (rich && s.ply > 0 && game.question(s, seat) === 'main') {
      rich = false;
      for (let i = 0; i < 9; i++) s.players[seat]!.hand.push(s.deck.pop()!);
    }
    const legal = game.legal(game.clone(s), seat);
    seen.widest = Math.max(seen.widest, legal.length);
    let pick = pickOne(rng, legal);
    if (DULL.test(pick)) pick = pickOne(rng, legal);
    answers.push([seat, pick]);
    const events: Event[] = [];
    game.apply(s, seat, pick, events);
    for (const e of events) note(e);
    must(broken(s)[0]);
  }
  must(game.result(s) === null ? 'it ends without a result' : undefined);
}

describe('random games', () => {
  test.each([2, 3, 4])('FS-13 FS-101 FS-176 FS-179 no limit is ever broken and every game ends: %i seats', (seats) => {
    for (let i = 0; i < GAMES; i++) play(begin(seats, `random ${i}`), `random ${i} of ${seats}`, i % 10 === 9);
  });

  test('every kind of question was asked', () => {
    expect(QUESTIONS.filter((name) => !seen.questions.has(name))).toEqual([]);
  });

  test('every kind of event happened', () => {
    expect(EVENTS.filter((name) => !seen.events.has(name))).toEqual([]);
  });

  test('every location was placed and tucked either way, every action used, every contact and leader played', () => {
    const missing = (some: ReadonlySet<string>, all: readonly { id: string }[]) =>
      all.filter(({ id }) => !some.has(id)).map(({ id }) => id);
    expect(missing(seen.placed, t.sites)).toEqual([]);
    expect(missing(seen.deals, t.sites)).toEqual([]);
    expect(missing(seen.spoils, t.sites)).toEqual([]);
    expect(
      missing(
        seen.used,
        t.sites.filter((site) => site.act),
      ),
    ).toEqual([]);
    expect(missing(seen.contacts, [...t.shots, ...t.factions.flatMap((f) => f.contacts)])).toEqual([]);
    expect(missing(seen.leaders, t.leaders)).toEqual([]);
  });

  test('no question is too wide', () => {
    expect(seen.widest).toBeLessThan(100);
  });
});
