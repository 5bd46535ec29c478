import { findGame } from '@ashtown/catalog';
import { type Options, type Seat, type SeatInfo, seedOf, type Standing } from '@ashtown/engine';
import { create, findBot } from '@ashtown/host';

/** A game that bots have played to its end from a fixed seed, as a seat or a spectator sees it. */
export function playedOut(id: string, seats: number, seed: string, viewer: Seat | null = null, options: Options = {}) {
  const { game, words } = findGame(id)!;
  const people = Array.from({ length: seats }, (_, i): SeatInfo => ({ name: `P${i}`, kind: 'bot', bot: 'greedy' }));
  const opened = create({ game, seats: people, seed: seedOf(seed), undo: 'no', options });
  if (!opened.ok) throw new Error(opened.problem);
  const { host } = opened;
  const { choose } = findBot('greedy')!;
  const begin: Standing = game.standing(host.show(null).view);
  while (host.asked.length > 0) {
    const seat = host.asked[0]!;
    const turn = host.turn(seat);
    host.answer(seat, turn.ply, choose(game, seat, turn).pick);
  }
  const position = host.show(viewer);
  const log = host.log(viewer);
  return { game, words, begin, position, log, result: position.result!, ending: game.ending(position.view, log) };
}

/** Every number of seats that ends differently, the solo game among them. */
export const TABLES: readonly (readonly [id: string, seats: number, seed: string, options?: Options])[] = [
  ['king-of-new-york', 6, 'a'],
  ['king-of-new-york', 4, 'b'],
  ['king-of-new-york', 2, 'c'],
  ['51st-state-master', 4, 'a'],
  ['51st-state-master', 2, 'b', { ruinsScore: true }],
  ['51st-state-master', 1, 'a'],
  ['51st-state-master', 1, 'b'],
  ['51st-state-2010', 4, 'a'],
  ['51st-state-2010', 3, 'b'],
  ['metro-2033', 5, 'a'],
  ['metro-2033', 2, 'b'],
  ['armageddon', 4, 'a'],
  ['armageddon', 3, 'b'],
];
