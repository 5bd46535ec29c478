import { expect, test } from 'vitest';
import { BOTS, findBot } from '../src/index.ts';

test('every bot is found under its own id, and nothing else is', () => {
  for (const [id, bot] of Object.entries(BOTS)) {
    expect(bot.id).toBe(id);
    expect(findBot(id)).toBe(bot);
  }
  expect(findBot('toString')).toBeUndefined();
});
