import type { NewTable } from '@ashtown/protocol';
import type { Clock } from '@ashtown/room';
import { PATIENCE } from '@ashtown/room';
import type { Client } from '@ashtown/room/suite';
import { expect, test } from 'vitest';
import { memoryHouse, SERVER } from './memory-house.ts';

/** A clock that goes on when it is told to. */
class Wound implements Clock {
  #up = 0;
  readonly #timers = new Set<{ at: number; run(): void }>();

  now(): number {
    return 1_000_000 + this.#up;
  }

  up(): number {
    return this.#up;
  }

  later(run: () => void, ms: number): () => void {
    const timer = { at: this.#up + ms, run };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  pass(ms: number): void {
    this.#up += ms;
    for (const timer of [...this.#timers]) {
      if (timer.at > this.#up || !this.#timers.delete(timer)) continue;
      timer.run();
    }
  }
}

const { patience: _, ...usual } = SERVER;

async function twoPeople(wish: Partial<NewTable> = {}) {
  const clock = new Wound();
  const tools = memoryHouse(usual, { clock });
  const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }];
  const table = { game: 'scrap', name: 'Ann', seats, options: {}, undo: 'ask', clock: null, public: false } as const;
  const id = (await tools.create('ann', { ...table, ...wish })) as string;
  const ann = await tools.connect(id, 'ann');
  const ben = await tools.connect(id, 'ben');
  await ben.must({ t: 'sit', seat: 1 });
  await ann.must({ t: 'start' });
  return { tools, id, clock, ann, ben };
}

test('somebody is away for long after a minute, and not before', async () => {
  const { clock, ann, ben } = await twoPeople();
  clock.pass(10_000);
  ben.close();
  clock.pass(PATIENCE - 1);
  await ann.settle();
  expect(ann.table!.seats[1]).toMatchObject({ online: false, away: 1_010_000 });
  expect(await ann.send({ t: 'absent', choice: 'bot', seat: 1 })).toEqual({ ok: false, code: 'not-away' });
  clock.pass(2);
  await ann.until(() => ann.table!.seats[1]!.overdue === true);
  await ann.must({ t: 'absent', choice: 'wait', seat: 1 });
  await ann.until(() => ann.table!.seats[1]!.overdue === undefined);
  expect(ann.table!.seats[1]!.away).toBe(1_010_000);
  clock.pass(PATIENCE + 1);
  await ann.until(() => ann.table!.seats[1]!.overdue === true);
});

test('where a match goes over days nobody is away for long', async () => {
  const { clock, ann, ben } = await twoPeople({ clock: { kind: 'async', reserve: 86_400, increment: 0 } });
  ben.close();
  clock.pass(10 * PATIENCE);
  await ann.until(() => ann.table!.seats[1]!.away !== undefined);
  expect(ann.table!.seats[1]!.overdue).toBeUndefined();
});

test('a seat that is kept warm is still kept after a restart, and so is what is proposed', async () => {
  const { tools, id, clock, ann, ben } = await twoPeople();
  ben.close();
  clock.pass(PATIENCE + 1);
  await ann.must({ t: 'absent', choice: 'bot', seat: 1 });
  const later = memoryHouse(usual, { clock, store: tools.house.store });
  const again = await later.connect(id, 'ann');
  expect(again.table!.seats[1]).toMatchObject({ kind: 'bot', kept: true });
  const back = await later.connect(id, 'ben');
  expect([back.mine, back.position!.seat]).toEqual([[1], 1]);
  expect(await back.send({ t: 'return', seat: 1 })).toMatchObject({ ok: true });
});

/** Three people with little time; all but Ben have answered, and his has run out. */
async function late() {
  const clock = new Wound();
  const tools = memoryHouse(usual, { clock });
  const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const wish = { game: 'scrap', name: 'Ann', seats, options: {}, undo: 'ask', public: false } as const;
  const live = { kind: 'live', reserve: 5, increment: 3 } as const;
  const id = (await tools.create('ann', { ...wish, clock: live })) as string;
  const people = await Promise.all(['ann', 'ben', 'cyd'].map((name) => tools.connect(id, name)));
  const [ann, ben, cyd] = people as [Client, Client, Client];
  await ben.must({ t: 'sit', seat: 1 });
  await cyd.must({ t: 'sit', seat: 2 });
  await ann.must({ t: 'start' });
  for (const p of [ann, cyd]) await p.answer();
  clock.pass(6000);
  return { ann, ben, cyd };
}

test('whoever answers though their time had run out is not left behind by the others', async () => {
  const { ann, ben, cyd } = await late();
  await ann.must({ t: 'absent', choice: 'end' });
  await cyd.settle();
  expect(cyd.table!.seats[1]!.motion).toEqual({ what: 'end', waiting: [2] });
  expect(await ben.answer()).toMatchObject({ ok: true });
  await cyd.settle();
  expect(cyd.table!.seats[1]!.motion).toBeUndefined();
  expect(await cyd.send({ t: 'vote', seat: 1, yes: true })).toEqual({ ok: false, code: 'no-motion' });
});

test('whoever comes back to a seat whose time had run out has all of it again', async () => {
  const { ann, ben } = await late();
  await ann.must({ t: 'absent', choice: 'bot' });
  await ben.must({ t: 'return', seat: 1 });
  await ben.settle();
  expect(ben.position!.clock!.left[1]).toBe(5000);
});
