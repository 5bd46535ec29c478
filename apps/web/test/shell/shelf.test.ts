import 'fake-indexeddb/auto';
import { findGame } from '@ashtown/catalog';
import { type Match, seedOf } from '@ashtown/engine';
import { create, playBot } from '@ashtown/host';
import type { Command, Problem } from '@ashtown/protocol';
import { makeTable, Room } from '@ashtown/room';
import { Client, type Hello, roomSuite, storeSuite, type TestHouse } from '@ashtown/room/suite';
import { toy } from '@ashtown/testkit/toy';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Brought } from '../../src/offline/saved.ts';
import type { Desk } from '../../src/offline/worker/desk.ts';

/** The modules as a page that has just been loaded has them, over what its browser keeps. */
async function freshPage() {
  vi.resetModules();
  const [store, desk, house, shelf, saved] = await Promise.all([
    import('../../src/offline/worker/store.ts'),
    import('../../src/offline/worker/desk.ts'),
    import('../../src/offline/worker/house.ts'),
    import('../../src/offline/shelf.ts'),
    import('../../src/offline/saved.ts'),
  ]);
  return { ...store, ...desk, ...house, ...shelf, ...saved };
}
const gameOf = (id: string) => (id === toy.id ? toy : findGame(id)?.game);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

storeSuite('the shelf of a browser', async () => {
  const open = async () => new (await freshPage()).ShelfStore(gameOf);
  return { store: await open(), reopen: open };
});

/** A screen of the page. */
class Screen extends Client {
  desk: Desk | null = null;

  close(): void {
    this.desk!.close();
  }

  protected post(command: Command): void {
    this.desk!.command(command);
  }
}

roomSuite('a page', { chat: false, strangers: false, atOnce: true }, async (): Promise<TestHouse> => {
  const { ShelfStore, makeHouse, Desk } = await freshPage();
  const store = new ShelfStore(gameOf);
  const house = makeHouse(store, gameOf);
  const rooms = new Map<string, Promise<Room | null>>();
  return {
    store,
    async create(player, wish): Promise<string | Problem> {
      const made = await makeTable(house, wish, { id: player, hash: '', name: wish.name });
      return 'id' in made ? made.id : made;
    },
    async connect(id, player, { seat, at }: Hello = {}) {
      if (!rooms.has(id)) rooms.set(id, Room.open(house, id));
      const screen = new Screen();
      const known = { id: player, hash: '', name: player[0]!.toUpperCase() + player.slice(1) };
      screen.desk = await Desk.at((await rooms.get(id))!, known, (m) => screen.hear(m), true, seat, at);
      return screen;
    },
  };
});

describe('a table of the page', () => {
  const setup = {
    game: 'king-of-new-york',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    options: {},
    undo: 'ask',
    name: 'Me',
  } as const;

  async function openDesk(id: string, given?: typeof setup) {
    const { Desk, ShelfStore, makeHouse, ...page } = await freshPage();
    const store = new ShelfStore(gameOf);
    const screen = new Screen();
    const opened = await Desk.open(makeHouse(store, gameOf), id, given, (m) => screen.hear(m), true);
    if (typeof opened !== 'string') screen.desk = opened;
    return { opened, screen, store, ...page };
  }

  test('is made with the id of its address, and goes on from exactly there', async () => {
    const { screen, savedTables } = await openDesk('localtable1', setup);
    // So soon nobody can be out of the game.
    for (let i = 0; i < 5; i++) {
      await screen.asked();
      expect((await screen.answer()).ok).toBe(true);
    }
    const { at } = await screen.asked();
    expect(await savedTables()).toMatchObject([{ id: 'localtable1', status: 'playing', mine: true, turn: true }]);
    screen.close();
    const again = await openDesk('localtable1', setup);
    expect((await again.screen.asked()).at).toBe(at);
    expect(again.screen.log.map((x) => x.at)).toEqual(Array.from({ length: at + 1 }, (_, i) => i - 1));
    expect(JSON.parse(again.screen.desk!.file()!).answers).toHaveLength(at);
  });

  test('is refused where the game does not allow it, and missing where nobody made it', async () => {
    expect((await openDesk('localtable1', { ...setup, seats: [{ kind: 'me' }] } as never)).opened).toBe('bad-seats');
    expect((await openDesk('localtable1', { ...setup, options: { advanced: true } })).opened).toBe('bad-options');
    expect((await openDesk('nowhere')).opened).toBe('no-table');
  });

  test('writes an answer as one small row, not the match again', async () => {
    const { screen } = await openDesk('localtable1', setup);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    await screen.asked();
    put.mockClear();
    await screen.answer();
    const rows = put.mock.contexts.map((store, i) => [(store as IDBObjectStore).name, put.mock.calls[i]![0]] as const);
    put.mockRestore();
    const first = rows.slice(0, 4);
    expect(first.map(([name]) => name).sort()).toEqual(['answers', 'heads', 'lines', 'tables']);
    expect(JSON.stringify(first.find(([name]) => name === 'tables')![1])).not.toContain('"answers"');
  });

  test('can be forgotten, with all its parts', async () => {
    const { screen, store, forgetTable, savedTables } = await openDesk('localtable1', setup);
    await screen.asked();
    await screen.answer();
    screen.close();
    await forgetTable('localtable1');
    expect([await savedTables(), await store.load('localtable1'), await store.gameOf('localtable1')]).toEqual([
      [],
      null,
      null,
    ]);
  });
});

/** A shelf as version 1 kept it: whole matches. */
async function oldShelf(saved: Brought): Promise<void> {
  const request = indexedDB.open('ashtown', 1);
  request.onupgradeneeded = () => {
    for (const store of ['lines', 'matches']) request.result.createObjectStore(store, { keyPath: 'id' });
  };
  const db = await new Promise<IDBDatabase>((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
  const change = db.transaction(['lines', 'matches'], 'readwrite');
  change.objectStore('matches').put(saved);
  await new Promise((resolve) => {
    change.oncomplete = resolve;
  });
  db.close();
}

test('a table of an older version opens, goes on, and remembers who was replaced', async () => {
  const game = findGame('king-of-new-york')!.game;
  const seats = ['human', 'bot', 'bot'].map((kind, i) =>
    kind === 'bot' ? { name: `B${i}`, kind, bot: 'greedy' } : { name: 'Anna', kind },
  ) as Match['seats'];
  const made = create({ game, seats, seed: seedOf('old'), undo: 'ask', options: {} });
  if (!made.ok) throw new Error(made.problem);
  const { host } = made;
  while (host.length < 60 && host.asked.length > 0)
    if (!playBot(host)) {
      host.answer(0, host.show(0).ply, host.offers(0)[0]!.pick);
    }
  const match = host.export();
  await oldShelf({ id: 'old', undo: 'ask', created: 1, updated: 2, rematch: null, left: [2], match });
  const { Desk, ShelfStore, makeHouse } = await freshPage();
  const store = new ShelfStore(gameOf);
  expect(await store.gameOf('old')).toBe(game.id);
  const screen = new Screen();
  screen.desk = (await Desk.open(makeHouse(store, gameOf), 'old', undefined, (m) => screen.hear(m), true)) as Desk;
  await screen.until(() => screen.position !== null);
  expect(screen.log).toHaveLength(61);
  expect(screen.table!.seats[2]).toMatchObject({ name: 'B2', kind: 'bot', replaced: true });
  expect(JSON.parse(screen.desk.file()!).answers.slice(0, 60)).toEqual(JSON.parse(JSON.stringify(match.answers)));
  await screen.asked();
  expect((await screen.answer()).ok).toBe(true);
});
