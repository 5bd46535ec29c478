import type { Quota, TableRecord } from '@ashtown/room';
import { ANN, change, NOW, type OpenedStore, record, step, storeSuite } from '@ashtown/room/suite';
import { describe, expect, test } from 'vitest';
import type { Storage, Sweep } from '../../src/storage/storage.ts';

const ids = (tables: TableRecord[]) => tables.map((t) => t.id);

/** What every storage of a server has to do, whatever it is made of: that of a store, and what goes across tables. */
export function storageConformance(name: string, open: () => Promise<OpenedStore<Storage>>): void {
  storeSuite(name, open);

  describe(`storage: ${name}`, () => {
    test('a code is given once, and leads to its table', async () => {
      const { store } = await open();
      await store.create(record(), ANN);
      expect(await store.create(record({ id: 'other00000000000' }), ANN)).toBe('taken');
      expect([await store.findCode('ABC-DEF'), await store.findCode('OTH-ERS')]).toEqual([record().id, null]);
      expect(await store.load('other00000000000')).toBeNull();
    });

    test('many tables at once do not disturb each other', async () => {
      const { store } = await open();
      const tables = Array.from({ length: 20 }, (_, i) => record({ id: `many${i}`, code: `C${i}` }));
      await Promise.all(tables.map((table) => store.create(table, ANN)));
      for (let n = 0; n < 10; n++)
        await Promise.all(
          tables.map((table, i) => {
            const write = step(table, [[i % 3, `${i}/${n}`]]);
            tables[i] = write.after;
            return store.commit(write);
          }),
        );
      for (const [i, { id }] of tables.entries())
        expect((await store.load(id))!.answers.map(([, pick]) => pick)).toEqual(
          Array.from({ length: 10 }, (_, n) => `${i}/${n}`),
        );
    });

    test('what was taken back is written down', async () => {
      const { store, reopen } = await open();
      await store.create(record(), ANN);
      const four = step(
        record(),
        [...'abcd'].map((pick, i) => [i % 2, pick]),
      );
      await store.commit(four);
      await store.commit(step(four.after, [[1, 'e']], {}, 2));
      const dropped = [
        [0, 'c'],
        [1, 'd'],
      ];
      expect(await (await reopen()).takebacks(record().id)).toEqual([{ from: 4, keep: 2, dropped, at: NOW + 1 }]);
    });

    test('lists hold what is public and not over, with open seats first; one’s own are found by seat or by making', async () => {
      const { store } = await open();
      const make = (id: string, more: Partial<TableRecord>) => store.create(record({ id, code: id, ...more }), ANN);
      const openSeat = [{ kind: 'open', name: null } as const];
      await make('old', { updated: NOW - 5 });
      await make('lobby', { status: 'lobby', seats: openSeat, updated: NOW - 9 });
      await make('private', { public: false, host: 'eve', seats: [{ kind: 'human', name: 'E', player: 'eve' }] });
      await make('over', { status: 'over' });
      await make('guest', { host: 'eve', updated: NOW + 1 });
      await make('left', {
        host: 'eve',
        seats: [{ kind: 'bot', name: 'A', bot: 'greedy', player: 'ann', replaced: true }],
      });
      expect(ids(await store.openTables(10, 0))).toEqual(['lobby', 'guest', 'left', 'old']);
      expect(ids(await store.openTables(1, 0))).toEqual(['lobby']);
      expect(ids(await store.openTables(10, NOW - 5))).toEqual(['guest', 'left', 'old']);
      expect(ids(await store.tablesOf('ann', 10))).toEqual(['guest', 'old', 'lobby']);
      expect(ids(await store.tablesOf('eve', 10)).sort()).toEqual(['guest', 'left', 'private']);
      const { record: guest } = (await store.load('guest'))!;
      expect(await store.commit(change(guest, { seats: openSeat }))).toBe('ok');
      expect(ids(await store.tablesOf('ann', 10))).toEqual(['old', 'lobby']);
      const { record: old } = (await store.load('old'))!;
      const over = change(old, { status: 'over' });
      expect(await store.commit(over)).toBe('ok');
      expect(await store.commit(change(over.after, { seats: [...old.seats] }))).toBe('ok');
      expect(ids(await store.tablesOf('ann', 10))).toEqual(['lobby']);
    });

    test('a quota counts what is not over and was touched since, in all and by who made it', async () => {
      const { store } = await open();
      const make = (id: string, more: Partial<TableRecord>, quota?: Partial<Quota>) =>
        store.create(record({ id, code: id, ...more }), ANN, quota && { since: 0, all: 9, own: 9, ...quota });
      await make('old', { updated: NOW - 60_001 });
      await make('over', { status: 'over' });
      await make('other', { host: 'eve' });
      await make('young', {});
      expect(await make('a', {}, { all: 3 })).toBe('full');
      expect(await make('a', {}, { own: 2 })).toBe('full');
      expect(await make('a', {}, { since: NOW, all: 2 })).toBe('full');
      expect(await make('a', {}, { since: NOW + 1, all: 0 })).toBe('full');
      expect(await store.load('a')).toBeNull();
      expect(await make('a', {}, { since: NOW, own: 2 })).toBe('ok');
      expect(await make('b', {}, { all: 5 })).toBe('ok');
    });

    test('what it amounts to: bytes, all tables, and those that count', async () => {
      const { store } = await open();
      await store.create(record({ id: 'old', code: 'A', updated: NOW - 5 }), ANN);
      await store.create(record({ id: 'new', code: 'B' }), ANN);
      await store.create(record({ id: 'over', code: 'C', status: 'over' }), ANN);
      const { bytes, ...counts } = await store.held(NOW);
      expect(counts).toEqual({ tables: 3, live: 1 });
      expect(bytes).toBeGreaterThan(1000);
    });

    test('of many tables made at once there are as many as the quota allows', async () => {
      const { store, another } = await open();
      const stores = another ? [store, await another()] : [store];
      const make = (host: string, quota: Omit<Quota, 'since'>) =>
        Promise.all(
          Array.from({ length: 12 }, (_, i) =>
            stores[i % stores.length]!.create(record({ id: host + i, code: host + i, host: host || `${i}` }), ANN, {
              ...{ since: 0 },
              ...quota,
            }),
          ),
        );
      const made = async (done: ReturnType<typeof make>) => (await done).filter((x) => x === 'ok').length;
      expect(await made(make('ann', { all: 100, own: 5 }))).toBe(5);
      expect(await made(make('', { all: 8, own: 100 }))).toBe(3);
    });

    test('of writers on the same data one is first, and the others can go on from what it wrote', async ({ skip }) => {
      const { store, another } = await open();
      if (!another) return skip('one at a time');
      const stores = [store, await another(), await another()];
      await store.create(record(), ANN);
      // Each round the match is one answer longer; one of the writers would take all of it back first.
      for (let n = 0; n < 10; n++) {
        const loaded = await Promise.all(stores.map((s) => s.load(record().id)));
        const writes = loaded.map((kept, i) => step(kept!.record, [[i, `${n}/${i}`]], {}, i === 2 ? 0 : n));
        const written = await Promise.all(writes.map((write, i) => stores[i]!.commit(write)));
        expect(written.filter((x) => x === 'ok')).toHaveLength(1);
        const first = written.indexOf('ok');
        const now = (await stores[(first + 1) % 3]!.load(record().id))!;
        expect(now.record).toEqual(writes[first]!.after);
        expect(now.answers.at(-1)).toEqual([first, `${n}/${first}`]);
        expect(now.answers).toHaveLength(now.record.length);
        const again = step(
          now.record,
          Array.from({ length: n + 1 - now.record.length }, () => [0, 'more']),
        );
        if (now.record.length <= n) await store.commit(again);
      }
    });

    test('the code of a table that is over leads nowhere, and is still not given again', async () => {
      const { store } = await open();
      await store.create(record(), ANN);
      await store.commit(change(record(), { status: 'over' }));
      expect(await store.findCode('ABC-DEF')).toBeNull();
      expect(await store.create(record({ id: 'other00000000000' }), ANN)).toBe('taken');
    });

    const sweep = (more: Partial<Sweep> = {}): Sweep => ({
      ...{ before: NOW + 10, up: 0, rest: 7, used: [] },
      ...more,
    });
    const alone = [{ kind: 'human', name: 'A', player: 'ann' } as const];

    test('lobbies nobody touches go, with their chat; matches stay, and what is in use', async () => {
      const { store } = await open();
      const lobby = record({ id: 'lobby', code: 'L', status: 'lobby', seats: alone });
      await store.create(lobby, ANN);
      await store.create(record({ id: 'match', code: 'M' }), ANN);
      const line = { id: 1, name: 'A', seat: null, text: 'hm', at: 1 };
      const chatted = { ...change(lobby, {}), line };
      await store.commit(chatted);
      expect(await store.sweepLobbies(sweep())).toBe(0);
      expect(await store.sweepLobbies(sweep({ up: 7, before: NOW }))).toBe(0);
      expect(await store.sweepLobbies(sweep({ up: 7 }))).toBe(0);
      expect(await store.sweepLobbies(sweep({ up: 14, used: ['lobby'] }))).toBe(0);
      expect(await store.sweepLobbies(sweep({ up: 15 }))).toBe(0);
      expect(await store.sweepLobbies(sweep({ up: 22 }))).toBe(1);
      expect(await store.load('lobby')).toBeNull();
      expect(await store.commit(change(chatted.after, { rematch: 'x' }))).toBe('stale');
      await store.create(lobby, ANN);
      expect((await store.load('lobby'))!.chat).toEqual([]);
      expect(ids(await store.tablesOf('ann', 9)).sort()).toEqual(['lobby', 'match']);
    });

    test('no clock removes a lobby alone: time has to pass while a server runs, and a change begins it anew', async () => {
      const { store, reopen } = await open();
      const lobby = record({ id: 'lobby', code: 'L', status: 'lobby', seats: alone });
      await store.create(lobby, ANN);
      const late = { before: NOW + 1e12 };
      for (let i = 0; i < 3; i++) expect(await store.sweepLobbies(sweep({ ...late, up: 6 }))).toBe(0);
      await store.commit(change(lobby, { rematch: 'x' }));
      const again = await reopen();
      expect(await again.sweepLobbies(sweep({ ...late, up: 13 }))).toBe(0);
      expect(await again.sweepLobbies(sweep({ ...late, up: 19 }))).toBe(0);
      expect(await again.sweepLobbies(sweep({ ...late, up: 20 }))).toBe(1);
    });

    test('a lobby somebody opens before the sweep gets to it stays', async () => {
      const { store } = await open();
      await store.create(record({ id: 'lobby', code: 'L', status: 'lobby', seats: alone }), ANN);
      await store.sweepLobbies(sweep());
      const swept = store.sweepLobbies(sweep({ up: 100 }));
      expect(await store.load('lobby')).not.toBeNull();
      expect(await swept).toBe(0);
      expect(await store.load('lobby')).not.toBeNull();
    });

    test('a lobby where somebody else sits down is never removed', async () => {
      const { store } = await open();
      const seats = [...alone, { kind: 'human', name: 'B', player: 'ben' } as const];
      await store.create(record({ id: 'lobby', code: 'L', status: 'lobby', seats }), ANN);
      for (const up of [0, 100, 1e15]) expect(await store.sweepLobbies(sweep({ before: 1e15, up }))).toBe(0);
    });

    test('a note is written by who knows the last one, and is kept', async () => {
      const { store, another, reopen } = await open();
      expect(await store.note('rules')).toBeNull();
      expect(await store.setNote('rules', 'none', 'a')).toBe(false);
      const stores = another ? [store, await another()] : [store];
      const first = await Promise.all(
        [...'abcdef'].map((x, i) => stores[i % stores.length]!.setNote('rules', null, x)),
      );
      expect(first.filter(Boolean)).toHaveLength(1);
      const known = (await store.note('rules'))!;
      expect(known).toBe('abcdef'[first.indexOf(true)]);
      expect(await store.setNote('rules', known, '{"a":"Żaneta"}')).toBe(true);
      expect(await store.setNote('rules', known, 'late')).toBe(false);
      const again = await reopen();
      expect([await again.note('rules'), await again.note('others')]).toEqual(['{"a":"Żaneta"}', null]);
    });

    test('players come with their tables; the time a server has run is kept', async () => {
      const { store, reopen } = await open();
      expect(await store.player('ann')).toBeNull();
      await store.create(record(), { ...ANN, name: 'A' });
      expect(await store.player('ann')).toEqual({ ...ANN, name: 'A' });
      await store.commit({ ...change(record(), {}), player: ANN });
      expect(await store.commit({ ...change(record(), {}), player: { ...ANN, name: 'too late' } })).toBe('stale');
      expect(await store.ran(0)).toBe(0);
      await new Promise((go) => setTimeout(go, 60));
      const up = await store.ran(50);
      expect(up).toBeGreaterThanOrEqual(50);
      const again = await reopen();
      await again.check();
      expect(await again.player('ann')).toEqual(ANN);
      expect(await again.ran(0)).toBe(up);
    });
  });
}
