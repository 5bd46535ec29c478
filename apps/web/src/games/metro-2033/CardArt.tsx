import { type Design, RESOURCE, STATION } from '@ashtown/metro-2033/board';
import { Drawn, drawn, seedOf } from '../../kit/index.ts';
import { BEINGS } from './pictures/beings.ts';
import { RESOURCES } from './pictures/resources.ts';
import { STATIONS } from './pictures/stations.ts';

const W = 160;
const H = 80;
const PEN = { cap: 'butt' } as const;

/** What a card shows, whatever else is around it. */
export const pictureOf = ({ category, id }: Design) =>
  (category === RESOURCE ? RESOURCES : category === STATION ? STATIONS : BEINGS)[id]!;

/** A card by its picture, among words. */
export const CardIcon = ({ of, size }: { of: Design; size: number }) => (
  <Drawn of={pictureOf(of)} pen={PEN} size={size} />
);

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

/** A hall of a Station: arches, columns or a plain vault above a platform, as many as its name wants. */
function hall(seed: number): string {
  const n = 4 + (seed % 3);
  const step = W / n;
  const [round, flat] = [seed % 3 === 0, seed % 3 === 1];
  const bays = Array.from({ length: n + 1 }, (_, i) => {
    const x = (i - 0.5) * step;
    if (flat) return `M${x} 12v54M${x + 5} 12v54`;
    return `M${x} 66V${round ? 34 : 26}a${step / 2} ${round ? 22 : 14} 0 0 1 ${step} 0V66`;
  });
  return `M0 12H${W}M0 66H${W}M0 71H${W}${bays.join('')}`;
}

/** The picture of a card: what it is, whole, before a pattern of its own; a Station in its hall. */
export function CardArt({ of }: { of: Design }) {
  const seed = seedOf(of.id);
  const station = of.category === STATION;
  return (
    <>
      <svg viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <rect width={W} height={H} fill="var(--deep)" />
        <path
          d={station ? hall(seed) : PATTERNS[seed % PATTERNS.length]!(seed)}
          fill="none"
          stroke="var(--mid)"
          strokeWidth={station ? 2.4 : 1.6}
        />
      </svg>
      <svg viewBox={station ? '-5 -5 34 34' : '-3 -3 30 30'} color="var(--cat)" aria-hidden="true" focusable="false">
        {station && <circle cx="12" cy="12" r="16" fill="var(--deep)" stroke="var(--mid)" strokeWidth="1.6" />}
        {drawn(pictureOf(of), PEN)}
      </svg>
    </>
  );
}
