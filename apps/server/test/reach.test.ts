import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { isNear, type Machine, ownUrl, reachOf, readyLines } from '../src/reach.ts';
import { serve } from './tools/in-process.ts';
import { request } from './tools/talker.ts';

const HOME: Machine = {
  addresses: [
    { address: '127.0.0.1', internal: true },
    { address: '::1', internal: true },
    { address: '10.0.0.7', internal: false },
    { address: '203.0.113.9', internal: false },
    { address: 'fe80::1', internal: false },
    { address: '192.168.1.20', internal: false },
  ],
  name: 'box.local',
};

describe('how others reach a server', () => {
  test('on loopback nobody does, and nothing else is said', () => {
    for (const host of ['127.0.0.1', '::1', 'localhost'])
      expect(reachOf(host, 5151, [], HOME)).toEqual({ addresses: [], name: null });
    expect(readyLines(ownUrl('127.0.0.1', 5151), { addresses: [], name: null }, true)).toEqual([
      'Ashtown is ready: http://127.0.0.1:5151',
    ]);
  });

  test('open to all, by every address of the home network, the likeliest first, and by name', () => {
    for (const host of ['0.0.0.0', '::']) {
      const reach = reachOf(host, 5151, ['10.1.1.1'], HOME);
      expect(reach).toEqual({
        addresses: ['http://10.1.1.1:5151', 'http://192.168.1.20:5151', 'http://10.0.0.7:5151'],
        name: 'http://box.local:5151',
      });
      const lines = readyLines(ownUrl(host, 5151), reach, false);
      expect(lines.join('\n')).not.toContain('0.0.0.0');
      expect(lines).toContain('On this network: http://192.168.1.20:5151');
    }
    expect(reachOf('192.168.1.20', 80, [], HOME)).toEqual({ addresses: ['http://192.168.1.20:80'], name: null });
    expect(ownUrl('fd00::2', 80)).toBe('http://[fd00::2]:80');
  });

  test('the code in the terminal is that of the first address', () => {
    const reach = { addresses: ['http://192.168.1.20:5151', 'http://10.0.0.7:5151'], name: null };
    const rows = readyLines('http://127.0.0.1:5151', reach, true).filter((line) => line.startsWith('  '));
    const dark = rows.flatMap((row) => {
      const cells = [...row.slice(2)];
      return [cells.map((c) => c === '▄' || c === ' '), cells.map((c) => c === '▀' || c === ' ')];
    });
    const { data, size } = encode('http://192.168.1.20:5151/', { border: 2, ecc: 'L' });
    expect(dark.slice(0, size)).toEqual(data);
  });

  test('only those nearby are told', async () => {
    expect(['127.0.0.1', '::ffff:192.168.1.4', 'fd00::1', '172.20.0.1'].every(isNear)).toBe(true);
    expect(['203.0.113.9', '2001:db8::1', '172.32.0.1'].some(isNear)).toBe(false);
    const { url } = await serve({ addresses: ['127.0.0.2'] });
    const { port } = new URL(url);
    expect((await request(url, '/api/reach')).json).toEqual({ addresses: [`http://127.0.0.2:${port}`], name: null });
    const behind = await serve({ addresses: ['127.0.0.2'], trustProxy: true });
    expect((await request(behind.url, '/api/reach')).json).toEqual({ addresses: [], name: null });
  });
});
