import { join } from 'node:path';
import { ANN, change, record, step } from '@ashtown/room/suite';
import { startServer } from '@ashtown/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DataProblem } from '../src/storage/data-fault.ts';
import { ThreadStorage } from '../src/storage/thread-storage.ts';
import { scratch, TOY } from './tools/in-process.ts';
import { makeTable, newToken, request, Talker } from './tools/talker.ts';

/** Its name says how it goes wrong. */
const openBad = (how: 'dies' | 'hangs') =>
  ThreadStorage.open(join(scratch(), `${how}.db`), new URL('./tools/bad-thread.mjs', import.meta.url));

describe('the data in a thread of its own', () => {
  test('a file that cannot be used is said when it is opened', async () => {
    await expect(ThreadStorage.open('/proc/nothing/a.db')).rejects.toThrow(DataProblem);
    const path = join(scratch(), 'a.db');
    const storage = await ThreadStorage.open(path);
    onTestFinished(() => storage.close());
    await expect(ThreadStorage.open(path)).rejects.toThrow('in use by another process');
  });

  test('what is asked in one go is done in its order, and all of it is there when the file is closed', async () => {
    const path = join(scratch(), 'a.db');
    const storage = await ThreadStorage.open(path);
    let now = record();
    const done = [storage.create(now, ANN) as Promise<string>];
    for (let i = 0; i < 20; i++) {
      const write = step(now, [[0, `${i}`]]);
      done.push(storage.commit(write));
      now = write.after;
    }
    const closed = storage.close();
    expect(new Set(await Promise.all(done))).toEqual(new Set(['ok']));
    await closed;
    await expect(storage.load(now.id)).rejects.toMatchObject({ fault: 'stopped' });
    const again = await ThreadStorage.open(path);
    onTestFinished(() => again.close());
    expect((await again.load(now.id))!.answers.map(([, pick]) => pick)).toEqual(
      Array.from({ length: 20 }, (_, i) => `${i}`),
    );
  });

  test('what the file refuses keeps its code', async () => {
    const storage = await ThreadStorage.open(join(scratch(), 'a.db'));
    onTestFinished(() => storage.close());
    await storage.create(record(), ANN);
    const first = step(record(), [[0, 'a']]);
    await storage.commit(first);
    const twice = step({ ...first.after, length: 0 }, [[0, 'b']]);
    await expect(storage.commit(twice)).rejects.toMatchObject({
      code: expect.stringMatching(/^SQLITE_CONSTRAINT/),
      message: expect.stringContaining('answers'),
    });
    expect(await storage.commit(change(first.after, { rematch: 'x' }))).toBe('ok');
  });
});

describe('a thread that dies', () => {
  test('takes with it what was under way, and nothing is acknowledged any more', async () => {
    const storage = await openBad('dies');
    expect(await storage.create(record(), ANN)).toBe('ok');
    const late = storage.commit(step(record(), [[0, 'a']]));
    await expect(late).rejects.toMatchObject({ fault: 'stopped', message: expect.stringContaining('out of luck') });
    await expect(storage.commit(step(record(), [[0, 'a']]))).rejects.toMatchObject({ fault: 'stopped' });
    await expect(storage.check()).rejects.toMatchObject({ fault: 'stopped' });
  });
});

test('a thread that hangs stops nobody who does not write, and health says so', async () => {
  const path = join(scratch(), 'a.db');
  const good = await ThreadStorage.open(path);
  const { services, ...first } = await startServer({
    settings: { port: 0, logLevel: 'silent' },
    catalog: TOY,
    storage: good,
  });
  const token = newToken();
  const { id } = await makeTable(first.url, token, { game: 'scrap', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const ann = await Talker.join(first.url, id, { token });
  const { id: other } = await makeTable(first.url, token, { game: 'scrap', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const hanging = await openBad('hangs');
  await hanging.player('ann');
  // From here on whatever this table writes, and whatever is checked, waits for a disk that does not answer.
  services.storage.commit = hanging.commit.bind(hanging);
  services.storage.check = hanging.check.bind(hanging);
  let isAcknowledged = false;
  void ann.send({ t: 'chat', text: 'anybody there?' }).then(() => {
    isAcknowledged = true;
  });
  const longest = await longestWait(async () => {
    const { status, json } = await request(first.url, '/health');
    expect([status, json.data]).toEqual([503, 'stuck']);
  });
  expect((await Talker.join(first.url, other, { token })).table!.id).toBe(other);
  expect(isAcknowledged).toBe(false);
  expect(longest).toBeLessThan(2000);
  const start = performance.now();
  await first.stop();
  expect(performance.now() - start).toBeLessThan(5000);
});

/** The longest time the event loop stood still meanwhile, in milliseconds. */
async function longestWait(work: () => Promise<void>): Promise<number> {
  let last = performance.now();
  let longest = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 10);
  await work();
  clearInterval(timer);
  return longest;
}
