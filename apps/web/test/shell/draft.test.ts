import { findGame } from '@ashtown/catalog';
import { parseNewTable } from '@ashtown/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Draft,
  firstDraft,
  isOnline,
  localSetupOf,
  newSeat,
  newTableOf,
  offline,
  optionsFor,
  parseDraft,
  problemOf,
} from '../../src/app/setup/draft.ts';
import { botDraft, botId } from '../../src/bots/bots.ts';

const GAME = findGame('king-of-new-york')!.game;
const draft = parseDraft(null, GAME);
const seats = (...kinds: Parameters<typeof newSeat>[0][]) => ({ ...draft, seats: kinds.map(newSeat) });

test('a set-up is whole, whatever was remembered', () => {
  expect(draft.seats.map((x) => x.kind)).toEqual(['me', 'bot', 'bot', 'bot']);
  fc.assert(
    fc.property(fc.jsonValue(), (kept) => {
      const d = parseDraft(kept, GAME);
      expect(parseDraft(d, GAME)).toEqual(d);
      expect(d.seats.length).toBeGreaterThanOrEqual(2);
    }),
  );
  expect(parseDraft({ seats: [newSeat('me'), newSeat('me')] }, GAME).seats).toHaveLength(4);
  expect(parseDraft(seats('me', 'open', 'bot'), GAME).seats.map((x) => x.kind)).toEqual(['me', 'open', 'bot']);
});

test('a first game is against beginners, with as few of them as there can be', () => {
  const sitting = (id: string) =>
    firstDraft(findGame(id)!.game).seats.map(({ kind, bot }) => (kind === 'bot' ? bot : kind));
  expect(sitting('king-of-new-york')).toEqual(['me', 'beginner']);
  expect(sitting('armageddon')).toEqual(['me', 'beginner', 'beginner']);
  // Alone there would be nobody to learn from.
  expect(sitting('51st-state-master')).toEqual(['me', 'beginner']);
});

test('a seat for a link makes an online table', () => {
  expect(isOnline(draft)).toBe(false);
  expect(isOnline(seats('me', 'open'))).toBe(true);
  expect(isOnline({ ...draft, online: true })).toBe(true);
});

test('without a server nobody comes by a link: a bot takes the seat, and the table is here', () => {
  const here = offline({ ...seats('me', 'open', 'local'), online: true });
  expect(isOnline(here)).toBe(false);
  expect(here.seats.map((x) => x.kind)).toEqual(['me', 'bot', 'local']);
});

test('an option that needs more players is off with fewer', () => {
  const wanted = { ...draft, options: { advanced: true } };
  expect(optionsFor(GAME, wanted)).toMatchObject({ advanced: false });
  expect(optionsFor(GAME, { ...wanted, seats: seats('me', 'bot', 'bot', 'bot', 'bot').seats })).toMatchObject({
    advanced: true,
  });
});

test('people need names, and there is at least one', () => {
  expect(problemOf(draft, 'Anna')).toBeNull();
  expect(problemOf(draft, '  ')).toBe('needNames');
  expect(problemOf(seats('bot', 'bot'), 'Anna')).toBe('needMe');
  expect(problemOf(seats('me', 'local'), 'Anna')).toBe('needNames');
});

test('what is sent passes the protocol', () => {
  const table = newTableOf(GAME, { ...seats('me', 'open', 'bot'), clock: 'async' }, ' Anna ');
  expect(parseNewTable(table)).toMatchObject({ ok: true });
  expect(table).toMatchObject({ name: 'Anna', clock: { kind: 'async', reserve: 259_200, increment: 86_400 } });
  expect(localSetupOf(GAME, seats('me', 'bot'), 'Anna').seats).toHaveLength(2);
});

test('a bot has a temperament where its level and the game know it, and none of another one', () => {
  const bot = { ...newSeat('bot'), bot: 'hard', temper: 'raider' } as const;
  const wished = (game: typeof GAME, seat: Draft['seats'][number]) =>
    newTableOf(game, { ...draft, seats: [newSeat('me'), seat] }, 'Anna').seats[1];
  expect(wished(GAME, bot)).toEqual({ kind: 'bot', bot: 'hard:raider' });
  expect(wished(GAME, { ...bot, temper: 'any' })).toEqual({ kind: 'bot', bot: 'hard:any' });
  expect(wished(GAME, { ...bot, temper: 'plain' })).toEqual({ kind: 'bot', bot: 'hard' });
  expect(wished(GAME, { ...bot, bot: 'easy' })).toEqual({ kind: 'bot', bot: 'easy' });
  expect(wished({ ...GAME, ahead: { ...GAME.ahead!, temperaments: {} } }, bot)).toEqual({ kind: 'bot', bot: 'hard' });
});

test('a bot that sits at a table leads back to what was chosen, a former one to the usual', () => {
  for (const id of ['beginner', 'hard', 'hard:raider', 'expert:any']) expect(botId(GAME, botDraft(id))).toBe(id);
  expect(botDraft('greedy')).toEqual({ bot: 'normal', temper: 'plain' });
});
