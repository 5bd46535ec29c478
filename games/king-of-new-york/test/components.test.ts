import { makeRng, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import {
  BOROUGHS,
  type CardId,
  FACES,
  game,
  type Outer,
  type Res,
  rules,
  TILES,
  type Tile,
  tables,
  type Unit,
} from '../src/index.ts';
import { newTurn } from '../src/rules/turn.ts';
import { given } from './given.ts';
import { fresh, ramble, TABLES } from './rows.ts';

const times = (n: number, face: string): string => Array<string>(n).fill(face).join(' ');
const OUTER: Outer[] = ['bronx', 'queens', 'brooklyn', 'staten-island'];

describe('1. Monsters, dice, boroughs', () => {
  test('KNY-1 two to six players choose among six Monsters that play alike', () => {
    expect(game.players).toEqual([2, 6]);
    for (const { seats, advanced } of TABLES) {
      const end = [true, false].map((forward) => {
        const s = fresh(seats, advanced);
        for (let seat = 0; seat < seats && game.question(s, seat) === 'chooseMonster'; seat++) {
          const legal = game.legal(s, seat);
          expect(legal).toHaveLength(6 - seat);
          game.apply(s, seat, legal.at(forward ? 0 : -1)!, null);
          if (seat === 4) break; // the sixth has no choice
        }
        const chosen = s.players.map((p) => p.monster);
        expect(new Set(chosen).size).toBe(seats);
        ramble(s, 400, () => {});
        for (const p of s.players) p.monster = 0;
        return { chosen, s };
      });
      expect(end[0]!.chosen).not.toEqual(end[1]!.chosen);
      expect(end[0]!.s).toEqual(end[1]!.s);
    }
  });

  test('KNY-2 on each of the eight dice every face comes up equally often', () => {
    const s = given({ from: 'buy', cards: { 0: ['extra-head', 'natural-selection'] } }).state;
    const seen = Array.from({ length: 8 }, () => FACES.map(() => 0));
    for (let i = 0; i < 1200; i++) {
      const table = game.clone(s);
      table.rng = makeRng(seedOf(`throw ${i}`));
      table.turn = newTurn(2, 1, 0, 0, false, false);
      table.stack = [{ t: 'roll' }];
      rules.run(table, null);
      expect(table.turn.dice).toHaveLength(8);
      table.turn.dice.forEach((face, die) => {
        seen[die]![face]!++;
      });
    }
    for (const n of seen.flat()) expect(Math.abs(n - 200)).toBeLessThan(60);
  });

  const withoutDice = tables.cardIds.filter(
    (id) => tables.cards[id]!.keep && id !== 'extra-head' && id !== 'natural-selection',
  );
  test.each<[string, CardId[], CardId[], number]>([
    ['no card', [], [], 6],
    ['Extra Head', ['extra-head'], [], 7],
    ['Natural Selection', ['natural-selection'], [], 7],
    ['both of them', ['extra-head', 'natural-selection'], [], 8],
    ['both in other hands', [], ['extra-head', 'natural-selection'], 6],
    ['every other KEEP card', withoutDice, [], 6],
  ])('KNY-3 the pool with %s', (_, mine, theirs, size) => {
    const { state } = given({ from: 'roll', cards: { 0: mine, 1: theirs }, dice: times(size, 'heal') });
    expect(state.turn.dice).toHaveLength(size);
  });

  test.each(OUTER)('KNY-4 from %s every other borough is one move away', (here) => {
    const others = OUTER.filter((b) => b !== here);
    expect(given({ from: 'move', at: { 0: here, 1: 'manhattan' } }).legal(0)).toEqual(['stay', ...others]);
    given({ from: 'move', at: { 0: here, 1: here } }).expect({ at: { 0: 'manhattan' } });
  });

  test('KNY-5 the way through Manhattan is Lower, Midtown, Upper, and no 5-6 space is used without the variant', () => {
    for (const [zone, then] of [
      ['lower', 'midtown'],
      ['midtown', 'upper'],
      ['upper', 'upper'],
    ] as const)
      given({ from: 'move', seats: 5, at: { 0: 'manhattan' }, zone: { 0: zone } }).expect({
        zone: { 0: then },
        space: { 0: '2-4' },
      });

    const second = { from: 'move', seats: 5, at: { 0: 'bronx', 1: 'manhattan' } } as const;
    given(second)
      .asked(0, 'moveStep')
      .refuses(0, 'manhattan')
      .expect({ space: ['2-4', '2-4', '2-4', '2-4', '2-4'] });
    given({ ...second, advanced: true }).expect({ at: { 0: 'manhattan' }, space: { 0: '5-6', 1: '2-4' } });
  });
});

describe('1. Room in the boroughs', () => {
  // Queens is full, Brooklyn has one place left.
  const full = { seats: 5, at: { 2: 'queens', 3: 'queens', 4: 'brooklyn' } } as const;
  const both = { 1: 'manhattan', 2: 'queens', 3: 'queens', 4: 'brooklyn' } as const;

  test('KNY-6 no move leads into a borough with two Monsters', () => {
    given({ ...full, from: 'move', at: { ...both, 0: 'bronx' } })
      .refuses(0, 'queens')
      .answer(0, 'brooklyn')
      .expect({ at: { 0: 'brooklyn' } });
    given({ ...full, cards: { 0: ['super-speed'] }, at: { ...both, 0: 'bronx' } })
      .asked(0, 'superSpeedMove')
      .refuses(0, 'queens')
      .answer(0, 'brooklyn');
    given({ ...full, subway: true, at: { ...both, 0: 'bronx' } })
      .asked(0, 'subwayMove')
      .refuses(0, 'ride queens')
      .refuses(0, 'ride manhattan')
      .answer(0, 'ride brooklyn')
      .expect({ at: { 0: 'brooklyn' } });
  });

  test('KNY-6 no flight leads into a borough with two Monsters', () => {
    given({ ...full, from: 'symbols', dice: 'attack', at: { ...both, 0: 'brooklyn' } })
      .asked(1, 'flee')
      .refuses(1, 'queens')
      .refuses(1, 'brooklyn')
      .answer(1, 'bronx')
      .expect({ at: { 0: 'manhattan', 1: 'bronx' } });
  });

  test('KNY-6 a Monster sent off a closed space finds a borough with fewer than two Monsters', () => {
    const at = { 0: 'manhattan', 1: 'manhattan', 2: 'queens', 3: 'queens', 4: 'brooklyn' } as const;
    given({ seats: 5, advanced: true, at, second: [1], life: { 4: 1 }, from: 'symbols', dice: 'attack' })
      .asked(1, 'leaveClosedSpace')
      .refuses(1, 'queens')
      .answer(1, 'brooklyn');
  });

  test('KNY-6 Manhattan holds one Monster, two in the variant, never three', () => {
    const move = { seats: 5, from: 'move', at: { 0: 'bronx', 1: 'manhattan' } } as const;
    given(move).refuses(0, 'manhattan');
    given({ ...move, advanced: true }).expect({ at: { 0: 'manhattan' } });
    given({ ...move, advanced: true, at: { 0: 'bronx', 1: 'manhattan', 2: 'manhattan' }, second: [2] })
      .asked(0, 'moveStep')
      .refuses(0, 'manhattan');
  });

  test('KNY-6 KNY-13 in games played at random, no place and no dial ever goes beyond its limits', () => {
    for (const { seats, advanced } of TABLES) {
      const s = fresh(seats, advanced);
      ramble(s, 3000, () => {
        for (const borough of BOROUGHS) {
          const there = s.players.filter((p) => BOROUGHS[p.at] === borough).length;
          expect(there).toBeLessThanOrEqual(borough === 'manhattan' && !advanced ? 1 : 2);
        }
        for (const p of s.players) {
          expect(p.star).toBeGreaterThanOrEqual(0);
          expect(p.star).toBeLessThanOrEqual(20);
          expect(p.life).toBeGreaterThanOrEqual(0);
          expect(p.life).toBeLessThanOrEqual(p.cards.includes('carapace') ? 12 : 10);
          expect(p.energy).toBeGreaterThanOrEqual(0);
        }
      });
    }
  });
});

describe('1. Tiles', () => {
  type Side = [durability: number, res: Res, n: number];
  const BACK: Record<Unit, Side> = { infantry: [2, 'life', 1], jet: [3, 'energy', 2], tank: [4, 'star', 3] };
  const FRONT: [Tile, number, Side, Unit][] = [
    ['high-rise-1', 22, [1, 'star', 1], 'infantry'],
    ['high-rise-2', 8, [2, 'star', 2], 'jet'],
    ['hospital-2', 3, [2, 'life', 2], 'jet'],
    ['power-plant-2', 3, [2, 'energy', 2], 'jet'],
    ['high-rise-3', 3, [3, 'star', 3], 'tank'],
    ['hospital-3', 3, [3, 'life', 3], 'tank'],
    ['power-plant-3', 3, [3, 'energy', 3], 'tank'],
  ];
  const quiet = { from: 'symbols', at: { 0: 'bronx', 1: 'manhattan' }, life: { 0: 4 } } as const;
  /** What a Monster with 0★, 0⚡ and 4♥ has after a gain. */
  const after = (res?: Res, n = 0) => ({
    star: { 0: res === 'star' ? n : 0 },
    energy: { 0: res === 'energy' ? n : 0 },
    life: { 0: res === 'life' ? 4 + n : 4 },
  });

  test.each(TABLES)('KNY-7 every kind of tile in its number, $seats players, variant $advanced', (table) => {
    const { tiles } = fresh(table.seats, table.advanced);
    const counted = FRONT.map(([kind]) => [kind, tiles.filter((tile) => TILES[tile] === kind).length]);
    expect(counted).toEqual(FRONT.map(([kind, count]) => [kind, count]));
    expect(tiles).toHaveLength(45);
  });

  test.each(FRONT)('KNY-7 KNY-8 %s falls to just enough points, pays, and shows its back', (kind, _, side, unit) => {
    const [durability, res, n] = side;
    const stacks = { bronx: [[kind], [], []] };
    given({ ...quiet, stacks, dice: times(durability - 1, 'destruction') })
      .asked(0, 'moveStep')
      .expect({ tops: { bronx: [kind, null, null] }, ...after() });
    given({ ...quiet, stacks, dice: times(durability, 'destruction') })
      .asked(0, 'moveStep')
      .expect({ tops: { bronx: [null, null, null] }, units: { bronx: { infantry: 0, jet: 0, tank: 0, [unit]: 1 } } })
      .expect(after(res, n));
  });

  test.each(Object.entries(BACK))('KNY-7 a Unit falls to just enough points and pays: %s', (unit, [hard, res, n]) => {
    const position = { ...quiet, stacks: { bronx: [[], [], []] }, units: { bronx: { [unit]: 1 } } };
    given({ ...position, dice: times(hard - 1, 'destruction') })
      .asked(0, 'moveStep')
      .expect({ units: { bronx: { [unit]: 1 } }, ...after() });
    given({ ...position, dice: times(hard, 'destruction') })
      .asked(0, 'moveStep')
      .expect({ units: { bronx: { [unit]: 0 } } })
      .expect(after(res, n));
  });

  test('KNY-8 when the whole city lies in ruins 22 Infantry, 14 Jets and 9 Tanks stand there', () => {
    const s = fresh(2);
    for (let b = 0; b < 5; b++) {
      s.players[0]!.at = b;
      s.turn = newTurn(2, 1, 0, 0, false, false);
      s.turn.open[FACES.indexOf('destruction')] = 99;
      s.stack = [{ t: 'symbols' }];
      rules.run(s, null);
      while (game.asked(s).length > 0) game.apply(s, 0, game.legal(s, 0)[0]!, null);
    }
    expect([0, 1, 2].map((kind) => s.units.reduce((n, x, i) => (i % 3 === kind ? n + x : n), 0))).toEqual([22, 14, 9]);
  });
});
