import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './kit/chromium.ts';
import { startStaticHost } from './kit/static-host.ts';
import { guest } from './kit/ways.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const ID = 'dust-race';
const MEANT = /^(dist|coverage|node_modules|\.git)$/;
let copy = '';

/** A copy of the repository, with the packages of others linked and our own its own. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'ashtown-new-game-'));
  for (const part of readdirSync(ROOT))
    if (!MEANT.test(part))
      cpSync(join(ROOT, part), join(copy, part), { recursive: true, filter: (from) => !MEANT.test(basename(from)) });
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@ashtown'), { recursive: true });
  for (const part of readdirSync(join(ROOT, 'node_modules')))
    if (part !== '@ashtown' && part !== '.cache') symlinkSync(join(ROOT, 'node_modules', part), join(modules, part));
  for (const group of ['packages', 'games', 'apps'])
    for (const part of readdirSync(join(copy, group)))
      symlinkSync(join(copy, group, part), join(modules, '@ashtown', part));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(...command: readonly string[]): string {
  const env = { ...process.env, NODE_ENV: '', INIT_CWD: copy };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${command.join(' ')}: ${status}\n${stdout.slice(-3000)}\n${stderr.slice(-3000)}`);
  return stdout;
}

const browser = launchBrowser();

test('a game made from the template keeps all promises, and plays in terminal and browser', { retry: 0 }, async () => {
  expect(run('scripts/new-game.mjs', ID, 'Dust Race')).toContain(`games/${ID}`);
  expect(() => run('scripts/new-game.mjs', ID)).toThrow('is there already');
  expect(() => run('scripts/new-game.mjs', 'No Id')).toThrow('is no id for a game');

  run('scripts/borders.mjs');
  run('scripts/rules.mjs', '--check', ID);
  run('node_modules/@biomejs/biome/bin/biome', 'ci', `games/${ID}`, `apps/web/src/games/${ID}`, 'packages/catalog');
  run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json');
  run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', `games/${ID}`);
  expect(run('--import', 'tsx', 'apps/cli/src/main.ts', 'simulate', ID, '--players', '3', '--games', '5')).toContain(
    '5',
  );

  run('node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'warn');
  const host = await startStaticHost('/', join(copy, 'apps/web/dist'));
  try {
    const { page, watch } = await guest(await browser.profile(), host.url);
    await page.getByTestId(`play-${ID}`).click();
    for (let n = 0; n < 100 && !(await page.getByTestId('result').isVisible()); n++) {
      const answer = page.getByTestId('prompt').locator('button:not([data-testid="cite"])').first();
      if (await answer.isVisible()) await answer.click().catch(() => {});
      await page.waitForTimeout(30);
    }
    await page.getByTestId('result').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Dust Race');
    expect(watch.complaints).toEqual([]);
  } finally {
    await host.stop();
  }
});
