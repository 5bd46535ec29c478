import { makeRng, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { type Event, game, tables as t } from '../src/index.ts';
import { fresh, given } from './given.ts';

const factionIds = (indices: readonly number[]) => indices.map((i) => t.factions[i]!.id);

describe('2. Set-up', () => {
  test('MET-21 the options: roster, assignment and four switches, all off', () => {
    expect(game.options).toEqual({
      factionRoster: { kind: 'choice', choices: ['default', 'alternate'], default: 'default' },
      factionAssignment: { kind: 'choice', choices: ['choose', 'random'], default: 'choose' },
      hardAllSymbols: { kind: 'switch', default: false, harder: true },
      hardExhaustion: { kind: 'switch', default: false, harder: true },
      hardNoRelief: { kind: 'switch', default: false, harder: true },
      hardForcedDefence: { kind: 'switch', default: false, harder: true },
    });
  });

  test('MET-22 MET-23 factions are chosen in seat order among those still free, before anything is dealt', () => {
    const s = fresh(3);
    const roster = factionIds(t.rosters.default);
    const before = JSON.stringify(s.rng);
    for (const [seat, faction] of [roster[2]!, roster[0]!, roster[4]!].entries()) {
      expect(game.asked(s)).toEqual([seat]);
      expect(game.question(s, seat)).toBe('chooseFaction');
      expect(s.deck).toHaveLength(128);
      expect(game.legal(s, seat)).toEqual(
        roster.filter((id) => !s.players.some((p) => t.factions[p.faction]?.id === id)),
      );
      game.apply(s, seat, faction, null);
    }
    expect(JSON.stringify(s.rng)).toBe(before); // nothing random follows
    expect(factionIds(s.players.map((p) => p.faction))).toEqual([roster[2], roster[0], roster[4]]);
    expect(s.players.map((p) => p.hand.length)).toEqual([5, 5, 5]);
  });

  test('MET-22 the fifth of five players has no choice left and is not asked', () => {
    const s = fresh(5);
    for (let seat = 0; seat < 4; seat++) game.apply(s, seat, game.legal(s, seat)[0]!, null);
    expect(game.question(s, game.asked(s)[0]!)).toBe('turnAction');
    expect(new Set(s.players.map((p) => p.faction)).size).toBe(5);
  });

  test('MET-22 random assignment draws different factions of the roster, every one of them at times', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const s = fresh(2, { factionAssignment: 'random', factionRoster: 'alternate' }, `draw ${i}`);
      const [a, b] = factionIds(s.players.map((p) => p.faction));
      expect(a).not.toBe(b);
      seen.add(a!);
    }
    expect([...seen].sort()).toEqual(factionIds(t.rosters.alternate).sort());
  });

  test('MET-21 MET-22 the alternative roster is another five', () => {
    expect(game.legal(fresh(2, { factionRoster: 'alternate' }), 0)).toEqual([
      'fac-arbat',
      'fac-reich',
      'fac-red-line',
      'fac-hanza',
      'fac-polis',
    ]);
    expect(game.legal(fresh(2), 0)).toEqual(['fac-arbat', 'fac-reich', 'fac-vdnkh', 'fac-bauman', 'fac-1905']);
  });

  test('MET-25 a Faction called like a Station symbol has nothing to do with it', () => {
    const price = (faction: string) =>
      given({ factions: { 0: faction }, flipped: [0], hand: { 0: ['sta-lubyanka'] } }).answer(0, 'play sta-lubyanka')
        .state.players[0]!.down;
    expect(price('fac-red-line')).toBe(3);
    expect(price('fac-red-line')).toBe(price('fac-arbat'));
  });

  test('MET-27 five markers above, none below, five in reserve', () => {
    for (const p of fresh(5, { factionAssignment: 'random' }).players)
      expect([p.up, p.down, p.reserve, p.kept.length]).toEqual([5, 0, 5, 0]);
  });

  test.each([2, 3, 4, 5])(
    'MET-28 MET-29 five cards each, three in the bazaar, the rest is the deck: %i players',
    (seats) => {
      const s = fresh(seats, { factionAssignment: 'random' });
      expect(s.players.map((p) => p.hand.length)).toEqual(Array(seats).fill(5));
      expect(s.bazaar.every((card) => card >= 0)).toBe(true);
      expect(s.bazaar).toHaveLength(3);
      expect(s.deck).toHaveLength([115, 110, 105, 100][seats - 2]!);
      expect(s.discard).toEqual([]);
      expect(s.players.every((p) => p.since.every((deck) => deck === 1))).toBe(true); // face down
    },
  );

  test('MET-28 the cards are shuffled: other seeds, other hands', () => {
    const hands = [1, 2, 3].map((i) =>
      JSON.stringify(fresh(2, { factionAssignment: 'random' }, `seed ${i}`).players[0]!.hand),
    );
    expect(new Set(hands).size).toBe(3);
  });

  test('MET-30 Threats and Caravans dealt or revealed do nothing', () => {
    let active = 0;
    for (let i = 0; i < 40; i++) {
      const s = fresh(5, {}, `active ${i}`);
      const log: Event[] = [];
      for (let seat = 0; seat < 4; seat++) game.apply(s, seat, game.legal(s, seat)[0]!, log);
      if ([...s.bazaar, ...s.players.flatMap((p) => p.hand)].some((card) => t.cards[card]!.category >= 2)) active++;
      expect(new Set(log.map((e) => e.t))).toEqual(new Set(['faction', 'dealt', 'turnedUp', 'first', 'turn']));
      expect(s.players.map((p) => [p.up, p.down, p.hand.length])).toEqual(Array(5).fill([5, 0, 5]));
    }
    expect(active).toBeGreaterThan(10);
  });

  test('MET-31 MET-194 the first player is drawn at random, from the seed', () => {
    const first = Array.from(
      { length: 60 },
      (_, i) => fresh(4, { factionAssignment: 'random' }, `first ${i}`).turn.seat,
    );
    expect(new Set(first)).toEqual(new Set([0, 1, 2, 3]));
    const again = game.setup(4, fresh(4).options, makeRng(seedOf('same')));
    expect(game.setup(4, fresh(4).options, makeRng(seedOf('same')))).toEqual(again);
  });

  test('MET-32 turns pass by increasing seat number, wrapping round', () => {
    const s = given({ seats: 3, active: 1 });
    const pass = (seat: number) =>
      s
        .asked(seat, 'turnAction')
        .answer(seat, s.legal(seat).find((x) => x.startsWith('discard'))!)
        .answer(seat, 'deck');
    for (const [i, seat] of [1, 2, 0, 1].entries()) {
      s.expect({ turn: seat, turnNo: i + 1 });
      pass(seat);
    }
    s.expect({ turn: 2 });
  });
});
