import { describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { keptAt, type MakeHouse, ME, makeTable, OPEN, type TestHouse } from './house.ts';

/** Ann and others at a running match, each at their own screen. */
export async function company(house: TestHouse, ...others: string[]) {
  const id = await makeTable(house, [ME, ...others.map(() => OPEN)]);
  const people: Client[] = [await house.connect(id, 'ann')];
  for (const [i, name] of others.entries()) {
    const person = await house.connect(id, name);
    await person.must({ t: 'sit', seat: i + 1 });
    people.push(person);
  }
  await people[0]!.must({ t: 'start' });
  for (const p of people) await p.until(() => p.isAsked());
  return { id, people };
}

/** Somebody goes without a word; the others have noticed. */
async function vanish(gone: Client, seat: number, ...others: Client[]): Promise<void> {
  gone.close();
  for (const p of others) await p.until(() => p.table!.seats[seat]!.overdue === true);
}

/** Somebody chooses to wait: on all these screens the seat is in time for a while, and late again after that. */
async function waitAgain(choose: () => Promise<unknown>, seat: number, ...people: Client[]): Promise<void> {
  const before = people.map((p) => p.heard.length);
  await choose();
  for (const [i, p] of people.entries()) {
    const told = () => p.heard.slice(before[i]).flatMap((m) => (m.t === 'table' ? [m.table.seats[seat]!.overdue] : []));
    await p.until(() => told().includes(undefined) && told().at(-1) === true);
  }
}

const told = (p: Client) => p.chat.map((line) => [line.told, line.seat, line.text]);

/** Nobody can stop a table by going away. */
export function absenceStories(makeHouse: MakeHouse): void {
  describe('somebody is away for long', () => {
    test('a bot keeps the seat warm, and whoever comes back sits in it again at once', async () => {
      const house = await makeHouse();
      const { id, people } = await company(house, 'ben');
      const [ann, ben] = people as [Client, Client];
      expect(await ann.send({ t: 'absent', choice: 'bot', seat: 1 })).toEqual({ ok: false, code: 'not-away' });
      await vanish(ben, 1, ann);
      await ann.must({ t: 'absent', choice: 'bot', seat: 1 });
      await ann.until(() => ann.position!.at >= 1 && ann.table!.seats[1]!.kind === 'bot');
      expect(ann.table!.seats[1]).toMatchObject({ kept: true, online: false, player: ben.welcome!.player });
      expect(ann.table!.seats[1]!.replaced).toBeUndefined();
      expect((await keptAt(house, id)).record.seats[1]).toMatchObject({ kind: 'bot', kept: true });
      const again = await house.connect(id, 'ben');
      expect([again.mine, again.position!.seat]).toEqual([[1], 1]);
      await ann.until(() => ann.table!.seats[1]!.kind === 'human' && ann.chat.length === 2);
      expect((await keptAt(house, id)).record.seats[1]).not.toHaveProperty('bot');
      expect(told(ann)).toEqual([
        ['kept', 1, ''],
        ['returned', 1, ''],
      ]);
      while (!again.isAsked()) {
        await Promise.race([ann, again].map((p) => p.until(() => p.isAsked())));
        if (ann.isAsked()) await ann.answer();
        for (const p of [ann, again]) await p.settle();
      }
      expect(await again.answer()).toMatchObject({ ok: true });
    });

    test('the others may wait, and are asked again later', async () => {
      const house = await makeHouse();
      const { people } = await company(house, 'ben');
      const [ann, ben] = people as [Client, Client];
      await vanish(ben, 1, ann);
      await waitAgain(() => ann.must({ t: 'absent', choice: 'wait', seat: 1 }), 1, ann);
      expect(ann.table!.status).toBe('playing');
    });

    test('the only other person may end the match; nobody may who only watches', async () => {
      const house = await makeHouse();
      const { id, people } = await company(house, 'ben');
      const [ann, ben] = people as [Client, Client];
      const eve = await house.connect(id, 'eve');
      await vanish(ben, 1, ann, eve);
      expect(await eve.send({ t: 'absent', choice: 'end', seat: 1 })).toEqual({ ok: false, code: 'not-yours' });
      await ann.must({ t: 'absent', choice: 'end', seat: 1 });
      await eve.until(() => eve.table!.status === 'over' && eve.chat.length === 1);
      expect(eve.table!.abandoned).toBe(true);
      expect(told(eve)).toEqual([['ended', 1, '']]);
    });

    test('several others end it only together; one of them may say no', async () => {
      const house = await makeHouse();
      const { id, people } = await company(house, 'ben', 'cyd');
      const [ann, ben, cyd] = people as [Client, Client, Client];
      await vanish(ben, 1, ann, cyd);
      await ann.must({ t: 'absent', choice: 'end', seat: 1 });
      await cyd.until(() => cyd.table!.seats[1]!.motion !== undefined);
      expect(cyd.table!.seats[1]!.motion).toEqual({ what: 'end', waiting: [2] });
      expect((await keptAt(house, id)).record.seats[1]!.motion).toMatchObject({ what: 'end' });
      await waitAgain(() => cyd.must({ t: 'vote', seat: 1, yes: false }), 1, ann, cyd);
      expect(ann.table!.seats[1]!.motion).toBeUndefined();
      expect(await cyd.send({ t: 'vote', seat: 1, yes: true })).toEqual({ ok: false, code: 'no-motion' });
      await ann.must({ t: 'absent', choice: 'end', seat: 1 });
      await cyd.must({ t: 'vote', seat: 1, yes: true });
      await ann.until(() => ann.table!.status === 'over');
    });

    test('a match is not ended without those who are back, nor kept from its end by those who leave', async () => {
      const house = await makeHouse();
      const { id, people } = await company(house, 'ben', 'cyd');
      const [ann, ben, cyd] = people as [Client, Client, Client];
      await vanish(ben, 1, ann, cyd);
      await ann.must({ t: 'absent', choice: 'end', seat: 1 });
      const again = await house.connect(id, 'ben');
      await ann.until(() => ann.table!.seats[1]!.online && ann.table!.seats[1]!.motion === undefined);
      expect(ann.table!.status).toBe('playing');
      await vanish(again, 1, ann, cyd);
      await ann.must({ t: 'absent', choice: 'end', seat: 1 });
      await cyd.must({ t: 'leave', seat: 2 });
      await ann.until(() => ann.table!.status === 'over' && ann.chat.length === 2);
      expect(told(ann)).toEqual([
        ['left', 2, ''],
        ['ended', 1, ''],
      ]);
    });

    test('where nobody is left whose word counts, the match is not ended', async () => {
      const house = await makeHouse();
      const { people } = await company(house, 'ben', 'cyd');
      const [ann, ben, cyd] = people as [Client, Client, Client];
      await vanish(ben, 1, ann, cyd);
      await ann.must({ t: 'absent', choice: 'end', seat: 1 });
      await ann.must({ t: 'leave', seat: 0 });
      await vanish(cyd, 2, ann);
      await ann.settle();
      expect(ann.table).toMatchObject({ status: 'playing', seats: [{}, { motion: { what: 'end' } }, {}] });
    });

    test('once the last person has left, the match waits for whom a bot has kept the seat', async () => {
      const house = await makeHouse();
      const { id, people } = await company(house, 'ben');
      const [ann, ben] = people as [Client, Client];
      await vanish(ben, 1, ann);
      await ann.must({ t: 'absent', choice: 'bot', seat: 1 });
      await ann.must({ t: 'leave', seat: 0 });
      await ann.until(() => ann.table!.seats[1]!.kind === 'human');
      expect(ann.table!.seats[0]).toMatchObject({ kind: 'bot', replaced: true });
      const again = await house.connect(id, 'ben');
      await again.until(() => again.isAsked());
      expect(await house.connect(id, 'ann')).toMatchObject({ mine: [] });
    });
  });
}
