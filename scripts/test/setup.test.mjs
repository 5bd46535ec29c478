import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { complete, readLock } from '../lock.mjs';
import { newEnough, ROOT } from '../setup.mjs';

test('Node 20.19 is the oldest that will do', () => {
  expect(['18.20.8', '20.18.3', '20.19.0', '22.0.0'].map(newEnough)).toEqual([false, false, true, true]);
});

test('npm ci works on every platform: the lock names all optional packages (else: npm run lock)', () => {
  expect(complete(readLock())).toEqual([]);
});

test('npm ci finds the lock up to date with every package.json (else: npm run lock)', () => {
  const wanted = ({ dependencies = {}, devDependencies = {} }) => ({ ...dependencies, ...devDependencies });
  for (const [dir, locked] of Object.entries(readLock().packages)) {
    if (dir.includes('node_modules/')) continue;
    const manifest = JSON.parse(readFileSync(`${ROOT}${dir}/package.json`, 'utf8'));
    expect(wanted(locked), dir).toEqual(wanted(manifest));
  }
});
