import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findPostgres } from '../postgres.mjs';

const root = mkdtempSync(join(tmpdir(), 'ashtown-postgres-'));
afterAll(() => rmSync(root, { recursive: true }));
const folder = (path, ...programs) => {
  mkdirSync(join(root, path), { recursive: true });
  for (const name of programs) {
    writeFileSync(join(root, path, name), '');
    chmodSync(join(root, path, name), 0o755);
  }
  return join(root, path);
};

test('PostgreSQL is taken where the environment says, else the newest there is, else from the path', () => {
  const families = [[root, 'bin']];
  expect(findPostgres({ env: {}, families })).toBe(null);
  const onPath = folder('path', 'initdb', 'postgres');
  expect(findPostgres({ env: { PATH: onPath }, families })).toBe(onPath);
  folder('9/bin', 'initdb', 'postgres');
  folder('17/bin', 'psql');
  const newest = folder('16/bin', 'initdb', 'postgres');
  expect(findPostgres({ env: { PATH: onPath }, families })).toBe(newest);
  expect(findPostgres({ env: { ASHTOWN_POSTGRES: onPath }, families })).toBe(onPath);
  expect(findPostgres({ env: { ASHTOWN_POSTGRES: join(root, '17/bin') }, families })).toBe(null);
});
