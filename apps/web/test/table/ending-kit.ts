import { findGame } from '@ashtown/catalog';
import { makeRng, type Options, rand, type Seat, type SeatInfo, type Standing, seedOf } from '@ashtown/engine';
import { create, findBot } from '@ashtown/host';
import { linesOf } from '../../src/story/lines.ts';

/** Who plays: anybody, quickly, or a bot that tries to win. */
type Play = 'random' | 'greedy';

/** A game played to its end from a fixed seed, as a spectator sees it. */
export function playedOut(id: string, seats: number, seed: string, play: Play = 'random', options: Options = {}) {
  const { game, words } = findGame(id)!;
  const people = Array.from({ length: seats }, (_, i): SeatInfo => ({ name: `P${i}`, kind: 'bot', bot: 'greedy' }));
  const opened = create({ game, seats: people, seed: seedOf(seed), undo: 'no', options });
  if (!opened.ok) throw new Error(opened.problem);
  const { host } = opened;
  const { choose } = findBot('greedy')!;
  const rng = makeRng(seedOf(`picks ${seed}`));
  const begin: Standing = game.standing(host.show(null).view);
  while (host.asked.length > 0) {
    const seat: Seat = host.asked[0]!;
    const turn = host.turn(seat);
    const pick = play === 'greedy' ? choose(game, seat, turn).pick : turn.legal[rand(rng, turn.legal.length)];
    host.answer(seat, turn.ply, pick);
  }
  const position = host.show(null);
  const log = host.log(null);
  return {
    game,
    words,
    begin,
    seats,
    position,
    log,
    lines: linesOf(game, log),
    result: position.result!,
    ending: game.ending(position.view, log),
  };
}
export type PlayedOut = ReturnType<typeof playedOut>;

interface Setting {
  id: string;
  seats: number;
  seed: string;
  play?: Play;
  options?: Options;
}

/** All five games, few and many people, and the solo game lost and won. */
export const TABLES: readonly Setting[] = [
  { id: 'king-of-new-york', seats: 6, seed: 'a' },
  { id: 'king-of-new-york', seats: 2, seed: 'c' },
  { id: '51st-state-master', seats: 4, seed: 'a' },
  { id: '51st-state-master', seats: 2, seed: 'b', options: { ruinsScore: true } },
  { id: '51st-state-master', seats: 1, seed: 'a' },
  { id: '51st-state-master', seats: 1, seed: 'a', play: 'greedy' },
  { id: '51st-state-2010', seats: 4, seed: 'a' },
  { id: 'metro-2033', seats: 5, seed: 'a' },
  { id: 'armageddon', seats: 4, seed: 'a' },
];
