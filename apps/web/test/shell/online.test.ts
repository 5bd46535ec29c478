import { CLOSE, PROTOCOL, type ServerMessage } from '@ashtown/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backoff } from '../../src/net/backoff.ts';
import { OnlineLink, type Socket } from '../../src/net/online.ts';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((e: { data: unknown }) => void) | null = null;
  onclose: ((e: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.onclose?.({ code: 1000 });
  }
  tell(m: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(m) });
  }
  drop(code = 1006): void {
    this.closed = true;
    this.onclose?.({ code });
  }
}

let sockets: FakeSocket[];
const last = () => sockets.at(-1)!;
const welcome: ServerMessage = { t: 'welcome', v: PROTOCOL, player: 'p1', seats: [0], now: 0 };

function connect() {
  sockets = [];
  const link = new OnlineLink('table000001', {
    connect() {
      sockets.push(new FakeSocket());
      return last();
    },
    who: () => ({ token: 't'.repeat(43), name: 'Anna' }),
    random: () => 1,
    now: () => 0,
  });
  return link;
}
const opened = () => {
  const link = connect();
  last().onopen!();
  last().tell(welcome);
  return link;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('it says hello with token and name, and becomes open', () => {
  const link = connect();
  expect(link.store.getState().connection).toBe('connecting');
  last().onopen!();
  expect(last().sent[0]).toEqual({ t: 'hello', v: PROTOCOL, token: 't'.repeat(43), name: 'Anna' });
  last().tell(welcome);
  expect(link.store.getState()).toMatchObject({ connection: 'open', me: 'p1', mine: [0] });
});

test('each command gets its own reply', async () => {
  const link = opened();
  const first = link.send({ t: 'sit', seat: 1 });
  const second = link.send({ t: 'chat', text: 'hi' });
  const [, sit, chat] = last().sent;
  last().tell({ t: 'refused', id: sit!.id as string, code: 'seat-taken', detail: 'x' });
  last().tell({ t: 'ok', id: chat!.id as string });
  expect(await first).toEqual({ ok: false, code: 'seat-taken', detail: 'x' });
  expect(await second).toEqual({ ok: true });
});

test('a lost socket comes back, an unanswered answer is sent again, and stale then means done', async () => {
  const link = opened();
  const reply = link.send({ t: 'answer', seat: 0, ply: 7, pick: 'stop' });
  last().drop();
  expect(link.store.getState().connection).toBe('lost');
  vi.advanceTimersByTime(250);
  expect(sockets).toHaveLength(2);
  last().onopen!();
  last().tell(welcome);
  const again = last().sent[1]!;
  expect(again).toMatchObject({ t: 'answer', ply: 7 });
  last().tell({ t: 'refused', id: again.id as string, code: 'stale' });
  expect(await reply).toEqual({ ok: true });
});

test('stale at the first try is stale', async () => {
  const link = opened();
  const reply = link.send({ t: 'answer', seat: 0, ply: 7, pick: 'stop' });
  last().tell({ t: 'refused', id: last().sent[1]!.id as string, code: 'stale' });
  expect(await reply).toEqual({ ok: false, code: 'stale' });
});

test('what must not happen twice is given up, what was never sent is sent', async () => {
  const link = opened();
  const undo = link.send({ t: 'undo', seat: 0 });
  last().drop();
  const chat = link.send({ t: 'chat', text: 'still there?' });
  vi.advanceTimersByTime(250);
  last().onopen!();
  last().tell(welcome);
  expect(await undo).toEqual({ ok: false, code: 'unavailable' });
  expect(last().sent.map((x) => x.t)).toEqual(['hello', 'chat']);
  last().tell({ t: 'ok', id: last().sent[1]!.id as string });
  expect(await chat).toEqual({ ok: true });
});

test('looking through other eyes forgets the old ones first, and survives a reconnect', () => {
  const link = opened();
  const position = (seat: number) =>
    ({ t: 'moment', from: 0, entries: [], position: { seat, at: 1 } }) as unknown as ServerMessage;
  last().tell(position(0));
  void link.send({ t: 'look', seat: 1 });
  expect(link.store.getState()).toMatchObject({ position: null, log: [] });
  last().tell(position(0));
  expect(link.store.getState().position).toBeNull();
  last().tell(position(1));
  expect(link.store.getState().position?.seat).toBe(1);
  last().drop();
  vi.advanceTimersByTime(250);
  last().onopen!();
  expect(last().sent[0]).toMatchObject({ t: 'hello', seat: 1 });
});

test('a server that will never serve this page closes it for good', async () => {
  const link = connect();
  last().onopen!();
  last().tell({ t: 'refused', id: null, code: 'no-table' });
  last().drop(CLOSE['no-table']);
  expect(link.store.getState()).toMatchObject({ connection: 'closed', problem: { code: 'no-table' } });
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect(await link.send({ t: 'ping' })).toEqual({ ok: false, code: 'no-table' });
});

test('where no server ever answered, that is said, and the tries go on', () => {
  const link = connect();
  last().drop();
  expect(link.store.getState()).toMatchObject({ connection: 'lost', problem: { code: 'unavailable' } });
  vi.advanceTimersByTime(250 + 500 + 1000);
  expect(sockets.length).toBeGreaterThan(1);
  link.hurry();
});

test('a silent socket is asked, then given up', () => {
  const link = opened();
  vi.advanceTimersByTime(25_000);
  expect(last().sent.at(-1)).toMatchObject({ t: 'ping' });
  vi.advanceTimersByTime(10_000);
  expect(link.store.getState().connection).toBe('lost');
});

test('closing is the end, and whoever still waits is told', async () => {
  const link = opened();
  const reply = link.send({ t: 'start' });
  link.close();
  expect(await reply).toEqual({ ok: false, code: 'unavailable' });
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

test('the pauses between tries double up to ten seconds, and differ', () => {
  expect([0, 1, 2, 3, 10, 50].map((n) => backoff(n, 1))).toEqual([250, 500, 1000, 2000, 10_000, 10_000]);
  expect(backoff(3, 0)).toBe(1000);
});
