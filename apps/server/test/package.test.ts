import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { scratch } from './tools/in-process.ts';
import { ServerProcess } from './tools/server-process.ts';
import { makeTable, newToken, Talker } from './tools/talker.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const deployed = (file: string): string => readFileSync(join(ROOT, 'deploy', file), 'utf8');

/** The arguments of an instruction of the Dockerfile, one for each time it is there. */
const instructions = (name: string): string[] =>
  [...deployed('Dockerfile').matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map((found) => found[1]!);

/** Whether the build is given a path: not what a line names anywhere, at the top, or by its end there. */
function isGiven(path: string): boolean {
  const isNamed = (line: string) => {
    if (line.startsWith('**/')) return basename(path) === line.slice(3);
    return line.startsWith('*') ? !path.includes('/') && path.endsWith(line.slice(1)) : path === line.replace('/', '');
  };
  return !deployed('Dockerfile.dockerignore').trim().split('\n').some(isNamed);
}

describe('the steps of the Dockerfile, in fresh folders', () => {
  const dir = mkdtempSync(join(tmpdir(), 'ashtown-package-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  const program = join(dir, 'bin/ashtown');
  const context = join(dir, 'context');
  const packed = join(dir, 'packed');
  const kept = join(dir, 'kept');
  const env = { ...process.env, npm_config_prefix: dir, npm_config_prefer_offline: 'true' };
  const run = (step: string) =>
    execFileSync('sh', ['-c', step.replaceAll('/packed', packed)], { cwd: context, env, encoding: 'utf8' });
  const ashtown = (...args: string[]) => spawnSync(program, args, { encoding: 'utf8', cwd: dir });

  beforeAll(() => {
    cpSync(ROOT, context, { recursive: true, filter: (path) => isGiven(relative(ROOT, path)) });
    const [dependencies, pack, install] = instructions('RUN');
    run(dependencies!);
    run(pack!.replace('npm run', 'npm run -s'));
    cpSync(packed, kept, { recursive: true });
    run(install!);
  }, 300_000);

  test('make a package of plain JavaScript with two dependencies', () => {
    const folder = join(dir, 'lib/node_modules/ashtown');
    const { dependencies, bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(Object.keys(dependencies)).toEqual(['libsql', 'tinypool']);
    expect(bin).toEqual({ ashtown: 'dist/node/ashtown.mjs' });
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => !file.startsWith('node_modules') && /\.tsx?$/.test(file))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['docs/operating.md', 'deploy/ashtown.service', 'deploy/nginx.conf']));
  });

  test('and it serves, plays with bots, stops, and copies what it has kept', async () => {
    const data = join(scratch(), 'data/ashtown.db');
    const began = performance.now();
    const server = await ServerProcess.start({ PORT: '0', ASHTOWN_DATA: data, ASHTOWN_CLIENT: '' }, [], '', program);
    console.log(`the packed server started in ${Math.round(performance.now() - began)} ms`);
    onTestFinished(() => void server.child.kill('SIGKILL'));
    const page = await (await fetch(server.url)).text();
    expect(page).toContain('<title>Ashtown');
    const [check] = instructions('HEALTHCHECK');
    const isWell = () =>
      spawnSync('sh', ['-c', check!.replace(/^.*?CMD /, '')], { env: { ...env, PORT: new URL(server.url).port } })
        .status;
    expect(isWell()).toBe(0);

    const token = newToken();
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }, { kind: 'bot', bot: 'hard' }] as const;
    const { id } = await makeTable(server.url, token, { game: 'king-of-new-york', seats: [...seats] });
    const ann = await Talker.join(server.url, id, { token });
    await ann.must({ t: 'start' });
    const turns = () => ann.log.map(({ seat }) => seat);
    while (!(turns().includes(1) && turns().includes(2)) && ann.table!.status === 'playing') {
      const { at } = await ann.asked();
      await ann.answer();
      await ann.until(() => ann.position!.at > at);
      await ann.asked();
    }
    expect((await fetch(`${server.url}/metrics`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    expect(isWell()).toBe(1);

    const backup = join(scratch(), 'backup.db');
    const copied = ashtown('copy', data, backup);
    expect([copied.stdout, copied.stderr]).toEqual([expect.stringMatching(/^Copied 1 tables, \d+ answers and 1 /), '']);
    expect(ashtown('copy', data, backup)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('there already'),
    });
  });

  test('and it is the command line', () => {
    expect(ashtown('--version')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
    const { stdout } = ashtown('simulate', 'king-of-new-york', '--bots', 'easy', '--games', '1', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ games: 1 });
  });

  test('and a plain node runs it, and npx from the file', () => {
    const { stdout } = ashtown('--version');
    const main = join(dir, 'lib/node_modules/ashtown/dist/node/ashtown.mjs');
    const [file] = readdirSync(kept);
    const ways = [
      [process.execPath, main],
      ['npx', '--yes', `--package=${join(kept, file!)}`, 'ashtown'],
    ] as const;
    for (const [command, ...args] of ways)
      expect(execFileSync(command, [...args, '--version'], { cwd: scratch(), env, encoding: 'utf8' })).toBe(stdout);
  });
});

const has = (program: string): boolean => spawnSync(program, ['-h'], { stdio: 'ignore' }).error === undefined;

describe('the files in deploy', () => {
  test('name settings that there are', () => {
    const known = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8');
    const named = ['Dockerfile', 'compose.yaml', 'compose.nodes.yaml', 'Caddyfile', 'nginx.conf', 'ashtown.service']
      .flatMap((file) => [...deployed(file).matchAll(/\bASHTOWN_\w+/g)])
      .map(([name]) => name);
    for (const name of new Set(named)) expect(known).toContain(`\`${name}\``);
  });

  test.skipIf(!has('systemd-analyze'))('the unit is one systemd takes', () => {
    const { stderr } = spawnSync('systemd-analyze', ['verify', join(ROOT, 'deploy/ashtown.service')], {
      encoding: 'utf8',
    });
    expect(stderr.split('\n').filter((line) => line.includes('ashtown.service'))).toEqual([]);
  });

  const nginx = spawnSync(process.execPath, [join(ROOT, 'scripts/nginx.mjs')], { encoding: 'utf8' });
  test.skipIf(nginx.status !== 0 || !has('openssl'))('nginx takes its configuration', () => {
    const dir = scratch();
    const certificate = ['-keyout', join(dir, 'play.example.org.key'), '-out', join(dir, 'play.example.org.pem')];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=a', ...certificate], {
      stdio: 'ignore',
    });
    mkdirSync(join(dir, 'conf.d'));
    writeFileSync(join(dir, 'conf.d/ashtown.conf'), deployed('nginx.conf').replaceAll('/etc/ssl', dir));
    const rest = 'pid nginx.pid; error_log stderr; events {} http { access_log off; include conf.d/*.conf; }';
    writeFileSync(join(dir, 'nginx.conf'), rest);
    const { status, stderr } = spawnSync(nginx.stdout.trim(), ['-t', '-p', dir, '-c', 'nginx.conf'], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
  });
});
