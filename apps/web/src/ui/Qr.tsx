import { useMemo } from 'react';
import { encode } from 'uqr';

/** Light modules around it, without which not every camera finds it. */
const QUIET = 4;

/** A text as a code for cameras: dark on paper in either theme. */
export function Qr({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => drawn(text), [text]);
  const side = size + 2 * QUIET;
  return (
    <svg role="img" aria-label={label} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} shapeRendering="crispEdges">
      <path fill="currentColor" d={path} />
    </svg>
  );
}

/** One stroke for each run of dark modules in a row. */
function drawn(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  const runs = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const length = (end < 0 ? size : end) - x;
      return `M${x} ${y}h${length}v1h-${length}z`;
    }),
  );
  return { path: runs.join(''), size };
}
