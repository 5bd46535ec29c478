import { makeRng, type Seat, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { turnsToWinOf } from '../../src/bot/plan.ts';
import { WEIGHTS } from '../../src/bot/weights.ts';
import { type Answer, game, type State, tables } from '../../src/index.ts';
import { fresh, given, HARD, type Position } from '../given.ts';

const turnsToWin = turnsToWinOf(tables, WEIGHTS.plan);
const turns = (position: Position, noRelief = false): number => {
  const p = given(position).state.players[0]!;
  return turnsToWin(p, p.hand, 0, noRelief);
};

/** The answer that looks best one step ahead, in a few worlds drawn from what the seat sees. */
function choose(s: State, seat: Seat, worlds: number): Answer {
  const view = game.view(s, seat);
  const legal = game.legal(s, seat);
  const sums = legal.map(() => 0);
  for (let i = 0; i < worlds; i++) {
    const world = game.determinize(view, makeRng(seedOf(`world ${i} ${s.ply}`)));
    for (const [at, pick] of legal.entries()) {
      const after = game.clone(world);
      game.apply(after, seat, pick, null);
      for (const term of game.evaluate(game.view(after, seat), seat)) sums[at]! += term.value;
    }
  }
  return legal[sums.indexOf(Math.max(...sums))]!;
}

describe('turns to win', () => {
  const arbat: Position = { factions: { 0: 'fac-arbat' }, short: [0] };

  test('what is in play or in hand for a mission shortens the way, by a turn for each card that is played', () => {
    const far = turns(arbat);
    const held = turns({ ...arbat, hand: { 0: ['res-field-hospital', 'res-antibiotics'] } });
    const played = turns({
      ...arbat,
      resources: { 0: ['res-field-hospital'] },
      hand: { 0: ['res-antibiotics'] },
      up: { 0: 1 },
      down: { 0: 4 },
    });
    const ready = turns({ ...arbat, resources: { 0: ['res-field-hospital', 'res-antibiotics'] } });
    expect(held).toBeLessThan(far);
    expect(played).toBeCloseTo(held - 1);
    expect(ready).toBeCloseTo(held - 2);
  });

  test('Resources of the wrong kind do not help, a Station that wants them does', () => {
    const guns = { ...arbat, hand: { 0: ['res-machine-gun'] } };
    expect(turns(guns)).toBeCloseTo(turns(arbat));
    expect(turns({ ...guns, stations: { 0: ['sta-turgenevskaya'] } })).toBeLessThan(turns(guns) - 2);
  });

  test('MET-125 what a Hero in play doubles counts twice in hand as well', () => {
    const hand = { 0: ['res-first-aid-kit'] };
    const doubled = { ...arbat, hand, heroes: { 0: ['her-artyom'] } };
    expect(turns(doubled)).toBeCloseTo(turns({ ...arbat, hand: { 0: ['res-field-hospital', 'res-antibiotics'] } }) - 1);
    expect(turns({ ...doubled, heroes: { 0: ['her-sukhoi'] } })).toBeCloseTo(turns({ ...arbat, hand }));
  });

  test('a price that is not at hand takes longer; so does one that is not given back', () => {
    const hand = { 0: ['res-field-hospital', 'res-first-aid-kit', 'sta-kuznetsky-most', 'res-pork', 'res-rats'] };
    const rich = { ...arbat, hand, up: { 0: 7 } };
    expect(turns({ ...arbat, hand, up: { 0: 1 }, down: { 0: 6 } })).toBeGreaterThan(turns(rich));
    expect(turns(rich, true)).toBeGreaterThan(turns(rich));
  });

  test('a seat needs to know no other hand: cards it cannot see count for nothing', () => {
    const s = given({ ...arbat, hand: { 0: ['res-field-hospital', 'res-antibiotics'] } }).state;
    const seen = game.view(s, 1).players[0]!;
    expect(turnsToWin(seen, seen.hand, 0, false)).toBeCloseTo(turns(arbat));
  });
});

describe('what the bot does', () => {
  test('it plays the card that lets it win this turn, not one that is worth more later', () => {
    const s = given({
      hand: { 0: ['res-dynamite', 'sta-kievskaya', 'res-first-aid-kit', 'thr-librarian', 'car-military'] },
      flipped: [0],
      resources: { 0: ['res-bandages', 'res-gas-mask'] },
      shields: { 0: ['res-helmet-and-vest'] },
      stations: { 0: ['sta-krasnye-vorota 1', 'sta-krasnoselskaya'] },
      up: { 0: 8 },
    });
    expect(choose(s.state, 0, 4)).toBe('play res-dynamite');
  });

  test('it protects itself where much lies in play and its hand has nothing better', () => {
    const s = given({
      factions: { 0: 'fac-arbat' },
      hand: { 0: ['res-combat-knife', 'res-grenades', 'thr-demon', 'thr-harpy', 'thr-voice-in-the-pipes'] },
      resources: { 0: ['res-field-hospital', 'res-machine-gun'] },
      stations: { 0: ['sta-lenin-library'] },
    });
    expect(choose(s.state, 0, 4)).toMatch(/^protect /);
  });

  test('it does not open tidying for nothing', () => {
    const s = given({ resources: { 0: ['res-bandages'] }, factions: { 0: 'fac-arbat' }, from: 'window 2' });
    expect(choose(s.state, 0, 2)).toBe('end');
  });

  test.each([
    ['as the game comes', 2, {}],
    ['as the game comes', 4, {}],
    ['with all hard options', 2, HARD],
  ] as const)('its games take 10 to 30 rounds %s, %i players', (_, seats, options) => {
    for (const seed of ['first', 'second']) {
      const s = fresh(seats, options, seed);
      while (game.asked(s).length > 0) {
        const seat = game.asked(s)[0]!;
        game.apply(s, seat, choose(s, seat, 2), null);
      }
      const rounds = Math.ceil(s.turn.no / seats);
      expect(rounds).toBeGreaterThanOrEqual(10);
      expect(rounds).toBeLessThanOrEqual(30);
    }
  });
});
