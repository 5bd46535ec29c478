import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scratch } from './tools/in-process.ts';
import { killAgainAndAgain } from './tools/kill.ts';
import { killInMigrations, killOnFullDisk, killWhileFull, killWhileLocked } from './tools/kill-disk.ts';

test('killed six times under play: nothing acknowledged is lost or doubled, and every match comes to its end', async () => {
  const report = await killAgainAndAgain({ kills: 6, data: join(scratch(), 'ashtown.db') });
  expect(report.kills).toBe(6);
  expect(report.acknowledged).toBeGreaterThan(20);
  expect(report.checks).toBeGreaterThan(5);
  for (const command of ['make', 'fill', 'stand', 'sit', 'rename', 'chat', 'start', 'answer'])
    expect(report.commands).toHaveProperty(command);
  for (const command of ['undo', 'leave', 'rematch']) expect(report.commands).toHaveProperty(command);
}, 300_000);

describe('killed on a bad disk', () => {
  test('that is full', async () => {
    expect((await killWhileFull(join(scratch(), 'a.db'))).acknowledged).toBeGreaterThan(10);
  }, 300_000);

  test('that has really no room left', async (context) => {
    const report = await killOnFullDisk(scratch());
    if (!report) return context.skip('nothing may be mounted here');
    expect(report).toMatchObject({ health: 'full', acknowledged: expect.any(Number) });
    expect(report.acknowledged).toBeGreaterThan(10);
  }, 300_000);

  test('that somebody else keeps locked', async () => {
    expect((await killWhileLocked(join(scratch(), 'a.db'))).acknowledged).toBeGreaterThan(20);
  }, 300_000);

  test('while an old file is brought up to date', async () => {
    expect((await killInMigrations(scratch(), 3)).kills).toBe(3);
  }, 300_000);
});
