import type { ServerMessage } from '@ashtown/protocol';
import { matchOf } from '@ashtown/room';
import { describe, expect, test } from 'vitest';
import {
  answerAs,
  BO,
  BOT,
  type HouseRules,
  keptAt,
  look,
  type MakeHouse,
  ME,
  makeTable,
  playing,
  playToTheEnd,
  stateOf,
} from './house.ts';

const kinds = (heard: readonly ServerMessage[]) => heard.map((m) => m.t).filter((t) => t !== 'table');

/** Every number in a message that can be a card: those in views, events and offers. */
function cardsIn(message: unknown): Set<number> {
  const found = new Set<number>();
  const walk = (x: unknown, key: string): void => {
    if (typeof x === 'number' && ['hand', 'card', 'cards', 'pick', 'got', 'deck'].includes(key)) found.add(x);
    else if (Array.isArray(x)) for (const y of x) walk(y, key);
    else if (typeof x === 'object' && x !== null)
      for (const [k, y] of Object.entries(x)) walk(y, key === 'got' ? 'got' : k);
  };
  walk(message, '');
  return found;
}

/** What holds at every table, for whoever plays alone or with others at one screen. */
export function playStories(rules: HouseRules, makeHouse: MakeHouse): void {
  describe('play', () => {
    test('whoever comes is told everything from the set-up on, and whoever comes back what is new', async () => {
      const house = await makeHouse();
      const { id, ann } = await playing(house, [ME, BO]);
      await answerAs(ann, 0);
      await answerAs(ann, 1);
      const back = await house.connect(id, 'ann', { seat: 0 });
      expect(back.heard.slice(0, 3).map((m) => m.t)).toEqual(['welcome', 'table', 'moment']);
      expect(back.heard[2]).toMatchObject({ from: -1, position: { seat: 0, at: 2 } });
      expect(back.log.map((entry) => [entry.at, entry.seat])).toEqual([
        [-1, null],
        [0, 0],
        [1, 1],
      ]);
      expect(back.mine).toEqual([0, 1]);
      const told = await house.connect(id, 'ann', { seat: 0, at: 1 });
      expect(told.heard[2]).toMatchObject({ from: 1, entries: back.log.slice(2) });
    });

    test('the sender is answered first, then told the answer and what it led to as one moment', async () => {
      const house = await makeHouse();
      const { ann } = await playing(house, [ME, BO]);
      await look(ann, 0);
      const before = ann.heard.length;
      expect(await ann.answer()).toMatchObject({ ok: true, at: 1 });
      await ann.until(() => ann.position!.at === 1);
      expect(kinds(ann.heard.slice(before))).toEqual(['ok', 'moment']);
      expect(ann.heard.findLast((m) => m.t === 'moment')).toMatchObject({
        from: 0,
        entries: [{ at: 0, seat: 0 }],
        position: { seat: 0, at: 1 },
      });
    });

    test('only what is asked, only what is legal, only once', async () => {
      const house = await makeHouse();
      const { ann } = await playing(house, [ME, BO, BOT]);
      await look(ann, 0);
      const { ply, legal } = ann.position!;
      const pick = legal[0]!.pick;
      const answer = { t: 'answer', seat: 0, ply, pick } as const;
      expect(await ann.send({ ...answer, seat: 7 })).toEqual({ ok: false, code: 'no-seat' });
      expect(await ann.send({ ...answer, seat: 2 })).toEqual({ ok: false, code: 'not-yours' });
      expect(await ann.send({ ...answer, pick: 'dance' })).toEqual({ ok: false, code: 'illegal' });
      expect(await ann.send({ ...answer, ply: ply + 1 })).toEqual({ ok: false, code: 'stale' });
      await ann.must(answer);
      expect(await ann.send(answer)).toEqual({ ok: false, code: 'stale' });
      expect(await ann.send({ t: 'absent', choice: 'end' })).toEqual({ ok: false, code: 'no-timeout' });
      for (const t of ['sit', 'stand'] as const)
        expect(await ann.send({ t, seat: 0 })).toEqual({ ok: false, code: 'not-in-lobby' });
    });

    test('nothing is told that the eyes may not see, in a whole game with taking back', async () => {
      const house = await makeHouse();
      const { id, ann } = await playing(house, [ME, BO, BOT], { options: { rounds: 4 } });
      let read = 0;
      let checked = 0;
      const check = async () => {
        await ann.settle();
        const kept = await keptAt(house, id);
        if (kept.record.status === 'over') return;
        const state = stateOf(kept);
        for (const m of ann.heard.slice(read)) {
          expect(JSON.stringify(m)).not.toContain(kept.record.seed);
          if (m.t !== 'moment' || m.position.at !== kept.record.length) continue;
          const others = state.players.filter((_, seat) => seat !== m.position.seat);
          const hidden = new Set([...state.deck, ...others.flatMap((p) => p.hand)]);
          expect(
            [...cardsIn(m)].filter((card) => hidden.has(card)),
            JSON.stringify(m),
          ).toEqual([]);
          checked++;
        }
        read = ann.heard.length;
      };
      for (let turn = 0; ann.table!.status !== 'over'; turn++) {
        await ann.until(() => ann.table!.status === 'over' || ann.position!.asked.some((seat) => seat < 2));
        const seat = ann.position!.asked.find((s) => s < 2);
        if (seat === undefined) break;
        await answerAs(ann, seat);
        await check();
        if (turn % 2 === 0) await ann.send({ t: 'undo', seat });
        await look(ann, 1 - seat);
        await check();
        await look(ann, null);
        await check();
      }
      expect(checked).toBeGreaterThan(15);
      expect(ann.position!.seed).toMatch(/^[0-9a-f]{64}$/);
    });

    test('with several people at one screen nothing of a seat is told before somebody looks', async () => {
      const house = await makeHouse();
      const { ann } = await playing(house, [ME, BO]);
      expect(ann.position).toMatchObject({ seat: null, legal: [], asked: [0, 1] });
      await look(ann, 1);
      const { hand } = (ann.position!.view as { players: { hand: unknown[] }[] }).players[0]!;
      expect(hand).toEqual([null, null, null]);
    });

    test('an answer face down is exchanged freely, and can be given again', async () => {
      const house = await makeHouse();
      const { id, ann } = await playing(house, [ME, BO]);
      await answerAs(ann, 0);
      const given = (await keptAt(house, id)).answers;
      expect(ann.position!.undo).toBe('free');
      await ann.must({ t: 'undo', seat: 0 });
      await ann.until(() => ann.position!.at === 0);
      expect(ann.log.map((entry) => entry.at)).toEqual([-1]);
      expect((await keptAt(house, id)).answers).toEqual([]);
      await ann.must({ t: 'redo', seat: 0 });
      await ann.until(() => ann.position!.at === 1);
      expect((await keptAt(house, id)).answers).toEqual(given);
      expect(await ann.send({ t: 'redo', seat: 0 })).toEqual({ ok: false, code: 'nothing' });
    });

    test('what is not free needs the consent of the others', async () => {
      const house = await makeHouse();
      const { id, ann } = await playing(house, [ME, BO]);
      await answerAs(ann, 0);
      await answerAs(ann, 1);
      await ann.must({ t: 'undo', seat: 0 });
      await ann.until(() => ann.position!.request !== null);
      expect(ann.position!.request).toEqual({ seat: 0, waiting: [1] });
      expect((await keptAt(house, id)).record.consents).toEqual({ request: { seat: 0, waiting: [1] } });
      expect(await ann.send({ t: 'consent', seat: 0, yes: true })).toEqual({ ok: false, code: 'not-asked' });
      await ann.must({ t: 'consent', seat: 1, yes: false });
      expect((await keptAt(house, id)).record.consents).toEqual({ declined: [0] });
      expect(await ann.send({ t: 'undo', seat: 0 })).toEqual({ ok: false, code: 'declined' });
      await ann.must({ t: 'undo', seat: 1 });
      await ann.must({ t: 'consent', seat: 0, yes: true });
      await ann.until(() => ann.position!.at === 1);
      expect(await keptAt(house, id)).toMatchObject({ record: { length: 1 }, lowestCut: 1 });
      await answerAs(ann, 1, (p) => p.legal[1]!.pick);
      expect((await keptAt(house, id)).record).not.toHaveProperty('consents');
      // Whoever has seen the answer that was taken back is not believed beyond it.
      const back = await house.connect(id, 'ann', { seat: 1, at: 2 });
      expect(back.heard[2]).toMatchObject({ from: 1, position: { at: 2 } });
    });

    test('everybody may look back with their own eyes, and not ahead', async () => {
      const house = await makeHouse();
      const { ann } = await playing(house, [ME, BOT]);
      const { at, view } = ann.position!;
      await ann.answer();
      await ann.until(() => ann.position!.at > at + 1 || ann.isAsked());
      expect(await ann.send({ t: 'past', seat: 0, at })).toMatchObject({ ok: true, past: { at, view } });
      expect(await ann.send({ t: 'past', seat: 1, at: 0 })).toEqual({ ok: false, code: 'not-yours' });
      expect(await ann.send({ t: 'past', seat: 0, at: 999 })).toEqual({ ok: false, code: 'no-past' });
    });

    test('bots answer by themselves, and a hint is what one of them would do', async () => {
      const house = await makeHouse();
      const { id, ann } = await playing(house, [ME, BOT, BOT]);
      await ann.until(() => ann.isAsked() && ann.position!.asked.length === 1);
      const { legal } = ann.position!;
      const { hint } = await ann.must({ t: 'hint', seat: 0 });
      expect(legal.map((offer) => offer.pick)).toEqual(expect.arrayContaining(hint!.best.map(({ pick }) => pick)));
      await playToTheEnd(ann);
      expect(ann.position!.result).toHaveLength(3);
      const { answers, record } = await keptAt(house, id);
      expect([answers.length, record.asked]).toEqual([ann.position!.at, []]);
      expect(new Set(answers.map(([seat]) => seat))).toEqual(new Set([0, 1, 2]));
    });
  });

  describe('the table', () => {
    test('a new name is the name of the seat, of the match and of nobody else', async () => {
      const house = await makeHouse();
      const { id, ann } = await playing(house, [ME, BO, BOT]);
      await ann.must({ t: 'rename', name: 'Anička' });
      await ann.until(() => ann.table!.seats[0]!.name === 'Anička');
      const { record } = await keptAt(house, id);
      expect(record.seats.map((s) => s.name)).toEqual(['Anička', 'Bo', 'Cinder']);
      expect(matchOf(await keptAt(house, id)).seats[0]).toEqual({ name: 'Anička', kind: 'human' });
    });

    test('a bot plays on for whoever leaves', async () => {
      const house = await makeHouse();
      const { ann } = await playing(house, [ME, BO]);
      await ann.must({ t: 'leave', seat: 1 });
      await ann.until(() => ann.position!.at === 1 && ann.position!.seat === 0);
      expect(ann.table!.seats[1]).toMatchObject({ name: 'Bo', kind: 'bot', replaced: true });
      expect(ann.mine).toEqual([0]);
      expect(await ann.send({ t: 'undo', seat: 1 })).toEqual({ ok: false, code: 'replaced' });
      await playToTheEnd(ann);
      expect(ann.position!.result).toHaveLength(2);
    });

    test('a rematch is a table with everybody one seat on, made once, and begins where nobody has to come', async () => {
      const house = await makeHouse();
      const { ann } = await playing(house, [ME, BOT]);
      expect(await ann.send({ t: 'rematch' })).toEqual({ ok: false, code: 'not-over' });
      await playToTheEnd(ann);
      const { table } = await ann.must({ t: 'rematch' });
      await ann.until(() => ann.table!.rematch === table);
      expect(await ann.must({ t: 'rematch' })).toMatchObject({ table });
      const again = await house.connect(table!, 'ann');
      expect(again.table).toMatchObject({ status: 'playing', seats: [{ kind: 'bot' }, { name: 'Ann' }] });
      await playToTheEnd(again);
      expect(again.position!.result).toHaveLength(2);
    });

    if (rules.atOnce)
      test('a match begins by itself', async () => {
        const house = await makeHouse();
        const ann = await house.connect(await makeTable(house, [ME, BOT]), 'ann');
        expect(ann.table!.status).toBe('playing');
        expect(ann.position!.seat).toBe(0);
      });
  });
}
