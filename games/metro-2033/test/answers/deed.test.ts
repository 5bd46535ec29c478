import { type Amount, makeRng, pickOne, type Seat, seedOf, tell } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import type { MetroDeed, Verb } from '../../src/answers/deed.ts';
import { type Answer, type Event, game, type Options, type Question, type State } from '../../src/index.ts';
import { fresh, given, HARD } from '../given.ts';

const deedOf = (s: State, seat: Seat, answer: Answer) =>
  game.deed!(game.view(s, seat), seat, game.question(s, seat), answer) as MetroDeed;

/** What is paid and got, in one: `{ up: -2, kept: 2 }`. */
function balance(deed: MetroDeed): Record<string, number> {
  const sums: Record<string, number> = {};
  const add = (list: readonly Amount[], sign: number): void => {
    for (const { what, n } of list) sums[what] = (sums[what] ?? 0) + sign * n;
  };
  add(deed.gives ?? [], 1);
  add(deed.price ?? [], -1);
  return sums;
}

/**
 * The events in which a deed gives what it promises and takes its price. What follows by itself does not belong to it: cards that
 * are drawn, an attack, the turn of the next player. A mission and cards for tidying are followed to their end first.
 */
const OWN: Partial<Record<Verb, readonly Event['t'][]>> = {
  play: ['played'],
  protect: ['played'],
  discard: ['discarded', 'raised'],
  mission: ['gained', 'raised'],
  pay: ['gained', 'raised'],
  put: ['tidied'],
  done: ['tidied'],
  keep: ['kept'],
  take: ['drew'],
  draw: ['drew'],
  lose: ['lost'],
};
/** What no deed may change without saying so; markers below follow from these. */
const SURE = ['score', 'up', 'kept'];

/** What a seat got and gave in the events of a deed, up to the end of the turn and, of drawing, by the first card. */
function happened(deed: MetroDeed, seat: Seat, events: readonly Event[]): Record<string, number> {
  const sums: Record<string, number> = {};
  let own = events.slice(0, events.findIndex((e) => e.t === 'turn' || e.t === 'attack') >>> 0);
  if (deed.verb === 'lose') own = events.filter((e) => e.t === 'lost').slice(0, 1);
  own = own.filter((e) => OWN[deed.verb]!.includes(e.t));
  if (deed.verb === 'take' || deed.verb === 'draw') own = own.slice(0, 1);
  for (const e of own)
    for (const { seat: of, what, n } of tell(game, e).delta ?? []) if (of === seat) sums[what] = (sums[what] ?? 0) + n;
  return sums;
}

/** Answers, and goes on until the deed is done: the first payment, nothing more to tidy. */
function follow(s: State, seat: Seat, answer: Answer): Event[] {
  const events: Event[] = [];
  const done = (): boolean => events.some((e) => e.t === 'mission' || e.t === 'tidied');
  const goOn: Partial<Record<Question, (legal: readonly Answer[]) => Answer>> = {
    payment: ([first]) => first!,
    tidy: () => 'done',
  };
  game.apply(s, seat, answer, events);
  if (answer.startsWith('mission') || answer.startsWith('tidy '))
    while (!done()) game.apply(s, seat, goOn[game.question(s, seat) as 'tidy']!(game.legal(s, seat)), events);
  return events;
}

const TABLES: [number, Partial<Options>][] = [
  [2, {}],
  [3, HARD],
  [4, { factionRoster: 'alternate', hardNoRelief: true }],
  [5, { hardExhaustion: true }],
];

describe('deeds: what an answer is, as data', () => {
  const seen = new Set<Verb>();

  test.each(TABLES)('price and gain are what happens: %i players, %o', (seats, options) => {
    const s = fresh(seats, options, 'deeds');
    const rng = makeRng(seedOf(`deeds ${seats}`));
    for (let i = 0; i < 600 && game.asked(s).length > 0; i++) {
      const seat = game.asked(s)[0]!;
      const legal = game.legal(s, seat);
      for (const answer of legal) {
        const deed = deedOf(s, seat, answer);
        seen.add(deed.verb);
        expect(deed.things).toEqual(game.refs(answer).filter(({ kind }) => kind !== 'option'));
        if (!deed.price && !deed.gives) continue;
        const tried = game.clone(s);
        const events = follow(tried, seat, answer);
        const claimed = balance(deed);
        const real = happened(deed, seat, events);
        if (deed.verb === 'put') {
          // Together with what is chosen already it is worth what both are worth.
          const chosen = s.stack.at(-1);
          if (chosen?.t !== 'tidy') throw new Error('no tidying');
          const before = chosen.chosen.length > 0 ? (balance(deedOf(s, seat, 'done')).up ?? 0) : 0;
          expect((claimed.up ?? 0) + before, answer).toBe(real.up ?? 0);
          continue;
        }
        for (const what of new Set([...Object.keys(claimed), ...SURE]))
          expect([answer, what, claimed[what] ?? 0]).toEqual([answer, what, real[what] ?? 0]);
      }
      // Much comes into play before a mission, so that there are several ways to pay.
      const wanted = legal.filter((x) => (i % 9 === 0 ? /^(mission|protect|discard thr)/ : /^(play|keep|pay)/).test(x));
      const rest = legal.filter((x) => x !== 'tidy' || i % 10 === 0);
      game.apply(s, seat, pickOne(rng, wanted.length > 0 && i % 4 > 0 ? wanted : rest), null);
    }
  });

  test('every verb was met, but for choosing card by card, which is rare', () => {
    const all: Record<Verb, true> = {
      lead: true,
      end: true,
      play: true,
      protect: true,
      discard: true,
      exchange: true,
      give: true,
      mission: true,
      tidy: true,
      put: true,
      done: true,
      cancel: true,
      pay: true,
      use: true,
      keep: true,
      release: true,
      take: true,
      draw: true,
      defend: true,
      guard: true,
      decline: true,
      lose: true,
      none: true,
    };
    expect(Object.keys(all).filter((verb) => !seen.has(verb as Verb) && verb !== 'use' && verb !== 'guard')).toEqual(
      [],
    );
  });

  test('MET-91 the reward is what is left of the reserve, and the last marker raises nothing', () => {
    const table = { stations: { 0: ['sta-lenin-library'] }, resources: { 0: ['res-generator', 'res-tools'] } };
    const near = given({ ...table, up: { 0: 5 }, down: { 0: 4 } });
    expect(deedOf(near.state, 0, 'mission sta-lenin-library')).toMatchObject({
      reward: 2,
      gives: [
        { what: 'score', n: 1 },
        { what: 'up', n: 1 },
      ],
    });
    const far = given({ ...table, up: { 0: 2 }, down: { 0: 3 } });
    expect(deedOf(far.state, 0, 'mission sta-lenin-library')).toMatchObject({
      gives: [
        { what: 'score', n: 2 },
        { what: 'up', n: 5 },
      ],
    });
  });

  test('MET-52 MET-141 a discarded Threat hits everybody; a Caravan raises more than its cost; declining hits oneself', () => {
    const s = given({
      seats: 3,
      hand: { 0: ['thr-watchman', 'car-military'] },
      stations: { 0: ['sta-sokolniki'] },
      shields: { 1: ['res-combat-knife', 'res-grenades'] },
      up: { 0: 0 },
      down: { 0: 6 },
    });
    expect(deedOf(s.state, 0, 'discard thr-watchman')).toMatchObject({
      active: 'attack',
      raised: 3,
      hits: [{ seat: 0 }, { seat: 1 }, { seat: 2 }],
    });
    expect(deedOf(s.state, 0, 'discard car-military')).toMatchObject({ raised: 5, gives: [{ what: 'up', n: 6 }] });
    s.answer(0, 'discard thr-watchman');
    expect(deedOf(s.state, 1, 'decline')).toMatchObject({ hits: [{ seat: 1 }] });
  });
});
