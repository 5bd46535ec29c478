import { fail } from '../fail.ts';
import { stroke, svg, words } from './plot.ts';
import { wholeLines } from './results.ts';

/** How often was won what was said to be won so often: positions with nearly the same forecast together. */
export interface CalibrationRow {
  game: string;
  players: number;
  bin: number;
  predicted: number;
  seen: number;
  n: number;
}

export function readCalibration(path: string): CalibrationRow[] {
  return wholeLines(path).map((line, i) => {
    try {
      return JSON.parse(line) as CalibrationRow;
    } catch {
      return fail(`${path}:${i + 1}: expected a bin of a calibration`);
    }
  });
}

/** How far forecasts are off, on average over the positions. */
export function calibrationError(rows: readonly CalibrationRow[]): number {
  const all = rows.reduce((sum, { n }) => sum + n, 0);
  return rows.reduce((sum, { predicted, seen, n }) => sum + n * Math.abs(predicted - seen), 0) / Math.max(1, all);
}

const SIZE = 220;
const LEFT = 48;
const TOP = 40;
const GAP = 60;

/** Curves side by side; a forecast that is right lies on the dashed line. */
export function calibrationPlot(title: string, curves: readonly (readonly CalibrationRow[])[]): string {
  const parts = curves.flatMap((rows, i) => curveAt(rows, LEFT + i * (SIZE + GAP)));
  return svg(LEFT + curves.length * (SIZE + GAP), TOP + SIZE + 44, title, parts);
}

function curveAt(rows: readonly CalibrationRow[], left: number): string[] {
  const x = (share: number): string => (left + share * SIZE).toFixed(1);
  const y = (share: number): number => TOP + (1 - share) * SIZE;
  const sorted = [...rows].sort((a, b) => a.predicted - b.predicted);
  const points = sorted.map(({ predicted, seen }) => `${x(predicted)},${y(seen).toFixed(1)}`);
  return [
    words(`${rows[0]!.players} players, off by ${(100 * calibrationError(rows)).toFixed(1)} points`, {
      x: left,
      y: TOP - 14,
      kind: 'title',
    }),
    ...[0, 0.5, 1].flatMap((share) => [
      stroke('grid', [x(0), y(share)], [x(1), y(share)]),
      stroke('grid', [x(share), y(0)], [x(share), y(1)]),
      words(`${100 * share} %`, { x: x(share), y: TOP + SIZE + 18, kind: 'dim', anchor: 'middle' }),
      words(`${100 * share} %`, { x: left - 6, y: y(share) + 4, kind: 'dim', anchor: 'end' }),
    ]),
    stroke('even', [x(0), y(0)], [x(1), y(1)]),
    `<polyline class="curve" points="${points.join(' ')}"/>`,
    ...points.map((point) => `<circle class="dot" cx="${point.split(',')[0]}" cy="${point.split(',')[1]}" r="3"/>`),
    words('forecast', { x: x(0.5), y: TOP + SIZE + 34, kind: 'dim', anchor: 'middle' }),
  ];
}
