import type { Ref } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import type { Size } from '../../src/table/board.ts';
import { options } from '../../src/table/choose/choice.ts';
import type { Board } from '../../src/table/choose/useBoard.ts';
import { buttonsOf, isListOpen } from '../../src/table/prompt/buttons.ts';
import type { Scene } from '../../src/table/scene.ts';

const card = (id: string): Ref => ({ kind: 'card', id });
const option = (id: string): Ref => ({ kind: 'option', id });
const LONG = 'build an unbelievably long watchtower';

/** A question with one offer for each ref, whose label is its id. */
function asked(refs: readonly Ref[], gameBoard: Partial<Scene['gameBoard']> = {}) {
  const offers = refs.map((ref) => ({ pick: ref.id, refs: [ref] }));
  const scene = {
    position: { question: 'q', view: null },
    gameBoard,
    words: { label: (_: unknown, __: unknown, ___: unknown, pick: string) => pick, ref: (r: Ref) => r.id },
  } as unknown as Scene;
  const board = {
    options: options(offers, []),
    gathered: null,
    confirming: null,
    complete: undefined,
    props: { seat: 0, question: 'q', offers },
  } as unknown as Board;
  return { open: (size: Size = 'desk') => isListOpen(scene, board, size), board };
}

describe('the list of choices stands open', () => {
  test('where there are more than the bar ever shows', () => {
    expect(asked(['a', 'b', 'c', 'd', 'e'].map(card)).open()).toBe(true);
    expect(asked(['a', 'b', 'c', 'd'].map(card)).open()).toBe(false);
  });

  test('where four or fewer find no room in the bar, so that none would be seen', () => {
    const four = ['a', 'b', 'c', 'd'].map((x) => card(`${LONG} ${x}`));
    expect(asked(four).open()).toBe(true);
    expect(asked(four.slice(0, 2)).open('phone')).toBe(true);
  });

  test('not where the bar shows what the board does not, unless the board shows nothing', () => {
    const some = [option('pass'), ...['a', 'b', 'c'].map((x) => card(`${LONG} ${x}`))];
    expect(asked(some).open()).toBe(false);
    expect(asked(some, { plain: true }).open()).toBe(true);
  });

  test('never where the question is answered on the board', () => {
    expect(asked(['a', 'b', 'c', 'd', 'e'].map(card), { onBoard: ['q'] }).open()).toBe(false);
  });
});

test('buttons as far as there is room; what is about nothing on the board goes first', () => {
  const { board } = asked([card(LONG), card(`${LONG} too`), option('pass'), card(`${LONG} as well`)]);
  const labels = board.options.map((o) => (o.t === 'offer' ? String(o.offer.pick) : ''));
  expect(buttonsOf(board.options, labels, 'desk')).toEqual({ fits: false, shown: [2] });
  expect(buttonsOf(board.options.slice(2, 3), ['pass'], 'phone')).toEqual({ fits: true, shown: [0] });
});
