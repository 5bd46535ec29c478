import { describe, expect, test } from 'vitest';
import { type Passing, passOn } from '../../src/table/curtain/curtain.ts';

const at = (more: Partial<Passing>): Passing => ({
  mine: [0, 2],
  asked: [2],
  eyes: 0,
  secret: true,
  curtain: null,
  ...more,
});

describe('passing the screen', () => {
  test('one person never meets a curtain', () => {
    expect(passOn(at({ mine: [1], asked: [1], eyes: 1 }))).toEqual({ t: 'stay' });
    expect(passOn(at({ mine: [1], asked: [0], eyes: null }))).toEqual({ t: 'look', seat: 1 });
  });

  test('a spectator sees what there is', () => {
    expect(passOn(at({ mine: [], eyes: null }))).toEqual({ t: 'stay' });
  });

  test('with secrets everything is hidden before the next seat looks', () => {
    expect(passOn(at({}))).toEqual({ t: 'hide', seat: 2 });
    expect(passOn(at({ eyes: null, curtain: 2 }))).toEqual({ t: 'stay' });
    expect(passOn(at({ eyes: 2, curtain: 2 }))).toEqual({ t: 'stay' });
  });

  test('without secrets the eyes simply change', () => {
    expect(passOn(at({ secret: false }))).toEqual({ t: 'look', seat: 2 });
  });

  test('while bots decide nothing changes, and a curtain for nobody is taken down', () => {
    expect(passOn(at({ asked: [1] }))).toEqual({ t: 'stay' });
    expect(passOn(at({ asked: [1], eyes: null, curtain: 2 }))).toEqual({ t: 'drop' });
  });

  test('of several that are asked at once, whoever looks answers first', () => {
    expect(passOn(at({ asked: [0, 2] }))).toEqual({ t: 'stay' });
    expect(passOn(at({ asked: [2, 1], curtain: 0, eyes: null }))).toEqual({ t: 'hide', seat: 2 });
  });
});
