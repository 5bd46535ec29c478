import { describe, expect, test } from 'vitest';
import { absenceStories } from './absence.ts';
import { BOT, type HouseRules, keptAt, type MakeHouse, ME, makeTable, OPEN, type TestHouse } from './house.ts';
import { orderStories } from './order.ts';

async function twoPeople(house: TestHouse) {
  const id = await makeTable(house, [ME, OPEN]);
  const ann = await house.connect(id, 'ann');
  const ben = await house.connect(id, 'ben');
  await ben.must({ t: 'sit', seat: 1 });
  await ann.must({ t: 'start' });
  for (const p of [ann, ben]) await p.until(() => p.isAsked());
  return { id, ann, ben };
}

/** What holds where people come from elsewhere, and that none come where they may not. */
export function companyStories({ chat, strangers }: HouseRules, makeHouse: MakeHouse): void {
  if (strangers)
    describe('company', () => {
      test('seats are taken, changed, given up and given to bots before the match begins', async () => {
        const house = await makeHouse();
        const id = await makeTable(house, [ME, OPEN, OPEN]);
        const ann = await house.connect(id, 'ann');
        const ben = await house.connect(id, 'ben');
        expect(await ben.send({ t: 'sit', seat: 0 })).toEqual({ ok: false, code: 'seat-taken' });
        await ben.must({ t: 'sit', seat: 1 });
        await ben.must({ t: 'sit', seat: 2 });
        await ann.until(() => ann.table!.seats[2]!.kind === 'human');
        expect(ann.table!.seats.map((s) => s.kind)).toEqual(['human', 'open', 'human']);
        expect(await ann.send({ t: 'start' })).toEqual({ ok: false, code: 'seats-open' });
        expect(await ben.send({ t: 'start' })).toEqual({ ok: false, code: 'not-host' });
        expect(await ben.send({ t: 'fill', seat: 1, bot: 'random' })).toEqual({ ok: false, code: 'not-host' });
        expect(await ben.send({ t: 'stand', seat: 0 })).toEqual({ ok: false, code: 'not-yours' });
        expect(await ben.send({ t: 'stand', seat: 1 })).toEqual({ ok: false, code: 'no-seat' });
        expect(await ben.send({ t: 'sit', seat: 5 })).toEqual({ ok: false, code: 'no-seat' });
        expect(await ann.send({ t: 'fill', seat: 1, bot: 'genius' })).toMatchObject({ code: 'bad-seats' });
        expect(await ann.send({ t: 'fill', seat: 2, bot: 'random' })).toEqual({ ok: false, code: 'seat-taken' });
        await ann.must({ t: 'fill', seat: 1, bot: 'random' });
        await ann.must({ t: 'stand', seat: 2 });
        await ben.must({ t: 'sit', seat: 2 });
        expect((await keptAt(house, id)).record).toMatchObject({
          status: 'lobby',
          seats: [{}, { name: 'Cinder', bot: 'random' }, {}],
        });
        await ann.must({ t: 'start' });
        await ben.until(() => ben.position !== null);
        expect(ben.position!.seat).toBe(2);
      });

      test('of two who want the same seat, or answer for the same, one is told no', async () => {
        const house = await makeHouse();
        const id = await makeTable(house, [ME, OPEN]);
        const [ben, cyd] = [await house.connect(id, 'ben'), await house.connect(id, 'cyd')];
        const sat = await Promise.all([ben, cyd].map((p) => p.send({ t: 'sit', seat: 1 })));
        expect(sat.map((r) => (r.ok ? 'ok' : r.code)).sort()).toEqual(['ok', 'seat-taken']);
        const [one, two] = [await house.connect(id, 'ann'), await house.connect(id, 'ann')];
        await one.must({ t: 'start' });
        for (const p of [one, two]) await p.until(() => p.isAsked());
        const given = await Promise.all([one.answer(), two.answer((p) => p.legal[1]!.pick)]);
        expect(given.map((r) => (r.ok ? 'ok' : r.code)).sort()).toEqual(['ok', 'stale']);
      });

      test('everybody sees with their own eyes and no others', async () => {
        const house = await makeHouse();
        const { id, ann, ben } = await twoPeople(house);
        const eve = await house.connect(id, 'eve', { seat: 0 });
        expect(eve.position).toMatchObject({ seat: null, legal: [] });
        for (const p of [ben, eve]) {
          expect(await p.send({ t: 'look', seat: 0 })).toEqual({ ok: false, code: 'not-yours' });
          expect(await p.send({ t: 'past', seat: 0, at: 0 })).toEqual({ ok: false, code: 'not-yours' });
        }
        await ann.answer();
        for (const p of [ben, eve]) {
          await p.until(() => p.position!.at === 1);
          expect(p.heard.findLast((m) => m.t === 'moment')).toMatchObject({ from: 0, position: { at: 1 } });
        }
        const drawn = (p: typeof ann) => JSON.stringify(p.log[0]!.events).match(/"card":\d/g)?.length ?? 0;
        expect([drawn(ann), drawn(ben), drawn(eve)]).toEqual([3, 3, 0]);
      });

      test('a wish to take back waits for the other person, and goes with whoever leaves', async () => {
        const house = await makeHouse();
        const { ann, ben } = await twoPeople(house);
        await ann.answer();
        await ben.answer();
        await ann.until(() => ann.position!.at === 2);
        await ann.must({ t: 'undo', seat: 0 });
        await ben.until(() => ben.position!.request !== null);
        await ben.must({ t: 'leave', seat: 1 });
        await ann.until(() => ann.position!.at === 0 || ann.position!.at === 1);
        expect(ann.table!.seats[1]).toMatchObject({ kind: 'bot', replaced: true });
        expect(ben.mine).toEqual([]);
      });

      test('who is there is told, and who has gone', async () => {
        const house = await makeHouse();
        const { ann, ben } = await twoPeople(house);
        await ann.until(() => ann.table!.seats[1]!.online);
        expect(ann.table!.seats[1]!.away).toBeUndefined();
        ben.close();
        await ann.until(() => !ann.table!.seats[1]!.online);
        expect(ann.table!.seats[1]!.away).toEqual(expect.any(Number));
      });
    });

  if (strangers) absenceStories(makeHouse);
  if (strangers) orderStories(makeHouse);

  if (!strangers)
    test('no seat is left open for strangers', async () => {
      const house = await makeHouse();
      await expect(makeTable(house, [ME, OPEN])).rejects.toThrow('bad-seats');
    });

  test('chat is told to everybody and kept, where there is chat', async () => {
    const house = await makeHouse();
    const id = await makeTable(house, [ME, BOT]);
    const ann = await house.connect(id, 'ann');
    if (!chat) return expect(await ann.send({ t: 'chat', text: 'hi' })).toEqual({ ok: false, code: 'method' });
    const eve = await house.connect(id, 'eve');
    await ann.must({ t: 'chat', text: 'Ahoj!' });
    await eve.must({ t: 'chat', text: 'hi' });
    const lines = [
      { id: 1, name: 'Ann', seat: 0, text: 'Ahoj!' },
      { id: 2, seat: null, text: 'hi' },
    ];
    for (const p of [ann, eve]) {
      await p.until(() => p.chat.length === 2);
      expect(p.chat).toMatchObject(lines);
    }
    const late = await house.connect(id, 'cyd');
    await late.until(() => late.chat.length === 2);
    expect((await keptAt(house, id)).chat).toMatchObject(lines);
  });
}
