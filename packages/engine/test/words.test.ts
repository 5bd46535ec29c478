import { type Forms, LANGS, type Lang, plural } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';

const POINTS: Record<Lang, Forms> = {
  en: { one: 'point', other: 'points' },
  pl: { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' },
  sk: { one: 'bod', few: 'body', many: 'bodu', other: 'bodov' },
};

describe('plural', () => {
  test.each([
    [0, 'points', 'punktów', 'bodov'],
    [1, 'point', 'punkt', 'bod'],
    [2, 'points', 'punkty', 'body'],
    [4, 'points', 'punkty', 'body'],
    [5, 'points', 'punktów', 'bodov'],
    [11, 'points', 'punktów', 'bodov'],
    [12, 'points', 'punktów', 'bodov'],
    [21, 'points', 'punktów', 'bodov'],
    // Polish looks at the last digit, Slovak at the whole number.
    [22, 'points', 'punkty', 'bodov'],
    [25, 'points', 'punktów', 'bodov'],
    [112, 'points', 'punktów', 'bodov'],
    [1.5, 'points', 'punktu', 'bodu'],
  ])('%f %s, %s, %s', (n, ...expected) => {
    expect(LANGS.map((lang) => plural(lang, n, POINTS[lang]))).toEqual(expected);
  });

  test('falls back on the last form', () => {
    expect(plural('pl', 2, { one: 'żeton', other: 'żetony' })).toBe('żetony');
  });
});
