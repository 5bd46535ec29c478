import { type Amount, makeRng, pickOne, type Seat, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { VERBS } from '../../src/answers/deed.ts';
import { type Answer, type Event, game, type MasterDeed, type Options, type State } from '../../src/index.ts';
import { given, optionsOf, type Position } from '../given.ts';

/** What a deed says is what happens when the answer is given, tried out in random games. */

type Sums = Record<string, number>;
const sumsOf = (list: readonly Amount[] = []): Sums => Object.fromEntries(list.map(({ what, n }) => [what, n]));
const of = (sums: Sums, what: string): number => sums[what] ?? 0;
const add = (sums: Sums, goods: Readonly<Record<string, number | undefined>>): void => {
  for (const [what, n] of Object.entries(goods)) sums[what] = of(sums, what) + (n ?? 0);
};

/** Questions between an action and what it does; the first answer is the obvious one. */
const ON_THE_WAY = ['payment', 'discardCard', 'discardDeal', 'redevelopOld'];
/** With these the turn of the virtual opponent begins, with the last one the next phase. */
const AFTERWARDS = ['rivalConnection', 'attacked', 'noAttack', 'production'];

/** All that happens to a seat until what it has begun is done. */
function happens(s: State, seat: Seat, question: string, answer: Answer): Event[] {
  const log: Event[] = [];
  game.apply(s, seat, answer, log);
  // The first hands are kept when all have answered.
  while (question === 'keepHand' && game.asked(s).length > 0 && game.question(s, game.asked(s)[0]!) === 'keepHand')
    game.apply(s, game.asked(s)[0]!, game.legal(s, game.asked(s)[0]!)[0]!, log);
  if (question === 'takeTurn' || question === 'repeatAction')
    while (game.asked(s).includes(seat) && ON_THE_WAY.includes(game.question(s, seat)))
      game.apply(s, seat, game.legal(s, seat)[0]!, log);
  const end = log.findIndex((e) => AFTERWARDS.includes(e.t) || (e.t === 'passed' && e.seat !== seat));
  return (end < 0 ? log : log.slice(0, end)).filter((e) => 'seat' in e && e.seat === seat);
}

/** Answers to one of the questions on the way pay their own part and no more. */
const OWN_PART: Readonly<Record<string, Event['t']>> = { pay: 'paid', discard: 'discarded', spend: 'spentDeal' };

function paidIn(events: readonly Event[], verb: string): Sums {
  const paid: Sums = {};
  const only = OWN_PART[verb];
  const counted = only ? events.filter((e) => e.t === only).slice(0, 1) : events;
  for (const e of counted) {
    if (e.t === 'paid') add(paid, e.goods);
    else if (e.t === 'discarded') add(paid, { card: 1 });
    else if (e.t === 'spentDeal') add(paid, { deal: 1 });
    else if (e.t === 'shielded') add(paid, { shield: 1 });
    else if (e.t === 'dropped') add(paid, { card: e.cards.length });
  }
  return paid;
}

function gainedIn(events: readonly Event[]): Sums {
  const gained: Sums = {};
  for (const e of events) {
    if (e.t === 'gained') add(gained, e.goods);
    else if (e.t === 'drew') add(gained, { card: e.n });
    else if (e.t === 'stole') add(gained, { [e.good]: 1 });
    else if (e.t === 'tookConnection') add(gained, { card: 1 });
  }
  return gained;
}

const BASIC = ['fuel', 'iron', 'gun', 'brick'];
const CONTACT = ['red', 'blue', 'grey'];
const total = (sums: Sums, goods: readonly string[]): number => goods.reduce((n, good) => n + of(sums, good), 0);
const missing = (price: Sums, paid: Sums, goods: readonly string[]): number =>
  goods.reduce((n, good) => n + Math.max(0, of(price, good) - of(paid, good)), 0);

/** Whether a payment settles a price: ammo stands in for basic resources, a universal contact for coloured ones (FSM-18, FSM-20). */
function settles(price: Sums, paid: Sums): boolean {
  const plain = ['worker', 'shield', 'redevelopment', 'card', 'deal'];
  const [ammo, universal] = [of(paid, 'ammo') - of(price, 'ammo'), of(paid, 'universal') - of(price, 'universal')];
  return (
    plain.every((good) => of(price, good) === of(paid, good)) &&
    missing(price, paid, CONTACT) === universal &&
    CONTACT.every((good) => of(paid, good) <= of(price, good)) &&
    total(price, BASIC) + of(price, 'anyResource') === total(paid, BASIC) + ammo &&
    missing(price, paid, BASIC) <= ammo
  );
}

interface Tried {
  s: State;
  seat: Seat;
  question: string;
  answer: Answer;
  deed: MasterDeed;
}

/** Every answer somebody may give now, with its deed. */
function offered(s: State): Tried[] {
  const seat = game.asked(s)[0]!;
  const question = game.question(s, seat);
  const v = game.view(s, seat);
  return game
    .legal(s, seat)
    .map((answer) => ({ s: game.clone(s), seat, question, answer, deed: game.deed(v, seat, question, answer) }));
}

const TABLES: [number, Partial<Options>][] = [
  [1, { bothExpansions: true }],
  [2, { expansion: 'winter', shipwreckUses: 1 }],
  [3, { bothExpansions: true }],
  [4, { expansion: 'newera' }],
  [2, { bothExpansions: true, factions: 'picked', perProducedLate: 'zero' }],
];
const GAMES = 1;

/** All of some random games, and what they hardly ever come to. */
function* tried(): Generator<Tried> {
  for (const [i, [seats, options]] of TABLES.entries())
    for (let g = 0; g < GAMES; g++) {
      const s = game.setup(seats, optionsOf(options), makeRng(seedOf(`deeds ${i} ${g}`)));
      const rng = makeRng(seedOf(`answers ${i} ${g}`));
      while (game.asked(s).length > 0) {
        yield* offered(s);
        game.apply(s, game.asked(s)[0]!, pickOne(rng, game.legal(s, game.asked(s)[0]!)), null);
      }
    }
  for (const [position, ...answers] of RARE) {
    const story = given({ options: { bothExpansions: true }, ...position });
    for (const answer of answers) story.answer(0, answer);
    yield* offered(story.state);
  }
}

const RARE: readonly [Position, ...Answer[]][] = [
  [{ from: 'production', places: { 0: ['suppliers'], 1: ['docks'] } }],
  [{ from: 'production', places: { 0: ['power-station', 'docks', 'pub'] } }],
  [{ tokens: { 0: { worker: 2 }, 1: { fuel: 1, gun: 1 } }, places: { 0: ['thieves-caravan'] } }, 'use 0.0'],
  [{ tokens: { 0: { worker: 2 } }, places: { 0: ['production-manager', 'docks', 'pub'] } }, 'use 0.0'],
  [{ tokens: { 0: { worker: 2 } }, places: { 0: ['caravanner'] }, deals: { 0: ['quarry', 'docks'] } }, 'use 0.0'],
  [{ tokens: { 0: { worker: 2 } }, places: { 0: ['camino-real'] }, deals: { 1: ['pub', 'school'] } }, 'use 0.0'],
  [
    {
      seats: 1,
      tokens: { 0: { worker: 4 } },
      places: { 0: ['school', 'docks', 'school'] },
      deck: ['archive', 'pub'],
    },
    'exchange',
    'fuel',
    'stop',
  ],
];

describe('what an answer is, as data', () => {
  const seen = { verbs: new Set<string>(), priced: 0, giving: 0, hitting: 0, outcomes: 0 };
  const wrong: string[] = [];
  const must = (ok: boolean, what: string, found: unknown): void => {
    if (!ok && wrong.length < 20) wrong.push(`${what}: ${JSON.stringify(found)}`);
  };

  test('price, gain, target and outcome are what happens', () => {
    for (const { s, seat, question, answer, deed } of tried()) {
      seen.verbs.add(deed.verb);
      const refs = game.refs(answer);
      const named = refs[0]?.kind === 'option' && refs[0].id === deed.verb ? refs.slice(1) : refs;
      must(JSON.stringify(deed.things) === JSON.stringify(named), `things of ${answer}`, deed);
      const cards = s.deck.length + s.discard.length;
      const events = happens(s, seat, question, answer);
      if (deed.price) {
        const paid = paidIn(events, deed.verb);
        must(settles(sumsOf(deed.price), paid), `price of ${answer}`, { deed, paid });
        seen.priced++;
      }
      if (deed.gives) {
        const gained = gainedIn(events);
        // Features may add to it; only cards can run out.
        for (const { what, n } of deed.gives)
          must(of(gained, what) >= n || (what === 'card' && cards < n), `gain of ${answer}`, { deed, gained });
        seen.giving++;
      }
      for (const hit of deed.hits ?? []) {
        const struck = events.some(
          (e) =>
            ((e.t === 'razed' || e.t === 'claimed') && e.owner === hit.seat) ||
            (e.t === 'stole' && e.from === hit.seat),
        );
        must(struck, `hit of ${answer}`, { deed, events });
        seen.hitting++;
      }
      if (deed.outcome) {
        // Tried out in a world drawn from the view, it is the same in the true one.
        const { pays, gives } = deed.outcome;
        const gained = gainedIn(events.filter((e) => e.t !== 'stole' && e.t !== 'tookConnection'));
        for (const e of events) if (e.t === 'stocked') add(gained, e.goods);
        const { deal: _, ...paid } = paidIn(events, deed.verb);
        const same = (a: Sums, b: Sums) => [...Object.keys(a), ...Object.keys(b)].every((k) => of(a, k) === of(b, k));
        must(same(pays as Sums, paid) && same(gives as Sums, gained), `outcome of ${answer}`, { deed, paid, gained });
        seen.outcomes++;
      }
    }

    expect(wrong).toEqual([]);
    for (const n of [seen.priced, seen.giving, seen.outcomes]) expect(n).toBeGreaterThan(1000);
    expect(seen.hitting).toBeGreaterThan(60);
  });

  test('every verb was tried', () => {
    expect([...VERBS, 'draft', 'choose', 'found'].filter((verb) => !seen.verbs.has(verb))).toEqual([]);
  });
});
