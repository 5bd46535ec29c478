import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Catalog, entry } from '@ashtown/catalog';
import { type Running, type Settings, type Storage, startServer } from '@ashtown/server';
import { toy, toyWords } from '@ashtown/testkit/toy';
import { onTestFinished } from 'vitest';
import { SqliteStorage } from './sqlite-storage.ts';

/** Scrap: short, with hidden hands and questions to all at once. */
export const TOY: Catalog = { [toy.id]: entry(toy, toyWords) };

export function scratch(): string {
  const dir = mkdtempSync(join(tmpdir(), 'ashtown-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** A test is faster than people. */
const FAST = { rateConnection: 1e6, rateAddress: 1e6, rateHttp: 1e6, rateTables: 1e6, logLevel: 'error' };

/** A server inside the test, on any free port, with a data file that goes with it: in the same thread, which is there at once. */
export async function serve(
  settings: Partial<Settings> = {},
  catalog: Catalog = TOY,
  given?: Storage,
): Promise<Running> {
  const data = settings.data ?? join(scratch(), 'ashtown.db');
  const storage = given ?? new SqliteStorage(data);
  const running = await startServer({ settings: { ...FAST, port: 0, ...settings, data }, catalog, storage });
  let stopped = false;
  const stop = async () => {
    if (stopped) return;
    stopped = true;
    await running.stop();
  };
  onTestFinished(stop);
  return { ...running, stop };
}
