import { findGame } from '@ashtown/catalog';
import { create } from '@ashtown/host';
import type { Thought } from '@ashtown/room';
import { expect, onTestFinished, test } from 'vitest';
import { Metrics } from '../src/metrics.ts';
import { FairQueue } from '../src/thinking/fair-queue.ts';
import { Thinkers, type ThinkersOptions } from '../src/thinking/thinkers.ts';
import { Whereabouts } from '../src/whereabouts.ts';

const ODD = new URL('./tools/odd-worker.mjs', import.meta.url);
const { game } = findGame('king-of-new-york')!;

function thinkers(options: ThinkersOptions = {}): Thinkers {
  const made = new Thinkers(new Metrics(), { threads: 1, budget: 200, worker: ODD, ...options });
  onTestFinished(() => made.stop());
  return made;
}

function thought(bot: string, host = 'ann', signal = new AbortController().signal): Thought {
  const seats = ['Ann', 'Bo'].map((name) => ({ name, kind: 'bot', bot: 'greedy' }) as const);
  const opened = create({ game, seats, seed: '00112233445566778899aabbccddeeff' });
  if (!opened.ok) throw new Error(opened.problem);
  const [seat] = opened.host.asked;
  return { game, bot, seat: seat!, turn: opened.host.turn(seat!), table: 't', host, signal };
}

test('bots and hints think in a thread, as they would here', async () => {
  const made = new Thinkers(new Metrics(), { threads: 1 });
  onTestFinished(() => made.stop());
  const asked = thought('greedy');
  expect(asked.turn.legal).toContainEqual(await made.think(asked));
  const { best } = await made.advise('hint', asked);
  expect(asked.turn.legal).toEqual(expect.arrayContaining(best.map(({ pick }) => pick)));
  const chances = await made.advise('chances', asked);
  expect(chances.reduce((sum, x) => sum + x)).toBeCloseTo(1);
  await expect(made.think(thought('nobody'))).rejects.toThrow('no bot is called nobody');
});

test.each(['throws', 'dies', 'hangs'])(
  'a bot that %s: what it was asked rejects, and the next one is answered',
  async (bot) => {
    const made = thinkers();
    await expect(made.think(thought(bot))).rejects.toThrow();
    const next = thought('legal');
    expect(await made.think(next)).toEqual(next.turn.legal[0]);
  },
);

test('ten who flood with hints: whoever comes last waits for one of each, not for all', async () => {
  const made = thinkers();
  const order: string[] = [];
  const all = Array.from({ length: 200 }, (_, i) =>
    made.advise('hint', thought('', `flood ${i % 10}`)).then(() => order.push('hint')),
  );
  const last = made.think(thought('legal', 'quiet')).then(() => order.push('quiet'));
  await Promise.all([...all, last]);
  expect(order.indexOf('quiet')).toBeLessThanOrEqual(11);
  expect(order).toHaveLength(201);
});

test('forty names at one address take the turns of one', async () => {
  const made = thinkers();
  const order: string[] = [];
  const all = Array.from({ length: 40 }, (_, i) =>
    made.think(thought('legal', `name ${i}`), '10.0.0.1').then(() => order.push('name')),
  );
  const last = made.think(thought('legal', 'quiet'), '10.0.0.2').then(() => order.push('quiet'));
  await Promise.all([...all, last]);
  expect(order.indexOf('quiet')).toBeLessThanOrEqual(2);
});

test('a table is played from where its first guest still there is', () => {
  const whereabouts = new Whereabouts();
  for (const address of ['a', 'b', 'a']) whereabouts.enter('t', address);
  expect([whereabouts.of('t'), whereabouts.of('elsewhere')]).toEqual(['a', undefined]);
  whereabouts.leave('t', 'a');
  expect(whereabouts.of('t')).toBe('b');
  for (const address of ['a', 'b', 'b']) whereabouts.leave('t', address);
  expect(whereabouts.of('t')).toBeUndefined();
});

test('a thought nobody wants any more leaves the queue, and only so many may wait', async () => {
  const made = thinkers({ mostWaiting: 2 });
  const first = made.think(thought('legal'));
  const moot = new AbortController();
  const second = made.think(thought('hangs', 'ann', moot.signal));
  const third = made.think(thought('legal'));
  await expect(made.think(thought('legal'))).rejects.toThrow('too many');
  moot.abort();
  expect(await second).toBeUndefined();
  expect(await first).toEqual(await third);
});

test('a fair queue takes turns among keys, and keeps the order of each', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.push(item[0]!, item);
  expect(queue.remove('a', 'a2')).toBe(true);
  expect(queue.remove('a', 'a2')).toBe(false);
  expect(Array.from({ length: 6 }, () => queue.shift(0))).toEqual(['a1', 'b1', 'c1', 'a3', 'c2', undefined]);
  expect(queue.size).toBe(0);
});

test('whoever brings a crowd rests after each of it, and nobody else', () => {
  const queue = new FairQueue<string>(10);
  for (let n = 1; n <= 6; n++) queue.push('a', `a${n}`);
  for (const item of ['b1', 'b2']) queue.push('b', item);
  expect([0, 0, 0, 0, 9].map((now) => queue.shift(now))).toEqual(['a1', 'b1', 'b2', undefined, undefined]);
  expect(queue.next()).toBe(10);
  expect([10, 19, 20, 20, 20].map((now) => queue.shift(now))).toEqual(['a2', undefined, 'a3', 'a4', 'a5']);
  expect([queue.clear(), queue.size, queue.next()]).toEqual([['a6'], 0, null]);
});
