import { type Catalog, entry, GAMES } from '@ashtown/catalog';
import { parseMatch, verify } from '@ashtown/engine';
import type { SeatWish } from '@ashtown/protocol';
import { roomSuite } from '@ashtown/room/suite';
import type { Running } from '@ashtown/server';
import { toy, toyWords } from '@ashtown/testkit/toy';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Settings } from '../src/settings.ts';
import { PostgresStorage } from '../src/storage/postgres/postgres-storage.ts';
import { serve, TOY } from './tools/in-process.ts';
import { PostgresServer } from './tools/postgres.ts';
import { NO_LIMITS, ServerProcess } from './tools/server-process.ts';
import { makeTable, newToken, request, Talker } from './tools/talker.ts';

/** Several servers over one PostgreSQL: whoever sits at one table may be connected to any of them. */

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await PostgresServer.start();
});
afterAll(() => postgres.stop());

async function node(data: string, settings: Partial<Settings> = {}, catalog: Catalog = TOY): Promise<Running> {
  const storage = await PostgresStorage.open(data);
  return serve({ ...settings, data }, catalog, storage);
}

const BOT = { kind: 'bot', bot: 'greedy' } as const;

roomSuite('on two servers', { chat: true, strangers: true, atOnce: false }, async () => {
  const data = await postgres.database();
  // Longer than it takes to hear that somebody has come in elsewhere.
  const settings = { logLevel: 'silent', awayMs: 800 };
  const [first, second] = [await node(data, settings), await node(data, settings)];
  const tokens = new Map<string, string>();
  const tokenOf = (player: string): string => {
    const token = tokens.get(player) ?? newToken();
    tokens.set(player, token);
    return token;
  };
  const urlOf = (player: string): string => (player === 'ann' ? first : second).url;
  return {
    store: first.services.storage,
    async create(player, wish) {
      const { status, json } = await request(urlOf(player), '/api/tables', { token: tokenOf(player), body: wish });
      return status === 201 ? (json.id as string) : (json as never);
    },
    /** Others are believed to be there once their server has said so. */
    async connect(table, player, hello = {}) {
      const client = await Talker.join(urlOf(player), table, { token: tokenOf(player), ...hello });
      const rooms = [first, second].map(({ services }) => services.tables.rooms.get(table));
      const isKnown = () => rooms.every((room) => !room || room.audience.presence().online.has(client.welcome!.player));
      if (client.closed === null) await vi.waitFor(() => expect(isKnown()).toBe(true), 5000);
      return client;
    },
  };
});

/** Everybody answers when asked, until the table is over; `back` is how somebody comes in again whose server has gone. */
async function playToTheEnd(players: Talker[], back?: (p: Talker) => Promise<Talker>): Promise<Talker[]> {
  return Promise.all(
    players.map(async (player) => {
      let p = player;
      for (;;) {
        await p.until(() => p.closed !== null || p.isAsked() || p.table!.status === 'over');
        if (p.closed !== null && back) {
          p = await back(p);
          continue;
        }
        if (p.table!.status === 'over') return p;
        const { at } = p.position!;
        await p.answer();
        await p.until(() => p.closed !== null || p.position!.at !== at || p.table!.status === 'over');
      }
    }),
  );
}

/** The match as the server tells it once it is over, held to the rules: nothing is lost, and nothing is there twice. */
async function verified(url: string, id: string): Promise<readonly (readonly [number, unknown])[]> {
  const { json } = await request(url, `/api/tables/${id}/match`);
  const parsed = parseMatch(json, (game) => GAMES[game]?.game);
  if (!parsed.ok) throw new Error(JSON.stringify(json));
  expect(verify(parsed.game, parsed.match)).toMatchObject({ ok: true });
  return parsed.match.answers;
}

/** Two people and two bots at King of New York, each person at a server of their own. */
async function kingAt(urls: readonly [string, string]) {
  const [token, other] = [newToken(), newToken()];
  const seats: SeatWish[] = [{ kind: 'me' }, { kind: 'open' }, BOT, BOT];
  const { id } = await makeTable(urls[0], token, { game: 'king-of-new-york', seats });
  const ann = await Talker.join(urls[0], id, { token, name: 'Ann' });
  const ben = await Talker.join(urls[1], id, { token: other, name: 'Ben' });
  await ben.must({ t: 'sit', seat: 1 });
  await ann.must({ t: 'start' });
  await ben.must({ t: 'chat', text: 'hello over there' });
  await ann.until(() => ann.chat.some((line) => line.text === 'hello over there'));
  await ben.until(() => ben.position !== null);
  return { id, ann, ben };
}

const decisions = async ({ services }: Running): Promise<number> => {
  const { values } = await services.metrics.botSeconds.get();
  return values.filter((v) => v.metricName?.endsWith('_count')).reduce((n, v) => n + v.value, 0);
};

describe('any node serves any table', () => {
  test('players at two nodes play a match to its end, and each turn of a bot is thought about once', async () => {
    const data = await postgres.database();
    const nodes = [await node(data, {}, GAMES), await node(data, {}, GAMES)] as const;
    const { id, ann, ben } = await kingAt([nodes[0].url, nodes[1].url]);
    await playToTheEnd([ann, ben]);
    for (const p of [ann, ben]) {
      await p.settle();
      expect(p.log.map((entry) => entry.at)).toEqual([-1, ...Array(p.position!.at).keys()]);
    }
    const answers = await verified(nodes[1].url, id);
    expect(answers).toHaveLength(ann.position!.at);
    const thought = await Promise.all(nodes.map(decisions));
    expect(thought[0]! + thought[1]!).toBe(answers.filter(([seat]) => seat > 1).length);
  });

  test('who is there is known everywhere, and no longer once their node is gone', async () => {
    const data = await postgres.database();
    const [first, second] = [await node(data), await node(data)];
    const token = newToken();
    const { id } = await makeTable(first.url, token, { game: 'scrap', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const ann = await Talker.join(first.url, id, { token });
    const eve = await Talker.join(second.url, id, { name: 'Eve' });
    await ann.until(() => ann.table!.watching.some(({ name }) => name === 'Eve'));
    await eve.until(() => eve.table!.seats[0]!.online);
    await second.stop();
    await ann.until(() => ann.table!.watching.length === 0);
  });

  test('what is not told is found: a change whose notification got lost, and a node the others took for dead', async () => {
    const data = await postgres.database();
    const [first, second] = [await node(data), await node(data)];
    const { bus } = first.services.storage.commons!;
    const dropped = vi.spyOn(bus, 'tell').mockImplementation(() => {});
    const token = newToken();
    const { id } = await makeTable(first.url, token, { game: 'scrap', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const ann = await Talker.join(first.url, id, { token, name: 'Ann' });
    const eve = await Talker.join(second.url, id, { name: 'Eve' });
    await ann.must({ t: 'chat', text: 'anybody?' });
    await eve.until(() => eve.chat.length === 1 && eve.table!.seats[0]!.online);
    expect(dropped).toHaveBeenCalled();
    const ask = (text: string) => postgres.ask(new URL(data).pathname.slice(1), text);
    await ask('DELETE FROM nodes; DELETE FROM present');
    const told = async () => expect(await ask('SELECT here FROM present JOIN nodes ON id = node')).toHaveLength(2);
    await vi.waitFor(told, 10_000);
  });

  test('what an address may do is counted over all nodes: new tables, wrong codes, passwords', async () => {
    const data = await postgres.database();
    const hostPassword = 'correct-horse-battery';
    const settings = { rateTables: 3, hostPassword, logLevel: 'silent' };
    const nodes = [await node(data, settings), await node(data, settings)];
    const urls = Array.from({ length: 40 }, (_, i) => nodes[i % 2]!.url);
    const body = { game: 'scrap', name: 'Ann', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const made: number[] = [];
    for (const url of urls.slice(0, 6))
      made.push((await request(url, '/api/tables', { token: newToken(), body })).status);
    expect(made).toEqual([201, 201, 201, 429, 429, 429]);
    const guessed: number[] = [];
    for (const url of urls) guessed.push((await request(url, '/api/codes/AAA-AAA')).status);
    expect(guessed).toContain(429);
    const tried: number[] = [];
    for (const url of urls.slice(0, 7))
      tried.push((await request(url, '/api/host', { token: 'a-wrong-guess' })).status);
    expect(tried).toEqual([401, 401, 401, 401, 401, 429, 429]);
    for (const url of urls.slice(0, 2))
      expect((await request(url, '/api/host', { token: hostPassword })).json).toEqual({ code: 'too-fast' });
    const keys = await postgres.ask(new URL(data).pathname.slice(1), 'SELECT key FROM allowances');
    expect(keys).toHaveLength(3);
    expect(JSON.stringify(keys)).not.toContain('127.0.0.1');
  });

  test('clocks go by the time of the database, which stands still while no node runs', async () => {
    const data = await postgres.database();
    const first = await node(data);
    await postgres.ask(new URL(data).pathname.slice(1), 'UPDATE uptime SET ms = 1000000000');
    const second = await node(data);
    expect(second.services.uptime.now()).toBeGreaterThanOrEqual(1e9);
    await Promise.all([first.stop(), second.stop()]);
    await postgres.ask(new URL(data).pathname.slice(1), `UPDATE uptime SET seen = seen - INTERVAL '1 hour'`);
    const third = await node(data);
    expect(third.services.uptime.now()).toBeLessThan(1e9 + 600_000);
  });
});

test('a database that goes and comes back: nothing is acknowledged meanwhile, and everybody goes on by themselves', async () => {
  const own = await PostgresServer.start();
  onTestFinished(() => own.stop());
  const data = await own.database();
  const quiet = { logLevel: 'silent' };
  const nodes = [await node(data, quiet, GAMES), await node(data, quiet, GAMES)] as const;
  const { id, ann, ben } = await kingAt([nodes[0].url, nodes[1].url]);
  await own.halt();
  expect(await ann.send({ t: 'chat', text: 'lost' })).toMatchObject({ ok: false, code: 'unavailable' });
  expect((await request(nodes[1].url, '/health')).json).toMatchObject({ data: 'unreachable' });
  await own.run();
  const urls = new Map([
    [ann.token, nodes[0].url],
    [ben.token, nodes[1].url],
  ]);
  /** Comes in again as soon as that is possible. */
  const back = async ({ token }: Talker): Promise<Talker> => {
    for (;;)
      try {
        return await Talker.join(urls.get(token)!, id, { token });
      } catch {
        await new Promise((go) => setTimeout(go, 50));
      }
  };
  const [last] = await playToTheEnd([ann, ben], back);
  expect(last!.chat.map((line) => line.text)).toEqual(['hello over there']);
  await verified(nodes[1].url, id);
});

/** Comes in wherever somebody lets them, as a client behind a load balancer does. */
async function anywhere(urls: () => readonly string[], id: string, token: string): Promise<Talker> {
  for (;;) {
    for (const url of urls())
      try {
        return await Talker.join(url, id, { token });
      } catch {}
    await new Promise((go) => setTimeout(go, 50));
  }
}

/** An answer a server has acknowledged, and its place. */
interface Acknowledged {
  at: number;
  seat: number;
  pick: unknown;
}

/** Writes down what somebody's answers are acknowledged as. */
function note(list: Acknowledged[], p: Talker, seat: number): void {
  const { send } = p;
  p.send = async (wish) => {
    const reply = await send.call(p, wish);
    if (reply.ok && wish.t === 'answer') list.push({ at: reply.at! - 1, seat, pick: wish.pick });
    return reply;
  };
}

test('nodes are replaced one by one under play: each tells its people and hands its bots over, and no turn is lost', async () => {
  const data = await postgres.database();
  const started = () => node(data, {}, GAMES);
  const [first, second] = [await started(), await started()];
  const living = new Set([first, second]);
  const { id, ann, ben } = await kingAt([first.url, second.url]);
  const tokens = [ann.token, ben.token];
  const acknowledged: Acknowledged[] = [];
  for (const [seat, p] of [ann, ben].entries()) note(acknowledged, p, seat);
  let isOver = false;
  const replaced = (async () => {
    for (const [old, after] of [
      [first, 4],
      [second, 10],
    ] as const) {
      while (!isOver && acknowledged.length <= after) await new Promise((go) => setTimeout(go, 5));
      living.delete(old);
      await old.stop();
      living.add(await started());
    }
  })();
  const back = async (p: Talker): Promise<Talker> => {
    expect([p.bye, p.closed]).toEqual([true, 1001]);
    const known = Math.max(0, ...acknowledged.map(({ at }) => at + 1));
    const again = await anywhere(() => [...living].map(({ url }) => url), id, p.token);
    expect(again.position!.at).toBeGreaterThanOrEqual(known);
    note(acknowledged, again, tokens.indexOf(p.token));
    return again;
  };
  const [last] = await playToTheEnd([ann, ben], back);
  isOver = true;
  await replaced;
  expect(last!.table!.status).toBe('over');
  const answers = await verified([...living][0]!.url, id);
  for (const { at, seat, pick } of acknowledged) expect(answers[at]).toEqual([seat, pick]);
});

test('a node is killed in the middle: its people go on at another, with nothing lost and nothing twice', async () => {
  const data = await postgres.database();
  const env = { PORT: '0', ASHTOWN_DATA: data, ASHTOWN_LOG: 'error', ...NO_LIMITS };
  const nodes = await Promise.all([ServerProcess.start(env), ServerProcess.start(env)]);
  onTestFinished(() => void Promise.all(nodes.map((n) => n.stop())));
  const [first, second] = nodes as [ServerProcess, ServerProcess];
  const { id, ann, ben } = await kingAt([first.url, second.url]);
  const acknowledged: Acknowledged[] = [];
  for (const [seat, p] of [ann, ben].entries()) note(acknowledged, p, seat);
  const killed = (async () => {
    await ann.until(() => ann.position!.at > 20 || ann.table!.status === 'over');
    await first.stop('SIGKILL');
  })();
  const [last] = await playToTheEnd([ann, ben], (p) => Talker.join(second.url, id, { token: p.token }));
  await killed;
  expect(last!.table!.status).toBe('over');
  const answers = await verified(second.url, id);
  expect(acknowledged.length).toBeGreaterThan(5);
  for (const { at, seat, pick } of acknowledged) expect(answers[at]).toEqual([seat, pick]);
});

describe('nodes of different versions', () => {
  const NEWER: Catalog = { [toy.id]: entry({ ...toy, version: 2 }, toyWords) };
  /** Rules that no longer know the answer `roll`. */
  const stricter = {
    ...toy,
    version: 2,
    legal: (s: never, seat: number) => toy.legal(s, seat).filter((x) => x !== 'roll'),
  };
  const STRICTER: Catalog = { [toy.id]: entry(stricter, toyWords) };
  const SEATS: SeatWish[] = [{ kind: 'me' }, { kind: 'open' }];
  const quiet = { logLevel: 'silent' };

  async function begun(url: string) {
    const [token, other] = [newToken(), newToken()];
    const { id } = await makeTable(url, token, { game: 'scrap', seats: SEATS });
    const ann = await Talker.join(url, id, { token });
    const ben = await Talker.join(url, id, { token: other });
    await ben.must({ t: 'sit', seat: 1 });
    await ann.must({ t: 'start' });
    await ann.asked();
    await ann.answer();
    return { id, token, ann, ben };
  }

  test('what newer rules have gone on with is left to them: refused with a code, and nothing is lost', async () => {
    const data = await postgres.database();
    const older = await node(data, quiet);
    const { id, token, ann } = await begun(older.url);
    const newer = await node(data, quiet, NEWER);
    const there = await Talker.join(newer.url, id, { token });
    expect(there.position!.at).toBe(1);
    await ann.until(() => ann.closed !== null);
    const knocked = Talker.knock(older.url, id, { token });
    await knocked.until(() => knocked.closed !== null);
    expect([knocked.closed, knocked.refused]).toMatchObject([
      4503,
      [{ code: 'unavailable', detail: 'a server with newer rules' }],
    ]);
    const asked = await request(older.url, `/api/tables/${id}`);
    expect([asked.status, asked.json]).toEqual([503, { code: 'unavailable', detail: 'a server with newer rules' }]);
    await there.must({ t: 'chat', text: 'here I am' });
    const kept = (await older.services.storage.load(id))!;
    expect([kept.record.length, kept.snapshots.at(-1)!.version]).toEqual([1, 2]);
  });

  test('where newer rules would lose answers they wait until the older node has kept the position', async () => {
    const data = await postgres.database();
    const older = await node(data, quiet);
    const { id, token, ann, ben } = await begun(older.url);
    for (let rolled = false; !rolled; ) {
      const asked = [ann, ben].find((p) => p.isAsked())!;
      await asked.answer((p) => (p.legal.some((o) => o.pick === 'roll') ? 'roll' : p.legal[0]!.pick));
      for (const p of [ann, ben]) await p.settle();
      const { answers, record } = (await older.services.storage.load(id))!;
      rolled = answers.some(([, pick]) => pick === 'roll');
      if (record.status === 'over') return expect(rolled).toBe(true);
    }
    const { length } = (await older.services.storage.load(id))!.record;
    const newer = await node(data, quiet, STRICTER);
    await expect(Talker.join(newer.url, id, { token })).rejects.toThrow(
      'a server with older rules, until it has stopped',
    );
    await older.stop();
    expect((await Talker.join(newer.url, id, { token })).position!.at).toBe(length);
  });
});
