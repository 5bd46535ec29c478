import type { SeatWish } from '@ashtown/protocol';
import { type Here, type House, MemoryStore, type Neighbours, thinkNow } from '@ashtown/room';
import { toy } from '@ashtown/testkit/toy';
import { expect, test, vi } from 'vitest';
import { memoryHouse, SERVER } from './memory-house.ts';

/** Two houses over one store. They hear of each other when a test lets them, and whenever they look. */
function twoHouses(more: Partial<House> = {}) {
  const store = new MemoryStore();
  const here = [new Map<string, Here>(), new Map<string, Here>()];
  let thinker: number | null = null;
  const news = async (me: number, table: string) => {
    const kept = await store.load(table);
    const there = here[1 - me]!.get(table);
    return kept && { revision: kept.record.revision, elsewhere: there ? [there] : [] };
  };
  const neighbours = (me: number): Neighbours => ({
    tell: (table, now) => void here[me]!.set(table, now),
    look: (table) => news(me, table),
    async claim() {
      thinker ??= me;
      return thinker === me;
    },
    hasOlder: async () => false,
    leave(table) {
      here[me]!.delete(table);
      if (thinker === me) thinker = null;
    },
  });
  const rules = { ...SERVER, patience: 60_000 };
  const houses = [0, 1].map((me) => memoryHouse(rules, { store, neighbours: neighbours(me), ...more }));
  const hear = async (me: number, id: string) => (await houses[me]!.open(id)).refresh();
  return { store, houses: houses as [(typeof houses)[0], (typeof houses)[0]], hear };
}

const OPEN: SeatWish = { kind: 'open' };

/** Ann at one house, Ben at the other, and whoever else sits there. */
async function company(tools: ReturnType<typeof twoHouses>, ...others: SeatWish[]) {
  const [first, second] = tools.houses;
  const wish = { game: toy.id, name: 'Ann', options: {}, undo: 'ask', clock: null, public: false } as const;
  const id = (await first.create('ann', { ...wish, seats: [{ kind: 'me' }, OPEN, ...others] })) as string;
  const ann = await first.connect(id, 'ann');
  const ben = await second.connect(id, 'ben');
  await ben.must({ t: 'sit', seat: 1 });
  await ann.must({ t: 'start' });
  await tools.hear(1, id);
  return { id, ann, ben };
}

test('nobody is refused for what has changed elsewhere', async () => {
  const tools = twoHouses();
  const { ann, ben } = await company(tools);
  expect(ann.table!.seats[1]).toMatchObject({ kind: 'human', name: 'Ben' });
  expect(await ben.send({ t: 'start' })).toEqual({ ok: false, code: 'not-host' });
});

test('what others write is told from where one knew, and who is with them is there', async () => {
  const tools = twoHouses();
  const { id, ann, ben } = await company(tools);
  await ann.must({ t: 'chat', text: 'hello' });
  expect(await ann.answer()).toMatchObject({ ok: true, at: 1 });
  const heard = ben.heard.length;
  await tools.hear(1, id);
  const told = ben.heard.slice(heard);
  expect(told.map((m) => m.t)).toEqual(['moment', 'chat']);
  expect(told[0]).toMatchObject({ from: 0, entries: [{ at: 0, seat: 0 }], position: { at: 1 } });
  await tools.hear(1, id);
  expect(ben.heard).toHaveLength(heard + 2);
  await ben.until(() => ben.table!.seats[0]!.online);
});

test('two people who ask for a rematch at once, in two houses, meet at one table', async () => {
  const tools = twoHouses();
  const { id, ann, ben } = await company(tools);
  while (ann.table!.status !== 'over') {
    for (const p of [ann, ben]) if (p.isAsked()) await p.answer();
    for (const house of [0, 1]) await tools.hear(house, id);
  }
  const create = vi.spyOn(tools.store, 'create');
  const [mine, yours] = await Promise.all([ann.send({ t: 'rematch' }), ben.send({ t: 'rematch' })]);
  expect(mine).toMatchObject({ ok: true, table: expect.any(String) });
  expect(yours).toEqual(mine);
  const made = await Promise.all(create.mock.results.map(({ value }) => value));
  expect(made.filter((x) => x === 'ok')).toHaveLength(1);
});

test('what others take back is told, also where as many answers are there afterwards', async () => {
  const tools = twoHouses();
  const { id, ann, ben } = await company(tools);
  await ann.answer();
  await tools.hear(1, id);
  const before = ben.position;
  await ann.must({ t: 'undo', seat: 0 });
  await ann.until(() => ann.position!.at === 0);
  await ann.answer((p) => p.legal[1]!.pick);
  const heard = ben.heard.length;
  await tools.hear(1, id);
  expect(ben.heard[heard]).toMatchObject({ t: 'moment', from: 0, position: { at: 1 } });
  expect(ben.log.map((entry) => entry.at)).toEqual([-1, 0]);
  expect(ben.position!.at).toBe(before!.at);
  await tools.hear(0, id);
  await ann.must({ t: 'undo', seat: 0 });
  await tools.hear(1, id);
  const moved = await tools.houses[1].open(id);
  expect(moved.record.consents?.undone).toHaveLength(1);
  expect(moved.host!.consents).toBe(moved.record.consents);
});

test('a room that closes keeps no position the others have left, though it has as many answers', async () => {
  const tools = twoHouses();
  const { id, ann } = await company(tools);
  await ann.answer();
  await tools.hear(1, id);
  await ann.must({ t: 'undo', seat: 0 });
  await ann.until(() => ann.position!.at === 0);
  await ann.answer((p) => p.legal[1]!.pick);
  await (await tools.houses[1].open(id)).rest();
  expect((await tools.store.load(id))!).toMatchObject({ record: { length: 1 }, snapshots: [] });
  await (await tools.houses[0].open(id)).rest();
  expect((await tools.store.load(id))!.snapshots).toMatchObject([{ at: 1 }]);
});

test('both answer at once: each is taken, in the order of the store', async () => {
  const tools = twoHouses();
  const { id, ann, ben } = await company(tools);
  const replies = await Promise.all([ann.answer(), ben.answer()]);
  expect(replies.map((r) => r.ok)).toEqual([true, true]);
  for (const me of [0, 1]) await tools.hear(me, id);
  for (const p of [ann, ben]) expect(p.log.map((entry) => entry.at)).toEqual([-1, 0, 1]);
});

test('bots think in one house, and in the other one once that has closed', async () => {
  const thought = vi.fn(async (thought) => thinkNow(thought));
  const tools = twoHouses({ think: thought });
  const { id, ann, ben } = await company(tools, { kind: 'bot', bot: 'greedy' });
  await vi.waitFor(async () => expect((await tools.store.load(id))!.answers).toHaveLength(1));
  expect(thought).toHaveBeenCalledTimes(1);
  await (await tools.houses[0].open(id)).rest();
  ann.close();
  const other = await tools.houses[1].open(id);
  while (thought.mock.calls.length < 2) {
    const { asked, ply } = other.host!;
    const seat = asked.find((s) => s < 2);
    if (seat === undefined) await new Promise((go) => setTimeout(go, 20));
    else await other.answer(seat, ply, other.host!.turn(seat).legal[0], () => true);
  }
  const { at } = ben.position!;
  await ben.until(() => ben.position!.at > at);
});
