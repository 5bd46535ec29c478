import { join } from 'node:path';
import { type Catalog, entry } from '@ashtown/catalog';
import { toy, toyWords } from '@ashtown/testkit/toy';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { scratch, serve, TOY } from './tools/in-process.ts';
import { makeTable, newToken, request, Talker } from './tools/talker.ts';

async function twoPeople(settings: Parameters<typeof serve>[0] = {}) {
  const server = await serve({ logLevel: 'silent', ...settings });
  const tokens = [newToken(), newToken()] as const;
  const { id } = await makeTable(server.url, tokens[0], { game: 'scrap', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const ann = await Talker.join(server.url, id, { token: tokens[0] });
  const ben = await Talker.join(server.url, id, { token: tokens[1] });
  await ben.must({ t: 'sit', seat: 1 });
  await ann.must({ t: 'start' });
  await ann.until(() => ann.position !== null);
  await ben.until(() => ben.position !== null);
  return { ...server, id, tokens, ann, ben };
}

describe('when the disk refuses', () => {
  test('a seat is not taken', async () => {
    const { url, services } = await serve({ logLevel: 'silent' });
    const token = newToken();
    const { id } = await makeTable(url, token, { game: 'scrap', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const ben = await Talker.join(url, id);
    vi.spyOn(services.storage, 'commit').mockRejectedValueOnce(new Error('disk full'));
    expect(await ben.send({ t: 'sit', seat: 1 })).toEqual({ ok: false, code: 'unavailable' });
    await ben.settle();
    expect(ben.table!.seats[1]!.kind).toBe('open');
    await ben.must({ t: 'sit', seat: 1 });
  });

  test('a table that cannot be read closes its sockets; later it is there again', async () => {
    const { url, services, id, tokens, ann, ben } = await twoPeople();
    const { storage } = services;
    const commit = vi.spyOn(storage, 'commit').mockRejectedValue(new Error('gone'));
    const table = vi.spyOn(storage, 'load').mockRejectedValue(new Error('gone'));
    expect(await ann.answer()).toEqual({ ok: false, code: 'unavailable' });
    await ben.until(() => ben.closed !== null);
    expect(ben.closed).toBe(1011);
    expect((await request(url, '/api/tables/nothing000000000')).status).toBe(500);
    commit.mockRestore();
    table.mockRestore();
    const back = await Talker.join(url, id, { token: tokens[0] });
    expect(await back.answer()).toMatchObject({ ok: true, at: 1 });
  });
});

describe('when the rules change under a running match', () => {
  const newer: Catalog = { [toy.id]: entry({ ...toy, version: 2 }, toyWords) };
  /** Rules that no longer know the answer `roll`. */
  const stricter: Catalog = {
    [toy.id]: entry(
      {
        ...toy,
        version: 2,
        legal: (s, seat) => (toy.question(s, seat) === 'press' ? (['stop'] as const) : toy.legal(s, seat)),
      },
      toyWords,
    ),
  };

  test('it goes on from exactly where it stood', async () => {
    const data = join(scratch(), 'ashtown.db');
    const { stop, id, tokens, ann, ben } = await twoPeople({ data });
    await ann.answer();
    await ben.asked();
    await ben.answer();
    await ann.until(() => ann.position!.at === 2);
    const { view } = ann.position!;
    await stop();
    for (const round of [1, 2]) {
      const later = await serve({ data }, newer);
      const back = await Talker.join(later.url, id, { token: tokens[0] });
      expect([round, back.position!.at, back.position!.view]).toEqual([round, 2, view]);
      expect((await later.services.storage.load(id))!.snapshots).toMatchObject([{ at: 2, version: 2 }]);
      expect(back.position!.undo).toBeNull();
      await later.stop();
    }
  });

  test('where it was killed before, answers the new rules refuse are taken back, and the rest stays', async () => {
    const data = join(scratch(), 'ashtown.db');
    const { services, stop, id, tokens, ann, ben } = await twoPeople({ data });
    const { commit } = services.storage;
    services.storage.commit = async (write) => (write.head ? 'stale' : commit.call(services.storage, write));
    const people = [ann, ben];
    let rolled = -1;
    while (ann.table!.status === 'playing' && rolled < 0) {
      const asked = people.find((p) => p.isAsked())!;
      await asked.answer((p) => (p.legal.some((o) => o.pick === 'roll') ? 'roll' : p.legal[0]!.pick));
      for (const p of people) await p.settle();
      rolled = (await services.storage.load(id))!.answers.findIndex(([, pick]) => pick === 'roll');
    }
    const before = (await services.storage.load(id))!.record.length;
    await stop();
    const later = await serve({ data }, stricter);
    const back = await Talker.join(later.url, id, { token: tokens[0] });
    if (rolled < 0) return expect(back.position!.at).toBe(before);
    expect(back.position!.at).toBe(rolled);
    expect(await later.services.storage.takebacks(id)).toHaveLength(1);
    expect((await later.services.storage.load(id))!.record.length).toBe(rolled);
    expect(back.position!.asked.length).toBeGreaterThan(0);
  });

  test('a game that is gone leaves its tables alone', async () => {
    const data = join(scratch(), 'ashtown.db');
    const { stop, id, tokens } = await twoPeople({ data });
    await stop();
    const without = await serve({ data, logLevel: 'silent' }, {});
    await expect(Talker.join(without.url, id, { token: tokens[0] })).rejects.toThrow('4503');
    await without.stop();
    const again = await serve({ data }, TOY);
    expect((await Talker.join(again.url, id, { token: tokens[0] })).position!.at).toBe(0);
  });
});

test('a start that fails leaves nothing running', async () => {
  const { url } = await serve();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await expect(serve({ port: Number(new URL(url).port) })).rejects.toThrow('EADDRINUSE');
  expect(vi.getTimerCount()).toBe(0);
});
