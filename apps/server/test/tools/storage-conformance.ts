import { describe, expect, test } from 'vitest';
import type { Moment, Step, Storage, TableRecord } from '../../src/storage/storage.ts';

/** Opens a storage; `reopen` closes it and opens the same data again. */
export interface Opened {
  storage: Storage;
  reopen(): Promise<Storage>;
}

const NOW = 1_700_000_000_000;

export const record = (more: Partial<TableRecord> = {}): TableRecord => ({
  id: 'table00000000001',
  code: 'ABC-DEF',
  game: 'scrap',
  options: { rounds: 3, salvage: true, tone: 'grim' },
  public: true,
  undo: 'ask',
  clock: { kind: 'live', reserve: 120, increment: 20 },
  seats: [
    { kind: 'human', name: 'Żaneta', player: 'ann' },
    { kind: 'human', name: 'Bo', player: 'ann', local: true },
    { kind: 'bot', name: 'greedy', bot: 'greedy' },
  ],
  host: 'ann',
  created: NOW,
  updated: NOW,
  status: 'playing',
  asked: [0, 1],
  time: { left: [1, 2, 3], running: [0], at: 17 },
  abandoned: false,
  rematch: null,
  seed: '00112233445566778899aabbccddeeff',
  commitment: 'f'.repeat(64),
  version: 1,
  length: 0,
  ...more,
});

const moment = (more: Partial<Moment> = {}): Moment => ({
  status: 'playing',
  asked: [1],
  time: null,
  updated: NOW + 1,
  ...more,
});

const step = (from: number, answers: Step['answers'], more: Partial<Step> = {}): Step => ({
  table: record().id,
  from,
  keep: from,
  answers,
  snapshots: [],
  moment: moment(),
  ...more,
});

/** What every storage has to do, whatever it is made of. */
export function storageConformance(name: string, open: () => Promise<Opened>): void {
  describe(`storage: ${name}`, () => {
    test('a table comes back as it was written, also from the disk', async () => {
      const { storage, reopen } = await open();
      const lobby = record({
        ...{ status: 'lobby', seed: null, commitment: null, version: null, time: null, clock: null, public: false },
        seats: [{ kind: 'open', name: null }],
      });
      expect(await storage.createTable(record())).toBe('ok');
      expect(await storage.createTable({ ...lobby, id: 'other00000000000', code: 'XYZ-234' })).toBe('ok');
      const again = await reopen();
      expect(await again.table(record().id)).toEqual(record());
      expect(await again.table('other00000000000')).toEqual({ ...lobby, id: 'other00000000000', code: 'XYZ-234' });
      expect(await again.findCode('XYZ-234')).toBe('other00000000000');
      expect([await again.table('nothing'), await again.findCode('AAA-AAA')]).toEqual([null, null]);
    });

    test('an id or a code is given once', async () => {
      const { storage } = await open();
      await storage.createTable(record());
      expect(await storage.createTable(record({ code: 'OTH-ERS' }))).toBe('taken');
      expect(await storage.createTable(record({ id: 'other00000000000' }))).toBe('taken');
      expect(await storage.findCode('OTH-ERS')).toBeNull();
      expect(await storage.table('other00000000000')).toBeNull();
    });

    test('saving a table writes everything but the number of its answers', async () => {
      const { storage, reopen } = await open();
      await storage.createTable(record());
      await storage.commit(step(0, [[0, 'a']]));
      const changed = record({
        status: 'over',
        abandoned: true,
        rematch: 'next',
        seats: [],
        asked: [],
        updated: NOW + 9,
      });
      await storage.saveTable({ ...changed, length: 99 });
      expect(await (await reopen()).table(record().id)).toEqual({ ...changed, length: 1 });
    });

    test('answers of any shape come back in order', async () => {
      const { storage, reopen } = await open();
      await storage.createTable(record());
      const answers: [number, unknown][] = [
        [0, 'roll'],
        [1, 7],
        [0, { t: 'buy', cards: [1, 2], note: 'ź "quoted" 🎲' }],
        [1, null],
        [2, [true, -0.5]],
      ];
      for (const [i, answer] of answers.entries()) expect(await storage.commit(step(i, [answer]))).toBe('ok');
      const again = await reopen();
      expect(await again.match(record().id)).toEqual({ answers, snapshots: [], lowestCut: Number.POSITIVE_INFINITY });
      expect(await again.table(record().id)).toMatchObject({ length: 5, asked: [1], time: null, updated: NOW + 1 });
    });

    test('of two answers to the same question the second is stale and leaves no trace', async () => {
      const { storage } = await open();
      await storage.createTable(record());
      const racing = ['a', 'b', 'c', 'd'].map((pick) =>
        storage.commit(step(0, [[0, pick]], { moment: moment({ updated: NOW + pick.charCodeAt(0) }) })),
      );
      expect(await Promise.all(racing)).toEqual(['ok', 'stale', 'stale', 'stale']);
      expect((await storage.match(record().id)).answers).toEqual([[0, 'a']]);
      expect((await storage.table(record().id))!.updated).toBe(NOW + 97);
      expect(await storage.commit(step(5, [[0, 'gap']]))).toBe('stale');
      expect(await storage.commit(step(0, [[0, 'x']], { table: 'nothing' }))).toBe('stale');
    });

    test('many tables at once do not disturb each other', async () => {
      const { storage } = await open();
      const ids = Array.from({ length: 20 }, (_, i) => `many${i}`);
      await Promise.all(ids.map((id, i) => storage.createTable(record({ id, code: `C${i}` }))));
      for (let n = 0; n < 10; n++)
        await Promise.all(ids.map((table, i) => storage.commit(step(n, [[i % 3, `${i}/${n}`]], { table }))));
      for (const [i, id] of ids.entries())
        expect((await storage.match(id)).answers.map(([, pick]) => pick)).toEqual(
          Array.from({ length: 10 }, (_, n) => `${i}/${n}`),
        );
    });

    test('taking back cuts answers and snapshots in one go, and is written down', async () => {
      const { storage, reopen } = await open();
      await storage.createTable(record());
      const snapshots = [1, 3].map((at) => ({ at, version: 1, state: { ply: at } }));
      await storage.commit(
        step(
          0,
          [
            [0, 'a'],
            [1, 'b'],
            [0, 'c'],
            [1, 'd'],
          ],
          { snapshots },
        ),
      );
      await storage.keepHead(record().id, { at: 4, version: 1, state: { ply: 4 } });
      expect(await storage.commit(step(3, [], { keep: 1 }))).toBe('stale');
      expect(await storage.commit(step(4, [[1, 'e']], { keep: 2 }))).toBe('ok');
      const again = await reopen();
      expect(await again.match(record().id)).toEqual({
        answers: [
          [0, 'a'],
          [1, 'b'],
          [1, 'e'],
        ],
        snapshots: [snapshots[0]],
        lowestCut: 2,
      });
      expect(await again.takebacks(record().id)).toEqual([
        {
          from: 4,
          keep: 2,
          dropped: [
            [0, 'c'],
            [1, 'd'],
          ],
          at: NOW + 1,
        },
      ]);
      expect((await again.table(record().id))!.length).toBe(3);
    });

    test('a snapshot replaces one at the same place; the head comes last, unless it is behind', async () => {
      const { storage } = await open();
      await storage.createTable(record());
      const at = (n: number, version: number) => ({ at: n, version, state: { n, version } });
      await storage.commit(
        step(
          0,
          [
            [0, 'a'],
            [0, 'b'],
          ],
          { snapshots: [at(1, 1)] },
        ),
      );
      await storage.keepHead(record().id, at(2, 1));
      expect((await storage.match(record().id)).snapshots).toEqual([at(1, 1), at(2, 1)]);
      await storage.commit(step(2, [], { snapshots: [at(2, 2)] }));
      expect((await storage.match(record().id)).snapshots).toEqual([at(1, 1), at(2, 2)]);
      await storage.commit(step(2, [[0, 'c']]));
      await storage.keepHead(record().id, at(2, 3));
      expect((await storage.match(record().id)).snapshots).toEqual([at(1, 1), at(2, 2)]);
    });

    test('lists hold what is public and not over, with open seats first; one’s own are found by seat or by making', async () => {
      const { storage } = await open();
      const make = (id: string, more: Partial<TableRecord>) => storage.createTable(record({ id, code: id, ...more }));
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
      const ids = (tables: TableRecord[]) => tables.map((t) => t.id);
      expect(ids(await storage.openTables(10))).toEqual(['lobby', 'guest', 'left', 'old']);
      expect(ids(await storage.openTables(1))).toEqual(['lobby']);
      expect(ids(await storage.tablesOf('ann', 10))).toEqual(['guest', 'old', 'lobby']);
      expect(ids(await storage.tablesOf('eve', 10)).sort()).toEqual(['guest', 'left', 'private']);
      expect(await storage.countTables(0)).toBe(5);
      expect(await storage.countTables(NOW)).toBe(3);
      expect(await storage.countTables(0, 'ann')).toBe(2);
      await storage.saveTable(record({ id: 'guest', code: 'guest', host: 'eve', seats: openSeat }));
      expect(ids(await storage.tablesOf('ann', 10))).toEqual(['old', 'lobby']);
    });

    test('lobbies nobody touches go, with their chat; matches stay', async () => {
      const { storage } = await open();
      await storage.createTable(record({ id: 'lobby', code: 'L', status: 'lobby' }));
      await storage.createTable(record({ id: 'match', code: 'M' }));
      await storage.addChat('lobby', { name: 'A', seat: null, text: 'hm', at: 1 }, 10);
      expect(await storage.sweepLobbies(NOW)).toBe(0);
      expect(await storage.sweepLobbies(NOW + 1)).toBe(1);
      expect(await storage.table('lobby')).toBeNull();
      expect(await storage.chat('lobby')).toEqual([]);
      expect(await storage.tablesOf('ann', 9)).toHaveLength(1);
    });

    test('players, chat and the time a server has run', async () => {
      const { storage, reopen } = await open();
      const ann = { id: 'ann', hash: 'a'.repeat(64), name: 'Ann' };
      expect(await storage.player('ann')).toBeNull();
      await storage.savePlayer({ ...ann, name: 'A' });
      await storage.savePlayer(ann);
      const line = (n: number) => ({ name: 'Ann', seat: n % 2 ? 0 : null, text: `line ${n} 🎲`, at: NOW + n });
      for (let n = 1; n <= 5; n++) expect(await storage.addChat('t', line(n), 3)).toEqual({ id: n, ...line(n) });
      expect(await storage.uptime()).toBe(0);
      await storage.saveUptime(123_456);
      const again = await reopen();
      await again.check();
      expect(await again.player('ann')).toEqual(ann);
      expect(await again.chat('t')).toEqual([3, 4, 5].map((id) => ({ id, ...line(id) })));
      expect((await again.addChat('t', line(6), 3)).id).toBe(6);
      expect(await again.uptime()).toBe(123_456);
    });
  });
}
