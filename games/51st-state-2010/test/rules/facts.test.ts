import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { given } from '../given.ts';

const { forecastOf, lacksOf, roomOf, scoreOf, vpOn } = game.facts;

test('FS-99 FS-100 room is counted from the base, from locations and from deals', () => {
  const s = given({ places: { 0: ['town-hall'] }, deals: { 0: ['office-building'] }, spoils: { 0: ['pub'] } });
  expect(roomOf(s.state.players[0]!)).toEqual({ used: 2, room: 9 });
  expect(roomOf(s.state.players[1]!)).toEqual({ used: 0, room: 3 });
});

test('FS-55 FS-56 FS-62 FS-176 the next Production: base, locations and deals, without VP that find no place', () => {
  const s = given({
    places: { 0: ['dive', { card: 'church', ones: 3 }, 'generators'] },
    deals: { 0: ['dive'], 1: [{ card: 'museum', ones: 2 }] },
  });
  const [first, second] = s.state.players;
  const base = (faction: number) => forecastOf({ ...given({}).state.players[0]!, faction });
  expect(forecastOf(first!)).toEqual({ ...base(0), weapon: 2, worker: base(0).worker! + 2 });
  expect(forecastOf(second!)).toEqual({ ...base(1), vp1: 1 });
  expect([scoreOf(first!), vpOn({ ones: 1, twos: 2 })]).toEqual([6, 5]);
});

test('FS-83 FS-101 a use of a card in hand lacks range or room', () => {
  const s = given({ hand: { 0: ['pub'] }, pool: { 0: { conquest2: 1 } }, deals: { 0: ['dive', 'dive', 'quarry'] } });
  expect(lacksOf(game.view(s.state, 0), 0, 'pub')).toEqual([
    { use: 'incorporate', short: 3, roomless: false },
    { use: 'cooperate', short: 3, roomless: true },
    { use: 'conquer', short: 1, roomless: true },
    { use: 'redevelop', short: 0, roomless: false },
  ]);
  expect(lacksOf(game.view(s.state, 0), 0, 'borgo')).toEqual([]);
});
