import type { AnyGame } from '@ashtown/engine';
import { LessonRun } from '@ashtown/host';
import type { Code } from '@ashtown/protocol';
import { MemoryStore } from '@ashtown/room';
import { loadRules } from '../../load/rules.ts';
import { database } from '../database.ts';
import { isAdviser, serveAdvice } from './adviser.ts';
import { Desk, fileOf } from './desk.ts';
import { makeHouse } from './house.ts';
import type { FromLesson, FromWorker, ToLesson, ToWorker } from './messages.ts';
import { ShelfStore } from './store.ts';
import { Lectern } from './teach.ts';

/** The worker behind a local table: it holds the match, the page only what its eyes may see. Under another name it advises. */

const page = self as unknown as {
  postMessage(m: FromWorker | FromLesson): void;
  onmessage: ((e: { data: ToWorker | ToLesson }) => void) | null;
};
const games = new Map<string, AnyGame>();
const gameOf = (id: string) => games.get(id);
const shelf = new ShelfStore(gameOf);
let desk: Desk | null = null;

const tell = (m: FromWorker): void => page.postMessage(m);
const fail = (code: Code): void => tell({ t: 'refused', id: null, code });

/** A table belongs to one tab at a time. A reload may come before the old page has let go, so it waits a little. */
function whenFree(id: string, run: () => Promise<void>): Promise<void> {
  const { locks } = navigator;
  if (!locks) return run();
  const forever = new Promise<void>(() => {});
  return locks
    .request(`ashtown ${id}`, { signal: AbortSignal.timeout(2000) }, async () => {
      await run();
      await forever;
    })
    .catch((e: unknown) => {
      if (e instanceof DOMException) fail('too-many-connections');
      else throw e;
    });
}

/** The rules have to be there before a table is opened, since rooms do not wait for them. */
async function load(id: string | null): Promise<boolean> {
  const game = id === null ? null : await loadRules(id);
  if (id !== null && game) games.set(id, game);
  return game !== null;
}

async function open({ table: id, setup, offers = false }: Extract<ToWorker, { t: 'open' }>): Promise<void> {
  // A browser that keeps nothing can be played in all the same.
  const keeps = await database().then(
    () => true,
    () => false,
  );
  const name = (keeps ? await shelf.gameOf(id) : null) ?? setup?.game ?? null;
  if (name === null) return fail('no-table');
  if (!(await load(name))) return fail('unknown-game');
  const opened = await Desk.open(makeHouse(keeps ? shelf : new MemoryStore(), gameOf), id, setup, tell, offers);
  if (typeof opened === 'string') fail(opened);
  else desk = opened;
}

async function read(id: string): Promise<string | null> {
  return (await load(await shelf.gameOf(id))) ? fileOf({ store: shelf }, id) : null;
}

/** A lesson has the worker to itself. */
async function teach({ game: id, lesson, at, names }: Extract<ToLesson, { t: 'teach' }>): Promise<void> {
  const say = (m: FromLesson) => page.postMessage(m);
  const fail = (why: unknown) => say({ t: 'broken', why: String(why) });
  try {
    const game = await loadRules(id);
    if (!game) return fail(`there is no game ${id}`);
    const lectern = new Lectern(new LessonRun(game, lesson, names).skipTo(at), say);
    page.onmessage = ({ data }) => {
      try {
        lectern.command(data as Exclude<ToLesson, { t: 'teach' }>);
      } catch (e) {
        fail(e);
      }
    };
  } catch (e) {
    fail(e);
  }
}

function serve({ data }: { data: ToWorker | ToLesson }): void {
  if (data.t === 'teach') void teach(data);
  else serveTable(data as ToWorker);
}

function serveTable(data: ToWorker): void {
  if (data.t === 'open') {
    const opened = () => open(data).catch(() => fail('broken'));
    return void whenFree(data.table, opened);
  }
  if (data.t === 'read')
    return void read(data.table).then(
      (text) => tell({ t: 'file', id: data.id, text }),
      () => tell({ t: 'file', id: data.id, text: null }),
    );
  if (data.t === 'file') return tell({ t: 'file', id: data.id, text: desk?.file() ?? null });
  if (desk) desk.command(data);
  else tell({ t: 'refused', id: data.id, code: 'no-table' });
}

if (isAdviser()) serveAdvice();
else page.onmessage = serve;
