import { findGame } from '@ashtown/catalog';
import { seedOf } from '@ashtown/engine';
import { create, findBot } from '@ashtown/host';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf } from '../../src/story/lines.ts';
import {
  explains,
  forget,
  knownOf,
  type Moment,
  meet,
  parseKnown,
  setCoach,
  setPlain,
} from '../../src/table/coach/known.ts';

const GAMES = 3;
/** A game may go on for long; what is asked late is asked in the next one too. */
const MOST = 300;
const { choose } = findBot('random')!;

/** All that the first seat is asked in a random game, with the moment. */
function askedIn(id: string, table: string): { question: string; now: Moment }[] {
  const { game } = findGame(id)!;
  const seats = Array.from({ length: Math.max(2, game.players[0]) }, (_, i) => ({
    name: `P${i}`,
    kind: 'human' as const,
  }));
  const opened = create({ game, seats, seed: seedOf(table) });
  if (!opened.ok) throw new Error(opened.problem);
  const { host } = opened;
  const asked: { question: string; at: number }[] = [];
  while (host.asked.length > 0 && host.length < MOST) {
    const seat = host.asked[0]!;
    if (seat === 0) asked.push({ question: host.show(0).question!, at: host.length });
    const turn = host.turn(seat);
    host.answer(seat, turn.ply, choose(game, seat, turn).pick);
  }
  const begun = linesOf(game, host.log(0)).filter(({ telling }) => telling.rank === 'chapter');
  return asked.map(({ question, at }) => {
    const turn = begun.filter((line) => line.at < at).length;
    return { question, now: { table, turn, at } };
  });
}

test.each(['king-of-new-york', 'metro-2033'])(
  '%s: each kind of question is explained once, and no more than three in a turn',
  (id) => {
    forget(id);
    const all = new Set<string>();
    const explained: string[] = [];
    const inTurn = new Map<string, number>();
    for (let nth = 0; nth < GAMES; nth++)
      for (const { question, now } of askedIn(id, `coach ${nth}`)) {
        all.add(question);
        if (!explains(knownOf(id), question, now)) continue;
        meet(id, question, now);
        // As long as the moment lasts it is not taken away.
        expect(explains(knownOf(id), question, now)).toBe(true);
        explained.push(question);
        const turn = `${now.table} ${now.turn}`;
        inTurn.set(turn, (inTurn.get(turn) ?? 0) + 1);
      }
    expect(explained.length).toBeGreaterThan(4);
    expect([...explained].sort()).toEqual([...new Set(explained)].sort());
    expect([...all].filter((question) => !explained.includes(question))).toEqual([]);
    expect(Math.max(...inTurn.values())).toBeLessThanOrEqual(3);
  },
);

test('a coach is wanted or not, whatever has been explained, and may begin anew', () => {
  const now = { table: 't', turn: 1, at: 2 };
  meet('scrap', 'draw', now);
  setCoach('scrap', true);
  meet('scrap', 'draw', { ...now, at: 5 });
  setPlain('scrap', 'draw', true);
  setPlain('scrap', 'draw', true);
  expect(knownOf('scrap')).toEqual({ isOn: true, met: { draw: now }, plain: ['draw'] });
  setPlain('scrap', 'draw', false);
  expect(knownOf('scrap').plain).toEqual([]);
  forget('scrap');
  expect(knownOf('scrap')).toEqual({ isOn: true, met: {}, plain: [] });
});

test('what was kept is whole, whatever it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (kept) => {
      const known = parseKnown(kept);
      expect(parseKnown(JSON.parse(JSON.stringify(known)))).toEqual(known);
    }),
  );
  expect(parseKnown({ a: { isOn: 1, met: { x: { table: 't', turn: 1, at: 2 }, y: 3 } } })).toEqual({
    a: { isOn: false, met: { x: { table: 't', turn: 1, at: 2 } }, plain: [] },
  });
});
