import type { CardId } from '@ashtown/king-of-new-york/board';
import { seedOf } from '../../kit/index.ts';
import { SignAt } from './Sign.tsx';
import type { SignId } from './signs.ts';

/** Ground and second tone; bone is the third. Prints keep their colours in both themes. */
const KEEP = [
  ['#17302a', '#2e6657'],
  ['#243b53', '#35567a'],
  ['#33263f', '#54406a'],
  ['#1f3238', '#33606b'],
] as const;
const ONCE = [
  ['#d8a03b', '#c4842a'],
  ['#b0412a', '#8f311d'],
  ['#2b5478', '#1f3f5c'],
  ['#7a6a35', '#5f5228'],
] as const;
const BONE = '#f1e2c6';
const INK = '#17130f';

const W = 252;
const H = 100;

function rays(n: number): string {
  return Array.from({ length: n }, (_, i) => {
    const at = (k: number) => (k / n) * 2 * Math.PI;
    const point = (a: number) => `${(W / 2 + 300 * Math.cos(a)).toFixed(0)} ${(56 + 300 * Math.sin(a)).toFixed(0)}`;
    return `M${W / 2} 56L${point(at(i))}L${point(at(i + 0.5))}z`;
  }).join('');
}

const rings = (): string =>
  [24, 44, 64, 84, 104, 130, 156]
    .map((r) => `M${W / 2 - r} 56a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
    .join('');

function skyline(seed: number): string {
  let x = 0;
  let path = `M0 ${H}`;
  for (let i = 0; x < W; i++) {
    const bits = (seed >>> (i % 24)) & 15;
    const w = 12 + (bits % 4) * 5;
    path += `V${H - 18 - ((bits * 7) % 44)}h${w}`;
    x += w;
  }
  return `${path}V${H}z`;
}

const waves = (): string =>
  [30, 52, 74, 96].map((y) => `M0 ${y}q12-10 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0`).join('');

/** The picture of a card: a pattern and a tone from its name, the sign of what it does. */
export function CardArt({ id, keep, sign }: { id: CardId; keep: boolean; sign: SignId }) {
  const seed = seedOf(id);
  const [ground, tone] = (keep ? KEEP : ONCE)[seed % 4]!;
  const kind = (seed >>> 3) % 4;
  return (
    <svg
      viewBox={`0 0 ${W} ${H}`}
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={W} height={H} fill={ground} />
      {kind === 0 && <path d={rays(18 + (seed % 3) * 6)} fill={tone} />}
      {kind === 1 && <path d={rings()} fill="none" stroke={tone} strokeWidth="7" />}
      {kind === 2 && <circle cx={keep ? 190 : 64} cy="38" r="27" fill={keep ? tone : '#d9481a'} />}
      {kind === 3 && <path d={waves()} fill="none" stroke={tone} strokeWidth="6" />}
      {(kind === 2 || kind === 3) && <path d={skyline(seed)} fill={kind === 2 ? INK : tone} opacity=".85" />}
      <circle cx={W / 2} cy="52" r="37" fill={ground} stroke={BONE} strokeWidth="3" />
      <SignAt id={sign} x={W / 2 - 25} y={27} size={50} color={BONE} />
    </svg>
  );
}
