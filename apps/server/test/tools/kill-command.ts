import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { killAgainAndAgain } from './kill.ts';
import { killInMigrations, killOnFullDisk, killWhileFull, killWhileLocked } from './kill-disk.ts';

/** `npm run kill -- --kills 100`: kills a server under play and on a bad disk, and says whether anything was lost. */

const { values } = parseArgs({ options: { kills: { type: 'string', default: '100' }, json: { type: 'boolean' } } });
const kills = Number(values.kills);
if (!Number.isInteger(kills) || kills < 1) {
  console.error('--kills must be a whole number from 1');
  process.exit(2);
}
const dir = mkdtempSync(join(tmpdir(), 'ashtown-kill-'));
const say = (line: string) => values.json || console.log(line);
try {
  const started = performance.now();
  const play = await killAgainAndAgain({ kills, data: join(dir, 'ashtown.db'), say });
  say('killed while the disk is full …');
  const full = await killWhileFull(join(dir, 'full.db'));
  say('killed on a disk that has no room left …');
  const folder = join(dir, 'small');
  mkdirSync(folder);
  const noRoom = (await killOnFullDisk(folder)) ?? { skipped: 'nothing may be mounted here' };
  say('killed while another process keeps the file locked …');
  const locked = await killWhileLocked(join(dir, 'locked.db'));
  say('killed while an old file is brought up to date …');
  const migrations = await killInMigrations(dir, Math.max(3, Math.round(kills / 5)));
  const seconds = Math.round((performance.now() - started) / 1000);
  if (values.json) console.log(JSON.stringify({ play, full, noRoom, locked, migrations, seconds }));
  else {
    const { commands, ...figures } = play;
    console.table([{ ...figures, seconds }]);
    console.table([commands]);
    console.table({ full, noRoom, locked, migrations });
    console.log('Nothing acknowledged was lost, no answer was doubled, and every match came to its end.');
  }
} finally {
  rmSync(dir, { recursive: true, force: true });
}
