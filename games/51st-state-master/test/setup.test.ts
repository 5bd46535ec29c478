import { makeRng, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { type Event, game, made, type Options, type State, tables } from '../src/index.ts';
import { optionsOf } from './given.ts';

const fresh = (seats: number, options: Partial<Options> = {}, seed = 'box'): State =>
  game.setup(seats, optionsOf(options), makeRng(seedOf(seed)));
const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`);

describe('set-up', () => {
  test('FSM-38 every player has another faction; dealt at random, all boards turn up at a seat', () => {
    for (const seats of [2, 3, 4]) {
      const tables = seeds.map((seed) => fresh(seats, {}, seed).players.map((p) => p.faction));
      for (const factions of tables) expect(new Set(factions).size).toBe(seats);
      expect(new Set(tables.map((factions) => factions[0]))).toEqual(new Set([0, 1, 2, 3]));
    }
  });

  test('FSM-38 or picked: a free faction, or chance among those that are left', () => {
    const s = fresh(3, { factions: 'picked' });
    expect(game.question(s, 0)).toBe('pickFaction');
    expect(game.legal(s, 0)).toEqual([...tables.factionIds, 'random']);
    game.apply(s, 0, 'mutants-union', null);
    expect(game.legal(s, 1)).toEqual(['new-york', 'appalachian-federation', 'merchants-guild', 'random']);
    game.apply(s, 1, 'random', null);
    game.apply(s, 2, 'new-york', null);
    expect(s.players.map((p) => tables.factionIds[p.faction])).toEqual([
      'mutants-union',
      expect.any(String),
      'new-york',
    ]);
    expect(['appalachian-federation', 'merchants-guild']).toContain(tables.factionIds[s.players[1]!.faction]);
  });

  test('FSM-39 FSM-34 the first player is drawn by lot', () => {
    expect(new Set(seeds.map((seed) => fresh(4, {}, seed).first))).toEqual(new Set([0, 1, 2, 3]));
  });

  test('FSM-40 FSM-34 three decks are shuffled: locations, red and blue connections', () => {
    const decks = (seed: string) => {
      const s = fresh(2, {}, seed);
      return [s.deck, ...s.links].map(String);
    };
    const [one, other] = [decks('a'), decks('b')];
    for (let i = 0; i < 3; i++) expect(one[i]).not.toBe(other[i]);
    const s = fresh(2);
    expect(s.links.map((deck) => deck.length)).toEqual([6, 6]);
    expect(s.links.map((deck) => new Set(deck.map((card) => tables.id[card])))).toEqual([
      new Set(['punks', 'thugs']),
      new Set(['merchants', 'junk-train']),
    ]);
  });

  test('FSM-41 everybody begins with 0 VP and nothing in the supply', () => {
    for (const p of fresh(4).players) {
      expect(p.vp).toBe(0);
      expect(p.tokens.every((n) => n === 0)).toBe(true);
    }
  });

  test('FSM-42 FSM-43 six cards are dealt; all at once, unseen, everybody names two that go', () => {
    const s = fresh(3);
    expect(s.players.map((p) => p.hand.length)).toEqual([6, 6, 6]);
    expect(game.asked(s)).toEqual([0, 1, 2]);
    expect(game.question(s, 1)).toBe('keepHand');
    const events: Event[] = [];
    const drops = [2, 0, 1].map((seat): string => {
      const pick = game.legal(s, seat).at(-1)!;
      game.apply(s, seat, pick, events);
      if (seat !== 1) {
        expect(s.discard).toEqual([]);
        expect(events).toEqual([]);
        const top = game.view(s, 1).stack.at(-1)!;
        expect('got' in top && top.got?.[seat]).toBeNull();
      }
      return pick;
    });
    expect(s.players.map((p) => p.hand.length + p.seen.length)).toEqual([4, 4, 4]);
    const told: string[] = events.flatMap((e) =>
      e.t === 'dropped' ? [`drop ${(e.cards as string[]).join(' ')}`] : [],
    );
    expect(told).toEqual([drops[1], drops[2], drops[0]]);
    expect(s.discard).toHaveLength(6);
  });

  test('FSM-43 fifteen ways to drop two of six different cards; equal cards are equal', () => {
    const s = fresh(2);
    const faces = (seat: number) => s.players[seat]!.hand.map((card) => tables.id[card]);
    for (const seat of [0, 1]) {
      const equal = 6 - new Set(faces(seat)).size;
      if (equal === 0) expect(game.legal(s, seat)).toHaveLength(15);
      else expect(game.legal(s, seat).length).toBeLessThan(15);
    }
    s.players[0]!.hand = ['school', 'school', 'pub', 'pub', 'quarry', 'quarry'].map((id, i) =>
      tables.id.indexOf(id as never) === -1 ? -1 : tables.id.indexOf(id as never) + (i % 2),
    );
    expect(made.rules.legal(game.clone(s), 0)).toHaveLength(6);
  });
});
