import type { Position } from '@ashtown/protocol';
import { PROTOCOL } from '@ashtown/protocol';
import { expect, test } from 'vitest';
import { OfflineLink, type Port } from '../../src/offline/link.ts';
import { makeTableId, quickSetup } from '../../src/offline/setup.ts';

test('one click is a lively table, with an id like a server’s', () => {
  const { seats } = quickSetup('king-of-new-york', [2, 6], 'Rust');
  expect(seats).toHaveLength(4);
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
  const link = new OfflineLink(port, 'localtable1');
  const early = link.send({ t: 'look', seat: 0 });
  expect(posted.map((m) => m.t)).toEqual(['open']);
  port.onmessage!({ data: { t: 'welcome', v: PROTOCOL, player: 'local', seats: [0, 1], now: 0 } });
  expect(posted.map((m) => m.t)).toEqual(['open', 'look']);
  port.onmessage!({ data: { t: 'ok', id: posted[1]!.id! } });
  expect(await early).toEqual({ ok: true });
  port.onmessage!({ data: { t: 'moment', from: -1, entries: [], position: { seat: 0, at: 1 } as Position } });
  expect(link.store.getState().position?.seat).toBe(0);
  void link.send({ t: 'look', seat: null });
  expect(link.store.getState().position).toBeNull();
  const file = link.file!();
  port.onmessage!({ data: { t: 'file', id: posted.at(-1)!.id!, text: '{}' } });
  expect(await file).toBe('{}');
  port.onmessage!({ data: { t: 'refused', id: null, code: 'no-table' } });
  expect(link.store.getState()).toMatchObject({ connection: 'closed', problem: { code: 'no-table' } });
});
