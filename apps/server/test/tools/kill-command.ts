import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { killAgainAndAgain } from './kill.ts';

/** `npm run kill -- --kills 100`: kills a server under play, and says whether anything was lost. */

const { values } = parseArgs({ options: { kills: { type: 'string', default: '100' }, json: { type: 'boolean' } } });
const kills = Number(values.kills);
if (!Number.isInteger(kills) || kills < 1) {
  console.error('--kills must be a whole number from 1');
  process.exit(2);
}
const dir = mkdtempSync(join(tmpdir(), 'ashtown-kill-'));
try {
  const started = performance.now();
  const report = await killAgainAndAgain({
    kills,
    data: join(dir, 'ashtown.db'),
    say: (line) => values.json || console.log(line),
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  if (values.json) console.log(JSON.stringify({ ...report, seconds }));
  else {
    console.table([{ ...report, seconds }]);
    console.log('No acknowledged answer was lost, none was doubled, and every match came to its end.');
  }
} finally {
  rmSync(dir, { recursive: true, force: true });
}
