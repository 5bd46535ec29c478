import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratch } from './tools/in-process.ts';
import { killAgainAndAgain } from './tools/kill.ts';

test('killed ten times under play: nothing acknowledged is lost or doubled, and every match comes to its end', async () => {
  const report = await killAgainAndAgain({ kills: 10, data: join(scratch(), 'ashtown.db') });
  expect(report.kills).toBe(10);
  expect(report.acknowledged).toBeGreaterThan(20);
}, 300_000);
