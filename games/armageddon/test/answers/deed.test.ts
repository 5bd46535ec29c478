import { makeRng, pickOne, type Seat, seedOf, tell } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import type { ArmageddonDeed } from '../../src/answers/deed.ts';
import { COLOURS, type Event, game, POOL, RECRUIT, type State } from '../../src/index.ts';
import { acts, fresh, given } from '../given.ts';

const N = COLOURS.length;
type Amounts = Record<string, number>;

const add = (to: Amounts, what: string, n: number): void => {
  to[what] = (to[what] ?? 0) + n;
  if (to[what] === 0) delete to[what];
};

/** Events that begin something else: what follows them is not what the answer brings. */
const NEXT: readonly Event['t'][] = ['bonus', 'penalty', 'phase', 'cityTurn', 'retrieved', 'revealed', 'round'];

/** What the events of an answer say that somebody gained and lost. */
function told(events: readonly Event[], seat: Seat, verb: ArmageddonDeed['verb']): Amounts {
  const end = events.findIndex((e) => NEXT.includes(e.t));
  const found: Amounts = {};
  for (const e of end < 0 ? events : events.slice(0, end)) {
    // Whoever leaves last is followed by the points of the buildings.
    if (verb === 'leave' && e.t === 'vp' && e.src !== 'homeless') continue;
    // Which tile gives housing is no amount.
    for (const { seat: of, what, n } of tell(game, e).delta ?? [])
      if (of === seat && what !== 'houses') add(found, what, n);
  }
  return found;
}

/** Survivors who act in the city stay, and so do those who are bid: they are paid, not lost. */
const PAID: readonly ArmageddonDeed['verb'][] = ['bid', 'act', 'extend', 'repair'];
const inCity = (s: State, seat: Seat, c: number): number => {
  const { placed } = s.players[seat]!;
  return placed[POOL * N + c]! + placed[RECRUIT * N + c]!;
};

function check(s: State, seat: Seat, answer: never, seen: Set<string>): void {
  const deed = game.deed(game.view(s, seat), seat, game.question(s, seat), answer) as ArmageddonDeed;
  const after = game.clone(s);
  const events: Event[] = [];
  game.apply(after, seat, answer, events);
  // Private tiles are shown and scored once everybody has chosen.
  if (deed.verb === 'choose' && !events.some((e) => e.t === 'chose')) return;
  // What is counted colour by colour is a part of an answer; what the last part brings is said nowhere beforehand.
  if (deed.verb === 'count' || deed.verb === 'end' || deed.verb === 'decline') return;
  const claimed: Amounts = {};
  for (const { what, n } of deed.gives ?? [])
    if (what === 'drivenOff') add(claimed, 'marauders', -n);
    else if (what === 'repaired') add(claimed, 'damage', -n);
    else add(claimed, what, n);
  // The worker who becomes somebody else is among those who pay.
  if (deed.verb === 'act' && deed.take !== null) add(claimed, 'worker', -1);
  for (const { what, n } of deed.price ?? []) {
    const c = COLOURS.indexOf(what as never);
    if (c < 0 || !PAID.includes(deed.verb)) {
      add(claimed, what, -n);
      continue;
    }
    const left = (of: State): number => (deed.verb === 'bid' ? of.players[seat]!.screen[c]! : inCity(of, seat, c));
    // Where nothing more can be done the round ends, and all of them are back.
    if (deed.verb !== 'bid' && events.some((e) => e.t === 'retrieved')) continue;
    // A recruit may join those in the city at once.
    const joined = events.filter((e) => e.t === 'recruited' && e.figure === what && what !== 'worker').length;
    expect(left(s) - left(after) + joined, `${what} of ${answer}`).toBe(n);
  }
  const found = told(events, seat, deed.verb);
  // Who comes out of the bag is chance, and so is what it is worth.
  if (deed.verb === 'act' && deed.effect.t === 'recruitGamble') expect(deed.gives).toBeUndefined();
  else expect(found, JSON.stringify([answer, deed, events])).toEqual(claimed);
  seen.add(deed.verb === 'act' ? `act ${deed.effect.t}` : deed.verb);
}

describe('what an answer costs and brings', () => {
  test('is what happens when it is given', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const s = fresh(3 + (i % 2), i % 3 === 0 ? { 'repair.workersPerStep': 2 } : {}, `deeds ${i}`);
      const rng = makeRng(seedOf(`deeds ${i}`));
      while (game.asked(s).length > 0) {
        const seat = game.asked(s).at(-1)!;
        const legal = game.legal(s, seat);
        for (const answer of legal.length > 40 ? [pickOne(rng, legal)] : legal) check(s, seat, answer as never, seen);
        game.apply(s, seat, pickOne(rng, legal.length > 1 && legal.includes('end') ? legal.slice(0, -1) : legal), null);
      }
    }
    expect([...seen].sort()).toEqual(
      [
        ...['act drawEquipment', 'act drawKeep', 'act exchange', 'act fight', 'act pushBack', 'act recruitGamble'],
        ...['act repair', 'act swapSearch', 'act vp', 'act vpPerType'],
        ...[
          'bid',
          'bidByColour',
          'build',
          'choose',
          'discard',
          'exchange',
          'extend',
          'forfeit',
          'keep',
          'leave',
          'repair',
          'search',
        ],
        ...['take', 'takeBuilding'],
      ].sort(),
    );
  });

  test('ARM-21 ARM-28 ARM-212 nobody loses VP they do not have', () => {
    const leaves = given({ run: [{ t: 'house', seat: 0 }], screen: { 0: 'worker*9' }, vp: { 0: 1 } });
    const deed = game.deed(game.view(leaves.state, 0), 0, 'returnHomeless', 'worker*3');
    expect(deed).toEqual({
      verb: 'leave',
      things: [{ kind: 'amount', id: 'worker*3' }],
      figures: [3, 0, 0, 0],
      price: [
        { what: 'worker', n: 3 },
        { what: 'score', n: 1 },
      ],
    });
  });

  test('a thing is what it is done with, not what is done', () => {
    const turn = given({ run: [acts(0)], pool: { 0: 'worker*2' }, damage: { 0: 3 } });
    const things = (answer: string) => game.deed(game.view(turn.state, 0), 0, 'cityAction', answer as never).things;
    expect(things('repair worker')).toEqual([{ kind: 'amount', id: 'worker' }]);
    expect(things('end')).toEqual([]);
  });
});
