import { type Position, PROTOCOL, type ServerMessage } from '@ashtown/protocol';
import { expect, test } from 'vitest';
import { BEGINNING, eyesAfter, receive } from '../../src/net/receive.ts';

const position = (seat: number | null) => ({ seat, at: 3 }) as Position;
const entry = (at: number, seat = 0) => ({ at, seat, events: [`e${at}`] });
const log = (seat: number | null, from: number, ...ats: number[]): ServerMessage => ({
  t: 'moment',
  from,
  entries: ats.map((at) => entry(at)),
  position: position(seat),
});

test('a moment replaces everything from where it begins', () => {
  const s = { ...BEGINNING, ...receive(BEGINNING, log(null, 0, 0, 1, 2), undefined, 0) };
  expect(receive(s, log(null, 2, 2, 3), undefined, 0).log!.map((x) => x.at)).toEqual([0, 1, 2, 3]);
  expect(receive(s, log(null, 1), undefined, 0).log!.map((x) => x.at)).toEqual([0]);
  // Where older rules played the beginning, a log starts later than it was asked for.
  expect(receive(BEGINNING, log(null, 0, 7, 8), undefined, 0).log!.map((x) => x.at)).toEqual([7, 8]);
});

test('what other eyes saw is dropped', () => {
  expect(receive(BEGINNING, log(1, 0, 0), 0, 0)).toEqual({});
  expect(receive(BEGINNING, log(1, 0, 0), null, 0)).toEqual({});
  // What happened and where it led to arrive together.
  expect(receive(BEGINNING, log(1, 0, 0), undefined, 0)).toEqual({ position: position(1), log: [entry(0)] });
});

test('whoever gave a seat away takes the eyes the table chooses', () => {
  const table = { t: 'table', table: {}, seats: [2] } as unknown as ServerMessage;
  expect(eyesAfter(0, table)).toBeUndefined();
  expect(eyesAfter(2, table)).toBe(2);
  expect(eyesAfter(null, table)).toBeNull();
});

test('chat that comes again after a reconnect is not said twice', () => {
  const line = (id: number) => ({ id, name: 'A', seat: null, text: `t${id}`, at: 0 });
  const s = { ...BEGINNING, chat: [line(1), line(2)] };
  expect(receive(s, { t: 'chat', lines: [line(2), line(3)] }, undefined, 0).chat!.map((x) => x.id)).toEqual([1, 2, 3]);
});

test('a welcome tells who and when', () => {
  const told = receive(BEGINNING, { t: 'welcome', v: PROTOCOL, player: 'p', seats: [1], now: 5000 }, undefined, 4000);
  expect(told).toMatchObject({ connection: 'open', me: 'p', mine: [1], skew: 1000, problem: null });
});
