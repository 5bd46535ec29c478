import { toy } from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';
import { create } from '../src/index.ts';
import { attic } from './attic.ts';
import { ANNA, answer, answerAll, BOLEK, everything, playToTheEnd, SEED, sit } from './table.ts';

describe('answer', () => {
  test('a legal answer is taken, and what it caused is in the log', () => {
    const h = sit();
    const { ply } = h.show(0);
    const legal = h.offers(0);
    expect(h.answer(0, ply, legal[0]!.pick)).toEqual({ ok: true });
    expect(h.show(0)).toMatchObject({ at: 1, ply, asked: [1], question: null });
    expect(h.offers(0)).toEqual([]);
    expect(h.answer(1, ply, h.offers(1)[0]!.pick)).toEqual({ ok: true });
    expect(h.log(1, 1)).toMatchObject([{ at: 1, seat: 1, events: [{ t: 'bids' }, { t: 'rolled' }] }]);
  });

  test('an answer counts by value, not by identity or order of keys', () => {
    const h = sit(attic);
    expect(h.answer(0, 0, JSON.parse('"coin"')).ok).toBe(true);
  });

  test.each([
    ['an answer not on offer', 0, 0, 'dance'],
    ['nothing', 0, 0, undefined],
    ['an object where a word belongs', 0, 0, { t: 'coin' }],
    ['a list around the answer', 0, 0, ['coin']],
  ])('%s is illegal', (_, seat, ply, pick) => {
    expect(sit(attic).answer(seat, ply, pick)).toEqual({ ok: false, why: 'illegal' });
  });

  test.each([1, 2, -1, 0.5, Number.NaN, '0' as never])('seat %s is not asked', (seat) => {
    expect(sit(attic).answer(seat, 0, 'coin')).toEqual({ ok: false, why: 'not-asked' });
  });

  test('a second answer to a question to all is stale, as it is where one seat was asked', () => {
    const h = sit();
    const { ply } = h.show(0);
    const legal = h.offers(0);
    answer(h);
    for (const { pick } of legal) expect(h.answer(0, ply, pick)).toEqual({ ok: false, why: 'stale' });
  });

  test.each([-1, 0, 2, Number.NaN, '1' as never, undefined as never])('ply %s is stale when it is 1', (ply) => {
    const h = sit(attic);
    answer(h, 'coin');
    expect(h.answer(0, ply, 'coin')).toEqual({ ok: false, why: 'stale' });
  });

  test('after the end it is over for everybody', () => {
    const h = sit(attic);
    answer(h, 'end');
    expect(h.answer(0, 1, 'coin')).toEqual({ ok: false, why: 'over' });
    expect(h.answer(1, 0, 'coin')).toEqual({ ok: false, why: 'over' });
  });

  test('a refused answer changes nothing', () => {
    const h = sit(attic);
    answerAll(h, 'coin', 'pass');
    const before = everything(h);
    h.answer(1, 2, 'dance');
    h.answer(0, 2, 'coin');
    h.answer(1, 1, 'coin');
    expect(everything(h)).toBe(before);
  });

  test('a rule that throws is heard, and leaves the match as it was', () => {
    const h = sit(attic);
    answer(h, 'coin');
    const before = everything(h);
    expect(() => h.answer(0, 1, 'break')).toThrow('a broken rule');
    expect(everything(h)).toBe(before);
    answer(h, 'coin');
    expect(h.show(0).view).toMatchObject({ players: [{ coins: 2 }, {}] });
  });
});

describe('what is told to whom', () => {
  test('each seat sees its own cards, a spectator sees none', () => {
    const h = sit();
    const hands = (seat: number | null) => (h.show(seat).view as { players: { hand: unknown[] }[] }).players;
    expect(hands(0)[0]!.hand).not.toContain(null);
    expect(hands(0)[1]!.hand).toEqual([null, null, null]);
    expect(hands(null).map((p) => p.hand)).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
  });

  test('the log of each seat holds the events it may know', () => {
    const h = sit(attic);
    answerAll(h, 'peek', 'bury', 'pass');
    const seen = (seat: number | null) =>
      h.log(seat, 0).map((entry) => entry.events.map((e) => (e as { t: string }).t));
    expect(seen(0)).toEqual([['saw', 'did'], ['buried', 'did'], ['did']]);
    expect(seen(1)).toEqual([['did'], ['buried', 'did'], ['did']]);
    expect(h.log(1, 1)[0]!.events[0]).toEqual({ t: 'buried', seat: 0, card: null });
    expect(h.log(null)).toEqual(h.log(1));
    expect(h.log(0, 2)).toEqual([{ at: 2, seat: 0, events: [{ t: 'did', seat: 0, act: 'pass' }] }]);
  });

  test('the set-up is the first entry, and each seat is told its own cards of it', () => {
    const h = sit();
    const drawn = (seat: number | null) => {
      const [{ at, seat: by, events }] = h.log(seat) as [{ at: number; seat: number | null; events: object[] }];
      expect([at, by]).toEqual([-1, null]);
      return events.filter((e) => 'card' in e && e.card !== null).length;
    };
    expect([drawn(0), drawn(1), drawn(null)]).toEqual([3, 3, 0]);
    const before = h.log(0);
    answer(h);
    expect(h.log(0).slice(0, 1)).toEqual(before);
    h.undo(0);
    expect(h.log(0)).toEqual(before);
    expect(h.log(0, 0)).toEqual([]);
  });

  test('the seed is told once the game is over; until then only its hash', () => {
    const h = sit();
    // printf %s 00112233445566778899aabbccddeeff | sha256sum
    expect(h.commitment).toBe('5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720');
    while (h.show(null).asked.length > 0) {
      for (const seat of [0, 1, null]) expect(JSON.stringify([h.show(seat), h.log(seat)])).not.toContain(SEED);
      expect(h.publish()).toBeNull();
      answer(h);
    }
    expect(h.show(null).seed).toBe(SEED);
    expect(h.publish()).toMatchObject({ seed: SEED, game: 'scrap' });
    expect(h.show(null).result).toHaveLength(2);
  });
});

describe('create', () => {
  const seats = [ANNA, BOLEK];
  test.each([
    ['too few seats', { seats: [ANNA] }, { problem: 'seats', where: 'seats', expected: '2 to 4 seats' }],
    ['a name that breaks lines', { seats: [ANNA, { name: 'a\nb', kind: 'human' as const }] }, { problem: 'seats' }],
    ['a nameless bot', { seats: [ANNA, { name: 'X', kind: 'bot' as const }] }, { where: 'seats[1].kind' }],
    ['an unknown option', { options: { speed: 1 } }, { problem: 'options', where: 'options.speed' }],
    ['a bad option', { options: { rounds: 9 } }, { problem: 'options', where: 'options.rounds', expected: '2, 3, 4' }],
    ['no seed', { seed: 'tomorrow' }, { problem: 'seed' }],
  ])('%s is refused', (_, given, refusal) => {
    expect(create({ game: toy, seats, seed: SEED, ...given })).toMatchObject({ ok: false, ...refusal });
  });

  test('a whole game can be played', () => {
    const h = sit(toy, { options: { rounds: 4 } });
    playToTheEnd(h);
    expect(h.show(0).result!.map((p) => p.seat)).toEqual([0, 1]);
  });
});
