import type { ChatLine } from '@ashtown/protocol';
import { expect, test } from 'vitest';
import { newsIn } from '../../src/table/people/useCompany.ts';
import { common } from '../../src/text/en/common.ts';

const line = (id: number, told?: NonNullable<ChatLine['told']>): ChatLine => ({
  id,
  seat: 1,
  name: 'Ben',
  text: told ? '' : 'hello',
  at: 0,
  ...(told && { told }),
});

test('who leaves for good is told until it is put away, who may come back only for a while', () => {
  const chat = [line(1, 'returned'), line(2), line(3, 'kept'), line(4, 'left'), line(5, 'removed')];
  expect(newsIn(chat, 1, common.told)).toEqual([
    { text: 'Ben is away. A bot keeps the seat warm.', stays: false },
    { text: 'Ben has left. A bot plays on for good.', stays: true },
    { text: 'The host has removed Ben.', stays: true },
  ]);
});
