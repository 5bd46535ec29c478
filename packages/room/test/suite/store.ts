import type { Kept, Store, TableRecord, Write } from '@ashtown/room';
import { describe, expect, test } from 'vitest';

/** Opens an empty store; `reopen` closes it and opens the same data again, `another` opens it beside, where there may be several. */
export interface OpenedStore<S extends Store = Store> {
  store: S;
  reopen(): Promise<S>;
  another?(): Promise<S>;
}

export const NOW = 1_700_000_000_000;
export const ANN = { id: 'ann', hash: 'a'.repeat(64), name: 'Ann' };

export const record = (more: Partial<TableRecord> = {}): TableRecord => ({
  id: 'table00000000001',
  revision: 0,
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

type Answers = Kept['answers'];

/** Answers given after the first `keep`, with whatever else changes. */
export function step(
  before: TableRecord,
  answers: Answers,
  more: Partial<TableRecord> = {},
  keep = before.length,
): Write {
  const length = keep + answers.length;
  const after = { ...before, asked: [1], time: null, updated: NOW + 1, ...more, length, revision: before.revision + 1 };
  return {
    before,
    after,
    step: { keep, answers, snapshots: [], head: { at: length, version: 1, state: { ply: length } } },
  };
}

export const change = (before: TableRecord, more: Partial<TableRecord>): Write => ({
  before,
  after: { ...before, ...more, revision: before.revision + 1 },
});

/** The snapshots a store was told to keep; one that keeps the head of every step has that too. */
const keptSnapshots = ({ snapshots, record: { length } }: Kept) => snapshots.filter((x) => x.at < length);

/** What every store of tables has to do, whatever it is made of. */
export function storeSuite(name: string, open: () => Promise<OpenedStore>): void {
  describe(`store: ${name}`, () => {
    test('a table comes back as it was written, also later', async () => {
      const { store, reopen } = await open();
      const lobby = record({
        ...{ id: 'other00000000000', code: 'XYZ-234', status: 'lobby', clock: null, time: null, public: false },
        ...{ seed: null, commitment: null, version: null, seats: [{ kind: 'open', name: null }] },
      });
      expect(await store.create(record(), ANN)).toBe('ok');
      expect(await store.create(lobby, ANN)).toBe('ok');
      const again = await reopen();
      expect((await again.load(record().id))!.record).toEqual(record());
      expect(await again.load(lobby.id)).toEqual({
        record: lobby,
        answers: [],
        snapshots: [],
        chat: [],
        lowestCut: Number.POSITIVE_INFINITY,
      });
      expect(await again.load('nothing')).toBeNull();
    });

    test('an id is given once', async () => {
      const { store } = await open();
      await store.create(record(), ANN);
      expect(await store.create(record({ code: 'OTH-ERS' }), ANN)).toBe('taken');
      expect((await store.load(record().id))!.record.code).toBe('ABC-DEF');
    });

    test('every field of a table can change', async () => {
      const { store, reopen } = await open();
      const before = record({ status: 'lobby', seed: null, commitment: null, version: null, time: null });
      await store.create(before, ANN);
      const { id, code, created, revision, length, ...rest } = record({
        ...{ game: 'metro-2033', options: {}, public: false, undo: 'no', clock: null, host: 'eve', status: 'over' },
        ...{ seats: [{ kind: 'bot', name: 'A', bot: 'greedy', player: 'ann', replaced: true }], abandoned: true },
        ...{ rematch: 'next', asked: [], updated: NOW + 9, time: null },
        ...{ bans: { muted: ['eve'], removed: [] }, consents: { request: { seat: 0, waiting: [1] }, declined: [2] } },
      });
      const write = change(before, rest);
      expect(await store.commit({ ...write, player: ANN })).toBe('ok');
      const again = await reopen();
      expect((await again.load(id))!.record).toEqual(write.after);
      const { consents, ...settled } = change(write.after, {}).after;
      expect(await again.commit({ before: write.after, after: settled })).toBe('ok');
      expect((await again.load(id))!.record).toEqual(settled);
    });

    test('answers of any shape come back in order', async () => {
      const { store, reopen } = await open();
      let now = record();
      await store.create(now, ANN);
      const answers: Answers = [
        [0, 'roll'],
        [1, 7],
        [0, { t: 'buy', cards: [1, 2], note: 'ź "quoted" 🎲' }],
        [1, null],
        [2, [true, -0.5]],
      ];
      for (const answer of answers) {
        const write = step(now, [answer]);
        expect(await store.commit(write)).toBe('ok');
        now = write.after;
      }
      expect(await (await reopen()).load(now.id)).toMatchObject({
        record: now,
        answers,
        lowestCut: Number.POSITIVE_INFINITY,
      });
    });

    test('of several writes that know the same revision one is written, and the others leave no trace', async () => {
      const { store } = await open();
      const before = record();
      await store.create(before, ANN);
      const line = { id: 1, name: 'Ann', seat: 0, text: 'hm', at: NOW };
      const writes: Write[] = [
        ...['a', 'b', 'c'].map((pick) => step(before, [[0, pick]], { updated: NOW + pick.charCodeAt(0) })),
        change(before, { rematch: 'x' }),
        { ...change(before, {}), line },
      ];
      const written = await Promise.all(writes.map((write) => store.commit(write)));
      expect([...written].sort()).toEqual(['ok', 'stale', 'stale', 'stale', 'stale']);
      const first = writes[written.indexOf('ok')]!;
      expect(await store.load(before.id)).toMatchObject({
        record: first.after,
        answers: first.step?.answers ?? [],
        chat: first.line ? [line] : [],
      });
      const ahead = { ...before, revision: 5 };
      expect(await store.commit(change(ahead, { rematch: 'x' }))).toBe('stale');
    });

    test('a table that is not there is not written to', async () => {
      const { store } = await open();
      const gone = record({ id: 'gone000000000000' });
      expect(await store.commit(change(gone, { rematch: 'x' }))).toBe('stale');
      expect(await store.commit(step(gone, [[0, 'x']]))).toBe('stale');
      expect(await store.load(gone.id)).toBeNull();
    });

    test('taking back cuts answers and snapshots in one go, and is remembered', async () => {
      const { store, reopen } = await open();
      await store.create(record(), ANN);
      const snapshots = [1, 3].map((at) => ({ at, version: 1, state: { ply: at } }));
      const four = step(
        record(),
        [...'abcd'].map((pick, i) => [i % 2, pick]),
      );
      await store.commit({ ...four, step: { ...four.step!, snapshots } });
      const rested = { ...change(four.after, {}), head: { at: 4, version: 1, state: { ply: 4 } } };
      expect(await store.commit(rested)).toBe('ok');
      const back = step(rested.after, [[1, 'e']], {}, 2);
      expect(await store.commit(back)).toBe('ok');
      const kept = (await (await reopen()).load(record().id))!;
      expect(kept).toMatchObject({ record: { length: 3 }, lowestCut: 2 });
      expect(kept.answers.map(([, pick]) => pick)).toEqual(['a', 'b', 'e']);
      expect(keptSnapshots(kept)).toEqual([snapshots[0]]);
    });

    test('a snapshot replaces one at the same place; the head is the last, unless others have gone on', async () => {
      const { store } = await open();
      const at = (n: number, version: number) => ({ at: n, version, state: { n, version } });
      await store.create(record(), ANN);
      const two = step(record(), [
        [0, 'a'],
        [0, 'b'],
      ]);
      await store.commit({ ...two, step: { ...two.step!, snapshots: [at(1, 1)] } });
      const rested = { ...change(two.after, {}), head: at(2, 1) };
      expect(await store.commit(rested)).toBe('ok');
      expect((await store.load(record().id))!.snapshots).toEqual([at(1, 1), at(2, 1)]);
      const changed = step(rested.after, []);
      await store.commit({ ...changed, step: { ...changed.step!, snapshots: [at(2, 2)], head: at(2, 2) } });
      expect((await store.load(record().id))!.snapshots).toEqual([at(1, 1), at(2, 2)]);
      const third = step(changed.after, [[0, 'c']]);
      await store.commit(third);
      // As many answers as before, and another one among them.
      await store.commit(step(third.after, [[0, 'd']], {}, 2));
      const late = { ...change(third.after, {}), head: { at: 3, version: 3, state: {} } };
      expect(await store.commit(late)).toBe('stale');
      const { snapshots } = (await store.load(record().id))!;
      expect(snapshots.slice(0, 2)).toEqual([at(1, 1), at(2, 2)]);
      expect(snapshots).not.toContainEqual(late.head);
    });

    test('the last lines of the chat are kept', async () => {
      const { store } = await open();
      let now = record();
      await store.create(now, ANN);
      for (let id = 1; id <= 205; id++) {
        const write = change(now, {});
        await store.commit({
          ...write,
          line: { id, name: 'Ann', seat: id % 2 ? 0 : null, text: `${id} 🎲`, at: NOW + id },
        });
        now = write.after;
      }
      const { chat } = (await store.load(now.id))!;
      expect(chat.map((line) => line.id)).toEqual(Array.from({ length: 200 }, (_, i) => i + 6));
      expect(chat[0]).toEqual({ id: 6, name: 'Ann', seat: null, text: '6 🎲', at: NOW + 6 });
    });
  });
}
