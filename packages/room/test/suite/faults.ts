import { describe, expect, test, vi } from 'vitest';
import { answerAs, BO, keptAt, look, type MakeHouse, ME, playing, stateOf } from './house.ts';

/** What holds whatever the store does: nothing is acknowledged or told that is not written. */
export function faultStories(makeHouse: MakeHouse): void {
  describe('the store', () => {
    test('a slow one delays the ok, and the ok comes before the moment', async () => {
      const house = await makeHouse();
      const { ann } = await playing(house, [ME, BO]);
      await look(ann, 0);
      const { commit } = house.store;
      const order: string[] = [];
      let write = () => {};
      const slow = vi.spyOn(house.store, 'commit').mockImplementationOnce(async function (this: typeof house.store, w) {
        await new Promise<void>((go) => {
          write = go;
        });
        const written = await commit.call(this, w);
        order.push('written');
        return written;
      });
      const heard = ann.heard.length;
      const answered = ann.answer().then(() => order.push('acknowledged'));
      const told = ann.until(() => ann.position!.at === 1).then(() => order.push('told'));
      await vi.waitFor(() => expect(slow).toHaveBeenCalled());
      await new Promise((go) => setTimeout(go, 100));
      expect(ann.heard.slice(heard).filter((m) => m.t !== 'table')).toEqual([]);
      write();
      await Promise.all([answered, told]);
      expect(order).toEqual(['written', 'acknowledged', 'told']);
      slow.mockRestore();
    });

    test('one that fails: the answer is refused, nobody is told of it, and it can be given again', async () => {
      const house = await makeHouse();
      const { id, ann } = await playing(house, [ME, BO]);
      await look(ann, 0);
      const failing = vi.spyOn(house.store, 'commit').mockRejectedValueOnce(new Error('full'));
      expect(await ann.answer()).toEqual({ ok: false, code: 'unavailable' });
      await ann.settle();
      expect([ann.position!.at, ann.log.length, (await keptAt(house, id)).answers]).toEqual([0, 1, []]);
      failing.mockRestore();
      expect(await ann.answer()).toMatchObject({ ok: true, at: 1 });
    });

    test('one that fails: nobody is asked for a consent that is not written', async () => {
      const house = await makeHouse();
      const { ann } = await playing(house, [ME, BO]);
      for (const seat of [0, 1]) await answerAs(ann, seat);
      const failing = vi.spyOn(house.store, 'commit').mockRejectedValueOnce(new Error('full'));
      expect(await ann.send({ t: 'undo', seat: 0 })).toEqual({ ok: false, code: 'unavailable' });
      await ann.settle();
      expect(ann.heard.some((m) => m.t === 'moment' && m.position.request !== null)).toBe(false);
      failing.mockRestore();
      await ann.must({ t: 'undo', seat: 0 });
      await ann.until(() => ann.position!.request !== null);
    });

    test('somebody else was quicker: what they wrote is told, and the command is carried out after it', async () => {
      const house = await makeHouse();
      const { id, ann } = await playing(house, [ME, BO]);
      await look(ann, 0);
      const { record: before } = await keptAt(house, id);
      const seats = before.seats.map((s, i) => (i === 1 ? { ...s, name: 'Bohuš' } : s));
      const after = { ...before, seats, revision: before.revision + 1 };
      expect(await house.store.commit({ before, after })).toBe('ok');
      expect(await house.store.commit({ before, after })).toBe('stale');
      expect(await ann.answer()).toMatchObject({ ok: true, at: 1 });
      await ann.until(() => ann.table!.seats[1]!.name === 'Bohuš' && ann.position!.at === 1);
      expect(await keptAt(house, id)).toMatchObject({ answers: [[0, expect.anything()]] });
      expect((await keptAt(house, id)).record.seats[1]!.name).toBe('Bohuš');
    });

    test('somebody else answered: theirs is told, and then the answer to the same question is taken, and once', async () => {
      const house = await makeHouse();
      const { id, ann } = await playing(house, [ME, BO]);
      await answerAs(ann, 1);
      const kept = await keptAt(house, id);
      await ann.must({ t: 'undo', seat: 1 });
      const { record: before } = await keptAt(house, id);
      const { asked, length } = kept.record;
      const after = { ...before, asked, length, revision: before.revision + 1 };
      const head = { at: 1, version: 1, state: stateOf(kept) };
      const step = { keep: 0, answers: kept.answers, snapshots: [], head };
      expect(await house.store.commit({ before, after, step })).toBe('ok');
      await look(ann, 0);
      const { ply, legal } = ann.position!;
      expect(await ann.answer()).toMatchObject({ ok: true, at: 2 });
      await ann.until(() => ann.position!.at === 2);
      expect(ann.log.map(({ at, seat }) => [at, seat])).toEqual([
        [-1, null],
        [0, 1],
        [1, 0],
      ]);
      const again = { t: 'answer', seat: 0, ply, pick: legal[0]!.pick } as const;
      expect(await ann.send(again)).toEqual({ ok: false, code: 'stale' });
      expect((await keptAt(house, id)).answers).toHaveLength(2);
    });

    test('somebody else is quicker every time: the command is stale in the end', async () => {
      const house = await makeHouse();
      const { ann } = await playing(house, [ME, BO]);
      await look(ann, 0);
      const spy = vi.spyOn(house.store, 'commit').mockResolvedValue('stale');
      expect(await ann.answer()).toEqual({ ok: false, code: 'stale' });
      spy.mockRestore();
      expect(await ann.answer()).toMatchObject({ ok: true, at: 1 });
    });

    test('a table that has vanished is not played on', async () => {
      const house = await makeHouse();
      const { ann } = await playing(house, [ME, BO]);
      await look(ann, 0);
      const spies = [
        vi.spyOn(house.store, 'commit').mockResolvedValue('stale'),
        vi.spyOn(house.store, 'load').mockResolvedValue(null),
      ];
      expect((await ann.answer()).ok).toBe(false);
      expect((await ann.send({ t: 'rename', name: 'Eva' })).ok).toBe(false);
      for (const spy of spies) spy.mockRestore();
    });
  });
}
