import { expect, test } from 'vitest';
import { invitationOf } from '../../src/net/reach.ts';
import { isSeedOf } from '../../src/table/result/verify.ts';

const NOWHERE = { addresses: [], name: null };
const HOME = { addresses: ['http://192.168.1.20:5151', 'http://10.0.0.7:5151'], name: 'http://box.local:5151' };

test('a link that only this computer can open is known as one', () => {
  for (const page of ['http://127.0.0.1:5151/', 'http://localhost:5151/', 'http://[::1]:5151/'])
    expect(invitationOf('ASH-417', page, NOWHERE)).toEqual({
      links: [`${page}#/join/ASH-417`],
      byName: null,
      onlyHere: true,
    });
});

test('where the server is open to the network, the link is that of the network', () => {
  expect(invitationOf('ASH-417', 'http://127.0.0.1:5151/', HOME)).toEqual({
    links: ['http://192.168.1.20:5151/#/join/ASH-417', 'http://10.0.0.7:5151/#/join/ASH-417'],
    byName: 'box.local:5151',
    onlyHere: false,
  });
});

test('a page that was opened from elsewhere invites by the address it was opened with', () => {
  expect(invitationOf('ASH-417', 'https://play.example.org/ash/', NOWHERE)).toEqual({
    links: ['https://play.example.org/ash/#/join/ASH-417'],
    byName: null,
    onlyHere: false,
  });
});

test('seeds are checked without the SHA-256 of the browser', () => {
  const commitment = 'd21ea9258ea13d35383a9039fcacfd71a5823b2510f4b4f8257885596d3b0da7';
  expect([isSeedOf('ashtown', commitment), isSeedOf('ashtowm', commitment)]).toEqual([true, false]);
});
