import { makeCode, makeId, type Write } from '@ashtown/room';
import type { Storage } from '@ashtown/server';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Bus } from '../src/storage/commons.ts';
import { PostgresStorage } from '../src/storage/postgres/postgres-storage.ts';
import { runChaos } from './tools/chaos/chaos.ts';
import { check, type Flaw, type Promised } from './tools/chaos/checker.ts';
import { Company } from './tools/chaos/company.ts';
import { serve, TOY } from './tools/in-process.ts';
import { PostgresServer } from './tools/postgres.ts';

test('three nodes behind a proxy, hurt in every way: nobody is lied to, and every match comes to its end', async () => {
  // A busy machine takes its time to start a database again.
  const promised = { back: 20_000 };
  const { findings, ...figures } = await runChaos({ nodes: 3, tables: 6, seconds: 0, think: 50, calm: 500, promised });
  console.log(JSON.stringify({ ...figures, findings }));
  expect(findings.map(({ detail }) => detail).join('\n')).toBe('');
  expect(Object.values(figures.faults)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(figures.answers).toBeGreaterThan(50);
  expect(Object.keys(figures.others).sort()).toEqual(expect.arrayContaining(['rematch', 'sit', 'undo']));
});

/** Whoever finds nothing at so many companies is blind. */
const COMPANIES = 12;

describe('real faults, planted in the storage of two nodes, are found', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await PostgresServer.start();
  });
  afterAll(() => postgres.stop());

  /** What is found at a few tables whose people are at two nodes, with storages that do as `plant` says. */
  async function flawsWith(
    plant: (storage: PostgresStorage) => Storage,
    promised?: Partial<Promised>,
  ): Promise<Flaw[]> {
    const data = await postgres.database();
    const node = async () =>
      serve({ data, logLevel: 'silent', rateChat: 1e6 }, TOY, plant(await PostgresStorage.open(data)));
    const nodes = [await node(), await node()] as const;
    const urlOf = (seat: number) => nodes[seat % 2]!.url;
    const storage = await PostgresStorage.open(data);
    onTestFinished(() => storage.close());
    const takebacksOf = (table: string) => storage.takebacks(table);
    const settings = { urlOf, takebacksOf, catalog: TOY, game: 'scrap', people: 4, bots: 0, think: 5, patience: 5000 };
    const all = Array.from({ length: 4 }, async () => {
      const company = await Company.gather(settings);
      await company.play();
      return check(company.history, await company.truth(), promised);
    });
    return (await Promise.all(all)).flat().map(({ flaw }) => flaw);
  }

  /** All of a thing but for what is given. */
  const instead = <T extends object>(thing: T, own: Partial<T>): T =>
    new Proxy(thing, {
      get(target, name) {
        const value = Reflect.get(own, name) ?? Reflect.get(target, name, target);
        return typeof value === 'function' && !Object.hasOwn(own, name) ? value.bind(target) : value;
      },
    });

  test('none without them', async () => {
    expect(await flawsWith((storage) => storage)).toEqual([]);
  });

  test('a notification that gets lost', async () => {
    const bus: Bus = { tell() {}, listen: async () => {} };
    const mute = (storage: Storage) => instead(storage, { commons: instead(storage.commons!, { bus }) });
    expect(await flawsWith(mute, { told: 100 })).toContain('untold');
  });

  test('a write without its version', async () => {
    const blind = (storage: Storage) =>
      instead(storage, {
        async commit(write: Write) {
          const done = await storage.commit(write);
          if (done === 'ok') return done;
          const { record } = (await storage.load(write.before.id))!;
          return storage.commit({ ...write, before: record, after: { ...write.after, revision: record.revision + 1 } });
        },
      });
    expect(await flawsWith(blind)).toContain('lost');
  });

  test('a taking back that is acknowledged and not written', async () => {
    const hasty = (storage: Storage) =>
      instead(storage, {
        commit: async (write: Write) =>
          write.step && write.step.keep < write.before.length ? 'ok' : storage.commit(write),
      });
    // People take back when they like: some companies never do.
    const flaws: Flaw[] = [];
    for (let nth = 0; nth < COMPANIES && !flaws.includes('lost'); nth++) flaws.push(...(await flawsWith(hasty)));
    expect(flaws).toContain('lost');
  });

  test('another match that is made twice', async () => {
    const twice = (storage: Storage) =>
      instead(storage, {
        async create(record, ...rest) {
          await storage.create({ ...record, id: makeId(), code: makeCode() }, ...rest);
          return storage.create(record, ...rest);
        },
      });
    expect(await flawsWith(twice)).toContain('doubled');
  });

  test('an acknowledgement before the commit', async () => {
    let n = 0;
    const hasty = (storage: Storage) =>
      instead(storage, {
        // As if the process had died in between, now and then.
        commit: async (write: Write) => (write.step && ++n % 10 === 0 ? 'ok' : storage.commit(write)),
      });
    // Now and then so soon that nobody gets any further.
    expect(await flawsWith(hasty)).toContainEqual(expect.stringMatching(/lost|unlawful|unfinished/));
  });
});
