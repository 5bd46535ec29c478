import type { BackupsReport, HostReport, NodeReport } from '@ashtown/protocol';
import { expect, test } from 'vitest';
import { alarmsOf } from '../../src/app/host/alarms.ts';
import { bytesIn, millisecondsIn } from '../../src/app/host/figures.ts';
import { nightsOf } from '../../src/app/host/nights.ts';
import { HOST_TEXT } from '../../src/app/host/text/index.ts';
import { together } from '../../src/app/host/together.ts';
import { doorsOf } from '../../src/net/reach.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

const node = (more: Partial<NodeReport> = {}): NodeReport => ({
  id: 'a1b2c3d4',
  version: '1.0.0',
  games: { scrap: 1 },
  seconds: 60,
  tables: { playing: 2, lobby: 1 },
  people: 3,
  connections: 4,
  answers: { count: 50, half: 2, most: 8 },
  memory: 150e6,
  limits: {},
  company: [],
  ...more,
});

const failedBackup = { at: 5, why: 'full' } as const;

const backups = (...times: number[]): BackupsReport => ({
  count: times.length,
  latest: times.map((at) => ({
    ...{ name: `${at}.db`, at, bytes: 1e6, isNightly: true, held: null, restore: 'ashtown copy a b', path: 'a' },
  })),
  isBusy: false,
  disk: null,
});

const report = (more: Partial<HostReport> = {}): HostReport => ({
  nodes: [node()],
  now: { playing: 2, people: 3 },
  events: [],
  data: {
    kind: 'file',
    name: 'ashtown.db',
    fault: null,
    held: { bytes: 1e6, tables: 10, live: 3 },
    disk: { free: 50e9, size: 100e9 },
  },
  backups: backups(NOW - 10 * HOUR),
  rules: { open: true, listed: true },
  token: 't',
  allowed: { tables: 100, connections: 100 },
  ...more,
});

const { data } = report();

test.each<[string, Partial<HostReport>, unknown[]]>([
  ['all is well', {}, []],
  ['nobody has said where backups lie', { backups: null }, []],
  ['the data', { data: { ...data, fault: 'full', held: null } }, [{ t: 'fault', fault: 'full' }]],
  ['a small disk', { data: { ...data, disk: { free: 4e8, size: 1e10 } } }, [{ t: 'disk', free: 4e8 }]],
  ['a large disk', { data: { ...data, disk: { free: 2e9, size: 1e11 } } }, [{ t: 'disk', free: 2e9 }]],
  ['no backup', { backups: backups() }, [{ t: 'backup', at: null }]],
  ['one that is being made', { backups: { ...backups(), isBusy: true } }, []],
  ['an old one', { backups: backups(NOW - 40 * HOUR) }, [{ t: 'backup', at: NOW - 40 * HOUR }]],
  ['one that failed', { nodes: [node(), node({ failedBackup })] }, [{ t: 'failed', at: 5, why: 'full' }]],
  [
    'a full disk for them',
    { backups: { ...backups(NOW), disk: { free: 1e8, size: 1e9 } } },
    [{ t: 'backupDisk', free: 1e8 }],
  ],
  ['other rules', { nodes: [node(), node({ games: { scrap: 2 } })] }, [{ t: 'versions' }]],
  ['another version', { nodes: [node(), node({ version: '1.1.0' })] }, [{ t: 'versions' }]],
  ['slow', { nodes: [node({ answers: { count: 20, half: 9, most: 101 } })] }, [{ t: 'slow', ms: 101 }]],
  ['one slow move', { nodes: [node({ answers: { count: 1, half: 900, most: 900 } })] }, []],
  ['many tables', { data: { ...data, held: { bytes: 1, tables: 99, live: 91 } } }, [{ t: 'tables' }]],
  ['many people', { nodes: [node(), node({ connections: 91 })] }, [{ t: 'connections' }]],
])('what is to be looked at first: %s', (_, more, alarms) => {
  expect(alarmsOf(report(more), NOW)).toEqual(alarms);
});

test('several servers are shown as one', () => {
  const at = (table: string, ...names: string[]) => ({ table, game: 'scrap', status: 'playing', names });
  const nodes = [
    node({ company: [at('one', 'Ann'), at('two', 'Eve')], limits: { messages: 2, slow: 0 } }),
    node({
      company: [at('one', 'Ann', 'Ben')],
      limits: { messages: 1, requests: 5 },
      answers: { count: 0, half: null, most: null },
    }),
  ];
  expect(together(report({ nodes }))).toEqual({
    playing: 2,
    people: 3,
    memory: 300e6,
    wait: 8,
    company: [at('one', 'Ann', 'Ben'), at('two', 'Eve')],
    limits: [
      ['requests', 5],
      ['messages', 3],
    ],
  });
});

test('of the last seven days those with a backup of their night are marked', () => {
  const day = (n: number) => new Date(2026, 4, n, 4, 1).getTime();
  const { latest } = backups(day(9), day(7), day(2));
  const nights = nightsOf('en', [...latest, { ...latest[0]!, at: day(6), isNightly: false }], day(9));
  expect(nights.map(({ isMade }) => isMade)).toEqual([false, false, false, false, true, false, true]);
  expect(nights.at(-1)!.name).toBe('Sat');
});

test('figures are written as the language writes them', () => {
  expect(['en', 'pl', 'sk'].map((lang) => bytesIn(lang as 'en', 1_500_000))).toEqual(['1.5 MB', '1,5 MB', '1,5 MB']);
  expect(bytesIn('en', 0)).toBe('0 byte');
  expect(bytesIn('en', 71e9)).toBe('71 GB');
  expect(millisecondsIn('sk', 8.25)).toBe('8,3 ms');
});

test('every fault and every limit has its words in each language', () => {
  const { fault } = HOST_TEXT.en.alarm;
  const { name } = HOST_TEXT.en.limits;
  const told = Object.keys(HOST_TEXT.en.lately.event);
  for (const text of Object.values(HOST_TEXT)) {
    expect(Object.keys(text.alarm.fault)).toEqual(Object.keys(fault));
    expect(Object.keys(text.limits.name)).toEqual(Object.keys(name));
    expect(Object.keys(text.lately.event)).toEqual(told);
  }
});

test('the address of the server is the one the page was opened by, or those of the network', () => {
  const reach = { addresses: ['http://192.168.1.20:5151'], name: null };
  expect(doorsOf('https://play.example.org/ash/#/host', reach)).toEqual(['https://play.example.org/ash/']);
  expect(doorsOf('http://127.0.0.1:5151/#/host', reach)).toEqual(['http://192.168.1.20:5151/']);
  expect(doorsOf('http://localhost:5151/', { addresses: [], name: null })).toEqual([]);
});
