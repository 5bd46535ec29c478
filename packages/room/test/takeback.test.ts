import type { AnyGame, Seat } from '@ashtown/engine';
import type { NewTable, Position, ServerMessage } from '@ashtown/protocol';
import type { Guest } from '@ashtown/room';
import { type ToyState, toy } from '@ashtown/testkit/toy';
import { expect, test, vi } from 'vitest';
import { memoryHouse, SERVER } from './memory-house.ts';

const ANN = { id: 'ann', hash: '', name: 'Ann' };

/** Scrap where rolling again draws nothing and changes nothing: an answer that could be taken back freely. */
function idle() {
  const determinize = vi.fn(toy.determinize);
  const game: AnyGame = {
    ...toy,
    determinize,
    apply(s: ToyState, seat: Seat, pick: unknown, log: never) {
      if (pick === 'roll') s.ply++;
      else toy.apply(s, seat, pick as never, log);
    },
  };
  return { game, determinize };
}

/** A table whose two people are Ann's; the seat that won the bids is asked alone. */
async function pressing(game: AnyGame, more: Partial<NewTable> = {}) {
  const tools = memoryHouse(SERVER, { game: () => game });
  const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'local', name: 'Bo' }];
  const wish = { game: 'scrap', name: 'Ann', seats, options: {}, undo: 'ask', clock: null, public: false } as const;
  for (;;) {
    const id = (await tools.create('ann', { ...wish, ...more })) as string;
    const ann = await tools.connect(id, 'ann');
    await ann.must({ t: 'start' });
    for (const seat of [0, 1]) {
      await ann.must({ t: 'look', seat });
      await ann.answer();
    }
    const [seat, other] = ann.position!.asked as [Seat, Seat?];
    // A 1 has lost the pot at once.
    if (other !== undefined) continue;
    await ann.must({ t: 'look', seat });
    return { tools, id, ann, seat };
  }
}

/** A screen that has the rules, as a page of a server has. */
async function page(tools: Awaited<ReturnType<typeof pressing>>['tools'], id: string, seat: Seat, more = {}) {
  let position: Position | null = null;
  const send = ({ message: m }: { message: ServerMessage }) => {
    if (m.t === 'moment') position = m.position;
  };
  const guest: Guest = { player: ANN, send, dismiss() {}, ...more };
  const room = await tools.open(id);
  await room.join(guest, seat);
  return { guest, undo: () => position!.undo };
}

test('whether an answer can be taken back freely is found out when somebody tries, or has no rules', async () => {
  const { game, determinize } = idle();
  const { tools, id, ann, seat } = await pressing(game);
  const room = await tools.open(id);
  const { ply } = ann.position!;
  ann.close();
  const one = await page(tools, id, seat);
  // Bids that were turned up: the truth alone says so.
  expect(one.undo()).toBe('ask');
  const again = (id: string, ply: number) => ({ t: 'answer', id, seat, ply, pick: 'roll' }) as const;
  determinize.mockClear();
  await room.command(one.guest, again('1', ply));
  expect([one.undo(), determinize.mock.calls.length]).toEqual(['try', 0]);
  expect((await page(tools, id, seat, { exact: true })).undo()).toBe('free');
  expect((await page(tools, id, seat, { offers: true })).undo()).toBe('free');
  await room.command(one.guest, { t: 'undo', id: '2', seat });
  expect(one.undo()).toBe('ask');
  expect(room.record.length).toBe(2);
});

test('who tries what is not free asks the others, and is told so from then on', async () => {
  const { game } = idle();
  // The worlds differ in what the answer leads to, and the truth alone does not show it.
  const turning: AnyGame = {
    ...game,
    apply(s: ToyState, seat: Seat, pick: unknown, log: never) {
      game.apply(s, seat, pick, log);
      if (pick === 'roll') s.discard.push(s.deck.pop()!);
    },
  };
  for (const undo of ['ask', 'free'] as const) {
    const { tools, id, ann, seat } = await pressing(turning, { undo });
    const room = await tools.open(id);
    const one = await page(tools, id, seat);
    ann.close();
    const { ply } = room.host!.show(null, false);
    await room.command(one.guest, { t: 'answer', id: '1', seat, ply, pick: 'roll' });
    expect(one.undo()).toBe('try');
    const granted = await room.command(one.guest, { t: 'undo', id: '2', seat });
    expect([granted, room.record.length]).toEqual([undo === 'ask', 3]);
    expect(room.record.consents).toEqual(undo === 'ask' ? { request: { seat, waiting: [1 - seat] } } : undefined);
    if (undo === 'ask') expect(one.undo()).toBe('ask');
  }
});

test('a wish to take back waits across a restart, and so does that it was turned down, or what was taken back', async () => {
  const { tools, id, seat, ann } = await pressing(toy);
  const other = 1 - seat;
  await ann.must({ t: 'undo', seat });
  const restart = () => memoryHouse(SERVER, { store: tools.house.store }).connect(id, 'ann', { seat });
  const second = await restart();
  expect(second.position!.request).toEqual({ seat, waiting: [other] });
  await second.must({ t: 'consent', seat: other, yes: false });
  const third = await restart();
  expect(third.position!.request).toBeNull();
  expect(await third.send({ t: 'undo', seat })).toEqual({ ok: false, code: 'declined' });
  await third.must({ t: 'undo', seat: other });
  const fourth = await restart();
  await fourth.must({ t: 'consent', seat, yes: true });
  const { at } = fourth.position!;
  expect(at).toBeLessThan(2);
  const fifth = await restart();
  const giver = fifth.position!.redo ? seat : other;
  await fifth.must({ t: 'redo', seat: giver });
  await fifth.until(() => fifth.position!.at > at);
});
