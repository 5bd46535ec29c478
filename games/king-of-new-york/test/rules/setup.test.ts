import { parseOptions, type Seat } from '@ashtown/engine';
import { story } from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  BOROUGHS,
  type Event,
  FACES,
  type Face,
  game,
  MONSTERS,
  NOBODY,
  NOWHERE,
  type Options,
  type State,
} from '../../src/index.ts';
import { fresh, TABLES } from '../rows.ts';

/** Six dice of one throw for the first player, so many of them ATTACK. */
const throwOf = (attacks: number): number[] =>
  Array.from({ length: 6 }, (_, i) => FACES.indexOf(i < attacks ? 'attack' : (['heal', 'ouch'] as Face[])[i % 2]!));

const READ = {
  at: (s: State) => s.players.map((p) => BOROUGHS[p.at] ?? null),
  monster: (s: State) => s.players.map((p) => MONSTERS[p.monster] ?? null),
  active: (s: State) => s.turn.seat,
  turn: (s: State) => s.turn.no,
};

/** A table at the first question; `attacks` are the throws for the first player. */
const table = (seats: number, attacks: number[] = []) =>
  story<State, Answer, Event, unknown, Options, typeof READ>(game, {
    state: fresh(seats),
    rigged: attacks.flatMap(throwOf),
    read: READ,
  });
type Told = ReturnType<typeof table>;

/** Everybody takes the first Monster left; the sixth has no choice. */
const chosen = (told: Told): Told => {
  const seats = told.state.players.length;
  for (let seat = 0; seat < Math.min(seats, 5); seat++) told.answer(seat, told.legal(seat)[0]!);
  return told;
};

describe('2. Set-up', () => {
  test('KNY-16 the Monsters are chosen in the order of the seats, each only once', () => {
    table(3, [0, 1, 0])
      .asked(0, 'chooseMonster')
      .answer(0, 'kong')
      .asked(1, 'chooseMonster')
      .refuses(1, 'kong')
      .refuses(2, 'rob')
      .answer(1, 'captain-fish')
      .asked(2, 'chooseMonster')
      .refuses(2, 'kong')
      .refuses(2, 'captain-fish')
      .answer(2, 'rob')
      .expect({ monster: ['kong', 'captain-fish', 'rob'] });
  });

  test.each(TABLES)('KNY-17 every Monster starts alike, $seats players, variant $advanced', ({ seats, advanced }) => {
    const { players, claims, queue } = fresh(seats, advanced);
    expect(players).toHaveLength(seats);
    for (const p of players) {
      expect([p.life, p.star, p.energy, p.cards]).toEqual([10, 0, 0, []]);
      expect([p.web, p.jinx, p.carapace, p.souvenirs]).toEqual([0, 0, 0, 0]);
    }
    expect([claims, queue]).toEqual([[], []]);
  });

  test.each(TABLES)('KNY-18 15 stacks of 3 Buildings, no Units, $seats players, variant $advanced', (at) => {
    const s = fresh(at.seats, at.advanced);
    expect(s.height).toEqual(Array(15).fill(3)); // 3 stacks in each of the 5 boroughs
    expect(s.tiles.filter((tile) => tile >= 0)).toHaveLength(45);
    expect(s.units).toEqual(Array(15).fill(0));
    for (const seat of [null, ...s.players.keys()]) {
      const { tiles } = game.view(s, seat);
      expect(tiles.filter((tile) => tile !== null)).toEqual(s.tiles.filter((_, i) => i % 3 === 2));
    }
  });

  test('KNY-18 KNY-19 tiles and cards lie differently every time', () => {
    const tables = Array.from({ length: 20 }, (_, i) => fresh(4, false, `shuffle ${i}`));
    for (const read of [
      (s: State) => s.tiles.join(),
      (s: State) => s.deck.join(),
      (s: State) => s.bank.join(),
      (s: State) => s.deck.at(-1),
    ])
      expect(new Set(tables.map(read)).size).toBeGreaterThan(10);
  });

  test.each(TABLES)(
    'KNY-19 KNY-20 3 cards in the bank, the special cards aside, $seats players, variant $advanced',
    (at) => {
      const s = fresh(at.seats, at.advanced);
      expect(s.bank.filter((card) => card !== null)).toHaveLength(3);
      expect([s.deck.length, s.discard, s.limbo]).toEqual([61, [], null]);
      expect([s.superstar, s.statue]).toEqual([NOBODY, NOBODY]);
    },
  );
});

describe('2. The first player', () => {
  test('KNY-21 the most ATTACK on six dice begins', () => {
    chosen(table(4, [1, 2, 4, 3]))
      .logged({ t: 'first', seat: 2 })
      .allRigged()
      .asked(2, 'chooseStartBorough');
  });

  test('KNY-21 those tied for most throw again among themselves until one is left', () => {
    const told = chosen(table(4, [3, 1, 3, 3, /* 0, 2 and 3 */ 2, 0, 2, /* 0 and 3 */ 0, 0, /* again */ 1, 4]));
    told.allRigged().logged({ t: 'first', seat: 3 }).asked(3, 'chooseStartBorough');
    const throwers = told.events.flatMap((e) => (e.t === 'firstRoll' ? [e.seat] : []));
    expect(throwers).toEqual([0, 1, 2, 3, 0, 2, 3, 0, 3, 0, 3]);
  });

  test('KNY-21 a table without any ATTACK is a tie of all', () => {
    chosen(table(2, [0, 0, 1, 0]))
      .logged({ t: 'first', seat: 0 })
      .allRigged();
  });

  test.each([2, 3, 4, 5, 6])(
    'KNY-22 %i players place their Monsters clockwise from the first, two to a borough',
    (seats) => {
      const first = seats - 1;
      const told = chosen(
        table(
          seats,
          Array.from({ length: seats }, (_, seat) => (seat === first ? 5 : 1)),
        ),
      );
      const outer = ['bronx', 'queens', 'brooklyn', 'staten-island'] as const;
      told.expect({ at: Array(seats).fill(null) });
      for (let i = 0; i < seats; i++) {
        const seat: Seat = (first + i) % seats;
        const full = outer.slice(0, Math.floor(i / 2));
        expect(told.asked(seat, 'chooseStartBorough').legal(seat)).toEqual(outer.filter((b) => !full.includes(b)));
        told.answer(seat, outer[Math.floor(i / 2)]!);
      }
      // Nobody is in Manhattan, and the first player has the first turn.
      told.expect({ at: { [first]: 'bronx', 0: 'bronx' }, active: first, turn: 1 }).asked(first, 'rollOrStop');
      expect(told.state.players.every((p) => p.at !== NOWHERE && BOROUGHS[p.at] !== 'manhattan')).toBe(true);
    },
  );

  test('KNY-22 nobody may start in Manhattan or as a third Monster in a borough', () => {
    const told = chosen(table(3, [2, 1, 1]));
    told.refuses(0, 'manhattan').answer(0, 'queens').answer(1, 'queens').refuses(2, 'queens').answer(2, 'bronx');
  });
});

describe('2. The variant', () => {
  test.each([2, 3, 4])('KNY-23 %i players cannot switch the variant on', (seats) => {
    expect(parseOptions(game, seats, { advanced: true })).toMatchObject({ ok: false });
    expect(parseOptions(game, seats, {})).toMatchObject({ ok: true, options: { advanced: false } });
  });
  test.each([5, 6])('KNY-23 %i players may switch the variant on; it is off unless they do', (seats) => {
    expect(parseOptions(game, seats, { advanced: true })).toMatchObject({ ok: true, options: { advanced: true } });
    expect(parseOptions(game, seats, {})).toMatchObject({ ok: true, options: { advanced: false } });
  });
});
