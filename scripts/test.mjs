// Everything that has to be true of the repository: `npm test`. Stops at the first check that fails.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ROOT, setUp } from './setup.mjs';

const TALLY = `${ROOT}node_modules/.cache/tests.json`;
const colors = process.stdout.isTTY ? [] : ['--colors=off'];
const CHECKS = [
  ['lint', 'format and lint', 'node_modules/@biomejs/biome/bin/biome', 'ci', ...colors, '.'],
  ['types', 'types', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'],
  ['types', 'types of the client', 'node_modules/typescript/bin/tsc', '-p', 'apps/web'],
  ['borders', 'direction of imports', 'scripts/borders.mjs'],
  ['rules', 'rules named by tests', 'scripts/rules.mjs', '--check'],
  ['build', 'client', 'scripts/build.mjs'],
  ['browser', 'browser', 'scripts/chromium.mjs'],
  [
    'unit',
    'tests',
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${TALLY}`,
  ],
];

setUp();
rmSync(TALLY, { force: true });
for (const [script, title, ...command] of CHECKS) {
  console.log(`\n== ${title}`);
  const start = performance.now();
  const { status } = spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit' });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (status !== 0) {
    console.log(`FAILED: ${title}, after ${seconds} s. Alone: npm run ${script}`);
    process.exitCode = 1;
    break;
  }
  console.log(`ok: ${title}, ${seconds} s`);
}
if (existsSync(TALLY)) {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(TALLY, 'utf8'));
  console.log(`\n${numPassedTests} passed, ${numFailedTests} failed`);
}
