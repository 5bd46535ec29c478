import { makeRng, pickOne, seedOf } from '@ashtown/engine';
import type { SeatWish } from '@ashtown/protocol';
import type { ToyState } from '@ashtown/testkit/toy';
import { expect, test } from 'vitest';
import { serve } from './tools/in-process.ts';
import { makeTable, newToken, Talker } from './tools/talker.ts';

/** Every number of a message that can be a card of a hand: those in views, events and offers. */
function cardsIn(text: string): Set<number> {
  const found = new Set<number>();
  const walk = (x: unknown, key: string): void => {
    if (typeof x === 'number' && ['hand', 'card', 'cards', 'pick', 'got', 'deck'].includes(key)) found.add(x);
    else if (Array.isArray(x)) for (const y of x) walk(y, key);
    else if (typeof x === 'object' && x !== null)
      for (const [k, y] of Object.entries(x)) walk(y, key === 'got' ? 'got' : k);
  };
  walk(JSON.parse(text), '');
  return found;
}

test('no frame tells anybody a card of another hand, of the deck, or the seed', async () => {
  const { url, services } = await serve();
  const rng = makeRng(seedOf('redaction'));
  for (let round = 0; round < 3; round++) {
    const tokens = [newToken(), newToken(), newToken()];
    const seats: SeatWish[] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy' }];
    const { id } = await makeTable(url, tokens[0]!, { game: 'scrap', seats, options: { rounds: 4 } });
    const players = await Promise.all(tokens.map((token) => Talker.join(url, id, { token })));
    const watcher = await Talker.join(url, id);
    await players[1]!.must({ t: 'sit', seat: 1 });
    await players[2]!.must({ t: 'sit', seat: 2 });
    await players[0]!.must({ t: 'start' });
    const table = (await services.tables.get(id))!;

    /** What lies face down for these eyes at this moment. */
    const hidden = (eyes: number | null): Set<number> => {
      const state = table.host!.snapshot().state as ToyState;
      const hands = state.players.filter((_, seat) => seat !== eyes).flatMap((p) => p.hand);
      return new Set([...state.deck, ...hands]);
    };
    const everybody: [Talker, number | null][] = [
      ...players.map((p, seat): [Talker, number] => [p, seat]),
      [watcher, null],
    ];
    const read = new Map(everybody.map(([p]) => [p, 0]));
    let checked = 0;

    while (table.record.status === 'playing') {
      const seat = [...table.host!.asked].find((s) => s < 3);
      if (seat !== undefined) {
        const p = players[seat]!;
        await p.until(() => p.isAsked());
        if (rng.w[0]! % 3 === 0) await p.send({ t: 'undo', seat });
        await p.until(() => p.isAsked());
        await p.answer((position) => pickOne(rng, position.legal).pick);
        if (rng.w[1]! % 4 === 0 && p.position!.undo !== null) await p.send({ t: 'undo', seat });
      }
      for (const [p] of everybody) await p.settle();
      if (table.record.status !== 'playing') break;
      for (const [p, eyes] of everybody) {
        const secret = hidden(eyes);
        for (const frame of p.frames.slice(read.get(p))) {
          expect(frame).not.toContain(table.record.seed);
          if (!frame.startsWith('{"t":"moment"')) continue;
          const leaked = [...cardsIn(frame)].filter((card) => secret.has(card));
          expect(leaked, `${eyes}: ${frame}`).toEqual([]);
          checked++;
        }
        read.set(p, p.frames.length);
      }
    }
    expect(checked).toBeGreaterThan(30);
    for (const [p] of everybody) p.close();
  }
});

test('somebody who comes back with older eyes, or with none, is told no more', async () => {
  const { url } = await serve();
  const [token, other] = [newToken(), newToken()];
  const { id } = await makeTable(url, token, { game: 'scrap', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const ann = await Talker.join(url, id, { token });
  const ben = await Talker.join(url, id, { token: other });
  await ben.must({ t: 'sit', seat: 1 });
  await ann.must({ t: 'start' });
  for (const seat of [0, 5]) {
    const spy = await Talker.join(url, id, { token: other, seat });
    expect(spy.position!.seat).toBe(1);
    const stranger = await Talker.join(url, id, { seat });
    expect(stranger.position).toMatchObject({ seat: null, legal: [] });
  }
  const hands = (p: Talker) => (p.position!.view as { players: { hand: unknown[] }[] }).players.map((x) => x.hand);
  await ann.until(() => ann.position !== null);
  expect(hands(ann)[1]).toEqual([null, null, null]);
  await ann.must({ t: 'look', seat: null });
  await ann.until(() => ann.position!.seat === null);
  expect(hands(ann)[0]).toEqual([null, null, null]);
});
