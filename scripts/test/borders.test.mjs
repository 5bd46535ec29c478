import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { violations } from '../borders.mjs';
import { plant } from './tree.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const part = (name, dependencies = [], devDependencies = []) => ({
  name: `@ashtown/${name}`,
  exports: './src/index.ts',
  dependencies: Object.fromEntries(dependencies.map((d) => [d.includes('/') ? d : `@ashtown/${d}`, '*'])),
  devDependencies: Object.fromEntries(devDependencies.map((d) => [`@ashtown/${d}`, '*'])),
});

/** A small repository in which every arrow of the drawing is used and nothing is wrong. */
const CLEAN = {
  'package.json': { devDependencies: { vitest: '*', 'fast-check': '*' } },
  'packages/engine/package.json': part('engine'),
  'packages/engine/src/index.ts': 'export type Seat = number;\nexport const zero = Math.floor(0.5);\n',
  'packages/engine/test/a.test.ts': "import { test } from 'vitest';\nimport '../src/index.ts';\nimport 'node:fs';\n",
  'packages/testkit/package.json': part('testkit', ['engine']),
  'packages/testkit/src/index.ts': "import { test } from 'vitest';\nimport { zero } from '@ashtown/engine';\n",
  'packages/bots/package.json': part('bots', ['engine'], ['testkit']),
  'packages/bots/src/index.ts': "import { zero } from '@ashtown/engine';\n",
  'packages/bots/test/a.test.ts': "import '@ashtown/testkit';\nimport 'fast-check';\n",
  'packages/host/package.json': part('host', ['bots', 'engine', '@noble/hashes'], ['testkit']),
  'packages/host/src/index.ts':
    "import '@ashtown/bots';\nimport { sha256 } from '@noble/hashes/sha2.js';\nnew Date();\n",
  'packages/host/test/a.test.ts': "import '@ashtown/testkit';\n",
  'packages/protocol/package.json': part('protocol', ['engine', 'host']),
  'packages/protocol/src/index.ts':
    "import { zero } from '@ashtown/engine';\nimport type { Offer } from '@ashtown/host';\nexport type { Offer };\n",
  'packages/room/package.json': {
    ...part('room', ['engine', 'host', 'protocol'], ['testkit']),
    exports: { '.': './src/index.ts', './suite': './test/suite/index.ts' },
  },
  'packages/room/src/index.ts': "import '@ashtown/host';\nimport '@ashtown/protocol';\nawait Promise.resolve();\n",
  'packages/room/test/suite/index.ts': "import '@ashtown/testkit';\nimport { test } from 'vitest';\n",
  'packages/catalog/package.json': part('catalog', ['engine', 'metro-2033']),
  'packages/catalog/src/index.ts': "export { metro } from '@ashtown/metro-2033';\n",
  'games/metro-2033/package.json': part('metro-2033', ['engine'], ['testkit']),
  'games/metro-2033/src/index.ts': "import { zero } from '@ashtown/engine';\nexport const metro = zero;\n",
  'games/metro-2033/test/a.test.ts': "import '@ashtown/testkit';\nimport { metro } from '../src/index.ts';\n",
  'games/51st-state-common/package.json': part('51st-state-common', ['engine']),
  'games/51st-state-common/src/index.ts': 'export const location = 1;\n',
  'games/51st-state-2010/package.json': part('51st-state-2010', ['engine', '51st-state-common']),
  'games/51st-state-2010/src/index.ts': "import { location } from '@ashtown/51st-state-common';\n",
  'apps/server/package.json': part('server', ['room', 'host', 'catalog', 'protocol', 'engine']),
  'apps/server/src/main.ts': "import '@ashtown/host';\nimport 'node:http';\nawait Promise.resolve(process.argv);\n",
  'apps/server/test/room.test.ts': "import '@ashtown/room/suite';\n",
  'apps/web/package.json': part('web', ['protocol', 'catalog', 'engine', 'host']),
  'apps/web/src/worker.ts': "import '@ashtown/host';\n",
  'apps/web/src/app.tsx': "import type { Host } from '@ashtown/host';\nexport const a = <p>{'@ashtown/bots'}</p>;\n",
  'apps/cli/package.json': part('cli', ['host', 'bots', 'catalog', 'engine'], ['metro-2033']),
  'apps/cli/src/main.ts': "import '@ashtown/bots';\n",
  'apps/cli/test/a.test.ts': "import '@ashtown/metro-2033';\n",
};

test('this repository keeps its borders', () => {
  expect(violations(ROOT)).toEqual([]);
});

test('every arrow of the drawing may be used', () => {
  expect(violations(plant(CLEAN))).toEqual([]);
});

const METRO = 'games/metro-2033/src/index.ts';
const ENGINE = 'packages/engine/src/index.ts';

test.each([
  ['an arrow against the drawing', ENGINE, "\nimport '@ashtown/bots';", ':2 engine may not import @ashtown/bots'],
  ['a type against the drawing', ENGINE, "import type { B } from '@ashtown/bots';", ':1 engine may not import'],
  ['a type in the middle of a line', ENGINE, "type B = import('@ashtown/bots').B;", ':1 engine may not import'],
  ['a re-export', 'packages/bots/src/index.ts', "export * from '@ashtown/host';", 'bots may not import @ashtown/host'],
  ['a dynamic import', 'apps/cli/src/main.ts', "await import('@ashtown/testkit');", 'cli may not import'],
  ['testkit outside of tests', METRO, "import '@ashtown/testkit';", 'metro-2033 may not import @ashtown/testkit'],
  ['a game in a test of the host', 'packages/host/test/a.test.ts', "import '@ashtown/metro-2033';", 'in a test'],
  ['a game that knows another', METRO, "import '@ashtown/51st-state-2010';", 'may not import'],
  ['a stranger in the shared folder', METRO, "import '@ashtown/51st-state-common';", 'may not import'],
  ['the host in the protocol, not as types', 'packages/protocol/src/a.ts', "import '@ashtown/host';", 'only types'],
  ['a suite outside of tests', 'apps/server/src/a.ts', "import '@ashtown/room/suite';", 'is for tests'],
  ['Node in the room', 'packages/room/src/a.ts', "import 'node:timers';", 'does without Node'],
  ['the host in the page', 'apps/web/src/page.ts', "import { open } from '@ashtown/host';", 'only in its worker'],
  ['a way into src', METRO, "import '@ashtown/engine/src/index.ts';", 'is not among the exports'],
  ['a relative way out', METRO, "import '../../../packages/engine/src/index.ts';", 'leaves its package'],
  ['a test in the source', METRO, "import '../test/a.test.ts';", 'imports a test'],
  ['a third party in a game', METRO, "import 'lodash';", 'imports no third party: lodash'],
  ['an undeclared third party', 'apps/server/src/main.ts', "import 'fastify';", 'fastify is not in the package.json'],
  [
    'an undeclared package of ours',
    'packages/testkit/test/a.ts',
    "import '@ashtown/testkit';\nimport 'pg';",
    ':2 pg is not',
  ],
  ['Node in a game', METRO, "import { readFileSync } from 'node:fs';", 'does without Node'],
  ['Node in the host', 'packages/host/src/a.ts', "import 'fs';", 'does without Node'],
  ['Math.random', METRO, '// Math.random()\nconst x = Math.random();', ':2 Math.random'],
  ['Math taken apart', METRO, 'const { random } = Math;', 'Math only as'],
  ['Math by name', METRO, "Math['random']();", 'Math only as'],
  ['a clock', METRO, 'const now = Date.now();', 'Date is forbidden'],
  ['a date', 'packages/catalog/src/a.ts', 'export const d = new Date();', 'Date is forbidden'],
  ['fetch', 'packages/bots/src/a.ts', "fetch('/');", 'fetch is forbidden'],
  ['process', METRO, 'if (process.env.DEBUG) {}', 'process is forbidden'],
  ['process in a template', METRO, 'export const t = `${process.pid}`;', 'process is forbidden'],
  ['the DOM', METRO, 'window.document.title;', 'window is forbidden'],
  ['storage', METRO, "localStorage.getItem('a');", 'localStorage is forbidden'],
  ['a back door', METRO, "globalThis['fetch'];", 'globalThis is forbidden'],
  ['an async function', METRO, 'export const f = async () => 1;', 'async'],
  ['an async method', METRO, 'export const o = { async f() {} };', 'async'],
  ['await', METRO, 'await 1;', 'async'],
  ['for await', METRO, 'for await (const x of []) {}', 'async'],
  ['a promise', METRO, 'export type P = Promise<number>;', 'Promise is forbidden'],
  ['a timer', METRO, 'setTimeout(() => {}, 1);', 'setTimeout is forbidden'],
  ['a file that is no code', METRO, '\nexport const {', ':2 cannot be read'],
])('finds %s', (_, file, code, reason) => {
  const found = violations(plant({ ...CLEAN, [file]: code }));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`${file}:`);
  expect(found[0]).toContain(reason);
});

test.each([
  ['an arrow', 'packages/engine/package.json', part('engine', ['bots']), 'engine may not depend on @ashtown/bots'],
  [
    'testkit for more than tests',
    'packages/bots/package.json',
    part('bots', ['engine', 'testkit']),
    'may not depend on',
  ],
  [
    'a third party',
    'games/metro-2033/package.json',
    part('metro-2033', ['engine', '@x/y'], ['testkit']),
    'no third-party',
  ],
  ['a wrong name', 'packages/engine/package.json', { ...part('engine'), name: 'engine' }, 'is called @ashtown/engine'],
  [
    'an import nobody declared',
    'packages/bots/package.json',
    part('bots', [], ['testkit']),
    'not in the package.json of bots',
  ],
  ['a part nobody drew', 'packages/magic/package.json', part('magic'), 'magic is no part of the drawing'],
])('finds %s in package.json', (_, file, json, reason) => {
  const found = violations(plant({ ...CLEAN, [file]: json }));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(reason);
});

test('is not fooled by comments, strings and names of members', () => {
  const code = `
    // import '@ashtown/bots'; Math.random(); await fetch(process)
    /* new Date() */
    export const s = "import '@ashtown/bots'; Date.now()" + \`fetch(window) \${1} async\`;
    export const r = /new Date()/;
    export const o = { process: 1, fetch() {}, document: { window: 2 } };
    export interface T { process: number; fetch(): void }
    export const p = o.process + o.document.window;
  `;
  expect(violations(plant({ ...CLEAN, [METRO]: code }))).toEqual([]);
});

test('the command prints what it found and fails', () => {
  const run = (root) => spawnSync(process.execPath, [`${ROOT}scripts/borders.mjs`, root], { encoding: 'utf8' });
  expect(run(plant(CLEAN))).toMatchObject({ status: 0, stdout: 'every import goes the right way\n' });
  expect(run(plant({ ...CLEAN, [METRO]: '\n\nnew Date();\nfetch();' }))).toMatchObject({
    status: 1,
    stdout: `${METRO}:3 Date is forbidden here\n${METRO}:4 fetch is forbidden here\n2 violations\n`,
  });
});

test('folders that import each other in a circle are named at every step of it', () => {
  const root = plant({
    ...CLEAN,
    'apps/web/src/table/a.ts': "import '../games/b.ts';\n",
    'apps/web/src/games/b.ts': "import '../offline/deep/c.ts';\n",
    'apps/web/src/offline/deep/c.ts': "\nimport type { A } from '../../table/a.ts';\n",
    // A folder may know the files beside it, and they it.
    'apps/web/src/main.ts': "import './table/a.ts';\n",
    'apps/web/src/table/d.ts': "import '../main.ts';\n",
  });
  expect(violations(root)).toEqual([
    'apps/web/src/games/b.ts:1 games imports offline, and the folders {games, offline, table} go in a circle',
    'apps/web/src/offline/deep/c.ts:2 offline imports table, and the folders {games, offline, table} go in a circle',
    'apps/web/src/table/a.ts:1 table imports games, and the folders {games, offline, table} go in a circle',
  ]);
});

test('the rules of a game may know its cards, and they them; neither may know its words, nor the bot', () => {
  const root = plant({
    ...CLEAN,
    'games/metro-2033/src/rules/a.ts': "import '../cards/b.ts';\n",
    'games/metro-2033/src/cards/b.ts': "import '../rules/a.ts';\nimport '../bot/c.ts';\n",
    'games/metro-2033/src/bot/c.ts': "import '../rules/a.ts';\n",
  });
  expect(violations(root)).toEqual([
    'games/metro-2033/src/bot/c.ts:1 bot imports rules, and the folders {bot, rules} go in a circle',
    'games/metro-2033/src/cards/b.ts:2 rules imports bot, and the folders {bot, rules} go in a circle',
  ]);
});

test('a board imports no rule of its game, and nobody else imports a game', () => {
  const game = part('metro-2033', ['engine'], ['testkit']);
  const exports = { '.': './src/index.ts', './board': './src/board.ts', './about': './src/about.ts' };
  const root = plant({
    ...CLEAN,
    'games/metro-2033/package.json': { ...game, exports },
    'games/metro-2033/src/board.ts':
      "export type { Tables } from './content/tables.ts';\nexport * from './state.ts';\nexport { priceOf } from './rules/queries.ts';\n",
    'apps/web/package.json': part('web', ['protocol', 'catalog', 'engine', 'host', 'metro-2033']),
    'apps/web/src/games/metro-2033/rules.ts': "export { made } from '@ashtown/metro-2033';\n",
    'apps/web/src/games/metro-2033/manifest.ts': "import { about } from '@ashtown/metro-2033/about';\n",
    'apps/web/src/games/metro-2033/Hand.tsx':
      "import { MARKERS } from '@ashtown/metro-2033/board';\nimport { priceOf } from '@ashtown/metro-2033';\n",
    'apps/web/src/table/Log.tsx': "import { MARKERS } from '@ashtown/metro-2033/board';\n",
  });
  expect(violations(root)).toEqual([
    'games/metro-2033/src/board.ts:3 a board may know types and vocabulary, no rule: ./rules/queries.ts',
    'apps/web/src/games/metro-2033/Hand.tsx:2 a board imports no rules: metro-2033/board has what it may know',
    'apps/web/src/table/Log.tsx:1 only the board of metro-2033 may import it',
  ]);
});
