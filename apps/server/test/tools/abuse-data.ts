import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import Database from 'libsql';
import { insideOf, round } from './abuse.ts';
import { NO_LIMITS, ServerProcess } from './server-process.ts';
import { makeTable, newToken, request, Talker } from './talker.ts';

/** What happens to the data of a server, or to its clock, while somebody plays on it. */

export interface Told {
  scenario: string;
  /** What a command was answered meanwhile, and what health said after how many seconds. */
  command: string;
  health: string;
  noticed: number | string;
  standstill: number;
  /** Whether everything acknowledged was there in the end. */
  after: string;
}

const sleep = (ms: number) => new Promise((go) => setTimeout(go, ms));
const envOf = (data: string) => ({
  ...{ PORT: '0', ASHTOWN_DATA: data, ASHTOWN_LOG: 'silent', ASHTOWN_RATE_CHAT: '1000' },
  ...NO_LIMITS,
});

/** Eight days at once, at a signal; and what a server does every hour it does every second. */
const JUMP = `data:text/javascript,${encodeURIComponent(`
  const { now } = Date; let ahead = 0; Date.now = () => now() + ahead;
  process.on('SIGUSR2', () => { ahead = 8 * 24 * 3600 * 1000; });
  const every = setInterval; globalThis.setInterval = (run, ms, ...rest) => every(run, ms === 3600000 ? 1000 : ms, ...rest);
`)}`;

async function seated(url: string) {
  const tokens = [newToken(), newToken()] as const;
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const { id } = await makeTable(url, tokens[0], { game: 'king-of-new-york', seats: [...seats] });
  const ann = await Talker.join(url, id, { token: tokens[0] });
  const ben = await Talker.join(url, id, { token: tokens[1] });
  await ben.must({ t: 'sit', seat: 1 });
  return { id, tokens, ann, ben };
}

const say = async (p: Talker, text: string): Promise<string> => {
  const reply = await p.send({ t: 'chat', text });
  return reply.ok ? 'ok' : reply.code;
};

/** Asks for health until it is not well. */
async function sick(url: string, within: number): Promise<{ health: string; noticed: number | string }> {
  const start = performance.now();
  while (performance.now() - start < within * 1000) {
    const { status, json } = await request(url, '/health');
    if (status !== 200) return { health: `${status} ${json.data}`, noticed: round((performance.now() - start) / 1000) };
    await sleep(250);
  }
  return { health: '200', noticed: 'not at all' };
}

/** Spoils something under a server, and looks what it says. */
async function spoil(scenario: string, data: string, act: () => void, shell = ''): Promise<Told> {
  const server = await ServerProcess.start(envOf(data), [], shell);
  try {
    const { ann } = await seated(server.url);
    await say(ann, 'before');
    await insideOf(server.url);
    act();
    let command = 'ok';
    for (let i = 0; i < 400 && command === 'ok'; i++) command = await say(ann, `${i} ${'x'.repeat(400)}`);
    const told = await sick(server.url, 15);
    if (command === 'ok') command = await say(ann, 'after');
    return {
      scenario,
      command,
      ...told,
      standstill: (await insideOf(server.url)).standstill,
      after: '–',
    };
  } finally {
    await server.stop('SIGKILL');
  }
}

export const deleted = (data: string): Promise<Told> => spoil('the file is deleted', data, () => rmSync(data));

export async function damaged(data: string): Promise<Told> {
  const first = await ServerProcess.start(envOf(data));
  for (let i = 0; i < 20; i++) await seated(first.url);
  await first.stop();
  const garbage = () => {
    const file = openSync(data, 'r+');
    const { size } = statSync(data);
    writeSync(file, Buffer.alloc(size - 4096, 0xa5), 0, size - 4096, 4096);
    closeSync(file);
  };
  const told = await spoil('garbage in the file', data, garbage);
  const again = new ServerProcess(envOf(data));
  const code = await again.exited;
  return { ...told, after: `exit code ${code} at the next start` };
}

export const full = (data: string): Promise<Told> =>
  spoil('the disk is full', data, () => {}, `trap '' XFSZ; ulimit -f 1024`);

export async function locked(data: string, seconds: number): Promise<Told> {
  const server = await ServerProcess.start(envOf(data));
  try {
    const { id, ann, tokens } = await seated(server.url);
    await say(ann, 'before');
    await insideOf(server.url);
    const other = new Database(data);
    other.exec('BEGIN IMMEDIATE');
    const end = performance.now() + seconds * 1000;
    const codes = new Set<string>();
    const told = await sick(server.url, 10);
    while (performance.now() < end) codes.add(await say(ann, 'locked'));
    const { standstill } = await insideOf(server.url);
    other.exec('ROLLBACK');
    other.close();
    const after = await say(ann, 'after');
    await server.stop('SIGKILL');
    const again = await ServerProcess.start(envOf(data));
    const back = await Talker.join(again.url, id, { token: tokens[0] });
    await back.settle();
    const there = back.chat.map(({ text }) => text);
    await again.stop('SIGKILL');
    const kept = ['before', 'after'].every((text) => there.includes(text)) && !there.includes('locked');
    const scenario = `locked for ${seconds} s`;
    return {
      scenario,
      command: [...codes].join(' '),
      ...told,
      standstill,
      after: kept ? `${after}, all there` : 'lost',
    };
  } finally {
    await server.stop('SIGKILL');
  }
}

export async function jumped(data: string): Promise<Told> {
  const server = await ServerProcess.start(envOf(data), ['--import', JUMP]);
  try {
    const { id, ann, ben, tokens } = await seated(server.url);
    const { id: left } = await makeTable(server.url, tokens[0], {
      game: 'king-of-new-york',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    server.child.kill('SIGUSR2');
    await sleep(3500);
    const command = await say(ann, 'eight days later');
    await ben.must({ t: 'rename', name: 'Ben' });
    await ann.must({ t: 'start' });
    const { status } = await request(server.url, '/health');
    const { standstill } = await insideOf(server.url);
    await server.stop('SIGKILL');
    const again = await ServerProcess.start(envOf(data));
    const back = await Talker.join(again.url, id, { token: tokens[1] });
    await back.settle();
    const { status: lobby } = await request(again.url, `/api/tables/${left}`);
    const kept = back.table!.status === 'playing' && back.chat.at(-1)?.text === 'eight days later' && lobby === 200;
    await again.stop('SIGKILL');
    const after = kept ? 'all there' : 'lost';
    return { scenario: 'clock 8 days ahead', command, health: `${status}`, noticed: '–', standstill, after };
  } finally {
    await server.stop('SIGKILL');
  }
}
