import { type Amount, makeRng, pickOne, type Ref, type Seat, seedOf } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { type StateDeed, USES, VERBS, type Verb } from '../../src/answers/deed.ts';
import { type Answer, type Event, game, RESOURCES, type State, tables as t, type View } from '../../src/index.ts';
import { given, type Position } from '../given.ts';

const deed = game.deed as (v: View, seat: Seat, question: string, answer: Answer) => StateDeed;

/** By what tellings call it; VP are counted as points. */
type Change = Map<string, number>;
function add(sum: Change, what: string, n: number): void {
  const now = (sum.get(what) ?? 0) + n;
  if (now === 0) sum.delete(what);
  else sum.set(what, now);
}

/** Which resource pays for which is chosen afterwards: all kinds together count. */
const KINDS: readonly string[] = [...RESOURCES, 'any', 'resource'];
const together = (what: string): string => (KINDS.includes(what) ? 'resources' : what);

/** Goods are spent wherever they lie. */
const anywhere = (what: string): string => what.replace(/^kept\./, '');

function changeOf(events: readonly Event[], seat: Seat, call = together): Change {
  const sum: Change = new Map();
  for (const e of events)
    for (const d of game.tellings[e.t](e as never).delta ?? [])
      if (d.seat === seat) add(sum, call(anywhere(d.what)), d.n);
  return sum;
}

/** Where the card goes that an answer is about, which its price leaves out. */
const MOVED: Partial<Record<Verb, string>> = {
  discard: 'cards',
  cash: 'spoils',
  lead: 'cards',
  conquer: 'cards',
  cooperate: 'cards',
  incorporate: 'cards',
  redevelop: 'cards',
};
const refsKey = (refs: readonly Ref[]): string => refs.map((r) => `${r.kind} ${r.id}`).join();
const isShot = (id: string): boolean => t.shots.some((shot) => shot.id === id);

function claimOf(d: StateDeed, call = together): Change {
  const sum: Change = new Map();
  const count = (amounts: readonly Amount[] | undefined, sign: number) => {
    for (const { what, n } of amounts ?? []) {
      if (what === 'vp1' || what === 'vp2') add(sum, 'score', sign * n * (what === 'vp1' ? 1 : 2));
      else add(sum, what === 'card' ? 'cards' : call(what), sign * n);
    }
  };
  count(d.gives, 1);
  count(d.price, -1);
  if (MOVED[d.verb]) add(sum, MOVED[d.verb]!, -1);
  if (d.verb === 'use') count(d.clears, -1);
  if (d.verb === 'reach') add(sum, 'cards', -d.pieces.filter(({ id }) => isShot(id)).length);
  return sum;
}

/** Nothing is claimed: what is stored or laid stays one's own, what is dropped, given up or replaced brings nothing. */
const UNTOLD: readonly Verb[] = ['store', 'lay', 'fill', 'drop', 'give', 'replace', 'burn', 'done', 'pass'];
/** One event tells all of it; what follows was under way before. */
const ALONE: readonly Verb[] = ['take', 'deck', 'keep', 'discard', 'pay', 'steal'];
/** What was under way goes on as soon as it is paid. */
const PAYING: readonly Verb[] = ['reach', 'with'];
const PAID: readonly Event['t'][] = ['reached', 'paid', 'discarded'];
/** What begins by itself. */
const LATER: readonly Event['t'][] = ['production', 'scored'];

/** Questions that belong to an answer; they are answered at random. */
const FOLLOWS = ['reach', 'payment', 'discardCard', 'giveUp', 'replace', 'method', 'steal'];
function follow(s: State, seat: Seat, answer: Answer, pick: (of: readonly Answer[]) => Answer): Event[] {
  const events: Event[] = [];
  game.apply(s, seat, answer, events);
  while (game.asked(s).includes(seat) && FOLLOWS.includes(game.question(s, seat)))
    game.apply(s, seat, pick(game.legal(s, seat)), events);
  return events;
}

/** The events an answer itself has caused. */
function causedBy(d: StateDeed, events: readonly Event[]): readonly Event[] {
  const all = events.filter((e) => e.t !== 'reshuffled');
  if (ALONE.includes(d.verb)) return all[1]?.t === 'overLimit' && all[1].from === 'row' ? all.slice(0, 2) : [all[0]!];
  const end = all.findIndex((e) => (PAYING.includes(d.verb) ? !PAID.includes(e.t) : LATER.includes(e.t)));
  const own = end < 0 ? all : all.slice(0, end);
  return d.verb === 'use' && d.steals ? own.filter((e) => e.t !== 'stole') : own;
}

/** What is wrong with what an answer claims; null where nothing is, undefined where nothing is claimed. */
function faultIn(s: State, seat: Seat, d: StateDeed, answer: Answer, pick: (of: readonly Answer[]) => Answer) {
  if (UNTOLD.includes(d.verb) || (d.verb === 'pay' && d.price === undefined)) return undefined;
  if (s.deck.length + s.discard.length < 10) return undefined; // fewer cards may be drawn than a card gives
  const own = causedBy(d, follow(game.clone(s), seat, answer, pick));
  const call = ALONE.includes(d.verb) ? (what: string) => what : together;
  const claim = claimOf(d, call);
  // Leaders and cards that count add to what a location brings, and how it is paid is chosen afterwards.
  const more = USES.includes(d.verb as never);
  const events = more ? own.filter((e) => !PAID.includes(e.t)) : own;
  const was = changeOf(events, seat, call);
  const right = more
    ? [...claim].every(([what, n]) => (was.get(what) ?? 0) >= n)
    : claim.size === was.size && [...claim].every(([what, n]) => was.get(what) === n);
  const hits = (d.hits ?? []).every((hit) => changeOf(own, hit.seat, call).get(hit.what!) === -hit.n!);
  return right && hits ? null : `${answer}: ${JSON.stringify([[...claim], [...was], own])}`;
}

test('what an answer costs and gives is what happens when it is given', () => {
  const seen = new Set<Verb>();
  const faults: string[] = [];
  let checked = 0;
  for (let n = 0; n < 12; n++) {
    const s = game.setup(2 + (n % 3), {}, makeRng(seedOf(`deeds ${n}`)));
    const rng = makeRng(seedOf(`answers ${n}`));
    for (let i = 0; i < 600 && game.asked(s).length > 0; i++) {
      const seat = game.asked(s)[0]!;
      const question = game.question(s, seat);
      const legal = game.legal(s, seat);
      const v = game.view(s, seat);
      for (const answer of i % 4 === 0 ? legal : legal.slice(0, 3)) {
        const d = deed(v, seat, question, answer);
        seen.add(d.verb);
        if (refsKey(d.things) !== refsKey(game.refs(answer).slice(1))) faults.push(`the things of ${answer}`);
        const fault = faultIn(s, seat, d, answer, (of) => pickOne(rng, of));
        if (fault !== undefined) checked++;
        if (fault) faults.push(fault);
      }
      game.apply(s, seat, pickOne(rng, legal), null);
    }
  }
  expect(faults).toEqual([]);
  expect(checked).toBeGreaterThan(3000);
  // A card is given up at one location only, the Negotiator.
  expect(VERBS.filter((verb) => !seen.has(verb) && verb !== 'give')).toEqual([]);
});

test('a deed says what words and boards need', () => {
  const told = (position: Position, answer: string, ...before: string[]) => {
    const s = given(position);
    for (const x of before) s.answer(0, x as never);
    expect(s.legal(0)).toContain(answer);
    return deed(game.view(s.state, 0), 0, game.question(s.state, 0), answer as Answer);
  };
  expect(told({ hand: { 0: ['pub'] }, pool: { 0: { conquest3: 1 } } }, 'conquer pub')).toMatchObject({
    range: { colour: 'conquest', n: 3 },
    yields: { goods: [{ what: 'card', n: 3 }], room: 0 },
  });
  expect(
    told({ hand: { 0: ['office-building'] }, pool: { 0: { cooperation3: 1 } } }, 'cooperate office-building'),
  ).toMatchObject({ yields: { goods: [], room: 3 } });
  const twice: Position = { places: { 0: [{ card: 'scrap-trader', uses: 1 }] }, pool: { 0: { worker: 2, scrap: 1 } } };
  expect(told(twice, 'use 0.0')).toMatchObject({
    at: { card: 'scrap-trader', nth: null },
    price: [
      { what: 'worker', n: 2 },
      { what: 'scrap', n: 1 },
    ],
    gives: [{ what: 'vp1', n: 1 }],
  });
  expect(told({ places: { 1: ['dive', 'dive'] }, pool: { 0: { worker: 1 } } }, 'visit 1.1')).toMatchObject({
    at: { card: 'dive', nth: 2 },
    owner: 1,
  });
  const thief: Position = {
    places: { 0: ['barracks'], 1: ['scrap-metal'] },
    pool: { 0: { worker: 2 }, 1: { fuel: 1 } },
  };
  expect(told(thief, 'steal 1 scrap@1.0', 'use 0.0')).toMatchObject({
    from: 1,
    on: { card: 'scrap-metal', nth: null },
    hits: [{ seat: 1, what: 'scrap', n: 1 }],
  });
  const negotiating: Position = {
    places: { 0: ['negotiator'] },
    deals: { 0: [{ card: 'church', ones: 2 }, 'dive'] },
    pool: { 0: { worker: 1 } },
  };
  expect(told(negotiating, 'use 0.0')).toMatchObject({
    price: [
      { what: 'worker', n: 1 },
      { what: 'deal', n: 1 },
    ],
  });
  expect(told(negotiating, 'give deal church 11', 'use 0.0')).toMatchObject({ sort: 'deal', ones: 2, card: 'church' });
});
