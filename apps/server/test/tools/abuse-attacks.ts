import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { PROTOCOL } from '@ashtown/protocol';
import { WebSocket } from 'ws';
import { makeTable, newToken, Talker } from './talker.ts';

/**
 * What one address can do to a server. Run as a process of its own, `abuse-attacks.ts URL NAME`, until it is ended: it must
 * not take the time of whoever measures. Only ever against this machine.
 */

/** Somebody else than whoever measures. */
const FROM = { localAddress: '127.0.0.3' };

const sleep = (ms: number) => new Promise((go) => setTimeout(go, ms));
const forever = async (work: () => Promise<unknown>): Promise<never> => {
  for (;;) await work().catch(() => sleep(10));
};
const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

/** Everything is prepared: from here on it hurts. */
const begin = (): void => console.log('begun');

interface Seated {
  id: string;
  token: string;
}

/** A table of one person and bots, begun. Whoever makes many is slowed down, and tries again. */
async function begun(url: string, bots: number): Promise<Seated> {
  const token = newToken();
  const seats = [{ kind: 'me' } as const, ...times(bots, () => ({ kind: 'bot', bot: 'greedy' }) as const)];
  const { id } = await insist(() => makeTable(url, token, { game: 'king-of-new-york', seats }));
  const p = await insist(() => Talker.join(url, id, { token }, FROM));
  if (p.table!.status === 'lobby') await insist(() => p.must({ t: 'start' }));
  p.close();
  return { id, token };
}

async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch {
      await sleep(200);
    }
  }
}

/** As many of one command as a socket takes: the next one as soon as there is an answer. */
const ask = (command: object) => (url: string) => flood(url, 10, (p) => p.send(command as never));

/** So many sockets at tables with bots, each doing the same again and again, and coming back when it is cut. */
async function flood(url: string, sockets: number, work: (p: Talker) => Promise<unknown>): Promise<unknown> {
  const tables: Seated[] = [];
  for (let i = 0; i < sockets; i++) tables.push(await begun(url, 1));
  begin();
  return Promise.all(
    tables.map(({ id, token }) =>
      forever(async () => {
        const p = await Talker.join(url, id, { token }, FROM);
        while (p.closed === null) {
          p.heard.length = 0;
          p.frames.length = 0;
          await work(p);
        }
      }),
    ),
  );
}

function raw(url: string, text: string): void {
  const { port, hostname } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true, ...FROM });
  socket.on('error', () => {});
  socket.on('connect', () => socket.write(text));
}

const refusedUpgrade =
  'GET /elsewhere HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

/** A socket that sends as fast as it can and reads nothing. */
const pour = (sockets: number, send: (socket: WebSocket) => void) => async (url: string) => {
  const { id, token } = await begun(url, 1);
  begin();
  await Promise.all(
    times(sockets, () =>
      forever(async () => {
        const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/tables/${id}`, FROM);
        socket.on('error', () => {});
        socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL, token })));
        await new Promise((go) => {
          socket.once('message', go);
          socket.once('close', go);
        });
        socket.pause();
        while (socket.readyState === WebSocket.OPEN) {
          if (socket.bufferedAmount < 1e5) for (let i = 0; i < 200; i++) send(socket);
          await sleep(5);
        }
        await sleep(50);
      }),
    ),
  );
};

export const ATTACKS: Readonly<Record<string, (url: string) => Promise<unknown>>> = {
  pings: pour(1, (socket) => socket.ping(Buffer.alloc(100))),
  messages: pour(10, (socket) => socket.send('{"t":"ping","id":"1"}')),
  frames: pour(10, (socket) => socket.send('', { fin: false })),
  hints: ask({ t: 'hint', seat: 0 }),
  past: ask({ t: 'past', seat: 0, at: 1 }),
  look: ask({ t: 'look', seat: 0 }),
  commands: ask({ t: 'ping' }),
  async reconnects(url) {
    const { id, token } = await begun(url, 1);
    begin();
    const again = () => Talker.join(url, id, { token }, FROM).then((p) => p.socket.terminate());
    await Promise.all(times(30, () => forever(again)));
  },
  lists: (url) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 30, ...FROM });
    const once = () =>
      new Promise((go) => get(`${url}/api/tables`, { agent }, (reply) => reply.resume().on('end', go)).on('error', go));
    begin();
    return Promise.all(times(30, () => forever(once)));
  },
  'half-open': async (url) => {
    for (let i = 0; i < 1500; i++) raw(url, i % 2 === 0 ? '' : refusedUpgrade);
    begin();
    await sleep(1e9);
  },
  bots: async (url) => {
    for (let i = 0; i < 50; i++) {
      const { id, token } = await begun(url, 3);
      forever(async () => {
        const p = await Talker.join(url, id, { token }, FROM);
        while (p.closed === null && (await p.asked()).legal.length > 0) await p.answer();
        await sleep(1000);
      });
    }
    begin();
    await sleep(1e9);
  },
};

const [url, name] = process.argv.slice(2);
if (process.argv[1] === import.meta.filename && url && name) {
  if (new URL(url).hostname !== '127.0.0.1') throw new Error('only this machine is attacked');
  await ATTACKS[name]!(url);
}
