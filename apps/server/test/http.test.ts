import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { GAMES } from '@ashtown/catalog';
import { describe, expect, test, vi } from 'vitest';
import { SECURITY_HEADERS } from '../src/http/headers.ts';
import { scratch, serve } from './tools/in-process.ts';
import { makeTable, newToken, request } from './tools/talker.ts';

const SEATS = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const;
const good = { game: 'scrap', name: 'Ann', seats: SEATS };

describe('the API', () => {
  test('games and bots', async () => {
    const { url } = await serve({}, GAMES);
    const { json } = await request(url, '/api/games');
    expect(json.bots).toEqual(['beginner', 'easy', 'normal', 'hard', 'expert']);
    expect(json.games).toEqual(
      expect.arrayContaining([
        {
          id: 'king-of-new-york',
          version: expect.any(Number),
          players: [2, 6],
          options: expect.anything(),
          temperaments: ['raider', 'collector'],
        },
      ]),
    );
  });

  test.each([
    ['no token', {}, good, 401, 'no-token'],
    ['a short token', { authorization: 'Bearer abc' }, good, 401, 'no-token'],
    ['no JSON', null, '{', 400, 'bad-message'],
    ['a list', null, '[]', 400, 'bad-message'],
    ['nothing', null, '', 400, 'bad-message'],
    ['a key that reaches for a prototype', null, '{"__proto__":{}}', 400, 'bad-message'],
    ['an unknown game', null, { ...good, game: 'chess' }, 400, 'unknown-game'],
    ['a game of a prototype', null, { ...good, game: 'toString' }, 400, 'unknown-game'],
    ['too few seats', null, { ...good, seats: SEATS.slice(1) }, 400, 'bad-seats'],
    ['only bots', null, { ...good, seats: [SEATS[1], SEATS[1]] }, 400, 'bad-seats'],
    ['two seats of mine', null, { ...good, seats: [SEATS[0], SEATS[0]] }, 400, 'bad-seats'],
    ['an unknown bot', null, { ...good, seats: [SEATS[0], { kind: 'bot', bot: 'x' }] }, 400, 'bad-seats'],
    ['a bad option', null, { ...good, options: { rounds: 17 } }, 400, 'bad-options'],
    ['an unknown option', null, { ...good, options: { colour: true } }, 400, 'bad-options'],
    ['an empty name', null, { ...good, name: '  ' }, 400, 'bad-message'],
    ['a long name', null, { ...good, name: 'x'.repeat(25) }, 400, 'bad-message'],
    ['a name that turns around', null, { ...good, name: 'a\u202eb' }, 400, 'bad-message'],
    ['half a character', null, `{"game":"scrap","name":"\\ud800","seats":[]}`, 400, 'bad-message'],
    ['a long message', null, { ...good, junk: 'x'.repeat(20_000) }, 413, 'too-large'],
    ['a huge message', null, { ...good, junk: 'x'.repeat(200_000) }, 413, 'too-large'],
  ])('a new table with %s is refused', async (_, headers, body, status, code) => {
    const { url } = await serve();
    const authorization = { authorization: `Bearer ${newToken()}` };
    const response = await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(headers ?? authorization) },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  test('what is not there, what cannot be done there, and what cannot be read', async () => {
    const { url } = await serve();
    const token = newToken();
    const refusals = [
      ['GET', '/api/tables/nothing', 404, 'no-table'],
      ['GET', '/api/tables/nothing00000000/match', 404, 'no-table'],
      ['GET', '/api/tables/%2e%2e%2f', 404, 'no-table'],
      ['GET', '/api/codes/AAA-AAA', 404, 'no-table'],
      ['GET', '/api/codes/%00', 404, 'no-table'],
      ['GET', `/api/codes/${'x'.repeat(300)}`, 404, 'not-found'],
      ['GET', '/api/nothing', 404, 'not-found'],
      ['GET', '/api/%zz', 400, 'bad-message'],
      ['DELETE', '/api/tables', 405, 'method'],
      ['POST', '/health', 405, 'method'],
      ['PUT', '/api/games', 405, 'method'],
    ] as const;
    for (const [method, path, status, code] of refusals) {
      const refused = await request(url, path, { method, token });
      expect([path, refused.status, refused.json.code]).toEqual([path, status, code]);
    }
    expect((await request(url, '/api/tables', { method: 'DELETE' })).headers.get('allow')).toBe('GET, POST, HEAD');
    const form = await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', authorization: `Bearer ${token}` },
      body: JSON.stringify(good),
    });
    expect([form.status, await form.json()]).toEqual([
      415,
      { code: 'bad-message', detail: 'Content-Type: application/json' },
    ]);
  });

  test('a table is shown to whoever knows its address', async () => {
    const { url } = await serve();
    const { id, code } = await makeTable(url, newToken(), { game: 'scrap', seats: [...SEATS] });
    const { json } = await request(url, `/api/tables/${id}`);
    expect(json).toMatchObject({
      id,
      code,
      status: 'lobby',
      seats: [
        { name: 'Ann', online: false },
        { name: 'Cinder', bot: 'random' },
      ],
    });
    expect(JSON.stringify(json)).not.toMatch(/seed|hash|token/);
  });

  test('what is no HTTP is refused as well', async () => {
    const { url } = await serve();
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write('HELLO\r\n\r\n'));
      socket.on('data', (data) => {
        text += data;
      });
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request/);
    expect(answer).toContain('{"code":"bad-message","detail":"HTTP"}');
  });
});

describe('health and metrics', () => {
  test('health is JSON, and honest about the data', async () => {
    const well = await serve();
    const { status, json } = await request(well.url, '/health');
    expect([status, json.status]).toEqual([200, 'ok']);
    const { url, services } = await serve({ logLevel: 'silent' });
    services.storage.check = () => Promise.reject(new Error('gone'));
    const sick = await request(url, '/health');
    const detail = 'the data cannot be read';
    expect([sick.status, sick.json]).toEqual([503, { code: 'unavailable', detail, data: 'unreadable' }]);
  });

  test('however often health is asked, the data is tried once in a while', async () => {
    const { url, services } = await serve();
    const check = vi.spyOn(services.storage, 'check');
    const answers = await Promise.all(Array.from({ length: 20 }, () => request(url, '/health')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(check).toHaveBeenCalledTimes(1);
  });

  test('metrics are for this machine, or for whoever has the token', async () => {
    const near = await serve();
    const metrics = (url: string, headers: Record<string, string> = {}) =>
      fetch(`${url}/metrics`, { headers }).then(({ status }) => status);
    expect(await metrics(near.url)).toBe(200);
    for (const name of ['x-forwarded-for', 'forwarded'])
      expect(await metrics(near.url, { [name]: '9.9.9.9' })).toBe(404);
    const { url } = await serve({ metricsToken: 'a'.repeat(20) });
    expect(await metrics(url)).toBe(404);
    expect(await metrics(url, { authorization: `Bearer ${'b'.repeat(20)}` })).toBe(404);
    expect(await metrics(url, { authorization: `Bearer ${'a'.repeat(20)}` })).toBe(200);
  });

  test('a list of tables is made once a second, whoever asks', async () => {
    const { url, services } = await serve();
    const open = vi.spyOn(services.storage, 'openTables');
    for (let i = 0; i < 5; i++) expect((await request(url, '/api/tables')).status).toBe(200);
    expect(open.mock.calls.length).toBeLessThan(5);
  });

  test('metrics can be read by Prometheus', async () => {
    const { url } = await serve();
    await request(url, '/api/nothing');
    const response = await fetch(`${url}/metrics`);
    expect(response.headers.get('content-type')).toContain('text/plain');
    const text = await response.text();
    for (const name of [
      ...['ashtown_answers_total', 'ashtown_refusals_total', 'ashtown_connections', 'ashtown_live_tables'],
      ...['ashtown_answer_seconds', 'ashtown_bot_decision_seconds', 'nodejs_eventloop_lag_p99_seconds'],
      'process_resident_memory_bytes',
    ])
      expect(text).toContain(name);
    expect(text).toContain('ashtown_refusals_total{code="http-404"} 1');
  });

  test('a fault of ours is a 500 without a word about it', async () => {
    const { url, services } = await serve({ logLevel: 'silent' });
    services.storage.openTables = () => Promise.reject(new Error('secret path /x/y'));
    const { status, json } = await request(url, '/api/tables');
    expect([status, json]).toEqual([500, { code: 'unavailable' }]);
  });
});

describe('the client', () => {
  function built(): string {
    const root = scratch();
    mkdirSync(join(root, 'assets'));
    writeFileSync(join(root, 'index.html'), '<!doctype html><title>Ashtown</title>');
    writeFileSync(join(root, 'assets', 'app-3f2a.js'), 'export {}');
    writeFileSync(join(root, 'sw.js'), '//');
    writeFileSync(join(root, 'big.css'), 'plain');
    writeFileSync(join(root, 'big.css.gz'), 'small');
    return root;
  }
  const html = { headers: { accept: 'text/html,*/*' } };

  test('hashed files are kept forever, the page is asked for again, and every address of the client gets it', async () => {
    const { url } = await serve({ client: built() });
    const cache = async (path: string) => (await fetch(url + path, html)).headers.get('cache-control');
    expect(await cache('/assets/app-3f2a.js')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/index.html', '/sw.js', '/table/abc', '/rules?game=x'])
      expect([path, await cache(path)]).toEqual([path, 'no-cache']);
    for (const [path, place] of [
      ['/table/abc', '/#/table/abc'],
      ['/join/ABC-DEF', '/#/join/ABC-DEF'],
      ['/no/where?x=1', '/#/no/where?x=1'],
      ['//evil/x', '/#//evil/x'],
    ]) {
      const sent = await fetch(url + path, { ...html, redirect: 'manual' });
      expect([path, sent.status, sent.headers.get('location')]).toEqual([path, 302, place]);
    }
    expect(await (await fetch(`${url}/table/abc`, html)).text()).toContain('<title>Ashtown');
    for (const path of ['/assets/gone.js', '/gone.png', '/api/gone', '/ws/gone'])
      expect([path, (await fetch(url + path, html)).status]).toEqual([path, 404]);
    expect((await fetch(`${url}/table/abc`, { headers: { accept: 'application/json' } })).status).toBe(404);
    for (const path of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/assets/..%5c..%5cx',
      '/%00',
    ])
      expect((await fetch(url + path)).status, path).toBeGreaterThanOrEqual(400);
  });

  test('a compressed twin is sent to whoever can read it', async () => {
    const { url } = await serve({ client: built() });
    const response = await fetch(`${url}/big.css`, { headers: { 'accept-encoding': 'gzip' } }).catch((e) => e);
    // The twin of this test is no gzip at all: that fetch fails to unpack it shows that it was sent.
    const text = response instanceof Response ? await response.text().catch(() => 'twin') : 'twin';
    expect(text).toBe('twin');
    expect(await (await fetch(`${url}/big.css`, { headers: { 'accept-encoding': 'identity' } })).text()).toBe('plain');
  });

  test('where there is no client it is said how to build one', async () => {
    const { url } = await serve({ client: join(scratch(), 'nothing') });
    const response = await fetch(url, html);
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm run build')]);
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });

  test('every answer carries the security headers', async () => {
    const { url } = await serve({ client: built() });
    for (const path of [
      '/',
      '/assets/app-3f2a.js',
      '/api/games',
      '/api/nothing',
      '/api/%zz',
      '/health',
      '/metrics',
      '/ws/tables/x',
    ]) {
      const { headers } = await fetch(url + path, html);
      for (const [name, value] of Object.entries(SECURITY_HEADERS))
        expect([path, name, headers.get(name)]).toEqual([path, name, value]);
      expect(headers.get('x-powered-by')).toBeNull();
    }
    const policy = SECURITY_HEADERS['content-security-policy'];
    for (const part of [
      `default-src 'none'`,
      `script-src 'self'`,
      `frame-ancestors 'none'`,
      `base-uri 'none'`,
      `form-action 'none'`,
    ])
      expect(policy).toContain(part);
    expect(policy).not.toContain('unsafe');
  });
});
