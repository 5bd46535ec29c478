import type { Interval } from '@ashtown/bots';

/** A share that was seen, and how sure that is. */
export interface Bar {
  label: string;
  share: number;
  interval: Interval;
  /** Behind the line. */
  note: string;
  /** Where it would be if nobody were stronger. */
  even: number;
  goal?: { low: number; high: number };
  /** Too few games to claim anything. */
  isHint: boolean;
}

export interface Group {
  title: string;
  bars: readonly Bar[];
}

const WIDTH = 760;
const LEFT = 210;
const RIGHT = 130;
const LINE = 22;
const TITLE = 30;
const TOP = 34;

const round = (n: number): string => n.toFixed(1).replace(/\.0$/, '');
const x = (share: number): string => round(LEFT + share * (WIDTH - LEFT - RIGHT));
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Colours for a light and for a dark page; pictures of a README follow the reader's own setting. */
const STYLE = `<style>
  svg { --paper: #ffffff; --ink: #1f2328; --dim: #656d76; --line: #d0d7de; --bar: #0b62c4; --goal: #1a7f3733; --edge: #1a7f37 }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #0d1117; --ink: #e6edf3; --dim: #9198a1; --line: #30363d; --bar: #6cb2ff; --goal: #3fb95040; --edge: #3fb950 }
  }
  text { font: 13px system-ui, sans-serif; fill: var(--ink) } .dim { fill: var(--dim); font-size: 12px }
  .title { font-weight: 600 } .paper { fill: var(--paper) } .grid { stroke: var(--line) }
  .even { stroke: var(--dim); stroke-dasharray: 2 3 } .goal { fill: var(--goal) } .edge { stroke: var(--edge); stroke-width: 2 }
  .bar { stroke: var(--bar); stroke-width: 3; stroke-linecap: round } .dot { fill: var(--bar) }
  .hint .bar, .hint .dot { opacity: 0.5 }
  .curve { stroke: var(--bar); stroke-width: 2; fill: none }
</style>`;

/** A picture that speaks for itself where it cannot be seen. */
export const svg = (width: number, height: number, title: string, parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    STYLE,
    `<rect class="paper" width="${width}" height="${height}" rx="6"/>`,
    ...parts,
    '</svg>\n',
  ].join('\n');

export const words = (text: string, at: { x: number | string; y: number; kind?: string; anchor?: string }): string => {
  const { kind, anchor } = at;
  const attributes = `${kind ? ` class="${kind}"` : ''}${anchor ? ` text-anchor="${anchor}"` : ''}`;
  return `<text x="${at.x}" y="${round(at.y)}"${attributes}>${escaped(text)}</text>`;
};

export const stroke = (kind: string, from: readonly [string, number], to: readonly [string, number]): string =>
  `<line class="${kind}" x1="${from[0]}" y1="${round(from[1])}" x2="${to[0]}" y2="${round(to[1])}"/>`;

/** Shares of wins with their intervals, line by line: the goal shaded, what would be even dashed. */
export function sharesPlot(title: string, groups: readonly Group[]): string {
  const parts: string[] = [];
  let y = TOP;
  for (const group of groups) {
    parts.push(words(group.title, { x: 12, y: y + 18, kind: 'title' }));
    y += TITLE;
    for (const bar of group.bars) {
      parts.push(...barAt(bar, y + LINE / 2));
      y += LINE;
    }
  }
  const grid = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    stroke('grid', [x(share), TOP], [x(share), y]),
    words(`${100 * share} %`, { x: x(share), y: TOP - 12, kind: 'dim', anchor: 'middle' }),
  ]);
  return svg(WIDTH, y + 14, title, [...grid, ...parts]);
}

function barAt({ label, share, interval, note, even, goal, isHint }: Bar, y: number): string[] {
  const [top, bottom] = [y - 8, y + 8];
  const shaded = goal && [
    `<rect class="goal" x="${x(goal.low)}" y="${round(top)}" width="${round(Number(x(goal.high)) - Number(x(goal.low)))}" height="16"/>`,
    stroke('edge', [x(goal.low), top], [x(goal.low), bottom]),
  ];
  return [
    ...(shaded ?? []),
    stroke('even', [x(even), top], [x(even), bottom]),
    `<g${isHint ? ' class="hint"' : ''}>`,
    stroke('bar', [x(interval[0]), y], [x(interval[1]), y]),
    `<circle class="dot" cx="${x(share)}" cy="${round(y)}" r="5"/>`,
    '</g>',
    words(label, { x: LEFT - 14, y: y + 4, anchor: 'end' }),
    words(note, { x: WIDTH - RIGHT + 12, y: y + 4, kind: 'dim' }),
  ];
}
