import { type Design, STATION } from '@ashtown/metro-2033/board';
import { DrawnAt, seedOf } from '../../kit/index.ts';
import { SIGNS } from './signs.ts';
import { glyphOf } from './summary.ts';

const W = 160;
const H = 80;
const SIGN = 46;

const slashes = (seed: number): string =>
  Array.from({ length: 30 }, (_, i) => {
    const x = i * 8 - 40 + ((seed >>> (i % 20)) & 3);
    const long = 12 + ((seed >>> (i % 17)) & 7) * 9;
    return `M${x} ${H - ((seed >>> (i % 13)) & 15)}l${long} ${-long}`;
  }).join('');

const waves = (seed: number): string =>
  [12, 26, 40, 54, 68]
    .map((y) => `M0 ${y + (seed % 5)}q10-${6 + (seed % 7)} 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0`)
    .join('');

const rings = (seed: number): string =>
  [16, 28, 40, 52, 64, 78, 92]
    .map((r) => `M${W / 2 - r} ${34 + (seed % 12)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
    .join('');

const rays = (seed: number): string =>
  Array.from({ length: 24 }, (_, i) => {
    const a = ((i + (seed % 3) / 3) / 24) * 2 * Math.PI;
    return `M${W / 2} 40L${(W / 2 + 150 * Math.cos(a)).toFixed(0)} ${(40 + 150 * Math.sin(a)).toFixed(0)}`;
  }).join('');

const PATTERNS = [slashes, waves, rings, rays] as const;

/** The picture of a card: a pattern of its own, the sign of what it is; for a Station the line it lies on. */
export function CardArt({ of }: { of: Design }) {
  const seed = seedOf(of.id);
  const sign = { of: SIGNS[glyphOf(of)], pen: { cap: 'butt' }, size: SIGN, color: 'var(--cat)' } as const;
  return (
    <svg viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <rect width={W} height={H} fill="var(--deep)" />
      <path d={PATTERNS[seed % PATTERNS.length]!(seed)} fill="none" stroke="var(--mid)" strokeWidth="1.6" />
      {of.category === STATION ? (
        <>
          <path d={`M0 50H${W}`} stroke="var(--mid)" strokeWidth="9" />
          <path d={`M0 50H${W}`} stroke="var(--cat)" strokeWidth="4" />
          <circle cx={W / 2} cy="50" r="11" fill="var(--deep)" stroke="var(--cat)" strokeWidth="5" />
        </>
      ) : (
        <DrawnAt {...sign} x={(W - SIGN) / 2 + 8} y={(H - SIGN) / 2} />
      )}
    </svg>
  );
}
