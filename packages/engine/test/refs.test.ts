import { expect, test } from 'vitest';
import { parseRef, type Ref, refKey } from '../src/index.ts';

test('a thing as one word can be read back, whatever its id', () => {
  const all: readonly Ref[] = [
    { kind: 'card', id: 'bazooka' },
    { kind: 'slot', id: 'hero.x@2' },
    { kind: 'option', id: 'play: it' },
    { kind: 'amount', id: '-3' },
  ];
  for (const ref of all) expect(parseRef(refKey(ref))).toEqual(ref);
});

test.each(['', 'card', 'card:', ':x', 'cards:x', 'toString:x'])('%j is no thing', (key) => {
  expect(parseRef(key)).toBeNull();
});
