import { describe, expect, test } from 'vitest';
import { company } from './absence.ts';
import type { Client } from './client.ts';
import { keptAt, type MakeHouse, ME, makeTable, OPEN } from './house.ts';

/** The host sees to order: who sits, who watches, who talks. */
export function orderStories(makeHouse: MakeHouse): void {
  describe('the host', () => {
    test('sends a guest away before the match; the seat is free, and the guest does not come in again', async () => {
      const house = await makeHouse();
      const id = await makeTable(house, [ME, OPEN, OPEN]);
      const ann = await house.connect(id, 'ann');
      const ben = await house.connect(id, 'ben');
      await ben.must({ t: 'sit', seat: 1 });
      const whom = ben.welcome!.player;
      const host = ann.welcome!.player;
      expect(await ben.send({ t: 'remove', player: host })).toEqual({ ok: false, code: 'not-host' });
      expect(await ann.send({ t: 'remove', player: host })).toEqual({ ok: false, code: 'not-yours' });
      expect(await ann.send({ t: 'remove', player: 'nobody' })).toEqual({ ok: false, code: 'not-found' });
      await ann.must({ t: 'remove', player: whom });
      await ben.until(() => ben.closed !== null);
      expect(ben.refused.at(-1)).toEqual({ code: 'removed' });
      await ann.until(() => ann.table!.seats[1]!.kind === 'open' && ann.chat.length === 1);
      expect(ann.chat[0]).toMatchObject({ told: 'removed', seat: 1 });
      expect((await keptAt(house, id)).record.bans).toEqual({ muted: [], removed: [whom], admitted: [host] });
      const again = await house.connect(id, 'ben').catch(() => null);
      await again?.until(() => again.closed !== null);
      expect(again?.table ?? null).toBeNull();
    });

    test('decides who sits and talks once somebody was sent away, so that nobody comes back as somebody else', async () => {
      const house = await makeHouse();
      const id = await makeTable(house, [ME, OPEN, OPEN]);
      const [ann, ben, cyd] = [
        await house.connect(id, 'ann'),
        await house.connect(id, 'ben'),
        await house.connect(id, 'cyd'),
      ];
      await ben.must({ t: 'sit', seat: 1 });
      await ann.must({ t: 'remove', player: ben.welcome!.player });
      await ben.until(() => ben.closed !== null);
      const fresh = await house.connect(id, 'fresh');
      const { player } = fresh.welcome!;
      const seen = () => ann.table!.watching.find((x) => x.player === player);
      await ann.until(() => seen() !== undefined);
      expect(seen()).toMatchObject({ muted: true, waits: true });
      expect(await fresh.send({ t: 'sit', seat: 1 })).toEqual({ ok: false, code: 'not-admitted' });
      expect(await fresh.send({ t: 'chat', text: 'boo' })).toEqual({ ok: false, code: 'not-admitted' });
      // Those who were there go on as before.
      await cyd.must({ t: 'sit', seat: 2 });
      await cyd.must({ t: 'stand', seat: 2 });
      await cyd.must({ t: 'sit', seat: 1 });
      expect(await cyd.send({ t: 'mute', player, yes: false })).toEqual({ ok: false, code: 'not-host' });
      await ann.must({ t: 'mute', player, yes: false });
      await ann.until(() => seen()!.waits === undefined && seen()!.muted === undefined);
      await fresh.must({ t: 'chat', text: 'hi' });
      await fresh.must({ t: 'sit', seat: 2 });
      expect((await keptAt(house, id)).record.bans!.admitted).toContain(player);
    });

    test('does not meet in a rematch whom the table sent away', async () => {
      const house = await makeHouse();
      const { id, people } = await company(house, 'ben', 'cyd');
      const [ann, ben, cyd] = people as [Client, Client, Client];
      const eve = await house.connect(id, 'eve');
      await ann.must({ t: 'remove', player: eve.welcome!.player });
      await ann.must({ t: 'mute', player: cyd.welcome!.player, yes: true });
      for (const [seat, p] of [ann, ben, cyd].entries()) await p.must({ t: 'leave', seat });
      await cyd.until(() => cyd.table!.status === 'over');
      const { table } = await ann.must({ t: 'rematch' });
      expect((await keptAt(house, table!)).record.bans).toMatchObject({
        removed: [eve.welcome!.player],
        muted: [cyd.welcome!.player],
      });
    });

    test('needs the others also to send away whose seat a bot keeps', async () => {
      const house = await makeHouse();
      const { people } = await company(house, 'ben', 'cyd');
      const [ann, ben, cyd] = people as [Client, Client, Client];
      ben.close();
      await ann.until(() => ann.table!.seats[1]!.overdue === true);
      await ann.must({ t: 'absent', choice: 'bot', seat: 1 });
      await ann.must({ t: 'remove', player: ben.welcome!.player });
      await cyd.until(() => cyd.table!.seats[1]!.motion !== undefined);
      expect(cyd.table!.seats[1]).toMatchObject({ kept: true, motion: { what: 'remove', waiting: [2] } });
      await cyd.must({ t: 'vote', seat: 1, yes: true });
      await ann.until(() => ann.table!.seats[1]!.replaced === true);
    });

    test('gives the seat of a guest to a bot, if it is still that guest', async () => {
      const house = await makeHouse();
      const id = await makeTable(house, [ME, OPEN]);
      const ann = await house.connect(id, 'ann');
      const ben = await house.connect(id, 'ben');
      const instead = ben.welcome!.player;
      await ben.must({ t: 'sit', seat: 1 });
      const wish = { t: 'fill', seat: 1, bot: 'random' } as const;
      expect(await ann.send({ ...wish, instead: 'somebody' })).toEqual({ ok: false, code: 'seat-taken' });
      await ann.must({ ...wish, instead });
      await ben.until(() => ben.mine.length === 0 && ben.table!.seats[1]!.kind === 'bot');
      expect(ben.closed).toBeNull();
    });

    test('sends somebody away from a running match if the others agree; a bot plays on for good', async () => {
      const house = await makeHouse();
      const { id, people } = await company(house, 'ben', 'cyd');
      const [ann, ben, cyd] = people as [Client, Client, Client];
      const whom = ben.welcome!.player;
      await ann.must({ t: 'remove', player: whom });
      await cyd.until(() => cyd.table!.seats[1]!.motion !== undefined);
      expect(cyd.table!.seats[1]!.motion).toEqual({ what: 'remove', waiting: [2] });
      expect(await ben.send({ t: 'vote', seat: 1, yes: false })).toEqual({ ok: false, code: 'not-yours' });
      expect(ben.table!.seats[1]!.kind).toBe('human');
      await cyd.must({ t: 'vote', seat: 1, yes: true });
      await ben.until(() => ben.closed !== null);
      await ann.until(() => ann.table!.seats[1]!.replaced === true);
      expect((await keptAt(house, id)).record.bans!.removed).toEqual([whom]);
    });

    test('mutes and sends away those who watch', async () => {
      const house = await makeHouse();
      const { id, people } = await company(house, 'ben');
      const [ann, ben] = people as [Client, Client];
      const eve = await house.connect(id, 'eve');
      const player = eve.welcome!.player;
      await ann.until(() => ann.table!.watching.some((x) => x.player === player));
      expect(await ben.send({ t: 'mute', player, yes: true })).toEqual({ ok: false, code: 'not-host' });
      await ann.must({ t: 'mute', player, yes: true });
      await ann.until(() => ann.table!.watching[0]!.muted === true);
      expect(await eve.send({ t: 'chat', text: 'boo' })).toEqual({ ok: false, code: 'muted' });
      await ann.must({ t: 'mute', player, yes: false });
      await eve.must({ t: 'chat', text: 'sorry' });
      await ann.must({ t: 'remove', player });
      await eve.until(() => eve.closed !== null);
      await ben.until(() => ben.table!.watching.length === 0);
      expect(ben.table!.spectators).toBe(0);
    });
  });
}
