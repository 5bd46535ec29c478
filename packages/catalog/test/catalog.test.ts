import { LANGS } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { findGame, GAMES } from '../src/index.ts';

describe('catalog', () => {
  test('every game is found under its own id, and nothing else is', () => {
    for (const [id, found] of Object.entries(GAMES)) {
      expect(found.game.id).toBe(id);
      expect(findGame(id)).toBe(found);
    }
    expect(findGame('nothing')).toBeUndefined();
    expect(findGame('toString')).toBeUndefined();
  });

  test('every game speaks every language', () => {
    for (const { words } of Object.values(GAMES))
      for (const lang of LANGS) expect(words[lang].name.length).toBeGreaterThan(0);
  });
});
