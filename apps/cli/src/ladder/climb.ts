import { sprt } from '@ashtown/bots';
import { inCrew } from './crew.ts';
import { hypothesesOf } from './goals.ts';
import { idOf, type Planned } from './pairings.ts';
import { appender, keyOf, readResults } from './results.ts';
import { blocksOf } from './summary.ts';
import type { GameRow, Task } from './task.ts';

export interface Climb {
  pairings: readonly Planned[];
  /** The file that results are added to. */
  out: string;
  revision: string;
  /** For each pairing; rounded up to whole blocks. */
  games: number;
  /** Leave a pairing once the sequential test has decided it. */
  early: boolean;
  cores: number;
  /** Where learned values are, if not in the packages of the games. */
  values: string | undefined;
  /** No game begins later than this, by the clock of `performance`. */
  deadline: number;
}

/** Where a pairing stands. */
interface Rung {
  pairing: Planned;
  rows: GameRow[];
  /** Games that are still to play, as they will be; the next one last. */
  left: Task[];
}

/** Plays what is still missing, the pairing with the fewest games first, and writes each game down when it is over. */
export async function climb(c: Climb, onGame: (row: GameRow, done: number, all: number) => void): Promise<void> {
  const rungs = rungsOf(c);
  const all = rungs.reduce((sum, { rows, left }) => sum + rows.length + left.length, 0);
  let done = rungs.reduce((sum, { rows }) => sum + rows.length, 0);
  const append = appender(c.out);
  const byId = new Map(rungs.map((rung) => [idOf(rung.pairing), rung]));
  const begun = ({ pairing, left }: Rung) => gamesOf(pairing, c.games) - left.length;

  function next(): Task | null {
    if (performance.now() >= c.deadline) return null;
    const open = rungs.filter(({ left }) => left.length > 0);
    if (open.length === 0) return null;
    return open.reduce((a, b) => (begun(b) < begun(a) ? b : a)).left.pop()!;
  }

  function take(row: GameRow): void {
    append(row);
    const rung = byId.get(idOf(row))!;
    rung.rows.push(row);
    if (c.early && isDecided(rung)) rung.left = [];
    onGame(row, ++done, all);
  }

  const values = c.values === undefined ? [] : ['--values', c.values];
  await inCrew(c.cores, ['ladder', '--worker', ...values], next, take);
}

const gamesOf = ({ players }: Planned, games: number): number => Math.ceil(games / players) * players;

function rungsOf({ pairings, out, revision, games, early }: Climb): Rung[] {
  const written = new Map(readResults(out).map((row) => [keyOf(row), row]));
  return pairings.map((pairing) => {
    const { goal: _, ...named } = pairing;
    const tasks = Array.from({ length: gamesOf(pairing, games) }, (_, nth): Task => {
      const block = Math.floor(nth / pairing.players);
      return { ...named, revision, block, seat: nth % pairing.players };
    });
    const rows = tasks.flatMap((task) => written.get(keyOf(task)) ?? []);
    const left = tasks.filter((task) => !written.has(keyOf(task))).reverse();
    const rung: Rung = { pairing, rows, left };
    return early && isDecided(rung) ? { ...rung, left: [] } : rung;
  });
}

function isDecided({ pairing, rows }: Rung): boolean {
  const shares = blocksOf(rows).map(({ share, games }) => share / games);
  return sprt(shares, hypothesesOf(pairing, pairing.goal)).verdict !== 'open';
}
