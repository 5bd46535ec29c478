import type { Ending, Out, Score, Seat, Standing } from '@ashtown/engine';

/** Whoever has a score at the end: a seat, or the game's own side. */
export interface Row {
  /** Null for the game's own side. */
  seat: Seat | null;
  rank: number;
  score: number;
  lines: Score['lines'];
  mine: boolean;
  out?: Out;
}

/** Everybody by rank, the game's own side among them. */
export function rowsOf(result: Standing, ending: Ending, mine: readonly Seat[]): Row[] {
  const out = new Map(ending.out?.map((x) => [x.seat, x]));
  const rows: Row[] = result.map(({ seat, rank, score, lines }) => ({
    seat,
    rank,
    score,
    lines,
    mine: mine.length === 1 && mine[0] === seat,
    ...(out.has(seat) && { out: out.get(seat)! }),
  }));
  const { rival } = ending;
  if (rival) rows.push({ seat: null, rank: ending.winners.length > 0 ? 2 : 1, mine: false, ...rival });
  return rows.toSorted((a, b) => a.rank - b.rank || (a.seat ?? Number.POSITIVE_INFINITY) - (b.seat ?? 0));
}

/** With more than these nobody stands out. */
export const MOST_TIED = 2;

export interface Column {
  source: string;
  /** By row. */
  n: readonly number[];
  /** Rows that have most of it; nobody where many have, or there are only two. */
  most: readonly boolean[];
}

/** What somebody got something from, in the game's order; and what nobody did. */
export function columnsOf(sources: readonly string[], rows: readonly Row[]): { used: Column[]; unused: string[] } {
  const all = sources.map((source): Column => {
    const n = rows.map(({ lines }) => lines.find((line) => line.source === source)?.n ?? 0);
    const most = Math.max(...n);
    const told = most > 0 && n.length > 2 && n.filter((x) => x === most).length <= Math.min(MOST_TIED, n.length - 1);
    return { source, n, most: n.map((x) => told && x === most) };
  });
  const isUsed = ({ n }: Column) => n.some((x) => x !== 0);
  return { used: all.filter(isUsed), unused: all.filter((c) => !isUsed(c)).map(({ source }) => source) };
}
