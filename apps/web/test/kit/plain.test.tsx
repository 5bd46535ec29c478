import { type AnyGame, makeRng, offersOf, seedOf, wordsAt } from '@ashtown/engine';
import { toy, toyWords } from '@ashtown/testkit/toy';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { board } from '../../src/kit/plain/index.tsx';
import type { BoardProps } from '../../src/table/board.ts';
import { cutAtCards } from '../../src/ui/cutAtCards.ts';
import { pointing } from './pointing.ts';

function propsOf(table?: () => readonly string[]): BoardProps {
  const state = toy.setup(3, { rounds: 3, salvage: false }, makeRng(seedOf('plain')), null);
  const view = toy.view(state, 0);
  const { p } = pointing({});
  return {
    ...p,
    game: toy,
    tables: undefined,
    view,
    seat: 0,
    asked: toy.asked(state),
    question: (toy as AnyGame).question(view, 0),
    offers: offersOf(toy, view, 0),
    lang: 'en',
    words: wordsAt({ ...toyWords.en, ...(table && { table }) }, (seat) => `P${seat}`) as never,
    who: (seat) => `P${seat}`,
    about: () => '',
    told: [],
    changed: () => 0,
    answer() {},
    draft: undefined,
    setDraft() {},
  };
}

describe('the plain board', () => {
  test('shows what an answer is about, each thing once, also for a game that says nothing of its table', () => {
    const p = propsOf();
    const html = render(<board.Board {...p} />);
    for (const { refs } of p.offers)
      for (const { kind, id } of refs) expect(html.split(`data-ref="${kind}:${id}"`)).toHaveLength(2);
  });

  test('cards in its text can be pointed at', () => {
    const id = toyWords.en.cards![4]!;
    const { name } = toyWords.en.card(id);
    const html = render(<board.Board {...propsOf(() => [`On the table: ${name}.`])} />);
    expect(html).toMatch(new RegExp(`On the table: <button[^>]*data-ref="card:${id}"`));
  });

  test('panels tell the standing', () => {
    const p = propsOf();
    const told = {
      ...p,
      game: { ...toy, standing: () => [{ seat: 0, rank: 1, score: 7, lines: [{ source: 'banked', n: 7 }] }] },
    };
    const html = render(<board.Panel {...told} of={0} />);
    expect(html).toContain(`<dt>${toyWords.en.source('banked')}</dt><dd>7</dd>`);
    expect(html).toContain('<b>7</b>');
    const Mini = board.Mini!;
    expect(render(<Mini {...told} of={0} />)).toContain('7');
  });

  test('a card in the inspector has its text', () => {
    const Detail = board.Detail!;
    const id = toyWords.en.cards![0]!;
    expect(render(<Detail {...propsOf()} of={{ kind: 'card', id }} />)).toContain(toyWords.en.card(id).text);
  });
});

test('lines are cut at whole names, the longer one first', () => {
  const names: Record<string, string> = { a: 'Mill', b: 'Old Mill', c: 'Mill (ruined)' };
  const cut = cutAtCards({ cards: Object.keys(names), card: (id) => ({ name: names[id]! }) });
  const pieces = (line: string) => cut(line).map(({ text, card }) => (card === null ? text : `[${card}]`));
  expect(pieces('Mills, Old Mill, Mill and Mill (ruined).')).toEqual([
    'Mills, ',
    '[b]',
    ', ',
    '[a]',
    ' and ',
    '[c]',
    '.',
  ]);
  expect(cutAtCards({ card: () => ({ name: '' }) })('Mill')).toEqual([{ key: '0', text: 'Mill', card: null }]);
});
