import type { Seat } from '@ashtown/engine';
import { type Advice, type AdviceKind, open } from '@ashtown/host';
import type { NewTable, ServerMessage } from '@ashtown/protocol';
import {
  type Guest,
  keptOf,
  MemoryStore,
  matchOf,
  type Outgoing,
  type Question,
  Room,
  type Thought,
  thinkNow,
} from '@ashtown/room';
import { toy } from '@ashtown/testkit/toy';
import { describe, expect, test, vi } from 'vitest';
import { memoryHouse, PAGE, SERVER } from './memory-house.ts';

const ANN = { id: 'ann', hash: '', name: 'Ann' };
const BOT = { kind: 'bot', bot: 'greedy' } as const;
const wish = (seats: NewTable['seats'], more: Partial<NewTable> = {}): NewTable => ({
  ...{ game: 'scrap', name: 'Ann', seats, options: {}, undo: 'ask', clock: null, public: false },
  ...more,
});

type Tools = ReturnType<typeof memoryHouse>;
async function sit({ create, connect }: Tools, seats: NewTable['seats'], more: Partial<NewTable> = {}) {
  const id = (await create('ann', wish(seats, more))) as string;
  const ann = await connect(id, 'ann');
  await ann.must({ t: 'start' });
  return { id, ann };
}

test('a bot of any temperament is settled when the match begins: as the level where the game knows none', async () => {
  const tools = memoryHouse(SERVER);
  const any = { kind: 'bot', bot: 'hard:any' } as const;
  const id = (await tools.create('ann', wish([{ kind: 'me' }, any, { kind: 'open' }]))) as string;
  const ann = await tools.connect(id, 'ann');
  await ann.must({ t: 'fill', seat: 2, bot: 'normal:raider' });
  expect(await ann.send({ t: 'fill', seat: 2, bot: 'normal:saint' })).toMatchObject({ ok: false, code: 'bad-seats' });
  expect(ann.table!.seats.map(({ bot }) => bot)).toEqual([undefined, 'hard:any', 'normal:raider']);
  await ann.must({ t: 'start' });
  expect(ann.table!.seats.map(({ bot }) => bot)).toEqual([undefined, 'hard', 'normal:raider']);
  expect(await tools.create('ann', wish([{ kind: 'me' }, { kind: 'bot', bot: 'easy:any' }]))).not.toBeTypeOf('string');
});

describe('advice', () => {
  /** Advisers of a test, who are told what they were asked. */
  function advisers(answer: (kind: AdviceKind, question: Question) => Promise<unknown>) {
    const asked: [AdviceKind, Question][] = [];
    const advise = <K extends AdviceKind>(kind: K, question: Question) => {
      asked.push([kind, question]);
      return answer(kind, question) as Promise<Advice[K]>;
    };
    return { asked, advise };
  }

  test('is thought of once for a state and a seat, elsewhere where the house says so', async () => {
    const { asked, advise } = advisers(async (kind) => (kind === 'hint' ? { best: [] } : [0.25, 0.75]));
    const { id, ann } = await sit(memoryHouse(SERVER, { advise }), [{ kind: 'me' }, BOT]);
    await ann.asked();
    const [one, two] = await Promise.all([ann.must({ t: 'hint', seat: 0 }), ann.must({ t: 'hint', seat: 0 })]);
    expect(two.hint).toEqual(one.hint);
    expect(asked).toMatchObject([['hint', { seat: 0, table: id, host: 'ann' }]]);
    expect((await ann.must({ t: 'chances', seat: 0 })).chances).toEqual([0.25, 0.75]);
    await ann.answer();
    await ann.until(() => ann.isAsked() && ann.position!.at > 1);
    await ann.must({ t: 'hint', seat: 0 });
    expect(asked.map(([kind]) => kind)).toEqual(['hint', 'chances', 'hint']);
  });

  test('that takes long keeps nobody waiting, and is given up once the match goes on', async () => {
    const { asked, advise } = advisers((_, { signal }) => new Promise((_, no) => signal.addEventListener('abort', no)));
    const { ann } = await sit(memoryHouse(SERVER, { advise }), [{ kind: 'me' }, BOT]);
    await ann.asked();
    const hint = ann.send({ t: 'hint', seat: 0 });
    expect(await ann.answer()).toMatchObject({ ok: true });
    expect(await hint).toEqual({ ok: false, code: 'no-hint' });
    expect(asked[0]![1].signal.aborted).toBe(true);
  });

  test('that fails is refused, reported, and hurts nothing', async () => {
    const failed = vi.fn();
    const { advise } = advisers(() => Promise.reject(new Error('no idea')));
    const { ann } = await sit(memoryHouse(SERVER, { advise, watcher: { failed } }), [{ kind: 'me' }, BOT]);
    await ann.asked();
    expect(await ann.send({ t: 'hint', seat: 0 })).toEqual({ ok: false, code: 'no-hint' });
    expect(failed.mock.calls[0]!.slice(1, 2)).toEqual(['advice failed']);
    expect(await ann.answer()).toMatchObject({ ok: true });
  });
});

test('what can be answered is told only to who has no rules, and once for all of the same eyes', async () => {
  const tools = memoryHouse(SERVER);
  const { id, ann } = await sit(tools, [{ kind: 'me' }, BOT]);
  await ann.asked();
  const heard: Outgoing[] = [];
  const page = (): Guest => ({ player: ANN, send: (out) => void heard.push(out), dismiss() {} });
  const room = await tools.open(id);
  for (const guest of [page(), page()]) await room.join(guest);
  await ann.answer();
  await ann.until(() => ann.isAsked() && ann.position!.at > 1);
  expect(ann.position!.legal.map((offer) => offer.pick)).toEqual(toy.legal(ann.position!.view as never, 0));
  const moments = heard.filter(({ message }) => message.t === 'moment');
  expect(moments.length).toBeGreaterThan(3);
  for (const { text } of moments) expect(text).not.toContain('"legal"');
  expect(new Set(moments.slice(2)).size).toBe((moments.length - 2) / 2);
});

describe('bots', () => {
  test('whose answer cannot be written think again before long, though nothing else happens', async () => {
    const tools = memoryHouse(SERVER, { watcher: {} });
    const { id, ann } = await sit(tools, [{ kind: 'me' }, BOT]);
    await ann.asked();
    const { commit } = tools.house.store;
    let isGone = true;
    tools.house.store.commit = async (write) => {
      const isBots = write.step?.answers.some(([seat]) => seat === 1);
      if (isGone && isBots) {
        isGone = false;
        throw new Error('gone for a moment');
      }
      return commit.call(tools.house.store, write);
    };
    while (isGone) {
      await ann.until(() => ann.isAsked() || !isGone);
      const { at } = ann.position!;
      if (isGone) await ann.answer();
      await ann.until(() => ann.position!.at > at || !isGone);
    }
    const written = async () => (await tools.store.load(id))!.answers.filter(([seat]) => seat === 1).length;
    const before = await written();
    await vi.waitFor(async () => expect(await written()).toBeGreaterThan(before), 5000);
  });

  test('think without keeping anybody waiting, and are told when nobody wants their answer any more', async () => {
    const thoughts: (Thought & { answer(): void })[] = [];
    const think = (thought: Thought) =>
      new Promise((resolve) => thoughts.push({ ...thought, answer: () => resolve(thinkNow(thought)) }));
    const { ann } = await sit(memoryHouse(SERVER, { think }), [{ kind: 'me' }, BOT]);
    await vi.waitFor(() => expect(thoughts).toHaveLength(1));
    await ann.asked();
    await ann.answer();
    await ann.must({ t: 'rename', name: 'Eva' });
    expect([thoughts.length, thoughts[0]!.signal.aborted]).toEqual([1, false]);
    await ann.must({ t: 'undo', seat: 0 });
    expect([thoughts.length, thoughts[0]!.signal.aborted]).toEqual([2, true]);
    thoughts[0]!.answer();
    await ann.settle();
    expect(ann.position!.at).toBe(0);
    thoughts[1]!.answer();
    await ann.until(() => ann.position!.at === 1);
    expect(ann.log.at(-1)).toMatchObject({ at: 0, seat: 1 });
  });

  test.each([
    ['fails', () => Promise.reject(new Error('no idea'))],
    ['cheats', () => Promise.resolve('everything')],
  ])('one that %s is replaced by chance for one answer, and it is reported', async (_, think) => {
    const failed = vi.fn();
    const { ann } = await sit(memoryHouse(SERVER, { think, watcher: { failed } }), [{ kind: 'me' }, BOT]);
    await ann.until(() => ann.position?.at === 1);
    expect(failed.mock.calls[0]!.slice(1, 2)).toEqual(['a bot failed']);
  });

  test('do not play for nobody, unless the house lets them', async () => {
    const { ann } = await sit(memoryHouse(PAGE), [{ kind: 'me' }, BOT]);
    await ann.must({ t: 'leave', seat: 0 });
    await ann.until(() => ann.table!.abandoned === true);
    expect(ann.position).toMatchObject({ asked: [], result: null });
    const lively = { ...PAGE, botsAlone: true };
    const { ann: watcher } = await sit(memoryHouse(lively), [{ kind: 'me' }, BOT]);
    await watcher.must({ t: 'leave', seat: 0 });
    await watcher.until(() => watcher.position!.result !== null);
    expect(await memoryHouse(lively).create('ann', wish([BOT, BOT]))).toEqual(expect.any(String));
    expect(await memoryHouse(PAGE).create('ann', wish([BOT, BOT]))).toMatchObject({ code: 'bad-seats' });
  });
});

describe('the rules of a game', () => {
  test('that break refuse the answer as broken, and change nothing', async () => {
    let broken = false;
    const apply: typeof toy.apply = (s, ...rest) => {
      if (broken) throw new Error('a broken rule');
      toy.apply(s, ...rest);
    };
    const failed = vi.fn();
    const tools = memoryHouse(SERVER, { game: () => ({ ...toy, apply }), watcher: { failed } });
    const { ann } = await sit(tools, [{ kind: 'me' }, { kind: 'local', name: 'Bo' }]);
    await ann.must({ t: 'look', seat: 0 });
    broken = true;
    expect(await ann.answer()).toEqual({ ok: false, code: 'broken' });
    expect(failed).toHaveBeenCalledTimes(1);
    broken = false;
    expect(await ann.answer()).toMatchObject({ ok: true, at: 1 });
  });
});

test('those who see the same are told the same text, made once', async () => {
  const tools = memoryHouse(SERVER);
  const { id, ann } = await sit(tools, [{ kind: 'me' }, { kind: 'local', name: 'Bo' }]);
  const room = await tools.open(id);
  const texts: string[][] = [];
  const stringify = vi.spyOn(JSON, 'stringify');
  const visit = (eyes: Seat | null) => {
    const heard: string[] = [];
    texts.push(heard);
    const guest: Guest = { player: ANN, send: ({ text }) => heard.push(text), dismiss() {} };
    return room.join(guest, eyes);
  };
  for (const eyes of [0, 0, null, null]) await visit(eyes);
  await ann.must({ t: 'look', seat: 0 });
  const before = texts.map((heard) => heard.length);
  stringify.mockClear();
  await ann.answer();
  await vi.waitFor(() => expect(texts.every((heard, i) => heard.length > before[i]!)).toBe(true));
  const moments = (m: unknown) => (m as ServerMessage)?.t === 'moment';
  expect(stringify.mock.calls.filter(([m]) => moments(m))).toHaveLength(2);
  expect(new Set(texts.map((heard) => heard.at(-1))).size).toBe(2);
  stringify.mockRestore();
});

test('when somebody’s time has run out all are told, and the others choose', async () => {
  let up = 0;
  const timers: { run(): void; ms: number }[] = [];
  const clock = {
    now: Date.now,
    up: () => up,
    later(run: () => void, ms: number) {
      timers.push({ run, ms });
      return () => {};
    },
  };
  const tools = memoryHouse(SERVER, { clock });
  const id = (await tools.create(
    'ann',
    wish([{ kind: 'me' }, { kind: 'open' }], { clock: { kind: 'live', reserve: 5, increment: 0 } }),
  )) as string;
  const ann = await tools.connect(id, 'ann');
  const ben = await tools.connect(id, 'ben');
  await ben.must({ t: 'sit', seat: 1 });
  await ann.must({ t: 'start' });
  await ben.asked();
  await ben.answer();
  up = 5001;
  timers.findLast(({ ms }) => ms > 1000)!.run();
  await ben.until(() => ben.position!.clock!.expired === 0);
  expect(await ann.send({ t: 'absent', choice: 'end' })).toEqual({ ok: false, code: 'not-yours' });
  await ben.must({ t: 'absent', choice: 'bot' });
  await ben.until(() => ben.table!.seats[0]!.kept === true && ben.position!.at >= 2);
  expect([ann.mine, await ann.send({ t: 'undo', seat: 0 })]).toEqual([[], { ok: false, code: 'replaced' }]);
  expect(await ben.send({ t: 'return', seat: 0 })).toEqual({ ok: false, code: 'not-yours' });
  await ann.must({ t: 'return', seat: 0 });
  await ann.until(() => ann.position!.seat === 0);
  expect(ann.position!.clock).toMatchObject({ expired: null, left: [5000, expect.any(Number)] });
});

test('a match somebody brings along goes on at a table of theirs, and leaves as the same match', async () => {
  const tools = memoryHouse(PAGE);
  const { id, ann } = await sit(tools, [BOT, { kind: 'me' }, { kind: 'local', name: 'Bo' }]);
  await ann.until(() => ann.position!.at === 1);
  const match = (await tools.open(id)).export()!;
  const opened = open(match, toy, { undo: 'ask' });
  if (!opened.ok) throw new Error(opened.problem);
  const kept = keptOf(opened.host, ANN, { id: 'brought', undo: 'ask', created: 7 });
  expect(matchOf(kept)).toEqual(match);
  const store = new MemoryStore();
  store.put(kept);
  const room = (await Room.open({ ...tools.house, store }, 'brought'))!;
  expect(room.record.seats.map(({ player, local }) => [player, local])).toEqual([
    [undefined, undefined],
    ['ann', undefined],
    ['ann', true],
  ]);
  expect([room.record.asked, room.host!.length, room.publish()]).toEqual([[1, 2], 1, null]);
});
