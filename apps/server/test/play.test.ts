import { join } from 'node:path';
import type { ClockWish, SeatWish } from '@ashtown/protocol';
import { describe, expect, test } from 'vitest';
import { scratch, serve } from './tools/in-process.ts';
import { makeTable, newToken, request, Talker } from './tools/talker.ts';

const BOT = { kind: 'bot', bot: 'random' } as const;

interface Wanted {
  people?: number;
  bots?: number;
  undo?: 'free' | 'ask' | 'no';
  clock?: ClockWish;
  data?: string;
}

/** A running match of Scrap with so many people, all of them connected; seat 0 is the host's. */
async function playing({ people = 2, bots = 0, undo = 'ask', clock = null, data }: Wanted = {}) {
  const server = await serve(data ? { data } : {});
  const { url } = server;
  const tokens = Array.from({ length: people }, newToken);
  const others = Array.from({ length: people - 1 }, (): SeatWish => ({ kind: 'open' }));
  const seats: SeatWish[] = [{ kind: 'me' }, ...others, ...Array<SeatWish>(bots).fill(BOT)];
  const { id } = await makeTable(url, tokens[0]!, { game: 'scrap', seats, undo, clock });
  const at = [];
  for (const [seat, token] of tokens.entries()) {
    const p = await Talker.join(url, id, { token, name: `P${seat}` });
    if (seat > 0) await p.must({ t: 'sit', seat });
    at.push(p);
  }
  await at[0]!.must({ t: 'start' });
  for (const p of at) await p.until(() => p.position !== null);
  return { ...server, id, tokens, at };
}

describe('the lobby', () => {
  test('what belongs to play is refused before it, and the other way round', async () => {
    const { url } = await serve();
    const token = newToken();
    const { id } = await makeTable(url, token, { game: 'scrap', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const host = await Talker.join(url, id, { token });
    expect(await host.send({ t: 'answer', seat: 0, ply: 0, pick: 1 })).toEqual({ ok: false, code: 'not-playing' });
    expect(await host.send({ t: 'absent', choice: 'end' })).toEqual({ ok: false, code: 'not-playing' });
    expect(await host.send({ t: 'rematch' })).toEqual({ ok: false, code: 'not-over' });
    expect((await request(url, `/api/tables/${id}/match`)).json).toEqual({ code: 'not-over' });
    await host.must({ t: 'fill', seat: 1, bot: 'random' });
    await host.must({ t: 'start' });
    for (const t of ['sit', 'stand'] as const)
      expect(await host.send({ t, seat: 0 })).toEqual({ ok: false, code: 'not-in-lobby' });
    expect(await host.send({ t: 'fill', seat: 1, bot: 'random' })).toEqual({ ok: false, code: 'not-in-lobby' });
    expect((await request(url, `/api/tables/${id}/match`)).status).toBe(409);
  });
});

describe('play', () => {
  test('against people nobody is told what a bot would do', async () => {
    const { at } = await playing();
    expect(await at[0]!.send({ t: 'hint', seat: 0 })).toEqual({ ok: false, code: 'no-hint' });
    expect(await at[0]!.send({ t: 'hint', seat: 1 })).toEqual({ ok: false, code: 'not-yours' });
  });

  test('what is not free needs the consent of the others, and is on disk afterwards', async () => {
    const data = join(scratch(), 'ashtown.db');
    const { at, id, tokens, stop } = await playing({ data });
    const [ann, ben] = at as [Talker, Talker];
    for (const p of at) await p.answer();
    await ann.until(() => ann.position!.at === 2);
    await ann.must({ t: 'undo', seat: 0 });
    await ben.until(() => ben.position!.request !== null);
    expect(ben.position!.request).toEqual({ seat: 0, waiting: [1] });
    expect(await ann.send({ t: 'consent', seat: 0, yes: true })).toEqual({ ok: false, code: 'not-asked' });
    await ben.must({ t: 'consent', seat: 1, yes: false });
    await ann.until(() => ann.position!.request === null);
    expect(await ann.send({ t: 'undo', seat: 0 })).toEqual({ ok: false, code: 'declined' });
    await ben.must({ t: 'undo', seat: 1 });
    await ann.until(() => ann.position!.request !== null);
    await ann.must({ t: 'consent', seat: 0, yes: true });
    await ben.until(() => ben.position!.at === 1);
    expect(ben.log).toHaveLength(2);
    await ben.answer();
    await ann.until(() => ann.position!.at === 2);
    const { position, log } = ann;
    await stop();
    const second = await serve({ data });
    // This client has seen the answer that was taken back: its own count of the log is not believed.
    const back = await Talker.join(second.url, id, { token: tokens[0]!, at: 2 });
    expect(back.position).toMatchObject({ at: 2, view: position!.view });
    expect(back.log).toEqual(log.slice(2));
  });

  test.each([
    ['no', 'never'],
    ['free', 'barrier'],
  ] as const)('with the policy %s it is refused as %s', async (undo, code) => {
    const { at } = await playing({ undo });
    for (const p of at) await p.answer();
    await at[0]!.until(() => at[0]!.position!.at === 2);
    expect(await at[0]!.send({ t: 'undo', seat: 0 })).toEqual({ ok: false, code });
  });

  test('a bot plays on for whoever leaves; after the last person the match is abandoned', async () => {
    const { at, url, id } = await playing({ people: 2 });
    const [ann, ben] = at as [Talker, Talker];
    await ben.must({ t: 'leave', seat: 1 });
    await ann.until(() => ann.position!.at === 1);
    expect(ann.table!.seats[1]).toEqual({ name: 'P1', kind: 'bot', bot: 'normal', online: false, replaced: true });
    expect(ben.mine).toEqual([]);
    expect(ben.position!.seat).toBeNull();
    expect(await ben.send({ t: 'answer', seat: 1, ply: 0, pick: 1 })).toEqual({ ok: false, code: 'replaced' });
    await ann.must({ t: 'leave', seat: 0 });
    await ann.until(() => ann.table!.status === 'over');
    expect(ann.table!.abandoned).toBe(true);
    await ann.settle();
    expect(ann.position).toMatchObject({ asked: [], legal: [], result: null, undo: null });
    expect(ann.position!.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(await ann.send({ t: 'undo', seat: 0 })).toEqual({ ok: false, code: 'over' });
    expect((await request(url, `/api/tables/${id}/match`)).json).toMatchObject({
      game: 'scrap',
      seed: ann.position!.seed,
    });
  });

  test('chat is kept, the last lines of it, and told once', async () => {
    const { at, url, id, services } = await playing();
    const [ann, ben] = at as [Talker, Talker];
    await ann.must({ t: 'chat', text: '  Ahoj! 👩‍🚀  ' });
    await ben.until(() => ben.chat.length === 1);
    expect(ben.chat[0]).toMatchObject({ id: 1, name: 'Ann', seat: 0, text: 'Ahoj! 👩‍🚀' });
    expect((await services.storage.load(id))!.chat).toEqual(ben.chat);
    const watcher = await Talker.join(url, id, { name: 'W' });
    await watcher.must({ t: 'chat', text: 'hi' });
    await ann.until(() => ann.chat.some((line) => line.name === 'W' && line.seat === null));
    for (let i = 0; i < 4; i++) await watcher.must({ t: 'chat', text: 'more' });
    expect(await watcher.send({ t: 'chat', text: 'more' })).toEqual({ ok: false, code: 'too-fast' });
  });
});

describe('time', () => {
  const clock = { kind: 'live', reserve: 5, increment: 0 } as const;

  test('when it runs out nothing happens but that all are told, and the others choose', async () => {
    const { at, services } = await playing({ people: 3, clock });
    const [ann, ben, cy] = at as [Talker, Talker, Talker];
    expect(ann.position!.clock).toMatchObject({ kind: 'live', running: [0, 1, 2], expired: null });
    await ben.answer();
    await cy.answer();
    expect(await ben.send({ t: 'absent', choice: 'bot' })).toEqual({ ok: false, code: 'no-timeout' });
    const started = Date.now();
    await ben.until(() => ben.position!.clock!.expired === 0);
    expect(Date.now() - started).toBeLessThan(6000);
    expect(ben.table!.status).toBe('playing');
    expect(await ann.send({ t: 'absent', choice: 'end' })).toEqual({ ok: false, code: 'not-yours' });

    await ben.must({ t: 'absent', choice: 'wait' });
    await ann.until(() => ann.position!.clock!.expired === null);
    expect(ann.position!.clock!.left[0]).toBeGreaterThan(4000);

    const up = services.uptime.now();
    services.uptime.now = () => up + 60_000;
    await cy.must({ t: 'absent', choice: 'bot' });
    await ann.until(() => ann.table!.seats[0]!.kept === true);
    expect(ann.table!.seats[0]).toMatchObject({ kind: 'bot', bot: 'normal' });
    await ben.until(() => ben.position!.at >= 3);
  });

  test('the others may end the match', async () => {
    const { at, services } = await playing({ clock });
    const [ann, ben] = at as [Talker, Talker];
    await ben.answer();
    const up = services.uptime.now();
    services.uptime.now = () => up + 6000;
    await ben.must({ t: 'absent', choice: 'end' });
    await ann.until(() => ann.table!.status === 'over');
    expect(ann.table!.abandoned).toBe(true);
    expect(ann.position!.result).toBeNull();
  });

  test('it stands still while no server runs', async () => {
    const data = join(scratch(), 'ashtown.db');
    const hour = { kind: 'live', reserve: 3600, increment: 0 } as const;
    const { stop, id, tokens } = await playing({ data, clock: hour });
    await stop();
    await new Promise((go) => setTimeout(go, 1500));
    const second = await serve({ data });
    const ann = await Talker.join(second.url, id, { token: tokens[0]! });
    expect(ann.position!.clock!.left[0]).toBeGreaterThan(3_599_000);
  });
});
