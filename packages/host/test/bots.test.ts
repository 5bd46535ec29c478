import { type Bot, greedy, random } from '@ashtown/bots';
import { toy } from '@ashtown/testkit';
import { expect, test } from 'vitest';
import { playBot, playBots } from '../src/index.ts';
import { ANNA, answer, everything, GREEDY, sit } from './table.ts';

const RANDOM = { name: 'Dice', kind: 'bot', bot: 'random' } as const;

test('bots answer until a person is asked', () => {
  const h = sit(toy, { seats: [ANNA, GREEDY, RANDOM] });
  expect(h.botsToMove()).toEqual([1, 2]);
  playBots(h);
  expect(h.show(null).asked).toEqual([0]);
  expect(playBot(h)).toBeNull();
});

test('bots alone play to the end, the same game each time', () => {
  const play = () => {
    const h = sit(toy, { seats: [GREEDY, RANDOM] });
    playBots(h, { budget: { iterations: 8 } });
    return everything(h);
  };
  expect(JSON.parse(play())[0].answers.length).toBeGreaterThan(3);
  expect(play()).toBe(play());
});

test('running a bot any number of times leaves the future as it was', () => {
  const thoughtful = sit(toy, { seats: [ANNA, GREEDY] });
  const quiet = sit(toy, { seats: [ANNA, GREEDY] });
  for (let i = 0; i < 5; i++) greedy.choose(toy, 1, thoughtful.turn(1));
  random.choose(toy, 1, thoughtful.turn(1));
  expect(thoughtful.turn(1).rng).toEqual(quiet.turn(1).rng);
  while (quiet.show(null).asked.length > 0) {
    const [seat] = quiet.show(null).asked;
    for (let i = 0; i < 2; i++) random.choose(toy, seat!, thoughtful.turn(seat!));
    answer(thoughtful);
    answer(quiet);
  }
  expect(everything(thoughtful)).toBe(everything(quiet));
});

test('every seat and every ply has a stream of its own, none of them the one of the game', () => {
  const h = sit(toy, { seats: [GREEDY, GREEDY] });
  const streams = [h.turn(0).rng, h.turn(1).rng, (h.snapshot().state as { rng: unknown }).rng];
  expect(new Set(streams.map((rng) => JSON.stringify(rng))).size).toBe(3);
});

test('a bot is given its view, its answers, a stream and a budget, and no more', () => {
  const h = sit(toy, { seats: [GREEDY, ANNA] });
  const { ply, ...turn } = h.turn(0, { iterations: 9 });
  expect(ply).toBe(0);
  expect(turn).toEqual({
    view: h.show(0).view,
    legal: h.offers(0).map((offer) => offer.pick),
    rng: turn.rng,
    budget: { iterations: 9 },
    before: [],
  });
});

test('it remembers what it has answered itself, and nothing others have', () => {
  const h = sit(toy, { seats: [GREEDY, RANDOM] });
  const answered: unknown[] = [];
  for (let seat = h.asked[0]; seat !== undefined; seat = h.asked[0]) {
    const own = h.answers().flatMap(([by, pick]) => (by === seat ? [pick] : []));
    expect(h.turn(seat).before).toEqual(own);
    answered.push(...own);
    playBot(h, { budget: { iterations: 8 } });
  }
  expect(answered).not.toEqual([]);
});

test('a bot that answers what it may not is a bug', () => {
  const cheat: Bot = { id: 'cheat', choose: () => ({ pick: 'everything' as never }) };
  const h = sit(toy, { seats: [GREEDY, ANNA] });
  const before = everything(h);
  expect(() => playBot(h, { find: () => cheat })).toThrow('cheat answered "everything": illegal');
  expect(() => playBot(h, { find: () => undefined })).toThrow('no bot is called greedy');
  expect(everything(h)).toBe(before);
});
