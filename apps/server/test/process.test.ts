import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { scratch } from './tools/in-process.ts';
import { ServerProcess, SOURCE } from './tools/server-process.ts';
import { SqliteStorage } from './tools/sqlite-storage.ts';
import { makeTable, newToken, request, Talker } from './tools/talker.ts';

describe('a server as a process', () => {
  test('says where it is, keeps tokens out of its logs, and stops at a signal with everything on disk', async () => {
    const data = join(scratch(), 'deep', 'ashtown.db');
    const server = await ServerProcess.start({ PORT: '0', ASHTOWN_DATA: data, ASHTOWN_LOG: 'trace' }, [], '', SOURCE);
    onTestFinished(() => void server.child.kill('SIGKILL'));
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await request(server.url, '/health')).status).toBe(200);
    const token = newToken();
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] as const;
    const { id } = await makeTable(server.url, token, { game: 'king-of-new-york', seats: [...seats] });
    const ann = await Talker.join(server.url, id, { token });
    await ann.must({ t: 'start' });
    await ann.asked();
    await ann.answer();
    await ann.until(() => ann.position!.at > 0);
    server.child.kill('SIGTERM');
    await ann.until(() => ann.closed !== null);
    expect([ann.bye, ann.closed]).toEqual([true, 1001]);
    expect(await server.exited).toBe(0);
    expect(server.out.trim().split('\n')).toHaveLength(1);
    expect(server.err + server.out).not.toContain(token);
    for (const line of server.err.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('msg');

    const storage = new SqliteStorage(data);
    const match = (await storage.load(id))!;
    expect(match.answers.length).toBeGreaterThan(0);
    expect(match.snapshots.at(-1)!.at).toBe(match.answers.length);
    await storage.close();
  });

  const failing = async (env: Record<string, string>) => {
    const server = new ServerProcess({ PORT: '0', ASHTOWN_DATA: join(scratch(), 'a.db'), ...env });
    onTestFinished(() => void server.child.kill('SIGKILL'));
    const code = await server.exited;
    return { code, out: server.out, err: server.err };
  };

  test('what the operator got wrong is one line, and exit code 2', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const { port } = blocker.address() as { port: number };
    const cases: [Record<string, string>, RegExp][] = [
      [{ PORT: 'abc' }, /^PORT is "abc"; it must be a whole number from 0 to 65535\n$/],
      [{ PORT: `${port}` }, /^127\.0\.0\.1:\d+ is in use; set PORT/],
      [{ HOST: 'not a host' }, /^HOST is "not a host"/],
      [{ HOST: '203.0.113.7' }, /^203\.0\.113\.7:0 is no address of this machine/],
      [{ ASHTOWN_DATA: '/proc/nothing/a.db' }, /^The data cannot be used: \/proc\/nothing\/a\.db/],
      [
        { ASHTOWN_DATA: 'postgres://me:secret@127.0.0.1:1/a' },
        /^The data cannot be used: postgres:\/\/127\.0\.0\.1:1\/a/,
      ],
    ];
    const results = await Promise.all(cases.map(([env]) => failing({ ...env, ASHTOWN_LOG: 'silent' })));
    for (const [i, { code, out, err }] of results.entries()) {
      expect(err).toMatch(cases[i]![1]);
      expect(err.trim().split('\n')).toHaveLength(1);
      expect([code, out]).toEqual([2, '']);
    }
    blocker.close();
  });

  test('the example bot of the documentation plays a match to its end', async () => {
    const data = join(scratch(), 'ashtown.db');
    const server = await ServerProcess.start({ PORT: '0', ASHTOWN_DATA: data });
    const root = new URL('../../../', import.meta.url);
    const page = readFileSync(new URL('docs/protocol.md', root), 'utf8');
    const example = /```js\n(\/\/ bot\.mjs[\s\S]*?)```/.exec(page)![1]!;
    const file = new URL(`apps/server/test/bot-${process.pid}.mjs`, root);
    writeFileSync(file, example);
    try {
      const bot = spawn(process.execPath, [file.pathname, server.url], { stdio: ['ignore', 'pipe', 'inherit'] });
      let out = '';
      bot.stdout.on('data', (data) => {
        out += data;
      });
      await once(bot, 'close');
      expect([bot.exitCode, out]).toEqual([0, expect.stringMatching(/rank/)]);
    } finally {
      rmSync(file);
      await server.stop();
    }
  });
});

describe('settings', () => {
  test('defaults: loopback, port 5151, a data file in the working folder', () => {
    expect(readSettings({})).toMatchObject({
      port: 5151,
      host: '127.0.0.1',
      data: join(process.cwd(), 'data/ashtown.db'),
    });
    expect(readSettings({ PORT: '', HOST: ' ' })).toMatchObject({ port: 5151, host: '127.0.0.1' });
  });

  test.each([
    [{ PORT: '65536' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ PORT: '1e3' }, 'PORT'],
    [{ HOST: 'a b' }, 'HOST'],
    [{ ASHTOWN_DATA: 'folder/' }, 'ASHTOWN_DATA'],
    [{ ASHTOWN_DATA: 'postgres://a:b' }, 'ASHTOWN_DATA'],
    [{ ASHTOWN_LOG: 'loud' }, 'ASHTOWN_LOG'],
    [{ ASHTOWN_ORIGINS: 'example' }, 'ASHTOWN_ORIGINS'],
    [{ ASHTOWN_TRUST_PROXY: 'yes' }, 'ASHTOWN_TRUST_PROXY'],
    [{ ASHTOWN_MAX_TABLES: '0' }, 'ASHTOWN_MAX_TABLES'],
    [{ ASHTOWN_RATE_HTTP: 'fast' }, 'ASHTOWN_RATE_HTTP'],
    [{ ASHTOWN_IDLE_SECONDS: '1.5' }, 'ASHTOWN_IDLE_SECONDS'],
  ])('%j is refused by name', (env, name) => {
    expect(() => readSettings(env)).toThrow(new RegExp(`^${name} is `));
  });

  test('everything can be set', () => {
    const env = {
      ...{ PORT: '80', HOST: '::1', ASHTOWN_DATA: '/x/y.db', ASHTOWN_ORIGINS: 'https://a.org/, http://b.org:81' },
      ...{ ASHTOWN_TRUST_PROXY: '1', ASHTOWN_MAX_TABLES: '7', ASHTOWN_IDLE_SECONDS: '9', ASHTOWN_LOG: 'warn' },
    };
    expect(readSettings(env)).toMatchObject({
      ...{ port: 80, host: '::1', data: '/x/y.db', origins: ['https://a.org', 'http://b.org:81'] },
      ...{ trustProxy: true, maxTables: 7, idleMs: 9000, logLevel: 'warn' },
    });
  });
});
