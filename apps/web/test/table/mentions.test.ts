import { findGame } from '@ashtown/catalog';
import { expect, test } from 'vitest';
import { mentions } from '../../src/table/log/mentions.ts';

const { words } = findGame('king-of-new-york')!;
const id = words.en.cards![0]!;
const { name } = words.en.card(id);
const told = (text: string) =>
  mentions(text, [{ kind: 'card', id }], words.en).map((x) => (x.card === null ? x.text : [x.before, x.text, x.after]));

test('the name of a card stands apart, with the signs that cling to it', () => {
  expect(told(`Anna buys ${name}`)).toEqual(['Anna buys ', ['', name, '']]);
  expect(told(`Anna: +1 (${name}), and more`)).toEqual(['Anna: +1 ', ['(', name, '),'], ' and more']);
  expect(told(`(${name})`)).toEqual([['(', name, ')']]);
  expect(told('nothing of the kind.')).toEqual(['nothing of the kind.']);
});
