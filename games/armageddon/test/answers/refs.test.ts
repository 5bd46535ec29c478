import { describe, expect, test } from 'vitest';
import { type Answer, game } from '../../src/index.ts';

describe('what an answer is about', () => {
  test.each<[Answer, string[]]>([
    ['city worker*2 leader', ['slot city', 'amount worker*2', 'amount leader']],
    ['exploration nobody', ['slot exploration', 'amount nobody']],
    ['city by colour', ['slot city', 'option byColour']],
    ['slot 2', ['slot slot.2']],
    ['hotel', ['card hotel']],
    ['site 5', ['slot site.5']],
    ['forfeit', ['option forfeit']],
    [
      'act 5.1 worker discard eq_map',
      ['slot site.5', 'slot line.5.1', 'amount worker', 'option discard', 'card eq_map'],
    ],
    ['act 4.1 worker*2 take soldier', ['slot site.4', 'slot line.4.1', 'amount worker*2', 'option take.soldier']],
    ['extend worker leader', ['option extend', 'amount worker', 'amount leader']],
    ['screen engineer', ['slot screen', 'amount engineer']],
    ['sc_worker', ['card sc_worker']],
    [3, ['amount 3']],
  ])('%j', (pick, expected) => {
    expect(game.refs(pick).map(({ kind, id }) => `${kind} ${id}`)).toEqual(expected);
  });
});
