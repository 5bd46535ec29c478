import type { Bin } from '@ashtown/bots';
import type { Catalog } from '@ashtown/catalog';
import { countsOf } from './pairings.ts';
import { stroke, svg, words } from './plot.ts';
import { weightsOf } from './values.ts';

/** How often was won what was said to be won so often: positions with nearly the same forecast together. */
export interface Curve {
  game: string;
  players: number;
  bins: readonly Bin[];
}

/** What the cards of the learned values say of them, from games they have not learned from. */
export async function curvesOf(catalog: Catalog, folder?: string): Promise<Curve[]> {
  const wanted = Object.values(catalog).flatMap(({ game }) => countsOf(game).map((players) => ({ game, players })));
  const known = await Promise.all(
    wanted.map(async ({ game: { id }, players }) => {
      const weights = await weightsOf(folder, id, players);
      return weights ? [{ game: id, players, bins: weights.card.curve }] : [];
    }),
  );
  return known.flat();
}

/** How far forecasts are off, on average over the positions. */
export function calibrationError(bins: readonly Bin[]): number {
  const all = bins.reduce((sum, { n }) => sum + n, 0);
  return bins.reduce((sum, { predicted, seen, n }) => sum + n * Math.abs(predicted - seen), 0) / Math.max(1, all);
}

const SIZE = 220;
const LEFT = 48;
const TOP = 40;
const GAP = 60;

/** Curves side by side; a forecast that is right lies on the dashed line. */
export function calibrationPlot(title: string, curves: readonly Curve[]): string {
  const parts = curves.flatMap((curve, i) => curveAt(curve, LEFT + i * (SIZE + GAP)));
  return svg(LEFT + curves.length * (SIZE + GAP), TOP + SIZE + 44, title, parts);
}

function curveAt({ players, bins }: Curve, left: number): string[] {
  const x = (share: number): string => (left + share * SIZE).toFixed(1);
  const y = (share: number): number => TOP + (1 - share) * SIZE;
  const sorted = [...bins].sort((a, b) => a.predicted - b.predicted);
  const points = sorted.map(({ predicted, seen }) => `${x(predicted)},${y(seen).toFixed(1)}`);
  return [
    words(`${players} players, off by ${(100 * calibrationError(bins)).toFixed(1)} points`, {
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
