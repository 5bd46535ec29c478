import { expect, test } from 'vitest';
import { complete, readLock } from '../lock.mjs';
import { newEnough } from '../setup.mjs';

test('Node 20.19 is the oldest that will do', () => {
  expect(['18.20.8', '20.18.3', '20.19.0', '22.0.0'].map(newEnough)).toEqual([false, false, true, true]);
});

test('npm ci works on every platform: the lock names all optional packages (else: npm run lock)', () => {
  expect(complete(readLock())).toEqual([]);
});
