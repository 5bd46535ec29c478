import { makeRng, pickOne, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import json from '../content.json' with { type: 'json' };
import { broken, game, KIND_OF, type State, SYMBOLS, TYPES, tables as t, withContent } from '../src/index.ts';
import { fresh, given } from './given.ts';

const named = (category: number) => t.cards.filter((c) => c.category === category);
const copies = (cards: readonly { copies: number }[]) => cards.reduce((n, c) => n + c.copies, 0);
const [RESOURCES, STATIONS, THREATS, CARAVANS, HEROES] = [0, 1, 2, 3, 4].map(named) as [
  ReturnType<typeof named>,
  ReturnType<typeof named>,
  ReturnType<typeof named>,
  ReturnType<typeof named>,
  ReturnType<typeof named>,
];
const refusal = (change: (c: typeof json) => void) => {
  const copy = structuredClone(json);
  change(copy);
  const r = withContent(copy);
  return r.ok ? 'fine' : r.problem.code;
};

describe('1. Components', () => {
  test('MET-1 MET-24 two to five players lead one faction each; the others stay in the box', () => {
    expect(game.players).toEqual([2, 5]);
    for (let seats = 2; seats <= 5; seats++) {
      const s = fresh(seats, { factionAssignment: 'random' });
      expect(s.players).toHaveLength(seats);
      expect(new Set(s.players.map((p) => p.faction)).size).toBe(seats);
    }
  });

  test('MET-2 MET-3 133 cards: 5 Factions, and 72 Resources, 30 Stations, 14 Threats, 6 Caravans and 6 Heroes in one deck', () => {
    expect([RESOURCES, STATIONS, THREATS, CARAVANS, HEROES].map(copies)).toEqual([72, 30, 14, 6, 6]);
    expect(t.rosters.default).toHaveLength(5);
    expect(t.rosters.alternate).toHaveLength(5);
    expect(t.deck).toHaveLength(128);
    const s = fresh(2);
    expect(s.deck).toHaveLength(128);
    expect([...s.deck].sort((a, b) => a - b)).toEqual(t.deck);
    expect(refusal((c) => c.resources.pop())).toBe('wrong-count');
  });

  test('MET-4 MET-38 MET-39 each player has ten markers, of which the total never falls', () => {
    const s = fresh(3, { factionAssignment: 'random' });
    const rng = makeRng(seedOf('markers'));
    let before = [5, 5, 5];
    for (let i = 0; i < 3000 && game.asked(s).length > 0; i++) {
      const seat = game.asked(s)[0]!;
      game.apply(s, seat, pickOne(rng, game.legal(s, seat)), null);
      const totals = s.players.map((p) => p.up + p.down + p.kept.reduce((sum, n) => sum + n, 0));
      expect(s.players.map((p, i) => p.reserve + totals[i]!)).toEqual([10, 10, 10]);
      for (const [i, n] of totals.entries()) expect(n).toBeGreaterThanOrEqual(before[i]!);
      before = totals;
    }
    expect(Math.max(...before)).toBeGreaterThan(5);
  });

  test('MET-5 MET-13 a Resource has cost, type and amount, a Threat cost, symbols and loss; some of both a Protection side', () => {
    for (const c of RESOURCES) expect(c.cost > 0 && c.amount > 0 && TYPES[c.type] !== undefined).toBe(true);
    for (const c of THREATS) {
      expect(c.cost > 0 && c.signs > 0).toBe(true);
      expect(c.atoms.some((a) => a.t === 'attack')).toBe(true);
    }
    for (const cards of [RESOURCES, THREATS]) {
      expect(cards.some((c) => c.shieldCost >= 0 && c.guards > 0)).toBe(true);
      expect(cards.some((c) => c.shieldCost < 0 && c.guards === 0)).toBe(true);
    }
    const rats = t.cards[t.cardOf.get('res-rats')!]!;
    expect([rats.cost, rats.shieldCost, SYMBOLS[Math.log2(rats.guards)]]).toEqual([1, 1, 'toxic']);
  });

  test('MET-6 three peaceful and three military types, and a type cannot be of the other kind', () => {
    const kinds = TYPES.map((type) => KIND_OF[type]);
    expect(kinds).toEqual(['peaceful', 'peaceful', 'peaceful', 'military', 'military', 'military']);
    for (const c of json.resources) expect(c.kind).toBe(KIND_OF[c.type as (typeof TYPES)[number]]);
    expect(refusal((c) => Object.assign(c.resources[0]!, { kind: 'military' }))).toBe('wrong-kind');
    expect(json.resourceTypes.map((x) => x.name.en)).toEqual([
      'Care',
      'Food',
      'Goods',
      'Weapons',
      'Ammunition',
      'Equipment',
    ]);
  });

  test('MET-7 MET-8 a Station has cost, symbol or none, mission, bonus and reward of 1 or 2', () => {
    const lines = new Map<string, number>();
    for (const c of json.stations) lines.set(c.symbol, (lines.get(c.symbol) ?? 0) + 1);
    expect(Object.fromEntries(lines)).toEqual({ redLine: 8, hanza: 8, polis: 4, neutral: 10 });
    for (const c of STATIONS) expect(c.target!.needs > 0 && [1, 2].includes(c.target!.reward) && c.cost > 0).toBe(true);
    expect(refusal((c) => Object.assign(c.stations[0]!, { rewardMarkers: 3 }))).toBe('not-one-of');
    expect(refusal((c) => Object.assign(c.stations[0]!, { symbol: 'circle' }))).toBe('not-one-of');
  });

  test('MET-9 six Stations reward 2 markers', () => {
    const two = STATIONS.filter((c) => c.target!.reward === 2).map((c) => c.id.replace('sta-', ''));
    expect(two.sort()).toEqual([
      'aleksandrovsky-sad',
      'arbatskaya',
      'borovitskaya',
      'kitay-gorod-1',
      'kitay-gorod-2',
      'lenin-library',
    ]);
  });

  test.each([
    ['peaceful', 'sta-mayakovskaya', true, false],
    ['military', 'sta-turgenevskaya', false, true],
    ['trade', 'sta-tretyakovskaya', true, true],
  ])('MET-10 MET-83 a %s mission accepts its kinds of Resources', (_, station, blue, red) => {
    const offered = (resources: string[]) =>
      given({ stations: { 0: [station] }, resources: { 0: resources } })
        .legal(0)
        .includes(`mission ${station}`);
    expect(offered(['res-field-hospital'])).toBe(blue);
    expect(offered(['res-machine-gun'])).toBe(red);
    expect(offered(['res-kerosene', 'res-revolver'])).toBe(blue && red);
  });

  test('MET-11 MET-26 a Faction has a mission, a bonus and a reward of 1, and begins unflipped', () => {
    for (const { target } of t.factions)
      expect([target.reward, target.needs > 0, target.bonus >= 0]).toEqual([1, true, true]);
    expect(fresh(5, { factionAssignment: 'random' }).players.map((p) => p.flipped)).toEqual(Array(5).fill(false));
    expect(refusal((c) => Object.assign(c.factions[0]!, { rewardMarkers: 2 }))).toBe('not-one-of');
  });

  test('MET-12 the bonus colour is the kind of the bonus type, whatever the mission', () => {
    for (const c of [...STATIONS, ...t.factions]) expect(c.target!.colour).toBe(c.target!.bonus < 3 ? 0 : 1);
    expect(STATIONS.some((c) => c.target!.accepts === 1 && c.target!.colour === 1)).toBe(true);
    expect(refusal((c) => Object.assign(c.stations[0]!, { bonusKind: 'peaceful' }))).toBe('wrong-kind');
  });

  test('MET-14 six symbols, and Unknown matches Unknown only', () => {
    expect(SYMBOLS).toHaveLength(6);
    const defends = (shield: string) =>
      given({ hand: { 0: ['thr-harpy'] }, shields: { 1: [shield] } })
        .answer(0, 'discard thr-harpy')
        .state.stack.at(-1)!.t;
    expect(defends('res-flare')).toBe('defend'); // Unknown against Physical and Unknown
    expect(defends('res-gas-mask')).not.toBe('defend');
    const spider = given({ hand: { 0: ['thr-tunnel-spider'] }, shields: { 1: ['res-flare'] } });
    spider.answer(0, 'discard thr-tunnel-spider').asked(0, 'draw'); // Unknown is no joker against Biological and Toxic
  });

  test('MET-15 MET-16 MET-17 a Hero doubles a type and shows symbols; Caravans and Threats are the active cards', () => {
    for (const c of HEROES) expect(c.cost > 0 && c.type >= 0 && c.guards > 0).toBe(true);
    for (const c of CARAVANS) expect(c.cost > 0 && (c.kind === 0 || c.kind === 1)).toBe(true);
    const active = t.cards.filter((c) => c.atoms.some((a) => ['attack', 'renewBazaar', 'raiseEach'].includes(a.t)));
    expect(active).toEqual([...THREATS, ...CARAVANS]);
    const plain = given({ hand: { 0: ['her-khan'] } }).answer(0, 'discard her-khan');
    expect(plain.events.map((e) => e.t)).toEqual(['turn', 'discarded']);
  });

  test('MET-18 copies of a design in the same state are one answer', () => {
    const twice = given({
      hand: { 0: ['res-pork', 'res-pork', 'res-tools'] },
      resources: { 0: ['res-rats', 'res-rats', 'res-generator', 'res-generator'] },
      factions: { 0: 'fac-arbat' },
    });
    expect(twice.legal(0).filter((x) => x === 'play res-pork')).toHaveLength(1);
    expect(twice.legal(0).filter((x) => x === 'discard res-pork')).toHaveLength(1);
    twice.answer(0, 'mission faction');
    expect(twice.legal(0)).toEqual(['pay res-generator res-rats', 'pay res-generator res-generator']);
    twice.answer(0, 'pay res-generator res-rats').answer(0, 'tidy');
    expect(twice.legal(0)).toEqual(['tidy res-rats', 'tidy res-generator', 'cancel']);
    const ids = t.cards.flatMap(({ id, copies: n }) => Array.from({ length: n }, (_, i) => `${id}#${i + 1}`));
    expect(new Set(ids).size).toBe(t.deck.length);
  });

  test('MET-18 copies in different states are different answers', () => {
    const s = given({ hand: { 0: ['res-rats'] }, resources: { 0: ['res-rats'] }, up: { 0: 5 } });
    s.answer(0, 'protect res-rats').answer(0, 'deck').answer(0, 'tidy');
    expect(s.legal(0)).toEqual(['tidy res-rats', 'tidy res-rats protection', 'cancel']);
  });

  test('MET-19 no rule depends on a name or a number: other cards need no other code', () => {
    const other = structuredClone(json);
    for (const list of [other.resources, other.stations, other.threats, other.caravans, other.heroes] as {
      id: string;
      cost: number;
    }[][])
      for (const [i, c] of list.entries()) {
        c.id = `card-${c.id.slice(0, 3)}-${i}`;
        c.cost = 1 + (i % 3);
      }
    for (const c of other.resources) c.amount = 2;
    const built = withContent(other);
    if (!built.ok) throw new Error(JSON.stringify(built.problem));
    expect(built.made.game.id).toMatch(/^metro-2033\.[0-9a-f]{8}$/);
    const rng = makeRng(seedOf('other cards'));
    const s = built.made.game.setup(4, fresh(4).options, makeRng(seedOf('other cards')));
    let n = 0;
    while (built.made.game.asked(s).length > 0 && n++ < 20_000) {
      const seat = built.made.game.asked(s)[0]!;
      built.made.game.apply(s, seat, pickOne(rng, built.made.game.legal(s, seat)), null);
      if (n % 20 === 0) expect(built.made.broken(s)).toEqual([]);
    }
    expect(built.made.game.result(s)).not.toBeNull();
  });

  test('MET-20 every card in one place, ten markers, at most five cards in a hand; what breaks it is told', () => {
    const s = fresh(2, { factionAssignment: 'random' });
    expect(broken(s)).toEqual([]);
    const wrong = (change: (s: State) => void): string => {
      const copy = game.clone(s);
      change(copy);
      return broken(copy).join('; ');
    };
    expect(wrong((x) => x.deck.pop())).toMatch(/^MET-20 .*: \d of \d$/);
    expect(wrong((x) => x.deck.push(x.deck[0]!))).toMatch(/^MET-20 /);
    expect(wrong((x) => x.players[0]!.up++)).toBe('MET-20 markers of 0');
    expect(wrong((x) => x.players[1]!.hand.push(...x.deck.splice(-1)))).toMatch(/MET-20 hand: 6 of 1/);
    expect(wrong((x) => Object.assign(x.players[0]!, { up: 10, reserve: 0, from: [10, 0, 0] }))).toMatch(/MET-175/);
  });
});
