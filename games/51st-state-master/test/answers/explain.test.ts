import type { Ref } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { type Answer, game, RIVAL } from '../../src/index.ts';
import { view } from '../../src/view.ts';
import { given, type Position } from '../given.ts';

const BOTH = { bothExpansions: true } as const;
const card = (id: string): Ref => ({ kind: 'card', id });
const slot = (id: string): Ref => ({ kind: 'slot', id });
const option = (id: string): Ref => ({ kind: 'option', id });

describe('why not', () => {
  const why = (position: Position, ref: Ref, ...picks: Answer[]) => {
    const t = given({ options: BOTH, ...position });
    for (const pick of picks) t.answer(0, pick);
    return game.explain(view(t.state, 0), 0, ref);
  };
  const POOR: Position = { tokens: { 0: { grey: 1, worker: 1, iron: 1 } } };

  test.each<[string, () => unknown, unknown]>([
    ['an offered card', () => why({ tokens: { 0: { grey: 2 } }, hand: { 0: ['pub'] } }, card('pub')), null],
    [
      'a card too far',
      () => why({ ...POOR, hand: { 0: ['pub'] } }, card('pub')),
      { t: 'tooFar', grey: 1, blue: 2, red: 2 },
    ],
    ['a card elsewhere', () => why({ ...POOR, hand: { 1: ['pub'] } }, card('pub')), { t: 'notNow' }],
    ['a connection', () => why({ ...POOR, seen: { 0: ['thugs'] } }, card('thugs')), { t: 'short', good: 'gun', n: 1 }],
    [
      'a used action',
      () => why({ ...POOR, places: { 0: [{ card: 'archive', uses: 2 }] } }, slot('0.0')),
      { t: 'used' },
    ],
    [
      'a price',
      () => why({ ...POOR, places: { 0: ['assembly-plant'] } }, slot('0.0')),
      { t: 'short', good: 'iron', n: 1 },
    ],
    [
      'any resource',
      () => why({ tokens: { 0: { worker: 2 } }, places: { 0: ['market-place'] } }, slot('0.0')),
      { t: 'shortAny', n: 2 },
    ],
    ['a deal to spend', () => why({ ...POOR, places: { 0: ['hideout'] } }, slot('0.0')), { t: 'noDeal', n: 1 }],
    [
      'a card to spend',
      () => why({ ...POOR, places: { 0: ['propaganda-station'] } }, slot('0.0')),
      { t: 'noCard', n: 1 },
    ],
    [
      'no target',
      () => why({ tokens: { 0: { worker: 2 } }, places: { 0: ['thieves-caravan'] } }, slot('0.0')),
      { t: 'noTarget' },
    ],
    ['no action', () => why({ ...POOR, places: { 0: ['church'] } }, slot('0.0')), { t: 'noAction' }],
    [
      'own Ruins',
      () => why({ ...POOR, places: { 0: [{ card: 'church', ruins: true }] } }, slot('0.0')),
      { t: 'ruins' },
    ],
    ['defence', () => why({ ...POOR, places: { 1: ['motel'] } }, slot('1.0')), { t: 'defence', n: 5, short: 5 }],
    [
      'their Ruins',
      () => why({ ...POOR, places: { 1: [{ card: 'motel', ruins: true }] } }, slot('1.0')),
      { t: 'ruins' },
    ],
    [
      'a visited place',
      () => why({ ...POOR, places: { 1: [{ card: 'quarry', visited: true }] } }, slot('1.0')),
      { t: 'visited' },
    ],
    [
      'who has passed',
      () => why({ ...POOR, places: { 1: ['motel'] }, passed: [1] }, slot('1.0')),
      { t: 'passed', seat: 1 },
    ],
    [
      'the opponent that passed',
      () => why({ ...POOR, seats: 1, rival: { places: ['motel'], passed: true } }, slot('4.0')),
      { t: 'passed', seat: RIVAL },
    ],
    ['no such place', () => why(POOR, slot('3.9')), { t: 'notNow' }],
    ['the exchange', () => why(POOR, option('exchange')), { t: 'short', good: 'worker', n: 1 }],
    ['no connection', () => why({ tokens: { 0: { worker: 4 } } }, option('take')), { t: 'noConnection' }],
    [
      'a connection too dear',
      () => why({ ...POOR, red: 'punks' }, option('take')),
      { t: 'short', good: 'worker', n: 1 },
    ],
    ['no connection of a colour', () => why({ ...POOR, red: 'punks' }, slot('link.blue')), { t: 'noConnection' }],
    [
      'a connection of a colour',
      () => why({ ...POOR, red: 'punks' }, slot('link.red')),
      { t: 'short', good: 'worker', n: 1 },
    ],
    [
      'a conversion too dear',
      () =>
        why(
          { factions: { 0: 'mutants-union', 2: 'new-york' }, tokens: { 0: { iron: 1, worker: 2 } } },
          slot('board.grey'),
        ),
      { t: 'short', good: 'iron', n: 1 },
    ],
    [
      'a conversion once more',
      () => why({ tokens: { 0: { iron: 1, worker: 2 } }, converted: { 0: ['grey'] } }, slot('board.grey')),
      { t: 'used' },
    ],
    [
      'a deal with a card',
      () => why({ ...POOR, hand: { 0: ['pub'] } }, slot('deal.pub')),
      { t: 'short', good: 'blue', n: 2 },
    ],
    [
      'razing a card while another use is offered',
      () => why({ tokens: { 0: { grey: 2, universal: 1 } }, hand: { 0: ['pub'] } }, slot('raze.pub')),
      { t: 'short', good: 'red', n: 1 },
    ],
    [
      'redeveloping without a brick',
      () => why({ ...POOR, hand: { 0: ['pub'] }, places: { 0: ['motel'] } }, slot('redevelop.pub')),
      { t: 'short', good: 'brick', n: 1 },
    ],
    [
      'redeveloping without a common type',
      () =>
        why(
          { tokens: { 0: { brick: 1, worker: 2 } }, hand: { 0: ['pub'] }, places: { 0: ['docks'] } },
          slot('redevelop.pub'),
        ),
      { t: 'noCommonType' },
    ],
    ['redeveloping nothing', () => why({ ...POOR, hand: { 0: ['pub'] } }, slot('redevelop.pub')), { t: 'noTarget' }],
    ['a use of a card elsewhere', () => why({ ...POOR, hand: { 1: ['pub'] } }, slot('deal.pub')), { t: 'notNow' }],
    ['no shield', () => why(POOR, option('shield')), { t: 'noShield' }],
    [
      'no place for a shield',
      () => why({ tokens: { 0: { shield: 1, iron: 1 } } }, option('shield')),
      { t: 'noTarget' },
    ],
    [
      'no common type',
      () =>
        why(
          {
            tokens: { 0: { brick: 1, worker: 2 } },
            hand: { 0: ['docks'] },
            places: { 0: ['scrap-metal', 'scrap-trader', 'pub'] },
          },
          slot('0.2'),
          'redevelop docks',
        ),
      { t: 'noCommonType' },
    ],
    [
      'a shield there already',
      () =>
        why(
          {
            tokens: { 0: { shield: 1, worker: 2 } },
            places: { 0: [{ card: 'pub', shield: true }, 'docks', 'school'] },
          },
          slot('0.0'),
          'shield',
        ),
      { t: 'shielded' },
    ],
  ])('%s', (_, found, expected) => {
    expect(found()).toEqual(expected);
  });

  test('nothing is explained to others, nor after the end', () => {
    const t = given({ ...POOR, places: { 1: ['motel'] } });
    expect(game.explain(view(t.state, 1), 1, card('pub'))).toEqual({ t: 'notAsked' });
    const over = given({ from: 'roundEnd', ending: true, vp: { 0: 25 } });
    expect(game.explain(view(over.state, 0), 0, card('pub'))).toEqual({ t: 'over' });
  });
});
