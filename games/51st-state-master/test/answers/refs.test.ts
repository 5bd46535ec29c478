import type { Ref } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { type Answer, game } from '../../src/index.ts';

const card = (id: string): Ref => ({ kind: 'card', id });
const slot = (id: string): Ref => ({ kind: 'slot', id });
const option = (id: string): Ref => ({ kind: 'option', id });

describe('what an answer is about', () => {
  test.each<[Answer, Ref[]]>([
    ['pass', [option('pass')]],
    ['pub', [card('pub')]],
    ['construct pub', [option('construct'), card('pub'), slot('construct.pub')]],
    ['drop pub school', [option('drop'), card('pub'), card('school')]],
    ['attack 1.4', [option('attack'), slot('1.4')]],
    ['pay worker iron@0.3', [option('pay'), option('worker'), option('iron'), slot('0.3')]],
    ['steal 2 fuel', [option('steal'), { kind: 'player', id: '2' }, option('fuel'), slot('2.fuel')]],
    ['borrow 1 pub', [option('borrow'), { kind: 'player', id: '1' }, card('deal.pub')]],
    ['spend pub', [option('spend'), card('deal.pub')]],
    ['convert red', [option('convert'), slot('board.red')]],
    ['take blue', [option('take'), slot('link.blue')]],
    ['fuel', [option('fuel')]],
  ])('%s', (pick, expected) => {
    expect(game.refs(pick)).toEqual(expected);
  });
});
