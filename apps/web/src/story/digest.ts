import type { Seat } from '@ashtown/engine';
import type { Line } from './lines.ts';

const MOST = 5;

/** What somebody should know of these lines, in a few: what touched them first, then the weightiest and latest. */
export function digestOf(lines: readonly Line[], me: Seat, most = MOST): Line[] {
  const told = lines.filter(({ telling: { rank } }) => rank === 'key' || rank === 'line').toReversed();
  const touches = ({ telling: { by, to = [], delta = [] } }: Line): boolean =>
    by !== me && (to.includes(me) || delta.some(({ seat }) => seat === me));
  const weight = (line: Line): number => (touches(line) ? 2 : line.telling.rank === 'key' ? 1 : 0);
  const chosen = new Set(told.toSorted((a, b) => weight(b) - weight(a)).slice(0, most));
  const inOrder = lines.filter((line) => chosen.has(line));
  return [...inOrder.filter(touches), ...inOrder.filter((line) => !touches(line))];
}
