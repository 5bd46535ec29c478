import type { Ref } from '@ashtown/engine';
import type { Offer } from '@ashtown/protocol';
import { describe, expect, test } from 'vitest';
import {
  amounts,
  candidates,
  complete,
  groupByLead,
  hotkey,
  options,
  standing,
  touch,
} from '../../src/table/choose/choice.ts';

const option = (id: string): Ref => ({ kind: 'option', id });
const card = (id: string): Ref => ({ kind: 'card', id });
const slot = (id: string): Ref => ({ kind: 'slot', id });
const offer = (pick: unknown, refs: readonly Ref[]): Offer => ({ pick, refs });

const build = offer('build mill', [option('build'), card('mill')]);
const raze = offer('raze mill', [option('raze'), card('mill')]);
const buildYard = offer('build yard', [option('build'), card('yard')]);
const pass = offer('pass', [option('pass')]);
const ALL = [build, raze, buildYard, pass];

describe('narrowing', () => {
  test('a choice may start from either end', () => {
    expect(candidates(ALL, [card('mill')])).toEqual([build, raze]);
    expect(candidates(ALL, [option('build')])).toEqual([build, buildYard]);
    expect(touch(ALL, [card('mill')], option('raze'))).toEqual({ t: 'offer', offer: raze });
    expect(touch(ALL, [option('raze')], card('mill'))).toEqual({ t: 'offer', offer: raze });
  });

  test('what is left of one candidate is an answer at once', () => {
    expect(touch(ALL, [], option('pass'))).toEqual({ t: 'offer', offer: pass });
    expect(touch(ALL, [], card('mill'))).toEqual({ t: 'chosen', chosen: [card('mill')] });
  });

  test('what is only held never answers', () => {
    expect(touch(ALL, [], option('pass'), true)).toEqual({ t: 'chosen', chosen: [option('pass')] });
    expect(touch(ALL, [option('pass')], option('pass'), true)).toEqual({ t: 'chosen', chosen: [] });
  });

  test('a second touch drops the thing and what came after it', () => {
    const chosen = [option('build'), card('mill')];
    expect(touch(ALL, chosen, option('build'))).toEqual({ t: 'chosen', chosen: [] });
    expect(touch(ALL, [card('mill')], card('mill'))).toEqual({ t: 'chosen', chosen: [] });
  });

  test('a thing of another offer starts anew, one of none asks why', () => {
    expect(touch(ALL, [card('mill')], card('yard'))).toEqual({ t: 'offer', offer: buildYard });
    expect(touch(ALL, [card('mill')], card('tower'))).toEqual({ t: 'why', ref: card('tower') });
    expect(touch([], [], card('mill'))).toEqual({ t: 'why', ref: card('mill') });
  });

  test('standing follows from the candidates', () => {
    expect(standing(ALL, [])(card('mill'))).toBe('legal');
    expect(standing(ALL, [card('mill')])(card('mill'))).toBe('chosen');
    expect(standing(ALL, [option('raze')])(card('yard'))).toBe('rest');
  });

  test('an offer that is part of a larger one is complete, not taken', () => {
    const one = offer('one', [option('throw'), card('a')]);
    const both = offer('both', [option('throw'), card('a'), card('b')]);
    expect(touch([one, both], [], card('a'))).toEqual({ t: 'chosen', chosen: [card('a')] });
    expect(complete([one, both], [card('a')])).toBe(one);
    expect(complete([one, both], [])).toBeUndefined();
  });
});

describe('options and digits', () => {
  test('few offers are options themselves, and what only one is about has its digit', () => {
    const all = options(ALL, []);
    expect(all.map((o) => o.t)).toEqual(['offer', 'offer', 'offer', 'offer']);
    expect(hotkey(all)(card('yard'))).toBe(3);
    expect(hotkey(all)(card('mill'))).toBeNull();
    expect(hotkey(all)(option('pass'))).toBe(4);
  });

  test('many offers become the next thing to point at', () => {
    const many = ['a', 'b', 'c', 'd'].flatMap((x) =>
      ['1', '2', '3'].map((y) => offer(`${x}${y}`, [option('send'), card(x), slot(y)])),
    );
    const all = options([...many, pass], []);
    expect(all).toHaveLength(2);
    expect(all[0]).toMatchObject({ t: 'ref', ref: option('send') });
    const next = options([...many, pass], [option('send')]);
    expect(next.map((o) => (o.t === 'ref' ? o.ref.id : '')).join('')).toBe('abcd');
    expect(hotkey(next)(card('c'))).toBe(3);
    expect(groupByLead([...many, pass], [option('send')]).map((g) => g.offers.length)).toEqual([3, 3, 3, 3]);
  });

  test('no two cards share a digit', () => {
    const pair = (a: string, b: string) => offer(`drop ${a} ${b}`, [option('drop'), card(a), card(b)]);
    const few = options([pair('a', 'b'), pass], []);
    expect([hotkey(few)(card('a')), hotkey(few)(card('b')), hotkey(few)(option('drop'))]).toEqual([1, null, 1]);
    // Two of six cards: every card is chosen first by a digit of its own.
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const pairs = ids.flatMap((x, i) => ids.slice(i + 1).map((y) => pair(x, y)));
    const all = options(pairs, []);
    expect(ids.map((x) => hotkey(all)(card(x)))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(all.every((o) => o.t === 'ref' && o.offers.length > 0)).toBe(true);
    const then = options(pairs, [card('e')]);
    expect(ids.map((x) => hotkey(then)(card(x)))).toEqual([1, 2, 3, 4, null, 5]);
  });

  test('bare numbers are stepped through from three on, in order', () => {
    const n = (x: number) => offer(x, [{ kind: 'amount', id: String(x) }]);
    expect(amounts([n(2), n(-1), n(0), pass]).map((o) => o.pick)).toEqual([-1, 0, 2]);
    expect(amounts([n(0), n(1)])).toEqual([]);
  });
});
