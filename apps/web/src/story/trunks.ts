import { refKey, type Seat } from '@ashtown/engine';
import { colourOf } from '../ui/SeatToken.tsx';
import type { Beat } from './beats.ts';
import { draw } from './draw.ts';

const WIDTH = 5;
const HEAD = 11;
/** A way shorter than this says nothing, and one that is longer would cross what it does not mean. */
const LEAST = 12;
const WIDEST = 48;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** From the edge of the stage to the edge of what is hit: sideways and then along the gap, or straight up or down. */
export function wayTo(stage: Box, hit: Box): { d: string; head: string } | null {
  const y = Math.max(hit.top + HEAD, Math.min(hit.bottom - HEAD, (hit.top + hit.bottom) / 2));
  const from = Math.min(stage.bottom - HEAD, stage.top + 60);
  const arrow = (x: number, at: number, side: 1 | -1) => `M${x} ${at - HEAD}L${x + side * 14} ${at}L${x} ${at + HEAD}z`;
  const gaps = [stage.left - hit.right, hit.left - stage.right, stage.top - hit.bottom, hit.top - stage.bottom];
  if (Math.max(...gaps) > WIDEST) return null;
  if (hit.right <= stage.left + 1) {
    const gap = (hit.right + stage.left) / 2;
    return { d: `M${stage.left} ${from}H${gap}V${y}H${hit.right - 4}`, head: arrow(hit.right - 2, y, -1) };
  }
  if (hit.left >= stage.right - 1) {
    const gap = (hit.left + stage.right) / 2;
    return { d: `M${stage.right} ${from}H${gap}V${y}H${hit.left + 4}`, head: arrow(hit.left + 2, y, 1) };
  }
  const x = Math.max(stage.left + 40, Math.min(stage.right - 40, (hit.left + hit.right) / 2));
  if (hit.bottom <= stage.top + 1) {
    const tip = hit.bottom - 12;
    return {
      d: `M${x} ${stage.top}V${hit.bottom}`,
      head: `M${x - HEAD} ${tip + 14}L${x} ${tip}L${x + HEAD} ${tip + 14}z`,
    };
  }
  if (hit.top - stage.bottom < LEAST) return null;
  const [a, b] = [x - HEAD, x + HEAD];
  return {
    d: `M${x} ${stage.bottom}V${hit.top - 2}`,
    head: `M${a} ${hit.top - 4}L${x} ${hit.top + 10}L${b} ${hit.top - 4}z`,
  };
}

/** Draws a line from the stage to the panel of everybody a beat hits, in the colour of whoever acts. */
export function drawTrunks(root: ParentNode, overlay: Element, beat: Beat): void {
  const stage = root.querySelector('[data-testid="story"]')?.getBoundingClientRect();
  if (beat.by === null || beat.shared || !stage) return;
  const { by } = beat;
  const ways = beat.to.flatMap((seat) => {
    const panel = seat === by ? null : panelOf(root, seat);
    return (panel && wayTo(stage, panel)) ?? [];
  });
  for (const { d, head } of ways) {
    const colour = colourOf(by);
    const line = { d, fill: 'none', 'stroke-linejoin': 'round' };
    overlay.append(
      draw('path', { ...line, stroke: 'var(--bg)', 'stroke-width': `${WIDTH + 5}` }),
      draw('path', { ...line, stroke: colour, 'stroke-width': `${WIDTH}` }),
      draw('path', { d: head, fill: colour, stroke: 'var(--bg)', 'stroke-width': '2' }),
    );
  }
}

/** The largest thing that is this player: a token only mentions them. */
function panelOf(root: ParentNode, seat: Seat): DOMRect | null {
  const all = [...root.querySelectorAll(`[data-ref="${refKey({ kind: 'player', id: `${seat}` })}"]`)];
  const [largest] = all.map((x) => x.getBoundingClientRect()).sort((a, b) => b.width * b.height - a.width * a.height);
  return largest && largest.width > 0 ? largest : null;
}
