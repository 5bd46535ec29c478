import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { complete, readLock } from '../lock.mjs';
import { adviceOn, newEnough, ROOT, unlinked } from '../setup.mjs';

const OLDEST = ['20.19.0', '22.12.0', '24.0.0'];

test('Node 20.19, 22.12 and 24 are the oldest that will do', () => {
  expect(OLDEST.map(newEnough)).toEqual([true, true, true]);
  expect(['18.20.8', '20.18.3', '21.7.3', '22.11.0', '23.11.1'].some(newEnough)).toBe(false);
  expect(newEnough('25.1.0')).toBe(true);
});

test('nothing that is installed wants a newer Node than we say we need', () => {
  const { engines } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
  const packages = Object.entries(readLock().packages).filter(([name]) => name.includes('node_modules/'));
  for (const node of OLDEST) {
    expect(fits(node, engines.node)).toBe(true);
    const wanting = packages.filter(([, { engines: wanted = {} }]) => wanted.node && !fits(node, wanted.node));
    expect(wanting.map(([name, { engines: wanted }]) => `${name} wants ${wanted.node}`)).toEqual([]);
  }
});

/** Whether a version lies in a range, as far as ranges of Node are written: `^20.19.0 || >=22`, `18 || 20`, `>= 18.0.0`. */
function fits(version, range) {
  const number = (text) => text.split('.').reduce((sum, part, i) => sum + Number(part) * 1e3 ** (2 - i), 0);
  const major = (text) => Math.floor(number(text) / 1e6);
  const one = (part) => {
    const [, sign, least] = /^\s*(>=|\^|~|)\s*v?([\d.]+?)(?:\.[x*])*\s*$/.exec(part) ?? [];
    if (least === undefined) return /^\s*(\*|)\s*$/.test(part);
    return number(version) >= number(least) && (sign === '>=' || major(version) === major(least));
  };
  return range.split('||').some(one);
}

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

test('a part npm does not know of yet is named, with what to do about it', () => {
  expect(adviceOn(unlinked())).toBeNull();
  const root = mkdtempSync(join(tmpdir(), 'ashtown-'));
  try {
    for (const part of ['packages/engine', 'games/new-one', 'games/no-package', 'apps/web'])
      mkdirSync(join(root, part), { recursive: true });
    for (const part of ['packages/engine', 'games/new-one', 'apps/web'])
      writeFileSync(join(root, part, 'package.json'), '{}');
    for (const name of ['engine', 'web']) mkdirSync(join(root, 'node_modules/@ashtown', name), { recursive: true });
    expect(unlinked(root)).toEqual(['games/new-one']);
    expect(adviceOn(unlinked(root))).toContain('games/new-one: not linked');
    expect(adviceOn(unlinked(root))).toContain('npm run lock');
  } finally {
    rmSync(root, { recursive: true });
  }
});
