import { type AnyGame, isFinal, rand } from '@ashtown/engine';
import { toy } from '@ashtown/testkit';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type Host, open } from '../src/index.ts';
import { ACTS, type AtticState, attic } from './attic.ts';
import { ANNA, answer, answerAll, BOLEK, everything, GREEDY, host, SEED, sit } from './table.ts';

const coins = (h: Host) => (h.show(null).view as { players: { coins: number }[] }).players.map((p) => p.coins);

/** What a seat may answer that could be taken back freely, as far as its own view tells. */
const harmless = (h: Host, seat: number) => {
  const { game, seats } = h;
  const picks = h.offers(seat).map((offer) => offer.pick);
  return picks.filter((pick) => !isFinal({ game, seats: seats.length, seat, pick }, h.show(seat).view));
};

describe('free undo', () => {
  test('takes back a harmless answer, and one before it when repeated', () => {
    const h = sit(attic);
    const start = h.export();
    answerAll(h, 'coin', 'coin');
    expect(h.show(0).undo).toBe('free');
    expect(h.undo(0)).toEqual({ ok: true, done: true, at: 1 });
    expect(coins(h)).toEqual([1, 0]);
    expect(h.log(0, 0)).toHaveLength(1);
    expect(h.undo(0)).toEqual({ ok: true, done: true, at: 0 });
    expect(h.undo(0)).toEqual({ ok: false, why: 'nothing' });
    expect(h.export()).toEqual(start);
  });

  test('a seat may take back what it showed of its own', () => {
    const h = sit(attic);
    answer(h, 'show');
    expect(h.undo(0)).toMatchObject({ ok: true });
  });

  test.each([
    ['chance', 'roll'],
    ['a card turned up', 'turn'],
    ['a card looked at', 'peek'],
    ['a card shown to another behind our back', 'spy'],
    ['a secret event', 'bury'],
    ['the end of the game', 'end'],
  ])('stops at %s', (_, act) => {
    const h = sit(attic);
    answerAll(h, 'coin', act);
    expect(h.show(0).undo).toBeNull();
    expect(h.undo(0)).toEqual({ ok: false, why: 'barrier' });
    expect(h.requestUndo(0)).toEqual({ ok: false, why: 'barrier' });
  });

  test('stops when somebody else decides', () => {
    const h = sit(attic);
    answer(h, 'pass');
    expect(h.undo(0)).toEqual({ ok: false, why: 'barrier' });
    expect(h.undo(1)).toEqual({ ok: false, why: 'nothing' });
    answer(h, 'pass');
    expect(h.undo(0)).toEqual({ ok: false, why: 'barrier' });
  });

  test('a turn is reset up to the barrier at once, and can be given again step by step', () => {
    const h = sit(attic);
    answerAll(h, 'turn', 'coin', 'coin');
    expect(h.resetTurn(0)).toEqual({ ok: true, done: true, at: 1 });
    expect(h.resetTurn(0)).toEqual({ ok: false, why: 'barrier' });
    expect([h.redo(0).ok, h.redo(0).ok, h.redo(0).ok]).toEqual([true, true, false]);
    expect(coins(h)).toEqual([2, 0]);
  });

  test('goes back up to the barrier and no further', () => {
    const h = sit(attic);
    answerAll(h, 'turn', 'coin', 'coin');
    expect([h.undo(0).ok, h.undo(0).ok, h.undo(0).ok]).toEqual([true, true, false]);
  });

  test('whoever has view and rules finds out beforehand what could not be taken back', () => {
    const h = sit(attic);
    // What another is shown behind its back, the seat cannot know beforehand.
    expect(harmless(h, 0)).toEqual(['coin', 'show', 'spy']);
    expect(h.offers(0)[0]).toEqual({ pick: 'coin', refs: [{ kind: 'option', id: 'coin' }] });
  });

  test('that tells nothing the seat does not know', () => {
    // A coin draws from the stream if the hidden top card is high: the truth must not show through.
    const tricky: AnyGame = {
      ...attic,
      apply(s, seat, pick, log) {
        if (s.deck.at(-1) > 15) rand(s.rng, 6);
        attic.apply(s, seat, pick, log);
      },
    };
    const finals = (top: number) => {
      const match = structuredClone(sit(tricky).export());
      const { deck } = match.snapshots[0]!.state as AtticState;
      deck.push(...deck.splice(deck.indexOf(top), 1));
      return harmless(host(open(match, tricky, { trusted: true })), 0);
    };
    const { deck } = sit(tricky).export().snapshots[0]!.state as AtticState;
    expect(finals(Math.max(...deck))).toEqual(finals(Math.min(...deck)));
  });

  test('a hidden answer can be exchanged until all are in, and nobody else has to answer again', () => {
    const h = sit(toy, { seats: [ANNA, BOLEK, { ...ANNA, name: 'Cyril' }] });
    expect(harmless(h, 0)).toEqual(h.offers(0).map((offer) => offer.pick));
    answer(h, undefined, 0);
    answer(h, undefined, 1);
    expect(h.show(0).undo).toBe('free');
    // The last answer turns all of them up.
    expect(harmless(h, 2)).toEqual([]);
    expect(h.undo(0)).toEqual({ ok: true, done: true, at: 0 });
    expect(h.show(null).asked).toEqual([0, 2]);
    expect(h.export().answers.map(([seat]) => seat)).toEqual([1]);
    answer(h, h.offers(0)[1]!.pick, 0);
    answer(h, undefined, 2);
    expect(h.undo(0)).toEqual({ ok: false, why: 'barrier' });
  });
});

describe('what is left to trying', () => {
  const watched = () => {
    const determinize = vi.fn(attic.determinize);
    const game: AnyGame = { ...attic, determinize };
    return { game, drawn: () => determinize.mock.calls.length };
  };

  test.each([
    ...['coin', 'show', 'turn', 'spy'].map((act) => [act, 'try'] as const),
    ...['roll', 'peek', 'bury', 'pass', 'end'].map((act) => [act, 'ask'] as const),
  ])('after %s a seat is told: %s, and no world is drawn for it', (act, kind) => {
    const { game, drawn } = watched();
    const h = sit(game, { undo: 'ask' });
    answerAll(h, 'coin');
    const before = drawn();
    const { ply } = h.show(null);
    h.answer(0, ply, act);
    expect([h.show(0, false).undo, drawn() - before]).toEqual([kind, 0]);
    expect(h.show(1, false).undo).toBeNull();
    // What was found out meanwhile is told, without finding it out again.
    const exact = h.show(0).undo;
    const after = drawn();
    expect([h.show(0, false).undo, drawn()]).toEqual([exact, after]);
  });

  test('an answer face down is free without a trial', () => {
    const h = sit(toy);
    answer(h, undefined, 0);
    expect(h.show(0, false).undo).toBe('free');
  });
});

describe('undo by consent', () => {
  const three = (undo: 'ask' | 'free' = 'ask') =>
    sit(attic, { undo, seats: [ANNA, BOLEK, { ...BOLEK, name: 'Cyril' }] });

  test('every other person must agree', () => {
    const h = three();
    answerAll(h, 'coin', 'roll', 'pass');
    expect(h.show(0).undo).toBe('ask');
    expect(h.undo(0)).toEqual({ ok: false, why: 'barrier' });
    expect(h.requestUndo(0)).toEqual({ ok: true, done: false, at: 3 });
    expect(h.show(2).request).toEqual({ seat: 0, waiting: [1, 2] });
    expect(h.consent(0, true)).toEqual({ ok: false, why: 'not-asked' });
    expect(h.consent(2, true)).toEqual({ ok: true, done: false, at: 3 });
    expect(h.consent(2, true)).toEqual({ ok: false, why: 'not-asked' });
    expect(h.consent(1, true)).toEqual({ ok: true, done: true, at: 2 });
    expect(h.show(0)).toMatchObject({ at: 2, asked: [0], request: null });
  });

  test('one refusal ends it, until somebody has answered', () => {
    const h = three();
    answer(h, 'roll');
    h.requestUndo(0);
    expect(h.consent(1, false)).toEqual({ ok: true, done: false, at: 1 });
    expect(h.show(0).request).toBeNull();
    expect(h.requestUndo(0)).toEqual({ ok: false, why: 'declined' });
    answer(h, 'roll');
    expect(h.requestUndo(0)).toMatchObject({ ok: true, done: false });
  });

  test('a request and a refusal go with a match that is opened again, unless the rules have changed', () => {
    const h = three();
    answerAll(h, 'pass', 'roll', 'pass');
    h.requestUndo(0);
    h.consent(1, false);
    h.requestUndo(1);
    h.consent(2, true);
    const { consents } = h;
    expect(consents).toEqual({ declined: [0], request: { seat: 1, waiting: [0] } });
    const again = host(open(h.export(), attic, { undo: 'ask', trusted: true, consents }));
    expect(again.show(2).request).toEqual({ seat: 1, waiting: [0] });
    expect(again.consent(0, true)).toMatchObject({ ok: true, done: true });
    expect(again.requestUndo(0)).toEqual({ ok: false, why: 'declined' });
    answer(again, 'coin');
    expect(again.consents).toBeUndefined();
    const narrow: AnyGame = {
      ...attic,
      version: 2,
      legal: (s, seat) => attic.legal(s, seat).filter((a) => a !== 'roll'),
    };
    const { snapshots, ...match } = h.export();
    const changed = open({ ...match, snapshots: [] }, narrow, { undo: 'ask', trusted: true, consents });
    expect(changed).toMatchObject({ ok: true, lost: 2 });
    expect(host(changed).consents).toBeUndefined();
    const kept = open(h.export(), { ...attic, version: 2 }, { undo: 'ask', trusted: true, consents });
    expect(kept).toMatchObject({ ok: true, lost: 0 });
    expect(host(kept).consents).toBeUndefined();
  });

  test('what was taken back can be given again in a match that is opened again', () => {
    const h = three();
    answerAll(h, 'pass', 'pass');
    expect(h.undo(1)).toMatchObject({ ok: false });
    h.requestUndo(1);
    for (const seat of [0, 2]) h.consent(seat, true);
    expect([h.length, h.consents?.undone]).toEqual([1, [[[1, 'pass']]]]);
    const again = host(open(h.export(), attic, { undo: 'ask', trusted: true, consents: h.consents }));
    expect(again.show(1).redo).toBe(true);
    expect(again.redo(1)).toMatchObject({ ok: true, done: true, at: 1 });
    expect([again.length, again.consents]).toEqual([2, undefined]);
  });

  test('one request at a time', () => {
    const h = three();
    answerAll(h, 'pass', 'pass');
    expect(h.requestUndo(0).ok).toBe(true);
    expect(h.requestUndo(1)).toEqual({ ok: false, why: 'open' });
  });

  test('an answer drops the request', () => {
    const h = three();
    answer(h, 'pass');
    h.requestUndo(0);
    answer(h, 'coin');
    expect(h.show(0).request).toBeNull();
    expect(h.consent(1, true)).toEqual({ ok: false, why: 'not-asked' });
  });

  test('takes back what others answered since', () => {
    const h = three();
    answerAll(h, 'coin', 'pass', 'coin', 'pass');
    h.requestUndo(0);
    h.consent(1, true);
    h.consent(2, true);
    expect(coins(h)).toEqual([1, 0, 0]);
    expect(h.show(null).asked).toEqual([0]);
  });

  test('bots are not asked', () => {
    const h = sit(attic, { undo: 'ask', seats: [ANNA, GREEDY] });
    answerAll(h, 'turn', 'pass', 'coin', 'pass');
    expect(h.requestUndo(0)).toEqual({ ok: true, done: true, at: 1 });
  });

  test('what is free needs no consent', () => {
    const h = three();
    answer(h, 'coin');
    expect(h.requestUndo(0)).toEqual({ ok: true, done: true, at: 0 });
  });

  test('also from the end of a game', () => {
    const h = sit(attic, { undo: 'ask' });
    answer(h, 'end');
    h.requestUndo(0);
    h.consent(1, true);
    expect(h.show(0)).toMatchObject({ asked: [0], result: null, seed: null });
  });
});

test('with the policy `no` nothing is ever taken back', () => {
  const h = sit(attic, { undo: 'no' });
  answer(h, 'coin');
  expect(h.show(0).undo).toBeNull();
  expect(h.undo(0)).toEqual({ ok: false, why: 'never' });
  expect(h.requestUndo(0)).toEqual({ ok: false, why: 'never' });
  expect(sit(toy, { undo: 'no' }).undo(0)).toEqual({ ok: false, why: 'never' });
});

describe('redo', () => {
  test('gives back what was taken, until a new answer', () => {
    const h = sit(attic);
    answerAll(h, 'coin', 'show');
    const before = everything(h);
    h.undo(0);
    expect(h.show(0).redo).toBe(true);
    expect(h.redo(1)).toEqual({ ok: false, why: 'nothing' });
    expect(h.redo(0)).toEqual({ ok: true, done: true, at: 1 });
    expect(everything(h)).toBe(before);
    h.undo(0);
    answer(h, 'coin');
    expect(h.redo(0)).toEqual({ ok: false, why: 'nothing' });
  });

  test('do n, undo k, redo k gives the same match', () => {
    const acts = fc.array(fc.constantFrom(...ACTS.filter((a) => a !== 'break' && a !== 'end')), { maxLength: 70 });
    fc.assert(
      fc.property(acts, fc.nat(8), (picks, k) => {
        const h = sit(attic, { undo: 'ask', seats: [ANNA, GREEDY], seed: SEED });
        for (const pick of picks) {
          const shown = h.show(null);
          h.answer(shown.asked[0]!, shown.ply, pick);
        }
        const before = everything(h);
        let undone = 0;
        while (undone < k && h.requestUndo(0).ok) undone++;
        for (let i = 0; i < undone; i++) expect(h.redo(0).ok).toBe(true);
        expect(h.redo(0).ok).toBe(false);
        expect(JSON.parse(everything(h))).toEqual(JSON.parse(before));
      }),
      { numRuns: 60 },
    );
  });

  test('undoing leads exactly to where the shorter game stands', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('coin', 'show'), { minLength: 1, maxLength: 60 }),
        fc.nat(60),
        (picks, k) => {
          const legal = picks.filter(
            (pick, i) => pick === 'coin' || picks.slice(0, i).filter((p) => p === 'show').length < 3,
          );
          const n = Math.max(0, legal.length - k);
          const long = sit(attic);
          const short = sit(attic);
          answerAll(long, ...legal);
          answerAll(short, ...legal.slice(0, n));
          for (let i = legal.length; i > n; i--) expect(long.undo(0).ok).toBe(true);
          expect(long.export()).toEqual(short.export());
          expect(long.log(1)).toEqual(short.log(1));
        },
      ),
      { numRuns: 60 },
    );
  });
});
