// Several servers that are hurt under play: `npm run chaos -- --minutes 20`. Bundles them first, as they start again and again.
import { spawnSync } from 'node:child_process';
import buildPrograms from './programs.mjs';
import { ROOT, setUp } from './setup.mjs';

setUp();
await buildPrograms();
const command = ['--import', import.meta.resolve('tsx'), 'apps/server/test/tools/chaos-command.ts'];
const { status } = spawnSync(process.execPath, [...command, ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' });
process.exitCode = status ?? 1;
