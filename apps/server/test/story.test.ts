import { join } from 'node:path';
import { GAMES } from '@ashtown/catalog';
import { parseMatch, verify } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { scratch, serve } from './tools/in-process.ts';
import { makeTable, newToken, request, Talker } from './tools/talker.ts';

const BOT = { kind: 'bot', bot: 'greedy' } as const;

/** Everybody answers when asked, until the table is over. */
async function playToTheEnd(...players: Talker[]): Promise<void> {
  await Promise.all(
    players.map(async (p) => {
      for (;;) {
        await p.asked();
        if (p.table!.status === 'over' || p.closed !== null) return;
        const { at } = p.position!;
        await p.answer();
        await p.until(() => p.position!.at !== at || p.table!.status === 'over');
      }
    }),
  );
}

describe('from the lobby to the result', () => {
  test('two people and two bots play King of New York, and play again', async () => {
    const { url } = await serve({}, GAMES);
    const token = newToken();
    const found = await makeTable(url, token, {
      game: 'king-of-new-york',
      seats: [{ kind: 'me' }, { kind: 'open' }, BOT, BOT],
      public: true,
    });
    expect(found).toEqual({
      id: expect.stringMatching(/^[a-z0-9]{16}$/),
      code: expect.stringMatching(/^[A-Z2-9]{3}-[A-Z2-9]{3}$/),
    });

    const ann = await Talker.join(url, found.id, { token, name: 'Ann' });
    expect(ann.mine).toEqual([0]);
    expect(ann.table).toMatchObject({ status: 'lobby', commitment: null, host: ann.welcome!.player });
    expect(await ann.send({ t: 'start' })).toEqual({ ok: false, code: 'seats-open' });

    const list = await request(url, '/api/tables');
    expect(list.json.tables).toMatchObject([{ id: found.id, status: 'lobby', mine: false, turn: false }]);
    const byCode = await request(url, `/api/codes/${found.code.toLowerCase().replace('-', '')}`);
    expect(byCode.json).toEqual(found);

    const ben = await Talker.join(url, found.id, { name: 'Ben' });
    expect(ben.mine).toEqual([]);
    expect(await ben.send({ t: 'sit', seat: 0 })).toMatchObject({ code: 'seat-taken' });
    expect(await ben.send({ t: 'start' })).toMatchObject({ code: 'not-host' });
    await ben.must({ t: 'sit', seat: 1 });
    await ben.must({ t: 'rename', name: 'Benjamin' });
    await ann.until(() => ann.table!.seats[1]!.name === 'Benjamin' && ann.table!.seats[1]!.online);
    const names = ann.table!.seats.map((s) => [s.name, s.kind, s.online]);
    expect(names).toEqual([
      ['Ann', 'human', true],
      ['Benjamin', 'human', true],
      ['Cinder', 'bot', false],
      ['Rust', 'bot', false],
    ]);

    const watcher = await Talker.join(url, found.id, { name: 'Watcher' });
    await ann.must({ t: 'start' });
    await watcher.until(() => watcher.position !== null);
    expect(watcher.position).toMatchObject({ seat: null, legal: [], seed: null });
    await ann.until(() => ann.table!.spectators === 1);
    await playToTheEnd(ann, ben);

    await watcher.until(() => watcher.table!.status === 'over');
    await watcher.settle();
    for (const p of [ann, ben, watcher]) {
      await p.settle();
      expect(p.position!.result).toHaveLength(4);
      expect(p.position!.seed).toMatch(/^[0-9a-f]{64}$/);
      expect(p.log.map((entry) => entry.at)).toEqual([-1, ...Array(p.position!.at).keys()]);
    }

    const { json: match } = await request(url, `/api/tables/${found.id}/match`);
    expect(match).toMatchObject({ format: 1, game: 'king-of-new-york', seed: ann.position!.seed });
    expect(match.commitment).toBe(ann.table!.commitment);
    expect(match.answers).toHaveLength(ann.position!.at);
    const parsed = parseMatch(match, (id) => GAMES[id]?.game);
    expect(parsed.ok && verify(parsed.game, parsed.match)).toMatchObject({ ok: true });
    expect((await request(url, '/api/tables')).json.tables).toEqual([]);

    const again = await ben.must({ t: 'rematch' });
    await ann.until(() => ann.table!.rematch === again.table);
    expect(await ann.must({ t: 'rematch' })).toMatchObject({ table: again.table });
    expect(await watcher.send({ t: 'rematch' })).toMatchObject({ code: 'not-yours' });
    const ann2 = await Talker.join(url, again.table!, { token, name: 'Ann' });
    expect(ann2.table).toMatchObject({ status: 'lobby', host: ben.welcome!.player });
    expect(ann2.table!.seats.map((s) => s.name)).toEqual(['Benjamin', 'Cinder', 'Rust', 'Ann']);
    expect(ann2.mine).toEqual([3]);
  });
});

describe('coming back', () => {
  test('a lost socket, and a server that was stopped: seat, hand, log and chat are there again', async () => {
    const data = join(scratch(), 'ashtown.db');
    const first = await serve({ data });
    const [token, other] = [newToken(), newToken()];
    const { id } = await makeTable(first.url, token, { game: 'scrap', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const ann = await Talker.join(first.url, id, { token, name: 'Ann' });
    const ben = await Talker.join(first.url, id, { token: other, name: 'Ben' });
    await ben.must({ t: 'sit', seat: 1 });
    await ann.must({ t: 'start' });
    await ben.must({ t: 'chat', text: 'hello there' });
    await ann.answer();
    await ben.asked();
    await ben.answer();
    await ann.until(() => ann.position!.at === 2);
    await ann.settle();

    const { position, log } = ann;
    ann.socket.terminate();
    await ben.until(() => !ben.table!.seats[0]!.online);
    const back = await Talker.join(first.url, id, { token });
    expect(back.mine).toEqual([0]);
    expect(back.position).toEqual(position);
    expect(back.log).toEqual(log);
    expect(back.chat.map((line) => [line.name, line.seat, line.text])).toEqual([['Ben', 1, 'hello there']]);
    await ben.until(() => ben.table!.seats[0]!.online);

    const told = await Talker.join(first.url, id, { token, at: 1 });
    expect(told.log).toEqual(log.slice(2));

    await first.stop();
    await back.until(() => back.closed !== null);
    expect([back.bye, back.closed]).toEqual([true, 1001]);

    const second = await serve({ data });
    const again = await Talker.join(second.url, id, { token });
    expect(again.table!.seats.map((s) => s.name)).toEqual(['Ann', 'Ben']);
    expect(again.position).toEqual(position);
    expect(again.log).toEqual(log);
    expect(again.chat).toEqual(back.chat);
    const own = await request(second.url, '/api/tables', { token });
    expect(own.json.tables).toMatchObject([{ id, mine: true, turn: again.position!.asked.includes(0) }]);
    const ben2 = await Talker.join(second.url, id, { token: other });
    await playToTheEnd(again, ben2);
    expect(again.position!.result).toHaveLength(2);
  });

  test('two tabs of one player answer the same question: one wins, the other is told it is stale', async () => {
    const { url } = await serve({}, GAMES);
    const token = newToken();
    const { id } = await makeTable(url, token, { game: 'king-of-new-york', seats: [{ kind: 'me' }, BOT] });
    const one = await Talker.join(url, id, { token });
    const two = await Talker.join(url, id, { token });
    await one.must({ t: 'start' });
    for (let round = 0; round < 5; round++) {
      await one.asked();
      await two.until(() => two.position?.at === one.position!.at && two.isAsked());
      if (one.table!.status === 'over') break;
      const replies = await Promise.all([one.answer(), two.answer()]);
      expect(replies.map((r) => (r.ok ? 'ok' : r.code)).sort()).toEqual(['ok', 'stale']);
      await one.settle();
    }
  });
});
