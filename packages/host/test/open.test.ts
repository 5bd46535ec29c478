import { type AnyGame, type Match, parseMatch } from '@ashtown/engine';
import { toy } from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';
import { commitmentOf, type Host, open } from '../src/index.ts';
import { type AtticState, attic } from './attic.ts';
import { answer, answerAll, everything, host, playToTheEnd, sit } from './table.ts';

/** To disk and back. */
function saved(h: Host, game: AnyGame = attic): Match {
  const parsed = parseMatch(JSON.stringify(h.export()), () => game);
  if (!parsed.ok) throw new Error(`${parsed.problem} at ${parsed.where}`);
  return parsed.match;
}

const rounds = (h: Host, n: number) => {
  for (let i = 0; i < n; i++) answer(h, i % 3 === 2 ? 'pass' : 'coin');
};

describe('snapshots', () => {
  test('one every 50 answers, and an export ends with one', () => {
    const h = sit(attic);
    rounds(h, 120);
    expect(h.export().snapshots.map((x) => x.at)).toEqual([50, 100, 120]);
    const again = host(open(saved(h), attic));
    rounds(again, 30);
    expect(again.export().snapshots.map((x) => x.at)).toEqual([50, 100, 150]);
  });

  test('undo drops those that lie ahead', () => {
    const h = sit(attic);
    rounds(h, 48);
    answerAll(h, 'coin', 'coin');
    h.undo(0);
    answer(h, 'show');
    expect(h.export().snapshots).toHaveLength(1);
    expect(open(saved(h), attic).ok).toBe(true);
  });
});

describe('open', () => {
  test.each([{ trusted: false }, { trusted: true }])(
    'a saved match goes on as if nothing had happened (%o)',
    (settings) => {
      const h = sit(toy);
      while (h.show(null).asked.length > 0) {
        const again = host(open(saved(h, toy), toy, settings));
        expect(JSON.parse(everything(again))).toEqual(JSON.parse(everything(h)));
        expect(again.verified).toBe(true);
        answer(again);
        answer(h);
        expect(JSON.parse(everything(again))).toEqual(JSON.parse(everything(h)));
      }
      expect(host(open(saved(h, toy), toy)).show(0).result).toEqual(h.show(0).result);
    },
  );

  test('the match it was given stays as it was', () => {
    const match = saved(sit(attic));
    const before = structuredClone(match);
    rounds(host(open(match, attic)), 60);
    expect(match).toEqual(before);
  });

  test('undo works across a save', () => {
    const h = sit(attic);
    answerAll(h, 'coin', 'coin');
    const again = host(open(saved(h), attic));
    expect(again.show(0).undo).toBe('free');
    expect([again.undo(0).ok, again.undo(0).ok]).toEqual([true, true]);
    expect(again.export()).toEqual(sit(attic).export());
  });

  test('a seed that was not promised is refused', () => {
    const match = saved(sit(attic));
    const other = { ...match, seed: 'f'.repeat(32) };
    expect(open(other, attic)).toMatchObject({ ok: false, problem: 'commitment' });
    expect(open({ ...other, commitment: commitmentOf(other.seed), snapshots: [] }, attic).ok).toBe(true);
  });

  test('an answer that was never legal is refused', () => {
    const h = sit(attic);
    answerAll(h, 'coin', 'pass');
    const match = saved(h);
    match.answers[1] = [1, 'coin'];
    expect(open(match, attic)).toEqual({
      ok: false,
      problem: 'illegal-answer',
      where: 'answers[1]',
      expected: 'an answer of seat 0',
    });
  });

  test('a doctored snapshot is refused', () => {
    const h = sit(attic);
    rounds(h, 70);
    const match = saved(h);
    (match.snapshots[0]!.state as AtticState).players[0]!.coins = 1000;
    expect(open(match, attic)).toMatchObject({ ok: false, problem: 'snapshots', where: 'snapshots[0].state' });
  });

  test('rubbish for a snapshot is refused even where it has to be believed', () => {
    const match = saved(sit(attic));
    for (const state of [{}, { stack: 1 }, { stack: [{ t: 'act', seats: [7] }] }, { rng: null, players: 'many' }]) {
      match.snapshots[0]!.state = state;
      expect(open(match, attic, { trusted: true })).toMatchObject({ ok: false, problem: 'snapshots' });
      expect(open(match, { ...attic, version: 2 })).toMatchObject({ ok: false, problem: 'snapshots' });
    }
  });
});

describe('a change of rules', () => {
  /** From version 2 on nobody may take a coin, and hands are of four cards. */
  const stricter: AnyGame = {
    ...attic,
    version: 2,
    setup: (seats, options, rng) => {
      const s = attic.setup(seats, options, rng);
      for (const p of s.players) p.hand.push(s.deck.pop()!);
      return s;
    },
    legal: (s, seat) => attic.legal(s, seat).filter((act) => act !== 'coin'),
  };

  function played(): Host {
    const h = sit(attic);
    rounds(h, 73);
    return h;
  }

  test('an export goes on from exactly where it stood, by the new rules', () => {
    const h = played();
    const opened = open(saved(h), stricter);
    expect(opened).toMatchObject({ ok: true, lost: 0 });
    const again = host(opened);
    expect(again.verified).toBe(false);
    expect(again.show(0).view).toEqual(h.show(0).view);
    expect(again.offers(again.show(null).asked[0]!).map((offer) => offer.pick)).not.toContain('coin');
    expect(again.export().snapshots.map((x) => [x.at, x.version])).toEqual([
      [50, 1],
      [73, 2],
    ]);
  });

  test('the match remembers the change, plays on and is opened again', () => {
    const again = host(open(saved(played()), stricter));
    for (let i = 0; i < 40; i++) answer(again, i % 2 ? 'pass' : 'turn');
    const third = host(open(saved(again, stricter), stricter));
    expect(third.verified).toBe(false);
    expect(third.export()).toEqual(again.export());
    expect(third.export().snapshots.map((x) => [x.at, x.version])).toEqual([
      [50, 1],
      [73, 2],
      [100, 2],
      [113, 2],
    ]);
    expect(third.log(0)[0]!.at).toBe(73);
    expect([72, 73].map((at) => third.past(0, at)?.at)).toEqual([undefined, 73]);
    expect(third.log(0)).toEqual(again.log(0));
  });

  test('nobody takes back what older rules allowed', () => {
    const h = sit(attic, { undo: 'ask' });
    answerAll(h, 'coin', 'coin');
    const again = host(open(saved(h), stricter, { undo: 'ask' }));
    expect(again.undo(0)).toEqual({ ok: false, why: 'nothing' });
    answer(again, 'show');
    expect(again.undo(0).ok).toBe(true);
    expect(again.undo(0)).toEqual({ ok: false, why: 'nothing' });
  });

  test('without a snapshot at the end it is set back to the last answer that still holds', () => {
    const match = saved(played());
    match.snapshots.pop();
    const opened = open(match, stricter);
    expect(opened).toMatchObject({ ok: true, lost: 22 });
    expect(host(opened).show(0).at).toBe(51);
    expect(
      host(opened)
        .export()
        .snapshots.map((x) => [x.at, x.version]),
    ).toEqual([
      [50, 1],
      [51, 2],
    ]);
  });

  test('a file of newer rules is refused', () => {
    const file = JSON.stringify(sit(stricter).export());
    expect(parseMatch(file, () => attic)).toMatchObject({
      ok: false,
      problem: 'version',
      expected: expect.any(String),
    });
  });
});

test('a finished match opens, and its file is for everybody', () => {
  const h = sit(toy);
  playToTheEnd(h);
  const again = host(open(saved(h, toy), toy));
  expect(again.publish()).toEqual(h.publish());
  expect(again.log(0)).toEqual(h.log(0));
});
