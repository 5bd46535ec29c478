import { findGame } from '@ashtown/catalog';
import type { Command, Position, ServerMessage } from '@ashtown/protocol';
import { expect, test } from 'vitest';
import { OfflineLink, type Port } from '../../src/offline/link.ts';
import { Pace, TURN_TIME } from '../../src/offline/pace.ts';
import type { Saved, SavedLine } from '../../src/offline/saved.ts';
import { makeTableId, namesOf, quickSetup } from '../../src/offline/setup.ts';
import { LocalTable, setUp } from '../../src/offline/worker/table.ts';

const GAME = findGame('king-of-new-york')!.game;
const me = { kind: 'me' } as const;
const bot = { kind: 'bot', bot: 'random' } as const;
const anna = { kind: 'local', name: 'Anna' } as const;
const setup = (seats: Parameters<typeof setUp>[1]['seats']) =>
  ({ game: GAME.id, seats, options: {}, undo: 'ask', name: 'Me' }) as const;

/** A table whose time is run by hand. */
function desk(given: Saved | ReturnType<typeof setup>, game = GAME) {
  const told: ServerMessage[] = [];
  const shelf = new Map<string, { saved: Saved; line: SavedLine }>();
  const waiting: { run: () => void; ms: number }[] = [];
  const saved = 'match' in given ? given : setUp('localtable1', given, GAME, 1000);
  if (typeof saved === 'string') throw new Error(saved);
  const table = LocalTable.open(saved, game, {
    tell: (m) => void told.push(structuredClone(m)),
    save: (s, line) => void shelf.set(s.id, structuredClone({ saved: s, line })),
    later: (run, ms) => void waiting.push({ run, ms }),
    now: () => 2000,
  })!;
  let ids = 0;
  const send = (wish: Record<string, unknown>) => {
    const id = `x${++ids}`;
    table.command({ ...wish, id } as Command);
    return told.findLast((m) => (m.t === 'ok' || m.t === 'refused') && m.id === id)!;
  };
  const position = (): Position => (told.findLast((m) => m.t === 'position') as { position: Position }).position;
  const runBots = (): number => {
    let total = 0;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      total += next.ms;
      next.run();
    }
    return total;
  };
  return { table, told, shelf, waiting, send, position, runBots };
}

/** Plays on with the first answer of whoever is asked until the end. */
function playOut(d: ReturnType<typeof desk>): void {
  for (let i = 0; i < 5000; i++) {
    d.runBots();
    const { asked, seat } = d.position();
    if (asked.length === 0) return;
    const next = asked.find((x) => d.table.mine.includes(x))!;
    if (seat !== next) d.send({ t: 'look', seat: next });
    const { ply, legal } = d.position();
    const { pick } = legal[i % legal.length]!;
    expect(d.send({ t: 'answer', seat: next, ply, pick }).t).toBe('ok');
  }
  throw new Error('the game does not end');
}

test('one person sees the table at once and plays a whole game against bots', () => {
  const d = desk(setup([me, bot, bot]));
  d.table.welcome();
  expect(d.told.map((m) => m.t)).toEqual(['welcome', 'table', 'log', 'position']);
  expect(d.position().seat).toBe(0);
  playOut(d);
  expect(d.position().result).not.toBeNull();
  expect(d.position().seed).toMatch(/^[0-9a-f]{32}$/);
  expect(d.shelf.get('localtable1')!.line).toMatchObject({ status: 'over', turn: false, mine: true });
});

test('what was kept goes on from exactly there', () => {
  const d = desk(setup([me, bot]));
  d.table.welcome();
  for (let i = 0; i < 12; i++) {
    d.runBots();
    const { ply, legal, asked } = d.position();
    if (asked.includes(0)) d.send({ t: 'answer', seat: 0, ply, pick: legal[0]!.pick });
  }
  d.runBots();
  const { saved } = d.shelf.get('localtable1')!;
  const again = desk(JSON.parse(JSON.stringify(saved)));
  again.table.welcome();
  expect(again.position()).toEqual(d.position());
  const log = again.told.find((m) => m.t === 'log') as Extract<ServerMessage, { t: 'log' }>;
  expect(log.entries).toHaveLength(d.position().at);
});

test('with several people nobody’s cards are shown until somebody looks', () => {
  const d = desk(setup([me, anna, bot]));
  d.table.welcome();
  expect(d.position()).toMatchObject({ seat: null, question: null, legal: [] });
  const next = d.position().asked[0]!;
  if (d.table.mine.includes(next)) {
    d.send({ t: 'look', seat: next });
    expect(d.position().legal.length).toBeGreaterThan(0);
  }
  d.send({ t: 'look', seat: null });
  expect(d.position().seat).toBeNull();
  expect(d.table.file()).toBeNull();
  playOut(d);
  expect(JSON.parse(d.table.file()!).answers.length).toBeGreaterThan(10);
});

test('refusals carry the codes of the protocol', () => {
  const d = desk(setup([me, bot]));
  d.table.welcome();
  const { ply, legal } = d.position();
  expect(d.send({ t: 'answer', seat: 1, ply, pick: legal[0]?.pick })).toMatchObject({ code: 'not-yours' });
  expect(d.send({ t: 'answer', seat: 0, ply: ply + 1, pick: legal[0]?.pick })).toMatchObject({ code: 'stale' });
  expect(d.send({ t: 'answer', seat: 0, ply, pick: 'nonsense' })).toMatchObject({ code: 'illegal' });
  expect(d.send({ t: 'rematch' })).toMatchObject({ code: 'not-over' });
  expect(d.send({ t: 'start' })).toMatchObject({ code: 'not-in-lobby' });
  expect(d.send({ t: 'absent', choice: 'bot' })).toMatchObject({ code: 'no-timeout' });
  expect(d.send({ t: 'consent', seat: 0, yes: true })).toMatchObject({ code: 'not-asked' });
});

test('alone against bots a move is taken back at once; people at the screen are asked', () => {
  const alone = desk(setup([me, bot]));
  alone.table.welcome();
  const { ply, legal } = alone.position();
  alone.send({ t: 'answer', seat: 0, ply, pick: legal[0]!.pick });
  alone.runBots();
  expect(alone.send({ t: 'undo', seat: 0 }).t).toBe('ok');
  expect(alone.position()).toMatchObject({ at: 0, ply });
  expect(alone.send({ t: 'redo', seat: 0 }).t).toBe('ok');

  const two = desk(setup([me, anna]));
  two.table.welcome();
  two.send({ t: 'look', seat: 0 });
  const first = two.position();
  two.send({ t: 'answer', seat: 0, ply: first.ply, pick: first.legal[0]!.pick });
  expect(two.send({ t: 'undo', seat: 0 }).t).toBe('ok');
  expect(two.position().request).toEqual({ seat: 0, waiting: [1] });
  expect(two.send({ t: 'consent', seat: 1, yes: true }).t).toBe('ok');
  expect(two.position()).toMatchObject({ at: 0, request: null });
});

test('whoever leaves is played on by a bot', () => {
  const d = desk(setup([me, anna, bot]));
  d.table.welcome();
  d.send({ t: 'look', seat: 1 });
  expect(d.send({ t: 'leave', seat: 1 }).t).toBe('ok');
  expect(d.table.mine).toEqual([0]);
  expect(d.position().seat).toBe(0);
  const { table } = d.told.findLast((m) => m.t === 'table') as Extract<ServerMessage, { t: 'table' }>;
  expect(table.seats[1]).toMatchObject({ name: 'Anna', kind: 'bot', replaced: true });
});

test('a rematch moves the seats on and is made only once', () => {
  const d = desk(setup([me, bot, bot]));
  d.table.welcome();
  playOut(d);
  const first = d.send({ t: 'rematch' }) as Extract<ServerMessage, { t: 'ok' }>;
  const second = d.send({ t: 'rematch' }) as Extract<ServerMessage, { t: 'ok' }>;
  expect(first.table).toBe(second.table);
  const { saved } = d.shelf.get(first.table!)!;
  expect(saved.match.seats.map((x) => x.kind)).toEqual(['bot', 'bot', 'human']);
  expect(saved.match.seed).not.toBe(d.position().seed);
});

test('a set-up the game does not allow is refused', () => {
  expect(setUp('x', setup([me]), GAME, 0)).toBe('bad-seats');
  expect(setUp('x', { ...setup([me, bot]), options: { advanced: true } }, GAME, 0)).toBe('bad-options');
});

test('the pauses of a bot’s turn never add up to more than allowed', () => {
  const pace = new Pace();
  pace.total = TURN_TIME.normal;
  let sum = 0;
  for (let i = 0; i < 100; i++) {
    sum += pace.before(1);
    if (i % 3 === 0) pace.before(2);
  }
  expect(sum).toBeGreaterThan(900);
  expect(sum).toBeLessThanOrEqual(TURN_TIME.normal);
  expect([pace.before(2), pace.before(2)].every((x) => x > 0)).toBe(true);
  expect(pace.before(1)).toBeGreaterThan(100);
  pace.total = TURN_TIME.off;
  pace.reset();
  expect(pace.before(1)).toBe(0);
});

test('bots have names of their own, and a table an id like a server’s', () => {
  const { seats } = quickSetup('king-of-new-york', [2, 6], 'Rust');
  expect(seats).toHaveLength(4);
  const names = namesOf({ seats, name: 'Rust' });
  expect(new Set(names).size).toBe(4);
  expect(names[0]).toBe('Rust');
  expect(makeTableId()).toMatch(/^[a-z0-9]{16}$/);
});

test('the link to a worker waits for it, and forgets on a look', async () => {
  const posted: { t: string; id?: string }[] = [];
  const port: Port = {
    postMessage: (m) => void posted.push(m as { t: string; id: string }),
    onmessage: null,
    onerror: null,
    terminate() {},
  };
  const link = new OfflineLink(port, 'localtable1', undefined, 100);
  const early = link.send({ t: 'look', seat: 0 });
  expect(posted.map((m) => m.t)).toEqual(['open']);
  port.onmessage!({ data: { t: 'welcome', v: 1, player: 'local', seats: [0, 1], now: 0 } });
  expect(posted.map((m) => m.t)).toEqual(['open', 'look']);
  port.onmessage!({ data: { t: 'ok', id: posted[1]!.id! } });
  expect(await early).toEqual({ ok: true });
  port.onmessage!({ data: { t: 'position', position: { seat: 0, at: 1 } as Position } });
  expect(link.store.getState().position?.seat).toBe(0);
  void link.send({ t: 'look', seat: null });
  expect(link.store.getState().position).toBeNull();
  const file = link.file!();
  port.onmessage!({ data: { t: 'file', id: posted.at(-1)!.id!, text: '{}' } });
  expect(await file).toBe('{}');
  port.onmessage!({ data: { t: 'refused', id: null, code: 'no-table' } });
  expect(link.store.getState()).toMatchObject({ connection: 'closed', problem: { code: 'no-table' } });
});

test('whoever plays against bots alone is told what a bot would do', () => {
  const alone = desk(setup([me, bot]));
  alone.table.welcome();
  alone.runBots();
  const { hint } = alone.send({ t: 'hint', seat: 0 }) as Extract<ServerMessage, { t: 'ok' }>;
  expect(alone.position().legal.map((o) => o.pick)).toContainEqual(hint!.pick);
  const two = desk(setup([me, anna]));
  two.table.welcome();
  expect(two.send({ t: 'hint', seat: 0 })).toMatchObject({ t: 'refused', code: 'no-hint' });
});

test('rules that fail lose nothing: the answer is refused, a bot stops, and the match is as it was', () => {
  let broken = false;
  const fragile: typeof GAME = {
    ...GAME,
    apply(...args) {
      if (broken) throw new Error('no such frame');
      GAME.apply(...args);
    },
  };
  const d = desk(setup([me, bot]), fragile);
  d.table.welcome();
  d.runBots();
  const { ply, legal } = d.position();
  const before = d.table.file();
  broken = true;
  expect(d.send({ t: 'answer', seat: 0, ply, pick: legal[0]!.pick })).toMatchObject({ t: 'refused', code: 'broken' });
  expect(d.table.file()).toBe(before);
  broken = false;
  expect(d.send({ t: 'answer', seat: 0, ply, pick: legal[0]!.pick }).t).toBe('ok');
  while (d.waiting.length === 0) {
    const now = d.position();
    d.send({ t: 'answer', seat: 0, ply: now.ply, pick: now.legal.at(-1)!.pick });
  }
  broken = true;
  d.runBots();
  expect(d.told.at(-1)).toEqual({ t: 'refused', id: null, code: 'broken' });
});
