import { type Code, parseCommand } from '@ashtown/protocol';
import { isPlayable, loadGame } from '../../load/games.ts';
import { shelf } from '../shelf.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { LocalTable, setUp } from './table.ts';

/** The worker behind a local table: it holds the match, the page only what its eyes may see. */

const page = self as unknown as {
  postMessage(m: FromWorker): void;
  onmessage: ((e: { data: ToWorker }) => void) | null;
};
let table: LocalTable | null = null;

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

async function open({ table: id, setup, pace }: Extract<ToWorker, { t: 'open' }>): Promise<void> {
  const kept = await shelf.load(id).catch(() => null);
  if (!kept && !setup) return fail('no-table');
  const name = kept?.match.game ?? setup!.game;
  if (!isPlayable(name)) return fail('unknown-game');
  const { game } = await loadGame(name);
  const saved = kept ?? setUp(id, setup!, game, Date.now());
  if (typeof saved === 'string') return fail(saved);
  let written: Promise<unknown> = Promise.resolve();
  table = LocalTable.open(saved, game, {
    // The page leaves for a rematch as soon as it hears of it, and this worker ends: the new table must be kept by then.
    tell: (m) => (m.t === 'ok' && m.table !== undefined ? void written.then(() => tell(m)) : tell(m)),
    save(changed, line) {
      written = Promise.all([written, shelf.put(changed, line).catch(() => {})]);
    },
    later: (run, ms) => void setTimeout(run, ms),
    now: Date.now,
  });
  if (!table) return fail('no-table');
  table.pace.total = pace;
  table.keep();
  table.welcome();
}

page.onmessage = ({ data }) => {
  if (data.t === 'open') {
    const opened = () => open(data).catch(() => fail('broken'));
    return void whenFree(data.table, opened);
  }
  if (data.t === 'pace') {
    if (table) table.pace.total = data.pace;
    return;
  }
  if (data.t === 'file') return tell({ t: 'file', id: data.id, text: table?.file() ?? null });
  const command = parseCommand(data);
  if (!command.ok) return tell({ t: 'refused', id: data.id, code: command.code });
  if (table) table.command(command.value);
  else tell({ t: 'refused', id: data.id, code: 'no-table' });
};
