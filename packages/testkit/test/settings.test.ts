import { settingsOf, toy } from '@ashtown/testkit';
import { expect, test } from 'vitest';

test('every number of seats meets the defaults and each other value of each option', () => {
  const two = settingsOf(toy).filter(({ seats }) => seats === 2);
  expect(two.map(({ options }) => options)).toEqual([
    { rounds: 3, salvage: false },
    { rounds: 2, salvage: false },
    { rounds: 4, salvage: false },
    { rounds: 3, salvage: true },
  ]);
  expect(new Set(settingsOf(toy).map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]));
});

test('an option for some numbers of players is tried only there', () => {
  const options = { ...toy.options, salvage: { kind: 'switch', default: false, players: [4, 4] } } as const;
  const allowed = settingsOf({ ...toy, options }).filter((setting) => setting.options.salvage);
  expect(allowed.map(({ seats }) => seats)).toEqual([4]);
});
