import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findNginx } from '../nginx.mjs';
import { plant } from './tree.mjs';

test('nginx is taken where the environment says, else from the path, else from where systems put it', () => {
  const root = plant({ 'sbin/nginx': '', 'bin/nginx': '', 'bin/other': '' });
  for (const folder of ['sbin', 'bin']) chmodSync(join(root, folder, 'nginx'), 0o755);
  const places = [join(root, 'sbin')];
  expect(findNginx({ env: {}, places: [] })).toBe(null);
  expect(findNginx({ env: {}, places })).toBe(join(root, 'sbin/nginx'));
  expect(findNginx({ env: { PATH: join(root, 'bin') }, places })).toBe(join(root, 'bin/nginx'));
  expect(findNginx({ env: { ASHTOWN_NGINX: join(root, 'bin/other') }, places })).toBe(null);
});
