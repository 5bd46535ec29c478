import { findGame } from '@ashtown/catalog';
import { type AnyGame, type LogEntry, type Seat, seedOf } from '@ashtown/engine';
import { create, findBot } from '@ashtown/host';
import { startOf } from '../../src/story/chapters.ts';
import { type Line, linesOf } from '../../src/story/lines.ts';

/** Whole games that bots have played from a fixed seed. */

export interface Played {
  game: AnyGame;
  seats: number;
  entries: readonly LogEntry[];
  lines: readonly Line[];
  /** The points of each seat, and of the game's own side, at the moment after so many answers. */
  scores: readonly (readonly number[])[];
  rival: readonly (number | null)[];
  /** What everybody begins with. */
  start: readonly number[];
}

export const TABLES: readonly (readonly [name: string, game: string, seats: number])[] = [
  ['King of New York', 'king-of-new-york', 4],
  ['Metro 2033', 'metro-2033', 3],
  ['51st State (2010)', '51st-state-2010', 3],
  ['51st State: Master Set', '51st-state-master', 3],
  ['51st State: Master Set alone', '51st-state-master', 1],
  ['Armageddon', 'armageddon', 3],
];

const played = new Map<string, Played>();

/** What the Master Set shows of points besides its standing. */
interface View {
  players?: readonly { vp: number }[];
  winners?: readonly Seat[] | null;
  solo?: { rival: { vp: number } } | null;
}

/** As the first seat is told of it: a whole game of thinking bots, or the first answers of bots that do not think. */
export function playedGame(id: string, seats: number, most = Number.POSITIVE_INFINITY): Played {
  const key = `${id} ${seats} ${most}`;
  const before = played.get(key);
  if (before) return before;
  const { game } = findGame(id)!;
  const info = Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, kind: 'bot' as const, bot: 'greedy' }));
  const opened = create({ game, seats: info, seed: seedOf(`log ${id}`) });
  if (!opened.ok) throw new Error(opened.problem);
  const { host } = opened;
  const { choose } = findBot(most < Number.POSITIVE_INFINITY ? 'random' : 'greedy')!;
  const scores: number[][] = [];
  const rival: (number | null)[] = [];
  const note = () => {
    const view = host.show(null, false).view as View;
    // Locations count at the end of the Master Set, and its standing counts them ahead: the track shows what was scored.
    const ahead = id === '51st-state-master' && view.winners === null;
    scores.push(ahead ? view.players!.map(({ vp }) => vp) : game.standing(view).map(({ score }) => score));
    rival.push(view.solo?.rival.vp ?? null);
  };
  note();
  const start = startOf(game.standing(host.show(null, false).view));
  while (host.asked.length > 0 && host.length < most) {
    const seat = host.asked[0]!;
    const turn = host.turn(seat);
    host.answer(seat, turn.ply, choose(game, seat, turn).pick);
    note();
  }
  const entries = host.log(0);
  const made = { game, seats, entries, lines: linesOf(game, entries), scores, rival, start };
  played.set(key, made);
  return made;
}
