import type { AnyGame, Seat } from '@ashtown/engine';
import { create, type Host } from '@ashtown/host';
import { type ToyState, toy } from '@ashtown/testkit/toy';
import { expect, test } from 'vitest';
import type { Scene } from '../../src/table/scene.ts';
import { OwnAnswers, undoShown } from '../../src/table/undo.ts';

/** Scrap where rolling again draws no chance: `turns` says whether it turns up the top card of the deck. */
const scrap = (turns: boolean): AnyGame => ({
  ...toy,
  apply(s: ToyState, seat: Seat, pick: unknown, log: never) {
    if (pick !== 'roll') return toy.apply(s, seat, pick as never, log);
    s.ply++;
    if (turns) s.discard.push(s.deck.pop()!);
  },
});

/** A match in which one seat has won the bids and decides alone. */
function pressing(game: AnyGame, undo: Scene['undo']): { host: Host; seat: Seat } {
  for (let n = 0; ; n++) {
    const seats = ['Ann', 'Bo'].map((name) => ({ name, kind: 'human' }) as const);
    const opened = create({ game, seats, seed: `${n}`.padStart(32, '0'), undo });
    if (!opened.ok) throw new Error(opened.problem);
    const { host } = opened;
    for (const seat of [0, 1]) host.answer(seat, host.show(seat).ply, host.offers(seat)[0]!.pick);
    const [seat, other] = host.asked;
    if (other === undefined) return { host, seat: seat! };
  }
}

/** What a page of a server knows: positions that leave it at `try`. */
const sceneOf = (host: Host, seat: Seat, undo: Scene['undo']): Scene =>
  ({
    ...{ game: host.game, seats: 2, undo, log: host.log(seat) },
    position: { ...host.show(seat, false), seat, clock: null },
  }) as unknown as Scene;

test.each([
  ['nothing came to light', false, 'ask', 'free'],
  ['nothing came to light', false, 'free', 'free'],
  ['a card was turned up', true, 'ask', 'ask'],
  ['a card was turned up', true, 'free', null],
] as const)('%s: the page says so before anybody tries, also one answer back (%s, %s)', (_, turns, undo, says) => {
  const { host, seat } = pressing(scrap(turns), undo);
  const own = new OwnAnswers();
  for (let n = 0; n < 2; n++) {
    const { position } = sceneOf(host, seat, undo);
    own.add(position, 'roll');
    host.answer(seat, position.ply, 'roll');
    const scene = sceneOf(host, seat, undo);
    expect([scene.position.undo, undoShown(scene, own)]).toEqual(['try', says]);
  }
  if (says !== 'free') return;
  host.undo(seat);
  expect(undoShown(sceneOf(host, seat, undo), own)).toBe('free');
});

test('whoever did not see what came before, or was refused, tries', () => {
  const { host, seat } = pressing(scrap(false), 'ask');
  const { position } = sceneOf(host, seat, 'ask');
  const refused = new OwnAnswers();
  refused.add(position, 'roll');
  refused.drop(position);
  host.answer(seat, position.ply, 'roll');
  for (const own of [new OwnAnswers(), refused]) expect(undoShown(sceneOf(host, seat, 'ask'), own)).toBe('try');
});

test('what the table knows is not doubted, and another seat’s view does not stay in the page', () => {
  const { host, seat } = pressing(scrap(false), 'ask');
  const own = new OwnAnswers();
  expect(undoShown(sceneOf(host, seat, 'ask'), own)).toBe('ask');
  own.add(sceneOf(host, seat, 'ask').position, 'roll');
  host.answer(seat, host.show(seat).ply, 'roll');
  expect(undoShown(sceneOf(host, 1 - seat, 'ask'), own)).toBe('ask');
  expect(undoShown(sceneOf(host, seat, 'ask'), own)).toBe('try');
});
