import type { TableRecord } from '@ashtown/room';
import { ANN, change, NOW, type OpenedStore, record, step, storeSuite } from '@ashtown/room/suite';
import { describe, expect, test } from 'vitest';
import type { Storage } from '../../src/storage/storage.ts';

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
      expect(ids(await store.openTables(10))).toEqual(['lobby', 'guest', 'left', 'old']);
      expect(ids(await store.openTables(1))).toEqual(['lobby']);
      expect(ids(await store.tablesOf('ann', 10))).toEqual(['guest', 'old', 'lobby']);
      expect(ids(await store.tablesOf('eve', 10)).sort()).toEqual(['guest', 'left', 'private']);
      expect(await store.countTables(0)).toBe(5);
      expect(await store.countTables(NOW)).toBe(3);
      expect(await store.countTables(0, 'ann')).toBe(2);
      const { record: guest } = (await store.load('guest'))!;
      expect(await store.commit(change(guest, { seats: openSeat }))).toBe('ok');
      expect(ids(await store.tablesOf('ann', 10))).toEqual(['old', 'lobby']);
    });

    test('lobbies nobody touches go, with their chat; matches stay, and what is in use', async () => {
      const { store } = await open();
      const lobby = record({ id: 'lobby', code: 'L', status: 'lobby' });
      await store.create(lobby, ANN);
      await store.create(record({ id: 'match', code: 'M' }), ANN);
      const line = { id: 1, name: 'A', seat: null, text: 'hm', at: 1 };
      const chatted = { ...change(lobby, {}), line };
      await store.commit(chatted);
      expect(await store.sweepLobbies(NOW, new Set())).toBe(0);
      expect(await store.sweepLobbies(NOW + 1, new Set(['lobby']))).toBe(0);
      expect(await store.sweepLobbies(NOW + 1, new Set())).toBe(1);
      expect(await store.load('lobby')).toBeNull();
      expect(await store.commit(change(chatted.after, { rematch: 'x' }))).toBe('stale');
      await store.create(lobby, ANN);
      expect((await store.load('lobby'))!.chat).toEqual([]);
      expect(ids(await store.tablesOf('ann', 9)).sort()).toEqual(['lobby', 'match']);
    });

    test('players come with their tables; the time a server has run is kept', async () => {
      const { store, reopen } = await open();
      expect(await store.player('ann')).toBeNull();
      await store.create(record(), { ...ANN, name: 'A' });
      expect(await store.player('ann')).toEqual({ ...ANN, name: 'A' });
      await store.commit({ ...change(record(), {}), player: ANN });
      expect(await store.commit({ ...change(record(), {}), player: { ...ANN, name: 'too late' } })).toBe('stale');
      expect(await store.uptime()).toBe(0);
      await store.saveUptime(123_456);
      const again = await reopen();
      await again.check();
      expect(await again.player('ann')).toEqual(ANN);
      expect(await again.uptime()).toBe(123_456);
    });
  });
}
