import type { Seat, Told } from '@ashtown/engine';
import type { Line } from '../../story/lines.ts';

/** Everybody's points after something happened. */
export interface Tick {
  /** The moment, and the chapter it belongs to: a round, or a turn; null before the first. */
  at: number;
  round: number | null;
  /** It belongs to the scoring at the end. */
  scoring: boolean;
  /** By seat, the game's own side last. */
  scores: readonly number[];
  /** From 0 to 1. */
  x: number;
}

export interface Band {
  /** Null: the scoring at the end. */
  round: number | null;
  from: number;
  to: number;
}

export interface Curve {
  ticks: readonly Tick[];
  bands: readonly Band[];
}

const SCORING = 'scoring';
/** How much of the width the scoring at the end takes for each of its steps, and at most. */
const STEP = 0.03;
const MOST = 0.2;

interface Point {
  at: number;
  round: number | null;
  /** The source that is scored at the end; all seats score it in one step. */
  scored: string | null;
  gains: [row: number, n: number][];
}

/** What changes the scores, in order: at least one point for every answer, until the scoring at the end. */
function pointsOf(lines: readonly Line[], rival: number): Point[] {
  const points: Point[] = [];
  const add = (point: Omit<Point, 'gains'>): Point => {
    const added = { ...point, gains: [] };
    points.push(added);
    return added;
  };
  let plain = add({ at: lines[0]?.at ?? 0, round: null, scored: null });
  let scorings = new Map<string, Point>();
  for (const line of lines) {
    const { round, phase } = line;
    const at = line.at + 1;
    if (plain.at !== at) scorings = new Map();
    if (plain.at !== at || plain.round !== round) plain = add({ at, round, scored: null });
    for (const { row, n, source } of gainsOf(line, rival)) {
      let point: Point = plain;
      if (phase === SCORING) {
        point = scorings.get(source) ?? add({ at, round, scored: source });
        scorings.set(source, point);
      }
      point.gains.push([row, n]);
    }
  }
  const end = points.findIndex(({ scored }) => scored !== null);
  return end < 0 ? points : points.filter(({ gains }, i) => i < end || gains.length > 0);
}

function gainsOf({ telling: { delta = [], rival: own = [] } }: Told, rival: number) {
  return [
    ...delta.flatMap(({ seat, what, n, source = '' }) => (what === 'score' ? [{ row: seat, n, source }] : [])),
    ...own.map(({ n, source }) => ({ row: rival, n, source })),
  ];
}

/**
 * The points over a game, from what was told of them. It ends with the scores there are, so it begins with what was not told:
 * what everybody starts with, or what older rules counted.
 */
export function curveOf(lines: readonly Line[], finals: readonly number[], seats: Seat): Curve {
  const points = pointsOf(lines, seats);
  const scores = [...finals];
  for (const { gains } of points) for (const [row, n] of gains) scores[row]! -= n;
  const end = points.findIndex(({ scored }) => scored !== null);
  const plain = end < 0 ? points.length : end;
  const scorings = points.length - plain;
  const zone = scorings === 0 ? 0 : Math.min(MOST, STEP * (scorings + 1));
  const ticks: Tick[] = [
    { at: lines[0]?.at ?? 0, round: points[0]?.round ?? null, scoring: false, scores: [...scores], x: 0 },
  ];
  for (const [i, { at, round, gains }] of points.entries()) {
    for (const [row, n] of gains) scores[row]! += n;
    const scoring = i >= plain;
    const x = scoring ? 1 - zone + (zone * (i - plain + 1)) / (scorings + 1) : ((1 - zone) * (i + 1)) / plain;
    ticks.push({ at, round, scoring, scores: [...scores], x });
  }
  return { ticks, bands: bandsOf(ticks, zone) };
}

/** Chapters side by side, and the scoring behind them. */
function bandsOf(ticks: readonly Tick[], zone: number): Band[] {
  const bands: Band[] = [];
  for (const { round, scoring, x } of ticks) {
    if (scoring || round === null) continue;
    const last = bands.at(-1);
    if (last?.round === round) last.to = x;
    else bands.push({ round, from: last?.to ?? 0, to: x });
  }
  if (zone > 0) bands.push({ round: null, from: 1 - zone, to: 1 });
  return bands;
}

/** With more chapters than this, those in which nothing changes are left out. */
const ALL = 12;

/** Everybody's points at the end of each chapter. */
export function tableOf({ ticks, bands }: Curve): { round: number | null; scores: readonly number[] }[] {
  const all = bands.map(({ round }) => ({
    round,
    scores: (round === null ? ticks.at(-1) : ticks.findLast((tick) => !tick.scoring && tick.round === round))!.scores,
  }));
  if (all.length <= ALL) return all;
  return all.filter(
    ({ scores }, i) => i === 0 || i === all.length - 1 || scores.some((n, row) => n !== all[i - 1]!.scores[row]),
  );
}
