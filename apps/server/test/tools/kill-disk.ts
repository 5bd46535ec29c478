import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { MIGRATIONS } from '../../src/storage/migrations.ts';
import { NO_LIMITS, ServerProcess } from './server-process.ts';
import { SqliteStorage } from './sqlite-storage.ts';
import { makeTable, newToken, request, Talker } from './talker.ts';

/** A server that is killed while something is wrong with its disk, too. Each throws where something acknowledged is lost. */

const SEATS = [{ kind: 'me' }, { kind: 'open' }] as const;
const envOf = (data: string) => ({
  ...{ PORT: '0', ASHTOWN_DATA: data, ASHTOWN_LOG: 'silent', ASHTOWN_RATE_CHAT: '1000000' },
  ...NO_LIMITS,
});
const sleep = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** Somebody at a table who talks; what was acknowledged must be found again. */
class Speaker {
  readonly token = newToken();
  readonly said: string[] = [];
  table = '';
  #n = 0;

  async sitDown(url: string): Promise<Talker> {
    if (this.table === '')
      this.table = (await makeTable(url, this.token, { game: 'king-of-new-york', seats: [...SEATS] })).id;
    return Talker.join(url, this.table, { token: this.token });
  }

  /** Whether it was acknowledged. */
  async say(p: Talker): Promise<boolean> {
    const text = `${++this.#n} ${'x'.repeat(400)}`;
    const { ok } = await p.send({ t: 'chat', text });
    if (ok) this.said.push(text);
    return ok;
  }

  async check(url: string): Promise<void> {
    const p = await this.sitDown(url);
    await p.settle();
    const there = new Set(p.chat.map(({ text }) => text));
    const lost = this.said.slice(-150).filter((text) => !there.has(text));
    if (lost.length > 0) throw new Error(`${lost.length} lines were acknowledged and are lost`);
    if (!(await this.say(p))) throw new Error('nothing can be said any more');
    p.close();
  }
}

interface KilledWhileFull {
  acknowledged: number;
  health: unknown;
}

/** No file may grow beyond a megabyte: to SQLite it looks like a full disk. */
export const killWhileFull = (data: string): Promise<KilledWhileFull> =>
  fillAndKill(data, `trap '' XFSZ; ulimit -f 1024`, () => {});

/** A disk of two megabytes that is really full; it grows before the next start. Null where nothing may be mounted. */
export async function killOnFullDisk(folder: string): Promise<KilledWhileFull | null> {
  const mount = (...args: string[]) => spawnSync('mount', [...args, folder]).status === 0;
  if (!mount('-t', 'tmpfs', '-o', 'size=2m', 'tmpfs')) return null;
  try {
    return await fillAndKill(join(folder, 'a.db'), '', () => void mount('-o', 'remount,size=64m'));
  } finally {
    spawnSync('umount', ['--lazy', folder]);
  }
}

/** Talks until nothing is acknowledged any more, is killed, and looks for what was acknowledged. */
async function fillAndKill(data: string, shell: string, makeRoom: () => void): Promise<KilledWhileFull> {
  const speaker = new Speaker();
  const full = await ServerProcess.start(envOf(data), [], shell);
  const p = await speaker.sitDown(full.url);
  while (await speaker.say(p)) if (speaker.said.length > 5000) throw new Error('the disk does not fill up');
  for (let i = 0; i < 5; i++) await speaker.say(p);
  const { status, json } = await request(full.url, '/health');
  if (status !== 503 || json.data !== 'full') throw new Error(`health says ${status} ${JSON.stringify(json)}`);
  await full.stop('SIGKILL');
  const acknowledged = speaker.said.length;
  makeRoom();
  const again = await ServerProcess.start(envOf(data));
  await speaker.check(again.url);
  await again.stop();
  return { acknowledged, health: json.data };
}

/** Another process keeps the file locked, also while the next server starts; it serves, and writes as soon as it can. */
export async function killWhileLocked(data: string): Promise<{ acknowledged: number; health: unknown }> {
  const speaker = new Speaker();
  const first = await ServerProcess.start(envOf(data));
  const p = await speaker.sitDown(first.url);
  for (let i = 0; i < 20; i++) await speaker.say(p);
  const other = new Database(data);
  other.exec('BEGIN IMMEDIATE');
  const waiting = speaker.say(p);
  await sleep(200);
  await first.stop('SIGKILL');
  await waiting;
  const second = await ServerProcess.start(envOf(data));
  const q = await speaker.sitDown(second.url);
  if (await speaker.say(q)) throw new Error('something was acknowledged that cannot be on disk');
  const { status, json } = await request(second.url, '/health');
  if (status !== 503 || json.data !== 'locked') throw new Error(`health says ${status} ${JSON.stringify(json)}`);
  other.exec('ROLLBACK');
  other.close();
  await speaker.check(second.url);
  await second.stop('SIGKILL');
  const third = await ServerProcess.start(envOf(data));
  await speaker.check(third.url);
  await third.stop();
  return { acknowledged: speaker.said.length, health: json.data };
}

const OLD_TABLES = 8000;

/** A file of the first version is brought up to date, and each time the process is killed somewhere in it. */
export async function killInMigrations(dir: string, kills: number): Promise<{ kills: number; halfway: number }> {
  const old = join(dir, 'first-version.db');
  writeFirstVersion(old);
  const module = new URL('sqlite-storage.ts', import.meta.url).href;
  let halfway = 0;
  for (let n = 0; n < kills; n++) {
    const path = join(dir, `migrating-${n}.db`);
    copyFileSync(old, path);
    const script = `import(${JSON.stringify(module)}).then((m) => { console.log('now'); new m.SqliteStorage(${JSON.stringify(path)}); console.log('done'); setInterval(() => {}, 1000); })`;
    const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    await sleep(Math.random() * 250);
    child.kill('SIGKILL');
    await once(child, 'close');
    halfway += versionOf(path) < MIGRATIONS.length ? 1 : 0;
    const storage = new SqliteStorage(path);
    const { length: found } = await storage.openTables(2 * OLD_TABLES, 0);
    const own = await storage.tablesOf('ann', 2 * OLD_TABLES);
    await storage.close();
    if (found !== OLD_TABLES || own.length !== OLD_TABLES)
      throw new Error(`of ${OLD_TABLES} tables ${found} are there and ${own.length} are found by their player`);
    for (const end of ['', '-lock', '-wal', '-shm']) rmSync(path + end, { force: true });
  }
  return { kills, halfway };
}

function versionOf(path: string): number {
  const db = new Database(path);
  const [{ user_version: version }] = db.pragma('user_version') as [{ user_version: number }];
  db.close();
  return version;
}

function writeFirstVersion(path: string): void {
  const db = new Database(path);
  db.exec(MIGRATIONS[0]!);
  db.exec(`
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${OLD_TABLES - 1})
    INSERT INTO tables SELECT printf('table%011d', i), 'C' || i, 'scrap', '{}', 1, 'ask', 'null',
      '[{"kind":"human","name":"Ann","player":"ann"},{"kind":"open","name":null}]', 'ann', 1700000000000, 0, NULL, NULL, NULL,
      NULL, 0, 'lobby', '[]', 'null', 1700000000000 FROM n;
    PRAGMA user_version = 1;`);
  db.close();
}
