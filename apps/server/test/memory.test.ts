import { expect, test, vi } from 'vitest';
import { serve } from './tools/in-process.ts';
import { makeTable, newToken, Talker } from './tools/talker.ts';

const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const;

/** Plays a few answers at a table of its own, and goes. */
async function visit(url: string): Promise<{ id: string; token: string }> {
  const token = newToken();
  const { id } = await makeTable(url, token, { game: 'scrap', seats: [...seats] });
  const p = await Talker.join(url, id, { token });
  await p.must({ t: 'start' });
  await p.asked();
  await p.answer();
  await p.until(() => p.isAsked() || p.table!.status === 'over');
  p.close();
  await p.until(() => p.closed !== null);
  return { id, token };
}

async function visits(url: string, n: number): Promise<void> {
  for (let i = 0; i < n; i += 20) await Promise.all(Array.from({ length: 20 }, () => visit(url)));
}

test('a table nobody uses leaves memory and comes back as it was', async () => {
  const { url, services } = await serve({ idleMs: 1000 });
  const left = await visit(url);
  const first = await services.tables.get(left.id);
  await expect.poll(() => services.tables.count().playing, { timeout: 10_000 }).toBe(0);
  const back = await Talker.join(url, left.id, { token: left.token });
  expect(await services.tables.get(left.id)).not.toBe(first);
  expect(back.position!.at).toBe((await services.storage.load(left.id))!.record.length);
  expect(back.log).toHaveLength(back.position!.at + 1);
  expect(back.mine).toEqual([0]);
  // While somebody is there it stays, however long they think.
  await new Promise((go) => setTimeout(go, 2500));
  expect(services.tables.count().playing).toBe(1);
  expect((await back.send({ t: 'ping' })).ok).toBe(true);
});

test('a lobby is not removed while somebody waits in it, however old it is', async () => {
  const { url, services } = await serve();
  const token = newToken();
  const { id } = await makeTable(url, token, { game: 'scrap', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const { id: left } = await makeTable(url, token, { game: 'scrap', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await Talker.join(url, id, { token });
  const day = 24 * 3600 * 1000;
  const up = vi.spyOn(services.uptime, 'now').mockReturnValue(0);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * day);
  for (let hour = 0; hour < 3; hour++) expect(await services.tables.sweepLobbies()).toBe(0);
  up.mockReturnValue(8 * day);
  expect(await services.tables.sweepLobbies()).toBe(1);
  vi.restoreAllMocks();
  expect(await services.storage.load(left)).toBeNull();
  const ben = await Talker.join(url, id);
  await ben.must({ t: 'sit', seat: 1 });
  expect((await services.storage.load(id))!.record.seats[1]!.kind).toBe('human');
});

test('memory holds no more tables than it may, however many were played', async () => {
  const { url, services } = await serve({ idleMs: 1e6, maxIdleTables: 10, maxTables: 1e6 });
  await visits(url, 60);
  await services.tables.sweep();
  const { lobby, playing, over } = services.tables.count();
  expect(lobby! + playing! + over!).toBeLessThanOrEqual(10);
});

test('hundreds of tables and sockets later the heap is where it was', async () => {
  const { url, services } = await serve({ idleMs: 1e6, maxIdleTables: 1, maxTables: 1e6 });
  const heap = async () => {
    await services.tables.sweep();
    await new Promise((go) => setTimeout(go, 100));
    for (let i = 0; i < 3; i++) gc();
    return process.memoryUsage().heapUsed;
  };
  await visits(url, 60);
  const before = await heap();
  await visits(url, 180);
  const grown = (await heap()) - before;
  expect(grown / 180).toBeLessThan(5000);
});

/** There without a flag for the whole run. */
const gc = await import('node:v8').then(async (v8) => {
  v8.setFlagsFromString('--expose-gc');
  return (await import('node:vm')).runInNewContext('gc') as () => void;
});
