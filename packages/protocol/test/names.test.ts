import { describe, expect, test } from 'vitest';
import {
  botName,
  CODES,
  distinctName,
  LIMITS,
  looksOf,
  parseCommand,
  parseJoinCode,
  parseTableId,
  parseToken,
} from '../src/index.ts';

const nameOf = (name: string): string => {
  const parsed = parseCommand({ t: 'rename', id: '1', name });
  return parsed.ok && parsed.value.t === 'rename' ? parsed.value.name : '';
};

describe('names', () => {
  test.each([
    ['  Ann  ', 'Ann'],
    ['Ann\u00a0\u2003 Bee', 'Ann Bee'],
    ['Ａｎｎ', 'Ann'],
    ['❤\ufe0f', '❤'],
    ['e\u0301va', 'éva'],
    ['Żaneta Łoś 漢👍', 'Żaneta Łoś 漢👍'],
  ])('%j has one way to be written: %j', (given, kept) => {
    expect(nameOf(given)).toBe(kept);
  });

  test.each([
    ['Ann', 'ann'],
    ['Ann', 'Аnn'],
    ['Olga', 'ОIga'],
    ['Bill', 'Bi11'],
    ['Leo', 'LE0'],
    ['Marnie', 'Mamie'],
    ['KOPA', 'КОРА'],
    ['ΝΙΚΟΣ', 'NlKOΣ'],
  ])('%s and %s look alike', (one, other) => {
    expect(looksOf(one)).toBe(looksOf(other));
    expect(distinctName(other, [one])).not.toBe(other);
  });

  test.each([
    ['Ann', 'Anna'],
    ['Żaneta', 'Zaneta'],
    ['Ann 2', 'Ann 3'],
    ['👍', '👎'],
  ])('%s and %s do not', (one, other) => {
    expect(distinctName(other, [one])).toBe(other);
  });

  test('who looks like somebody gets a number, within the length of a name', () => {
    expect(distinctName('Ann', ['Ben'])).toBe('Ann');
    expect(distinctName('ANN', ['Ann', 'Ann 2'])).toBe('ANN 3');
    const long = '👍'.repeat(LIMITS.name / 2);
    expect(distinctName(long, [long])).toBe(`${'👍'.repeat(LIMITS.name / 2 - 1)} 2`);
    expect(botName(new Set(['CINDER', 'Rust']))).toBe('Soot');
  });
});

test('what was expected is told in words', () => {
  const refused = [
    parseToken('x'),
    parseTableId('../x'),
    parseJoinCode('%%'),
    parseCommand({ t: 'rename', id: '1', name: 'a\u202eb' }),
    parseCommand({ t: 'chat', id: '1', text: 'a\u202eb' }),
    parseCommand({ t: 'sit', id: '1', seat: 99 }),
    parseCommand({ t: 'nothing', id: '1' }),
  ];
  for (const parsed of refused) {
    if (parsed.ok) throw new Error('not refused');
    expect(CODES).toContain(parsed.code);
    expect(parsed.detail).toMatch(/\w/);
    expect(parsed.detail).not.toMatch(/\\p|\[\^|\/\^|Expected \//);
  }
});
