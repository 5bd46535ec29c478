import { makeRng, rand, type Seat, seedOf } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { type Answer, type Event, game, type State } from '../../src/index.ts';

const { isSharedOut, prospectOf } = game.facts;
const OPTIONS = Object.fromEntries(Object.entries(game.options).map(([id, o]) => [id, o.default])) as never;

/** Every state of a random game in which somebody is asked. */
function* played(seed: string, seats: number): Generator<{ state: State; seat: Seat; legal: readonly Answer[] }> {
  const state = game.setup(seats, OPTIONS, makeRng(seedOf(seed)));
  const rng = makeRng(seedOf(`${seed} answers`));
  for (let seat = game.asked(state)[0]; seat !== undefined; seat = game.asked(state)[0]) {
    const legal = game.legal(state, seat);
    yield { state, seat, legal };
    game.apply(state, seat, legal[rand(rng, legal.length)]!, null);
  }
}

const GAMES = [
  ['prospects a', 3],
  ['prospects b', 4],
  ['prospects c', 4],
] as const;

test('the displays are shared out once everybody has chosen, until the next round', () => {
  const shown = new Set<string>();
  const empty = new Set<string>();
  for (const [seed, seats] of GAMES)
    for (const { state, seat } of played(seed, seats))
      (isSharedOut(game.view(state, seat)) ? empty : shown).add(game.question(state, seat));
  for (const question of ['placeBid', 'takeEquipment', 'takeBuilding', 'placeBuilding']) {
    expect(shown).toContain(question);
    expect(empty).not.toContain(question);
  }
  for (const question of ['cityAction', 'returnHomeless', 'choosePrivateTile']) {
    expect(empty).toContain(question);
    expect(shown).not.toContain(question);
  }
});

test('one acts, some have acted, others are to come', () => {
  const seen = new Set<string>();
  for (const [seed, seats] of GAMES)
    for (const { state, seat } of played(seed, seats)) {
      const question = game.question(state, seat);
      if (question === 'returnHomeless') expect(prospectOf(game.view(state, null), seat).turn).toBeNull();
      if (question !== 'cityAction') continue;
      const turns = state.players.map((_, i) => prospectOf(game.view(state, null), i).turn);
      expect(turns[seat]).toBe('now');
      expect(turns.filter((turn) => turn === 'now')).toHaveLength(1);
      for (const turn of turns) seen.add(String(turn));
    }
  expect([...seen].sort()).toEqual(['done', 'now', 'toCome']);
});

/** Plays the end of the round for everybody, with points enough to lose. */
function finished(state: State, seat: Seat): { state: State; log: Event[] } {
  const next = game.clone(state);
  for (const p of next.players) p.vp = 100;
  const log: Event[] = [];
  game.apply(next, seat, 'end', log);
  for (let who = game.asked(next)[0]; who !== undefined; who = game.asked(next)[0]) {
    if (!game.question(next, who).startsWith('returnHomeless')) break;
    game.apply(next, who, game.legal(next, who)[0]!, log);
  }
  const cut = log.findIndex((e) => e.t === 'arrived');
  return { state: next, log: cut < 0 ? log : log.slice(0, cut) };
}

test('what the end of a round will bring is what it brings', () => {
  const seen = { damage: 0, beyond: 0, short: 0, income: 0, toll: 0 };
  for (const [seed, seats] of GAMES)
    for (const { state, seat, legal } of played(seed, seats)) {
      if (!legal.includes('end') || state.stack.some((f) => f.t === 'cityTurn')) continue;
      const { log } = finished(state, seat);
      const vp = (of: Seat, ...from: string[]): number =>
        log.reduce((n, e) => (e.t === 'vp' && e.seat === of && from.includes(e.src) ? n + e.n : n), 0);
      for (let of = 0; of < seats; of++) {
        const mine = prospectOf(game.view(state, of), of);
        const moved = log.findLast((e) => e.t === 'damage' && e.seat === of);
        const gone = log.find((e) => e.t === 'homeless' && e.seat === of);
        const away = gone?.t === 'homeless' ? gone.figures.reduce((a, b) => a + b) : 0;
        expect(mine.damage).toBe(moved?.t === 'damage' ? moved.to : state.players[of]!.damage);
        expect(mine.beyond).toBe(vp(of, 'damage'));
        expect(mine.short).toEqual({ least: away, most: away });
        expect(mine.income).toBe(vp(of, 'rounds', 'housing'));
        if (state.round === 3) expect(mine.toll).toBe(vp(of, 'marauders'));
        // Others know less, but nothing wrong.
        const theirs = prospectOf(game.view(state, (of + 1) % seats), of);
        expect(theirs).toMatchObject({ damage: mine.damage, beyond: mine.beyond, toll: mine.toll, next: mine.next });
        expect(theirs.short.least).toBeLessThanOrEqual(away);
        expect(theirs.short.most).toBeGreaterThanOrEqual(away);
        expect(theirs.income).toBeLessThanOrEqual(mine.income);
        for (const what of ['beyond', 'income', 'toll'] as const) if (mine[what] !== 0) seen[what]++;
        if (moved) seen.damage++;
        if (away > 0) seen.short++;
      }
    }
  for (const n of Object.values(seen)) expect(n).toBeGreaterThan(0);
});
